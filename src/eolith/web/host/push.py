"""Web push: which browsers can be told of a turn, and how they are told (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import logging
import socket
import ssl
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec

from eolith.store import Store, people, rows

KEY = "vapid"
"""The name of the server's key among the keys of the store."""
LONGEST_ENDPOINT = 1000
STAYS = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is away."""
PATIENCE = 10.0
"""Seconds that a push service may take."""
GONE = (404, 410)
"""What a push service answers when the browser no longer wants to be told."""

PUBLIC = (ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("2000::/3"))
"""All else of IPv6 belongs to a site, to a host or to nobody."""
SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "224.0.0.0/3", "2001::/23", "2002::/16")))
"""Held back for protocols, for many at once, and for tunnels into other networks."""

log = logging.getLogger("eolith.web")


class Keys(msgspec.Struct):
    """What a browser wants its messages encrypted with."""

    p256dh: str
    auth: str


# --- the server's key -------------------------------------------------------------------------------------


async def private_key(store: Store) -> str:
    """The key that the server signs with, as it is stored; made the first time."""
    found = await store.read(lambda conn: people.key(conn, KEY))
    if found is not None:
        return found
    fresh = new_key()

    def keep(conn: Any) -> str:
        present = people.key(conn, KEY)
        if present is None:
            people.put_key(conn, KEY, fresh)
        return present or fresh

    return await store.write(keep)


def new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


@cache
def public_key(private: str) -> str:
    """What browsers know the server by."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1()).public_key()
    return encoded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """ValueError for what is not base64 of the kind that addresses can hold."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


# --- who may be told ----------------------------------------------------------------------------------------


def is_endpoint(url: str) -> bool:
    """Whether an address may be that of a push service: https, by a name that could be public."""
    if len(url) > LONGEST_ENDPOINT or not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username is not None or port not in (None, 443) or "." not in host:
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host.rstrip(".").endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))
    return False  # push services have names


def are_keys(keys: Keys) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))
        return len(decoded(keys.auth)) == 16
    except ValueError:
        return False


# --- telling ------------------------------------------------------------------------------------------------


class PublicBackend(httpcore.AnyIOBackend):
    """Connections to public addresses alone, whatever a name resolves to, and at whatever time."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(where[0]) for _, _, _, _, where in found))
        if not all(map(is_public, addresses)):
            raise httpcore.ConnectError("not a public address")
        for address in addresses[:-1]:
            with suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                return await super().connect_tcp(address, port, timeout, local_address, socket_options)
        return await super().connect_tcp(addresses[-1], port, timeout, local_address, socket_options)


def is_public(address: str) -> bool:
    """Whether an address belongs to nobody's own network."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
        return is_public(str(number.ipv4_mapped))
    return number.is_global and any(number in net for net in PUBLIC) and not any(number in net for net in SPECIAL)


async def send(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Hand a message to a push service; its status.  httpcore.NetworkError and such if it cannot be reached."""
    timeout = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
    async with httpcore.AsyncConnectionPool(
        ssl_context=ssl.create_default_context(), network_backend=PublicBackend()
    ) as pool:
        answer = await pool.request(
            "POST", endpoint, headers=list(headers.items()), content=body, extensions={"timeout": timeout}
        )
    return answer.status


async def tell(store: Store, browser: rows.Subscription, message: dict[str, str], sub: str) -> None:
    """Tell a browser; one that is gone is forgotten.  `sub` says whom a push service can complain to."""
    host = urlsplit(browser.endpoint).hostname
    try:
        private = await private_key(store)
        headers, body = await asyncio.to_thread(sealed, private, browser, msgspec.json.encode(message), sub)
        status = await send(browser.endpoint, headers, body)
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as problem:
        log.warning("push: %s cannot be reached: %s", host, type(problem).__name__)
        return
    if status in GONE:
        await store.write(lambda conn: people.unsubscribe(conn, browser.endpoint))
    elif status >= 300:
        log.warning("push: %s answers %d", host, status)


def sealed(private: str, browser: rows.Subscription, message: bytes, sub: str) -> tuple[dict[str, str], bytes]:
    """A message as a push service takes it: signed by the server, and readable by the browser alone."""
    from py_vapid import Vapid
    from pywebpush import WebPusher

    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    body: bytes = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(message)["body"]
    host = urlsplit(browser.endpoint).netloc
    claims = {"sub": sub, "aud": f"https://{host}", "exp": int(time.time()) + 12 * 3600}
    signed: dict[str, str] = Vapid.from_raw(private.encode()).sign(claims)
    headers = {"content-encoding": "aes128gcm", "ttl": str(STAYS), "urgency": "high", **signed}
    return headers, body
