"""Exports a training step of PyTorch to MLIR in linalg on tensors, for dp-compile.

export_entry(name, step, state, batch, dims) traces step(state, batch) -> (state, results), or
-> results; all of them are dicts of tensors. merge(texts) makes one module of several entries.
Names and roles are attributes of the arguments and results, so dp-compile needs no options.

Route: make_fx -> rewriting.py -> torch-mlir's importer and passes, as iree-base-compiler has them
-> linalg. Needs torch and iree-base-compiler.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import torch
import torch._functorch.config
from iree.compiler import ir
from iree.compiler._mlir_libs._mlir import globals as bindings
from iree.compiler.extras.fx_importer import FxImporter
from torch._dispatch.python import enable_python_dispatcher
from torch._subclasses import FakeTensorMode
from torch.fx._lazy_graph_module import _use_lazy_graph_module
from torch.fx.experimental import symbolic_shapes
from torch.fx.experimental.proxy_tensor import make_fx
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.nn.attention import SDPBackend, sdpa_kernel

from dp._toolchain import phases
from dp.torch import _decompositions as decompositions
from dp.torch._cache import texts
from dp.torch._graph import loop_bodies, rewriting, update_bodies, updates
from dp.torch._mlir import (
    elementwise,
    elementwise_calls,  # noqa: F401 It lowers the ops of elementwise.
    equal_sizes,
    extrema,
    index_reads,
    index_updates,
    indices,
    locations,
    loop_calls,
    passes,
    routine_calls,
    size_arithmetic,
    small_floats,
    small_integers,
    update_calls,
    views,
)
from dp.torch._mlir.not_lowered import NotLowered
from dp.torch._trace import guards, naming, refusals, repeated, sizes

aten = torch.ops.aten
Graph = torch.fx.Graph
bindings.append_dialect_search_prefix("dp.torch._mlir.dialects")
FUSED = "_scaled_dot_product_flash_attention_for_cpu"
# Where PyTorch's machinery lies: what its tracers, fake tensors and dispatchers are.
GENERIC = tuple(
    os.path.join(os.path.dirname(torch.__file__), name)
    for name in (
        "__init__.py",
        "_compile.py",
        "_dynamo" + os.sep,
        "_higher_order_ops" + os.sep,
        "_inductor" + os.sep,
        "_library" + os.sep,
        "_logging" + os.sep,
        "_subclasses" + os.sep,
        "export" + os.sep,
        "fx" + os.sep,
    )
)
BINARY = {
    getattr(getattr(aten, name), overload)
    for name in ("add", "sub", "mul", "div", "eq", "ne", "lt", "le", "gt", "ge")
    for overload in ("Tensor", "Scalar")
}


COPIES = (aten.clone.default, aten.alias.default, aten.detach.default)


def drop_unchanged(graph: Graph, inputs: list[str], names: list[list[str]]) -> None:
    """Removes the new states that are the old ones, as those of parameters that are not trained."""

    def source(node):
        while node.op == "call_function" and node.target in COPIES:
            node = node.args[0]
        return node

    placeholders = dict(zip(inputs, (node for node in graph.nodes if node.op == "placeholder")))
    output = next(node for node in graph.nodes if node.op == "output")
    state, *others = names
    kept = [k for k, node in zip(state, output.args[0]) if source(node) is not placeholders.get(k)]
    values = dict(zip(state, output.args[0]))
    output.args = (tuple(values[k] for k in kept) + tuple(output.args[0][len(state) :]),)
    names[0] = kept


def make_scalars_float(graph: Graph) -> None:
    """Makes integers that meet a tensor of floats floats: torch-mlir folds their product to any
    number."""
    for node in graph.nodes:
        if (
            node.target in BINARY
            and type(node.args[1]) is int
            and node.args[0].meta["val"].is_floating_point()
        ):
            node.update_arg(1, float(node.args[1]))


# What constants become: numpy, and so the importer, has no bf16; torch-mlir does not have the types
# that the importer gives integers without sign and bool.
CONSTANTS = {
    torch.bfloat16: torch.float32,
    torch.uint8: torch.int16,
    torch.uint32: torch.int64,
    torch.bool: torch.int8,
}


def widen_constants(graph: Graph) -> None:
    """Makes constants of the dtypes in CONSTANTS others and conversions."""
    module = graph.owning_module
    for node in [node for node in graph.nodes if node.op == "get_attr"]:
        value = getattr(module, node.target, None)
        if not isinstance(value, torch.Tensor) or value.dtype not in CONSTANTS:
            continue
        dtype = CONSTANTS[value.dtype]
        module.register_buffer(name := f"_wide{node.target}", value.to(dtype))
        with graph.inserting_before(node):
            wide = graph.get_attr(name)
            wide.meta["val"] = (node.meta["val"] if "val" in node.meta else value).to(dtype)
            narrow = graph.call_function(aten._to_copy.default, (wide,), {"dtype": value.dtype})
            narrow.meta["val"] = wide.meta["val"].to(value.dtype)
        node.replace_all_uses_with(narrow)
        graph.erase_node(node)


def prepare(graph: Graph) -> None:
    """Gives ops and constants the forms that torch-mlir lowers rightly."""
    make_scalars_float(graph)
    widen_constants(graph)
    small_floats.convert(graph)
    small_integers.widen(graph)
    indices.wrap_updates(graph)


@contextlib.contextmanager
def plain_kernels(attention: Iterable[SDPBackend], over_time: bool = True) -> Iterator[None]:
    """While tracing, PyTorch chooses kernels that its own ops or dp's can express: attention by one
    of `attention`, no RNNs of oneDNN. `over_time`: those of many steps are loops."""
    enabled = torch._C._get_mkldnn_enabled()
    torch._C._set_mkldnn_enabled(False)
    # PyTorch logs an error of an op, and raises it.
    quiet = guards.attributes(logging.getLogger("torch._subclasses.fake_tensor"), disabled=True)
    try:
        with sdpa_kernel(list(attention)), decompositions.Functions(over_time), quiet:
            yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


@contextlib.contextmanager
def loops_of_vmap(allowed: bool) -> Iterator[None]:
    """While tracing, vmap makes a loop of an op that it has no rule for, or raises an error."""
    before = torch._C._functorch._is_vmap_fallback_enabled()
    torch._C._functorch._set_vmap_fallback_enabled(allowed and before)
    try:
        yield
    finally:
        torch._C._functorch._set_vmap_fallback_enabled(before)


class GenericFiles:
    """The files of PyTorch's own machinery. The traces that a node keeps leave them out."""

    def __contains__(self, file):
        return file == "<string>" or file.startswith(GENERIC)


@contextlib.contextmanager
def few_imports() -> Iterator[None]:
    """While tracing, PyTorch imports no modules to know their files: torch.export and networkx, 500
    modules of 20 MB."""
    with guards.attributes(symbolic_shapes, uninteresting_files=GenericFiles):
        yield


def fake_mode() -> FakeTensorMode:
    """Returns the mode that make_fx would make: all its graphs of one step share it."""
    with torch._functorch.config.patch(fake_tensor_allow_unsafe_data_ptr_access=False):
        return FakeTensorMode(
            allow_fallback_kernels=True,
            allow_non_fake_inputs=True,
            shape_env=ShapeEnv(),
            static_shapes=True,
        )


def trace_open(
    step: Callable,
    *groups: Mapping[str, torch.Tensor],
    generator: str | None = None,
    probe: Any = None,
    roots: Mapping[str, Any] = MappingProxyType({}),
    name: str = "step",
    dynamic: sizes.Dims = MappingProxyType({}),
    kept: texts.KeptText | None = None,
    bodies: list[Graph] | None = None,
) -> tuple[Graph, list[list[str]], sizes.Sizes | None]:
    """Returns the graph of `step` with a placeholder per tensor of the dicts `groups`, and its
    results' names, a list per dict. `generator` names the tensor of groups[0] that random numbers
    are drawn from; the step does not see it. `probe`: see locating.py. `roots` and `name`, of the
    step, name the ops: see naming.Names. The sizes of the dimensions `dynamic` are left open, and
    the graph is for those that are the last result. Raises sizes.Specialized if none can be. If
    `kept` finds the text of the trace, the graph is the trace itself. The optimizers' updates are
    calls of the graphs that come to `bodies`, if there is such a list."""
    names: list[list[str]] = []

    def flat(*tensors):
        rest = iter(tensors)
        given = [{k: next(rest) for k in group} for group in groups]
        drawn = given[0].pop(generator) if generator else None
        out = step(*given)
        out = out if isinstance(out, tuple) else (out,)
        if drawn is not None and len(out) > 1:
            out = ({**out[0], generator: torch.stack([drawn[0], drawn[1] + 1])}, *out[1:])
        names[:] = [list(part) for part in out]
        return tuple(v for part in out for v in part.values())

    fake = fake_mode()

    def fakes():
        # A tensor that is there twice has two placeholders.
        return [
            sizes.open_tensor(fake, v.detach(), dynamic[k])
            if k in dynamic
            else fake.from_tensor(v.detach())
            for group in groups
            for k, v in group.items()
        ]

    tensors = fakes() if dynamic else []

    # Tensors of the step that are not in the dicts, such as a module's constants, become constants
    # of the graph.
    def traced(f, table):
        if dynamic:
            return make_fx(f, table, tracing_mode="fake", _allow_non_fake_inputs=True)(*tensors)
        given = fakes()  # What the step does to their layouts is for one trace.
        with fake:
            return make_fx(f, table)(*given)

    def retrace(module):
        with torch.fx.traceback.preserve_node_meta():
            return traced(
                torch.func.functionalize(rewriting.Retracer(module).run, remove="mutations"),
                decompositions.TABLE,
            )

    place = [k for group in groups for k in group].index(generator) if generator else None

    def run(*attention, loops=True, over_time=True, calls=bodies is not None):
        origins = naming.Names(roots, name)
        phases.enter("tracing")
        with (
            plain_kernels(attention, over_time),
            updates.known(),
            loops_of_vmap(loops),
            few_imports(),
            _use_lazy_graph_module(True),  # Nobody needs the Python code of the graphs.
            naming.recorded(origins),
            repeated.remembered(),
            # Ops in C++ that compute with sizes take them for numbers; those in Python do not.
            enable_python_dispatcher() if dynamic else contextlib.nullcontext(),
        ):
            module = traced(flat, decompositions.AT_TRACE)
            origins.settle()
            refusals.refuse_unknown_shapes(module.graph, bool(dynamic))
            refusals.refuse_generators(module.graph)
            inputs = [k for group in groups for k in group]
            refusals.refuse_dtypes(module.graph, inputs)
            refusals.keep_inputs(module.graph, inputs, len(groups[0]))
            if probe:
                probe.traced(module, names)
            if kept and kept.find(module, names, fake.shape_env):
                phases.note("the lowered graph is from the cache")
                return module.graph
            phases.enter("lowering")
            stays = update_bodies.may_stay if calls else lambda update: False
            graph = rewriting.Rewriter(module, fake, place, retrace, stays).run().graph
            if bodies is not None:
                bodies[:] = update_bodies.mark(graph)
            return graph

    def run_plain(**options):
        try:
            return run(SDPBackend.FLASH_ATTENTION, SDPBackend.MATH, loops=False, **options)
        except (NotImplementedError, RuntimeError) as error:
            if FUSED not in str(error) and "Batching rule not implemented" not in str(error):
                raise
            # Fused attention has no tangent and no rule for vmap, and its gradient no derivative.
            return run(SDPBackend.MATH, **options)

    options: dict[str, bool] = {}
    while True:
        try:
            graph = run_plain(**options)
            break
        except decompositions.NoLoop:
            options["over_time"] = False
        except updates.OtherOperands:
            options["calls"] = False
    if kept and kept.text is not None:
        return graph, names, kept.sizes
    if len(names) > 1:
        drop_unchanged(graph, [k for group in groups for k in group], names)
    graph.eliminate_dead_code()
    refusals.refuse_values(graph)
    refusals.refuse_functions(graph)
    prepare(graph)
    found = None
    if dynamic:
        found = sizes.Sizes.of_trace(
            fake.shape_env, dict(zip([k for group in groups for k in group], tensors))
        )
    return graph, names, found


def trace(step: Callable, *groups: Mapping[str, torch.Tensor], **options: Any) -> tuple:
    """Returns the graph and the names of trace_open() for the sizes of these tensors."""
    return trace_open(step, *groups, **options)[:2]


def lower(module: ir.Module, graph: Graph) -> ir.Module:
    """Returns torch-mlir's module of `graph` in linalg and dp's ops."""
    routine_calls.to_calls(module)
    try:
        module = passes.run(module, graph)
    except ir.MLIRError as error:
        raise NotLowered(module, error) from error
    routine_calls.to_routines(module)
    extrema.take_nans(module)
    if routine_calls.walk(module, lambda op: op.name.startswith("torch.")):
        raise NotLowered(module, "failed to legalize")
    return module


def caller_dtype(tensor: torch.Tensor) -> dict[str, ir.Attribute]:
    """The attribute with the type that callers have an unsigned tensor as: a lowered graph has
    integers without sign."""
    bits = {torch.uint8: 8, torch.uint16: 16, torch.uint32: 32, torch.uint64: 64}.get(tensor.dtype)
    return {"dp.dtype": ir.TypeAttr.get(ir.IntegerType.get_unsigned(bits))} if bits else {}


def annotate(
    entry: ir.Operation,
    groups: Sequence[Mapping[str, torch.Tensor]],
    dims: Mapping[str, int | None],
    results: list[list[str]],
    tensors: Sequence[torch.Tensor],
) -> None:
    """Adds names and roles for dp-compile to the function's arguments and results. `tensors`: of
    the results, for their dtypes."""

    def text(s):
        return ir.StringAttr.get(s)

    def number(n):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), n)

    state, arguments = groups[0], {k: tensor for group in groups for k, tensor in group.items()}
    attributes = []
    for k, tensor in arguments.items():
        dim = dims.get(k, 0)
        role = (
            {"dp.state": ir.UnitAttr.get()}
            if k in state
            else {}
            if dim is None
            else {"dp.scatter": number(dim)}
        )
        attributes.append(ir.DictAttr.get({"dp.name": text(k), **role, **caller_dtype(tensor)}))
    entry.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes)
    place = {k: i for i, k in enumerate(arguments)}

    def updates(i, k):
        return {"dp.updates": number(place[k])} if i == 0 and len(results) > 1 else {}

    entry.attributes["res_attrs"] = ir.ArrayAttr.get(
        [
            ir.DictAttr.get({"dp.name": text(k), **updates(i, k), **caller_dtype(tensor)})
            for (i, k), tensor in zip(
                [(i, k) for i, part in enumerate(results) for k in part], tensors, strict=True
            )
        ]
    )


def export_open(
    name: str,
    step: Callable,
    state: Mapping[str, torch.Tensor],
    batch: Mapping[str, torch.Tensor],
    dims: Mapping[str, int | None] = MappingProxyType({}),
    generator: str | None = None,
    probe: Any = None,
    roots: Mapping[str, Any] = MappingProxyType({}),
    stateless: bool = False,
    dynamic: sizes.Dims = MappingProxyType({}),
    is_kept: bool = False,
) -> tuple[str, sizes.Sizes | None]:
    """Returns the text of a module with `step` as function `name`. `dims`: the batch's dimension
    where it is not 0; None for a tensor that every device has whole. `generator`: the name in
    `state` of two int64, the seed and the number of the step, for a step that draws random numbers.
    The step neither takes nor returns it; the program counts the steps. `roots`: the user's objects
    by name, whose modules name the ops that they compute. `stateless`: `state` are arguments that
    each device has whole, and `step` returns results alone. `dynamic` and the second result: see
    trace_open(). `is_kept`: the text is in the cache, or comes there."""
    kept = None
    if is_kept and probe is None:  # A probe looks at graphs.
        call = (dict(dims), generator, stateless)
        shapes = {k: tuple(tensor.shape) for k, tensor in batch.items()}
        kept = texts.KeptText(name, shapes, *call, *map(texts.described, (state, batch)))
    updates_of_step: list[Graph] = []
    graph, results, found = trace_open(
        step,
        state,
        batch,
        generator=generator,
        probe=probe,
        roots=roots,
        name=name,
        dynamic=dynamic,
        kept=kept,
        # A probe runs the graph by PyTorch.
        bodies=None if probe else updates_of_step,
    )
    if kept and kept.text is not None:
        return kept.text, found
    if probe:
        probe.rewritten(graph, results)
    # Only here: PyTorch itself can run the graph of trace().
    bodies = {loop_calls.body_name(i): body for i, body in enumerate(loop_bodies.mark(graph))}
    calls = {update_calls.name_of(name, i): body for i, body in enumerate(updates_of_step)}
    for body in (*bodies.values(), *calls.values()):
        prepare(body)
    for one in (graph, *bodies.values(), *calls.values()):
        if found:
            size_arithmetic.rewrite(one)
            # Before views are ops of dp: they are followed to what counts the rows.
            index_updates.mark(one)
            index_reads.mark(one)
            views.mark(one)
        views.refine(one)
        elementwise.mark(one)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        importer = FxImporter(context=context)
        locations.import_graph(importer, graph, name, [*state, *batch])
        for function, body in {**bodies, **calls}.items():
            importer.import_stateless_graph(body, func_name=function)
        module = lower(importer.module, graph)
        with ir.Location.unknown():
            for function in module.body.operations:
                symbol = ir.StringAttr(function.attributes["sym_name"]).value
                if symbol in calls:
                    function.attributes["sym_visibility"] = ir.StringAttr.get("private")
                if symbol == name:
                    annotate(
                        function,
                        ({}, {**state, **batch}) if stateless else (state, batch),
                        {**dims, **dict.fromkeys(state)} if stateless else dims,
                        results,
                        [node.meta["val"] for node in graph.output_node().args[0]],
                    )
                    if found:
                        rows = {k: dims.get(k, 0) for k in batch}
                        numbers = dict(zip(found.places, found.numbers))
                        equal_sizes.insert(function, [*state, *batch], numbers, rows)
        # Generic: MLIR 22 need not agree with IREE's on each op's syntax.
        text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    # A program does not depend on the folder of its source.
    text = re.sub(r'\("[^"\n]*/([^"/\n]*":\d+:\d+\))', r'("\1', text)
    if kept:
        kept.insert(text, found)
    return text, found


def export_entry(name: str, step: Callable, *groups: Any, **options: Any) -> str:
    """Returns the text of export_open() for the sizes of these tensors."""
    return export_open(name, step, *groups, **options)[0]


def merge(texts: Iterable[str]) -> str:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        first, *others = (ir.Module.parse(text) for text in texts)
        for module in others:
            for function in module.body.operations:
                first.body.append(function.clone())
        return first.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)


texts.begin()
