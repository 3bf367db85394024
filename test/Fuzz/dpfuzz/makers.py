"""Imports every module that registers makers."""

from . import (
    attention,
    elementwise,
    gathers,
    indices,
    loops,
    reductions,
    routines,
    scans,
    shapes,
    updates,
    windows,
)
