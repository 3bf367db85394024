"""Changes a file of rows while a job reads it: changing_data.py WORK HOW COMMAND...

HOW is cut, or overwrite. The job must end by itself, with an error that names the file.
"""

import os
import subprocess
import sys
import time

import numpy as np

work, how, command = sys.argv[1], sys.argv[2], sys.argv[3:]
data = os.path.join(work, f"{how}.npz")
rng = np.random.default_rng(0)
np.savez(data, x=rng.random((20000, 3), np.float32), y=rng.random(20000, np.float32))
job = subprocess.Popen(
    command + ["--data", data], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
)
time.sleep(2)  # most often it is at its steps by then; before them it must end so, too
size = os.path.getsize(data)
if how == "cut":
    os.truncate(data, size // 3)
else:
    with open(data, "r+b") as file:
        file.seek(size // 10)
        file.write(bytes(size // 2))
text, _ = job.communicate(timeout=240)
print(text, end="")
errors = [line for line in text.splitlines() if "dp-run: error:" in line]
if job.returncode <= 0 or not errors or not all(data in line for line in errors):
    sys.exit(f"exit status {job.returncode}, {len(errors)} errors")
