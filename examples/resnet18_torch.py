"""ResNet-18 on pictures of digits: PyTorch's model, loss, optimizer and scheduler on any number of
devices.

    python resnet18_torch.py --devices 4
    torchrun --nproc-per-node 2 resnet18_torch.py

Needs: pip install torch torchvision iree-base-compiler, and the package dp.
"""

import argparse
import pathlib

import numpy as np
import torch
import torchvision
from torch.utils.data import DataLoader, TensorDataset

import dp

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "--devices",
    type=int,
    help="number of devices (default: the processes of the job, else the GPUs, else 1)",
)
parser.add_argument("--epochs", type=int, default=2)
parser.add_argument("--batch", type=int, default=128)
parser.add_argument("--rows", type=int, default=1300, help="pictures to train with, at most 1300")
parser.add_argument("--report", help="write a report of the run to this HTML file")
args = parser.parse_args()

# 1500 scanned digits of 8 x 8 pixels, which UCI and scikit-learn distribute, three times as large
# and in three channels.
data = np.load(pathlib.Path(__file__).parent.parent / "test/models/digits/data.npz")
pictures = torch.nn.functional.interpolate(
    torch.from_numpy(data["x"]).reshape(-1, 1, 8, 8), scale_factor=3, mode="bilinear"
)
pictures, labels = pictures.expand(-1, 3, -1, -1).contiguous(), torch.from_numpy(data["y"]).long()
train = TensorDataset(pictures[: args.rows], labels[: args.rows])
held_out = pictures[1300:], labels[1300:]

torch.manual_seed(0)
model = torchvision.models.resnet18(num_classes=10)
optimizer = torch.optim.AdamW(model.parameters(), 1e-3, weight_decay=1e-2)
steps = args.epochs * -(-len(train) // args.batch)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
loss_fn = torch.nn.CrossEntropyLoss(label_smoothing=0.05)


def correct(output, x, y):
    return {"correct": (output.argmax(1) == y).sum()}


step = dp.torch.train_step(
    model, loss_fn, optimizer, example=train[: args.batch], scheduler=scheduler, metrics=correct
)
# The last batch of an epoch has fewer rows; it is as exact as the others.
loader = DataLoader(
    train, batch_size=args.batch, shuffle=True, generator=torch.Generator().manual_seed(1)
)
with dp.Session(step, devices=args.devices) as run:
    for epoch in range(args.epochs):
        seen = 0
        for x, y in loader:
            metrics = run(x, y)
            seen += int(metrics["correct"])
        if run.job.is_first:
            print(
                f"epoch {epoch + 1}: loss {float(metrics['loss']):.4f}, {seen} of {len(train)} "
                f"right",
                flush=True,
            )
    run.sync(model)
    if args.report:
        dp.report(args.report, run)

    model.eval()
    with torch.no_grad():
        right = int((model(held_out[0]).argmax(1) == held_out[1]).sum())
    if run.job.is_first:
        print(f"held out: {right} of {len(held_out[1])} right on {run.devices} devices")
