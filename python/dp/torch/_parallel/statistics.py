"""Statistics of each device's own rows in a backward."""

from __future__ import annotations

import operator

import torch
from torch import fx
from torch.utils.checkpoint import CheckpointPolicy

aten = torch.ops.aten
FUNCTIONAL = aten._native_batch_norm_legit_functional.default
PLAIN = aten._native_batch_norm_legit.no_stats
BACKWARD = aten.native_batch_norm_backward.default


def compute_again(node: fx.Node) -> None:
    """Lets the backward of a batch norm compute mean and deviation from its input again: a value
    without rows that is kept between two programs is one for all devices."""
    x, weight, bias, _, _, training, momentum, eps = node.args
    if not training:
        return
    graph = node.graph
    with graph.inserting_after(node):
        again = graph.call_function(PLAIN, (x, weight, bias, True, momentum, eps))
    values = node.meta["val"][:3]
    again.meta.update(node.meta, val=values, recompute=CheckpointPolicy.MUST_RECOMPUTE)
    for user in list(node.users):
        number = user.args[1]
        if number not in (1, 2):
            continue
        with graph.inserting_after(again):
            part = graph.call_function(operator.getitem, (again, number))
        part.meta.update(user.meta, recompute=CheckpointPolicy.MUST_RECOMPUTE)
        user.replace_all_uses_with(part)
    for user in {of for part in node.users for of in part.users if of.target is BACKWARD}:
        # It does not read the running ones, which the forward has changed since.
        user.args = (*user.args[:3], None, None, *user.args[5:])
