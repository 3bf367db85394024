"""Texts of graphs in the cache, by the traces that they are made of."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Mapping
from typing import Any

import torch
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.overrides import _get_current_function_mode_stack
from torch.utils._python_dispatch import _get_current_dispatch_mode_stack

from dp._toolchain import cache
from dp.torch._cache import made_by
from dp.torch._cache.form import Form, Formless, origin_of
from dp.torch._objects.origins import Origin, place_of_call
from dp.torch._trace.sizes import Shapes, Sizes

BEFORE_SIZES = "\0"
log = logging.getLogger("dp.torch")
imported: made_by.Imported | None = None
"""What makes texts, once it is imported in whole."""
sources = made_by.sources()  # At once: a process runs the sources that it has imported.


def begin() -> None:
    """Takes the functions that make texts as they are now. The last module of those that have them
    calls this."""
    global imported
    imported = made_by.Imported()


class KeptText:
    """The text of one graph: that in the cache, or one to put there, with the open sizes that it
    is for."""

    def __init__(self, name: str, shapes: Shapes, *call: Any):
        """`shapes`: of the arguments. `call`: what the text depends on beside the trace, of
        numbers, words and containers."""
        self.step, self.shapes, self.call = name, shapes, call
        self.text: str | None = None
        """What the cache has."""
        self.sizes: Sizes | None = None
        self.name: str | None = None
        """The name of the entry, once a trace is known; None: it has none."""

    def find(self, module: torch.fx.GraphModule, names: Any, env: ShapeEnv) -> bool:
        """Whether the cache has the text of a trace; `names` are those of its results."""
        self.name = None
        if cache.folder() is None:
            return False
        try:
            with torch._C.DisableTorchFunction():
                self.name = f"trace-{self.name_of(module, names, env)}"
        except Exception as error:  # A step is traced with or without a cache.
            is_known = isinstance(error, Formless)
            log.debug("the text of %s is not kept: %s", self.step, error, exc_info=not is_known)
            return False
        if (content := cache.find(self.name)) is None:
            return False
        try:
            text, _, sizes = zlib.decompress(content).decode().partition(BEFORE_SIZES)
            found = Sizes.of_words(json.loads(sizes)) if sizes else None
        except (zlib.error, UnicodeDecodeError, ValueError):
            return False
        if found and not found.fit(self.shapes):
            return False  # Lowering has found it for other sizes alone.
        self.text, self.sizes = text, found
        log.debug("the text of %s is in the cache: %s", self.step, self.name)
        return True

    def name_of(self, module: torch.fx.GraphModule, names: Any, env: ShapeEnv) -> str:
        if sources is None:
            raise Formless("sources of dp that are newer than the process")
        if imported is None or not imported.is_unchanged():
            raise Formless("functions of dp that are not those of its sources")
        form = Form()
        form.add(made_by.versions(), sources, made_by.settings())
        form.add_modes(map(type, _get_current_function_mode_stack()))
        form.add_modes(map(type, _get_current_dispatch_mode_stack()))
        form.add(form.of_value((self.step, *self.call, names)))
        form.add(origin_of(Origin(self.step, place_of_call())))
        form.add_graph(module)
        form.add_decisions(env)
        return form.name()

    def insert(self, text: str, sizes: Sizes | None) -> None:
        if self.name is None or self.text is not None:
            return
        if sizes:
            words = sizes.words()
            if words is None:
                log.debug("the text of %s is not kept: a guard of another kind", self.step)
                return
            text += BEFORE_SIZES + json.dumps(words)
        cache.insert(self.name, zlib.compress(text.encode(), 1))


def described(tensors: Mapping[str, torch.Tensor]) -> list[tuple[str, torch.dtype]]:
    """Returns what a text says of arguments beside their placeholders."""
    return [(name, tensor.dtype) for name, tensor in tensors.items()]
