"""Python's objects and code outside of tensors: whose they are, and what they hold."""
