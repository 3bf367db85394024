"""The backend of torch.compile that makes programs of dp: one of the forward of a graph, and one of
its backward."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import Any

from torch import fx
from torch._dynamo import config
from torch._functorch._aot_autograd import descriptors, graph_compile
from torch._functorch.aot_autograd import aot_module_simplified
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch.nn.attention import SDPBackend

from dp.torch import _decompositions as decompositions
from dp.torch import export
from dp.torch._parallel import checkpoints, extents, statistics
from dp.torch._parallel.names import distinct, name_of, source_of
from dp.torch._parallel.program import Dims, ParallelProgram
from dp.torch._parallel.settings import ParallelSettings
from dp.torch._trace import guards

RowsOf = Callable[[], dict[int, int | None]]
Places = Callable[[], tuple[dict[str, str], Dims]]


class Backend:
    """What torch.compile calls with each graph of a module."""

    def __init__(self, name: str, settings: ParallelSettings):
        self.name, self.settings = name, settings
        self.programs: list[ParallelProgram] = []
        """Of all graphs, in the order in which they were made."""
        self.rows: RowsOf = dict
        """Returns the dimensions of the rows in the arguments of the call that compiles."""
        self.is_static = True
        """Whether all sizes are numbers."""
        self.settings_of_guards = contextlib.ExitStack()
        """Settings of the process for the guards of a new graph, which Dynamo makes after it; until
        the end of the call that compiles."""

    def __call__(self, module: fx.GraphModule, inputs: list[Any]) -> Callable:
        # A hook that a module gets later counts.
        self.settings_of_guards.enter_context(config.patch(skip_nnmodule_hook_guards=False))
        sources = [source_of(node) for node in module.graph.nodes if node.op == "placeholder"]
        if not self.is_static:
            extents.check_sizes(list(module.graph.find_nodes(op="placeholder")))
        rows = self.rows()
        graphs = Graphs(
            self,
            distinct(name_of(source) or f"constant.{i}" for i, source in enumerate(sources)),
            [rows.get(id(tensor)) for tensor in inputs],
        )
        with plainly():
            return aot_module_simplified(
                module,
                inputs,
                fw_compiler=graphs.forward,
                bw_compiler=graphs.backward,
                inference_compiler=graphs.forward,
                partition_fn=functools.partial(partition, self.settings.local_statistics),
                decompositions=decompositions.AT_TRACE,
            )


@contextlib.contextmanager
def plainly() -> Iterator[None]:
    """While graphs are made, PyTorch chooses ops that dp has, and keeps arguments of the backward
    for a second one (retain_graph)."""
    attention = SDPBackend.FLASH_ATTENTION, SDPBackend.MATH
    with (
        export.plain_kernels(attention),
        export.few_imports(),
        guards.attributes(graph_compile, collect_bw_donated_buffer_idxs=donated),
    ):
        yield


def donated(*_: Any, **__: Any) -> list[int]:
    """Returns which arguments the backward may write over, of which PyTorch refuses a second
    backward: none."""
    return []


def partition(
    local_statistics: bool, joint: fx.GraphModule, inputs: Any, **options: Any
) -> tuple[fx.GraphModule, fx.GraphModule]:
    """Cuts a graph of forward and backward where the least is kept between them."""
    checkpoints.draw_once(joint.graph)
    checkpoints.keep_old_values(joint.graph)
    if local_statistics:
        for node in joint.graph.find_nodes(op="call_function", target=statistics.FUNCTIONAL):
            statistics.compute_again(node)
    return min_cut_rematerialization_partition(joint, inputs, **options)


class Graphs:
    """The forward and the backward of one graph of Dynamo."""

    def __init__(self, backend: Backend, names: list[str], dims: list[int | None]):
        """`names` and `dims` of the graph's inputs."""
        self.of, self.names, self.dims = backend, names, dims
        self.program: ParallelProgram | None = None  # The forward.
        self.outputs: list[tuple[Any, Any]] = []  # Of it: descriptor and node.
        self.rows: set[Any] = set()  # How many rows arguments have, numbers or open sizes.

    def forward(self, module: fx.GraphModule, _: Any) -> Callable:
        names: dict[str, str] = {}
        dims: Dims = {}
        for node in module.graph.find_nodes(op="placeholder"):
            described = node.meta.get("desc")
            if isinstance(described, descriptors.PlainAOTInput):
                names[node.name] = self.names[described.idx]
                dims[node.name] = dim = self.dims[described.idx]
                if dim is not None and extents.is_tensor(node):
                    self.rows.add(extents.shape_of(node)[dim])
        for node in module.graph.find_nodes(op="placeholder"):
            if extents.is_tensor(node):
                shape = extents.shape_of(node)
                dim = dims.get(node.name)
                dims[node.name] = extents.place_in_divided(dim, shape, self.rows)
        self.program = self.make("forward", module, lambda: (names, dims))
        output = module.graph.output_node()
        self.outputs = list(zip(output.meta["desc"], output.args[0]))
        return self.program

    def backward(self, module: fx.GraphModule, _: Any) -> Callable:
        # With open sizes PyTorch makes it before the forward has run, and knows where rows are.
        nodes = list(module.graph.find_nodes(op="placeholder"))
        return self.make("backward", module, functools.partial(self.places_of_backward, nodes))

    def places_of_backward(self, nodes: list[fx.Node]) -> tuple[dict[str, str], Dims]:
        # Values that the forward has kept have the names that they have there.
        assert self.program is not None
        kept = self.program.dims()
        node_of = dict(self.outputs)
        names: dict[str, str] = {}
        dims: Dims = {}
        for node in nodes:
            described = node.meta.get("desc")
            if isinstance(described, descriptors.TangentAOTInput):
                names[node.name] = f"gradient of output {described.output.expr()}"
                of = node_of.get(described.output)
                dims[node.name] = kept.get(of.name) if isinstance(of, fx.Node) else None
            else:
                if isinstance(described, descriptors.PlainAOTInput):
                    names[node.name] = self.names[described.idx]
                dims[node.name] = kept.get(node.name)
        return names, dims

    def make(self, kind: str, module: fx.GraphModule, places: Places) -> ParallelProgram:
        name = f"{self.of.name}_{kind}"
        program = ParallelProgram(name, module, places, self.rows, self.of.settings)
        self.of.programs.append(program)
        return program
