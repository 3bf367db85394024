"""The ctypes declarations are those of dp/Runtime/Runtime.h: sizes, offsets, enumerations,
functions and their arguments.
Usage: api.py INCLUDE FOLDER"""

import ctypes
import pathlib
import re
import subprocess
import sys

from graphs import dp

from dp import arrays
from dp._runtime import native

include, folder = map(pathlib.Path, sys.argv[1:])
header = (include / "dp/Runtime/Runtime.h").read_text()
code = re.sub(r"//[^\n]*", "", header)

# Structs: a C program prints what the compiler lays out.
lines = []
for name, struct in native.STRUCTS.items():
    body = re.search(rf"typedef struct {name} {{(.*?)}} {name};", code, re.S)[1]
    fields = []
    for declaration in body.split(";"):
        if pointer := re.search(r"\(\*(\w+)\)", declaration):
            fields.append(pointer[1])
        elif declaration.strip():
            fields += [re.findall(r"\w+", part)[-1] for part in declaration.split(",")]
    assert fields == [f[0] for f in struct._fields_], (name, fields)
    lines.append(f'printf("{name} %zu", sizeof({name}));')
    lines += [
        f'printf(" %zu %zu", offsetof({name}, {f}), sizeof((({name} *)0)->{f}));' for f in fields
    ]
    lines.append('printf("\\n");')
enums = {"DP_" + n.upper(): i for i, n in enumerate(arrays.CODES)}
enums |= {"DP_REDUCE_" + n.upper(): i for i, n in enumerate(native.REDUCTIONS)}
enums |= {f"DP_{n}": getattr(native, n) for n in ("SUCCESS", "REPLICATED", "SHARDED", "PARTIAL")}
enums |= {
    f"DP_ERROR_{n}": getattr(native, n)
    for n in (
        "INVALID",
        "ABORTED",
        "LIBRARY",
        "MEMORY",
        "PROGRAM",
        "TIMEOUT",
        "GONE",
        "INTERRUPTED",
        "DIVERGED",
    )
}
enums |= {f"DP_ROLE_{n}": getattr(native, n) for n in ("STATE", "BATCH", "INPUT", "RESULT")}
enums |= {
    f"DP_BACKEND_{n}": native.BACKENDS[k]
    for n, k in (("DEFAULT", "default"), ("HOST", "cpu"), ("CUDA", "cuda"))
}
lines += [f'printf("{name} %d\\n", {name});' for name in enums]
source = folder / "layout.c"
source.write_text(
    '#include "dp/Runtime/Runtime.h"\n#include <stddef.h>\n#include <stdio.h>\nint main() {\n'
    + "\n".join(lines)
    + "\n}\n"
)
subprocess.run(["cc", f"-I{include}", source, "-o", folder / "layout"], check=True)
printed = subprocess.run([folder / "layout"], check=True, capture_output=True, text=True).stdout
expected = [
    " ".join(
        map(
            str,
            [
                name,
                ctypes.sizeof(s),
                *(n for f in s._fields_ for n in (getattr(s, f[0]).offset, getattr(s, f[0]).size)),
            ],
        )
    )
    for name, s in native.STRUCTS.items()
] + [f"{name} {value}" for name, value in enums.items()]
assert printed.splitlines() == expected, [
    pair for pair in zip(printed.splitlines(), expected) if pair[0] != pair[1]
]

# Functions: all of the header, each with the kinds of its arguments.
KINDS = {
    "int64_t": ctypes.c_int64,
    "int32_t": ctypes.c_int32,
    "dp_dtype": ctypes.c_int32,
    "dp_status": ctypes.c_int32,
    "double": ctypes.c_double,
    "void": None,
}
STRING = ctypes.c_char_p


def kind_of(text):
    """The ctypes type of a parameter or result; a pointer to a handle or memory is void *."""
    text = text.replace("const ", "").strip()
    text = re.sub(r"(char) (\w+)\[\d+\]$", r"\1 *\2", text)
    base, stars = re.findall(r"\w+", text)[0], text.count("*")
    if stars == 0:
        return KINDS[base]
    if base == "char":
        return STRING
    if base in native.STRUCTS and stars == 1:
        return ctypes.POINTER(native.STRUCTS[base])
    if base == "int64_t":
        return ctypes.POINTER(ctypes.c_int64)
    if base in native.STRUCTS:
        return ctypes.POINTER(ctypes.POINTER(native.STRUCTS[base]))
    return ctypes.POINTER(ctypes.c_void_p) if stars == 2 else ctypes.c_void_p


found = {}
for result, name, parameters in re.findall(
    r"^((?:const )?\w+ \*?)\s*(dp_\w+)\(([^()]*)\);", code, re.M
):
    found[name] = (
        kind_of(result),
        tuple(kind_of(p) for p in parameters.split(",") if p.strip() != "void"),
    )
assert found.keys() == native.FUNCTIONS.keys(), found.keys() ^ native.FUNCTIONS.keys()
for name, declared in native.FUNCTIONS.items():
    assert found[name] == declared, (name, found[name], declared)
lib = native.runtime()
for name, size in zip(native.DTYPES, arrays.SIZES):
    assert (
        lib.dp_dtype_name(arrays.CODES[name]).decode() == name
        and lib.dp_dtype_size(arrays.CODES[name]) == size
    )
print(
    f"{len(native.STRUCTS)} structs and {len(enums)} numbers as the compiler has them, "
    f"{len(found)} functions as the header"
)
assert dp
