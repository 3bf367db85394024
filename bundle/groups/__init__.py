"""The steps of first_light.py, a module for each group. A step is (group, name, function); its
function returns (verdict, seconds, output)."""

import cases as table

from .bits import bit_steps
from .calls import call_steps
from .memory import memory_steps
from .models import graph_steps, main_model_steps
from .programs import case_steps
from .session import session_steps

GROUPS = (
    "calls",
    "digits",
    "programs",
    "models",
    "checks",
    "session",
    "graphs",
    "bits",
    "entries",
    "memory",
    "times",
)


def make_steps(run):
    if run.contents["times"]:
        from rows import ROWS

        times = [("times", row.name, None) for row in ROWS]
    else:
        times = []
    makers = {
        "calls": call_steps,
        "digits": lambda run: main_model_steps(run, ["digits"], "digits"),
        "programs": lambda run: case_steps(run, "programs"),
        "models": lambda run: main_model_steps(
            run, [name for name in table.MAIN_MODELS if name != "digits"], "models"
        ),
        "checks": lambda run: case_steps(run, "checks"),
        "session": session_steps,
        "graphs": graph_steps,
        "bits": bit_steps,
        "entries": lambda run: case_steps(run, "entries"),
        "memory": memory_steps,
        "times": lambda run: times,
    }
    return [step for group in GROUPS for step in makers[group](run)]
