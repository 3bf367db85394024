"""Makes a model one of fewer steps, whose reference is a run of them with one element of the last
state moved by 1e-3.

move_reference.py MODEL_DIR --steps N --metrics FILE --state FILE
"""

import argparse
import json
import os

import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument("model")
parser.add_argument("--steps", type=int)
parser.add_argument("--metrics")
parser.add_argument("--state")
args = parser.parse_args()

path = os.path.join(args.model, "model.json")
with open(path) as file:
    description = json.load(file)
description["steps"] = args.steps
# The reference of the evaluation is that of the whole training.
description["entries"] = [e for e in description["entries"] if e["name"] != "eval_step"]
with open(path, "w") as file:
    json.dump(description, file)

expected = {f"train_step/{name}": array for name, array in np.load(args.metrics).items()}
state = {f"state/{name}": array for name, array in np.load(args.state).items()}
next(array for array in state.values() if array.dtype.kind == "f" and array.size > 3).flat[3] += (
    1e-3
)
np.savez(os.path.join(args.model, "expected.npz"), **expected, **state)
