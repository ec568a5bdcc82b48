"""The page of `eolith ladder` in Markdown, and its pictures: the same games always write the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from math import ceil, floor
from pathlib import Path

from eolith.arena.ladder import Ladder, Rating
from eolith.arena.simulate import Share
from eolith.kernel.text import Texts, signed

from .packs import describe
from .report_page import _rate, _table

HEAD = """# Ladder of {name}

How strong the bots are, from games of each against each, made by

```sh
{command}
```

{again}

- Each deal is [played from every seat](bots.md#is-it-better) with the same chance. Pack: `{pack}`.
- **Elo** above `{anchor}`, with the 95 % interval; 0 is the fair share of victories, for two players 100 are 64 %.
- **Share**: victories for each game of the bot of the row among bots of the column, with the Wilson 95 % interval."""
SAME = "which writes the same page again: bots that look so many times ahead decide alike on every machine."
TIMED = "which writes much the same page again: bots that think for a set time do not decide alike each time."


def page(played: list[Ladder], command: str, out: Path | None) -> str:
    """The page of a ladder, one section for each number of players; with pictures if it is written to a file."""
    first = played[0]
    anchor = next(rating.spec for rating in first.ratings() if rating.error == 0)
    head = HEAD.format(
        name=Texts("en", first.game.wording).say("game-name"),
        command=command,
        again=TIMED if any(re.search("[:,]ms=", spec) for one in played for spec in one.panel) else SAME,
        pack=describe(first.game)["pack"],
        anchor=anchor,
    )
    return "\n\n".join([head, *(part for one in played for part in _section(one, out))])


def _section(one: Ladder, out: Path | None) -> Iterator[str]:
    players = one.game.players
    ratings = one.ratings()
    each = "each pair" if players == 2 else "each bot among each other"
    yield f"## {players} players\n\n{one.games:,} games of {each}."
    if out is not None:
        yield f"![Elo of each bot with its interval, {players} players]({picture_path(out, one).name})"
    yield _table(
        ["bot", "Elo", "95 % interval", "games", "mean points"],
        [
            [
                f"`{rating.spec}`",
                whole(rating.elo),
                _interval(rating),
                f"{rating.games:,}",
                signed(rating.points, ".1f"),
            ]
            for rating in ratings
        ],
    )
    order, shares = [rating.spec for rating in ratings], both_ways(one)
    yield _table(
        ["share among", *(f"`{spec}`" for spec in order)],
        [[f"`{a}`", *(_rate(shares.get((a, b))) for b in order)] for a in order],
    )


def both_ways(one: Ladder) -> dict[tuple[str, str], Share]:
    """The share of each bot among each other; of two players what one did not win the other did."""
    shares = one.shares()
    if one.game.players > 2:
        return shares
    return shares | {(b, a): Share(share.games, share.games - share.wins) for (a, b), share in shares.items()}


def _interval(rating: Rating) -> str:
    return f"{whole(rating.elo - rating.error)} to {whole(rating.elo + rating.error)}" if rating.error else "–"


def whole(elo: float) -> str:
    """Elo as it is shown: `120`, `0` or `−5`."""
    return signed(round(elo))


# --- the picture ---------------------------------------------------------------------------------------------

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 26, 230, 70, 14
STYLE = "font: 13px sans-serif; fill: #333"


def picture_path(out: Path, one: Ladder) -> Path:
    """Where the picture of a number of players lies: beside the page."""
    return out.with_name(f"{out.stem}_{one.game.players}.svg")


def picture(one: Ladder) -> str:
    """Each bot's Elo on a line with its interval, the strongest above, as SVG."""
    ratings = one.ratings()
    step = _step(ratings)
    low = step * floor(min(rating.elo - rating.error for rating in ratings) / step)
    high = step * ceil(max(rating.elo + rating.error for rating in ratings) / step)
    foot = TOP + ROW * len(ratings)

    def x(elo: float) -> str:
        return f"{LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + 30}" style="{STYLE}">',
        f'<rect width="{WIDTH}" height="{foot + 30}" rx="6" fill="#fff"/>',
    ]
    for tick in range(low, high + 1, step):
        parts.append(f'<path d="M{x(tick)} {TOP}V{foot}" stroke="{"#999" if tick == 0 else "#ddd"}"/>')
        parts.append(f'<text x="{x(tick)}" y="{foot + 18}" text-anchor="middle">{tick}</text>')
    for number, rating in enumerate(ratings):
        y = TOP + ROW * number + ROW // 2
        ends = x(rating.elo - rating.error), x(rating.elo + rating.error)
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rating.spec)}</text>')
        parts.append(f'<path d="M{ends[0]} {y}H{ends[1]}" stroke="#a0522d" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(rating.elo)}" cy="{y}" r="4" fill="#a0522d"/>')
        parts.append(f'<text x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{whole(rating.elo)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _step(ratings: list[Rating]) -> int:
    """Between two lines of the picture: some round number that makes at most ten."""
    span = max(rating.elo + rating.error for rating in ratings) - min(rating.elo - rating.error for rating in ratings)
    return next(step for step in (10, 20, 50, 100, 200, 500, 1000, 2000, 5000) if span < 10 * step)
