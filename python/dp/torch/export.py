"""Exports a training step of PyTorch to MLIR in linalg on tensors, for dp-compile.

export_entry(name, step, state, batch, dims) traces step(state, batch) -> (state, results), or
-> results; all of them are dicts of tensors. merge(texts) makes one module of several entries.
Names and roles are attributes of the arguments and results, so dp-compile needs no options.

Route: make_fx -> decompositions -> torch-mlir's importer and passes, as iree-base-compiler has them -> linalg.
Needs torch and iree-base-compiler.
"""
import contextlib
import re

import torch
from iree.compiler import ir
from iree.compiler.extras.fx_importer import FxImporter
from iree.compiler.passmanager import PassManager
from torch.fx.experimental.proxy_tensor import make_fx
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils._pytree import tree_leaves

from dp.torch import complexes, decompositions, indices, routines

aten = torch.ops.aten
# Of decompositions of what decompositions made.
ROUNDS = 40
PASSES = "builtin.module(torchdynamo-export-to-torch-backend-pipeline,torch-backend-to-linalg-on-tensors-backend-pipeline)"
# The last of them, which knows no calls of functions.
VERIFY = ",torch-verify-linalg-on-tensors-backend-contract"
# Ops that PyTorch decomposes; more of them may be added.
DECOMPOSED = decompositions.TABLE


# A decomposition may lay a tensor out otherwise than the trace did, so that there is no view of it.
VIEWS = {aten.view.default, aten._unsafe_view.default}


class Rewriter(torch.fx.Interpreter):
    """Runs a graph with our own decompositions. They may differentiate a function, which those of a trace cannot."""

    rewrote = False

    def __init__(self, graph, generator):
        super().__init__(graph)
        self.generator = generator

    def run(self, *args):
        decompositions.draws.current.begin(None if self.generator is None else args[self.generator])
        return super().run(*args)

    @staticmethod
    def is_empty(node):
        """Whether the node computes tensors without elements. Some lowerings divide by their number."""
        values = tree_leaves(node.meta.get("val"))
        computes = isinstance(node.target, torch._ops.OpOverload) and node.target not in (aten.empty.memory_format, aten.full.default)
        return computes and bool(values) and all(isinstance(v, torch.Tensor) and not v.numel() for v in values)

    @classmethod
    def may_change(cls, node):
        known = decompositions.find_own(node.target) is not None or node.target in decompositions.OF_DIMENSIONS
        return node.op == "call_function" and (known or cls.is_empty(node)) or complexes.Splitter.may_change(node)

    def run_node(self, node):
        if node.op == "call_function" and self.is_empty(node):
            self.rewrote = True
            empty = [torch.empty(v.shape, dtype=v.dtype) for v in tree_leaves(node.meta["val"])]
            return empty[0] if isinstance(node.meta["val"], torch.Tensor) else empty
        if node.target in decompositions.shapes.OF_LAYOUT:
            x, stride = self.env[node.args[0]], node.args[0].meta["val"].stride()
            x = x if x.stride() == stride else decompositions.shapes.laid_out(x, stride)
            return self.call_function(node.target, (x, *self.fetch_args_kwargs_from_env(node)[0][1:]), node.kwargs)
        return super().run_node(node)

    def call_function(self, target, args, kwargs):
        if target in VIEWS:
            return args[0].reshape(args[1])
        result = NotImplemented
        if own := decompositions.find_own(target):
            result = own(*args, **kwargs)
        if result is NotImplemented and target in decompositions.OF_DIMENSIONS:
            result = decompositions.lift_numbers(target, args, kwargs)
        if result is NotImplemented:
            return super().call_function(target, args, kwargs)
        self.rewrote = True
        return result


BINARY = {getattr(getattr(aten, name), overload) for name in ("add", "sub", "mul", "div", "eq", "ne", "lt", "le", "gt", "ge")
          for overload in ("Tensor", "Scalar")}


def refuse_unknown_shapes(graph):
    for node in graph.nodes:
        for value in tree_leaves(node.meta.get("val")):
            if isinstance(value, torch.Tensor) and any(isinstance(n, torch.SymInt) for n in value.shape):
                error = NotImplementedError(f"{node.target}: the shape of its result depends on the data")
                error.stack_trace = node.meta.get("stack_trace")
                raise error


def refuse_changed_inputs(graph, inputs):
    placeholders = [node for node in graph.nodes if node.op == "placeholder"]
    for node in graph.nodes:
        if node.target is aten.copy_.default and node.args[0] in placeholders:
            name = inputs[placeholders.index(node.args[0])]
            raise ValueError(f"the step changes its input {name} in place; let it change a clone and return that")


COPIES = (aten.clone.default, aten.alias.default, aten.detach.default)


def drop_unchanged(graph, inputs, names):
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
    output.args = (tuple(values[k] for k in kept) + tuple(output.args[0][len(state):]),)
    names[0] = kept


def make_scalars_float(graph):
    """Makes integers that meet a tensor of floats floats: torch-mlir folds their product to any number."""
    for node in graph.nodes:
        if node.target in BINARY and type(node.args[1]) is int and node.args[0].meta["val"].is_floating_point():
            node.update_arg(1, float(node.args[1]))


@contextlib.contextmanager
def plain_kernels():
    """While tracing, PyTorch chooses kernels that its own ops can express: no fused attention, no RNNs of oneDNN."""
    enabled = torch._C._get_mkldnn_enabled()
    torch._C._set_mkldnn_enabled(False)
    try:
        with sdpa_kernel([SDPBackend.MATH]), decompositions.Functions():
            yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


def trace(step, *groups, generator=None):
    """Returns the graph of `step` with a placeholder per tensor of the dicts `groups`, and its results' names, a list per dict.
    `generator` names the tensor of groups[0] that random numbers are drawn from; the step does not see it."""
    names = []

    def flat(*tensors):
        rest = iter(tensors)
        given = [{k: next(rest) for k in group} for group in groups]
        drawn = given[0].pop(generator) if generator else None
        out = step(*given)
        out = out if isinstance(out, tuple) else (out,)
        if generator and len(out) > 1:
            out = ({**out[0], generator: torch.stack([drawn[0], drawn[1] + 1])}, *out[1:])
        names[:] = [list(part) for part in out]
        return tuple(v for part in out for v in part.values())

    tensors = [v for group in groups for v in group.values()]
    # Tensors of the step that are not in the dicts, such as a module's constants, become constants of the graph.
    options = dict(decomposition_table=DECOMPOSED, tracing_mode="fake", _allow_non_fake_inputs=True)
    traced = lambda function, **more: make_fx(function, **options, **more)(*tensors)
    place = [k for group in groups for k in group].index(generator) if generator else None
    decompositions.draws.current = decompositions.draws.Draws()
    with plain_kernels():
        graph = traced(flat, record_stack_traces=True)
        refuse_unknown_shapes(graph.graph)
        with torch.fx.traceback.preserve_node_meta():
            # A decomposition of a view is a copy, so in-place updates are removed before.
            rewriter = torch.fx.Interpreter(graph)
            for _ in range(ROUNDS):
                graph = traced(torch.func.functionalize(rewriter.run, remove="mutations"))
                unchanged = isinstance(rewriter, Rewriter) and not rewriter.rewrote
                if unchanged or not any(map(Rewriter.may_change, graph.graph.nodes)):
                    break
                has_complex = any(map(complexes.Splitter.may_change, graph.graph.nodes))
                rewriter = complexes.Splitter(graph) if has_complex else Rewriter(graph, place)
            else:
                raise RuntimeError(f"decompositions do not come to an end after {ROUNDS} rounds")
    if len(names) > 1:
        drop_unchanged(graph.graph, [k for group in groups for k in group], names)
    graph.graph.eliminate_dead_code()
    refuse_changed_inputs(graph.graph, [k for group in groups for k in group])
    make_scalars_float(graph.graph)
    indices.wrap_updates(graph.graph)
    return graph.graph, names


class NotLowered(Exception):
    """torch-mlir has no lowering of an op. Its own error may name a constant operand of the op instead."""

    def __init__(self, module, error):
        text, self.ops, self.stack_trace = str(error), set(), None
        if "failed to legalize" in text:
            module.operation.walk(self.collect)
        named = re.search(r'"torch\.operator".*?name = "torch\.([\w.]+)"', text) or re.search(r"'torch\.(aten\.[\w.]+)'", text)
        if named:
            self.ops = {named[1]}
        found = "no lowering of " + ", ".join(sorted(self.ops)) if self.ops else " ".join(text.split())[:300]
        super().__init__(f"torch-mlir: {found}")

    def collect(self, op):
        if op.name == "torch.operator" or op.name.startswith("torch.aten."):
            self.stack_trace = self.stack_trace or str(op.location)
        if op.name == "torch.operator":
            self.ops.add(ir.StringAttr(op.attributes["name"]).value.removeprefix("torch."))
        elif op.name.startswith("torch.aten."):
            self.ops.add(op.name.removeprefix("torch."))
        return ir.WalkResult.ADVANCE


def lower(module):
    """Lowers torch-mlir's module to linalg and dp.routine."""
    routines.to_calls(module)
    PassManager.parse(str(PassManager.parse(PASSES)).replace(VERIFY, "")).run(module.operation)
    routines.to_routines(module)
    if routines.walk(module, lambda op: op.name.startswith("torch.")):
        raise NotLowered(module, "failed to legalize")


def annotate(entry, groups, dims, results):
    """Adds names and roles for dp-compile to the function's arguments and results."""
    text = lambda s: ir.StringAttr.get(s)
    number = lambda n: ir.IntegerAttr.get(ir.IntegerType.get_signless(64), n)
    state, arguments = groups[0], [k for group in groups for k in group]
    attributes = []
    for k in arguments:
        dim = dims.get(k, 0)
        role = {"dp.state": ir.UnitAttr.get()} if k in state else {} if dim is None else {"dp.scatter": number(dim)}
        attributes.append(ir.DictAttr.get({"dp.name": text(k), **role}))
    entry.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes)
    updates = lambda i, k: {"dp.updates": number(arguments.index(k))} if i == 0 and len(results) > 1 else {}
    entry.attributes["res_attrs"] = ir.ArrayAttr.get(
        [ir.DictAttr.get({"dp.name": text(k), **updates(i, k)}) for i, part in enumerate(results) for k in part])


def export_entry(name, step, state, batch, dims={}, generator=None):
    """Returns the text of a module with `step` as function `name`. `dims`: the batch's dimension where it is not 0; None
    for a tensor that every device has whole. `generator`: the name in `state` of two int64, the seed and the number of the
    step, for a step that draws random numbers. The step neither takes nor returns it; the program counts the steps."""
    graph, results = trace(step, state, batch, generator=generator)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        importer = FxImporter(context=context)
        importer.import_stateless_graph(graph, func_name=name)
        try:
            lower(importer.module)
        except ir.MLIRError as error:
            raise NotLowered(importer.module, error) from error
        with ir.Location.unknown():
            for function in importer.module.body.operations:
                if ir.StringAttr(function.attributes["sym_name"]).value == name:
                    annotate(function, (state, batch), dims, results)
        # Generic: MLIR 22 need not agree with IREE's on each op's syntax.
        text = importer.module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    return re.sub(r'loc\("[^"]*/', 'loc("', text)


def merge(texts):
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        first, *others = (ir.Module.parse(text) for text in texts)
        for module in others:
            for function in module.body.operations:
                first.body.append(function.clone())
        return first.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
