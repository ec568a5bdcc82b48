"""The page of `eolith report`, in Markdown: the same games always write the same page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import ceil

from eolith.arena.report import Balance, Component
from eolith.arena.simulate import Share
from eolith.kernel.text import Texts, signed

from .packs import describe

NONE = "–"
HEAD = """# Balance of {name}{alone}

What wins, how often, and with what: {games:,} games for each {table}, made by

```sh
{command}
```

which writes the same page again.

- Bots: {bots}, drawn by lot for every game. A style stands for [`careful:style=STYLE`](bots.md).
- Pack: `{pack}`, edition {edition}, {designed} of it designed by us.

The numbers tell how these bots play. People may find what they do not.

- **Win share**: victories for each game that a seat was in; a shared victory counts in parts. The 95 % interval of
  Wilson stands in brackets or behind ±.
- **Taken**: how often a component was taken of the times that it came into reach; where it is always in reach, how
  often a seat took it in a game.
- **Chosen**: how often it was the one, when somebody took one of its kind and it was there to be taken.
- **Worth**: the win share of the seats that took it at least once, less the {even} share, in percentage points. It does
  not say why they won: what only a leader can afford looks strong, and what everybody takes looks worth nothing."""
POINTS = "\n- **Points**: what it brought at a table of {players} each time that it was taken."


def page(played: list[Balance], command: str) -> str:
    """The page of one report; `played` holds one balance for each number of players, or each level alone."""
    sections = [_head(played[-1], command), _glance(played), _wins(played), _scores(played), _length(played)]
    return "\n\n".join([*sections, *(part for kind in played[0].study.kinds for part in _kind(played, kind))])


# --- what is said of whole games -----------------------------------------------------------------------


def _head(one: Balance, command: str) -> str:
    pack = describe(one.game)
    text = HEAD.format(
        name=Texts("en", one.game.wording).say("game-name"),
        alone=", alone" if one.game.alone else "",
        games=one.counts.games,
        table="level of difficulty" if one.game.alone else "number of players",
        even="mean" if one.game.alone else "even",
        bots=", ".join(map(_bot, one.pool)),
        edition=pack["edition"],
        pack=pack["pack"],
        designed=f"{100 * pack['designed']:.0f} %",
        command=command,
    )
    return text if one.game.alone else text + POINTS.format(players=one.game.players)


def _glance(played: list[Balance]) -> str:
    rows = [
        ["bot that wins most", *map(_strongest, played)],
        ["score of the winner, 5 % – mean – 95 %", *(_spread(one.counts.best) for one in played)],
    ]
    if not played[0].game.alone:
        places = "most and least successful place in the order of the first turns, difference in points"
        rows.insert(1, [places, *map(_gap, played)])
        rows.append(["lead over the second", *(_fixed(_mean(one.counts.leads)) for one in played)])
    for kind, about in played[0].study.kinds.items():
        shares = [[found.taken / found.seen for found in one.components(kind) if found.seen] for one in played]
        if about.once and any(shares):
            rows.append([f"{about.title.lower()}: taken, least – most", *map(_range, shares)])
        chosen = [[found.taken / found.offered for found in one.components(kind) if found.offered] for one in played]
        if any(chosen):
            rows.append([f"{about.title.lower()}: chosen, least – most", *map(_range, chosen)])
    return "## At a glance\n\n" + _by_players(played, "", rows)


def _strongest(one: Balance) -> str:
    bot, share = max(one.by_bot().items(), key=lambda entry: entry[1].rate)
    return f"{_bot(bot)}, {_percent(share.rate)}"


def _gap(one: Balance) -> str:
    rates = [share.rate for share in one.by_place()]
    return f"{100 * (max(rates) - min(rates)):.1f}"


def _wins(played: list[Balance]) -> str:
    even = ["*even*", *(f"*{_percent(one.even)}*" for one in played)]
    shares = [one.by_bot() for one in played]
    by_bot = [[_bot(bot), *(_rate(known.get(bot)) for known in shares)] for bot in _bots(played)]
    places = [dict(enumerate(one.by_place(), 1)) for one in played]
    most = max(one.game.players for one in played)
    by_place = [
        [f"turn {place} of the first round", *(_rate(known.get(place)) for known in places)]
        for place in range(1, most + 1)
    ]
    ways = (by_bot, by_place) if most > 1 else (by_bot,)
    tables = [_by_players(played, "win share, ", [*rows, even]) for rows in ways]
    if played[0].game.alone:
        tables.append(_decided(played))
    return "\n\n".join(["## Who wins", *tables])


def _decided(played: list[Balance]) -> str:
    """How a game for one is won and lost, and by how much."""
    known = [one.decided() for one in played]
    rows = [
        [how, *(f"{_percent(by[how][0].rate)}, by {_fixed(by[how][1])}" if how in by else NONE for by in known)]
        for how in sorted({how for by in known for how in by})
    ]
    return _by_players(played, "share and mean margin, ", rows)


def _scores(played: list[Balance]) -> str:
    means = [one.mean_scores() for one in played]
    rows = [[_bot(bot), *(_fixed(known.get(bot)) for known in means)] for bot in _bots(played)]
    rows.append(["*winner*", *(f"*{_mean(one.counts.best):.1f}*" if one.counts.best else NONE for one in played)])
    parts = ["## Scores", _by_players(played, "mean score, ", rows)]
    for one in played:
        parts += [f"### What points come from, {_players(one)}", _categories(one)]
    return "\n\n".join(parts)


def _categories(one: Balance) -> str:
    columns = {"winner": one.winners_points(), **{_bot(bot): points for bot, points in one.points().items()}}
    rows = [
        [_escaped(name), *(_fixed(points[category]) for points in columns.values())]
        for category, name in one.study.categories.items()
        if any(points[category] for points in columns.values())
    ]
    return _table(["mean points", *columns], rows)


def _length(played: list[Balance]) -> str:
    endings = sorted({ending for one in played for ending in one.counts.endings})
    rows = [
        ["rounds, 5 % – mean – 95 %", *(_spread(one.counts.rounds) for one in played)],
        ["decisions of all seats", *(f"{one.counts.decisions / one.counts.games:.0f}" for one in played)],
    ]
    for ending in endings:
        shares = [one.counts.endings[ending] / one.counts.games for one in played]
        rows.append([f"ended by `{ending}`", *map(_percent, shares)])
    return "## Length\n\n" + _by_players(played, "", rows)


# --- what is said of components ------------------------------------------------------------------------


def _kind(played: list[Balance], kind: str) -> Iterator[str]:
    """The sections of one kind; none if nothing of it was in play."""
    about = played[0].study.kinds[kind]
    tables = [{found.id: found for found in one.components(kind)} for one in played]
    known = [found for table in tables for found in table.values()]
    if not known:
        return
    offered = any(found.seen for found in known)
    ids = [id for id in about.names if any(id in table for table in tables)]
    if offered:
        worth = {id: tables[-1][id].takers.rate if id in tables[-1] else 0.0 for id in ids}
        ids.sort(key=lambda id: -worth[id])
    heads = ("taken", "chosen", "worth") if any(found.offered for found in known) else ("taken", "worth")
    columns = {
        f"{head}, {_table_of(one, 'p.')}": [_cell(head, one, table.get(id), about.once) for id in ids]
        for head in heads
        for one, table in zip(played, tables)
    }
    if any(found.points for found in known):
        columns["points"] = [_cell("points", played[-1], tables[-1].get(id), about.once) for id in ids]
    rows = [[_named(about.names[id]), *cells] for id, *cells in zip(ids, *columns.values())]
    yield f"## {about.title}\n\n" + _table(["", *columns], rows)
    if not offered:
        yield _visits(played[-1], kind)


def _cell(head: str, one: Balance, found: Component | None, once: bool) -> str:
    """A component in one column of its table."""
    if found is None:
        return NONE
    if head == "taken" and not found.seen:
        return f"{found.taken / one.game.players / one.counts.games:.2f}"
    if head == "taken":
        return _percent(found.taken / found.seen) if once else f"{found.taken / found.seen:.2f}"
    if head == "chosen":
        return _percent(found.taken / found.offered) if found.offered else NONE
    if not found.taken:
        return NONE
    if head == "points":
        return _fixed(found.points)
    low, high = found.takers.interval
    return f"{_fixed(100 * (found.takers.rate - one.even), '+')} ±{50 * (high - low):.1f}"


def _visits(one: Balance, kind: str) -> str:
    """How often the winner and each bot took what is always in reach."""
    about, bots = one.study.kinds[kind], list(one.by_bot())
    rows = [
        [
            _escaped(about.names[found.id].partition(": ")[0]),
            f"{found.by_winner:.2f}",
            *(f"{found.by_bot[bot]:.2f}" for bot in bots),
        ]
        for found in one.components(kind)
    ]
    return f"### {about.title}, {_players(one)}: who takes them\n\n" + _table(["", "winner", *map(_bot, bots)], rows)


# --- cells and tables ----------------------------------------------------------------------------------


def _by_players(played: list[Balance], head: str, rows: list[list[str]]) -> str:
    return _table(["", *(f"{head}{_players(one)}" for one in played)], rows)


def _table(heads: list[str], rows: Iterable[list[str]]) -> str:
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [heads, rule, *rows])


def _players(one: Balance) -> str:
    return _table_of(one, "players")


def _table_of(one: Balance, seats: str) -> str:
    return one.game.level or "alone" if one.game.alone else f"{one.game.players} {seats}"


def _bots(played: list[Balance]) -> list[str]:
    return list(dict.fromkeys(bot for one in played for bot in one.by_bot()))


def _bot(spec: str) -> str:
    return spec.removeprefix("careful:style=")


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _rate(share: Share | None) -> str:
    if share is None:
        return NONE
    low, high = share.interval
    return f"{_percent(share.rate)} ({100 * low:.1f}–{100 * high:.1f})"


def _fixed(value: float | None, sign: str = "") -> str:
    """With one digit behind the point, and no zero below zero."""
    return NONE if value is None else signed(round(value, 1) + 0.0, f"{sign}.1f")


def _range(values: list[float]) -> str:
    return f"{_percent(min(values))} – {_percent(max(values))}" if values else NONE


def _mean(counts: Mapping[int, int]) -> float:
    return sum(value * n for value, n in counts.items()) / sum(counts.values())


def _spread(counts: Counter[int]) -> str:
    """What 5 % are not above, the mean, and what 95 % are not above."""
    if not counts:
        return NONE
    return f"{_quantile(counts, 0.05)} – {_mean(counts):.1f} – {_quantile(counts, 0.95)}"


def _quantile(counts: Counter[int], share: float) -> int:
    """The least value that this share of the values does not exceed."""
    return sorted(counts.elements())[ceil(share * counts.total()) - 1]


def _named(text: str) -> str:
    """`name: what it does`, or a name alone."""
    name, colon, facts = map(_escaped, text.partition(": "))
    return f"**{name}**: {facts}" if colon else name


def _escaped(text: str) -> str:
    """Text of a pack, so that Markdown takes none of it for markup."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", text)
