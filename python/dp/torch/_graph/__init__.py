"""Graphs of torch.fx: without in-place updates and complex numbers, and with our decompositions."""
