"""Ops of routines.py in torch-mlir's module: calls of functions, which its passes keep, and then
dp.routine or dp.attention.

Flags and numbers of an op are attributes of the function.
"""

from iree.compiler import ir

from dp.torch._mlir import extents, loops, routines

BUILDERS = {}
"""By the first letters of an op's name, a function (name, declaration, call) that makes it other
ops. It returns a value for each result of the call, or None for one without uses."""


def walk(module, matches):
    ops = []

    def visit(op):
        if matches(op):
            ops.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return ops


def to_calls(module):
    """Makes each op of routines.py a call of a function that is declared for its types."""
    for number, op in enumerate(
        walk(
            module,
            lambda op: (
                op.name == "torch.operator"
                and ir.StringAttr(op.attributes["name"]).value.startswith(routines.PREFIX)
            ),
        )
    ):
        routine = ir.StringAttr(op.attributes["name"]).value.removeprefix(routines.PREFIX)
        name = f"dp.{number}.{routine}"
        constants = {
            i: v.owner
            for i, v in enumerate(op.operands)
            if not isinstance(v.owner, ir.Block) and v.owner.name.startswith("torch.constant.")
        }
        operands = [v for i, v in enumerate(op.operands) if i not in constants]
        types = ir.FunctionType.get(
            [v.type for v in operands], [r.type for r in op.results], context=module.context
        )
        numbers = {
            f"dp.{i}": c.attributes["value"]
            for i, c in constants.items()
            if "value" in c.attributes
        }
        with ir.InsertionPoint(module.body), op.location:
            ir.Operation.create(
                "func.func",
                attributes={
                    "sym_name": ir.StringAttr.get(name),
                    "function_type": ir.TypeAttr.get(types),
                    "sym_visibility": ir.StringAttr.get("private"),
                    **numbers,
                },
                regions=1,
            )
        with ir.InsertionPoint(op), op.location:
            made = ir.Operation.create(
                "func.call",
                results=[r.type for r in op.results],
                operands=operands,
                attributes={"callee": ir.FlatSymbolRefAttr.get(name)},
            )
        for old, new in zip(op.results, made.results):
            old.replace_all_uses_with(new)
        op.erase()


def dests_of(name, operands, types):
    """Returns tensors for the results of a call, whose open dimensions are those of operands."""
    like = operands[:3] if name == "attention_gradient" else operands[:1] * len(types)
    return [
        extents.empty(ir.RankedTensorType(type), [operand], lead=True)
        for type, operand in zip(types, like, strict=True)
    ]


def attention_of(name, function, operands, dests):
    """Returns the operands and attributes of dp.attention or its gradient for a call of
    `function`."""
    has_mask = len(operands) == (4 if name == "attention" else 7)
    q, k, v = operands[:3]
    mask = operands[3:4] if has_mask else []
    causal, scale = (
        function.attributes[f"dp.{i}"] for i in ((4, 5) if name == "attention" else (7, 8))
    )
    heads = [ir.RankedTensorType(x.type).shape[-3] for x in (q, k)]
    attributes = {
        "scale": ir.FloatAttr.get_f64(ir.FloatAttr(scale).value),
        **({"causal": ir.UnitAttr.get()} if causal.value else {}),
        "group": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), heads[0] // max(heads[1], 1)),
    }
    return [q, k, v, *mask, *operands[3 + has_mask :], *dests], attributes


def routine_of(name, function, operands, dests):
    """Returns the operands and attributes of dp.routine for a call of `function`."""
    routine, *flags = name.split("__")

    def number(n):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), n)

    return [*operands, *dests], {
        "routine": number(routines.ROUTINES.index(routine.split("_of_")[0])),
        "flags": number(sum(routines.FLAGS[f] for f in flags)),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), len(dests)]),
    }


def to_routines(module):
    """Makes the calls dp.routine, dp.attention and its gradient, on tensors."""
    functions = {
        ir.StringAttr(f.attributes["sym_name"]).value: f
        for f in walk(module, lambda op: op.name == "func.func")
    }

    def named(op):
        return (
            ir.FlatSymbolRefAttr(op.attributes["callee"]).value if "callee" in op.attributes else ""
        )

    def name_of(op):
        return named(op).split(".", 2)[2].split(".")[0]

    calls = walk(module, lambda op: op.name == "func.call" and named(op).startswith("dp."))
    # A loop copies its body, in which there are no calls then.
    for op in sorted(calls, key=lambda op: name_of(op).startswith(loops.PREFIX)):
        name = name_of(op)
        types = [r.type for r in op.results]
        build = next((build for prefix, build in BUILDERS.items() if name.startswith(prefix)), None)
        if build:
            with ir.InsertionPoint(op), op.location:
                made = build(name, functions[named(op)], op)
            for old, new in zip(op.results, made, strict=True):
                if new is not None:
                    old.replace_all_uses_with(new)
            op.erase()
            continue
        with ir.InsertionPoint(op), op.location:
            dests = dests_of(name, list(op.operands), types)
            make = attention_of if name.startswith("attention") else routine_of
            operands, attributes = make(name, functions[named(op)], list(op.operands), dests)
            kind = name if make is attention_of else "routine"
            made = ir.Operation.create(
                f"dp.{kind}", results=types, operands=operands, attributes=attributes
            )
        for old, new in zip(op.results, made.results):
            old.replace_all_uses_with(new)
        op.erase()
    for name, function in functions.items():
        if name.startswith("dp."):
            function.erase()
