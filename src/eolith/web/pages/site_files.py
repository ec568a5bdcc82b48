"""Small files that browsers and search engines ask every site for."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from ..frame.html import asset
from ..host.people import stranger
from ..server import AnyRequest

PRIVATE = ("/t/", "/s/", "/you", "/login", "/api/")
"""What search engines are asked to leave alone."""
PAPER, HIDE = "#f1e7d5", "#8a4b1d"


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: AnyRequest) -> Response[bytes]:
    """What makes the site an app on a phone or a desktop."""
    visitor = stranger(request)
    icon = {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    content = {
        "name": visitor.say("start-title"),
        "short_name": "Eolith",
        "lang": visitor.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": HIDE,
        "icons": [icon],
    }
    return Response(msgspec.json.encode(content), media_type="application/manifest+json")


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def robots() -> Response[str]:
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in PRIVATE)]
    return Response("\n".join(lines) + "\n", media_type="text/plain")


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[str]:
    """For programs that ask without reading the page."""
    return Response("", status_code=302, headers={"location": asset("icon.svg")})


HANDLERS = [manifest, robots, favicon]
