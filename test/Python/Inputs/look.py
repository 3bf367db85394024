"""What a user sees: the report, python -m dp, progress, lazy front ends, annotations. Usage:
look.py"""

import ast
import contextlib
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import types

from graphs import dp, expect, predict_step, rows, train_step

run = dp.Session(train_step(), predict_step(), devices=3)
assert (
    str(run.report()) == "no step has been compiled; run one first"
    and "no step" in run.report()._repr_html_()
)
x, y = rows(7)
run(x, y, 0.1)
run.call("predict", x)
report = run.report()
print(report)
assert [e["step"] for e in report.entries] == ["train", "predict"] and len(
    run.report("predict").entries
) == 1
said = dp.Session(train_step(), devices=2, options=["--explain"])
said(x, y, 0.1)
assert (
    "the compiler says" in str(said.report()) and "remark: " in said.report().entries[0]["remarks"]
), said.report()
collectives = report.entries[0]["collectives"]
assert collectives and sum(c["bytes"] for c in collectives) >= 4 * 6, collectives
html = report._repr_html_()
assert html.count("<tr>") == html.count("</tr>") and "train.mlir:" in html and "<script" not in html
assert repr(run) == "<dp.Session of train, predict: 3 cpu devices>"
run.close()
assert repr(run) == "<dp.Session of train, predict: closed>"

# Progress, with a stand-in for tqdm and without.
lines = []


class Line:
    def __init__(self, batches, **options):
        self.batches, self.disable = batches, options["disable"]
        assert options["unit"] == "step" and options["desc"] == "epoch 1"

    __enter__ = lambda self: self
    __exit__ = lambda self, *error: None
    __iter__ = lambda self: iter(self.batches)

    def set_postfix(self, shown, refresh):
        lines.append(shown)


fake = types.ModuleType("tqdm.auto")
fake.tqdm = Line
run = dp.Session(train_step(), devices=2)
for name in ("tqdm", "tqdm.auto"):
    sys.modules[name] = fake
for batch in dp.progress([rows(4), rows(5)], run, desc="epoch 1"):
    run(*batch, 0.1)
assert len(lines) == 2 and lines[0].keys() == {"loss", "ms/step", "rows/s"}, lines
assert float(lines[1]["loss"]) > 0 and float(lines[1]["rows/s"]) > 0
for name in ("tqdm", "tqdm.auto"):
    sys.modules[name] = None
assert len(list(dp.progress([1, 2, 3], run))) == 3

# python -m dp, with all there and with a part missing.
package = pathlib.Path(dp.__file__).parent
environment = {**os.environ, "PYTHONPATH": str(package.parent)}
done = subprocess.run([sys.executable, "-m", "dp"], env=environment, capture_output=True, text=True)
assert done.returncode == 0 and done.stderr == "", done
for text in (
    "runtime:  ",
    "libdp_runtime.so",
    "dp-compile (",
    "LLVM version",
    "GPUs:",
    "cache:",
    "cores:",
    "front ends:        torch",
):
    assert text in done.stdout, (text, done.stdout)
done = subprocess.run(
    [sys.executable, "-m", "dp"],
    env={**environment, "DP_RUNTIME": "/nowhere.so"},
    capture_output=True,
    text=True,
)
assert (
    done.returncode == 1
    and "DP_RUNTIME is '/nowhere.so'" in done.stdout
    and "dp-compile (" in done.stdout
)
done = subprocess.run(
    [sys.executable, "-m", "dp"],
    env={**environment, "DP_CUDA_LIBRARY": "/no.so"},
    capture_output=True,
    text=True,
)
assert "GPUs:              none: no CUDA driver (/no.so" in done.stdout, done.stdout

# The libraries and tools of NVIDIA's wheels: PATH's end and, unless they are set, the variables.
with tempfile.TemporaryDirectory() as name:
    nvidia = pathlib.Path(name) / "nvidia"
    for file in (
        "nccl/lib/libnccl.so.2",
        "cu13/lib/libcublasLt.so.13",
        "cublas/lib/libcublasLt.so.12",
        "cudnn/lib/libcudnn.so.9",
        "cu13/lib/libcublas.so.13",
        "cusolver/lib/libcusolver.so.11",
        "cu13/lib/libcufft.so.12",
        "cu13/bin/ptxas",
        "cu13/bin/fatbinary",
        "cu13/nvvm/libdevice/libdevice.10.bc",
    ):
        (nvidia / file).parent.mkdir(parents=True, exist_ok=True)
        (nvidia / file).touch()
    code = (
        "import os, dp\nfrom dp._toolchain import cuda, "
        "tools\ncuda.use_libraries()\nprint(*(os.environ[v] for v, _, _ in cuda.LIBRARIES))\n"
        "print(tools.environment(tools.find_compiler())['PATH'].split(os.pathsep)[-1])\n"
    )
    variables = {k: v for k, v in environment.items() if not k.startswith(("DP_NCCL", "DP_CU"))} | {
        "DP_CUDNN_LIBRARY": "/mine.so"
    }
    variables["PYTHONPATH"] += os.pathsep + name
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [
        f"{nvidia}/nccl/lib/libnccl.so.2",
        f"{nvidia}/cu13/lib/libcublasLt.so.13",
        "/mine.so",
        f"{nvidia}/cu13/lib/libcublas.so.13",
        f"{nvidia}/cusolver/lib/libcusolver.so.11",
        f"{nvidia}/cu13/lib/libcufft.so.12",
        f"{nvidia}/cu13/bin",
    ], done.stdout

# Importing the package imports no framework and does not load the runtime; its name is enough for a
# front end.
code = (
    "import sys, dp; assert not {'torch', 'jax', 'tqdm', 'ml_dtypes', 'dp_compiler'} & "
    "set(sys.modules), sys.modules.keys()\n"
    "assert dp.__all__ == sorted(dp.__all__)\n"
    "dp._FRONT_ENDS = ('numpy', 'no_framework')\n"
    "assert 'numpy' in dir(dp) and 'no_framework' not in dir(dp)\n"
    "try: dp.no_framework\nexcept dp.ToolError as e: assert 'pip install no_framework' in str(e)\n"
    "assert all(hasattr(dp, n) for n in dp.__all__)\n"
    "try: dp.no_such_name\nexcept AttributeError as e: assert 'no_such_name' in str(e)\n"
)
subprocess.run(
    [sys.executable, "-c", code], env={**environment, "DP_RUNTIME": "/nowhere.so"}, check=True
)

# Every public function has annotations and a docstring; every file is small.
for path in sorted((*package.glob("*.py"), *package.glob("_*/*.py"))):
    text = path.read_text()
    assert len(text.splitlines()) < 550 and max(map(len, text.splitlines())) <= 100, path
    tree = ast.parse(text)
    assert ast.get_docstring(tree), path
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            arguments = [
                a for a in node.args.args + node.args.kwonlyargs if a.arg not in ("self", "cls")
            ]
            assert all(a.annotation for a in arguments) and (
                node.returns or node.name == "__init__"
            ), (path.name, node.name)
            assert node.end_lineno - node.lineno < 100, (path.name, node.name)
for path in sorted((*package.glob("torch/**/*.py"), *package.glob("jax/**/*.py"))):
    lines = path.read_text().splitlines()
    assert len(lines) < 550 and max(map(len, lines)) <= 100, path
assert (package / "py.typed").exists()
for name in dp.__all__:
    assert getattr(dp, name).__doc__, name
with contextlib.redirect_stdout(io.StringIO()) as out:
    help(dp.Session)
assert re.search(r"devices: number N of devices", out.getvalue())
expect(AttributeError, lambda: dp.nothing, "nothing")
print("the package shows itself")
