"""Every option of the pipelines and of dp-compile does something, and C, C++ and dp-opt have it,
too.

usage: check_options.py TEST_ROOT DP_OPT [DP_COMPILE DP_TEST_CAPI]

For each option of each pipeline, as dp-opt --help lists them, and of dp-compile, the tables below
have a program and a value with which the result is another one than without, or an error. An option
without a line here, or one that changes nothing, fails. With the other two programs: the options of
dp-compile are those of dpForEachCompileOption, except for files, and the same values have the same
effect over the C API; those that no pipeline has are listed in DRIVER. (dp-compile itself calls the
C++ library.)
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

STEP = """
func.func @step(%w: tensor<96x96xf32> {dp.name = "w"}, %v: tensor<96xf32> {dp.name = "v"},
    %x: tensor<8x96xf32> {dp.name = "x"}, %b: tensor<96xf32> {dp.name = "b"})
    -> (tensor<96x96xf32> {dp.name = "w"}, tensor<96xf32> {dp.name = "v"}, tensor<f32> {dp.name =
        "loss"}, tensor<8x96xf32>) {
  %zero = arith.constant 0.0 : f32
  %zw = arith.constant dense<0.0> : tensor<96x96xf32>
  %zv = arith.constant dense<0.0> : tensor<96xf32>
  %zy = arith.constant dense<0.0> : tensor<8x96xf32>
  %zl = arith.constant dense<0.0> : tensor<f32>
  %y = linalg.matmul ins(%x, %w : tensor<8x96xf32>, tensor<96x96xf32>) outs(%zy : tensor<8x96xf32>)
      -> tensor<8x96xf32>
  %e = tensor.empty() : tensor<8x96xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%y, %b : tensor<8x96xf32>, tensor<96xf32>)
          outs(%e : tensor<8x96xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<8x96xf32>
  %loss = linalg.reduce { arith.addf } ins(%a : tensor<8x96xf32>) outs(%zl : tensor<f32>) dimensions
      = [0, 1]
  %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k,
      n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %y : tensor<8x96xf32>, tensor<8x96xf32>) outs(%zw : tensor<96x96xf32>) ->
          tensor<96x96xf32>
  %gv = linalg.reduce { arith.addf } ins(%y : tensor<8x96xf32>) outs(%zv : tensor<96xf32>)
      dimensions = [0]
  %w1 = arith.subf %w, %gw : tensor<96x96xf32>
  %v1 = arith.subf %v, %gv : tensor<96xf32>
  return %w1, %v1, %loss, %a : tensor<96x96xf32>, tensor<96xf32>, tensor<f32>, tensor<8x96xf32>
}
"""
RELU = """
func.func @f(%x: tensor<8x16xf32> {dp.scatter = 0 : i64}, %w: tensor<16x32xf32>, %b: tensor<32xf32>)
    -> tensor<8x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
  %m = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%i : tensor<8x32xf32>)
      -> tensor<8x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<8x32xf32>, tensor<32xf32>)
          outs(%e : tensor<8x32xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %y = arith.addf %a, %c : f32
    %s = arith.maximumf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}
"""
CONV = """
func.func @conv(%x: tensor<4x8x8x4xf32> {dp.scatter = 0 : i64}, %f: tensor<3x3x4x8xf32>) ->
    tensor<4x6x6x8xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6x6x8xf32>
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %f : tensor<4x8x8x4xf32>, tensor<3x3x4x8xf32>) outs(%z :
      tensor<4x6x6x8xf32>) -> tensor<4x6x6x8xf32>
  return %0 : tensor<4x6x6x8xf32>
}
"""
ONE_HOT = """
func.func @lookup(%i: tensor<8xi32> {dp.scatter = 0 : i64}, %t: tensor<64x16xf32>) ->
    tensor<8x16xf32> {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x64xf32>
  %hot = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<8xi32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: i32, %o: f32):
    %n = linalg.index 1 : index
    %k = arith.index_cast %n : index to i32
    %c = arith.cmpi eq, %a, %k : i32
    %s = arith.select %c, %one, %zero : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  %0 = linalg.matmul ins(%hot, %t : tensor<8x64xf32>, tensor<64x16xf32>) outs(%z : tensor<8x16xf32>)
      -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
"""
# A device's own updates to a table that is then the same on all.
SPARSE = """
func.func @embed(%t: tensor<1000x16xf32> {dp.name = "t", dp.state}, %i: tensor<64xi64> {dp.scatter =
    0 : i64},
    %u: tensor<64x16xf32> {dp.scatter = 0 : i64}) -> (tensor<1000x16xf32> {dp.updates = 0 : i64}) {
  %z = arith.constant dense<0.0> : tensor<1000x16xf32>
  %g = dp.index_update %u into %z at %i dims [0] kind add : tensor<64x16xf32>, tensor<1000x16xf32>,
      tensor<64xi64>
  %n = arith.subf %t, %g : tensor<1000x16xf32>
  return %n : tensor<1000x16xf32>
}
"""
HALF = """
func.func @sum(%x: tensor<8x4xf16> {dp.scatter = 0 : i64}) -> tensor<4xf16> {
  %z = arith.constant dense<0.0> : tensor<4xf16>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%z : tensor<4xf16>) dimensions =
      [0]
  return %s : tensor<4xf16>
}
"""
ROUNDED = """
func.func @f(%w: tensor<16x8xf32> {dp.name = "w", dp.state}, %x: tensor<8x16xbf16> {dp.scatter = 0 :
    i64}) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %b = arith.truncf %w : tensor<16x8xf32> to tensor<16x8xbf16>
  %y = linalg.matmul ins(%x, %b : tensor<8x16xbf16>, tensor<16x8xbf16>) outs(%z : tensor<8x8xf32>)
      -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}
"""
ATTENTION = """
func.func @attend(%q: tensor<8x4x16x64xbf16> {dp.scatter = 0 : i64}) -> tensor<8x4x16x64xbf16> {
  %o = tensor.empty() : tensor<8x4x16x64xbf16>
  %l = tensor.empty() : tensor<8x4x16xf32>
  %r:2 = dp.attention ins(%q, %q, %q : tensor<8x4x16x64xbf16>, tensor<8x4x16x64xbf16>,
      tensor<8x4x16x64xbf16>) scale 0.125
      outs(%o, %l : tensor<8x4x16x64xbf16>, tensor<8x4x16xf32>)
  return %r#0 : tensor<8x4x16x64xbf16>
}
"""
# Its executable has no location, which the graph's name would be a part of.
REPLICATED = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
F64 = """
func.func @f(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.add %x, %x : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
"""
PARALLEL = ["--dp-parallel-pipeline=scatter=x:0 state=w,v"]
SPMD = PARALLEL + ["--dp-spmd-pipeline"]
PLAIN_SPMD = ["--dp-parallel-pipeline", "--dp-spmd-pipeline"]


def normalization(root):
    """Statistics of the batch that go to state."""
    return (root / "Integration/local-statistics.mlir").read_text(encoding="utf-8")


def table(root):
    """{pipeline: {option: (program, passes before, other options, the option's value, what is taken
    for default)}}."""
    step = lambda value, *others: (STEP, [], ["scatter=x:0", "state=w,v", *others], value)
    norm = normalization(root)
    schedule = {
        "bucket-cap-mb": (STEP, SPMD, [], "bucket-cap-mb=0"),
        "first-bucket-mb": (STEP, SPMD, [], "first-bucket-mb=0.00006103515625"),
        "convolutions": (CONV, PLAIN_SPMD, [], "convolutions"),
        "overlap": (STEP, SPMD, [], "overlap"),
        "matmul-precision": (STEP, SPMD, ["gpu"], "matmul-precision=tf32"),
        "no-nans": (RELU, PLAIN_SPMD, ["gpu"], "no-nans"),
        "cudnn-attention": (
            ATTENTION,
            ["--dp-parallel-pipeline", "--dp-outline-spmd"],
            ["gpu"],
            "cudnn-attention=false",
        ),
        "gpu": (STEP, SPMD, [], "gpu"),
    }
    cuda = {
        option: (program, before[:-1], [], value)
        for option, (program, before, _, value) in schedule.items()
        if option != "gpu"
    }
    cuda["overlap"] = (*cuda["overlap"][:3], "overlap=false")
    return {
        "dp-parallel-pipeline": {
            "scatter": (STEP, [], [], "scatter=x:0"),
            "state": (STEP, [], [], "state=w"),
            "host": (STEP, [], [], "host=b"),
            "gather-scalars": (STEP, [], [], "gather-scalars=loss"),
            "devices": step("devices=2"),
            "accumulate": step("accumulate=2"),
            "compress": step("compress=bf16"),
            "gpu": step("gpu", "compress=bf16", "devices=4"),
            "shard-state": step("shard-state=1"),
            "state-copies": (ROUNDED, [], [], "state-copies"),
            "topology": (
                SPARSE,
                [],
                ["sparse-gradients=auto", "devices=4"],
                "topology=h100-nvlink+ib400",
            ),
            "sparse-gradients": (SPARSE, [], [], "sparse-gradients=never"),
            "no-excess-precision": (HALF, [], [], "no-excess-precision"),
            "fp8": step("fp8=e4m3"),
            "no-raise-index-updates": (ONE_HOT, [], [], "no-raise-index-updates"),
            "local-statistics": (norm, [], ["scatter=x:0"], "local-statistics"),
            "buffers": (norm, [], ["scatter=x:0", "local-statistics"], "buffers=average"),
        },
        "dp-schedule-pipeline": schedule,
        "dp-cuda-pipeline": cuda,
        "dp-tosa-pipeline": {"validate": (F64, [], [], "validate")},
    }


# Options of dp-compile's that no pipeline has: files, the target and how far to go, and questions
# about the result.
FILES = {"o", "report", "bundle", "bundle-variant"}
DRIVER = {
    "target", "emit", "mcpu", "arch", "cuda-toolkit", "simulate", "simulate-weak", "simulate-trips",
    "simulate-trace", "tune", "no-state-copies", "explain", "cache", "cache-limit",
}  # fmt: skip


def compile_table(root):
    """{option of dp-compile: (program, other options, value)}."""
    norm = normalization(root)
    roles = ["scatter=x:0", "state=w,v"]
    parallel, schedule, cuda = (
        ["emit=parallel"],
        ["emit=schedule", *roles],
        ["emit=schedule", "target=cuda"],
    )
    return {
        "scatter": (STEP, parallel, "x:0"),
        "state": (STEP, parallel, "w"),
        "host": (STEP, parallel, "b"),
        "gather-scalars": (STEP, [*parallel, "scatter=x:0"], "loss"),
        "devices": (STEP, [*parallel, *roles], "2"),
        "local-statistics": (norm, [*parallel, "scatter=x:0"], "true"),
        "buffers": (norm, [*parallel, "scatter=x:0", "local-statistics=true"], "average"),
        "no-excess-precision": (HALF, parallel, "true"),
        "fp8": (STEP, [*parallel, *roles], "e4m3"),
        "no-raise-index-updates": (ONE_HOT, parallel, "true"),
        "accumulate": (STEP, [*parallel, *roles], "2"),
        "sparse-gradients": (SPARSE, parallel, "never"),
        "compress": (STEP, [*parallel, *roles], "bf16"),
        "shard-state": (STEP, [*parallel, *roles], "1"),
        "no-state-copies": (ROUNDED, [*parallel, "target=cuda"], "true"),
        "topology": (SPARSE, [*parallel, "devices=4"], "h100-nvlink+ib400"),
        "bucket-cap-mb": (STEP, schedule, "0"),
        "first-bucket-mb": (STEP, schedule, "0.00006103515625"),
        "overlap": (STEP, schedule, "true"),
        "matmul-precision": (STEP, [*cuda, *roles], "tf32"),
        "no-nans": (RELU, cuda, "true"),
        "cudnn-attention": (ATTENTION, cuda, "false"),
        "target": (STEP, schedule, "cuda"),
        "emit": (STEP, roles, "spmd"),
        "mcpu": (STEP, ["emit=llvm", *roles], "abacus"),
        "arch": (STEP, ["emit=ptx", "target=cuda", *roles], "sm_70"),
        "cuda-toolkit": (
            RELU.replace("arith.maximumf %y, %z", "math.erf %y"),
            ["emit=ptx", "target=cuda"],
            "/nowhere",
        ),
        "simulate": (STEP, schedule, "2"),
        "simulate-weak": (STEP, [*schedule, "simulate=2"], "true"),
        "simulate-trips": (STEP, [*schedule, "simulate=2"], "-1"),
        "simulate-trace": (STEP, [*schedule, "simulate=2"], "/nowhere/trace.json"),
        "tune": (STEP, [*schedule, "simulate=2"], "true"),
        "explain": (STEP, [*parallel, *roles], "true"),
        "cache": (REPLICATED, [], "/proc/nowhere"),
        "cache-limit": (STEP, roles, "much"),
    }


def declared(opt):
    """{pipeline: its options}, as --help lists the pipelines of dp."""
    text = subprocess.run([opt, "--help"], check=True, capture_output=True, text=True).stdout
    found, last = {}, None
    for line in text[text.index("Pass Pipelines:") :].splitlines():
        top = re.match(r"^      --([\w-]+) +-  ", line)
        option = re.match(r"^        --([\w-]+)(=<[^>]*>)? +- ", line)
        if top:
            last = top.group(1)
            found[last] = set()
        elif option:
            found[last].add(option.group(1))
    return {name: options for name, options in found.items() if name.startswith("dp-")}


def run(opt, program, before, pipeline, options):
    flag = f"--{pipeline}" + (f"={' '.join(options)}" if options else "")
    result = subprocess.run(
        [opt, "-", *before, flag], input=program, capture_output=True, text=True
    )
    return result.returncode, result.stdout


def compile_with(command, folder, program, options, flag):
    """Exit status, the file that is written, standard output and the messages without their
    places."""
    graph, output = folder / "graph.mlir", folder / "output"
    graph.write_text(program, encoding="utf-8")
    output.unlink(missing_ok=True)
    result = subprocess.run(
        [*command(str(graph), str(output)), *(flag + o for o in options)],
        capture_output=True,
        text=True,
    )
    # The C API parses a string, which has no name.
    content = output.read_bytes().replace(str(graph).encode(), b"-") if output.exists() else None
    messages = re.findall(
        r"(?:diagnostic|error|remark|warning): (.*)", result.stderr.replace(str(graph), "-")
    )
    return result.returncode != 0, content, result.stdout, messages


def check_compile(dp_compile, capi, opt_options, root, folder):
    """Problems of the options of dp-compile and of the C API."""
    text = subprocess.run([dp_compile, "--help"], check=True, capture_output=True, text=True).stdout
    shown = (
        set(re.findall(r"^  --?([\w-]+)(?:=\S+)? +- ", text, re.M))
        - FILES
        - {"help", "help-list", "version"}
    )
    listed = subprocess.run([capi], check=True, capture_output=True, text=True).stdout.split("\n")[
        :-1
    ]
    lines, problems = compile_table(root), []
    for name, known in (
        ("dp-compile --help", shown),
        ("dpForEachCompileOption", set(listed)),
        ("the pipelines", opt_options | DRIVER),
    ):
        problems += [f"{name} lacks {o}" for o in sorted(set(lines) - known)]
    problems += [
        f"option {o} of dp-compile has no line in the table"
        for o in sorted(shown | set(listed) - set(lines))
        if o not in lines
    ]
    problems += [f"{o} is in DRIVER, but a pipeline has it" for o in sorted(opt_options & DRIVER)]
    for option in sorted(set(lines) & shown):
        program, others, value = lines[option]
        run_cc = lambda *options: compile_with(
            lambda graph, output: [dp_compile, graph, "-o", output], folder, program, options, "--"
        )
        run_c = lambda *options: compile_with(
            lambda graph, output: [capi, graph, output], folder, program, options, ""
        )
        without, with_it, over_c = (
            run_cc(*others),
            run_cc(*others, f"{option}={value}"),
            run_c(*others, f"{option}={value}"),
        )
        if without[0] and option != "cuda-toolkit":  # none may be installed
            problems.append(f"dp-compile: the program for {option} is refused: {without[3]}")
        elif without == with_it:
            problems.append(f"dp-compile: {option}={value} changes nothing")
        if with_it[:3] != over_c[:3] or (with_it[0] and with_it[3] != over_c[3]):
            problems.append(
                f"C API: {option}={value} is not what dp-compile makes: {with_it[0], with_it[3]}, "
                f"{over_c[0], over_c[3]}"
            )
    return problems


def main():
    root, opt, *others = Path(sys.argv[1]), *sys.argv[2:]
    lines, problems = table(root), []
    pipelines = declared(opt)
    if others:
        with tempfile.TemporaryDirectory() as folder:
            problems += check_compile(*others, set().union(*pipelines.values()), root, Path(folder))
    for pipeline, options in pipelines.items():
        known = set(lines.get(pipeline, {}))
        problems += [
            f"{pipeline}: option {o} has no line in the table" for o in sorted(options - known)
        ]
        problems += [
            f"{pipeline}: option {o} is in the table only" for o in sorted(known - options)
        ]
        for option in sorted(options & known):
            program, before, others, value = lines[pipeline][option]
            without, with_it = (
                run(opt, program, before, pipeline, others),
                run(opt, program, before, pipeline, others + [value]),
            )
            if without[0] != 0 or (with_it[0] != 0 and option != "validate"):
                problems.append(f"{pipeline}: the program for {option} is refused")
            elif without == with_it:
                problems.append(f"{pipeline}: {value} changes nothing")
    count = len(compile_table(root)) if others else sum(len(v) for v in lines.values())
    print("\n".join(problems) or f"{count} options, each with an effect")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
