"""The runtime in Python: its library, the job, and the programs, states and calls of a session."""
