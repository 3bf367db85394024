"""What code calls, and somebody may replace: the methods of classes, the functions of modules, the
code of a function."""

from __future__ import annotations

import builtins
import functools
import os
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeGuard

from dp.torch._objects import namespaces, origins
from dp.torch._objects.holders import MISSING, PLAIN, Attributes, Globals, Holder

# Of a class: what Python keeps there for itself.
OF_PYTHON = (
    "__dict__",
    "__weakref__",
    "__doc__",
    "__module__",
    "__annotations__",
    "__slots__",
    "__class_getitem__",
)
# Libraries below what a model is written in: a graph depends on their version, not on the values of
# their globals.
DEEP = (
    "torch._", "torch.fx", "torch.overrides", "torch.utils", "torch.jit", "torch.autograd",
    "torch.cuda", "torch.compiler", "torch.distributed", "torch.backends", "torch.library",
    "torch.types", "torch.serialization", "numpy", "dp.",
)  # fmt: skip


class Methods(Holder):
    """The methods and descriptors of a class, and of a library's also numbers and words. What a
    method uses counts if code reads its name from an object or names it, or if Python calls it by
    itself, as `__call__`."""

    def __init__(self, target: type, is_of_user: bool, without: tuple[str, ...] = OF_PYTHON):
        super().__init__(target)
        self.is_of_user, self.without = is_of_user, without

    def items(self):
        return {
            k: v
            for k, v in vars(self.target).items()
            if k not in self.without
            and (
                callable(v)
                or hasattr(type(v), "__get__")
                or not self.is_of_user
                and isinstance(v, PLAIN)
            )
        }

    def put(self, key, value):
        delattr(self.target, key) if value is MISSING else setattr(self.target, key, value)

    def name(self, key):
        return f"{self.target.__qualname__}.{key}"


class Functions(Globals):
    """What code names of a library's module: functions, classes, numbers and words."""


class Code(Holder):
    """The code of a function. A notebook replaces it when it loads a file again."""

    def items(self):
        return {"": self.target.__code__}

    def put(self, key, value):
        self.target.__code__ = value

    def name(self, key):
        return f"the code of {self.target.__qualname__}"


class AllAttributes(Attributes):
    """The attributes of an object, all taken by code, as by vars()."""


def called_by(value: Any) -> Any:
    """Returns the function that a property or another descriptor of a class calls; the value itself
    if there is none."""
    for name in ("fget", "__func__", "func"):
        if isinstance(getattr(value, name, None), types.FunctionType):
            return getattr(value, name)
    return value


@functools.lru_cache(4096)
def names_in(code: types.CodeType) -> frozenset[str]:
    """Returns the names of globals and attributes that code uses, and that which is defined in
    it."""
    return frozenset(code.co_names).union(
        *(names_in(c) for c in code.co_consts if isinstance(c, types.CodeType))
    )


def is_followed(function: Any) -> TypeGuard[types.FunctionType]:
    """Whether a library's function has code that names others."""
    if not isinstance(function, types.FunctionType) or (function.__module__ or "").startswith(DEEP):
        return False
    file = function.__code__.co_filename
    return origins.is_of_library(file) and not file.startswith(
        origins.PYTHON + "site-packages" + os.sep + "dp" + os.sep
    )


def of_libraries(functions: Iterable[types.FunctionType]) -> list[Functions]:
    """Returns the names of libraries' modules that functions, and the libraries' functions that
    they name, use."""
    found: dict[int, tuple[Mapping, str, dict[str, None]]] = {}
    pending, known = list(functions), set()
    while pending:
        function = pending.pop()
        if function.__code__ in known:
            continue
        known.add(function.__code__)
        for cell in function.__closure__ or ():
            if cell != types.CellType() and is_followed(cell.cell_contents):
                pending.append(cell.cell_contents)
        for space, module, name in named(function):
            value = space[name]
            if callable(value) or isinstance(value, PLAIN):
                found.setdefault(id(space), (space, module, {}))[2][name] = None
                if is_followed(value):
                    pending.append(value)
    return [Functions(space, tuple(names), f"{module}.") for space, module, names in found.values()]


def named(function: types.FunctionType) -> Iterator[tuple[Mapping, str, str]]:
    """Returns what a function names of libraries' modules: a namespace, the module's name, and the
    name there."""
    names, own = names_in(function.__code__), function.__globals__
    if origins.is_of_library(function.__code__.co_filename):
        yield from ((own, function.__module__, name) for name in names if name in own)
    else:
        of_python = vars(builtins)
        yield from (
            (of_python, "builtins", name) for name in names if name in of_python and name not in own
        )
    for module in modules_in(function):
        if vars(module) is not own and not namespaces.is_of_user(module):
            yield from (
                (vars(module), module.__name__, entry) for entry in names if entry in vars(module)
            )


def modules_in(function: types.FunctionType) -> Iterator[types.ModuleType]:
    """Returns the modules that a function names, also inside of others."""
    names = names_in(function.__code__)
    spaces, known = (
        [function.__globals__, {name: sys.modules[name] for name in names if name in sys.modules}],
        set(),
    )
    while spaces:
        space = spaces.pop()
        for name in names:
            module = space.get(name)
            if isinstance(module, types.ModuleType) and id(module) not in known:
                known.add(id(module))
                spaces.append(vars(module))
                yield module


def properties_of(
    functions: Iterable[types.FunctionType],
) -> list[tuple[str, Callable[[], Any], Any]]:
    """Returns the settings that functions name of modules with properties, as
    torch.backends.cudnn.benchmark: what a message says when one has changed, how it is read, and
    its value."""
    found = {}
    for function in functions:
        for module in modules_in(function):
            kind = type(module)
            for name in names_in(function.__code__) if kind is not types.ModuleType else ():
                if (
                    not name.startswith("__")
                    and hasattr(kind, name)
                    and isinstance(value := getattr(module, name, None), PLAIN)
                ):
                    text = f"{module.__name__}.{name} has changed"
                    found[text] = text, functools.partial(getattr, module, name, None), value
    return list(found.values())
