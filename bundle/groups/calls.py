"""The calls of every library, by the runtime's unit tests."""

import os
import re

# The suites of unit tests that take the machine's libraries. Those of CudaSession and the emulator
# need emulated kernels.
CALLS = ("CudaGemm.*", "CudaConv.*", "CudaAttention.*", "CudaRoutine.*", "Ranks/CudaCollectives.*")


def call_steps(run):
    tests = os.path.join(run.places.folder, "bin", "dp-cuda-runtime-tests")

    def step(suite):
        def check():
            env = {
                "DP_TEST_REAL_CUDA": "1",
                "DP_TEST_PROGRAMS": os.path.join(run.places.folder, "lib"),
            }
            verdict, seconds, output = run.judge(
                [tests, f"--gtest_filter={suite}"], 100, env, r"(?m)^\[  PASSED  \] [1-9]"
            )
            return (
                verdict,
                seconds,
                "\n".join(
                    line
                    for line in output.splitlines()
                    if not re.match(r"\[( RUN|       OK|-----)", line)
                ),
            )

        return check

    return [("calls", suite, step(suite)) for suite in CALLS]
