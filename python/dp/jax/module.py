"""A step that is a module of StableHLO already."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from dp.errors import ArgumentError
from dp.jax._stablehlo import compat
from dp.jax._stablehlo.compat import ir
from dp.jax._stablehlo.extents import is_dynamic
from dp.jax._stablehlo.lowering import find_function, print_module, to_linalg
from dp.jax.export import Interface, annotate
from dp.jax.step import JaxStep
from dp.jax.trees import Structure, unique
from dp.step import Graph


class ModuleStep(JaxStep):
    """A module's function of (state, batch). Made by dp.jax.from_stablehlo."""

    def __init__(
        self,
        module: str | bytes,
        function: str,
        state: Any,
        batch: Any,
        results: Any,
        *,
        updates: bool,
        scatter: Any,
        name: str,
        options: tuple[str, ...] = (),
    ):
        super().__init__(
            None,
            state,
            batch,
            updates=updates,
            scatter=scatter,
            dynamic_batch=False,
            name=name,
            options=options,
        )
        self.module, self.function = module, function
        zero = jax.ShapeDtypeStruct((), np.float32)  # Only names and order count.
        self.results = Structure(jax.tree.map(lambda leaf: zero, results), what="result")

    def _graph(self, shapes, variables=None) -> Graph:
        names = unique([*self.state_names, *(leaf.name for leaf in self.results.leaves)])[
            len(self.state_names) :
        ]
        given = [*(leaf.data for leaf in self.states.leaves), *shapes]

        def change(module):
            types = ir.FunctionType(
                ir.TypeAttr(find_function(module, self.function).attributes["function_type"]).value
            )
            self._check(types.inputs, given)
            results = [_unsigned(type) for type in types.results]
            updated = self.state_names if self.updates else []
            annotate(
                module,
                self.name,
                Interface(
                    self.state_names,
                    self.batch_names,
                    self.scatter,
                    updated,
                    names,
                    [v.dtype for v in given],
                    results,
                ),
                self.function,
            )

        text = to_linalg(read(self.module), change, function=self.function)
        return Graph(
            text,
            self.name,
            self.options,
            after=self._after(names, self.results, self.weak_at_first),
        )

    def _check(self, types, given):
        for name, type, shape in zip([*self.state_names, *self.batch_names], types, given):
            type = ir.RankedTensorType(type)
            if len(type.shape) != len(shape.shape) or any(
                not is_dynamic(a) and a != b for a, b in zip(type.shape, shape.shape)
            ):
                raise ArgumentError(
                    f"{name} is {shape.dtype}{list(shape.shape)}, but the module takes {type}"
                )


def _unsigned(type):
    element = ir.RankedTensorType(type).element_type
    is_unsigned = isinstance(element, ir.IntegerType) and element.is_unsigned
    return np.dtype(f"uint{element.width}" if is_unsigned else "float32")


def read(module: str | bytes) -> str | bytes:
    """Returns text or bytecode of MLIR; a portable artifact of StableHLO is converted."""
    if isinstance(module, str) or not module.startswith(b"ML\xefR"):
        return module
    with compat.new_context() as context:
        try:
            return print_module(compat.stablehlo.deserialize_portable_artifact(context, module))
        except Exception:  # Bytecode of the dialect itself.
            return module
