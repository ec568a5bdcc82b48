"""The table in the browser: an ASGI application over the store."""

from eolith.kernel.extras import needing

with needing("table"):
    import litestar  # noqa: F401
