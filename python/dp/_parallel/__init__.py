"""Functions that a caller's own loop calls, on several devices of one process: what the front ends
have in common."""
