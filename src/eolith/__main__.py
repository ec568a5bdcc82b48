"""`python -m eolith` is the command `eolith`."""

from eolith.cli import app

app(prog_name="eolith")
