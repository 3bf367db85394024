"""Imports every module that registers makers."""

from . import elementwise, gathers, indices, loops, reductions, scans, shapes, updates, windows  # noqa: F401
