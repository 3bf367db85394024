"""What a trace reads and changes of Python, and what its graph depends on."""
