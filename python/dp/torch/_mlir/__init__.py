"""Ops that torch-mlir does not lower, or lowers to other numbers than PyTorch's."""
