"""The table in the browser: an ASGI application over the store."""

from importlib.util import find_spec

from eolith.kernel.extras import needing

with needing("table"):
    # not imported: processes that think for a server do without it
    if find_spec("litestar") is None:
        raise ModuleNotFoundError(name="litestar")
