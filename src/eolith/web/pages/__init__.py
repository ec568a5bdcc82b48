"""The pages, a module or a folder each; none knows another."""

from . import (
    again,
    covers,
    end,
    health,
    how,
    links,
    log,
    push,
    puzzles,
    replay,
    report,
    review,
    rules,
    site_files,
    start,
    table,
    you,
)

PAGES = (
    start,
    links,
    covers,
    table,
    end,
    again,
    replay,
    review,
    puzzles,
    log,
    you,
    how,
    rules,
    report,
    push,
    site_files,
    health,
)
HANDLERS = [handler for page in PAGES for handler in page.HANDLERS]
