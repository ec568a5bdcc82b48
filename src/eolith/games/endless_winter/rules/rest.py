# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Rest tokens (EW-RESTMOD)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot, State

from ..terms import *
from .table import EndlessWinter, Tables


def put_under(table: EndlessWinter, token: i32) -> void:
    """`token` is a number plus one, as all fields of tokens hold it."""
    for i in range(REST_TOKENS):
        if table.rest_under[i] == 0:
            table.rest_under[i] = token
            return


def tokens_unseen(table: EndlessWinter) -> i32:
    total: i32 = 0
    for token in range(REST_TOKENS):
        total += table.rest_unseen[token]
    return total


def next_token(table: EndlessWinter) -> i32:
    """The next token that was put under the stack before; number plus one."""
    token = table.rest_under[0]
    for i in range(REST_TOKENS - 1):
        table.rest_under[i] = table.rest_under[i + 1]
    table.rest_under[REST_TOKENS - 1] = 0
    return token


def hold_token(table: EndlessWinter, seat: i32, token: i32) -> void:
    """EW-RESTMOD-04 to -06."""
    pack: Tables = table.content
    table.rest_held = token
    table.emit(TOKEN_TAKEN, seat, token - 1)
    for clause in range(pack.token_first[token - 1], pack.token_last[token - 1]):
        table.ready[clause] = 1


class DealRest(Lot):
    """EW-RESTMOD-02, -04, -09, -10: the token on top of the stack, turned up or given to a seat.

    Tokens that were seen and put under the stack come back in the order known to all.
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[OWNER] == 0 and table.rest_open:
            put_under(table, table.rest_open)
            table.rest_open = 0
        if tokens_unseen(table):
            return False
        token = next_token(table)
        self.turn_up(table, frame[OWNER] - 1, token)
        return True

    def options(self, table: EndlessWinter) -> void:
        for token in range(REST_TOKENS):
            if table.rest_unseen[token]:
                table.offer(TURN_REST + token)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.rest_unseen[option - TURN_REST] = 0
        self.turn_up(table, table.agenda[table.depth][OWNER] - 1, option - TURN_REST + 1)

    def turn_up(self, table: EndlessWinter, owner: i32, token: i32) -> void:
        table.pop()
        if owner >= 0:
            return hold_token(table, owner, token)
        table.rest_open = token
        table.emit(REST_TOKEN_SHOWN, NATURE, token - 1)


class PickToken(Decision):
    """EW-RESTMOD-03, -04, -11: the face-up rest token, or the next one unseen."""

    def options(self, state: State) -> void:
        state.offer_range(TAKE_TOKEN, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        token = table.rest_open
        table.rest_open = 0
        if option == TAKE_TOKEN:
            return hold_token(table, seat, token)
        put_under(table, token)
        table.push(DEAL_REST, NATURE, 0, seat + 1)
