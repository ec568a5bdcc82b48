"""Passwords: hashed by argon2, one at a time and beside the server's own work."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

SHORTEST = 10
LONGEST = 200
"""Characters of a password."""

_hasher = PasswordHasher()
_worker = ThreadPoolExecutor(1, "eolith-passwords")
"""One thread: each hash takes 64 MiB, and whoever tries many waits in line."""


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_worker, _hasher.hash, _spelled(password))


async def is_password(hashed: str | None, password: str) -> bool:
    """Whether it is the password of a hash; where there is no hash, the same time is spent to say no."""
    return await asyncio.get_running_loop().run_in_executor(_worker, _verify, hashed, _spelled(password))


def _spelled(password: str) -> str:
    """The same for every keyboard that types the same letters."""
    return unicodedata.normalize("NFKC", password)


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobodys(), password) and hashed is not None
    except VerificationError:
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")
