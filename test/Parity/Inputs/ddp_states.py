"""Writes states that differ from rank to rank: ddp_states.py STATE.npz FOLDER

For each kind of difference a file per rank, 0 to 7, of which rank 2's differs
from STATE. `all`: every rank's differs. `first`: rank 0 has STATE, the others
another state or no file.
"""

import os
import sys

import numpy as np

state, folder = dict(np.load(sys.argv[1])), sys.argv[2]
os.makedirs(folder, exist_ok=True)
save = lambda kind, rank, s: np.savez(os.path.join(folder, f"{kind}-{rank}.npz"), **s)


def changed(name, change):
    value = state[name].copy()
    change(value.reshape(-1))
    return dict(state, **{name: value})


def flip(bits):
    bits.view(np.uint32)[-1] ^= 1


def swap(values):
    values[0], values[1] = values[1], values[0]


kinds = {
    "bit": changed("total", flip),
    "swapped": changed("total", swap),
    "sharded": changed("part", flip),  # Of the last rank's range.
}
for rank in range(8):
    for kind, other in kinds.items():
        save(kind, rank, other if rank == 2 else state)
    save("all", rank, {name: value + rank for name, value in state.items()})
    if rank == 0:
        save("first", rank, dict(state, names=np.array(["of no use"])))
    elif rank % 2:
        save("first", rank, {"total": np.zeros(3)})
