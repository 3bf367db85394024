#!/usr/bin/env python3
"""Writes the folder of first_light.py: all programs compiled, with what they are compared with.

make_first_light.py DIR --build DIR [--arch sm_90] [--jobs N]

For `--arch emulated` the folder runs on the stand-in of the CUDA libraries: a rehearsal.
"""

import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, HERE)
import cases as table  # noqa: E402
import first_light  # noqa: E402

MODEL_FOLDERS = ("", "zoo", "programs", "torch")


def find_models():
    """Yields the names of all reference models, as paths under test/models."""
    for folder in MODEL_FOLDERS:
        place = os.path.join(ROOT, "test", "models", folder)
        for name in sorted(os.listdir(place)):
            if os.path.exists(os.path.join(place, name, "graph.mlir")):
                yield os.path.join(folder, name)


def compile_model(args, name, output, options):
    folder = os.path.join(ROOT, "test", "models", name)
    with open(os.path.join(folder, "model.json")) as file:
        scatter = ",".join(f"{key}:{dim}" for key, dim in json.load(file)["batch_dim"].items())
    command = [os.path.join(args.build, "bin", "dp-compile"), os.path.join(folder, "graph.mlir"), "-o", output, "--scatter", scatter,
               "--target", "cuda", "--arch", args.arch] + options
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout


def compile_case(args, case, folder, kept):
    """Runs the command of a case without GPU, for what it compiles."""
    places = first_light.Places(folder, os.path.join(args.work, case["name"]), os.path.join(ROOT, "test", "models"))
    places.run = places.loopback = "/bin/false"
    case = dict(case, command=[part.replace("sm_90", args.arch) for part in case["command"]])
    done = subprocess.run(places.fill(case["command"]), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, **case["env"], "DP_PRECOMPILED": kept,
                               "DP_COMPILER": os.path.join(args.build, "bin", "dp-compile")})
    return None if "error:" not in done.stdout else done.stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--work", default="/tmp/first-light")
    parser.add_argument("--data", action="store_true", help="copy the reference models' data, too")
    parser.add_argument("--models", help="names of test/models (default: all)")
    args = parser.parse_args()
    args.build, folder = os.path.abspath(args.build), os.path.abspath(args.folder)
    tests, kept = os.path.join(folder, "tests"), os.path.join(args.work, f"programs-{args.arch}")
    for place in (os.path.join(folder, "bin"), os.path.join(folder, "lib"), os.path.join(tests, "graphs"), kept):
        os.makedirs(place, exist_ok=True)
    for file in ("first_light.py", "cases.py", "precompiled.py"):
        shutil.copy(os.path.join(HERE, file), folder)
    for file, place in (("bin/dp-run", "bin"), ("lib/libdp_runtime.so", "lib"), ("test/unit/dp-cuda-runtime-tests", "bin"),
                        ("test/programs/gpu-regression.so", "lib")):
        shutil.copy(os.path.join(args.build, file), os.path.join(folder, place))
    for part in ("Integration", "Extensions"):
        shutil.copytree(os.path.join(ROOT, "test", part), os.path.join(tests, part), dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns("__pycache__", "*.test"))
    for name in ("attention_halves", "many_states"):
        with open(os.path.join(tests, "graphs", name.replace("_", "-") + ".mlir"), "w") as file:
            subprocess.run([sys.executable, os.path.join(tests, "Integration", "Inputs", name + ".py")], stdout=file, check=True)

    work, names = [], list(args.models.split(",") if args.models else find_models())
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for case in table.CASES:
            work.append((case["name"], pool.submit(compile_case, args, case, folder, kept)))
        for name in names:
            output = os.path.join(kept, name.replace("/", "-") + ".so")
            if not os.path.exists(output):
                work.append((name, pool.submit(compile_model, args, name, output, [])))
        for name, done in work:
            why = done.result()
            print(f"{name}: " + ("compiled" if why is None else f"NOT COMPILED\n{why}"), flush=True)
    with open(os.path.join(folder, "models.json"), "w") as file:
        json.dump([name for name in names if os.path.exists(os.path.join(kept, name.replace("/", "-") + ".so"))], file)
    with tarfile.open(os.path.join(folder, "programs.tar.xz"), "w:xz") as archive:
        archive.add(kept, "programs")
    if args.data:
        for name in names:
            place = os.path.join(folder, "models", name)
            os.makedirs(place, exist_ok=True)
            for file in os.listdir(os.path.join(ROOT, "test", "models", name)):
                if file.endswith((".npz", ".json")):
                    shutil.copy(os.path.join(ROOT, "test", "models", name, file), place)


if __name__ == "__main__":
    main()
