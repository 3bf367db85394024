"""Optimizers of torch.optim as functions of tensors."""
