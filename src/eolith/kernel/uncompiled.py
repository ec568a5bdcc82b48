"""What the kernel's classes need where nothing is compiled: blank fields, and states that only rules can write.

Compiled, fields are C memory that Python reads by copies and cannot write.  Here they are attributes, which
rules have to reach as fast as Python can.  So a state has two classes: that of the rules, and a closed one,
derived from it, in which Python is handed the state.  Its methods open the state for as long as they run.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from inspect import get_annotations
from types import FunctionType
from typing import Any

SCRATCH = frozenset({"offered", "n_options", "decisions", "content", "game", "listener", "seat", "frame", "filled"})
"""Attributes that are no part of the position."""
SPECIAL = ("__init__", "__eq__", "__hash__", "__repr__", "__reduce__")


# --- fields -----------------------------------------------------------------------------------------------


def fields_of(cls: type, everything: bool = False) -> list[tuple[str, Any]]:
    """The declared fields of a class in their order: (name, type)."""
    return [field for own in fields_of_each(cls, everything) for field in own]


def fields_of_each(cls: type, everything: bool = False) -> list[list[tuple[str, Any]]]:
    """The same, class by class."""
    return [
        [(name, hint) for name, hint in _declared(base).items() if everything or name not in SCRATCH]
        for base in reversed(cls.__mro__)
    ]


@cache
def _declared(cls: type) -> dict[str, Any]:
    """What a class itself declares."""
    return get_annotations(cls, eval_str=True)


def _blank(hint: Any) -> Any:
    """A zero of a declared type: a number, an array of them, or None for an object."""
    import cython  # which an installation need not have where all is compiled

    if hasattr(hint, "_n"):
        return [_blank(hint._basetype) for _ in range(hint._n)]
    return 0 if isinstance(hint, type(cython.short)) else None


def blanked(new: Any) -> Any:
    """An object with zeros in all its declared fields; a compiled one has them from the start."""
    for name, hint in fields_of(type(new), everything=True):
        setattr(new, name, _blank(hint))
    return new


@cache
def list_fields(cls: type) -> tuple[list[str], list[str]]:
    """The names of the fields that are lists of integers, and of those that are lists of lists."""
    lists = [(name, hint) for name, hint in fields_of(cls) if hasattr(hint, "_n")]
    nested = [name for name, hint in lists if hasattr(hint._basetype, "_n")]
    return ["offered", *(name for name, _ in lists if name not in nested)], nested


# --- states that are closed to Python ---------------------------------------------------------------------------


def new_state(cls: type) -> Any:
    """A blank state, closed."""
    cls = opened(cls)
    state = blanked(object.__new__(cls))
    state.__class__ = _closed(cls)
    return state


def opened(cls: type) -> Any:
    """The class of the rules, from it or from its closed one."""
    return getattr(cls, "_opened", cls)


def while_open(state: Any, work: Callable[..., Any], *given: Any) -> Any:
    """What some work gives that reads the fields of a state as fast as the rules do."""
    if not hasattr(type(state), "_opened"):
        return work(*given)
    return _opening(lambda state: work(*given))(state)


@cache
def _closed(cls: type) -> Any:
    """The class in which Python is handed the states of a class: fields can be read, only methods write them."""
    members: dict[str, Any] = {
        "_opened": cls,
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__slots__": (),
        "__setattr__": _refuse,
        "__delattr__": _refuse,
    }
    for base in reversed(cls.__mro__[:-1]):
        for name, value in vars(base).items():
            if isinstance(value, FunctionType) and (name in SPECIAL or not name.startswith("__")):
                members[name] = _opening(value)
            elif isinstance(value, property):
                assert value.fget is not None
                members[name] = property(_opening(value.fget))
    for name, hint in fields_of(cls):
        members[name] = property(_array(name) if hasattr(hint, "_n") else _number(name))
    members["game"] = property(lambda self: self.__dict__["game"])
    return type(cls.__name__, (cls,), members)


def _opening(method: Callable[..., Any]) -> Callable[..., Any]:
    """The method, with its state open."""

    @wraps(method)
    def opening(self: Any, *given: Any, **named: Any) -> Any:
        closed = type(self)
        object.__setattr__(self, "__class__", closed._opened)
        try:
            found = method(self, *given, **named)
        finally:
            self.__class__ = closed
        if type(found) is closed._opened:
            found.__class__ = closed
        return found

    return opening


def _number(name: str) -> Callable[[Any], int]:
    def read(self: Any) -> int:
        number: int = self.__dict__[name]
        return number

    return read


def _array(name: str) -> Callable[[Any], list[Any]]:
    def read(self: Any) -> list[Any]:
        return _copied(self.__dict__[name])

    return read


def _copied(rows: list[Any]) -> list[Any]:
    return [row[:] for row in rows] if isinstance(rows[0], list) else rows[:]


def _refuse(self: Any, name: str, *value: Any) -> None:
    if name == "listener" and value and (value[0] is None or isinstance(value[0], list)):
        object.__setattr__(self, name, value[0])
    elif name == "listener" and value:
        raise TypeError(f"Expected list, got {type(value[0]).__name__}")
    else:
        raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")
