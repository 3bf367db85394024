"""Imports every module that registers makers."""

from . import elementwise, reductions, shapes  # noqa: F401
