"""Finds the runtime's library, the compiler and NVIDIA's libraries, runs the compiler, and keeps
compiled code."""
