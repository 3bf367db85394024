"""The error of a graph for which torch-mlir has no lowering."""

from __future__ import annotations

import re

from iree.compiler import ir


class NotLowered(Exception):
    """torch-mlir has no lowering of an op. Its own error may name a constant operand of the op
    instead."""

    def __init__(self, module: ir.Module, error: Exception | str):
        text, self.ops, self.floats, self.stack_trace = str(error), set(), {}, None
        if "failed to legalize" in text:
            module.operation.walk(self.collect)
        named = re.search(r'"torch\.operator".*?name = "torch\.([\w.]+)"', text) or re.search(
            r"'torch\.(aten\.[\w.]+)'", text
        )
        if named:
            self.ops = {named[1]}
        found = (
            "no lowering of " + ", ".join(sorted(self.ops))
            if self.ops
            else " ".join(text.split())[:300]
        )
        mixed = next(
            (kinds for op in sorted(self.ops) if len(kinds := self.floats.get(op, ())) > 1), None
        )
        if mixed:
            found += f" of {' and '.join(sorted(mixed))}; convert its operands to one dtype"
        super().__init__(f"torch-mlir: {found}")

    def collect(self, op: ir.Operation) -> ir.WalkResult:
        if op.name == "torch.operator" or op.name.startswith("torch.aten."):
            self.stack_trace = self.stack_trace or str(op.location)
        if op.name == "torch.operator":
            self.ops.add(ir.StringAttr(op.attributes["name"]).value.removeprefix("torch."))
        elif op.name.startswith("torch.aten."):
            self.ops.add(op.name.removeprefix("torch."))
            kinds = set(
                re.findall(r",(b?f\d+)>", " ".join(str(operand.type) for operand in op.operands))
            )
            if len(kinds) > 1:
                self.floats[op.name.removeprefix("torch.")] = kinds
        return ir.WalkResult.ADVANCE
