"""dp.torch where iree-base-compiler is not installed, or a PyTorch that is too old: it can be
imported, and a step says what is missing."""

import sys

sys.modules["iree"] = None

import torch
from harness import refuses
from torch import nn

import dp
import dp.torch

model = nn.Linear(3, 2)
batch = torch.ones(4, 3), torch.ones(4, 2)
step = dp.torch.train_step(model, nn.MSELoss(), torch.optim.SGD(model.parameters(), 0.1), batch)
with refuses(dp.ToolError, "pip install iree-base-compiler"):
    dp.Session(step, devices=1)
torch.__version__ = torch.torch_version.TorchVersion("2.11.0+cu130")
with refuses(dp.ToolError, "PyTorch 2.15", "this is 2.11.0", "pip install 'torch>=2.15'"):
    dp.Session(step, devices=1)
print("says what to install")
