"""Everything that Stone Age says, in three languages alike."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import eolith
from eolith.games.stone_age import terms
from eolith.games.stone_age.game import UNDO_OF_CHANCE, UNDO_RULES
from eolith.games.stone_age.notation import commands, refusals as refusals_room
from eolith.games.stone_age.words.log import UNTOLD, log, told
from eolith.games.stone_age.words.telling import Telling
from eolith.games.stone_age.words.typed import Vocabulary
from eolith.kernel.chance import Source
from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES, LanguageError, Texts, option_meaning
from messages import assert_said_alike, messages, variables

GAME = eolith.load("stone_age(players=4)")
TELLING = {language: Telling(GAME, language) for language in LANGUAGES}
NARROW = 39
"""Half of 80 columns, less a blank."""


def said_in(language: str) -> dict[str, Any]:
    return messages("stone_age", language)


def refusals() -> dict[str, set[str]]:
    """By reason: the details that every refusal of the source code gives, `at` where there is a place."""
    found: dict[str, set[str]] = {}
    trees = [python.parse(Path(str(room.__file__)).read_text(encoding="utf-8")) for room in (commands, refusals_room)]
    for node in [node for tree in trees for node in python.walk(tree)]:
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "refuse":
            details = {keyword.arg for keyword in node.keywords if keyword.arg}
            reason = node.args[1]
            arguments = [reason.body, reason.orelse] if isinstance(reason, python.IfExp) else [reason]
            for argument in arguments:
                if isinstance(argument, python.Constant):
                    found[argument.value] = found.get(argument.value, details) & details
    for _, reason in refusals_room.AGAINST.values():
        found[reason] = {"place"}
    found |= {f"undo-{obstacle}": set() for obstacle in UNDO}
    made = {"place": {"at"}, "resource": {"lacking"}, "own": {"amount"}}
    return {reason: names.union(*(made.get(name, set()) for name in names)) for reason, names in found.items()}


UNDO = ("off", "nothing", "other", "barrier", "passed", "dice", "tile", "card")


def game_events(players: int, seed: int, **options: str) -> list[tuple[int, int, int, int, int]]:
    """All events of a random game."""
    state = eolith.load("stone_age", players=players, **options).start()
    events: list[tuple[int, int, int, int, int]] = []
    state.listener = events
    source = Source(seed)
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
        else:
            legal = state.options()
            state.apply(legal[source.below(len(legal))])
    return events


# --- the same in every language -----------------------------------------------------------------------


def test_unknown_language_names_those_there_are() -> None:
    with pytest.raises(LanguageError, match=r"'de'.*en, ru, uk"):
        Texts("de")


def test_same_messages_and_variables_in_every_language() -> None:
    assert_said_alike("stone_age")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Apart from codes, numbers and signs, a message has letters of its own alphabet."""
    symbols = {"seat-line", "input-prompt", "refused-line", "refused-rule", "symbols-profession", "tile-listed",
               "tile-short-listed", "choice-place", "choice-place-only", "choice-act", "choice-act-figures",
               "choice-tools", "choice-result", "choice-die", "grammar-N", "sheet-hungry_rounds", "board-place",
                   "board-seat", "scene-into", "title-name", "choice-gives", "scene-somebody"}  # fmt: skip
    for name, pattern in said_in(language).items():

        class Read(Visitor):
            letters = ""

            def visit_TextElement(self, node: ast.TextElement) -> None:
                self.letters += node.value

            def visit_MessageReference(self, node: ast.MessageReference) -> None:
                self.visit(said_in(language)[node.id.name])

        reader = Read()
        reader.visit(pattern)
        own = any("а" <= letter.lower() <= "ґ" for letter in reader.letters)
        assert own or name in symbols, f"{name} in {language}: {reader.letters!r}"


def test_missing_variable_and_message_are_errors() -> None:
    texts = Texts("en", "stone_age")
    with pytest.raises(ValueError, match="amount-wood"):
        texts.say("amount-wood")
    with pytest.raises(LookupError):
        texts.say("no-such-message")


# --- plurals --------------------------------------------------------------------------------------------

SAMPLES = {
    ("en", "amount-figure"): ["1 figure", "2 figures", "5 figures", "21 figures"],
    ("ru", "amount-figure"): ["1 фигурка", "2 фигурки", "5 фигурок", "21 фигурка"],
    ("uk", "amount-figure"): ["1 фігурка", "2 фігурки", "5 фігурок", "21 фігурка"],
    ("en", "amount-point"): ["1 point", "2 points", "5 points", "21 points"],
    ("ru", "amount-point"): ["1 очко", "2 очка", "5 очков", "21 очко"],
    ("uk", "amount-point"): ["1 очко", "2 очки", "5 очок", "21 очко"],
    ("ru", "amount-stone"): ["1 камень", "2 камня", "5 камней", "21 камень"],
    ("uk", "amount-stone"): ["1 камінь", "2 камені", "5 каменів", "21 камінь"],
    ("ru", "amount-brick.acc"): ["1 глину", "2 глины", "5 глины", "21 глину"],
    ("uk", "amount-wood.acc"): ["1 деревину", "2 деревини", "5 деревини", "21 деревину"],
    ("uk", "amount-food"): ["1 їжа", "2 їжі", "5 їжі", "21 їжа"],
    ("ru", "amount-resource"): ["1 ресурс", "2 ресурса", "5 ресурсов", "21 ресурс"],
    ("uk", "amount-resource"): ["1 ресурс", "2 ресурси", "5 ресурсів", "21 ресурс"],
    ("en", "amount-die"): ["1 die", "2 dice", "5 dice", "21 dice"],
}  # fmt: skip


@pytest.mark.parametrize(("language", "message"), SAMPLES)
def test_plurals(language: str, message: str) -> None:
    texts = Texts(language, "stone_age")
    assert [texts.say(message, n=n) for n in (1, 2, 5, 21)] == SAMPLES[language, message]


# --- everything has a name ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_distinct_names(language: str) -> None:
    telling = TELLING[language]
    for form in ("", "to", "at"):
        assert len({telling.place(place, form) for place in terms.PLACES}) == len(terms.PLACES)
    assert len({telling.say(f"resource-{name}") for name in (*terms.RESOURCES, "food")}) == 5
    assert len({telling.card(card.id) for card in GAME.pack.cards}) == len(GAME.pack.cards)
    assert len({telling.tile(tile.id) for tile in GAME.pack.tiles}) == len(GAME.pack.tiles)
    assert len({telling.reward(face) for face in range(1, 7)}) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_half_of_a_narrow_terminal(language: str) -> None:
    telling = TELLING[language]
    left = len(telling.say("stack-short", n=7))
    for card in GAME.pack.cards:
        assert len(f"1 A {telling.card(card.id)}") <= NARROW
    for tile in GAME.pack.tiles:
        assert len(f"1 A {telling.tile(tile.id, 'tile-short')} ") + left <= NARROW


def test_cards_and_tiles_are_told_from_the_pack() -> None:
    assert TELLING["en"].card("C12") == "3 food · weaving"
    assert TELLING["uk"].card("C26") == "3 очки · будівельник ×3"
    assert TELLING["ru"].card("C24") == "2 кубика на дерево · шаман ×2"
    assert TELLING["en"].tile("B01") == "2 wood, 1 brick = 10 points"
    assert TELLING["uk"].tile("B15") == "4 ресурси рівно 2 типів"
    assert TELLING["ru"].tile("B22") == "от 1 до 7 ресурсов любых видов"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_are_explained(language: str) -> None:
    texts = TELLING[language].texts
    for option, values in GAME.option_values.items():
        assert f"option-{option}" in texts
        for value in values:
            kind = {"N": "number", "A": "seat", "B": "seat", "C": "seat", "D": "seat"}.get(value, value)
            assert option_meaning(texts, option, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_lines_are_named(language: str) -> None:
    sheet = GAME.sheet(GAME.start(), 0)
    for name in (*sheet.rows[0].lines, "track", "total", "tie_break"):
        assert f"sheet-{name}" in TELLING[language].texts


# --- refusals -----------------------------------------------------------------------------------------------


def test_every_refusal_of_the_source_code_has_a_sentence() -> None:
    found = refusals()
    assert len(found) > 60
    for reason, details in found.items():
        assert f"refusal-{reason}" in said_in("en"), reason
        missing = variables(said_in("en"), said_in("en")[f"refusal-{reason}"]) - details
        assert not missing, f"refusal-{reason} needs {missing}, which the rules do not give"


def test_no_refusal_sentence_is_left_over() -> None:
    said = {name.removeprefix("refusal-") for name in said_in("en") if name.startswith("refusal-")}
    assert said == refusals().keys()


def test_undo_reasons_are_those_of_the_game() -> None:
    assert {*UNDO_RULES, *(said for _, said in UNDO_OF_CHANCE.values())} == set(UNDO)
    for obstacle in UNDO:
        assert f"refusal-undo-{obstacle}" in said_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_a_random_game_can_be_said(language: str) -> None:
    telling, source, game = TELLING[language], Source(5), GAME
    state = game.start()
    said = set()
    for _ in range(150):
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
            continue
        for option in range(game.action_space):
            for seat in (state.seat, (state.seat + 1) % 4):
                refusal = game.why_not(state, option, seat)
                if refusal is not None:
                    sentence = telling.refusal(refusal)
                    assert "{" not in sentence and len(sentence) > 10
                    said.add(refusal.reason)
        legal = state.options()
        state.apply(legal[source.below(len(legal))])
    assert len(said) > 12


def test_refusal_names_the_place() -> None:
    state = GAME.from_position(GAME.to_position(_placing()))
    refusal = GAME.why_not(state, "place hut 1")
    assert refusal is not None
    assert TELLING["uk"].refusal(refusal) == "У хатині розміщують рівно дві фігурки."
    for option in ("place forest 2", "place hut 2", "place river 1", "place claypit 1"):
        state.apply(GAME.option(option))
    refusal = GAME.why_not(state, "place forest 1")
    assert refusal is not None
    assert TELLING["en"].refusal(refusal) == "You already have figures in the forest this round."
    assert TELLING["ru"].refusal(refusal) == "Ваши фигурки в этом раунде уже стоят в лесу."


def _placing():  # type: ignore[no-untyped-def]
    """A new game of four at its first decision."""
    state, source = GAME.start(), Source(1)
    while state.seat == eolith.CHANCE:
        state.apply(state.sample(source))
    return state


# --- events --------------------------------------------------------------------------------------------------


def test_every_event_is_told() -> None:
    for name in set(terms.EVENTS) - UNTOLD:
        assert f"event-{name}" in said_in("en"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_of_games_can_be_told(language: str) -> None:
    seen = set()
    for seed in range(6):
        events = game_events(2 + seed % 3, seed)
        telling = Telling(eolith.load("stone_age", players=2 + seed % 3), language)
        seen |= {terms.EVENTS[event[0]] for event in events}
        for line in log(telling, events):
            assert "{" not in line.text
            assert line.seat < 0 or line.text[:2] == f"{terms.SEATS[line.seat]} "
        for event in events:
            assert terms.EVENTS[event[0]] in UNTOLD or told(telling, event)
    assert {"placed", "rolled", "tool_used", "card_taken", "building_taken", "starved", "game_over"} <= seen


def test_log_of_a_turn_is_one_sentence() -> None:
    kind = terms.EVENTS.index
    events = [
        (kind("acted"), 1, terms.FOREST, 0, 0),
        (kind("rolled"), 1, terms.FOREST, 3, 11),
        (kind("tool_used"), 1, 0, 12, 0),
        (kind("gained"), 1, 0, 4, 0),
        (kind("acted"), 1, terms.CARD1, 0, 0),
        (kind("paid"), 1, 0, 1, 0),
        (kind("paid"), 1, 0, 1, 0),
        (kind("paid"), 1, 3, 1, 0),
        (kind("card_taken"), 1, GAME.pack.card("C12"), 2, 0),
        (kind("food_gained"), 1, 3, 0, 0),
        (kind("turn_ended"), 1, 0, 0, 0),
    ]
    assert [line.text for line in log(TELLING["en"], events)] == [
        "B rolls 3 dice in the forest: 11; adds a tool: 12; takes 4 wood; pays 2 wood and 1 gold; "
        "takes card C12: 3 food · weaving; takes 3 food."
    ]


@pytest.mark.rule("SA-INFO-04")
def test_extra_card_is_named_to_its_owner_alone() -> None:
    event = (terms.EVENTS.index("extra_drawn"), 2, GAME.pack.card("C26"), 0, 0)
    for telling in TELLING.values():
        assert "C26" in told(telling, event, 2)
        for viewer in (0, 1, 3, None):
            hidden = told(telling, event, viewer)
            assert "C26" not in hidden
            assert hidden == told(telling, (event[0], 2, 0, 0, 0), viewer)


# --- typed words -----------------------------------------------------------------------------------------------

TYPED = [
    ("en", "pl for 3", "place forest 3"),
    ("en", "PLACE Hut", "place hut 2"),
    ("en", "place card 3", "place card3 1"),
    ("en", "acquire card 2 wood 2 stone", "acquire card2 wood 2 stone"),
    ("en", "tools 1 c31", "tools 1 c31"),
    ("uk", "розмістити ліс 3", "place forest 3"),
    ("uk", "Поставити мисл 2", "place hunting 2"),
    ("uk", "Поставити місяць 2", None),
    ("en", "place hunting grounds 3", "place hunting 3"),
    ("en", "place clay pit 2", "place claypit 2"),
    ("en", "place in the forest −2", "place forest -2"),
    ("en", "put on card 3", "place card3 1"),
    ("en", "pay 2 wood, 1 brick and gold.", "pay 2 wood 1 brick gold"),
    ("en", "die ⚃ 4", "die 4"),
    ("ru", "поставить охотничьи угодья 3", "place hunting 3"),
    ("ru", "поставить в глиняный карьер 2", "place claypit 2"),
    ("uk", "поставити на мисливські угіддя 2", "place hunting 2"),
    ("uk", "діяти у лісі", "act forest"),
    ("uk", "поставити полюв 2", "place hunting 2"),
    ("uk", "отримати будівля 1 деревина 2 каменю", "acquire building1 wood 2 stone"),
    ("uk", "витр глину золото", "pay brick gold"),
    ("uk", "place forest 3", "place forest 3"),
    ("ru", "ставить карту 1", "place card1 1"),
    ("ru", "выполнить охоту", "act hunting"),
    ("ru", "заплатить 2 дерева камень", "pay 2 wood stone"),
    ("ru", "кубик 5", "die 5"),
    ("ru", "взять золото", "take gold"),
    ("ru", "инструменты", "tools"),
]


@pytest.mark.parametrize(("language", "typed", "english"), TYPED)
def test_typed_words(language: str, typed: str, english: str | None) -> None:
    vocabulary = Vocabulary(TELLING[language])
    if english is None:
        with pytest.raises(ActionError):
            vocabulary.english(typed)
    else:
        assert vocabulary.english(typed) == english
        commands.parse_command(GAME, english)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "place card 9", "There is no card 9; the numbers are 1 to 4."),
        ("en", "place building0 1", "There is no building 0; the numbers are 1 to 4."),
        ("ru", "поставить на карту 99999999999999999999999", "Такого места нет: карта 9"),
        ("uk", "отримати карту 9 дерево", "Такого місця немає: карта 9; номери — від 1 до 4."),
    ],
)
def test_a_place_that_is_not_there_is_named(language: str, typed: str, said: str) -> None:
    with pytest.raises(ActionError, match=re.escape(said)):
        Vocabulary(TELLING[language]).english(typed)


def test_a_number_below_one_is_answered_as_a_number() -> None:
    state = GAME.start()
    state.play_chance(Source(1))
    for number in ("-2", "0"):
        refusal = GAME.why_not(state, f"place forest {number}")
        assert refusal is not None and (refusal.rule, refusal.reason) == ("SA-PLACE-02", "at-least-one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_goods(language: str) -> None:
    vocabulary = Vocabulary(TELLING[language])
    words = [word for name in (*terms.RESOURCES, "food") for word in {name, *vocabulary.synonyms(name)}]
    assert len(words) == len(set(words))


def test_unclear_and_unknown_words_are_named() -> None:
    vocabulary = Vocabulary(TELLING["en"])
    with pytest.raises(ActionError, match="“d” can mean decline, done, die, act"):
        vocabulary.english("d")
    with pytest.raises(ActionError, match=r"“moon” is not understood.*workshop"):
        vocabulary.english("place moon 1")
