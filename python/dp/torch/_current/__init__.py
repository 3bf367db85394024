"""Modules and optimizers stay current while a session has newer values of their tensors."""
