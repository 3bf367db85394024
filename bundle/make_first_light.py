#!/usr/bin/env python3
"""Writes the folder of first_light.py: all programs compiled, with what they are compared with.

make_first_light.py DIR [--build DIR] [--arch sm_90] [--cases NAME,...] [--models NAME,...]
[--jax-python PYTHON] [--torch-python PYTHON]

./dp bundle --first-light calls it. DIR must not exist, be empty or be such a folder, which is
replaced. --jax-python is an interpreter with JAX and optax, from which the training steps of
bundle/steps are exported; without it the group `times` is left out. The group `session` has a model
for each of the two interpreters. With the headers of CUPTI, DIR/steps/kernel_times.py works there,
too. For `--arch emulated` the folder runs on the stand-in of the CUDA libraries, and its training
steps are small ones for the host: a rehearsal.
"""

import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, HERE)
import cases as table
from run import Places

CONTENTS = "first-light.json"
MODELS = os.path.join(ROOT, "test", "models")
MODEL_FOLDERS = ("", "zoo", "programs", "torch")
# Graphs of the cases that scripts of test/Integration/Inputs print.
PRINTED_GRAPHS = ("attention_halves", "many_states")
MOST_BYTES = 30e6


def find_models():
    """Yields the names of all reference models, as paths under test/models."""
    for folder in MODEL_FOLDERS:
        for name in sorted(os.listdir(os.path.join(MODELS, folder))):
            if os.path.exists(os.path.join(MODELS, folder, name, "graph.mlir")):
                yield os.path.join(folder, name)


def compile_model(args, name, programs):
    """Returns none, or why the model does not compile."""
    with open(os.path.join(MODELS, name, "model.json")) as file:
        scatter = ",".join(f"{key}:{dim}" for key, dim in json.load(file)["batch_dim"].items())
    command = [
        args.compiler,
        os.path.join(MODELS, name, "graph.mlir"),
        "-o",
        os.path.join(programs, name.replace("/", "-") + ".so"),
        "--scatter",
        scatter,
        "--target",
        "cuda",
        "--arch",
        args.arch,
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout


def compile_case(args, case, programs, work):
    """Runs the command of a case for its compilations; its runs fail. Returns none, or why it does
    not compile."""
    places = Places(args.folder, os.path.join(work, case["name"]), MODELS)
    places.run = places.loopback = "/bin/false"
    done = subprocess.run(
        places.fill(case["command"]),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={
            **os.environ,
            **case["env"],
            "DP_PRECOMPILED": programs,
            "DP_COMPILER": args.compiler,
            "DP_ARCH": args.arch,
        },
    )
    return None if "error:" not in done.stdout else done.stdout


def copy_files(args):
    """Copies the scripts, the runner with its library, the unit tests and what programs are
    compared with."""
    tests = os.path.join(args.folder, "tests")
    for place in (
        os.path.join(args.folder, "bin"),
        os.path.join(args.folder, "lib"),
        os.path.join(tests, "graphs"),
    ):
        os.makedirs(place)
    for file in ("first_light.py", "run.py", "machine.py", "cases.py", "precompiled.py"):
        shutil.copy(os.path.join(HERE, file), args.folder)
    shutil.copytree(
        os.path.join(HERE, "groups"),
        os.path.join(args.folder, "groups"),
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    for file, place in (
        ("bin/dp-run", "bin"),
        ("lib/libdp_runtime.so", "lib"),
        ("test/unit/dp-cuda-runtime-tests", "bin"),
        ("test/programs/gpu-regression.so", "lib"),
    ):
        shutil.copy(os.path.join(args.build, file), os.path.join(args.folder, place))
    for part in ("Integration", "Extensions", "Fuzz"):
        shutil.copytree(
            os.path.join(ROOT, "test", part),
            os.path.join(tests, part),
            ignore=shutil.ignore_patterns("__pycache__", "*.test"),
        )
    for name in PRINTED_GRAPHS:
        with open(os.path.join(tests, "graphs", name.replace("_", "-") + ".mlir"), "w") as file:
            subprocess.run(
                [sys.executable, os.path.join(tests, "Integration", "Inputs", name + ".py")],
                stdout=file,
                check=True,
            )


def copy_data(name, folder):
    place = os.path.join(folder, "models", name)
    os.makedirs(place)
    for file in os.listdir(os.path.join(MODELS, name)):
        if file.endswith((".npz", ".json")):
            shutil.copy(os.path.join(MODELS, name, file), place)


def pack(folder, archive, name):
    with tarfile.open(archive, "w:xz") as file:
        file.add(folder, name)


def add_times(args, work):
    """Compiles the training steps of bundle/steps. Returns "full" or "tiny", or none if there is no
    program, and whether all compiled."""
    kind = "tiny" if args.arch == "emulated" else "full"
    programs = os.path.join(work, "steps")
    command = [
        args.jax_python,
        os.path.join(HERE, "steps", "compile_steps.py"),
        programs,
        "--build",
        args.build,
    ]
    compiled = (
        subprocess.run(
            command + (["--tiny"] if kind == "tiny" else ["--arch", args.arch])
        ).returncode
        == 0
    )
    if not os.path.isdir(programs) or not any(
        file.endswith(".so") for file in os.listdir(programs)
    ):
        return None, False
    shutil.copytree(
        os.path.join(HERE, "steps"),
        os.path.join(args.folder, "steps"),
        ignore=shutil.ignore_patterns("__pycache__", "compile_steps.py"),
    )
    pack(programs, os.path.join(args.folder, "steps", "programs.tar.xz"), ".")
    build_kernel_times(os.path.join(args.folder, "steps"))
    return kind, compiled


def build_kernel_times(folder):
    """Builds the library of kernel_times.py if the toolkit has CUPTI's headers."""
    include = os.path.join(os.environ.get("CUDA_HOME", "/usr/local/cuda"), "include")
    if not os.path.exists(os.path.join(include, "cupti.h")):
        return print("kernel_times.py is left without its library: no cupti.h")
    subprocess.run(
        [
            "c++",
            "-std=c++17",
            "-O2",
            "-shared",
            "-fPIC",
            "-I",
            include,
            os.path.join(folder, "kernel_times.cpp"),
            "-o",
            os.path.join(folder, "libkernel_times.so"),
        ],
        check=True,
    )


def add_sessions(args):
    """Compiles the steps of session_check.py and copies the package dp. Returns the frameworks
    whose steps are there."""
    shutil.copytree(
        os.path.join(ROOT, "python", "dp"),
        os.path.join(args.folder, "python", "dp"),
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    shutil.copy(os.path.join(HERE, "session_check.py"), args.folder)
    env = {
        **os.environ,
        "PYTHONPATH": os.path.join(ROOT, "python"),
        "DP_BUILD": args.build,
        "JAX_PLATFORMS": "cpu",
    }
    made = []
    for framework, python in (("jax", args.jax_python), ("torch", args.torch_python)):
        command = [
            python,
            os.path.join(HERE, "session_check.py"),
            "--record",
            os.path.join(args.folder, "sessions", framework),
            "--arch",
            args.arch,
            "--framework",
            framework,
        ]
        if python and subprocess.run(command, env=env).returncode == 0:
            made.append(framework)
    return made


def size_of(folder):
    return sum(
        os.path.getsize(os.path.join(place, file))
        for place, _, files in os.walk(folder)
        for file in files
    )


def prepare_folder(folder):
    if os.path.isdir(folder) and os.listdir(folder):
        if not os.path.exists(os.path.join(folder, CONTENTS)):
            sys.exit(
                f"make_first_light.py: error: '{folder}' has other files; name a new or empty "
                f"folder"
            )
        shutil.rmtree(folder)
    os.makedirs(folder, exist_ok=True)


def main():
    parser = argparse.ArgumentParser(description="write the folder of first_light.py")
    parser.add_argument("folder", metavar="DIR", help="folder to write")
    parser.add_argument(
        "--build", default=os.path.join(ROOT, "build"), help="folder of the build (default: build)"
    )
    parser.add_argument(
        "--arch", default="sm_90", help="architecture of the GPU (default sm_90), or emulated"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count(),
        help="programs to compile at a time (default: number of processors)",
    )
    parser.add_argument("--cases", help="names of cases.py (default: all)")
    parser.add_argument("--models", help="names of folders under test/models (default: all)")
    parser.add_argument(
        "--jax-python",
        help="interpreter with JAX and optax, for the training steps to time and a session",
    )
    parser.add_argument(
        "--torch-python", help="interpreter with PyTorch and iree-base-compiler, for a session"
    )
    args = parser.parse_args()
    args.build, args.folder = os.path.abspath(args.build), os.path.abspath(args.folder)
    args.compiler = os.path.join(args.build, "bin", "dp-compile")
    cases = [
        case for case in table.CASES if not args.cases or case["name"] in args.cases.split(",")
    ]
    names = args.models.split(",") if args.models else list(find_models())
    for kind, asked, known in (
        ("case", args.cases, [case["name"] for case in table.CASES]),
        ("model", args.models, list(find_models())),
    ):
        for name in filter(None, (asked or "").split(",")):
            if name not in known:
                parser.error(f"there is no {kind} {name}")
    prepare_folder(args.folder)

    # From here on the folder is known as one that may be replaced.
    def write_contents(**contents):
        return json.dump(contents, open(os.path.join(args.folder, CONTENTS), "w"))

    write_contents(arch=args.arch, models=[], cases=[], sessions=[], times=None)
    copy_files(args)

    with tempfile.TemporaryDirectory() as work:
        programs = os.path.join(work, "programs")
        os.makedirs(programs)
        failed = set()
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            done = [
                (
                    case["name"],
                    pool.submit(compile_case, args, case, programs, os.path.join(work, "cases")),
                )
                for case in cases
            ]
            done += [(name, pool.submit(compile_model, args, name, programs)) for name in names]
            for name, future in done:
                if future.result() is not None:
                    failed.add(name)
                    print(
                        f"{name}: does not compile and is left out:\n{future.result()}", flush=True
                    )
        cases, names = (
            [name for name in each if name not in failed]
            for each in ([case["name"] for case in cases], names)
        )
        print(f"compiled {len(cases)} cases and {len(names)} models", flush=True)
        pack(programs, os.path.join(args.folder, "programs.tar.xz"), "programs")
        for name in names:
            copy_data(name, args.folder)
        times, all_compiled = add_times(args, work) if args.jax_python else (None, True)
        sessions = add_sessions(args)
        all_compiled &= len(sessions) == bool(args.jax_python) + bool(args.torch_python)
        write_contents(arch=args.arch, models=names, cases=cases, sessions=sessions, times=times)
    if not times:
        print(
            "the group `times` is left out: "
            + ("its programs did not compile" if args.jax_python else "no interpreter with JAX")
        )
    size = size_of(args.folder)
    print(f"{size / 1e6:.1f} MB in {args.folder}", flush=True)
    if size > MOST_BYTES:
        print(f"make_first_light.py: error: more than {MOST_BYTES / 1e6:.0f} MB", file=sys.stderr)
    return 1 if failed or not all_compiled or size > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(main())
