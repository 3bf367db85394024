"""Blocks of torch.utils.checkpoint in a graph of forward and backward."""

from __future__ import annotations

import torch
from torch import fx
from torch._functorch._aot_autograd import descriptors
from torch._functorch.partitioners import must_recompute
from torch.utils.checkpoint import CheckpointPolicy


def draw_once(joint: fx.Graph) -> None:
    """Lets no block draw random numbers again."""
    for node in joint.nodes:
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            for of in (node, *node.users):
                of.meta.pop("recompute", None)


def keep_old_values(joint: fx.Graph) -> None:
    """Lets blocks that are computed again read buffers as they were before the forward changed
    them, as the running statistics of a batch norm."""
    changed = {
        described.mutated_input
        for described in joint.output_node().meta["desc"]
        if isinstance(described, descriptors.InputMutationAOTOutput)
    }
    for node in joint.find_nodes(op="placeholder"):
        if node.meta.get("desc") not in changed:
            continue
        again = [user for user in node.users if must_recompute(user)]
        if not again:
            continue
        with joint.inserting_before(again[0]):
            old = joint.call_function(torch.ops.aten.clone.default, (node,))
        old.meta.update(val=node.meta["val"].clone(), recompute=CheckpointPolicy.MUST_SAVE)
        for user in again:
            user.replace_input_with(node, old)
