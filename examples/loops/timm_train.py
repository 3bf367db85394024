"""timm: the loop of its train.py, with its models, mixup, losses, optimizers, schedules, clipping,
averages of weights and checkpoints.

    python timm_train.py --devices 4
    python timm_train.py --devices 4 --model resnet18
"""

import os
import tempfile
from types import SimpleNamespace

import common
import numpy as np
import timm
import torch
import torch.nn.functional as F
from timm import utils
from timm.data import Mixup
from timm.loss import SoftTargetCrossEntropy
from timm.optim import create_optimizer_v2
from timm.scheduler import create_scheduler_v2

args = common.arguments(
    __doc__, epochs=2, batch=100, rows=1300, model="test_resnet", opt="lamb", resume="", folder=""
)
pictures, labels = common.digits()
pictures = F.interpolate(pictures, scale_factor=4)
utils.random_seed(0, 0)
np.random.seed(0)
net = timm.create_model(args.model, in_chans=1, num_classes=10, drop_path_rate=0.0)
optimizer = create_optimizer_v2(net, opt=args.opt, lr=3e-3, weight_decay=0.02)
scheduler, epochs = create_scheduler_v2(
    optimizer, sched="cosine", num_epochs=args.epochs, warmup_epochs=1, warmup_lr=1e-4
)
ema = utils.ModelEmaV3(net, decay=0.9)
first = 0
if args.resume:
    first = timm.models.resume_checkpoint(net, args.resume, optimizer, log_info=False)
    timm.models.load_checkpoint(ema.module, args.resume, use_ema=True)
    scheduler.step(first)
model = common.parallel(net, args.devices)
mixup = Mixup(mixup_alpha=0.2, cutmix_alpha=1.0, label_smoothing=0.1, num_classes=10)
loss_fn, validate_fn = SoftTargetCrossEntropy(), torch.nn.CrossEntropyLoss()
folder = args.folder or tempfile.mkdtemp()
os.makedirs(folder, exist_ok=True)
saver = utils.CheckpointSaver(
    model,
    optimizer,
    SimpleNamespace(model=args.model),
    ema,
    checkpoint_dir=folder,
    recovery_dir=folder,
)


def train_one_epoch(epoch: int) -> None:
    model.train()
    updates = epoch * -(-args.rows // args.batch)
    numbers = torch.Generator().manual_seed(epoch)
    for rows in torch.randperm(args.rows, generator=numbers).split(args.batch):
        x, y = mixup(pictures[rows].clone(), labels[rows])
        loss = loss_fn(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        utils.dispatch_clip_grad(model.parameters(), 1.0, mode="norm")
        optimizer.step()
        updates += 1
        ema.update(model, step=updates)
        scheduler.step_update(num_updates=updates)
        print(f"loss {loss.item():.3f}")


def validate(of: torch.nn.Module) -> float:
    of.eval()
    x, y = pictures[1301:], labels[1301:]
    with torch.inference_mode():
        out = of(x)
        top1, top5 = utils.accuracy(out, y, topk=(1, 5))
        print(f"loss {validate_fn(out, y).item():.3f}, top 1 {top1:.2f}, top 5 {top5:.2f}")
    return top1.item()


for epoch in range(first, epochs):
    train_one_epoch(epoch)
    validate(model)
    top1 = validate(ema.module)
    saver.save_checkpoint(epoch, metric=top1)
    scheduler.step(epoch + 1, top1)
