"""The programs of cases.py."""

import os

import cases as table


def run_case(run, case):
    places = run.places.of_case(case["name"])
    return run.judge(
        places.fill(case["command"]),
        150,
        {**case["env"], "DP_PRECOMPILED": os.path.join(run.places.folder, "programs")},
        "agree",
    )


def case_steps(run, group):
    return [
        (group, case["name"], lambda case=case: run_case(run, case))
        for case in table.CASES
        if case["group"] == group and case["name"] in run.contents["cases"]
    ]
