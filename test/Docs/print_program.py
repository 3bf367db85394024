#!/usr/bin/env python3
"""Prints the first python block of a document that imports dp.

print_program.py DOCUMENT.md
"""

import re
import sys
from pathlib import Path

blocks = re.findall(
    r"^```python\n(.*?)^```", Path(sys.argv[1]).read_text(encoding="utf-8"), re.M | re.S
)
print(next(block for block in blocks if block.startswith("import dp")))
