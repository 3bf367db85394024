"""A graph of AOTAutograd as a program on the devices of a session."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

import torch
from torch import fx

import dp
from dp._parallel.rows import dims_of_results
from dp._runtime.bound import Bound, Place
from dp.errors import TraceError
from dp.reports import Report
from dp.torch._parallel.graph_step import GraphStep
from dp.torch._parallel.settings import ParallelSettings

DOUBLE = (
    "a gradient of a gradient (create_graph=True) through dp.torch.DataParallel: its backward is a "
    "program, which has no gradient; let a loss of dp.torch.train_step take the inner one by "
    "torch.autograd.grad(..., create_graph=True)"
)
Dims = dict[str, int | None]
"""The dimension of the rows of values by the names of their nodes; None: no rows."""


class ParallelProgram:
    """A graph that is traced, compiled and given to devices in its first call, with its outputs
    where the devices left them: a later graph reads them by the same rows."""

    _boxed_call = True  # AOTAutograd gives the arguments in a list, which may be emptied.

    def __init__(
        self,
        name: str,
        module: fx.GraphModule,
        names: dict[str, str],
        dims: Dims,
        settings: ParallelSettings,
    ):
        """`names`: of the placeholders, for messages."""
        self.settings = settings
        self.session: dp.Session | None = None
        inputs = [node for node in module.graph.nodes if node.op == "placeholder"]
        (self.outputs,) = module.graph.output_node().args
        self.places = {node: place for place, node in enumerate(inputs)}
        self.computed = list(
            dict.fromkeys(
                node
                for node in self.outputs
                if isinstance(node, fx.Node) and node not in self.places
            )
        )
        """The outputs that the program returns, each once; others are arguments or constants."""
        self.given_dims = dims
        graph, used = part_of(module, inputs, self.computed)
        self.used = [self.places[node] for node in used]
        self.step = GraphStep(
            name,
            graph,
            [str(names.get(node.name, node.name)) for node in used],
            [dims.get(node.name) for node in used],
            settings.step_options(),
        )
        self.layouts = [layout_of(node.meta["val"]) for node in self.computed]
        self.devices = [node.meta["val"].device for node in self.computed]
        self.needs_layout = any(self.layouts) or any(d.type != "cpu" for d in self.devices)
        self.kinds = [(node.meta["val"].shape, node.meta["val"].dtype) for node in self.computed]
        self.bound: Bound | None = None

    def __call__(self, args: list[Any]) -> list[Any]:
        if is_of_double_backward(sys._getframe(1)):
            raise TraceError(DOUBLE)
        given = list(args)
        args.clear()
        values: list[torch.Tensor] = []
        if self.computed:
            values = self.run([given[place] for place in self.used])
        known = dict(zip(self.computed, values))
        known.update((node, given[place]) for node, place in self.places.items())
        return [known.get(output, output) for output in self.outputs]

    def run(self, tensors: list[torch.Tensor]) -> list[torch.Tensor]:
        """Returns the computed outputs for arguments."""
        if self.step.draws:
            # From PyTorch's generator, so that torch.manual_seed() makes a run repeat.
            numbers = torch.randint(-(2**63), 2**63 - 1, (2,))
            tensors = [numbers, *tensors] if self.bound else [*tensors, numbers]
        if self.bound is None or self.session is None:
            session = self.session = dp.Session(self.step, **self.settings.of_session())
            # Traces are of tensors on the CPU.
            results = session(*(tensor.detach().cpu() for tensor in tensors))
            self.bound = session.bind(self.step)
        else:
            stays = self.session.backend == "cuda"
            given = [dense(tensor, stays) for tensor in tensors]
            results = [
                torch.empty(shape, dtype=dtype, device=device if stays else "cpu")
                for (shape, dtype), device in zip(self.kinds, self.devices)
            ]
            self.session.run_bound(
                self.bound,
                [tensor.data_ptr() for tensor in given],
                [tensor.data_ptr() for tensor in results],
                (given, results),
                [place_of(tensor) for tensor in (*given, *results)] if stays else (),
            )
        if not self.needs_layout:
            return results
        return [
            laid_out(result, layout).to(device)
            for result, layout, device in zip(results, self.layouts, self.devices)
        ]

    def dims(self) -> Dims:
        """Returns where the rows of the arguments and outputs lie, once the program has run."""
        found = dict(self.given_dims)
        if self.session is not None:
            dims = dims_of_results(self.session, self.step, len(self.computed))
            found.update((node.name, dim) for node, dim in zip(self.computed, dims))
        return found

    def report(self) -> Report | None:
        return self.session and self.session.report()


def is_of_double_backward(frame: FrameType | None) -> bool:
    """Whether AOTAutograd calls a backward with create_graph=True; its own error comes too late to
    say what called it."""
    for _ in range(16):
        if frame is None:
            return False
        if frame.f_code.co_name == "_double_backward":
            return True
        frame = frame.f_back
    return False


def part_of(
    module: fx.GraphModule, inputs: Sequence[fx.Node], outputs: Sequence[fx.Node]
) -> tuple[fx.GraphModule, list[fx.Node]]:
    """Returns a copy of a graph that returns these nodes alone, and the inputs that it has."""
    graph, copies = fx.Graph(), {}
    graph.graph_copy(module.graph, copies)
    graph.output(tuple(copies[node] for node in outputs))
    graph.eliminate_dead_code()
    for node in graph.nodes:
        node.args = fx.node.map_aggregate(node.args, on_cpu)
        node.kwargs = fx.node.map_aggregate(node.kwargs, on_cpu)
    used = [node for node in inputs if copies[node].users]
    for node in inputs:
        if node not in used:
            graph.erase_node(copies[node])
    return fx.GraphModule(module, graph), used


def on_cpu(argument: Any) -> Any:
    """Returns the CPU for a device that an op is told, and another argument as it is: the program
    has no devices, and is traced there."""
    return torch.device("cpu") if isinstance(argument, torch.device) else argument


def dense(tensor: torch.Tensor, stays: bool) -> torch.Tensor:
    """Returns a tensor with the values of another one in row-major order, on the CPU or, if it
    `stays`, on its GPU; itself if it is one."""
    is_near = tensor.is_cpu or stays and tensor.is_cuda
    if is_near and tensor.is_contiguous() and not tensor.is_conj() and not tensor.is_neg():
        return tensor  # At once: the most frequent case, and a call has many tensors.
    near = tensor.detach() if is_near else tensor.detach().cpu()
    return near.resolve_conj().resolve_neg().contiguous()


def place_of(tensor: torch.Tensor) -> Place | None:
    """Returns the GPU of a tensor and the stream in which PyTorch uses it; None: on the CPU."""
    if not tensor.is_cuda:
        return None
    return tensor.get_device(), torch.cuda.current_stream(tensor.device).cuda_stream


def layout_of(tensor: torch.Tensor) -> tuple[int, ...] | None:
    """Returns the strides of a tensor that is not dense and row-major; None if it is."""
    return None if tensor.is_contiguous() else tensor.stride()


def laid_out(tensor: torch.Tensor, strides: tuple[int, ...] | None) -> torch.Tensor:
    """Returns a tensor with the strides of the trace, by which PyTorch makes views of it."""
    if strides is None:
        return tensor
    # Along a stride of 0 all elements are one.
    one = tensor[tuple(slice(None if stride else 1) for stride in strides)]
    lengths = [stride or 1 for stride in strides]
    made = torch.empty_strided(one.shape, lengths, dtype=tensor.dtype, device=tensor.device)
    made.copy_(one)
    return made.expand(tensor.shape)
