"""Modules by which MLIR's Python bindings know the dialects of a graph.

The bindings import the module of a dialect for each op and each type that they make, and search the
file system again each time if there is none. export.py names this package to them.
"""
