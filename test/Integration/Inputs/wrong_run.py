"""dp-run on a broken machine: on 2 devices one number of the written state is off by 1e-3.

The environment's DP_RUN names dp-run itself.
"""

import os
import subprocess
import sys

import numpy as np

value = lambda option: sys.argv[sys.argv.index(option) + 1]
wrong = "--out" in sys.argv and value("--devices") == "2"
if wrong and "--verify" in sys.argv:
    # Written as dp-run would, had the machine computed it so.
    sys.exit(
        "dp-run: error: verify: step 0: state 'w' differs from one device by 0.001 at element 1; "
        "the bound is 2e-05"
    )
code = subprocess.run([os.environ["DP_RUN"], *sys.argv[1:]]).returncode
if code == 0 and wrong:
    state = dict(np.load(value("--out")))
    state["w"][1] += 1e-3
    np.savez(value("--out"), **state)
sys.exit(code)
