"""The programs that first_light.py runs: every kind of kernel and library call, each compared with
numpy, JAX or the host.

A case is a command of the test suite. `{compile}` and `{run}` stand for dp-compile and dp-run,
`{loopback}` for a dp-run that takes the loopback communicator for programs of several ranks,
`{tests}` for the folder with the suite's scripts, graphs and references, `{models}` for the one
with the reference models, and `{work}` for the case's own folder. The machine with the GPU has no
compiler: make_first_light.py runs each command once, which compiles its programs, and
  precompiled.py finds them there.
"""

CUDA = "--target cuda"


def program(
    name, graph=None, reference=None, options="", devices="1", run="", env=None, group="programs"
):
    """A graph and its meaning in numpy (run_program.py)."""
    reference = reference or (graph or name).replace("-", "_")
    graph = graph or name
    graph = graph if graph.endswith(".mlir") else f"Integration/{graph}.mlir"
    command = [
        "{python}",
        "{tests}/Integration/run_program.py",
        "{tests}/" + graph,
        f"{{tests}}/Integration/Inputs/{reference}.py",
        "--dp-compile",
        "{compile}",
        "--dp-run",
        "{run}",
        "--work",
        "{work}",
        "--devices",
        devices,
        f"--compile-options={CUDA} {options}".rstrip(),
    ]
    if run:
        command.append(f"--run-options={run}")
    return {"name": name, "group": group, "command": command, "env": env or {}}


def entries(name, graph, skip="", options="", extent=7, devices="1,3"):
    """Every entry of a graph, compared with the host's program on one device (run_entries.py)."""
    command = [
        "{python}",
        "{tests}/Integration/run_entries.py",
        "{tests}/" + graph,
        "--dp-compile",
        "{compile}",
        "--dp-run",
        "{run}",
        "--loopback",
        "--work",
        "{work}",
        "--devices",
        devices,
        f"--compile-options={CUDA} {options}".rstrip(),
        "--extent",
        str(extent),
    ]
    if skip:
        command += ["--skip", skip]
    return {"name": name, "group": "entries", "command": command, "env": {}}


def checks(name):
    """A kernel that checks its numbers: right ones pass, and wrong ones end the run with the
    check's message."""
    return {
        "name": name,
        "group": "checks",
        "env": {},
        "command": [
            "{python}",
            f"{{tests}}/Integration/Inputs/{name.replace('-', '_')}.py",
            f"{{tests}}/Integration/{name}.mlir",
            "--dp-compile",
            "{compile}",
            "--dp-run",
            "{loopback}",
            "--work",
            "{work}",
            "--devices",
            "1",
            f"--compile-options={CUDA}",
        ],
    }


# Hopper's sums of products in 8 bits have about 14 bits.
SHORT_SUMS = {"SUMS": "14"}
LOOPBACK = {"devices": "1,3", "run": "--loopback"}

CASES = [
    # Products: sums in the epilogue, tables of addresses, 16 bits, 8 bits.
    program("factor-sums"),
    program("heads"),
    program("half-products"),
    program("half-layers"),
    program("narrow-factors"),
    program("transposed-factors"),
    program("mixed-layers"),
    program("f16-sums"),
    program("f8-products", options="--fp8=hybrid", env=SHORT_SUMS),
    *[
        program(
            f"f8-products-{case}",
            "f8-products",
            options="--fp8=hybrid",
            env={"CASE": case, **SHORT_SUMS},
        )
        for case in ("ranges", "zeros", "subnormal", "infinity", "nan")
    ],
    program(
        "f8-products-e4m3",
        "f8-products",
        options="--fp8=e4m3",
        env={"FACTORS": "e4m3", **SHORT_SUMS},
    ),
    program("f8-training", options="--fp8=hybrid", env=SHORT_SUMS),
    program("f8-graph"),
    program("f8-positions", options="--fp8=hybrid", env=SHORT_SUMS),
    # Convolutions and attention.
    program("half-convolutions"),
    program("attention-halves", "graphs/attention-halves.mlir", "attention_halves"),
    program(
        "attention-halves-graph",
        "graphs/attention-halves.mlir",
        "attention_halves",
        run="--cuda-graph",
    ),
    program(
        "attention-halves-plain",
        "graphs/attention-halves.mlir",
        "attention_halves",
        options="--cudnn-attention=false",
    ),
    program(
        "attention-halves-ranks", "graphs/attention-halves.mlir", "attention_halves", **LOOPBACK
    ),
    program("attention"),
    program("attention-tokens"),
    program("attention-tokens-graph", "attention-tokens", run="--cuda-graph"),
    program("attention-tokens-ranks", "attention-tokens", **LOOPBACK),
    # Routines of cuSOLVER, cuBLAS and cuFFT.
    program("routines"),
    program("routines-ranks", "routines", **LOOPBACK),
    program("routines-large"),
    # Kernels.
    program("exact-roots"),
    program("many-states", "graphs/many-states.mlir", "many_states"),
    program("long-reductions", "cuda-long-reductions", "long_reductions"),
    program("row-kernels", "cuda-row-kernels", "row_kernels"),
    program("row-argmax", "cuda-row-argmax", "row_argmax"),
    program("argmax", "cuda-argmax", "argmax"),
    program("batch-norm", "cuda-batch-norm", "batch_norm"),
    program("transposes", "cuda-transposes", "transposes"),
    program("scan-sort"),
    program("scan-sort-ranks", "scan-sort", **LOOPBACK),
    program("index-update"),
    program("long-index-update"),
    program("index-own-row"),
    program("unfold"),
    program("pad-reflect"),
    program("pools"),
    program("compact-index-updates", options="--sparse-gradients=always", **LOOPBACK),
    program("sliced-rows"),
    program("element-reads"),
    program("equal-operands-program", "rows-without-sums"),
    program("expanded-math"),
    program("odd-integers"),
    program("unsigned"),
    program("complex"),
    program("large-constants"),
    program("partial-writes"),
    program("loss-scaling", options="--no-excess-precision"),
    program("state-copies"),
    program("state-copies-ranks", "state-copies", options="--shard-state=1", **LOOPBACK),
    program("state-copies-graph", "state-copies", run="--cuda-graph"),
    program("factor-sums-ranks", "factor-sums", **LOOPBACK),
    program("heads-graph", "heads", run="--cuda-graph"),
    program(
        "compress",
        options="--compress=bf16",
        devices="3",
        run="--loopback",
        env={"TYPE": "bf16", "CHUNKS": "3", "EXCHANGE": "all"},
    ),
    checks("computed-checks"),
    checks("extent-checks"),
    entries("control-flow", "Integration/control-flow.mlir"),
    entries("index-operands", "Integration/index-operands.mlir"),
    entries("equal-operands", "Integration/equal-operands.mlir"),
    entries("named-ops", "Extensions/linalg-named-placement.mlir"),
    entries("reductions", "Extensions/linalg-reductions.mlir"),
    entries("generic-ops", "Extensions/linalg-generic-placement.mlir", "two_batches,capture_dim"),
    entries(
        "tensor-ops",
        "Extensions/tensor-placement.mlir",
        "collapse_dynamic,collapse_dynamic_inner,cast,slice_constant_value,makers,expand_dynamic,pad_features,unit_mismatch,reshape",
        extent=8,
    ),
    entries("arith-ops", "Extensions/arith-placement.mlir", "constants"),
    entries("data-movement", "Extensions/data-movement.mlir"),
    entries("mixed-precision", "Extensions/mixed-precision.mlir"),
    entries("index-updates", "Extensions/index-update-placement.mlir"),
    entries("scans", "Extensions/scan-sort-placement.mlir"),
    entries("routines-placement", "Extensions/routine-placement.mlir"),
]

# The reference models that run in every way, in this order.
MAIN_MODELS = ("digits", "wide", "cnn", "gpt", "lstm")
