"""The checks of compute-sanitizer."""

import importlib.util
import os
import re
import shutil
import threading

import cases as table

from .models import Model
from .programs import run_case

# compute-sanitizer needs 25 s for a program.
SANITIZED_MODELS = ("gpt", "cnn", "programs/sorting", "zoo/vit_bf16")
SANITIZED_CASES = ("index-update", "row-kernels", "scan-sort", "half-products")
SANITIZER_LIMIT = 80


def memory_steps(run):
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        return [("memory", "compute-sanitizer", lambda: ("skipped", 0.0, "it is not installed"))]

    lock = threading.Lock()

    def sanitize(check_name, command):
        # NCCL asks for kernels that this GPU has not, and the runtime for a symbol that only some
        # modules have.
        verdict, seconds, output = run.judge(
            [
                tool,
                "--tool",
                check_name,
                "--error-exitcode",
                "99",
                "--print-limit",
                "5",
                "--report-api-errors",
                "no",
            ]
            + command,
            SANITIZER_LIMIT,
        )
        if verdict == "FAILED" and re.search(
            "Device not supported|failed to initialize", output, re.IGNORECASE
        ):
            return "skipped", seconds, output
        return verdict, seconds, output

    def sanitize_model(check_name, name, options):
        return sanitize(check_name, Model(run.places, name).train(2, options))

    def sanitize_case(check_name, case):
        """Sanitizes one step of the program and data that run_program.py leaves in the case's
        folder."""
        work = run.places.of_case(case["name"]).work

        def file(name):
            return os.path.join(work, name)

        with lock:  # Both checks of a case may find that its folder is not there.
            if not os.path.exists(file("data.npz")):
                verdict, seconds, output = run_case(run, case)
                if verdict == "skipped" or not os.path.exists(file("data.npz")):
                    return verdict, seconds, output
        reference = next(
            part
            for part in run.places.fill(case["command"])
            if part.endswith(".py") and "Inputs" in part
        )
        spec = importlib.util.spec_from_file_location("reference", reference)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        command = [
            run.places.run,
            file("step.so"),
            "--entry",
            module.ENTRY,
            "--data",
            file("data.npz"),
            "--steps",
            "1",
            "--batch",
            str(module.BATCH),
        ]
        return sanitize(
            check_name,
            command + (["--state", file("state.npz")] if os.path.exists(file("state.npz")) else []),
        )

    steps = []
    for name in (name for name in SANITIZED_MODELS if name in run.contents["models"]):
        for check_name in ("memcheck", "racecheck"):
            steps.append(
                (
                    f"{name}: {check_name}",
                    lambda name=name, check_name=check_name: sanitize_model(
                        check_name, name, ["--devices", "1"]
                    ),
                )
            )
    if "digits" in run.contents["models"]:
        steps.append(
            (
                "digits: memcheck on 2 ranks",
                lambda: sanitize_model("memcheck", "digits", ["--devices", "2", "--loopback"]),
            )
        )
    for case in (
        case
        for case in table.CASES
        if case["name"] in SANITIZED_CASES and case["name"] in run.contents["cases"]
    ):
        for check_name in ("memcheck", "racecheck"):
            steps.append(
                (
                    f"{case['name']}: {check_name}",
                    lambda case=case, check_name=check_name: sanitize_case(check_name, case),
                )
            )
    return [("memory", *step) for step in steps]
