"""verify= compares steps with eager PyTorch and locates a difference."""

import warnings

import torch
import torch.nn.functional as F
from harness import refuses
from iree.compiler import ir
from states import X, Y, loss_of, run_tests
from torch import nn

import dp
from dp.torch import _decompositions as decompositions
from dp.torch._graph import subgraph_cache
from dp.torch._mlir import passes


def verified():
    """verify= compares with eager PyTorch, changes nothing, and names the first tensor that
    differs."""

    class Wrong(nn.Module):
        def __init__(self):
            super().__init__()
            self.net = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Linear(4, 2))
            self.is_wrong, self.calls = False, 0

        def forward(self, x):
            self.calls += 1
            h = self.net(x)
            return h * 1.1 if self.is_wrong and torch.compiler.is_compiling() else h

    def make():
        torch.manual_seed(1)
        model = Wrong()
        return model, torch.optim.AdamW(model.parameters(), 0.1)

    model, optimizer = make()
    for devices in (1, 3):
        step = dp.torch.train_step(model, loss_of, optimizer, (X, Y), ema=0.5, clip_grad_norm=1.0)
        evaluation = dp.torch.eval_step(model, example=(X,))
        with dp.Session(step, evaluation, devices=devices, verify=3) as run:
            before = model.calls
            for _ in range(4):
                run(X, Y)
            run.call(evaluation, X)
            assert model.calls == before + 5, model.calls
    model, optimizer = make()
    model.is_wrong = True
    with dp.Session(
        dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=2, verify=1
    ) as run:
        with refuses(
            dp.VerifyError, "result 'loss' of step 'train_step', run 1, is ", "the framework's is"
        ) as raised:
            run(X, Y)
        assert raised.error.tensor == "loss"
        run(X, Y)
    model = nn.Sequential(nn.Dropout(0.5), nn.Linear(3, 2))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    with (
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), verify=1) as run,
        warnings.catch_warnings(record=True) as found,
    ):
        warnings.simplefilter("always")
        run(X, Y)
    assert any("draws random numbers" in str(w.message) for w in found)


def located():
    """verify= names the op where a wrong lowering or decomposition begins to matter, with its line,
    and a module that a trace changes."""

    class Deep(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers, self.last, self.is_wrong = (
                nn.ModuleList(nn.Linear(3, 3) for _ in range(10)),
                nn.Linear(3, 2),
                False,
            )
            self.calls = 0

        def forward(self, x):
            self.calls += 1
            for number, layer in enumerate(self.layers):
                x = x + (torch.tanh(layer(x)) * 10 if number == 6 else F.silu(layer(x)))
            size = 9 if self.is_wrong and torch.compiler.is_compiling() else 10
            return F.gelu(self.last(x / size)) * self.calls

    def differs(is_wrong=False):
        torch.manual_seed(1)
        model = Deep()
        model.is_wrong = is_wrong
        step = dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
        with dp.Session(step, devices=2, verify=2) as run:
            for number in range(2):
                with refuses(dp.VerifyError) as raised:
                    run(X, Y)
                assert model.calls == number + 1
        first = Deep.forward.__code__.co_firstlineno
        return (
            str(raised.error),
            raised.error.op,
            int(raised.error.place.rpartition(":")[2]) - first,
        )

    def tanh_is_sine(op):
        if op.name == "math.tanh":
            with ir.InsertionPoint(op), op.location:
                new = ir.Operation.create(
                    "math.sin", results=[op.results[0].type], operands=[op.operands[0]]
                )
            op.results[0].replace_all_uses_with(new.results[0])
        return ir.WalkResult.ADVANCE

    def lowered(module, graph):
        module = of_dp(module, graph)
        module.operation.walk(tanh_is_sine)
        return module

    of_dp, passes.run = passes.run, lowered
    text, op, line = differs()
    assert (
        op == "aten.tanh.default"
        and line == 3
        and "first op of the graph that differs is aten.tanh.default" in text
    ), (text, op, line)
    passes.run = of_dp
    gelu, table = torch.ops.aten.gelu_backward.default, decompositions.TABLE
    of_torch = table[gelu]
    subgraph_cache.CACHE.clear()
    table[gelu] = lambda *given, **options: of_torch(*given, **options) * 1.5
    text, op, line = differs()
    assert (
        op == str(gelu) and line == 5 and "The decomposition of aten.gelu_backward.default" in text
    ), (text, op, line)
    table[gelu] = of_torch
    subgraph_cache.CACHE.clear()
    text, op, line = differs(is_wrong=True)
    assert (
        "The trace differs from eager PyTorch first in the output of the module 'last' (Linear), "
        "made at "
        in text
        and line == 5
    ), text


run_tests([verified, located])
