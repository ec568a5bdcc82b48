"""How docstrings look on the pages of the Python library: examples as code, the fields of a record as a table."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
RECORDS = {"Action", "ChanceAction", "NamedTuple", "Plain", "Struct"}
"""What records derive from that are no dataclasses."""


class Docstrings(griffe.Extension):
    """Griffe, which reads the sources, asks it about all that it finds."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence examples: Markdown would take `>>>` for a quotation."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Tell the fields of a record in one table."""
        dataclass = any(str(decorator.value).startswith("dataclass") for decorator in cls.decorators)
        if cls.docstring is None or not (dataclass or RECORDS & {str(base) for base in cls.bases}):
            return
        fields = {name: one for name, one in cls.members.items() if "instance-attribute" in one.labels}
        rows = [f"| `{name}` | `{typed(field)}` | {told(field)} |" for name, field in fields.items()]
        if rows:
            cls.docstring.value += "\n\n" + "\n".join(["| field | type | |", "|---|---|---|", *rows])
        for name in fields:
            cls.del_member(name)
        if dataclass:
            cls.members.pop("__init__", None)


def typed(field: griffe.Attribute) -> str:
    default = f" = {field.value}" if field.value else ""
    return f"{field.annotation}{default}"


def told(field: griffe.Attribute) -> str:
    return " ".join(field.docstring.value.split()) if field.docstring else ""
