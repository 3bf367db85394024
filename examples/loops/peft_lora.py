"""PEFT's LoRA: a classifier of digits learns to read them mirrored, by low-rank adapters of PEFT on
frozen weights. The adapters are saved, loaded and merged as without dp.

    python peft_lora.py --devices 4
"""

import tempfile

import common
import peft
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, epochs=3, batch=100, rows=1301, folder="")
pictures, labels = common.digits()
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)


def network() -> nn.Sequential:
    layers = [nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 10)]
    return nn.Sequential(nn.Flatten(), *layers)


def train(model: nn.Module, x: torch.Tensor, rate: float, name: str) -> None:
    """Trains the weights that are not frozen."""
    optimizer = torch.optim.Adam([p for p in model.parameters() if p.requires_grad], rate)
    for epoch in range(1, args.epochs + 1):
        for rows in torch.randperm(args.rows, generator=numbers).split(args.batch):
            loss = F.cross_entropy(model(x[rows]), labels[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(f"{name}, epoch {epoch}: loss {loss.item():.3f}, {right(model, x)} of 199 right")


def right(model: nn.Module, x: torch.Tensor) -> int:
    with torch.no_grad():
        return int((model(x[1301:]).argmax(1) == labels[1301:]).sum())


net = network()
train(net, pictures, 1e-3, "digits")
config = peft.LoraConfig(r=8, target_modules=["1", "3"], modules_to_save=["5"])
adapted = peft.get_peft_model(net, config)
trained, total = adapted.get_nb_trainable_parameters()
print(f"{trained} of {total} weights are trained")
model = common.parallel(adapted, args.devices)
mirrored = pictures.flip(3)
train(model, mirrored, 3e-3, "mirrored")

folder = args.folder or tempfile.mkdtemp()
model.save_pretrained(folder)
with adapted.disable_adapter():
    print(f"without the adapters: {right(model, pictures)} of 199 right")
print(f"merged: {right(adapted.merge_and_unload(), mirrored)} of 199 right")
