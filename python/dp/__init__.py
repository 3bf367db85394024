"""Data parallelism at compile time: a training step of PyTorch or JAX on any number of devices.

    step = dp.torch.train_step(model, loss_fn, optimizer, example=(x, y))
    run = dp.Session(step, devices=4)
    metrics = run(x, y)
"""
from dp.errors import ArgumentError, CompileError, Error, JobError, RunError, StepTimeout, ToolError, TraceError
from dp.step import Graph, Step

__all__ = ["ArgumentError", "CompileError", "Error", "Graph", "JobError", "RunError", "Step", "StepTimeout", "ToolError", "TraceError"]
