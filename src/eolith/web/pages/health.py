"""Whether the server is well, and its figures, for those who run it."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

from litestar import Response, get
from litestar.exceptions import HTTPException
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from eolith.store import tables

from ..host.metrics import Metrics
from ..server import AnyRequest, server_of

HEALTHY = 1.0
"""Seconds within which the store answers."""
PROXY_SENDS = ("forwarded", "x-forwarded-for")


@get("/healthz")
async def healthz(request: AnyRequest) -> Response[str]:
    """`ok`, or 503 while the store does not answer or the server ends."""
    server = server_of(request)
    try:
        await asyncio.wait_for(server.store.read(lambda conn: tables.get(conn, "")), HEALTHY)
        well = not server.house.closing
    except Exception:  # whatever it is, the server is not well
        well = False
    return Response("ok" if well else "not well", media_type="text/plain", status_code=200 if well else 503)


@get("/metrics")
async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """The figures, in the format of Prometheus."""
    if not (server_of(request).settings.open_metrics or is_local(request)):
        raise HTTPException(status_code=404, detail="no-page")
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})


def is_local(request: AnyRequest) -> bool:
    """Whether it was asked on this machine, and not through a proxy on it."""
    if request.client is None or any(name in request.headers for name in PROXY_SENDS):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [healthz, show_metrics]
