"""The training steps that time_steps.py measures: their sizes, arrays and files. Needs numpy only.

All sides of the comparison (dp, JAX, torch) read their parameters' names and shapes here, and their
values from one file.
"""

import dataclasses
import json
import os
import struct
import zlib

import numpy as np

ADAMW = dict(lr=3e-4, b1=0.9, b2=0.999, eps=1e-8, weight_decay=0.01, clip=1.0)
MOMENTUM = dict(lr=0.01, momentum=0.9)


@dataclasses.dataclass(frozen=True)
class Config:
    model: str
    batch: int
    tokens: int = 0
    layers: int = 12
    width: int = 768
    heads: int = 12
    words: int = 0
    image: int = 0
    blocks: tuple = ()
    channels_first: bool = False


CONFIGS = {
    "gpt2": Config("gpt2", 8, 512, words=50304),
    "gpt2_1024": Config("gpt2", 64, 1024, words=50304),
    "resnet50": Config("resnet50", 64, width=64, words=1000, image=224, blocks=(3, 4, 6, 3)),
    "resnet50_nchw": Config(
        "resnet50", 64, width=64, words=1000, image=224, blocks=(3, 4, 6, 3), channels_first=True
    ),
    "bert": Config("bert", 16, 128, words=30522),
}
TINY = {
    "gpt2": Config("gpt2", 2, 16, layers=2, width=32, heads=2, words=64),
    "gpt2_1024": Config("gpt2", 3, 16, layers=2, width=32, heads=2, words=64),
    "resnet50": Config("resnet50", 4, width=8, words=10, image=64, blocks=(1, 2, 1, 1)),
    "resnet50_nchw": Config(
        "resnet50", 4, width=8, words=10, image=64, blocks=(1, 2, 1, 1), channels_first=True
    ),
    "bert": Config("bert", 2, 16, layers=2, width=32, heads=2, words=64),
}


def find_config(name, tiny=False):
    return (TINY if tiny else CONFIGS)[name]


def _norm(name, width):
    return {f"{name}.scale": ((width,), 1.0), f"{name}.bias": ((width,), 0.0)}


def _dense(name, rows, columns, std=0.02):
    return {f"{name}.w": ((rows, columns), f"normal {std}"), f"{name}.b": ((columns,), 0.0)}


def _transformer_block(name, d):
    return {
        **_norm(f"{name}.ln1", d),
        **_dense(f"{name}.qkv", d, 3 * d),
        **_dense(f"{name}.out", d, d),
        **_norm(f"{name}.ln2", d),
        **_dense(f"{name}.up", d, 4 * d),
        **_dense(f"{name}.down", 4 * d, d),
    }


def _gpt2(c):
    made = {"tok": ((c.words, c.width), "normal 0.02"), "pos": ((c.tokens, c.width), "normal 0.02")}
    for i in range(c.layers):
        made.update(_transformer_block(f"blocks.{i}", c.width))
    return {**made, **_norm("ln", c.width)}


def _bert(c):
    made = {
        "tok": ((c.words, c.width), "normal 0.02"),
        "pos": ((c.tokens, c.width), "normal 0.02"),
        "type": ((2, c.width), "normal 0.02"),
        **_norm("ln", c.width),
    }
    for i in range(c.layers):
        made.update(_transformer_block(f"blocks.{i}", c.width))
    return {
        **made,
        **_dense("head", c.width, c.width),
        **_norm("head.ln", c.width),
        "head.words.b": ((c.words,), 0.0),
    }


def convolutions(c):
    """Yields name, inputs, outputs, window and stride of ResNet-50's convolutions (version 1.5),
    block by block."""
    yield "stem", 3, c.width, 7, 2
    inputs = c.width
    for stage, count in enumerate(c.blocks):
        inner = c.width << stage
        for i in range(count):
            stride = 2 if stage and not i else 1
            name = f"stage{stage}.{i}"
            yield f"{name}.1", inputs, inner, 1, 1
            yield f"{name}.2", inner, inner, 3, stride
            yield f"{name}.3", inner, 4 * inner, 1, 1
            if not i:
                yield f"{name}.short", inputs, 4 * inner, 1, stride
            inputs = 4 * inner


def _resnet50(c):
    made = {}
    for name, inputs, outputs, window, _ in convolutions(c):
        shape = (
            (outputs, inputs, window, window)
            if c.channels_first
            else (outputs, window, window, inputs)
        )
        made[f"{name}.w"] = shape, f"normal {(2 / (outputs * window * window)) ** 0.5}"
        made.update(_norm(name, outputs))
    return {**made, **_dense("fc", c.width << (len(c.blocks) + 1), c.words, 0.01)}


def parameters(c):
    """Returns name -> (shape, fill); a fill is a number or "normal STD"."""
    return {"gpt2": _gpt2, "resnet50": _resnet50, "bert": _bert}[c.model](c)


def statistics(c):
    """Returns the running means and variances of batch norm, as `parameters` does."""
    made = {}
    if c.model == "resnet50":
        for name, _, outputs, *_ in convolutions(c):
            made.update({f"{name}.mean": ((outputs,), 0.0), f"{name}.var": ((outputs,), 1.0)})
    return made


def state(c):
    """Returns name -> (dtype, shape, fill) of the step's whole state, with the names of the graph's
    arguments."""
    made = {f"params.{n}": ("F32", *v) for n, v in parameters(c).items()}
    if c.model == "resnet50":
        made.update({f"stats.{n}": ("F32", *v) for n, v in statistics(c).items()})
        made.update(
            {f"velocity.{n}": ("F32", shape, 0.0) for n, (shape, _) in parameters(c).items()}
        )
    else:
        # Those of optax.chain(clip_by_global_norm, adamw).
        for moment in ("mu", "nu"):
            made.update(
                {
                    f"opt.1.0.{moment}.{n}": ("F32", shape, 0.0)
                    for n, (shape, _) in parameters(c).items()
                }
            )
        made["opt.1.0.count"] = "I32", (), 0.0
    return made


def make_batch(c):
    """Returns the arrays of the one batch that every step takes."""
    rng = np.random.Generator(np.random.PCG64(1))

    def integers(*shape):
        return rng.integers(c.words, size=shape, dtype=np.int32)

    if c.model == "gpt2":
        return {"text": integers(c.batch, c.tokens + 1)}
    if c.model == "bert":
        return {"ids": integers(c.batch, c.tokens), "labels": integers(c.batch, c.tokens)}
    x = rng.standard_normal((c.batch, c.image, c.image, 3), dtype=np.float32)
    return {
        "x": np.ascontiguousarray(x.transpose(0, 3, 1, 2)) if c.channels_first else x,
        "y": integers(c.batch),
    }


def _fill(name, shape, fill, channels_first):
    if isinstance(fill, float):
        return np.full(shape, fill, np.float32)
    # A generator for each array: files of two sizes of a model have the same weights where shapes
    # agree.
    rng = np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))
    std = np.float32(fill.split()[1])
    if channels_first and len(shape) == 4:
        o, i, h, w = shape
        return (
            np.ascontiguousarray(
                rng.standard_normal((o, h, w, i), dtype=np.float32).transpose(0, 3, 1, 2)
            )
            * std
        )
    return rng.standard_normal(shape, dtype=np.float32) * std


def write_state(path, c):
    """Writes the initial state as .safetensors. Zeros come last, as a hole of the file."""
    arrays = state(c)
    order = sorted(arrays, key=lambda n: arrays[n][2] == 0.0)
    header, end = {}, 0
    for name in order:
        dtype, shape, _ = arrays[name]
        size = 4 * int(np.prod(shape, dtype=np.int64))
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 64 + 56)  # The data begin at a multiple of 64 bytes.
    with open(path + ".tmp", "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for name in order:
            _, shape, fill = arrays[name]
            if fill != 0.0:
                file.write(_fill(name, shape, fill, c.channels_first).data)
        file.truncate(8 + len(text) + end)
    os.replace(path + ".tmp", path)


def read_state(path, prefix):
    """Returns the arrays below `prefix`, without copies."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
    data = np.memmap(path, np.uint8, "r", 8 + length)
    types = {"F32": np.float32, "I32": np.int32}
    return {
        name[len(prefix) + 1 :]: data[slice(*v["data_offsets"])]
        .view(types[v["dtype"]])
        .reshape(v["shape"])
        for name, v in header.items()
        if name.startswith(prefix + ".")
    }
