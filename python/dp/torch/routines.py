"""Numerical routines of dp in graphs of PyTorch, for which torch-mlir has no lowering: linear algebra, ffts, attention.

call("cholesky", a) is an op of PyTorch with the shapes of dp.routine's results. In torch-mlir's module it becomes a call of a
function, which its passes keep, and then dp.routine. ATTENTION and ATTENTION_GRADIENT become dp.attention and its gradient in the same
way; their flags and numbers are attributes of the function.
"""
import torch
from iree.compiler import ir

LIBRARY = torch.library.Library("dp", "DEF")
# Numbers of DP_Routine and DP_RoutineFlags.
ROUTINES = ("cholesky", "triangular_solve", "lu", "pivots_to_permutation", "householder_qr", "householder_product", "eigh", "svd",
            "fft", "rfft", "irfft")
FLAGS = {"upper": 1, "right": 2, "transpose": 4, "unit": 8, "full": 16, "values": 32, "inverse": 64}
PREFIX = "torch.dp."
BUILDERS = {}
"""By the first letters of an op's name, a function (name, declaration, operands, type of the result) that makes it other ops."""


def shapes(routine, flags, inputs):
    """Returns the shapes of the results, and whether they are integers."""
    x = inputs[0].shape
    batch, m, n = x[:-2], x[-2] if len(x) > 1 else None, x[-1] if len(x) else None
    if routine == "cholesky":
        return [(x, False), (batch, True)]
    if routine == "triangular_solve":
        return [(inputs[1].shape, False)]
    if routine == "lu":
        return [(x, False), ((*batch, min(m, n)), True), (batch, True)]
    if routine.startswith("pivots_to_permutation"):
        return [((*x[:-1], int(routine.split("_of_")[1])), True)]
    if routine == "householder_qr":
        return [(x, False), ((*batch, min(m, n)), False)]
    if routine == "householder_product":
        return [(x, False)]
    if routine == "eigh":
        return [(x, False), (x[:-1], False), (batch, True)]
    if routine == "svd":
        k = min(m, n)
        left, right = (m, n) if "full" in flags else (k, k)
        vectors = [] if "values" in flags else [((*batch, m, left), False), ((*batch, right, n), False)]
        return [((*batch, k), False), *vectors, (batch, True)]
    if routine == "fft":
        return [(x, False)] * 2
    if routine == "rfft":
        return [((*x[:-1], n // 2 + 1), False)] * 2
    return [((*x[:-1], int(routine.split("_of_")[1])), False)]      # irfft


def call(routine, *inputs, flags=(), size=None):
    """Returns the routine's results. `size` is the last extent of a result that has it from no operand."""
    routine = routine if size is None else f"{routine}_of_{size}"
    name = "__".join([routine, *sorted(flags)])
    if not hasattr(torch.ops.dp, name):
        LIBRARY.define(f"{name}({', '.join(f'Tensor x{i}' for i in range(len(inputs)))}) -> Tensor[]"
                       .replace("Tensor[]", "(" + ", ".join(["Tensor"] * len(shapes(routine, flags, inputs))) + ")"))

        @torch.library.register_fake(f"dp::{name}", lib=LIBRARY)
        def fake(*given, routine=routine, flags=tuple(flags)):
            real = given[0].dtype
            made = [given[0].new_empty(s, dtype=torch.int32 if integer else real) for s, integer in shapes(routine, flags, given)]
            return made[0] if len(made) == 1 else tuple(made)

    out = getattr(torch.ops.dp, name)(*(x.contiguous() for x in inputs))
    return out if isinstance(out, tuple) else (out,)


LIBRARY.define("attention(Tensor query, Tensor key, Tensor value, Tensor? mask, bool causal, float scale) -> (Tensor, Tensor)")
LIBRARY.define("attention_gradient(Tensor query, Tensor key, Tensor value, Tensor? mask, Tensor output, Tensor logsumexp, "
               "Tensor gradient, bool causal, float scale) -> (Tensor, Tensor, Tensor)")
ATTENTION, ATTENTION_GRADIENT = torch.ops.dp.attention.default, torch.ops.dp.attention_gradient.default


def fake_heads(like, shape):
    """Returns a tensor with the strides that PyTorch's attention gives: as [batch, rows, heads, ...]. A view behind it may need them."""
    return like.new_empty((shape[0], shape[2], shape[1], *shape[3:])).transpose(1, 2)


def score_type(dtype):
    """Returns the dtype of the scores of queries of `dtype`, and so of mask and logsumexp."""
    return torch.promote_types(dtype, torch.float32)


@torch.library.register_fake("dp::attention", lib=LIBRARY)
def fake_attention(query, key, value, mask, causal, scale):
    return fake_heads(query, (*query.shape[:-1], value.shape[-1])), fake_heads(query, query.shape[:-1]).to(score_type(query.dtype))


@torch.library.register_fake("dp::attention_gradient", lib=LIBRARY)
def fake_attention_gradient(query, key, value, mask, output, logsumexp, gradient, causal, scale):
    return tuple(fake_heads(x, x.shape) for x in (query, key, value))


def walk(module, matches):
    found = []

    def visit(op):
        if matches(op):
            found.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def to_calls(module):
    """Makes each op of this file a call of a function that is declared for its types."""
    for number, op in enumerate(walk(module, lambda op: op.name == "torch.operator" and
                                     ir.StringAttr(op.attributes["name"]).value.startswith(PREFIX))):
        name = f"dp.{number}.{ir.StringAttr(op.attributes['name']).value.removeprefix(PREFIX)}"
        constants = {i: v.owner for i, v in enumerate(op.operands)
                     if not isinstance(v.owner, ir.Block) and v.owner.name.startswith("torch.constant.")}
        operands = [v for i, v in enumerate(op.operands) if i not in constants]
        types = ir.FunctionType.get([v.type for v in operands], [r.type for r in op.results], context=module.context)
        numbers = {f"dp.{i}": c.attributes["value"] for i, c in constants.items() if "value" in c.attributes}
        with ir.InsertionPoint(module.body), op.location:
            ir.Operation.create("func.func", attributes={
                "sym_name": ir.StringAttr.get(name), "function_type": ir.TypeAttr.get(types),
                "sym_visibility": ir.StringAttr.get("private"), **numbers}, regions=1)
        with ir.InsertionPoint(op), op.location:
            made = ir.Operation.create("func.call", results=[r.type for r in op.results], operands=operands,
                                       attributes={"callee": ir.FlatSymbolRefAttr.get(name)})
        for old, new in zip(op.results, made.results):
            old.replace_all_uses_with(new)
        op.erase()


def attention_of(name, function, operands, dests):
    """Returns the operands and attributes of dp.attention or its gradient for a call of `function`."""
    has_mask = len(operands) == (4 if name == "attention" else 7)
    q, k, v = operands[:3]
    mask = operands[3:4] if has_mask else []
    causal, scale = (function.attributes[f"dp.{i}"] for i in ((4, 5) if name == "attention" else (7, 8)))
    heads = [ir.RankedTensorType(x.type).shape[-3] for x in (q, k)]
    attributes = {"scale": ir.FloatAttr.get_f64(ir.FloatAttr(scale).value), **({"causal": ir.UnitAttr.get()} if causal.value else {}),
                  "group": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), heads[0] // max(heads[1], 1))}
    return [q, k, v, *mask, *operands[3 + has_mask:], *dests], attributes


def routine_of(name, function, operands, dests):
    """Returns the operands and attributes of dp.routine for a call of `function`."""
    routine, *flags = name.split("__")
    number = lambda n: ir.IntegerAttr.get(ir.IntegerType.get_signless(32), n)
    return [*operands, *dests], {
        "routine": number(ROUTINES.index(routine.split("_of_")[0])), "flags": number(sum(FLAGS[f] for f in flags)),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), len(dests)])}


def to_routines(module):
    """Makes the calls dp.routine, dp.attention and its gradient, on tensors."""
    functions = {ir.StringAttr(f.attributes["sym_name"]).value: f for f in walk(module, lambda op: op.name == "func.func")}
    named = lambda op: ir.FlatSymbolRefAttr(op.attributes["callee"]).value if "callee" in op.attributes else ""
    for op in walk(module, lambda op: op.name == "func.call" and named(op).startswith("dp.")):
        name = named(op).split(".", 2)[2].split(".")[0]
        types = [r.type for r in op.results]
        build = next((build for prefix, build in BUILDERS.items() if name.startswith(prefix)), None)
        if build:
            with ir.InsertionPoint(op), op.location:
                op.results[0].replace_all_uses_with(build(name, functions[named(op)], list(op.operands), types[0]))
            op.erase()
            continue
        with ir.InsertionPoint(op), op.location:
            dests = [ir.Operation.create("tensor.empty", results=[t]).result for t in types]
            make = attention_of if name.startswith("attention") else routine_of
            operands, attributes = make(name, functions[named(op)], list(op.operands), dests)
            kind = name if make is attention_of else "routine"
            made = ir.Operation.create(f"dp.{kind}", results=types, operands=operands, attributes=attributes)
        for old, new in zip(op.results, made.results):
            old.replace_all_uses_with(new)
        op.erase()
    for name, function in functions.items():
        if name.startswith("dp."):
            function.erase()
