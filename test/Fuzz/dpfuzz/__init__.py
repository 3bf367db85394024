"""A fuzzer for the compiler and the runtime; docs/fuzzing.md explains it."""
