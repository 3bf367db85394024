"""Accelerate: a convolutional network learns to read digits, in a loop of accelerator.prepare,
accumulate, backward and gather_for_metrics.

    python accelerate_loop.py --devices 4
    python accelerate_loop.py --devices 4 --precision bf16 --accumulate 2
"""

import common
import torch
import torch.nn.functional as F
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

args = common.arguments(
    __doc__, epochs=2, batch=100, rows=1301, accumulate=1, precision="no", resume="", folder=""
)
pictures, labels = common.digits()
torch.manual_seed(0)
accelerator = Accelerator(
    mixed_precision=args.precision,
    gradient_accumulation_steps=args.accumulate,
    cpu=not torch.cuda.is_available(),
)
net = nn.Sequential(
    nn.Conv2d(1, 16, 3, 2, 1, bias=False),
    nn.BatchNorm2d(16),
    nn.ReLU(),
    nn.Flatten(),
    nn.Linear(256, 10),
)
model = common.parallel(net, args.devices)
optimizer = torch.optim.AdamW(model.parameters(), 3e-3)
training = DataLoader(
    TensorDataset(pictures[: args.rows], labels[: args.rows]), args.batch, shuffle=True
)
held_out = DataLoader(TensorDataset(pictures[1301:], labels[1301:]), 199)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, args.epochs * len(training))
model, optimizer, training, held_out, scheduler = accelerator.prepare(
    model, optimizer, training, held_out, scheduler
)
begin = 0
if args.resume:
    accelerator.load_state(args.resume)
    begin = 1

for epoch in range(begin, args.epochs):
    model.train()
    norm = torch.zeros(())
    for x, y in training:
        with accelerator.accumulate(model):
            loss = F.cross_entropy(model(x), y)
            accelerator.backward(loss)
            if accelerator.sync_gradients:
                norm = accelerator.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            scheduler.step()
            optimizer.zero_grad()
        print(f"loss {loss.item():.3f}, norm of the gradients {norm.item():.3f}")
    model.eval()
    with torch.no_grad():
        found = [accelerator.gather_for_metrics((model(x).argmax(1), y)) for x, y in held_out]
    right = sum(int((a == b).sum()) for a, b in found)
    print(f"epoch {epoch + 1}: {right} of 199 right")
    if args.folder:
        accelerator.save_state(f"{args.folder}/epoch-{epoch + 1}")

if args.folder:
    accelerator.save_model(model, args.folder)
    torch.save(accelerator.unwrap_model(model).state_dict(), f"{args.folder}/weights.pt")
