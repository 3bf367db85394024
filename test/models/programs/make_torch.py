"""Writes the folders of the steps from PyTorch anew: make_torch.py OUT_DIR [STEP...]

Needs torch, iree-base-compiler and DP_OPT, the path of dp-opt (which only prints the graphs).
"""

import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *3 * [os.pardir], "python")]

import folder
import numpy as np
import torch
import torch_batch
import torch_convolutions
import torch_index
import torch_matrices
import torch_windows

from dp.torch import export

ALL = {
    **torch_index.ALL,
    **torch_windows.ALL,
    **torch_batch.ALL,
    **torch_convolutions.ALL,
    **torch_matrices.ALL,
}


def rows(m, i):
    """Returns batch i: rows along each input's own batch dimension; the first rows follow the
    last."""
    take = lambda k, v: v.index_select(
        m["dims"].get(k, 0),
        torch.arange(i * m["batch"], (i + 1) * m["batch"]) % v.shape[m["dims"].get(k, 0)],
    )
    return {k: take(k, v) for k, v in m["data"].items()}


def numbers(tensors):
    return {k: v.detach().numpy() for k, v in tensors.items()}


def reference(m, dtype):
    """Trains by PyTorch itself, with floats of `dtype`. Returns the results per step and the last
    state."""
    cast = lambda group: {k: v.to(dtype) if v.is_floating_point() else v for k, v in group.items()}
    torch.set_default_dtype(dtype)
    state, log = cast(m["state"]), {}
    for i in range(m["steps"]):
        state, results = m["train"](state, cast(rows(m, i)))
        for k, v in numbers(results).items():
            log.setdefault(k, []).append(v)
    torch.set_default_dtype(torch.float32)
    return {k: np.stack(v) for k, v in log.items()}, numbers(state)


def main(out, which):
    for name in which or ALL:
        torch.manual_seed(sorted(ALL).index(name) + 1)
        m = ALL[name]()
        log, final = reference(m, torch.float32)
        far = folder.spread((log, final), reference(m, torch.float64))
        text = export.export_entry("train_step", m["train"], m["state"], rows(m, 0), m["dims"])
        folder.write(
            out,
            name,
            text,
            numbers(m["state"]),
            numbers(m["data"]),
            m["batch"],
            m["steps"],
            m["dims"],
            log,
            final,
            far,
        )


if __name__ == "__main__":
    torch.set_num_threads(1)
    main(sys.argv[1], sys.argv[2:])
