"""The modules of Python whose values a function uses: its own, and those that it names, as `config.rate`."""
from __future__ import annotations

import dis
import sys
import types
from collections.abc import Iterator, Mapping

from dp.torch import guards


OF_GLOBALS = ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")


def names_in(function: types.FunctionType) -> tuple[dict[str, None], dict[str, None]]:
    """Returns the names of globals, and those of globals and attributes, that a function, and those that are defined in it, use, also as
    words of `globals()["rate"]` and `getattr(config, "rate")`."""
    own, names, texts, codes = {}, {}, {}, [function.__code__]
    while codes:
        code = codes.pop()
        own.update(dict.fromkeys(at.argval for at in dis.get_instructions(code) if at.opname in OF_GLOBALS))
        names.update(dict.fromkeys(code.co_names))
        texts.update(dict.fromkeys(c for c in code.co_consts if isinstance(c, str) and c.isidentifier()))
        codes += [c for c in code.co_consts if isinstance(c, types.CodeType)]
    if "globals" in names:
        own.update(texts)
    return own, {**names, **texts}


def closed_over(function: types.FunctionType) -> dict[str, object]:
    cells = zip(function.__code__.co_freevars, function.__closure__ or ())
    return {name: cell.cell_contents for name, cell in cells if cell != types.CellType()}


def is_of_user(module: types.ModuleType) -> bool:
    file = getattr(module, "__file__", None)
    return module.__name__ not in sys.builtin_module_names and (not file or guards.is_of_user(file) and not guards.is_of_library(file))


def of(function: types.FunctionType) -> Iterator[tuple[Mapping, tuple[str, ...], str]]:
    """Returns the namespaces that a function uses, the names there, and what they are called: its own module, and the user's modules that
    it names, also those inside of them."""
    own, names = names_in(function)
    yield function.__globals__, tuple(n for n in own if n in function.__globals__), ""
    # A function may import what it uses.
    spaces = [function.__globals__, {name: sys.modules[name] for name in names if name in sys.modules}, closed_over(function)]
    names = {**names, **dict.fromkeys(function.__code__.co_freevars)}
    known: set[int] = set()
    while spaces:
        space = spaces.pop()
        for name in names:
            module = space.get(name)
            if isinstance(module, types.ModuleType) and id(module) not in known and is_of_user(module):
                known.add(id(module))
                yield vars(module), tuple(n for n in names if n in vars(module)), f"{module.__name__}."
                spaces.append(vars(module))
