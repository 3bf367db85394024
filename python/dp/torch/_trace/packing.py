"""Packed sequences in a trace. A graph has no sizes that depend on lengths, so rows stay padded,
and a recurrent network keeps the state of a row whose sequence has ended."""

from __future__ import annotations

import contextlib
import functools
import types
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import torch
import torch.nn.functional as F
from torch.fx.experimental.proxy_tensor import get_proxy_mode
from torch.nn.utils import rnn
from torch.utils._python_dispatch import _disable_current_modes

from dp.torch._trace import raised
from dp.torch._trace.constants import constant_of

DATA = (
    "{} of a packed sequence depends on the lengths, and a graph has fixed sizes; give the "
    "sequence to a recurrent network and its result to pad_packed_sequence, and the loss a mask or "
    "weights of the places that count"
)
LENGTH = (
    "the result is as long as the longest sequence, and a graph has fixed sizes; give "
    "pad_packed_sequence(..., total_length={}), the length of the padded rows"
)
SHORT = (
    "total_length is {}, and the padded rows have {} places; cut the result, or the rows, instead"
)


class Padded(rnn.PackedSequence):
    """The rows, [time, row, ...], and their lengths, in place of a packed sequence."""

    rows: torch.Tensor
    lengths: torch.Tensor

    def __new__(cls, rows: torch.Tensor, lengths: torch.Tensor):
        made = tuple.__new__(cls, (None,) * 4)
        made.rows, made.lengths = rows, lengths
        return made

    def __iter__(self) -> NoReturn:
        raised.refuse(DATA.format("the content"), raised.user_line())

    def __getitem__(self, key: Any) -> NoReturn:
        raised.refuse(DATA.format("the content"), raised.user_line())


def hidden(name: str) -> property:
    return property(lambda self: raised.refuse(DATA.format(f"`{name}`"), raised.user_line()))


for name in rnn.PackedSequence._fields:
    setattr(Padded, name, hidden(name))


def mask_of(packed: Padded) -> torch.Tensor:
    """Returns which places, [time, row], are inside of the sequences."""
    return torch.arange(packed.rows.shape[0])[:, None] < packed.lengths[None]


def inside(mask: torch.Tensor, value: torch.Tensor, other: Any) -> torch.Tensor:
    return torch.where(mask.reshape(*mask.shape, *(1,) * (value.ndim - mask.ndim)), value, other)


def pack(rows: torch.Tensor, lengths: Any, batch_first: bool) -> Padded:
    lengths = torch.as_tensor(lengths).to(torch.int64)
    packed = Padded(rows.transpose(0, 1) if batch_first else rows, lengths)
    # Numbers after the end of a sequence count nowhere, also if they are not finite.
    packed.rows = inside(mask_of(packed), packed.rows, 0)
    return packed


def pad(
    packed: Padded, batch_first: bool, value: float, total: int | None
) -> tuple[torch.Tensor, torch.Tensor]:
    places = packed.rows.shape[0]
    if total is None:
        lengths = constant_of(packed.lengths) if get_proxy_mode() else packed.lengths
        if lengths is None:
            raised.refuse(LENGTH.format(places), raised.user_line())
        with _disable_current_modes():
            total = int(lengths.max())
    elif total < places:
        raised.refuse(SHORT.format(total, places), raised.user_line())
    rows = inside(mask_of(packed), packed.rows, value)[:total]
    if total > places:
        rows = torch.cat([rows, rows.new_full((total - places, *rows.shape[1:]), value)])
    return rows.transpose(0, 1) if batch_first else rows, packed.lengths


# ===--- Recurrent networks ---===#


def lstm(gates: torch.Tensor, weights: dict[str, Any], state: tuple) -> tuple:
    h, c = state
    gates = gates + F.linear(h, weights["weight_hh"], weights["bias_hh"])
    i, f, g, o = gates.chunk(4, 1)
    c = f.sigmoid() * c + i.sigmoid() * g.tanh()
    h = o.sigmoid() * c.tanh()
    return (h if weights["weight_hr"] is None else F.linear(h, weights["weight_hr"])), c


def gru(gates: torch.Tensor, weights: dict[str, Any], state: tuple) -> tuple:
    (h,) = state
    of_state = F.linear(h, weights["weight_hh"], weights["bias_hh"]).chunk(3, 1)
    of_input = gates.chunk(3, 1)
    r, z = ((a + b).sigmoid() for a, b in zip(of_input[:2], of_state[:2]))
    n = (of_input[2] + r * of_state[2]).tanh()
    return (n + z * (h - n),)


def plain(gates: torch.Tensor, weights: dict[str, Any], state: tuple, function: Callable) -> tuple:
    return (function(gates + F.linear(state[0], weights["weight_hh"], weights["bias_hh"])),)


CELLS = {
    "LSTM": lstm,
    "GRU": gru,
    "RNN_TANH": functools.partial(plain, function=torch.tanh),
    "RNN_RELU": functools.partial(plain, function=torch.relu),
}
KINDS = ("weight_ih", "weight_hh", "bias_ih", "bias_hh", "weight_hr")


def run(network: torch.nn.RNNBase, packed: Padded, initial: Any) -> tuple[Padded, Any]:
    """Computes as the network does of a packed sequence."""
    rows, mask = packed.rows, mask_of(packed)
    directions, count = 2 if network.bidirectional else 1, rows.shape[1]
    sizes = [network.proj_size or network.hidden_size]
    sizes += [network.hidden_size] * (network.mode == "LSTM")
    if initial is None:
        total = network.num_layers * directions
        initial = tuple(rows.new_zeros(total, count, size) for size in sizes)
    elif network.mode != "LSTM":
        initial = (initial,)
    ends = []
    for layer in range(network.num_layers):
        outputs = []
        for direction in range(directions):
            at = layer * directions + direction
            suffix = f"_l{layer}{'_reverse' if direction else ''}"
            weights = {kind: getattr(network, kind + suffix, None) for kind in KINDS}
            gates = F.linear(rows, weights["weight_ih"], weights["bias_ih"])
            state = tuple(part[at] for part in initial)
            places = range(rows.shape[0])
            found = {}
            for place in reversed(places) if direction else places:
                new = CELLS[network.mode](gates[place], weights, state)
                # In the reverse direction a row begins at its own end.
                state = tuple(inside(mask[place], a, b) for a, b in zip(new, state))
                found[place] = state[0]
            outputs.append(torch.stack([found[place] for place in places]))
            ends.append(state)
        rows = inside(mask, torch.cat(outputs, 2), 0)
        if layer + 1 < network.num_layers and network.dropout and network.training:
            rows = F.dropout(rows, network.dropout)
    final = tuple(torch.stack(parts) for parts in zip(*ends))
    return Padded(rows, packed.lengths), final if network.mode == "LSTM" else final[0]


def recurrent(forward: Callable) -> Callable:
    """Returns the forward of a recurrent network that also takes Padded."""

    def of_padded(self, input, hx=None):
        return run(self, input, hx) if isinstance(input, Padded) else forward(self, input, hx)

    return of_padded


# User's modules have imported the two functions by name, so their code is exchanged.


def pack_padded_sequence(input, lengths, batch_first=False, enforce_sorted=True):
    from dp.torch._trace import packing

    return packing.pack(input, lengths, batch_first)


def pad_packed_sequence(sequence, batch_first=False, padding_value=0.0, total_length=None):
    from dp.torch._trace import packing

    return packing.pad(sequence, batch_first, padding_value, total_length)


@contextlib.contextmanager
def code(function: types.FunctionType, other: types.FunctionType) -> Iterator[None]:
    """Lets a function run the code of another one for a while."""
    before, function.__code__ = function.__code__, other.__code__
    try:
        yield
    finally:
        function.__code__ = before


@contextlib.contextmanager
def padded() -> Iterator[None]:
    with (
        code(rnn.pack_padded_sequence, pack_padded_sequence),
        code(rnn.pad_packed_sequence, pad_packed_sequence),
    ):
        yield
