"""From modules of JAX to the dialects that dp-compile reads."""
