"""Lightning: a LightningModule whose network runs on several devices in fit, validate and predict.
Its checkpoints are those of the network alone.

    python lightning_fit.py --devices 4
    python lightning_fit.py --devices 4 --precision bf16-mixed --accumulate 2
"""

import tempfile

import common
import lightning
import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

import dp.torch

args = common.arguments(
    __doc__, epochs=2, batch=100, rows=1301, accumulate=1, precision="32", resume="", folder=""
)


class Digits(lightning.LightningModule):
    def __init__(self, devices: int) -> None:
        super().__init__()
        self.save_hyperparameters()
        self.devices = devices
        self.net = nn.Sequential(
            nn.Conv2d(1, 16, 3, 2, 1, bias=False),
            nn.BatchNorm2d(16),
            nn.ReLU(),
            nn.Flatten(),
            nn.Linear(256, 10),
        )

    def forward(self, x):
        if not self.devices:
            return self.net(x)
        return dp.torch.data_parallel(self.net, x, devices=self.devices)

    def training_step(self, batch, _):
        x, y = batch
        loss = F.cross_entropy(self(x), y)
        self.log("loss", loss)
        print(f"loss {loss.item():.3f}")
        return loss

    def validation_step(self, batch, _):
        x, y = batch
        out = self(x)
        self.log_dict({"held out": F.cross_entropy(out, y), "right": (out.argmax(1) == y).sum()})

    def predict_step(self, batch, _):
        return self(batch[0]).argmax(1)

    def configure_optimizers(self):
        optimizer = torch.optim.AdamW(self.parameters(), 3e-3)
        scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.99)
        return {
            "optimizer": optimizer,
            "lr_scheduler": {"scheduler": scheduler, "interval": "step"},
        }


pictures, labels = common.digits()
lightning.seed_everything(0, verbose=False)
model = Digits(args.devices)
training = DataLoader(TensorDataset(pictures[: args.rows], labels[: args.rows]), args.batch)
held_out = DataLoader(TensorDataset(pictures[1301:], labels[1301:]), 199)
folder = args.folder or tempfile.mkdtemp()
trainer = lightning.Trainer(
    max_epochs=args.epochs,
    accelerator="auto" if torch.cuda.is_available() else "cpu",
    devices=1,
    precision=args.precision,
    accumulate_grad_batches=args.accumulate,
    gradient_clip_val=1.0,
    default_root_dir=folder,
    logger=False,
    enable_checkpointing=False,
    enable_progress_bar=False,
    enable_model_summary=False,
)
trainer.fit(model, training, held_out, ckpt_path=args.resume or None)
trainer.save_checkpoint(f"{folder}/last.ckpt")
(found,) = trainer.validate(model, held_out, verbose=False)
print(f"held out: loss {found['held out']:.3f}, {found['right']:.0f} of 199 right")
guesses = torch.cat(trainer.predict(model, held_out))
print(f"{(guesses == labels[1301:]).sum()} of 199 predicted")
