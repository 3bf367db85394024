"""Ops that a trace has dispatched before, for operands of the same dtypes and layouts.

PyTorch's modes take two milliseconds for each op of a trace, and a model has the same layer many
times. The first time, they make an op's node and results; after that nodes.py does, with the
layouts that the results had.
"""

from __future__ import annotations

import contextlib
import operator
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch._subclasses import FakeTensor, FakeTensorMode
from torch.fx import traceback as fx_traceback
from torch.fx.experimental import proxy_tensor
from torch.fx.experimental.proxy_tensor import ProxyTorchDispatchMode

from dp.torch._graph import nodes, subgraph_cache
from dp.torch._trace.guards import attributes

Tensor = torch.Tensor
PLAIN = frozenset(subgraph_cache.PLAIN)
# Of an op whose results depend on more than its operands' layouts.
VARYING = {
    torch.Tag.data_dependent_output,
    torch.Tag.dynamic_output_shape,
    torch.Tag.inplace_view,
}
FAKE = torch._C._TorchDispatchModeKey.FAKE
META = torch.device("meta")
# Autograd asks for the device of each tensor that it has, more often than a trace has ops.
DEVICE = torch.ops.prim.device.default
layout_of: Callable = vars(torch._C.TensorBase)["layout"].__get__


class Varies(Exception):
    """PyTorch dispatches an op each time."""


def is_plain(tensor: FakeTensor, fake: FakeTensorMode) -> bool:
    """Whether a tensor of a trace is its dtype, sizes and strides, and has no number."""
    return (
        tensor.fake_mode is fake
        and tensor.constant is None
        and not tensor._has_symbolic_sizes_strides
        and layout_of(tensor, FakeTensor) is torch.strided
    )


class Operands:
    """The operands of one dispatch."""

    def __init__(self, mode: ProxyTorchDispatchMode, fake: FakeTensorMode):
        self.tracker, self.fake = mode.tracer.tensor_tracker, fake
        self.tensors: list[Tensor] = []
        self.key: list[Any] = []
        """All that the layouts of an op's results depend on."""

    def take(self, value: Any) -> Any:
        """Returns an operand as a node has it. Raises Varies."""
        kind = type(value)
        if kind is FakeTensor:
            slot = self.tracker.get(value)
            if slot is None or slot.constant is not None or not is_plain(value, self.fake):
                raise Varies
            self.tensors.append(value)
            self.key += (
                value.dtype,
                value.shape,
                value.stride(),
                value.storage_offset(),
                value.untyped_storage().nbytes(),
                value.requires_grad,
                value.fake_device,
                torch._C._dispatch_keys(value).raw_repr(),
                value.dispatch_keys and value.dispatch_keys.raw_repr(),
            )
            return slot.proxy.node
        if kind in PLAIN:
            self.key += (kind, value)
            return value
        if kind is list or kind is tuple:
            self.key += (kind, len(value))
            return kind([self.take(part) for part in value])
        raise Varies


def results_of(
    call: tuple[Any, tuple, dict[str, Any], str],
    result: Any,
    made: list[torch.fx.Node],
    operands: Operands,
) -> nodes.Results | None:
    """Returns the results of an op that `made` one node, and results that are tensors of which
    nothing but the layouts of the operands decides; None for other ops."""
    target, args, kwargs, _ = call
    kind = type(result) if isinstance(result, (tuple, list)) else None
    tensors: list[Any] = [result] if kind is None else list(result)
    if (
        target._schema.is_mutable
        or VARYING.intersection(target.tags)
        or kind not in (None, tuple, list)
        or not all(type(tensor) is FakeTensor for tensor in tensors)
        or not made
        or (made[0].target, made[0].args, made[0].kwargs) != (target, args, kwargs)
        or [(node.target, node.args) for node in made[1:]]
        != [(operator.getitem, (made[0], i)) for i in range(len(tensors)) if kind]
    ):
        return None
    memory = [operand.untyped_storage()._cdata for operand in operands.tensors]
    found, of_results = [], []
    for tensor in tensors:
        place = tensor.untyped_storage()._cdata
        slot = operands.tracker.get(tensor)
        if (
            any(tensor is operand for operand in operands.tensors)
            or not is_plain(tensor, operands.fake)
            or tensor.dispatch_keys is not None
            or tensor.requires_grad
            or place in of_results
            or memory.count(place) > 1
            or slot is None
            or slot.constant is not None
        ):
            return None
        base = memory.index(place) if place in memory else None
        if base is None:
            of_results.append(place)
        layout = tensor.shape, tensor.stride(), tensor.storage_offset()
        one = nodes.Made(tensor.dtype, tensor.fake_device, *layout, base)
        again = one.of(one.make(operands.fake, operands.tensors), operands.fake)
        keys = torch._C._dispatch_keys
        if (
            keys(again).raw_repr() != keys(tensor).raw_repr()
            or again.untyped_storage().nbytes() != tensor.untyped_storage().nbytes()
        ):
            return None
        found.append(one)
    return nodes.Results(tuple(found), kind)


class Dispatches:
    """The results of the ops that a trace has dispatched."""

    def __init__(self) -> None:
        self.known: dict[tuple, nodes.Results | None] = {}
        """None: PyTorch dispatches the op each time."""
        self.tables: dict[int, Any] = {}
        """The decompositions that keys have by their ids."""

    def dispatch(
        self,
        original: Callable,
        mode: ProxyTorchDispatchMode,
        func: Any,
        types: Any,
        args: tuple,
        kwargs: dict[str, Any],
    ) -> Any:
        fake: Any = torch._C._get_dispatch_mode(FAKE)
        if (
            fake is None
            or torch._C._len_torch_dispatch_stack() != 1  # Another mode sees the ops, too.
            or mode.pre_dispatch
            or type(func) is not torch._ops.OpOverload
            or fx_traceback.has_preserved_node_meta()
        ):
            return original(mode, func, types, args, kwargs)
        with torch._C.DisableTorchFunction():
            operands = Operands(mode, fake)
            table = mode.decomposition_table
            self.tables[id(table)] = table
            try:
                given = operands.take(args), {k: operands.take(v) for k, v in kwargs.items()}
            except Varies:
                given = None
            key = (
                func,
                id(table),
                torch.get_default_dtype(),
                torch.is_inference_mode_enabled(),
                *kwargs,
                *operands.key,
            )
            results: Any = self.known.get(key, Varies)
        if given is None or results is None or not operands.tensors:
            return original(mode, func, types, args, kwargs)
        graph = mode.tracer.graph
        call = func, *given, graph._target_to_str(func.overloadpacket.__name__)
        if results is not Varies:
            return nodes.add(mode.tracer, call, results, fake, operands.tensors)
        last = next(iter(reversed(graph.nodes)), None)
        result = original(mode, func, types, args, kwargs)
        with torch._C.DisableTorchFunction():
            made: list[torch.fx.Node] = []
            for node in reversed(graph.nodes):
                if node is last:
                    break
                made.insert(0, node)
            self.known[key] = results_of(call, result, made, operands)
        return result


def without_functions(function: Callable) -> Callable:
    """Returns a function of PyTorch that reads tensors of a trace as if there were no modes of
    functions, which would see each of its reads."""

    def call(*args, **kwargs):
        with torch._C.DisableTorchFunction():
            return function(*args, **kwargs)

    return call


@contextlib.contextmanager
def remembered() -> Iterator[None]:
    """Meanwhile PyTorch dispatches an op of a trace once for all operands of the same layouts."""
    dispatches = Dispatches()
    original: Callable = ProxyTorchDispatchMode.__torch_dispatch__

    def dispatch(self, func, types, args=(), kwargs=None):
        if func is DEVICE and type(args[0]) is FakeTensor:
            return META if args[0].fake_mode.in_kernel_invocation else args[0].fake_device
        return dispatches.dispatch(original, self, func, types, args, kwargs or {})

    def set_meta(proxy, value):
        # PyTorch also notes the layout, in a form that nobody reads.
        include_real = proxy.node.op == "placeholder"
        proxy.node.meta["val"] = proxy_tensor.extract_val(value, include_real=include_real)
        return proxy

    with (
        attributes(ProxyTorchDispatchMode, __torch_dispatch__=dispatch),
        attributes(
            FakeTensorMode,
            __torch_dispatch__=without_functions(FakeTensorMode.__torch_dispatch__),
        ),
        attributes(
            proxy_tensor,
            set_meta=set_meta,
            track_tensor_tree=without_functions(proxy_tensor.track_tensor_tree),
        ),
    ):
        yield
