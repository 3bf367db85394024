"""Training steps of PyTorch.

step = dp.torch.train_step(model, loss_fn, optimizer, example=(x, y))
run = dp.Session(step, devices=4)
metrics = run(x, y)
run.sync(model)
"""

from dp.torch.functions import eval_step, step
from dp.torch.parallel import DataParallel, data_parallel
from dp.torch.training import train_step

__all__ = ["DataParallel", "data_parallel", "eval_step", "step", "train_step"]
