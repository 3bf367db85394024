"""Runs functions of MLIR by upstream's own tools: bufferized, lowered to LLVM, compiled to a shared
object, called in a child.

The program checks what is undefined otherwise: upstream's runtime verification is in it, so an
access out of bounds or operands whose sizes disagree end the child. Each call is made twice, and
new memory is filled with different bytes; elements that differ are not defined.
"""

import ctypes
import os
import pickle
import re
import signal
import subprocess

import mlir_text
import numpy as np
from mlir_text import parse_type

TOSA = (
    "tosa-make-broadcastable,tosa-to-linalg-named,tosa-layerwise-constant-fold,tosa-make-broadcastable,tosa-to-linalg,"
    "tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf"
)
# Upstream's lowering, in the order of its own integration tests.
PIPELINE = [
    f"func.func({TOSA})",
    "func.func(convert-elementwise-to-linalg)",
    "convert-shape-constraints",
    "convert-shape-to-std",
    # The verification has checks of linalg.generic, not of each named op. It comes before
    # canonicalization removes what is wrong.
    "func.func(linalg-generalize-named-ops)",
    "generate-runtime-verification",
    "inline",
    "eliminate-empty-tensors",
    "empty-tensor-to-alloc-tensor",
    "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops "
    "copy-before-write}",
    "generate-runtime-verification",
    "func.func(convert-linalg-to-loops)",
    "func.func(scf-forall-to-for)",
    "func.func(convert-vector-to-scf{full-unroll})",
    "expand-strided-metadata",
    "lower-affine",
    "convert-scf-to-cf",
    "func.func(llvm-request-c-wrappers)",
    "convert-vector-to-llvm",
    "convert-complex-to-libm",
    "convert-complex-to-standard",
    "func.func(memref-expand,arith-expand)",
    "expand-strided-metadata",
    "lower-affine",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "convert-to-llvm",
    "canonicalize",
    "reconcile-unrealized-casts",
]
SCHEDULE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "Inputs", "lower-aggregates.mlir"
)
DTYPES = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "bf16": np.uint16,
    "i1": np.uint8,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "index": np.int64,
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}
SECONDS = 20
# New memory is filled with a byte that the caller chooses.
ALLOCATE = """
@filling = global i8 0
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptr @allocate(i64 %size) {
  %memory = call ptr @malloc(i64 %size)
  %byte = load i8, ptr @filling
  call void @llvm.memset.p0.i64(ptr %memory, i8 %byte, i64 %size, i1 false)
  ret ptr %memory
}
"""
LIBRARIES = ("libgcc_s.so.1", "libm.so.6")


class NotLowered(Exception):
    """A tool of upstream ends with an error. `args` is its first error."""


class Failed(Exception):
    """The program ends by a signal, or never."""


def first_error(text):
    lines = [line for line in text.splitlines() if "error:" in line] or text.splitlines() or [""]
    return " ".join(re.sub(r"^.*?error: ", "", lines[0]).split())[:160]


def tool(bin, name, *arguments, given=None):
    """Runs one of MLIR's or LLVM's tools in the folder `bin`. Returns its standard output."""
    try:
        done = subprocess.run(
            [os.path.join(bin, name), *arguments],
            input=given,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise NotLowered(f"{name} does not end")
    if done.returncode:
        ended = (
            f"{name} ends by signal {-done.returncode}"
            if done.returncode < 0 or done.returncode > 100
            else first_error(done.stderr)
        )
        raise NotLowered(ended)
    return done.stdout


def boxed(function):
    """Returns a function @__case that calls `function` with tensors of rank 0 instead of scalars,
    so that all values are memrefs."""
    box = lambda t: t if t.startswith("tensor") else f"tensor<{t}>"
    lines, values = [], []
    for i, t in enumerate(function.arguments):
        values.append(f"%a{i}" if box(t) == t else f"%s{i}")
        if box(t) != t:
            lines.append(f"%s{i} = tensor.extract %a{i}[] : {box(t)}")
    types = f"({', '.join(function.arguments)}) -> ({', '.join(function.results)})"
    lines.append(
        f'%r:{len(function.results)} = func.call @"{function.name}"({", ".join(values)}) : {types}'
    )
    results = []
    for i, t in enumerate(function.results):
        results.append(f"%r#{i}" if box(t) == t else f"%t{i}")
        if box(t) != t:
            lines.append(f"%t{i} = tensor.from_elements %r#{i} : {box(t)}")
    types = ", ".join(map(box, function.results))
    lines.append(f"func.return {', '.join(results)} : {types}")
    header = (
        f"func.func "
        f"@__case({', '.join(f'%a{i}: {box(t)}' for i, t in enumerate(function.arguments))}) -> "
        f"({types}) {{"
    )
    return "\n".join([header, *("  " + line for line in lines), "}"])


def compile_reference(bin, module, function, folder):
    """Compiles the text `module`, which has `function`. Returns the path of a shared object. Throws
    NotLowered."""
    private = re.sub(r"func\.func (?:private |nested )?@", "func.func private @", module)
    passes = [
        f"transform-preload-library{{transform-library-paths={SCHEDULE}}}",
        "transform-interpreter",
        *PIPELINE,
    ]
    if not re.search(r"linalg\.(?:pack|unpack|softmax)", module):
        passes = PIPELINE
    lowered = tool(
        bin,
        "mlir-opt",
        f"-pass-pipeline=builtin.module({','.join(passes)})",
        given=f"{private}\n{boxed(function)}\n",
    )
    path = os.path.join(folder, "reference")
    translated = tool(bin, "mlir-translate", "--mlir-to-llvmir", given=lowered)
    translated = re.sub(
        r"^declare (?:noalias )?ptr @malloc\(.*$|^declare void @llvm\.memset\.p0\.i64\(.*$",
        "",
        translated,
        flags=re.M,
    )
    with open(path + ".ll", "w") as file:
        file.write(translated.replace("@malloc(", "@allocate(") + ALLOCATE)
    tool(
        bin, "llc", "-O1", "-filetype=obj", "-relocation-model=pic", path + ".ll", "-o", path + ".o"
    )
    tool(bin, "ld.lld", "-shared", path + ".o", "-o", path + ".so")
    return path + ".so"


def descriptor(array):
    """Returns the words of a memref that is the whole of `array`."""
    strides = [s // array.itemsize for s in array.strides]
    return np.array([array.ctypes.data, array.ctypes.data, 0, *array.shape, *strides], np.int64)


def view(words, rank, dtype):
    """Copies the array that a memref's words describe."""
    sizes, strides = words[3 : 3 + rank], words[3 + rank : 3 + 2 * rank]
    if np.any(sizes < 0) or np.prod(sizes, dtype=np.float64) > 1e8:
        raise Failed("a result of a negative or huge size")
    if np.prod(sizes) == 0:
        return np.empty(sizes, dtype)
    size = np.dtype(dtype).itemsize
    reach = int(np.sum((sizes - 1) * strides)) + 1
    memory = (ctypes.c_char * (reach * size)).from_address(int(words[1]) + int(words[2]) * size)
    return np.array(
        np.lib.stride_tricks.as_strided(np.frombuffer(memory, dtype), sizes, strides * size)
    )


def call(path, libraries, arrays, results, fill):
    """Calls the reference in this process. `fill` is the byte of memory that nothing has
    written."""
    for library in libraries:
        ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
    program = ctypes.CDLL(path)
    ctypes.c_ubyte.in_dll(program, "filling").value = fill
    arrays = [np.array(a, order="C") for a in arrays]
    given = [descriptor(a) for a in arrays]
    types = [parse_type(t) for t in results]
    ranks = [len(t.dims or []) for t in types]
    words = np.zeros(sum(3 + 2 * rank for rank in ranks), np.int64)
    program["_mlir_ciface___case"](
        ctypes.c_void_p(words.ctypes.data), *[ctypes.c_void_p(g.ctypes.data) for g in given]
    )
    made, at = [], 0
    for t, rank in zip(types, ranks):
        made.append(view(words[at : at + 3 + 2 * rank], rank, DTYPES[t.element]))
        at += 3 + 2 * rank
    return made


def run_reference(path, libraries, arrays, results):
    """Calls the reference in a child, twice. Returns the arrays and, for each, which elements are
    defined. Throws Failed."""
    runs = []
    for fill in (0x7F, 0x40):
        output = f"{path}.{fill}"
        child = os.fork()
        if not child:
            try:
                signal.alarm(SECONDS)
                made = call(path, libraries, arrays, results, fill)
                with open(output, "wb") as file:
                    pickle.dump(made, file)
                os._exit(0)
            except Exception:
                os._exit(3)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status:
            raise Failed(
                {
                    -signal.SIGABRT: "a check of upstream's runtime verification fails",
                    -signal.SIGALRM: "it does not end",
                    3: "it cannot be loaded, or a result has no sensible size",
                }.get(status, f"it ends by signal {-status}")
            )
        with open(output, "rb") as file:
            runs.append(pickle.load(file))
    defined = []
    for one, other in zip(*runs):
        if one.shape != other.shape:
            raise Failed("the size of a result is not defined")
        defined.append((one == other) | ((one != one) & (other != other)))
    return runs[0], defined
