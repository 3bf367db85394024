"""Sessions from Python, by session_check.py."""

import os
import sys


def session_steps(run):
    folder = run.places.folder

    def check(framework):
        env = {
            "PYTHONPATH": os.path.join(folder, "python"),
            "DP_RUNTIME": os.path.join(folder, "lib", "libdp_runtime.so"),
            "XLA_PYTHON_CLIENT_PREALLOCATE": "false",
        }
        command = [
            sys.executable,
            os.path.join(folder, "session_check.py"),
            "--check",
            os.path.join(folder, "sessions", framework),
            "--framework",
            framework,
        ]
        verdict, seconds, output = run.judge(command, 90, env, "agree")
        if f"No module named '{framework}'" in output:
            return "skipped", seconds, f"{framework} is not installed"
        return verdict, seconds, output

    return [
        ("session", framework, lambda framework=framework: check(framework))
        for framework in run.contents["sessions"]
    ]
