#!/usr/bin/env python3
"""Adds up JUnit reports and prints 'N passed, N failed' as the last line.

count_tests.py REPORT.xml...   A missing report counts as a failure, so does an
empty run. Exits nonzero unless something passed and nothing failed.
"""

import sys
import xml.etree.ElementTree as ElementTree


def outcome(case):
    """Returns 'passed', 'failed' or 'skipped' for a <testcase>; None for one that was filtered
    out."""
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    skipped = case.find("skipped")
    if skipped is not None and skipped.get("message", "").startswith(
        "Test not selected"
    ):  # By lit's --filter.
        return None
    if skipped is not None or case.get("status") in ("notrun", "disabled"):
        return "skipped"
    return "passed"


def main(paths):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    failed = []
    for path in paths:
        try:
            cases = list(ElementTree.parse(path).getroot().iter("testcase"))
        except (OSError, ElementTree.ParseError) as error:
            counts["failed"] += 1
            failed.append(f"{path}: {error}")
            continue
        for case in cases:
            result = outcome(case)
            if result:
                counts[result] += 1
            if result == "failed":
                failed.append(f"{case.get('classname', '')} {case.get('name', '')}".strip())
    for name in failed:
        print(f"failed: {name}")
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skipped}")
    return 0 if counts["passed"] and not counts["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
