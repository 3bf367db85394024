"""Runs torch-mlir's passes in a process of their own: some end it by a signal for some ops and
dtypes, as by a failed assertion."""

from __future__ import annotations

import io
import os
import signal
import subprocess

import torch
from iree.compiler import _mlir_libs, ir
from iree.compiler.extras.fx_importer import FxImporter
from iree.compiler.passmanager import PassManager

from dp.errors import TraceError
from dp.torch._mlir import routine_calls
from dp.torch._objects import origins

TOOL = os.path.join(os.path.dirname(_mlir_libs.__file__), "iree-opt")
PASSES = (
    "builtin.module(torchdynamo-export-to-torch-backend-pipeline,"
    "torch-backend-to-linalg-on-tensors-backend-pipeline)"
)
# The last of PASSES. It knows no calls of functions.
VERIFY = ",torch-verify-linalg-on-tensors-backend-contract"


def run_apart(module: ir.Module, passes: str) -> tuple[int, bytes]:
    """Returns the exit status of the tool, that of a signal is negative, and what it made of the
    module, as bytecode."""
    code = io.BytesIO()
    module.operation.write_bytecode(code)
    done = subprocess.run(
        [TOOL, "-", "-o", "-", "--emit-bytecode", "--pass-pipeline=" + passes],
        input=code.getvalue(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    return done.returncode, done.stdout


def run(module: ir.Module, graph: torch.fx.Graph) -> ir.Module:
    """Returns the module of `graph` after torch-mlir's passes. Raises ir.MLIRError, or TraceError
    if they end their process."""
    passes = str(PassManager.parse(PASSES)).replace(VERIFY, "")
    if not os.path.exists(TOOL):
        PassManager.parse(passes).run(module.operation)
        return module
    status, code = run_apart(module, passes)
    if status < 0:
        raise ended(graph, passes, -status)
    if status:
        PassManager.parse(passes).run(
            module.operation
        )  # Raises the error, with what is left of the module.
        return module
    return ir.Module.parse(code)


def graph_of(node: torch.fx.Node) -> torch.fx.Graph:
    """Returns a graph of one op."""
    alone = torch.fx.Graph()
    inputs = {}
    for operand in node.all_input_nodes:
        inputs[operand] = alone.placeholder(operand.name)
        inputs[operand].meta = {"val": operand.meta["val"]}
    made = alone.node_copy(node, inputs.__getitem__)
    made.meta = {"val": node.meta["val"]}
    alone.output((made,))
    return alone


def ends_passes(node: torch.fx.Node, passes: str) -> bool:
    """Whether an op alone ends the passes by a signal."""
    try:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            importer = FxImporter(context=context)
            importer.import_stateless_graph(graph_of(node), func_name="step")
            routine_calls.to_calls(importer.module)
            return run_apart(importer.module, passes)[0] < 0
    except Exception:
        return False  # An op that cannot stand alone.


def ended(graph: torch.fx.Graph, passes: str, number: int) -> TraceError:
    """Returns the error of passes that ended by a signal, with the op if one alone does so."""
    kinds = {}
    for node in graph.nodes:
        if isinstance(node.target, torch._ops.OpOverload) and isinstance(
            node.meta.get("val"), torch.Tensor
        ):
            dtypes = tuple(
                str(operand.meta["val"].dtype)
                for operand in node.all_input_nodes
                if "val" in operand.meta
            )
            kinds.setdefault((node.target, dtypes), node)
    kind_of_node = next((kind for kind, node in kinds.items() if ends_passes(node, passes)), None)
    name = signal.Signals(number).name
    if kind_of_node is None:
        return TraceError(f"torch-mlir ended by {name}; report the step with its shapes and dtypes")
    target, dtypes = kind_of_node
    dtypes = ", ".join(dtype.removeprefix("torch.") for dtype in dtypes)
    return TraceError(
        f"torch-mlir ended by {name} at {target} of {dtypes}; convert its operands to another "
        f"dtype",
        origins.place_in(kinds[kind_of_node].meta.get("stack_trace")),
    )
