"""The modules of Python whose values a function uses: its own, and those that it names, as
`config.rate`."""

from __future__ import annotations

import dis
import functools
import sys
import types
from collections.abc import Iterable, Iterator, Mapping

from dp.torch._objects import origins

MANY = 1000
OF_GLOBALS = ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")


@functools.lru_cache(4096)
def names_in(of: types.CodeType) -> tuple[dict[str, None], dict[str, None], dict[str, None]]:
    """Returns the names of globals, those of globals and attributes, and those of modules, that
    code, and that which is defined in it, use, also as words of `globals()["rate"]`,
    `getattr(config, "rate")` and `sys.modules["config"]`."""
    own, names, texts, modules, codes = {}, {}, {}, {}, [of]
    while codes:
        code = codes.pop()
        found = [(at.opname, at.argval) for at in dis.get_instructions(code)]
        own.update(dict.fromkeys(name for kind, name in found if kind in OF_GLOBALS))
        modules.update(dict.fromkeys(name for kind, name in found if kind == "IMPORT_NAME"))
        names.update(dict.fromkeys(code.co_names))
        texts.update(
            dict.fromkeys(c for c in code.co_consts if isinstance(c, str) and c.isidentifier())
        )
        codes += [c for c in code.co_consts if isinstance(c, types.CodeType)]
    if "globals" in names:
        own.update(texts)
    if "modules" in names:
        modules.update(texts)
    return own, {**names, **texts}, modules


def closed_over(function: types.FunctionType) -> dict[str, object]:
    cells = zip(function.__code__.co_freevars, function.__closure__ or ())
    return {name: cell.cell_contents for name, cell in cells if cell != types.CellType()}


def is_of_user(module: types.ModuleType) -> bool:
    file = vars(module).get("__file__")  # A module may have a __getattr__ of its own.
    return module.__name__ not in sys.builtin_module_names and (
        not file or origins.is_of_user(file) and not origins.is_of_library(file)
    )


def is_settings(value: object) -> bool:
    """Whether a library's module may have settings there, such as warnings.filters."""
    return isinstance(value, (dict, list, set)) and value is not sys.modules and len(value) <= MANY


def entries_of(
    module: types.ModuleType, names: Iterable[str]
) -> tuple[Mapping, tuple[str, ...], str]:
    """Returns the namespace of a module, the names there that code uses, and what they are called.
    Code may ask for a name that is not there, as by getattr(config, "rate", 1.0), or that the
    module's own __getattr__ makes."""
    return vars(module), (*names, "__getattr__"), f"{module.__name__}."


def of(function: types.FunctionType) -> Iterator[tuple[Mapping, tuple[str, ...], str]]:
    """Returns the namespaces that a function uses, the names there, and what they are called: its
    own module, and the user's modules that it names, also those inside of them."""
    own, names, modules = names_in(function.__code__)
    yield function.__globals__, tuple(own), ""
    if modules:
        yield sys.modules, tuple(modules), "sys.modules."
    # A function may import what it uses.
    spaces = [
        function.__globals__,
        {name: sys.modules[name] for name in names if name in sys.modules},
        closed_over(function),
    ]
    names = {**names, **dict.fromkeys(function.__code__.co_freevars)}
    known: set[int] = set()
    while spaces:
        space = spaces.pop()
        for name in names:
            module = space.get(name)
            if not isinstance(module, types.ModuleType) or id(module) in known:
                continue
            known.add(id(module))
            if is_of_user(module):
                yield entries_of(module, names)
                spaces.append(vars(module))
            else:  # What it calls of a library, dp.torch.replaced has.
                yield (
                    vars(module),
                    tuple(name for name in names if is_settings(vars(module).get(name))),
                    f"{module.__name__}.",
                )
