#!/usr/bin/env python3
"""Runs every pass on a function of each stage; it fails where it does not expect the stage, with
one error that names both.

check_stages.py DP_OPT LLVM_TBLGEN MLIR_INCLUDE INCLUDE STAGE=FILE.mlir...
"""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
import pass_doc

FOUND = {
    "parallel": "a dp.parallel",
    "program": "one device's program on tensors",
    "kernels": "one device's program on buffers whose kernels are regions",
    "planned": "a schedule on one arena",
}


def refusals(dp_opt, name, modules):
    """Runs a pass on each of the modules. Returns its errors, and an error for a status that they
    do not explain."""
    text = "\n// -----\n".join(modules)
    run = subprocess.run(
        [dp_opt, "-", "--split-input-file", f"--{name}", "-o", "/dev/null"],
        input=text,
        capture_output=True,
        text=True,
    )
    errors = re.findall(r"error: (.*)", run.stderr)
    return errors if run.returncode == 1 else errors + [f"exit status {run.returncode}"]


def main():
    dp_opt, tblgen, mlir_include, include, *files = sys.argv[1:]
    files = dict(file.split("=", 1) for file in files)
    modules = {stage: Path(path).read_text(encoding="utf-8") for stage, path in files.items()}
    count, wrong = 0, []
    for folder in pass_doc.FOLDERS:
        for record in pass_doc.read_passes(tblgen, mlir_include, include, folder)[0]:
            name, expected = record["argument"], pass_doc.stages(record).split(", ")
            if expected == ["any"]:
                continue
            others = [stage for stage in files if stage not in expected]
            errors = refusals(dp_opt, name, [modules[stage] for stage in others])
            patterns = [rf"'{name}' expects .*; 'train' is {FOUND[stage]}.*" for stage in others]
            if len(errors) != len(others) or not all(map(re.fullmatch, patterns, errors)):
                wrong.append(f"{name} on {', '.join(others)}: {errors}")
            count += len(others)
    print("\n".join(wrong + [f"{count} refusals, {len(wrong)} passes wrong"]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
