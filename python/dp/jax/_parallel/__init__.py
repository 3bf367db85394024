"""How dp.jax.data_parallel compiles a function: jaxprs of it and of its derivatives become programs
of dp, which one primitive of JAX calls."""
