"""The form that opens a table of one game: how it is shown, and how it is read."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

import eolith
from eolith import bots
from eolith.bots.careful import styles
from eolith.bots.wins import win_share
from eolith.kernel.game import Game, SpecError
from eolith.kernel.text import Texts, level_meaning, sentence
from eolith.table.live import LONGEST_NAME, clean_name
from eolith.table.setup import Clock, Seat, Setup

from ...frame.fragments import texts_of
from ...frame.html import Say, choose, how_link, letter, name_field, seat_mark
from ...frame.names import bot_name, face
from ...frame.options import meaning_of, rule_of_option
from ...host.games import editions, game_of, load_game
from ...host.own import OwnRecord
from ...host.people import Visitor
from ...host.seated import check_bot

CLOCKS = {
    "none": None,
    "5m": Clock(300, 10),
    "15m": Clock(900, 20),
    "1d": Clock(86400, 43200),
    "3d": Clock(259200, 86400),
}
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.3}


def alone_form(visitor: Visitor, name: str, own: Mapping[tuple[str, str], OwnRecord]) -> h.Element:
    """A game for one: how hard it is to be, with what one has achieved, and it begins."""
    texts = texts_of(visitor.language, name)
    say, game = texts.say, load_game(name, 1, {})
    others = [option for option in game.option_values if option not in game.difficulty]
    return h.form("#alone.open", method="post", action="/tables")[
        h.h2[say("alone-title")],
        [
            h.input(type="hidden", name=field, value=value)
            for field, value in {"game": name, "name": visitor.name, "seat-0": "me", "hints": "yes"}.items()
        ],
        game.difficulty and _levels(game, texts, own),
        others
        and h.details[h.summary[say("open-options")], [_option(game, option, texts, "alone") for option in others]],
        h.button(".main")[say("alone-button")],
    ]


def _levels(game: Game, texts: Texts, own: Mapping[tuple[str, str], OwnRecord]) -> h.Element:
    """How hard a game for one can be, with how the careful bot fares at it."""
    rules = [rule for option in game.difficulty if (rule := rule_of_option(game.name, option))]
    return h.fieldset(".levels")[
        h.legend[
            texts.say("alone-level"),
            [[" ", h.a(href=f"/rules/{game.name}#{rule}", target="_blank")[rule]] for rule in rules],
        ],
        [_level(game, level, texts, own.get((game.name, level))) for level in game.levels()],
    ]


def _level(game: Game, level: str, texts: Texts, own: OwnRecord | None) -> h.Element:
    name, told = level_meaning(texts, level)
    wins = win_share(game.name, level)
    fared = [texts.say("alone-share", n=wins)] if wins is not None else []
    fared += [texts.say("own-so-far", won=own.won, all=own.won + own.lost)] if own else []
    return h.label[
        h.input(type="radio", name="level", value=level, checked=level == game.level),
        h.b[name],
        told and h.span[sentence(told)],
        fared and h.small[sentence("; ".join(fared))],
    ]


def open_form(visitor: Visitor, name: str, edition: str = "") -> h.Element:
    """The form that opens a table of one game for several, maybe of an edition, which is chosen then."""
    texts = texts_of(visitor.language, name)
    say = texts.say
    game: Game = eolith.load(name)
    most = max(game.player_counts)
    levels = [bot for bot in bots.LEVELS if bot in bots.of(game)]
    options = dict.fromkeys(option for one in editions(name) for option in game_of(one).option_values)
    return h.form(".open", method="post", action="/tables")[
        h.h2[say("open-title", game=say("game-name"))],
        (how := how_link(name, say)) and h.p[how],
        h.input(type="hidden", name="game", value=name),
        name_field(visitor.name, say),
        h.fieldset(".seats")[
            h.legend[say("open-seats")],
            [_seat_choice(seat, game, levels, say) for seat in range(most)],
            levels and _faces(levels, say),
        ],
        "edition" in options and _option(game, "edition", texts, chosen=edition),
        h.details[h.summary[say("open-terms")], _terms(say)],
        h.details[
            h.summary[say("open-options")], [_of_some(game, option, texts) for option in options if option != "edition"]
        ],
        h.button(".main")[say("open-button")],
    ]


def other_bots(game: Game) -> list[str]:
    """The bots that can be chosen on the page besides the levels, the ordinary one first."""
    known = bots.of(game)
    others = [bot for bot in known if bot not in bots.BOTS]
    if "careful" not in known:
        return ["random", *others]
    temperaments = [f"careful:style={style}" for style in styles(game) if style != "balanced"]
    return ["careful", *temperaments, *others, "random"]


def _faces(levels: list[str], say: Say) -> h.Node:
    """Who the bots are."""
    return [
        h.h3("#levels-title")[say("open-levels")],
        h.ol(".faces", aria_labelledby="levels-title")[
            (h.li[face(bot, 40), h.b[bot_name(bot, say)], " ", h.span[say(f"bot-{bot}-told")]] for bot in levels)
        ],
    ]


def _seat_choice(seat: int, game: Game, levels: list[str], say: Say) -> h.Element:
    needed = min(count for count in game.player_counts if count > 1)
    others = {f"bot:{spec}": say("seat-choice-bot", bot=bot_name(spec, say)) for spec in other_bots(game)}
    gentle = f"bot:{levels[1]}" if levels else next(iter(others))
    chosen = "me" if seat == 0 else gentle if seat < needed else "none"
    choices = {"me": say("seat-choice-me"), "friend": say("seat-choice-friend"), "here": say("seat-choice-here")}
    if seat >= needed:
        choices["none"] = say("seat-choice-none")
    for number, bot in enumerate(levels, start=1):
        choices[f"bot:{bot}"] = say("seat-choice-level", n=number, bot=bot_name(bot, say))

    def listed(values: Mapping[str, str]) -> list[h.Element]:
        return [h.option(value=value, selected=value == chosen)[text] for value, text in values.items()]

    return h.p[
        h.label(for_=f"seat-{seat}")[
            seat_mark(seat), h.span(".hidden")[say("open-seat", seat=letter(seat))]
        ],
        h.select(id=f"seat-{seat}", name=f"seat-{seat}")[
            listed(choices), h.optgroup(label=say("seat-choice-others"))[listed(others)] if levels else listed(others)
        ],
        h.input(
            ".here", name=f"name-{seat}", maxlength=LONGEST_NAME, autocomplete="off",
            placeholder=say("open-name-here"), aria_label=say("open-name-of", seat=letter(seat)),
        ),
    ]  # fmt: skip


def _terms(say: Say) -> h.Node:
    return [
        choose("open-clock", "clock", say("open-clock"), {name: say(f"clock-{name}") for name in CLOCKS}, "none"),
        choose("open-pace", "pace", say("open-pace"), {name: say(f"pace-{name}") for name in PACES}, "normal"),
        h.p[h.label[h.input(type="checkbox", name="hints", value="yes", checked=True), " ", say("open-hints")]],
        h.p[h.label[h.input(type="checkbox", name="listed", value="yes"), " ", say("open-listed")]],
    ]


def _of_some(game: Game, name: str, texts: Texts) -> h.Element:
    """An option that some editions may not have: it is hidden where one of these is chosen."""
    without = [edition for edition, lacked in game.option_editions.items() if name in lacked]
    return h.div(data_without=" ".join(without) or None)[_option(game, name, texts)]


def _option(game: Game, name: str, texts: Texts, form: str = "open", chosen: str = "") -> h.Element:
    say = texts.say
    values = type(game).option_values[name]
    rule = rule_of_option(game.name, name)
    label = say(f"option-{name}").removesuffix(".")
    more = rule and [" ", h.a(href=f"/rules/{game.name}#{rule}", target="_blank")[rule]]
    if "N" in values:
        nothing = say(f"option-{name}-{values[0]}")
        return h.p[
            h.label(for_=f"{form}-{name}")[label],
            more,
            h.input(id=f"{form}-{name}", type="number", name=f"option-{name}", min=1, max=999, placeholder=nothing),
        ]
    meanings = {value: meaning_of(texts, name, value) for value in values}
    usual = chosen if chosen in values else values[0]
    return choose(f"{form}-option-{name}", f"option-{name}", label, meanings, usual, more)


def read_form(form: Mapping[str, str], somebody: str) -> tuple[Game, Setup, list[int]]:
    """Game, terms, and the seats that are played at this screen; SpecError or BotSpecError for what cannot be."""
    wishes = {i: value for i in range(8) if (value := form.get(f"seat-{i}", "none")) != "none"}
    name = form.get("game", "")
    options = {key[7:]: value for key, value in form.items() if key.startswith("option-") and value}
    if name in eolith.games():
        # what the edition does not have was hidden
        lacked = type(game_of(name)).option_editions.get(options.get("edition", ""), {})
        options = {option: value for option, value in options.items() if option not in lacked}
    game = load_game(name, len(wishes), options, form.get("level", ""))
    me = clean_name(form.get("name", "") or somebody)
    seats, own = [], []
    for seat, (place, wish) in enumerate(wishes.items()):
        kind, _, spec = wish.partition(":")
        if kind in ("me", "here"):
            own.append(seat)
            here = form.get(f"name-{place}", "").strip() or f"{me[: LONGEST_NAME - 2]} {letter(seat)}"
            seats.append(Seat("person", me if kind == "me" else clean_name(here)))
        elif kind == "friend":
            seats.append(Seat("person"))
        elif kind == "bot":
            check_bot(spec, game)
            seats.append(Seat("bot", bot=spec))
        else:
            raise SpecError(f"a seat cannot be {wish[:40]!r}")
    setup = Setup(
        tuple(seats),
        clock=CLOCKS.get(form.get("clock", "none")),
        pace=PACES.get(form.get("pace", "normal"), 1.0),
        hints=form.get("hints") == "yes",
        listed=form.get("listed") == "yes",
    )
    return game, setup, own
