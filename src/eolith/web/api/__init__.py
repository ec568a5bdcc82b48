"""The tables for programs: JSON over HTTP, with the token of a link in place of a cookie.

A program opens a table or is given a link, looks at the observation of its seat, takes one of the
options, and waits on the stream for its next turn.
"""

from litestar import Router
from litestar.exceptions import HTTPException

from . import play, puzzling, reviewing, tables, watching
from .asking import api_problem, nested

ROUTER = Router(
    "/api",
    route_handlers=[*tables.HANDLERS, *play.HANDLERS, *watching.HANDLERS, *reviewing.HANDLERS, *puzzling.HANDLERS],
    exception_handlers={HTTPException: api_problem, RecursionError: nested},
    include_in_schema=True,
)
