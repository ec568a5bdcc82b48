"""The rules of every game: numbered, searchable, with the table options that change them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import htpy as h
from babel.numbers import format_percent
from litestar import Response, get
from litestar.exceptions import HTTPException
from markupsafe import Markup

from eolith.games import having
from eolith.kernel.pack import SOURCES, count_sources
from eolith.kernel.rule import Rule, ledger_of
from eolith.kernel.text import Texts, edition

from ..frame.html import how_link, page
from ..frame.options import OPTION, meaning_of, rule_of_option
from ..host.games import editions, game_of, offered_options, wording_of
from ..host.people import Visitor
from ..server import AnyRequest, html, limit, sender, visit

LONGEST_SEARCH = 80
RULE_ID = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d{2}\b")


# --- all games ---------------------------------------------------------------------------------------------------


@get("/rules", include_in_schema=False)
async def rules_list(request: AnyRequest) -> Response[str]:
    """The games whose rules can be read."""
    _, visitor = await visit(request)
    return html(
        visitor,
        page(
            visitor,
            visitor.say("nav-rules"),
            h.h1[visitor.say("nav-rules")],
            h.ul(".games")[(_game(name, visitor) for name in having("ledger"))],
            styles=("people.css",),
        ),
    )


def _game(name: str, visitor: Visitor) -> h.Element:
    texts = Texts(visitor.language, name, "web")
    say = texts.say
    game = game_of(name)
    return h.li(".card")[
        h.h2[h.a(href=f"/rules/{name}")[say("game-name")]],
        h.p[
            say("games-players", counts=", ".join(map(str, game.player_counts))),
            " · ",
            say("rules-count", n=len(ledger_of(name))),
        ],
        h.p[h.small[say("rules-pack", edition=edition(texts, game.pack.edition), pack=game.pack.digest)]],
        _other_editions(name, texts),
    ]


def _other_editions(shown: str, texts: Texts) -> list[h.Element]:
    """Links to the rules of the editions of a game beside one; all named as Game.wording does."""
    others = [one for one in editions(shown.partition("/")[0]) if one != shown]
    names = {one: edition(texts, game_of(one).pack.edition) for one in others}
    return [
        h.p(".edition")[h.a(href=f"/rules/{one}")[texts.say("rules-edition", edition=name)]]
        for one, name in names.items()
    ]


# --- one game ------------------------------------------------------------------------------------------------------


@get(["/rules/{game:str}", "/rules/{game:str}/{edition:str}"], include_in_schema=False)
async def rules_page(request: AnyRequest, game: str, edition: str = "", q: str = "") -> Response[str]:
    """The rules of a game, maybe of an edition, or those that hold all words of a search."""
    server, visitor = await visit(request)
    if game not in having("ledger") or (wording := wording_of(game, edition)) not in editions(game):
        raise HTTPException(status_code=404, detail="no-page")
    words = " ".join(q[:LONGEST_SEARCH].split())
    if words:
        limit(request, server.acts, sender(request, visitor))
    texts = Texts(visitor.language, wording, "web")
    say = texts.say
    content = page(
        visitor,
        f"{say('nav-rules')} · {say('game-name')}",
        h.h1[say("rules-title", game=say("game-name"))],
        _other_editions(wording, texts),
        (how := how_link(wording, say)) and h.p(".lead")[say("how-first"), " ", how],
        visitor.language != "en" and h.p(".notice")[say("rules-language", example=next(iter(ledger_of(wording))))],
        h.search[
            h.form(".find", action=f"/rules/{wording}", method="get")[
                h.label(for_="q")[say("rules-search")],
                h.input("#q", type="search", name="q", value=words, maxlength=LONGEST_SEARCH),
                h.button[say("rules-search-button")],
            ]
        ],
        _found(wording, words, texts) if words else all_rules(wording, visitor.language),
        styles=("people.css",),
    )
    return html(visitor, content)


def _found(game: str, words: str, texts: Texts) -> h.Node:
    say = texts.say
    found = ledger_of(game).search(words)
    marked = re.compile("|".join(sorted(map(re.escape, words.split()), key=len, reverse=True)), re.IGNORECASE)
    return [
        h.p(role="status")[
            say("rules-found", n=len(found)),
            " · ",
            h.a(href=f"/rules/{game}")[say("rules-all", n=len(ledger_of(game)))],
        ],
        h.div(".ledger.found", lang="en")[
            (
                [h.h2[section], [_rule(rule, game, texts, marked) for rule in rules]]
                for section, rules in _sections(found)
            )
        ],
    ]


@cache
def all_rules(game: str, language: str) -> Markup:
    """Everything below the search: contents, options, rules, components.  Made once for each language."""
    texts = Texts(language, game, "web")
    say, ledger = texts.say, ledger_of(game)
    groups = [(name, list(rules)) for name, rules in groupby(ledger.values(), key=lambda rule: rule.group)]
    titles = {name: say(f"rules-group-{name}") if f"rules-group-{name}" in texts else name for name, _ in groups}
    content = h.fragment[
        h.nav(".contents", aria_label=say("rules-contents"))[
            h.ul[
                [h.li[h.a(href=f"#{name}")[title]] for name, title in titles.items()],
                h.li[h.a(href="#options")[say("open-options")]],
                h.li[h.a(href="#components")[say("rules-components")]],
            ]
        ],
        [
            h.section(".ledger", id=name, aria_labelledby=f"{name}-title")[
                h.h2(id=f"{name}-title")[titles[name]],
                (
                    h.div(lang="en")[h.h3[section], [_rule(rule, game, texts) for rule in own]]
                    for section, own in _sections(rules)
                ),
            ]
            for name, rules in groups
        ],
        _options(game, texts),
        _components(game, texts),
    ]
    return Markup(str(content))


def _sections(rules: Sequence[Rule]) -> Iterator[tuple[str, list[Rule]]]:
    """Rules that follow one another under the same heading of the rulebook."""
    for section, own in groupby(rules, key=lambda rule: rule.section):
        yield section, list(own)


def _rule(rule: Rule, game: str, texts: Texts, marked: re.Pattern[str] | None = None) -> h.Element:
    return h.article(id=rule.id)[
        h.a(".id", href=f"/rules/{game}#{rule.id}" if marked else f"#{rule.id}")[
            [h.span(id=old) for old in rule.replaces if ledger_of(game)[old] is rule], rule.id
        ],
        h.p[_linked(rule.text, game, marked)],
        rule.needs and h.p(".more", lang=texts.language)[texts.say("rules-needs", box=rule.needs)],
        [
            h.p(".more")[h.b(lang=texts.language)[texts.say(f"rules-{name}")], " ", _linked(text, game, marked)]
            for name, text in (("example-rulebook", rule.told), ("ruling", rule.ruling))
            if text
        ],
    ]


def _linked(text: str, game: str, marked: re.Pattern[str] | None = None) -> list[h.Node]:
    """A text with links to the rules and options that it names, and with the words of a search marked."""
    page = f"/rules/{game}" if marked else ""
    spots = [(m.start(), m.end(), m[0]) for m in RULE_ID.finditer(text) if m[0] in ledger_of(game)]
    spots += [(m.start(1), m.end(1), f"option-{m[1]}") for m in OPTION.finditer(text)]
    parts: list[h.Node] = []
    end = 0
    for start, stop, anchor in sorted(spots):
        parts += _marked(text[end:start], marked)
        parts.append(h.a(href=f"{page}#{anchor}")[_marked(text[start:stop], marked)])
        end = stop
    return [*parts, *_marked(text[end:], marked)]


def _marked(text: str, marked: re.Pattern[str] | None) -> list[h.Node]:
    if marked is None:
        return [text]
    parts: list[h.Node] = []
    end = 0
    for match in marked.finditer(text):
        parts += [text[end : match.start()], h.mark[match[0]]]
        end = match.end()
    return [*parts, text[end:]]


def _options(game: str, texts: Texts) -> h.Element:
    say = texts.say
    return h.section("#options.ledger", aria_labelledby="options-title")[
        h.h2("#options-title")[say("open-options")],
        h.p[say("rules-options-text")],
        [
            h.article(id=f"option-{name}")[
                h.h3[say(f"option-{name}").removesuffix(".")],
                h.ul[[_value(texts, name, value, usual=number == 0) for number, value in enumerate(values)]],
                (rule := rule_of_option(game, name)) and h.p[say("rules-changes"), " ", h.a(href=f"#{rule}")[rule]],
            ]
            for name, values in offered_options(game).items()
        ],
    ]


def _value(texts: Texts, option: str, value: str, usual: bool) -> h.Element:
    note = usual and h.span(".quiet")[f" ({texts.say('option-default')})"]
    return h.li[meaning_of(texts, option, value), note]


def _components(game: str, texts: Texts) -> h.Element:
    say = texts.say
    pack: Any = game_of(game).pack
    counts = sum(count_sources(pack).values(), Counter[str]())
    shares = {source: format_percent(counts[source] / counts.total(), locale=texts.language) for source in SOURCES}
    return h.section("#components.ledger", aria_labelledby="components-title")[
        h.h2("#components-title")[say("rules-components")],
        h.p[say("rules-pack", edition=edition(texts, pack.edition), pack=pack.digest)],
        h.p[say("rules-designed", n=counts["designed"], share=shares["designed"])],
        h.ul[
            (
                h.li[say(f"rules-source-{source}"), f": {counts[source]} ({shares[source]})"]
                for source in SOURCES
                if counts[source]
            )
        ],
    ]


HANDLERS = [rules_list, rules_page]
