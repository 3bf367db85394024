"""The tensors of modules, arguments and results by name."""
