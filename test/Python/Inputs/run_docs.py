"""Runs the Python blocks of a document one after the other, in the current folder. Usage:
run_docs.py FILE"""

import pathlib
import re
import sys

blocks = re.findall(r"^```python\n(.*?)^```$", pathlib.Path(sys.argv[1]).read_text(), re.M | re.S)
names: dict = {}
for block in blocks:
    exec(compile(block, sys.argv[1], "exec"), names)
assert names["run"].steps == {"train_step": 75} and names["found"].step == 75
print(f"{len(blocks)} examples have run")
