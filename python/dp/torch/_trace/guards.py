"""How libraries and PyTorch itself behave while a step is traced, and what a trace cannot hold."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.distributions
import torch.utils.checkpoint
from torch._subclasses import FakeTensor
from torch.fx import _symbolic_trace as symbolic_trace

from dp.errors import Error, TraceError
from dp.torch._objects.origins import is_of_library, place_of
from dp.torch._trace import packing
from dp.torch._trace.checks import truth


@contextlib.contextmanager
def attributes(target: Any, **values: Any) -> Iterator[None]:
    """Sets attributes of an object for a while."""
    missing = object()
    before = {name: vars(target).get(name, missing) for name in values}
    try:
        for name, value in values.items():
            setattr(target, name, value)
        yield
    finally:
        for name, value in before.items():
            delattr(target, name) if value is missing else setattr(target, name, value)


class Unchecked:
    """Stands for torch.utils.checkpoint.CheckpointFunction. A trace that ran a block again for the
    gradient would draw other random numbers there; what is kept in memory is for the compiler to
    decide."""

    @staticmethod
    def apply(function, preserve, *args):
        return function(*args)


def apply_changes(apply: Callable) -> Callable:
    """Returns torch.nn.Module._apply, behind .to() and .float(), that does nothing where no tensor
    changes, as in models that set a layer's dtype in forward: a trace cannot exchange
    parameters."""

    def _apply(self, fn, recurse=True):
        tensors = (*self.parameters(recurse), *self.buffers(recurse))
        return self if all(fn(t) is t for t in tensors) else apply(self, fn, recurse)

    return _apply


def data_of(tensor: torch.Tensor) -> torch.Tensor:
    return DATA.__get__(tensor)


def set_data(tensor: torch.Tensor, value: torch.Tensor) -> None:
    """Sets tensor.data as an update in place, so that a trace sees it."""
    if not isinstance(tensor, FakeTensor):
        return DATA.__set__(tensor, value)
    if tensor.shape != value.shape or tensor.dtype != value.dtype:
        raise TraceError(
            f"`.data` of a tensor of {tensor.dtype} and the shape {list(tensor.shape)} is set to "
            f"one of {value.dtype} and {list(value.shape)}; a step's tensors keep dtype and shape"
        )
    DATA.__get__(tensor).copy_(value.detach())


DATA = torch.Tensor.data


def is_causal(
    mask: torch.Tensor | None, is_causal: bool | None = None, size: int | None = None
) -> bool:
    """Says what the caller of nn.Transformer said. PyTorch looks whether the mask that it was given
    is causal, and then may do without."""
    return is_causal is True


def renorm(weight: torch.Tensor, rows: torch.Tensor, max_norm: float, norm_type: float) -> None:
    """Shortens rows of an embedding's table, as torch.embedding_renorm_ does."""
    with torch.no_grad():
        table = weight.detach()
        used = (
            torch.zeros(table.shape[0], dtype=torch.int64).index_add(
                0, rows.reshape(-1), torch.ones_like(rows.reshape(-1))
            )
            > 0
        )
        norm = torch.linalg.vector_norm(table, norm_type, dim=1)
        scale = torch.where(
            used & (norm > max_norm), max_norm / (norm + 1e-7), torch.ones_like(norm)
        )
        table.mul_(scale[:, None].to(table.dtype))


def batch_norm(forward: Callable) -> Callable:
    """Returns BatchNorm's forward that averages over all batches (momentum=None) without asking for
    their number."""

    def averaged(self, x):
        if self.momentum is not None or not self.training or not self.track_running_stats:
            return forward(self, x)
        self._check_input_dim(x)
        self.num_batches_tracked.add_(1)
        of_batch = self.running_mean.clone(), self.running_var.clone()
        result = torch.nn.functional.batch_norm(
            x, *of_batch, self.weight, self.bias, True, 1.0, self.eps
        )
        for mean, new in zip((self.running_mean, self.running_var), of_batch):
            mean.copy_(mean + (new - mean) / self.num_batches_tracked)
        return result

    return averaged


@contextlib.contextmanager
def exporting() -> Iterator[None]:
    """The switch that torch.compile and torch.export set. Libraries do without the value of a
    tensor then: transformers computes masks and tests of packed sequences in the graph, for all
    data, where it otherwise looks whether they are needed. A graph does without the checks of
    values that libraries make."""
    hooks = torch.utils.checkpoint._checkpoint_hook
    with contextlib.ExitStack() as stack:
        stack.enter_context(attributes(torch.compiler, _is_compiling_flag=True))
        stack.enter_context(attributes(torch.utils.checkpoint, CheckpointFunction=Unchecked))
        stack.enter_context(attributes(torch.distributions.Distribution, _validate_args=False))
        stack.enter_context(
            attributes(torch.nn.Module, _apply=apply_changes(torch.nn.Module._apply))
        )
        stack.enter_context(attributes(torch.nn.functional, _no_grad_embedding_renorm_=renorm))
        stack.enter_context(
            attributes(torch.nn.RNNBase, flatten_parameters=lambda module: None)
        )  # It moves memory on a GPU.
        stack.enter_context(
            attributes(torch.nn.modules.transformer, _detect_is_causal_mask=is_causal)
        )
        kind = torch.nn.modules.batchnorm._BatchNorm
        stack.enter_context(attributes(kind, forward=batch_norm(kind.forward)))
        stack.enter_context(packing.padded())
        for kind in (torch.nn.RNN, torch.nn.LSTM, torch.nn.GRU):
            stack.enter_context(attributes(kind, forward=packing.recurrent(kind.forward)))
        stack.enter_context(attributes(torch.Tensor, data=property(data_of, set_data)))
        for kind in (torch.Tensor, torch.SymBool):
            stack.enter_context(attributes(kind, __bool__=truth(kind.__bool__, is_of_library)))
        # Names of ranges for a profiler: they would be ops of a trace.
        stack.enter_context(
            attributes(
                torch.autograd.profiler.record_function,
                __enter__=lambda self: self,
                __exit__=lambda *_: None,
            )
        )
        stack.enter_context(
            attributes(hooks, __enter__=lambda self: self, __exit__=lambda self, *_: None)
        )
        yield


def calls_of_modules() -> contextlib.AbstractContextManager:
    """Lets a trace call modules as nn.Module does now: torch.fx does it as nn.Module did when
    torch.fx was imported."""
    return attributes(
        symbolic_trace,
        _orig_module_call=torch.nn.Module.__call__,
        _orig_module_getattr=torch.nn.Module.__getattr__,
    )


VALUE = (
    "Python asks for the value of a tensor, which a graph does not have; write "
    "torch.where(condition, a, b) instead of `if`, and keep numbers as tensors instead of .item(), "
    "int() or float(). What is the same in all steps, compute before"
)
SHAPE = (
    "{}: the shape of the result depends on the data; use torch.where(mask, x, 0) or weights "
    "instead of x[mask] and nonzero, and give sizes, such as num_classes, as numbers"
)
SIZE = (
    "a size is the value of a tensor, which a graph does not have; give sizes as numbers, such as "
    "x.shape[0], and let rows of different lengths have one length and a mask"
)


PACKED = (
    "give the recurrent network the padded rows instead, and the loss a mask or weights of the "
    "places that count"
)


def explain(error: Exception) -> Exception:
    """Returns the error of this package for one that a trace raised."""
    if isinstance(error, Error):
        return error
    kind, text = type(error).__name__, " ".join(str(error).split())
    if kind == "DynamicOutputShapeException":
        message = SHAPE.format(error.args[0] if error.args else "an op")
    elif (
        kind in ("DataDependentOutputException", "GuardOnDataDependentSymNode")
        or "_local_scalar_dense" in text
    ):
        message = VALUE
    elif (
        "data-dependent" in text
        or "Cannot access data pointer" in text
        or ".numpy() is not supported" in text
    ):
        message = VALUE
    elif "got FakeTensor" in text and "size" in text:
        message = f"{SIZE}. Packed sequences have such sizes: {PACKED}"
    elif "Found symbolic SymInt" in text or re.search(r"\bu\d+\b", text) and "SymInt" in text:
        message = SIZE
    elif kind == "NoGenerator":
        message = text.split(";")[0] + "; give seed=0, or any other number"
    elif "no rule for complex numbers" in text:
        message = (
            f"{text}; make complex tensors by torch.complex, torch.cat, F.pad or an fft, and do "
            f"not write into them"
        )
    elif kind == "ZeroDivisionError":
        message = (
            f"the step divides by a number that is 0, such as the number of rows of an empty "
            f"batch: {text}; leave such a batch out"
        )
    elif "depends on the data" in text:
        message = SHAPE.format(text.split(":")[0])
    else:
        message = f"the step cannot be traced: {kind}: {text[:600]}"
    if "_pack_padded_sequence" in message:
        message += f". {PACKED[0].upper()}{PACKED[1:]}"
    return TraceError(message, place_of(error))
