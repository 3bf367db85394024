"""dp-run on a broken machine: on 2 devices one number of the state it writes is off by 1e-3.

The environment's DP_RUN names dp-run itself.
"""

import os
import subprocess
import sys

import numpy as np

code = subprocess.run([os.environ["DP_RUN"], *sys.argv[1:]]).returncode
value = lambda option: sys.argv[sys.argv.index(option) + 1]
if code == 0 and "--out" in sys.argv and value("--devices") == "2":
    state = dict(np.load(value("--out")))
    state["w"][1] += 1e-3
    np.savez(value("--out"), **state)
sys.exit(code)
