"""What the loops share: the option --devices, and pictures of digits."""

import argparse
import pathlib

import numpy as np
import torch
from torch import nn

import dp.torch

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "test/models/digits"


def arguments(doc: str, **defaults: int | str) -> argparse.Namespace:
    """Returns the command line's options; `defaults` are further ones."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--devices", type=int, default=4, help="0: the module without dp")
    for name, value in defaults.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args()


def parallel(module: nn.Module, devices: int) -> nn.Module:
    """Returns the module on so many devices."""
    return dp.torch.DataParallel(module, devices=devices) if devices else module


def digits() -> tuple[torch.Tensor, torch.Tensor]:
    """Returns 1500 scanned digits of 8 x 8 pixels, which UCI and scikit-learn distribute, in [-1,
    1], and what they are."""
    data = np.load(FOLDER / "data.npz")
    pictures = torch.from_numpy(data["x"]).reshape(-1, 1, 8, 8)
    return pictures / pictures.max() * 2 - 1, torch.from_numpy(data["y"]).long()
