"""Values of a trace that depend on no input."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx.experimental.proxy_tensor import get_proxy_mode, get_proxy_slot
from torch.utils._python_dispatch import _disable_current_modes


def constant_of(tensor: torch.Tensor) -> torch.Tensor | None:
    """Returns the value of a tensor of the trace that depends on no input and no random number;
    None for others."""
    tracer = get_proxy_mode().tracer
    slot = get_proxy_slot(tensor, tracer, None)
    if slot is None:
        return None
    values: dict[torch.fx.Node, Any] = {}

    def value(node: torch.fx.Node) -> Any:
        if node not in values:
            if node.op == "get_attr":
                values[node] = getattr(tracer.root, node.target)
            elif node.op != "call_function" or torch.Tag.nondeterministic_seeded in getattr(
                node.target, "tags", ()
            ):
                raise LookupError
            else:
                args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), value)
                values[node] = node.target(*args, **kwargs)
        return values[node]

    try:
        with _disable_current_modes(), torch.no_grad():
            return value(slot.proxy.node)
    except LookupError:
        return None
