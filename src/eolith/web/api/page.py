"""The description of the API: as an OpenAPI document, and the same as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any

import htpy as h
import msgspec
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ..frame.html import page
from ..host.people import stranger
from ..server import AnyRequest
from . import shapes, thoughts

TEXT = """A program opens a table, or is given the link of a seat: what follows /s/ in a link is its token.
It looks at the table, takes one of the options while it is its turn, and waits on the stream for the next one.
Texts are in the language of the parameter lang; everything else is the same in every language."""
PATH = "/api/schema"
Schema = dict[str, Any]


def name_operation(handler: HTTPRouteHandler, *_: object) -> str:
    return str(handler.fn.__name__)


def exact(schema: Schema) -> Schema:
    """The document with the shapes as they are checked: Litestar's own lose limits and what is not allowed."""
    found = schema["components"]["schemas"]
    kinds = [getattr(shapes, name, None) or getattr(thoughts, name) for name in found]
    found.update(msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")[1])
    found["Decision"]["oneOf"] = [{"required": ["option"]}, {"required": ["command"]}]
    return schema


class Document(JsonRenderPlugin):
    """`/api/schema/openapi.json`."""

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        return super().render(request, exact(openapi_schema))


class Page(OpenAPIRenderPlugin):
    """`/api/schema`, without a script and without anything from elsewhere."""

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        visitor = stranger(request)
        schema = exact(openapi_schema)
        title = visitor.say("api-title")
        operations = [
            (path, method, operation)
            for path, methods in sorted(schema["paths"].items())
            for method, operation in methods.items()
        ]
        content = page(
            visitor,
            title,
            h.h1[title],
            h.div(lang="en")[
                h.p[TEXT],
                h.p[h.a(href=f"{PATH}/openapi.json")["OpenAPI 3.1"]],
                [_operation(*found) for found in operations],
                h.h2["What is sent and answered"],
                [_shape(name, shape) for name, shape in sorted(schema["components"]["schemas"].items())],
            ],
            kind="api",
            styles=("api.css",),
        )
        return content.encode()


def _operation(path: str, method: str, operation: Schema) -> h.Element:
    secured = operation.get("security")
    token = "none" if not secured else "of a link; none for a listed table" if {} in secured else "of a link"
    token = "none, but a session" if secured == [{"session": []}] else token
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    rows = [
        (h.code[one["name"]], one["in"], _kind(one["schema"]), one.get("description", ""))
        for one in operation.get("parameters", ())
    ]
    answers = [
        (h.code[code], _content(answer), answer["description"]) for code, answer in operation["responses"].items()
    ]
    return h.section(".operation", aria_labelledby=operation["operationId"])[
        h.h2(id=operation["operationId"])[operation["summary"]],
        h.p(".call")[h.code[f"{method.upper()} {path}"]],
        [h.p[text] for text in operation.get("description", "").split("\n\n")],
        h.p["Token: ", token, "."],
        body and h.p["Body: ", _kind(body)],
        rows and _table("Parameters", ("name", "where", "type", "meaning"), rows),
        _table("Answers", ("status", "content", "meaning"), answers),
    ]


def _content(answer: Schema) -> h.Node:
    for media, content in answer.get("content", {}).items():
        return _kind(content["schema"]) if media == "application/json" else h.code[media]
    return ""


def _shape(name: str, shape: Schema) -> h.Element:
    needed = shape.get("required", ())
    rows = [
        (h.code[field], _kind(kind), "" if field in needed else "optional", kind.get("description", ""))
        for field, kind in shape.get("properties", {}).items()
    ]
    return h.section(".shape", aria_labelledby=f"shape-{name}")[
        h.h3(id=f"shape-{name}")[name],
        shape.get("description") and h.p[shape["description"]],
        _table(f"Fields of {name}", ("field", "type", "", "meaning"), rows),
    ]


def _table(caption: str, heads: tuple[str, ...], rows: Sequence[tuple[h.Node, ...]]) -> h.Element:
    return h.div(".scroll", tabindex=0, role="region", aria_label=caption)[
        h.table[
            h.caption(".hidden")[caption],
            h.thead[h.tr[(h.th(scope="col")[head] if head else h.td for head in heads)]],
            h.tbody[(h.tr[(h.td[cell] for cell in row)] for row in rows)],
        ]
    ]


def _kind(schema: Schema) -> h.Node:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return h.a(href=f"#shape-{name}")[name]
    if "anyOf" in schema:
        return _joined([_kind(one) for one in schema["anyOf"]], " or ")
    if "enum" in schema:
        return _joined([h.code[str(one)] for one in schema["enum"]], ", ")
    if schema.get("type") == "array":
        return ["list of ", _kind(schema["items"])]
    limits = [
        f"{word} {schema[name]}"
        for name, word in (
            ("minimum", "at least"), ("maximum", "at most"), ("minLength", "at least"), ("maxLength", "at most"),
        )
        if name in schema
    ]  # fmt: skip
    kind = schema.get("type", "anything")
    kind = " or ".join(kind) if isinstance(kind, list) else kind
    return f"{kind} ({', '.join(limits)})" if limits else kind


def _joined(nodes: list[h.Node], between: str) -> Iterator[h.Node]:
    for i, node in enumerate(nodes):
        if i:
            yield between
        yield node


OPENAPI = OpenAPIConfig(
    title="Eolith",
    version=version("eolith"),
    description=TEXT,
    path=PATH,
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="The token of a seat's link."),
            "session": SecurityScheme(
                type="apiKey",
                name="eolith",
                security_scheme_in="cookie",
                description="The session of a browser; through https the cookie is `__Host-eolith`.",
            ),
        }
    ),
    render_plugins=[Page(path="/", media_type=MediaType.HTML), Document()],
    use_handler_docstrings=True,
    operation_id_creator=name_operation,
)
