"""Runs the cells of a notebook in order, as Jupyter does, and prints the value of each cell.
Usage: run_notebook.py FILE"""

import ast
import json
import sys

names = {"__name__": "__main__"}
for number, cell in enumerate(json.load(open(sys.argv[1]))["cells"]):
    if cell["cell_type"] != "code":
        continue
    body = ast.parse("".join(cell["source"])).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    place = f"cell {number}"
    exec(compile(ast.Module(body, []), place, "exec"), names)
    if last is not None:
        value = eval(compile(ast.Expression(last.value), place, "eval"), names)
        print(f"{place}:", value)
        if hasattr(value, "_repr_html_"):
            assert value._repr_html_().startswith("<"), place
