"""A graph of AOTAutograd as a program on the devices of a session."""

from __future__ import annotations

import itertools
import operator
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import torch
from torch import fx
from torch._C._dynamo.guards import _empty_strided_cpu as empty_on_cpu
from torch._prims_common import make_contiguous_strides_for

import dp
from dp._parallel.rows import dims_of_results
from dp._runtime.bound import Bound, Place
from dp.errors import TraceError
from dp.reports import Report
from dp.torch._parallel import extents
from dp.torch._parallel.graph_step import GraphStep, Openness
from dp.torch._parallel.settings import ParallelSettings
from dp.torch._trace.sizes import evaluate

DOUBLE = (
    "a gradient of a gradient (create_graph=True) through dp.torch.DataParallel: its backward is a "
    "program, which has no gradient; let a loss of dp.torch.train_step take the inner one by "
    "torch.autograd.grad(..., create_graph=True)"
)
# Sets of sizes of an open graph whose arrays are kept.
MOST_FORMS = 64
Kind = tuple[tuple[int, ...], tuple[int, ...], torch.dtype]
"""Shape, strides and dtype."""
Dims = dict[str, int | None]
"""The dimension of the rows of values by the names of their nodes; None: no rows."""


class Form:
    """An open graph for one set of sizes."""

    def __init__(self, numbers: dict[Any, int]):
        self.numbers = numbers
        """Of the symbols."""
        self.carriers: list[torch.Tensor] = []
        self.bound: Bound | None = None
        self.kinds: list[Kind] = []
        """Of the results."""
        self.layouts: list[tuple[int, ...] | None] = []
        self.sizes: list[Any] = []
        """Outputs that are numbers."""

    def is_ready(self) -> bool:
        """Whether its program is there: a session keeps few of those that have a graph each."""
        return self.bound is not None and self.bound.entry.program.close.alive


class ParallelProgram:
    """A graph that is traced, compiled and given to devices in its first call, with its outputs
    where the devices left them: a later graph reads them by the same rows."""

    _boxed_call = True  # AOTAutograd gives the arguments in a list, which may be emptied.

    def __init__(
        self,
        name: str,
        module: fx.GraphModule,
        places: Callable[[], tuple[dict[str, str], Dims]],
        rows: set[Any],
        settings: ParallelSettings,
    ):
        """`places`: returns names of the placeholders, for messages, and where their rows are; the
        first call asks for it. `rows`: how many there are, a number or an open size. Raises
        NoSize."""
        self.name, self.settings, self.read_places, self.rows = name, settings, places, rows
        self.session: dp.Session | None = None
        inputs = [node for node in module.graph.nodes if node.op == "placeholder"]
        self.is_open = extents.is_open(inputs)
        self.extents = extents.places_of(inputs) if self.is_open else {}
        (outputs,) = module.graph.output_node().args
        self.places = {node: place for place, node in enumerate(inputs)}
        made = [node for node in outputs if isinstance(node, fx.Node) and node not in self.places]
        self.computed = list(dict.fromkeys(node for node in made if extents.is_tensor(node)))
        """The outputs that the program returns, each once; others are arguments or constants."""
        self.numbers = {
            node: extents.expression(node.meta["val"])
            for node in made
            if not extents.is_tensor(node)
        }
        """Outputs that are computed of sizes alone."""
        self.constants = [one for one in outputs if not isinstance(one, fx.Node)]
        known = [*self.computed, *inputs, *self.numbers]
        constants = itertools.count(len(known))
        place_of_node = {node: place for place, node in enumerate(known)}
        self.take_outputs = taker_of(
            [place_of_node[one] if isinstance(one, fx.Node) else next(constants) for one in outputs]
        )
        """Returns the outputs, of the values of `known` and the constants."""
        self.graph, used = part_of(module, inputs, self.computed)
        self.used_nodes = used
        self.take_used = taker_of([self.places[node] for node in used if extents.is_tensor(node)])
        self.layouts = [layout_of(node.meta["val"]) for node in self.computed]
        if not self.is_open:
            self.kinds = [
                kind_of(node.meta["val"].shape, node.meta["val"].dtype) for node in self.computed
            ]
        self.devices = [node.meta["val"].device for node in self.computed]
        self.needs_layout = any(self.layouts) or any(d.type != "cpu" for d in self.devices)
        self.step: GraphStep | None = None
        self.given_dims: Dims = {}
        self.bound: Bound | None = None
        self.forms: dict[tuple[int, ...], Form] = {}

    def make_step(self) -> GraphStep:
        """Returns the step of the first call."""
        names, self.given_dims = self.read_places()
        tensors = [node for node in self.used_nodes if extents.is_tensor(node)]
        of_tensors = [str(names.get(node.name, node.name)) for node in tensors]
        dims = [self.given_dims.get(node.name) for node in tensors]
        options = self.settings.step_options()
        if not self.is_open:
            return GraphStep(self.name, self.graph, of_tensors, dims, options)
        opening = extents.Opening(self.used_nodes, of_tensors, dims, self.extents, self.rows)
        shapes = [extents.shape_of(node) for node in self.computed]
        names_dims = opening.names, opening.dims
        step = GraphStep(self.name, self.graph, *names_dims, options, opening, shapes)
        if self.settings.dynamic is False:
            # Dynamo opens a size of a tensor that another module's open graph has kept.
            step.openness = Openness.OF_NONE
        return step

    def __call__(self, args: list[Any]) -> list[Any]:
        if is_of_double_backward(sys._getframe(1)):
            raise TraceError(DOUBLE)
        given = list(args)
        args.clear()
        values: list[torch.Tensor] = []
        sizes: list[Any] = []
        if self.is_open:
            form = self.form_of(given)
            sizes = form.sizes
            if self.computed:
                values = self.run_form(form, self.take_used(given))
        elif self.computed:
            values = self.run(self.take_used(given))
        return self.take_outputs([*values, *given, *sizes, *self.constants])

    def form_of(self, given: list[Any]) -> Form:
        key = tuple(
            given[place] if dim is None else given[place].shape[dim]
            for place, dim in self.extents.values()
        )
        if (form := self.forms.get(key)) is None:
            while len(self.forms) >= MOST_FORMS:
                del self.forms[next(iter(self.forms))]
            form = self.forms[key] = Form(dict(zip(self.extents, key)))
            form.layouts = [
                strides and tuple(int(evaluate(stride, form.numbers)) for stride in strides)
                for strides in self.layouts
            ]
            form.sizes = [evaluate(size, form.numbers) for size in self.numbers.values()]
        return form

    def with_draws(self, step: GraphStep, tensors: list, is_first: bool) -> list[torch.Tensor]:
        """Returns arguments with the seed, before them in a bound entry."""
        if not step.draws:
            return tensors
        # From PyTorch's generator, so that torch.manual_seed() makes a run repeat.
        numbers = torch.randint(-(2**63), 2**63 - 1, (2,))
        return [*tensors, numbers] if is_first else [numbers, *tensors]

    def run(self, tensors: list[torch.Tensor]) -> list[torch.Tensor]:
        """Returns the computed outputs for arguments."""
        if self.bound is None or self.session is None or self.step is None:
            step = self.step = self.make_step()
            session = self.session = dp.Session(step, **self.settings.of_session())
            # Traces are of tensors on the CPU.
            tensors = self.with_draws(step, tensors, True)
            results = session(*(tensor.detach().cpu() for tensor in tensors))
            self.bound = session.bind(step)
        else:
            tensors = self.with_draws(self.step, tensors, False)
            results = self.run_bound(self.session, self.bound, tensors, self.kinds)
        return self.laid_out(results, self.layouts) if self.needs_layout else results

    def run_form(self, form: Form, tensors: list[torch.Tensor]) -> list[torch.Tensor]:
        """Returns the computed outputs for arguments with the sizes of `form`."""
        if self.session is None or self.step is None:
            self.step = self.make_step()
            self.session = dp.Session(self.step, **self.settings.of_session())
        step, session = self.step, self.session
        if form.bound is not None and form.is_ready():
            tensors = self.with_draws(step, [*tensors, *form.carriers], False)
            results = self.run_bound(session, form.bound, tensors, form.kinds)
        else:
            assert step.opening is not None
            form.carriers = step.opening.carriers(form.numbers)
            given = step.opening.given([t.detach().cpu() for t in tensors], form.numbers)
            given = self.with_draws(step, given, True)
            found = session(*given)
            shapes = [tuple(tensor.shape) for tensor in given]
            if step.draws:
                shapes = [shapes[-1], *shapes[:-1]]
            form.bound = session.bind(step, shapes, [tuple(result.shape) for result in found])
            # In place: a caller may not change a view that a function of autograd returns.
            results = [
                result.resize_([int(evaluate(size, form.numbers)) for size in shape])
                for result, shape in zip(found, step.shapes, strict=True)
            ]
            form.kinds = [kind_of(result.shape, result.dtype) for result in results]
        return self.laid_out(results, form.layouts) if self.needs_layout else results

    def run_bound(
        self, session: dp.Session, bound: Bound, tensors: list[torch.Tensor], kinds: list[Kind]
    ) -> list[torch.Tensor]:
        if session.backend == "cuda":
            return self.run_on_gpus(session, bound, tensors, kinds)
        # A call has many tensors, and most are dense: one loop in C for each question.
        if not are_dense(tensors):
            tensors = [dense(tensor, False) for tensor in tensors]
        results = [empty_on_cpu(*kind) for kind in kinds]
        session.run_bound(
            bound,
            list(map(address_of, tensors)),
            list(map(address_of, results)),
            (tensors, results),
        )
        return results

    def run_on_gpus(
        self, session: dp.Session, bound: Bound, tensors: list[torch.Tensor], kinds: list[Kind]
    ) -> list[torch.Tensor]:
        given = [dense(tensor, True) for tensor in tensors]
        results = [
            torch.empty(shape, dtype=dtype, device=device)
            for (shape, _, dtype), device in zip(kinds, self.devices)
        ]
        session.run_bound(
            bound,
            [tensor.data_ptr() for tensor in given],
            [tensor.data_ptr() for tensor in results],
            (given, results),
            [place_of(tensor) for tensor in (*given, *results)],
        )
        return results

    def laid_out(self, results: list[torch.Tensor], layouts: list) -> list[torch.Tensor]:
        return [
            laid_out(result, layout).to(device)
            for result, layout, device in zip(results, layouts, self.devices)
        ]

    def dims(self) -> Dims:
        """Returns where the rows of the arguments and outputs lie, in divided shapes if sizes are
        open, once the program has run."""
        if not self.given_dims:
            _, self.given_dims = self.read_places()
        found = dict(self.given_dims)
        if self.session is not None and self.step is not None:
            dims = dims_of_results(self.session, self.step, len(self.computed))
            found.update((node.name, dim) for node, dim in zip(self.computed, dims))
            if self.is_open:  # All arguments of such a program have one number of rows.
                for node, dim in zip(self.computed, dims):
                    shape = extents.divided(extents.shape_of(node), self.rows)
                    if dim is not None and shape[dim] not in self.rows:
                        found[node.name] = None
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


def taker_of(places: Sequence[int]) -> Callable[[list[Any]], list[Any]]:
    """Returns a function that returns the values of a list at these places."""
    if len(places) < 2:  # operator.itemgetter returns no sequence then.
        return lambda values: [values[place] for place in places]
    take = operator.itemgetter(*places)
    return lambda values: list(take(values))


def kind_of(shape: torch.Size, dtype: torch.dtype) -> Kind:
    return tuple(shape), make_contiguous_strides_for(tuple(shape)), dtype


is_contiguous, is_conj, is_neg, address_of = (
    torch.Tensor.is_contiguous,
    torch.Tensor.is_conj,
    torch.Tensor.is_neg,
    torch.Tensor.data_ptr,
)
is_on_cpu = operator.attrgetter("is_cpu")


def are_dense(tensors: list[torch.Tensor]) -> bool:
    """Whether dense() returns all tensors as they are, on the CPU."""
    return (
        all(map(is_contiguous, tensors))
        and all(map(is_on_cpu, tensors))
        and not any(map(is_conj, tensors))
        and not any(map(is_neg, tensors))
    )


def dense(tensor: torch.Tensor, stays: bool) -> torch.Tensor:
    """Returns a tensor with the values of another one in row-major order, on the CPU or, if it
    `stays`, on its GPU; itself if it is one."""
    is_near = tensor.is_cpu or stays and tensor.is_cuda
    if is_near and tensor.is_contiguous() and not tensor.is_conj() and not tensor.is_neg():
        return tensor
    near = tensor.detach() if is_near else tensor.detach().cpu()
    return near.resolve_conj().resolve_neg().contiguous()


def place_of(tensor: torch.Tensor) -> Place | None:
    """Returns the GPU of a tensor and the stream in which PyTorch uses it; None: on the CPU."""
    if not tensor.is_cuda:
        return None
    return tensor.get_device(), torch.cuda.current_stream(tensor.device).cuda_stream


def layout_of(tensor: torch.Tensor) -> tuple[Any, ...] | None:
    """Returns the strides of a tensor that is not dense and row-major, as expressions of open
    sizes; None if it is."""
    return None if tensor.is_contiguous() else tuple(map(extents.expression, tensor.stride()))


def laid_out(tensor: torch.Tensor, strides: tuple[int, ...] | None) -> torch.Tensor:
    """Returns a tensor with the strides of the trace, by which PyTorch makes views of it."""
    if strides is None:
        return tensor
    # Along a stride of 0 all elements are one.
    one = tensor[tuple(slice(None if stride else 1) for stride in strides)]
    lengths = [stride or 1 for stride in strides]
    made = torch.empty_strided(one.shape, lengths, dtype=tensor.dtype, device=tensor.device)
    made.copy_(one)
    return made if one.shape == tensor.shape else made.expand(tensor.shape)
