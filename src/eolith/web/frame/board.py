"""A position as somebody sees it who may decide in it: the picture, what can be chosen, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from markupsafe import Markup

from eolith.kernel.game import Game
from eolith.kernel.scene import Choice, Event, Item, Panel, Part
from eolith.kernel.state import State

from . import fragments
from .fragments import choices_list, command_button, field_row, texts_of


class Board:
    """One position, in one language; whoever fills it says what may be done in it."""

    state: State
    seat: int | None
    """Whose eyes see it; None for a spectator."""
    seen: Any
    """What they see."""
    acting: bool
    """That seat is to decide, and may do so here."""
    over: bool
    names: Sequence[str]
    """Who plays each side, within a sentence."""
    wish: str = ""
    """The letter of the seat, where an address must name it."""

    def __init__(self, game: Game, language: str, address: str, salt: int) -> None:
        """`address` is the page that shows it, `salt` what the faces of dice hang on."""
        self.game = game
        self.address = address
        self.salt = salt
        self.scene = game.scene(language)
        self.texts = texts_of(language, game.wording)
        self.say = self.texts.say

    def named(self, text: str) -> str:
        """A text that may tell whose turn it is, with a name for the seat."""
        return text

    def recent(self) -> list[Event]:
        """The events of the last turn, for dice as they fell."""
        return []

    def offered(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Those of some choices that can be made here."""
        return choices

    def choices(self) -> Sequence[Choice]:
        return self.offered(self.scene.choices(self.state)) if self.acting else ()

    def parts(self) -> list[Part]:
        hot = frozenset(choice.target for choice in self.choices() if choice.target)
        return self.scene.parts(self.seen, hot, self.recent(), self.salt, tuple(self.names))

    # --- in words -----------------------------------------------------------------------------------------

    def plain(self, parts: Sequence[Part]) -> h.Element:
        """The table in words: a heading for each part, and what can be done beside what it is about."""
        choices = self.choices()
        return h.div("#plain")[(self._plain_part(part, choices) for part in parts)]

    def _plain_part(self, part: Part, choices: Sequence[Choice]) -> h.Element:
        return h.section(aria_labelledby=f"plain-{part.id}")[
            h.h2(id=f"plain-{part.id}")[part.title],
            h.ul[(self._plain_item(item, choices) for item in part.items)],
        ]

    def _plain_item(self, item: Item, choices: Sequence[Choice]) -> h.Element:
        own = [choice for choice in choices if item.target and choice.target == item.target]
        ask = None
        if item.target and not own and self.seat is not None and not self.over:
            ask = h.a(".why", href=f"?at={item.target}#ask", aria_label=self.say("why-not-there", what=item.text))[
                self.say("why")
            ]
        return h.li[item.text, " ", [command_button(choice.command, choice.label) for choice in own], ask]

    # --- what is asked ------------------------------------------------------------------------------------

    def ask(self) -> h.Element | Markup:
        """What the viewer is asked."""
        return self.panel(self.scene.panel(self.state, self.seat))

    def ask_at(self, target: str, given: Mapping[str, int]) -> h.Element | Markup:
        """What can be done at one target, or why nothing can."""
        if self.seat is None or self.over:
            return self.ask()
        return self.panel(self.scene.panel(self.state, self.seat, target, given), target)

    def panel(self, panel: Panel, target: str = "") -> Markup:
        """A panel with its choices or its fields, and one confirming button."""
        inside = [fragments.panel_head(panel.title, self.named(panel.text), tuple(panel.facts))]
        if panel.fields:
            inside.append(Markup(self._fields(panel, target)))
        choices = choices_list(tuple(self.offered(panel.choices)))
        inside.append(choices)
        if panel.rule and not panel.fields:
            inside.append(Markup(h.p(".no")[self._rule(panel.rule)]))
        if target:
            inside.append(Markup(h.a(".back", href=f"{self.address}#ask", data_at="")[self.say("panel-back")]))
        holds = {
            "fields": bool(panel.fields), "facts": bool(panel.facts), "faces": any(fact.face for fact in panel.facts),
            "much": choices.count("<li") > fragments.MUCH,
        }  # fmt: skip
        return fragments.panel(target, "".join(inside), [what for what, there in holds.items() if there])

    def _fields(self, panel: Panel, target: str) -> h.Element:
        possible = bool(panel.command)
        return h.form("#fields", method="get", action=f"{self.address}#ask", data_at=target)[
            h.input(type="hidden", name="at", value=target),
            self.wish and h.input(type="hidden", name="as", value=self.wish),
            h.div(".fields")[(field_row(field, self.say("less"), self.say("more")) for field in panel.fields)],
            h.p("#verdict", class_="yes" if possible else "no", role="status")[
                panel.verdict, " ", None if possible or not panel.rule else self._rule(panel.rule)
            ],
            h.button(".check", type="submit")[self.say("panel-check")],
            h.button("#confirm.main", form="act", name="command", value=panel.command, disabled=not possible)[
                self.say("panel-confirm")
            ],
        ]

    def _rule(self, rule: str) -> h.Element:
        return h.a(".rule", href=f"/rules/{self.game.wording}#{rule}", target="_blank", rel="noopener")[rule]
