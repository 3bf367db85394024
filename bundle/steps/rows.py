"""The rows of time_steps.py: training steps, their precisions and variants."""

import dataclasses

SIDES = {"eager": "torch", "compile": "torch.compile", "graph": "compile, graph", "jit": "jax.jit"}


@dataclasses.dataclass
class Row:
    name: str
    config: str
    precision: str
    torch: bool = True
    jax: bool = True
    alone: bool = False
    """Its sides need most of the GPU's memory: one at a time, in one round, and without torch's
    CUDA graph."""
    steps: int = 25
    tuned: bool = False
    """Also with the libraries' fastest algorithms, by --tune-kernels."""
    variants: tuple = ()
    """(side, program, configuration) of further programs, each run as a CUDA graph."""


ROWS = [
    Row(
        "gpt2-bf16",
        "gpt2",
        "bf16",
        tuned=True,
        variants=(("dp, no cuDNN", "gpt2-bf16-plain", "gpt2"),),
    ),
    Row("gpt2_1024-bf16", "gpt2_1024", "bf16", alone=True, steps=10),
    Row("gpt2-tf32", "gpt2", "tf32"),
    Row("resnet50-bf16", "resnet50", "bf16", tuned=True),
    Row("resnet50-tf32", "resnet50", "tf32", tuned=True),
    Row("bert-bf16", "bert", "bf16"),
    Row("gpt2-fp8", "gpt2", "bf16", torch=False, jax=False),
    Row("gpt2-f32", "gpt2", "f32"),
    Row(
        "resnet50-f32",
        "resnet50",
        "f32",
        variants=(("dp, NCHW", "resnet50_nchw-f32", "resnet50_nchw"),),
    ),
    Row("bert-tf32", "bert", "tf32"),
    Row("bert-f32", "bert", "f32"),
]
