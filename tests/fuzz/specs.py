"""The tables that games are played at here: every player count, and every option away from its default."""

from __future__ import annotations

SPECS = (
    "stone_age(players=2)",
    "stone_age(players=3)",
    "stone_age(players=4)",
    "stone_age(players=2, hunting_visits=any, first_seat=B)",
    "stone_age(players=3, full_village_visit=refused, card_piles=open, forecast=all)",
    "stone_age(players=4, dice_card_timing=own_turn, undo=off)",
    "stone_age(players=3, dice_card_timing=own_turn, choice_card_timing=at_once)",
    "stone_age(players=4, tools_on_roll_cards=no, card_piles=open, first_seat=D)",
    "stone_age(players=2, round_cap=5, forecast=off)",
)
