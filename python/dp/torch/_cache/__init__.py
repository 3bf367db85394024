"""The texts of graphs in the compiler's cache: a later process with the same trace takes one from
there instead of decomposing, importing and lowering the trace again."""
