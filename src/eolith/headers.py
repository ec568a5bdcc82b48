"""The C headers of modules that are plain Python with type hints, and those modules as Cython compiles them.

A compiled module says by its hints what is C.  `write` makes two files of it for Cython: a header (`.pxd`),
and the source, line for line, in which what other modules declare in C is a `cimport`.

`setup.py` loads this file on its own, before the package exists.  docs/kernel.md says what the hints mean.
"""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

KERNEL = {
    f"eolith.kernel.{name}": Path(__file__).resolve().parent / "kernel" / f"{name}.py"
    for name in ("chance", "encode", "hashing", "state", "advice")
}
"""What all games are derived from."""
NUMBERS = {
    "i8": "signed char",
    "u8": "unsigned char",
    "i16": "short",
    "i32": "int",
    "i64": "long long",
    "u64": "unsigned long long",
    "bint": "bint",
    "f32": "float",
    "double": "double",
    "cython.size_t": "size_t",
    "cython.Py_ssize_t": "Py_ssize_t",
}
POINTERS = {"cython.p_char": "char*", "cython.p_void": "void*"}
OBJECTS = {"Any": "object", "object": "object", "bytes": "bytes", "list": "list", "str": "str", "tuple": "tuple"}
UNCHECKED = "exceptval(check=False)"
LONG = {"long long": "int64_t", "unsigned long long": "uint64_t"}
"""Other names for answers: Cython 3.3 writes -1LLLL for a `long long` that tells of an exception."""
MARKS = ("cfunc", "ccall", "final", "nogil", UNCHECKED)
SHORT = 12
"""Most statements of a function that stands in the header whole."""
STRAIGHT = 3
"""Most questions in it: what makes it go one way or another."""
STEPS = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.Pass, ast.Break, ast.Continue)
WAYS = (ast.If, ast.IfExp, ast.For, ast.While)
OF_PYTHON = (ast.JoinedStr, ast.List, ast.Dict, ast.Set, ast.Lambda, ast.comprehension)
BUILTINS = ("abs", "max", "min", "range", "cython")
TYPES = "i16, i32, i64, u64, bint, double, f32, cython.pointer(i16), a compiled class"


class HeaderError(ValueError):
    """A hint that cannot be compiled: the file, the line, and what is wanted there."""


class Edit(NamedTuple):
    """Text that takes the place of what lies between two points (line, column in bytes) of a source."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


class Module:
    """A compiled module: what it defines and imports."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        try:
            self.tree = ast.parse(self.source, str(path))
        except SyntaxError as problem:
            raise HeaderError(f"{path}:{problem.lineno}: {problem.msg}") from problem
        self.root = path.resolve().parents[name.count(".")]
        self.used = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name)}
        self.classes: dict[str, ast.ClassDef] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        self.variables: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).split("[")[0] in NUMBERS:
                self.variables[ast.unparse(node.target)] = node.annotation
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = self.origin(node), alias.name

    def origin(self, node: ast.ImportFrom) -> str:
        """The full name of the module that is imported from."""
        package = self.name.split(".")[: -node.level] if node.level else []
        return ".".join([*package, *([node.module] if node.module else [])])

    def wants(self, node: ast.AST, problem: str) -> HeaderError:
        return HeaderError(f"{self.path}:{getattr(node, 'lineno', 1)}: {problem}")


class Maker:
    """What the headers of modules say that are compiled together."""

    def __init__(self, sources: Mapping[str, Path]) -> None:
        self.modules = {name: Module(name, path) for name, path in sources.items()}
        self.subclassed = {
            ast.unparse(base)
            for module in self.modules.values()
            for node in module.classes.values()
            for base in node.bases
        }
        self.files: dict[str, Path] = {}
        self.numbers: dict[str, dict[str, Any]] = {}

    # --- classes and functions of C --------------------------------------------------------------------

    def find_class(self, module: Module, name: str) -> tuple[Module, ast.ClassDef] | None:
        """A C class by the name that it has in a module; None for everything else."""
        if name in module.classes:
            node = module.classes[name]
            return (module, node) if self.is_c_class(module, node) else None
        origin, original = module.imports.get(name, ("", ""))
        return self.find_class(self.modules[origin], original) if origin in self.modules else None

    def is_c_class(self, module: Module, node: ast.ClassDef) -> bool:
        """A class with a C base; one without a base that has a hinted field or a C method."""
        if node.bases:
            if isinstance(node.bases[0], ast.Attribute):
                raise module.wants(node, f"the base of {node.name} is wanted by its own name: from … import State")
            return self.find_class(module, ast.unparse(node.bases[0])) is not None
        return any(isinstance(item, ast.AnnAssign) or self.is_c_function(module, item) for item in node.body)

    def ancestors(self, module: Module, node: ast.ClassDef) -> Iterator[tuple[Module, ast.ClassDef]]:
        """The C classes that a class is derived from, the nearest first."""
        while node.bases and (found := self.find_class(module, ast.unparse(node.bases[0]))):
            module, node = found
            yield found

    def overridden(self, module: Module, cls: ast.ClassDef, name: str) -> tuple[Module, ast.FunctionDef] | None:
        """The C method that a method of this name overrides, as it was declared first."""
        found = None
        for owner, base in self.ancestors(module, cls):
            for item in base.body:
                if isinstance(item, ast.FunctionDef) and item.name == name and self.is_c_function(owner, item):
                    found = owner, item
        return found

    def is_c_function(self, module: Module, node: ast.AST) -> bool:
        """Whether a function answers with a C type or with nothing (`void`), or is marked as one of C."""
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
            return False
        if {"property", "staticmethod", "classmethod"} & marks_of(node):
            return False
        if {"cfunc", "ccall"} & marks_of(node) or text_of(node.returns) == "void":
            return True
        if self.c_type(module, node.returns):
            return True
        if any(text_of(argument.annotation) in NUMBERS for argument in node.args.args):
            raise module.wants(node, f"{node.name} takes C types, so a C type is wanted for its answer: void, {TYPES}")
        return False

    def is_called_directly(self, module: Module, node: ast.ClassDef, method: str = "") -> bool:
        """Whether no class overrides what a class has, or one method; a Decision is called through its base anyway."""
        bases = {base.name for _, base in self.ancestors(module, node)}
        if not bases or "Decision" in bases:
            return False
        return node.name not in self.subclassed or bool(method) and not self.is_overridden(node, method)

    def is_overridden(self, node: ast.ClassDef, method: str) -> bool:
        """Whether a class that is derived from one has a method of this name."""
        return any(
            isinstance(item, ast.FunctionDef) and item.name == method
            for module in self.modules.values()
            for derived in module.classes.values()
            if node in [base for _, base in self.ancestors(module, derived)]
            for item in derived.body
        )

    def is_whole(self, module: Module, cls: ast.ClassDef | None, node: ast.FunctionDef) -> bool:
        """Whether a function stands in the header whole, for all modules to inline: of C, called directly and short."""
        if not self.is_c_function(module, node) or {"ccall", "cfunc"} & marks_of(node):
            return False
        if cls is not None:
            direct = "final" in marks_of(node) or self.is_called_directly(module, cls, node.name)
            if not direct or self.overridden(module, cls, node.name):
                return False
        parts = list(ast.walk(ast.Module(statements(node), [])))
        names = {part.id for part in parts if isinstance(part, ast.Name)}
        known = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        known.update(BUILTINS, NUMBERS, [argument.arg for argument in node.args.args])
        return is_short(parts) and all(self.is_in_header(module, name) for name in names - known)

    def is_in_header(self, module: Module, name: str) -> bool:
        """Whether a name of a module is one of C, or a number."""
        return self.is_c(module, name) or any(is_numeric(values.get(name)) for _, values in self.imported(module))

    # --- hints -----------------------------------------------------------------------------------------

    def c_type(self, module: Module, hint: ast.expr | None) -> str | None:
        """The C type of a hint; None for one that is no C type."""
        text = text_of(hint)
        pointer = re.fullmatch(r"cython\.pointer\((\w+)\)", text)
        if pointer and pointer[1] in NUMBERS:
            return NUMBERS[pointer[1]] + "*"
        if text in NUMBERS or text in POINTERS:
            return NUMBERS.get(text) or POINTERS[text]
        return text if self.find_class(module, text) else None

    def declaration(self, module: Module, name: str, hint: ast.expr, what: str) -> str:
        """`placed: i16[16][4]` is `short placed[4][16]`: C writes the sizes the other way round."""
        text = ast.unparse(hint)
        array = re.fullmatch(r"(\w+)((?:\[\d+\])+)", text)
        if array and array[1] in NUMBERS:
            return f"{NUMBERS[array[1]]} {name}" + "".join(reversed(re.findall(r"\[\d+\]", array[2])))
        kind = self.c_type(module, hint) or OBJECTS.get(text)
        if kind is None:
            raise module.wants(hint, f"{what} {name} wants a C type ({TYPES}, or i16[4][2]), not {text}")
        return f"{kind} {name}"

    def signature(self, module: Module, node: ast.FunctionDef) -> str:
        """The line of a header for a C function."""
        unchecked = UNCHECKED in marks_of(node)
        text = text_of(node.returns)
        answer = ("void" if unchecked else "int") if text == "void" else self.c_type(module, node.returns)
        answer = LONG.get(answer or "", answer) or OBJECTS.get(text)
        if answer is None:
            raise module.wants(node, f"{node.name} wants a C type for its answer (void, {TYPES}), not {text or 'none'}")
        if node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.args.posonlyargs:
            raise module.wants(node, f"{node.name} is of C, so it wants plain arguments")
        required = len(node.args.args) - len(node.args.defaults)
        arguments = []
        for i, argument in enumerate(node.args.args):
            declared = argument.arg
            if argument.arg != "self":
                if argument.annotation is None:
                    raise module.wants(argument, f"argument {argument.arg} of {node.name} wants a hint: {TYPES}, Any")
                declared = self.declaration(module, argument.arg, argument.annotation, f"{node.name}: argument")
            arguments.append(declared + "=*" * (i >= required))
        raises = " noexcept" if unchecked else " except? -1" if answer in (*NUMBERS.values(), "int64_t") else ""
        how = "cpdef" if "ccall" in marks_of(node) else "cdef"
        alone = " nogil" if "nogil" in marks_of(node) else ""
        return f"{how} {answer} {node.name}({', '.join(arguments)}){raises}{alone}"

    # --- headers ---------------------------------------------------------------------------------------

    def header(self, module: Module) -> str:
        """The header of a module."""
        lines = [f"cdef {array_type(module, name, value)}" for name, value in self.arrays(module)]
        for name, hint in module.variables.items():
            lines.append("cdef " + self.declaration(module, name, hint, "variable"))
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and self.is_c_class(module, node):
                lines += self.class_lines(module, node)
            elif isinstance(node, ast.FunctionDef) and self.is_c_function(module, node):
                lines += ["", *self.function_lines(module, None, node)]
        named = set(re.findall(r"\w+", "\n".join(lines)))
        directives = module.source.partition("\n")[0]
        cimports = [directives, "cimport cython", "from libc.stdint cimport int64_t, uint64_t"]
        cimports += [f"from {origin} cimport *" for origin, _ in self.imported(module)]
        for name, (origin, original) in module.imports.items():
            if name in named and self.is_c(module, name):
                cimports.append(f"from {origin} cimport {original} as {name}")
        return "\n".join([*cimports, "", *lines, ""])

    def class_lines(self, module: Module, node: ast.ClassDef) -> list[str]:
        """The lines of a header for a C class."""
        bases = [base.name for _, base in self.ancestors(module, node)]
        final = self.is_called_directly(module, node) or "final" in marks_of(node)
        lines = ["", *(["@cython.final"] if final else [])]
        lines.append(f"cdef class {node.name}{f'({bases[0]})' if bases else ''}:")
        head = len(lines)
        for item in node.body:
            if isinstance(item, ast.AnnAssign):
                declared = self.declaration(module, ast.unparse(item.target), item.annotation, "field")
                if {"State", "Content"} & set(bases) and not declared.startswith("short "):
                    name = ast.unparse(item.target)
                    raise module.wants(item, f"field {name} of {node.name} wants i16, or rows of it")
                lines.append(f"    cdef {visibility({node.name, *bases}, declared)}{declared}")
            elif (
                isinstance(item, ast.FunctionDef)
                and self.is_c_function(module, item)
                and self.overridden(module, node, item.name) is None
            ):
                lines += ["    " + line for line in self.function_lines(module, node, item)]
        return lines if len(lines) > head else [*lines, "    pass"]

    def function_lines(self, module: Module, cls: ast.ClassDef | None, node: ast.FunctionDef) -> list[str]:
        """The lines of a header for a C function: its signature, and its body if it is whole."""
        signature = self.signature(module, node)
        if not self.is_whole(module, cls, node):
            return [signature]
        for default in node.args.defaults:
            signature = signature.replace("=*", f"={ast.unparse(default)}", 1)
        body = ast.parse(ast.unparse(ast.Module(statements(node), [])))
        for part in ast.walk(body):
            if isinstance(part, ast.Return) and part.value is None and UNCHECKED not in marks_of(node):
                part.value = ast.Constant(0)
            elif isinstance(part, ast.Name) and part.id in NUMBERS:
                part.id = f"cython.{NUMBERS[part.id].replace('unsigned ', 'u').replace(' ', '')}"
        lines = ast.unparse(body).splitlines()
        return [signature.replace("cdef", "cdef inline", 1) + ":", *(f"    {line}" for line in lines)]

    # --- numbers ---------------------------------------------------------------------------------------

    def read_numbers(self, module: Module, node: ast.ImportFrom) -> dict[str, Any] | None:
        """What `from .numbers import *` gives; None for every other import."""
        if node.names[0].name != "*":
            return None
        origin = module.origin(node)
        if origin in self.modules:
            raise module.wants(node, f"{origin} is compiled: what is imported from it is wanted by name")
        if origin not in self.numbers:
            roots = dict.fromkeys([module.root, *(other.root for other in self.modules.values())])
            places = [root.joinpath(*origin.split(".")).with_suffix(".py") for root in roots]
            path = next((place for place in places if place.is_file()), None)
            if path is None:
                raise module.wants(node, f"a file of numbers is wanted at {places[0]}")
            try:
                values = runpy.run_path(str(path))
            except Exception as problem:
                raise module.wants(node, f"{path} is wanted to run on its own: {problem}") from problem
            self.files[origin] = path
            self.numbers[origin] = {name: value for name, value in values.items() if not name.startswith("_")}
        return self.numbers[origin]

    def imported(self, module: Module) -> Iterator[tuple[str, dict[str, Any]]]:
        """The files of numbers that a module imports, by their full names, and what they give."""
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and (numbers := self.read_numbers(module, node)) is not None:
                yield module.origin(node), numbers

    def arrays(self, module: Module) -> Iterator[tuple[str, Any]]:
        """The integers that a module uses of its numbers and that are no constants of an enum, by name."""
        for _, numbers in self.imported(module):
            for name, value in numbers.items():
                if name in module.used and is_numeric(value) and not is_constant(value):
                    yield name, value

    # --- sources ---------------------------------------------------------------------------------------

    def compiled(self, module: Module) -> str:
        """The source of a module as Cython compiles it."""
        edits = []
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom):
                edits += self.cimports(module, node)
            elif isinstance(node, ast.FunctionDef):
                edits += [moved(node)] if self.is_whole(module, None, node) else self.answers(module, node)
            elif isinstance(node, ast.ClassDef) and self.is_c_class(module, node):
                edits += unmarked(node)
                for item in node.body:
                    if not isinstance(item, ast.FunctionDef):
                        continue
                    if self.is_whole(module, node, item):
                        edits.append(moved(item))
                    else:
                        edits += self.answers(module, item) + self.narrowed(module, node, item)
        return edited(module.source, edits)

    def cimports(self, module: Module, node: ast.ImportFrom) -> list[Edit]:
        """What an import names of C is cimported."""
        origin = module.origin(node)
        numbers = self.read_numbers(module, node)
        parts = []
        if numbers is not None:
            parts.append(f"from cython.cimports.{origin} import *")
            arrays = [name for name, _ in self.arrays(module) if name in numbers]
            others = [name for name, value in numbers.items() if name in module.used and not is_numeric(value)]
            if arrays or others:
                parts.append(f"from {origin} import {', '.join([*others, *(f'{name} as {name}_' for name in arrays)])}")
                parts += [f"{name} = {name}_" for name in arrays]
        elif origin in self.modules:
            in_c = [alias for alias in node.names if self.is_c(self.modules[origin], alias.name)]
            for place, names in (
                (f"cython.cimports.{origin}", in_c),
                (origin, [alias for alias in node.names if alias not in in_c]),
            ):
                if names:
                    parts.append(f"from {place} import {', '.join(map(ast.unparse, names))}")
        start, end = span(node)
        return [Edit(start, end, "; ".join(parts) + "\n" * (end[0] - start[0]))] if parts else []

    def is_c(self, module: Module, name: str) -> bool:
        """Whether a name of a compiled module can be cimported."""
        origin, original = module.imports.get(name, ("", ""))
        if origin in self.modules:
            return self.is_c(self.modules[origin], original)
        if name in module.functions:
            return self.is_c_function(module, module.functions[name])
        return name in module.variables or self.find_class(module, name) is not None

    def answers(self, module: Module, node: ast.FunctionDef) -> list[Edit]:
        """A C function without an answer returns 0: -1 says that an exception is on its way."""
        if not self.is_c_function(module, node):
            return []
        edits = unmarked(node)
        if text_of(node.returns) == "void" and UNCHECKED not in marks_of(node):
            empty = [inner for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value is None]
            edits += [Edit(*span(inner), "return 0") for inner in empty]
        return edits

    def narrowed(self, module: Module, cls: ast.ClassDef, node: ast.FunctionDef) -> list[Edit]:
        """A method takes what its base takes: where it hints a class derived from that, it begins with a check."""
        first = self.overridden(module, cls, node.name)
        if first is None:
            return []
        owner, base = first
        wanted = ", ".join(f"{argument.arg}: {text_of(argument.annotation)}" for argument in base.args.args[1:])
        problem = f"{cls.name}.{node.name} wants the hints of {owner.name}: ({wanted}) -> {text_of(base.returns)}"
        if len(node.args.args) != len(base.args.args) or text_of(node.returns) != text_of(base.returns):
            raise module.wants(node, problem)
        edits, checks = [], []
        for own, theirs in zip(node.args.args[1:], base.args.args[1:], strict=True):
            own_type, base_type = self.c_type(module, own.annotation), self.c_type(owner, theirs.annotation)
            if text_of(own.annotation) == text_of(theirs.annotation) or own_type is not None and own_type == base_type:
                continue
            found = self.find_class(module, own_type or "")
            if found is None or base_type not in {ancestor.name for _, ancestor in self.ancestors(*found)}:
                raise module.wants(own, problem)
            edits.append(Edit(*span(own), f"{own.arg}_"))
            checks.append(f"{own.arg}: {own_type} = {own.arg}_")
        return [*edits, *self.inserted(module, node, "; ".join(checks))] if checks else []

    def inserted(self, module: Module, node: ast.FunctionDef, text: str) -> list[Edit]:
        """A statement at the head of a function, on a line that there is already."""
        start, end = span(node.body[0])
        if ast.get_docstring(node) is not None:
            return [Edit(end, end, f"; {text}")]
        if not hasattr(node.body[0], "body"):
            return [Edit(start, start, f"{text}; ")]
        # before a loop or a condition: the head moves up to the empty line before it
        if start[0] != node.lineno + 1 or node.decorator_list or module.source.splitlines()[node.lineno - 2].strip():
            raise module.wants(node, f"{node.name} wants a docstring, or an empty line before it")
        blank, first = (node.lineno - 1, 0), (start[0], 0)
        return [Edit(blank, (node.lineno, 0), ""), Edit(first, first, f"{' ' * start[1]}{text}\n")]


def text_of(hint: ast.expr | None) -> str:
    return "" if hint is None else ast.unparse(hint)


def marks_of(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    return {ast.unparse(mark) for mark in node.decorator_list}


def statements(node: ast.FunctionDef) -> list[ast.stmt]:
    """The body of a function without its docstring."""
    return node.body[ast.get_docstring(node) is not None :]


def is_short(parts: list[ast.AST]) -> bool:
    """Whether a body, by all its parts, is a few steps that know no object of Python."""
    steps = [part for part in parts if isinstance(part, ast.stmt)]
    questions = sum(len(part.values) - 1 if isinstance(part, ast.BoolOp) else isinstance(part, WAYS) for part in parts)
    objects = any(isinstance(part, OF_PYTHON) or isinstance(getattr(part, "value", None), str) for part in parts)
    plain = not objects and all(isinstance(step, (*STEPS, *WAYS)) for step in steps)
    return plain and len(steps) <= SHORT and questions <= STRAIGHT


def moved(node: ast.FunctionDef) -> Edit:
    """What stands in the header whole is left out of the source, its lines empty."""
    line, end = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]), span(node)[1]
    return Edit((line, node.col_offset), end, "pass" + "\n" * (end[0] - line))


def unmarked(node: ast.FunctionDef | ast.ClassDef) -> list[Edit]:
    """The marks that the header has are left out of the source."""
    # what makes the calls of a method direct is said in the source alone
    kept = {"final"} if isinstance(node, ast.FunctionDef) else set()
    marks = [mark for mark in node.decorator_list if ast.unparse(mark) in MARKS and ast.unparse(mark) not in kept]
    return [Edit((mark.lineno, node.col_offset), span(mark)[1], "") for mark in marks]


def span(node: ast.stmt | ast.expr | ast.arg) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a piece of a source begins and ends."""
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def visibility(kin: set[str], declared: str) -> str:
    """How Python sees a field: that of a state or its content by a copy, numbers and objects of others as they are.

    What begins with _ it does not see, and of objects only the listener of a state can be written.
    """
    kind, _, name = declared.rpartition(" ")
    if "State" in kin and kind == "list":
        return "public "
    if kin & {"State", "Content"} or kind == "object" and not name.startswith("_"):
        return "readonly "
    return "public " if kind in NUMBERS.values() and name[0] != "_" and "[" not in name else ""


def is_constant(value: Any) -> bool:
    """Whether a value can be a constant of a C enum."""
    return type(value) is int and -(2**31) <= value < 2**31


def is_numeric(value: Any) -> bool:
    """Whether a value is an integer, or rows of integers."""
    return type(value) is int or isinstance(value, list | tuple) and bool(value) and all(map(is_numeric, value))


def array_type(module: Module, name: str, value: Any) -> str:
    """The declaration of an integer, or of rows of integers."""
    sizes, numbers = "", [value]
    while isinstance(numbers[0], list | tuple):
        if len({len(row) for row in numbers}) > 1:
            raise HeaderError(f"{module.path}: {name} wants rows of one length")
        sizes += f"[{len(numbers[0])}]"
        numbers = [item for row in numbers for item in row]
    small = sizes and max(map(abs, numbers)) < 2**15
    base = "short" if small else "unsigned long long" if not sizes and value >= 0 else "long long"
    return f"{base} {name}{sizes}"


def edited(source: str, edits: list[Edit]) -> str:
    """A source with all edits made, the last first."""
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for edit in sorted(edits, reverse=True):
        start, end = (starts[line - 1] + column for line, column in (edit.start, edit.end))
        data = data[:start] + edit.text.encode() + data[end:]
    return data.decode()


class Written(NamedTuple):
    """What `write` has made."""

    modules: dict[str, str]
    """A SHA-256 for each module, of all that goes into its binary."""
    numbers: list[Path]
    """The files of numbers."""
    kernel: str
    """A SHA-256 of the kernel's headers: binaries go together that were made with the same."""


def write(sources: Mapping[str, Path], into: Path) -> Written:
    """Write what Cython reads of modules, by name, below a folder; HeaderError for what it cannot be made of.

    `a.b` becomes `into/a/b.py` and `into/a/b.pxd`, and each file of numbers the `.pxd` of an enum; the headers
    of the kernel come with them.
    """
    maker = Maker({**KERNEL, **sources})
    texts: dict[str, str] = {}
    for name, module in maker.modules.items():
        texts[name + ".py"] = maker.compiled(module)
        texts[name + ".pxd"] = maker.header(module)
    for name, values in maker.numbers.items():
        lines = [f"    {constant} = {value}\n" for constant, value in values.items() if is_constant(value)]
        texts[name + ".pxd"] = "".join(["cdef enum:\n", *lines])
    for name, text in texts.items():
        stem, _, end = name.rpartition(".")
        path = into.joinpath(*stem.split(".")).with_suffix("." + end)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        for folder in path.relative_to(into).parents[:-1]:
            (into / folder / "__init__.py").touch()
    modules = {name: digest([name + ".py", name + ".pxd"], texts) for name in sources}
    return Written(modules, list(maker.files.values()), digest([name + ".pxd" for name in KERNEL], texts))


def digest(names: list[str], texts: Mapping[str, str]) -> str:
    """The SHA-256 of sources and headers, and of all headers that these name."""
    parts: set[str] = set()
    waiting = [*names]
    while waiting:
        part = waiting.pop()
        parts.add(part)
        origins = re.findall(r"from (?:cython\.cimports\.)?([\w.]+) c?import ", texts[part])
        waiting += [origin + ".pxd" for origin in origins if origin + ".pxd" in texts.keys() - parts]
    return sha256("\0".join(texts[part] for part in sorted(parts)).encode()).hexdigest()
