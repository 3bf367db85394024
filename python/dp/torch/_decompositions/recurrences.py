"""Recurrent networks of many time steps as loops.

PyTorch's own ops compute step by step in the graph, which grows with the steps. Here a loop has
the products with the state alone. Those with the inputs are one product of all steps, and so are
the gradients of each weight.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import torch
import torch.nn.functional as F
from torch.autograd import Function

from dp.torch._mlir.loops import Body, Tensors

FEWEST = 16
"""Steps from which on there is a loop."""
DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
Step = tuple[Tensors, Tensors]


class NoLoop(NotImplementedError):
    """A transform of functions has no rule for a loop over time; it has for each step."""


# ===--- Cells ---===#
#
# `gates` are those of the inputs and of all biases that are added to them. `w` is the weight of the
# state: transposed in a cell, as it is in a gradient, which also has what its cell has put out.


def lstm(constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    (w, *projection), (h, c), (gates,) = constants, carried, slices
    i, f, g, o = (gates + h @ w).chunk(4, 1)
    i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
    c = f * c + i * g
    h = o * c.tanh()
    if projection:
        h = h @ projection[0]
    return (h, c), (h, c, i, f, g, o)


def lstm_gradient(constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    (w, *projection), (dh, dc), (dy, before, c, i, f, g, o) = constants, carried, slices
    dh = dh + dy
    dr = dh @ projection[0] if projection else dh
    t = c.tanh()
    dc = dc + dr * o * (1 - t * t)
    dgates = torch.cat(
        [
            dc * g * i * (1 - i),
            dc * before * f * (1 - f),
            dc * i * (1 - g * g),
            dr * t * o * (1 - o),
        ],
        1,
    )
    return (dgates @ w, dc * f), ((dgates, dh) if projection else (dgates,))


def gru(constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    (w, bias), (h,), (gates,) = constants, carried, slices
    (r, z, n), (a, b, m) = gates.chunk(3, 1), (h @ w).chunk(3, 1)
    m = m + bias
    r, z = (r + a).sigmoid(), (z + b).sigmoid()
    n = (n + r * m).tanh()
    h = n + z * (h - n)
    return (h,), (h, r, z, n, m)


def gru_gradient(constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    """Its outputs are the gradients of what the state adds to the gates, and of the last gate."""
    (w,), (dh,), (dy, before, r, z, n, m) = constants, carried, slices
    dh = dh + dy
    dn = dh * (1 - z) * (1 - n * n)
    dz = dh * (before - n) * z * (1 - z)
    dr = dn * m * r * (1 - r)
    of_state = torch.cat([dr, dz, dn * r], 1)
    return (dh * z + of_state @ w,), (of_state, dn)


def rnn(function: Callable, constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    (w,), (h,), (gates,) = constants, carried, slices
    h = function(gates + h @ w)
    return (h,), (h,)


def rnn_gradient(function: Callable, constants: Tensors, carried: Tensors, slices: Tensors) -> Step:
    (w,), (dh,), (dy, h) = constants, carried, slices
    dgates = function(dh + dy, h)
    return (dgates @ w,), (dgates,)


def of_tanh(dh: torch.Tensor, h: torch.Tensor) -> torch.Tensor:
    return dh * (1 - h * h)


def of_relu(dh: torch.Tensor, h: torch.Tensor) -> torch.Tensor:
    return torch.where(h <= 0, 0.0, dh)


LSTM = Body("lstm", lstm, 1, 2, 1, 6), Body("lstm_gradient", lstm_gradient, 1, 2, 7, 1)
PROJECTED = (
    Body("lstm_projected", lstm, 2, 2, 1, 6),
    Body("lstm_projected_gradient", lstm_gradient, 2, 2, 7, 2),
)
GRU = Body("gru", gru, 2, 1, 1, 5), Body("gru_gradient", gru_gradient, 1, 1, 6, 2)
PLAIN = {
    name: (
        Body(name, functools.partial(rnn, function), 1, 1, 1, 1),
        Body(f"{name}_gradient", functools.partial(rnn_gradient, gradient), 1, 1, 2, 1),
    )
    for name, function, gradient in (
        ("rnn_tanh", torch.tanh, of_tanh),
        ("rnn_relu", torch.relu, of_relu),
    )
}

# ===--- Loops with gradients ---===#


class Gradient(Function):
    """The loop of a gradient. `inputs` are those of the loop that it is the gradient of: it depends
    on them by way of what that loop has put out."""

    @staticmethod
    def forward(body: Body, is_reversed: bool, operands: int, *tensors: torch.Tensor):
        return body(*body.parts(tensors[:operands]), is_reversed=is_reversed)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple, output: Any) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> NoReturn:
        raise NoLoop("a gradient of the gradient of a loop over time")

    jvp = vmap = backward


class Loop(Function):
    """A loop over time: forward(is_reversed, gates, *states and weights) returns the outputs of all
    steps, the last states, and what the gradient keeps."""

    states = 1
    """The number of the carried tensors."""

    @classmethod
    def setup_context(cls, ctx: Any, inputs: tuple, output: tuple) -> None:
        ctx.is_reversed = inputs[0]
        ctx.inputs = len(inputs) - 1
        ctx.save_for_backward(*inputs[1:], *output)
        ctx.mark_non_differentiable(*output[1 + cls.states :])
        ctx.set_materialize_grads(False)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> NoReturn:
        raise NoLoop("a tangent of a loop over time")

    @staticmethod
    def vmap(info: Any, in_dims: Any, *operands: Any) -> NoReturn:
        raise NoLoop("vmap of a loop over time")


def gradient(
    ctx: Any, body: Body, constants: Tensors, carried: Tensors, sliced: Tensors
) -> tuple[torch.Tensor, ...]:
    """Runs the loop of a gradient, from the last step to the first."""
    operands = *constants, *carried, *sliced
    inputs = ctx.saved_tensors[: ctx.inputs]
    return Gradient.apply(body, not ctx.is_reversed, len(operands), *operands, *inputs)


def or_zeros(gradients: Sequence[torch.Tensor | None], like: Tensors) -> list[torch.Tensor]:
    return [torch.zeros_like(x) if g is None else g for g, x in zip(gradients, like, strict=True)]


def before(first: torch.Tensor, states: torch.Tensor, is_reversed: bool) -> torch.Tensor:
    """Returns the states before each step."""
    rows = first.unsqueeze(0)
    return torch.cat([states[1:], rows] if is_reversed else [rows, states[:-1]])


def of_weight(gradient: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    """Returns the gradient of a weight that multiplies `x` in all steps."""
    return gradient.flatten(0, 1).t() @ x.flatten(0, 1)


class LstmLoop(Loop):
    states = 2

    @staticmethod
    def forward(is_reversed, gates, h, c, weight, *projection):
        body = (PROJECTED if projection else LSTM)[0]
        constants = [w.t() for w in (weight, *projection)]
        last, cell, y, *kept = body(constants, (h, c), (gates,), is_reversed=is_reversed)
        return y, last, cell, *kept

    @staticmethod
    def backward(ctx, dy, dh, dc, *_):
        gates, h, c, *weights = ctx.saved_tensors[: ctx.inputs]
        y, last, cell, cells, i, f, g, o = ctx.saved_tensors[ctx.inputs :]
        dy, dh, dc = or_zeros((dy, dh, dc), (y, last, cell))
        body = (PROJECTED if weights[1:] else LSTM)[1]
        sliced = dy, before(c, cells, ctx.is_reversed), cells, i, f, g, o
        dh, dc, dgates, *others = gradient(ctx, body, weights, (dh, dc), sliced)
        of_projection = [of_weight(dy, o * cells.tanh()) for dy in others]
        dw = of_weight(dgates, before(h, y, ctx.is_reversed))
        return None, dgates, dh, dc, dw, *of_projection


class GruLoop(Loop):
    @staticmethod
    def forward(is_reversed, gates, h, weight, bias):
        last, y, *kept = GRU[0]((weight.t(), bias), (h,), (gates,), is_reversed=is_reversed)
        return y, last, *kept

    @staticmethod
    def backward(ctx, dy, dh, *_):
        gates, h, weight, bias = ctx.saved_tensors[: ctx.inputs]
        y, last, r, z, n, m = ctx.saved_tensors[ctx.inputs :]
        dy, dh = or_zeros((dy, dh), (y, last))
        states = before(h, y, ctx.is_reversed)
        dh, of_state, dn = gradient(ctx, GRU[1], (weight,), (dh,), (dy, states, r, z, n, m))
        first = 2 * h.shape[1]
        dgates = torch.cat([of_state[:, :, :first], dn], 2)
        return None, dgates, dh, of_weight(of_state, states), of_state[:, :, first:].sum((0, 1))


def plain_loop(bodies: tuple[Body, Body]) -> type[Loop]:
    class PlainLoop(Loop):
        @staticmethod
        def forward(is_reversed, gates, h, weight):
            last, y = bodies[0]((weight.t(),), (h,), (gates,), is_reversed=is_reversed)
            return y, last

        @staticmethod
        def backward(ctx, dy, dh):
            gates, h, weight = ctx.saved_tensors[: ctx.inputs]
            y, last = ctx.saved_tensors[ctx.inputs :]
            dy, dh = or_zeros((dy, dh), (y, last))
            dh, dgates = gradient(ctx, bodies[1], (weight,), (dh,), (dy, y))
            return None, dgates, dh, of_weight(dgates, before(h, y, ctx.is_reversed))

    return PlainLoop


PLAIN_LOOPS = {name: plain_loop(bodies) for name, bodies in PLAIN.items()}

# ===--- Networks ---===#


def run_lstm(x, states, is_reversed, weights):
    """Returns the outputs and the last states of a layer in one direction. `weights`: by kind, None
    where there is none."""
    w_ih, w_hh, b_ih, b_hh, w_hr = weights
    gates = F.linear(x, w_ih, None if b_ih is None else b_ih + b_hh)
    projection = () if w_hr is None else (w_hr,)
    y, h, c, *_ = LstmLoop.apply(is_reversed, gates, *states, w_hh, *projection)
    return y, (h, c)


def run_gru(x, states, is_reversed, weights):
    w_ih, w_hh, b_ih, b_hh, _ = weights
    size = w_hh.shape[1]
    # The state's part of the last gate is multiplied before it is added.
    bias = None if b_ih is None else b_ih + F.pad(b_hh[: 2 * size], (0, size))
    last = w_hh.new_zeros(size) if b_hh is None else b_hh[2 * size :]
    y, h, *_ = GruLoop.apply(is_reversed, F.linear(x, w_ih, bias), *states, w_hh, last)
    return y, (h,)


def run_plain(name, x, states, is_reversed, weights):
    w_ih, w_hh, b_ih, b_hh, _ = weights
    gates = F.linear(x, w_ih, None if b_ih is None else b_ih + b_hh)
    y, h = PLAIN_LOOPS[name].apply(is_reversed, gates, *states, w_hh)
    return y, (h,)


RUNS = {
    torch.lstm: run_lstm,
    torch.gru: run_gru,
    torch.rnn_tanh: functools.partial(run_plain, "rnn_tanh"),
    torch.rnn_relu: functools.partial(run_plain, "rnn_relu"),
}


def fit(states: Any, weights: Any, layers: int) -> bool:
    """Whether there are as many states and weights of a network as it has `layers`, each direction
    counted, and states of the sizes of the first weights: PyTorch refuses others, or finds that the
    weights are no network's."""
    if layers < 1 or len(weights) % layers or len(weights) // layers < 2:
        return False
    w_ih, w_hh = weights[:2]
    sizes = [w_hh.shape[1], *([w_hh.shape[0] // 4] if len(states) == 2 else [])]
    return (
        w_ih.ndim == w_hh.ndim == 2
        and [state.shape[0] for state in states] == [layers] * len(states)
        and [state.shape[2] for state in states] == sizes
    )


def are_of_loop(x: Any, states: Any, weights: Any, time: int) -> bool:
    """Whether these arguments of a network, which may be wrong, are those of a loop. Packed
    sequences have another overload, and autocast computes each op of a step in its own dtype."""
    if not isinstance(weights, (list, tuple)):
        return False
    tensors = [x, *states, *weights]
    if not all(isinstance(v, torch.Tensor) and v.dtype in DTYPES for v in tensors) or x.ndim != 3:
        return False
    steps, rows = x.shape[time], x.shape[1 - time]
    return (
        len({(v.dtype, v.device) for v in tensors}) == 1
        and not torch.is_autocast_enabled(x.device.type)
        and (isinstance(steps, torch.SymInt) or steps >= FEWEST)
        and (isinstance(rows, torch.SymInt) or rows > 0)
        and all(state.ndim == 3 and state.shape[1] == rows for state in states)
    )


def network(
    function, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    """A network as PyTorch's `function`, by loops."""
    states = hx if isinstance(hx, (list, tuple)) else (hx,)
    x = input.transpose(0, 1) if batch_first else input
    is_projected = len(states) == 2 and states[0].shape[2] != states[1].shape[2]
    directions, each = 2 if bidirectional else 1, 2 + 2 * has_biases + is_projected
    ends = []
    for layer in range(num_layers):
        outputs = []
        for direction in range(directions):
            at = layer * directions + direction
            w_ih, w_hh, *others = params[at * each : (at + 1) * each]
            biases = others[:2] if has_biases else [None, None]
            weights = w_ih, w_hh, *biases, others[-1] if is_projected else None
            y, last = RUNS[function](x, [state[at] for state in states], direction == 1, weights)
            outputs.append(y)
            ends.append(last)
        x = torch.cat(outputs, 2) if bidirectional else outputs[0]
        if dropout and train and layer + 1 < num_layers:
            x = F.dropout(x, dropout)
    x = x.transpose(0, 1) if batch_first else x
    return x, *(torch.stack(parts) for parts in zip(*ends))


def replacement(function: Callable) -> Callable:
    """Returns a function as one of torch for recurrent networks."""

    def call(*args: Any, **kwargs: Any) -> Any:
        if kwargs or len(args) != 9:
            return function(*args, **kwargs)
        x, hx, params, _, layers, _, _, bidirectional, batch_first = args
        states = hx if isinstance(hx, (list, tuple)) else (hx,)
        if not are_of_loop(x, states, params, int(batch_first)) or not fit(
            states, params, layers * (2 if bidirectional else 1)
        ):
            return function(*args)
        return network(function, *args)

    return call


REPLACED = {function: replacement(function) for function in RUNS}
