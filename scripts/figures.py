#!/usr/bin/env python3
"""Draws the figures of docs/ as SVG.

figures.py FOLDER
"""

import sys
from html import escape
from pathlib import Path

INK, PALE, LINE = "#1f2933", "#eef2f6", "#8797a8"
DEVICES = ["#2f6fb3", "#3c9a5f", "#d9822b", "#a04fa8"]


class Drawing:
    """An SVG of a given size, with text of a system font on white, so that it reads on dark pages,
    too."""

    def __init__(self, width, height, title):
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="Helvetica, Arial, sans-serif" '
            f'font-size="14" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            'markerHeight="7" orient="auto">'
            f'<path d="M0 0 L8 4 L0 8 z" fill="{LINE}"/></marker></defs>',
            f'<rect width="{width}" height="{height}" rx="8" fill="white"/>',
        ]

    def rect(self, x, y, width, height, fill=PALE, stroke=LINE, radius=0, dash=None):
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" '
            f'stroke="{stroke}"{dashes}/>'
        )

    def text(self, x, y, text, anchor="middle", size=14, weight="normal", fill=INK, font=None):
        family = f' font-family="{font}"' if font else ""
        self.parts.append(
            f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" '
            f'font-weight="{weight}" fill="{fill}"{family}>'
            f"{escape(text)}</text>"
        )

    def code(self, x, y, text, anchor="middle", size=13, fill=INK):
        self.text(x, y, text, anchor, size, fill=fill, font="Menlo, Consolas, monospace")

    def arrow(self, *points):
        path = " ".join(f"{'L' if i else 'M'}{x} {y}" for i, (x, y) in enumerate(points))
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.5" '
            f'marker-end="url(#head)"/>'
        )

    def box(self, x, y, width, height, title, *lines, fill=PALE, code=False):
        self.rect(x, y, width, height, fill, radius=6)
        top = y + height / 2 - 8 * len(lines) + 5
        (self.code if code else self.text)(
            x + width / 2, top, title, **({} if code else {"weight": "bold"})
        )
        for i, line in enumerate(lines):
            self.text(x + width / 2, top + 18 + 16 * i, line, size=12)

    def svg(self):
        return "\n".join([*self.parts, "</svg>", ""])


def placements():
    """A tensor of 10 rows on 4 devices in the three placements."""
    drawing = Drawing(820, 560, "The three placements of a tensor of ten rows on four devices")
    rows, columns, cell = 10, 3, 13
    chunks = [range(0, 3), range(3, 6), range(6, 9), range(9, 10)]
    for d in range(4):
        drawing.text(330 + 135 * d, 34, f"device {d}", weight="bold", fill=DEVICES[d])
    for number, (name, first, second) in enumerate(
        (
            ("replicated", "Every device holds", "the whole tensor."),
            ("sharded<0>", "A device holds its rows:", "3, 3, 3 and 1 of 10."),
            ("partial<add>", "A device holds a summand;", "their sum is the tensor."),
        )
    ):
        top = 55 + 170 * number
        drawing.code(24, top + 55, name, "start", 15)
        drawing.text(24, top + 78, first, "start", 13)
        drawing.text(24, top + 95, second, "start", 13)
        for d in range(4):
            left = 330 + 135 * d - columns * cell / 2
            for row in range(rows):
                for column in range(columns):
                    held = name != "sharded<0>" or row in chunks[d]
                    owner = next(i for i, chunk in enumerate(chunks) if row in chunk)
                    fill = (
                        DEVICES[owner]
                        if held and name != "partial<add>"
                        else "#c9d3de"
                        if held
                        else "white"
                    )
                    drawing.rect(
                        left + column * cell,
                        top + row * cell,
                        cell,
                        cell,
                        fill,
                        "white" if held else "#dde4ea",
                    )
            if name == "partial<add>":
                drawing.rect(left, top, columns * cell, rows * cell, "none", DEVICES[d])
                drawing.text(
                    left + columns * cell / 2,
                    top + rows * cell / 2 + 8,
                    f"x{d}",
                    size=22,
                    weight="bold",
                    fill=DEVICES[d],
                )
                if d < 3:
                    drawing.text(330 + 135 * d + 67, top + rows * cell / 2 + 8, "+", size=24)
    return drawing


def pipeline():
    """The stages of dp-compile with the names of --emit."""
    drawing = Drawing(980, 330, "The stages of dp-compile, by the names of --emit")
    stages = [
        ("mlir", "one device's graph", "of the framework"),
        ("parallel", "dp.parallel,", "values with placements"),
        ("spmd", "one device's program", "on tensors, fused"),
        ("schedule", "launches and collectives", "on buffers in one arena"),
    ]
    for i, (name, *lines) in enumerate(stages):
        drawing.box(20 + 195 * i, 120, 165, 80, name, *lines, code=True)
        if i:
            drawing.arrow((20 + 195 * i - 30, 160), (20 + 195 * i - 2, 160))
    for i, what in enumerate(("place every value", "outline, fuse", "bufferize, bucket, order")):
        drawing.text(200 + 195 * i, 106, what, size=12, fill="#52606d")
    drawing.text(808, 41, "host", "end", weight="bold")
    drawing.box(820, 20, 140, 34, "llvm-dialect", code=True)
    drawing.box(820, 64, 140, 34, "llvm, obj", code=True)
    drawing.text(808, 270, "CUDA", "end", weight="bold")
    drawing.box(820, 205, 140, 34, "gpu, ptx", code=True)
    drawing.box(820, 249, 140, 34, "cuda-src", code=True)
    drawing.arrow((770, 145), (800, 145), (800, 60), (818, 60))
    drawing.arrow((770, 175), (800, 175), (800, 244), (818, 244))
    drawing.box(820, 118, 140, 66, "so", "one executable", "for any N", code=True)
    drawing.arrow((890, 98), (890, 116))
    drawing.arrow((890, 205), (890, 186))
    drawing.text(
        20,
        310,
        "--emit=NAME prints the program at that stage; the default is so.",
        "start",
        size=13,
    )
    return drawing


def factors():
    """What becomes of the placements in a contraction."""
    drawing = Drawing(
        900, 300, "Which loop of a contraction is divided decides the placement of its result"
    )
    cases = [
        ("m over the devices", "rows", "full", "rows", "sharded<0>: rows of A are rows of C"),
        (
            "k over the devices",
            "columns",
            "rows",
            "partial",
            "partial<add>: each device has a summand of C",
        ),
        ("nothing", "full", "full", "full", "replicated: every device computes C"),
    ]

    def matrix(x, y, kind):
        size = 64
        for d in range(4):
            part = size / 4
            if kind == "rows":
                drawing.rect(x, y + part * d, size, part, DEVICES[d], "white")
            elif kind == "columns":
                drawing.rect(x + part * d, y, part, size, DEVICES[d], "white")
        if kind == "full":
            drawing.rect(x, y, size, size, "#c9d3de", "white")
        if kind == "partial":
            for d in reversed(range(4)):
                drawing.rect(x + 5 * d, y + 5 * d - 8, size - 12, size - 12, "white", DEVICES[d])

    for i, (name, a, b, c, result) in enumerate(cases):
        top = 30 + 88 * i
        drawing.text(24, top + 38, name, "start", weight="bold")
        for j, (letter, kind) in enumerate((("A (m, k)", a), ("B (k, n)", b), ("C (m, n)", c))):
            matrix(200 + 120 * j, top, kind)
            if not i:
                drawing.text(232 + 120 * j, 20, letter, size=13)
        drawing.text(292, top + 38, "x", size=18)
        drawing.text(412, top + 38, "=", size=18)
        drawing.text(540, top + 38, result, "start", size=13)
    return drawing


def overlap():
    """A step's reductions alone, in buckets, and beside the backward pass."""
    drawing = Drawing(
        900,
        380,
        "Gradients of four layers: reduced one by one, in buckets, and in buckets beside the "
        "backward pass",
    )
    layers = [("dW4", DEVICES[0]), ("dW3", DEVICES[1]), ("dW2", DEVICES[2]), ("dW1", DEVICES[3])]

    def stream(y, name, items):
        drawing.text(24, y + 22, name, "start", size=13)
        for start, width, label, fill in items:
            drawing.rect(130 + start, y, width, 34, fill, "white", 4)
            drawing.text(
                130 + start + width / 2,
                y + 22,
                label,
                size=12,
                fill="white" if fill != PALE else INK,
            )

    work = [(100 * i, 98, f"backward {4 - i}", fill) for i, (_, fill) in enumerate(layers)]
    drawing.text(24, 28, "One reduction for each tensor", "start", weight="bold")
    stream(
        40,
        "one stream",
        work
        + [(400 + 75 * i, 73, name, LINE) for i, (name, _) in enumerate(layers)]
        + [(700, 60, "update", "#52606d")],
    )
    drawing.text(24, 118, "--bucket-cap-mb: fewer, larger reductions", "start", weight="bold")
    stream(
        130,
        "one stream",
        work
        + [(400, 88, "dW4 dW3", LINE), (490, 88, "dW2 dW1", LINE), (580, 60, "update", "#52606d")],
    )
    drawing.text(24, 208, "--overlap: reductions beside the backward pass", "start", weight="bold")
    stream(220, "compute", work + [(490, 60, "update", "#52606d")])
    stream(262, "communication", [(200, 88, "dW4 dW3", LINE), (400, 88, "dW2 dW1", LINE)])
    drawing.arrow((330, 256), (330, 261))
    drawing.arrow((130, 330), (880, 330))
    drawing.text(880, 322, "time", "end", size=13)
    drawing.text(
        130,
        352,
        "A bucket starts after its last gradient; dp-verify-streams proves that no buffer is used "
        "by both streams at once.",
        "start",
        size=12,
    )
    return drawing


def runtime():
    """The layers of the runtime."""
    drawing = Drawing(820, 530, "The layers of the runtime: each includes only those below it")
    drawing.box(30, 20, 760, 50, "API", "the functions of dp/Runtime/Runtime.h and DeviceABI.h")
    drawing.box(30, 90, 760, 50, "Session", "entries, states, scatter and gather, watchdog")
    drawing.box(30, 160, 240, 62, "Host", "threads, oneDNN,", "OpenBLAS, FFTW")
    drawing.box(290, 160, 240, 62, "Cuda", "streams and graphs, cuBLASLt,", "cuDNN, NCCL")
    drawing.box(30, 242, 500, 50, "Device", "interface of a device to a session and to a program")
    drawing.box(30, 312, 500, 50, "Collectives", "rendezvous of ranks, reductions between them")
    drawing.box(550, 160, 110, 202, "Tcp", "sockets, TLS")
    drawing.box(680, 160, 110, 202, "Mpi", "a plugin")
    drawing.box(30, 382, 240, 50, "Program", "the executable and its descriptor")
    drawing.box(290, 382, 500, 50, "Job", "the processes of a job: control plane, transport")
    drawing.box(30, 452, 760, 50, "Support", "errors, element types, arrays, files")
    return drawing


def arena():
    """The buffers of the step of docs/lowering.md in their arena, on one device: calls to the
    right, addresses downward."""
    drawing = Drawing(
        900, 400, "The arena of a step: buffers that are never live at the same time share memory"
    )
    calls = [
        "fill",
        "gemm",
        "addf ...",
        "gemm",
        "fill",
        "addf",
        "mulf",
        "mulf",
        "all_reduce",
        "subf",
        "subf",
    ]
    buffers = [
        ("x w", 0, 1280, 0, 2, DEVICES[0]),
        ("gradient of z", 1280, 2560, 2, 5, DEVICES[1]),
        ("gradient of w", 8320, 16512, 3, 6, DEVICES[2]),
        ("gradient of b", 16512, 16640, 4, 7, DEVICES[3]),
        ("bucket of both gradients, scaled", 0, 8320, 6, 10, LINE),
    ]
    left, top, width, size, height = 90, 60, 72, 16640, 310
    for i, name in enumerate(calls):
        drawing.code(left + width * i + width / 2, top - 14, name, size=12)
    drawing.rect(left, top, width * len(calls), height, "white")
    for name, begin, end, first, last, fill in buffers:
        y, across = top + height * begin / size, width * (last + 1 - first)
        drawing.rect(
            left + width * first, y, across, max(height * (end - begin) / size, 4), fill, "white"
        )
        if end - begin > 1000:
            drawing.text(
                left + width * first + across / 2,
                y + height * (end - begin) / size / 2 + 5,
                name,
                size=13,
                fill="white",
            )
        else:
            drawing.text(left + width * first + across + 6, y + 2, name, "start", size=13)
    for address in (0, 8320, 16640):
        drawing.text(left - 8, top + height * address / size + 5, f"{address:,}", "end", size=12)
    drawing.text(20, top - 14, "bytes", "start", size=12)
    return drawing


FIGURES = {
    "placements": placements,
    "pipeline": pipeline,
    "factors": factors,
    "overlap": overlap,
    "runtime": runtime,
    "arena": arena,
}


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in FIGURES.items():
        (folder / f"{name}.svg").write_text(draw().svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
