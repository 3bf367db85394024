"""What tracing and compiling need is not in memory when steps run: graphs, the pages of the library
that lowers them, modules that only name files, and zeros."""

import gc
import os
import re
import sys

os.environ["DP_CACHE"] = "off"  # A text in the cache needs no library that lowers it.

import torch
import torch.nn.functional as F
from torch import nn

import dp
import dp.torch
from dp._runtime import memory
from dp.torch import lowering


def resident(name):
    """Returns the resident bytes of what is mapped of files whose path contains `name`, and how
    many mappings there are."""
    size, count, is_one = 0, 0, False
    with open("/proc/self/smaps") as maps:
        for line in maps:
            if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
                is_one = name in line
                count += is_one
            elif is_one and line.startswith("Rss:"):
                size += int(line.split()[1]) << 10
    return size, count


def anonymous():
    """Returns the resident bytes that are of no file."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith("RssAnon"))


def lowered(forget):
    """Returns the resident bytes of the library behind a trace, as tracing leaves it or without
    forgetting."""
    keep, lowering.memory.forget_code = memory.forget_code, forget
    try:
        step.trace(step.example)
    finally:
        lowering.memory.forget_code = keep
    return resident(lowering.LIBRARY)


model = nn.Sequential(nn.Linear(5, 64), nn.Tanh(), nn.Linear(64, 3))
x, y = torch.randn(12, 5), torch.randint(3, (12,))
had = set(sys.modules)
step = dp.torch.train_step(model, F.cross_entropy, torch.optim.SGD(model.parameters(), 0.1), (x, y))
gc.disable()
with dp.Session(step, devices=1) as run:
    assert not any(type(found) is torch.fx.Graph for found in gc.get_objects())
    print("graphs are gone")
    assert not {"networkx", "torch.export._trace"} & (set(sys.modules) - had)
    first = float(run(x, y)["loss"])
    size, count = lowered(memory.forget_code)
    kept, _ = lowered(lambda name: None)
    assert count and size < kept / 4, (size, kept, count)
    print("code is gone")
    # The code comes back where it is needed, for another number of rows.
    memory.forget_code(lowering.LIBRARY)
    assert float(run(x[:7], y[:7])["loss"]) < 2 * first
    print("traced again")
# The moments before the first step take no memory, also where the heap has some that was in use.
wide = nn.Linear(1 << 11, 1 << 11, bias=False)
before = anonymous()
step = dp.torch.train_step(
    wide,
    F.mse_loss,
    torch.optim.AdamW(wide.parameters()),
    (torch.zeros(2, 1 << 11), torch.zeros(2, 1 << 11)),
)
moments = [value for name, value in step.state.items() if name.endswith(("exp_avg", "exp_avg_sq"))]
assert [value.shape for value in moments] == 2 * [wide.weight.shape] and not any(
    value.any() for value in moments
)
with memory.kept_young():
    pass  # Returns free memory to the system.
assert anonymous() - before < wide.weight.nbytes, (before, anonymous())
print("zeros are shared")
