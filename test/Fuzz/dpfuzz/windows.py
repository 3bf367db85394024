"""Makers of convolutions, pooling, prefix sums and other windows."""

import numpy as np

from . import generic as g
from . import numeric as nm
from . import scalar as sc
from .generator import Filled, Skip, maker
from .numeric import is_float
from .program import type_text
from .reductions import destination
from .shapes import reshape

# Letters: n batch, f filters, c channels, x y positions of the result, i j of
# the window; X and Y of the input are x * stride + i * dilation.
CONVOLUTIONS = {
    "linalg.conv_1d_nwc_wcf": ("nXc", "icf", "nxf"),
    "linalg.conv_1d_ncw_fcw": ("ncX", "fci", "nfx"),
    "linalg.conv_2d_nhwc_hwcf": ("nXYc", "ijcf", "nxyf"),
    "linalg.conv_2d_nchw_fchw": ("ncXY", "fcij", "nfxy"),
    "linalg.conv_2d_nhwc_fhwc": ("nXYc", "fijc", "nxyf"),
    "linalg.depthwise_conv_1d_nwc_wc": ("nXc", "ic", "nxc"),
    "linalg.depthwise_conv_2d_nhwc_hwc": ("nXYc", "ijc", "nxyc"),
    "linalg.depthwise_conv_2d_nchw_chw": ("ncXY", "cij", "ncxy"),
    "linalg.depthwise_conv_2d_nhwc_hwcm": ("nXYc", "ijcf", "nxycf"),
    "linalg.conv_2d_ngchw_gfchw": ("ngcXY", "gfcij", "ngfxy"),
    "linalg.conv_2d_nhwgc_gfhwc": ("nXYgc", "gfijc", "nxygf"),
    # As loops: gradients of filters, and images in other layouts.
    "filter gradient nwc": ("nXc", "nxf", "icf"),
    "filter gradient ncw": ("ncX", "nfx", "fci"),
    "filter gradient nhwc": ("nXYc", "nxyf", "fijc"),
    "filter gradient nchw": ("ncXY", "nfxy", "fcij"),
    "filter gradient of groups": ("ngcXY", "ngfxy", "gfcij"),
    "convolution whcn": ("XYcn", "fjci", "fynx"),
}
POOLS = {
    "linalg.pooling_nwc_sum": ("nXc", "i", "nxc", "add"),
    "linalg.pooling_ncw_max": ("ncX", "i", "ncx", "max"),
    "linalg.pooling_nhwc_sum": ("nXYc", "ij", "nxyc", "add"),
    "linalg.pooling_nhwc_max": ("nXYc", "ij", "nxyc", "max"),
    "linalg.pooling_nhwc_min": ("nXYc", "ij", "nxyc", "min"),
    "linalg.pooling_nchw_sum": ("ncXY", "ij", "ncxy", "add"),
    "linalg.pooling_nchw_max": ("ncXY", "ij", "ncxy", "max"),
}
WINDOWED = {"X": ("x", "i"), "Y": ("y", "j")}


class Window:
    """Chooses sizes, strides and dilations of the letters to fit an input."""

    def __init__(self, s, letters, shape):
        self.sizes, self.stride, self.dilation = {}, {}, {}
        for letter, n in zip(letters, shape):
            if letter not in WINDOWED:
                self.sizes[letter] = n
                continue
            out, inner = WINDOWED[letter]
            window = s.rng.randint(1, min(3, n))
            dilation = s.rng.choice([1, 1, 2])
            if (window - 1) * dilation >= n:
                dilation = 1
            stride = s.rng.choice([1, 1, 2])
            self.sizes[inner], self.sizes[out] = (
                window,
                (n - (window - 1) * dilation - 1) // stride + 1,
            )
            self.stride[letter], self.dilation[letter] = stride, dilation

    def attributes(self, letters):
        def vector(values):
            kept = [values[l] for l in letters if l in values]
            return f"dense<{kept}> : tensor<{len(kept)}xi64>"

        return f"{{strides = {vector(self.stride)}, dilations = {vector(self.dilation)}}}"

    def map(self, letters, order):
        expressions = []
        for letter in letters:
            if letter in WINDOWED:
                out, inner = WINDOWED[letter]
                terms = (
                    (order.index(out), self.stride[letter]),
                    (order.index(inner), self.dilation[letter]),
                )
                expressions.append((terms, 0))
            else:
                expressions.append(g.loop(order.index(letter)))
        return expressions


def suits(v, letters):
    return len(v.shape) == len(letters) and v.element not in ("i1", "index") and 0 not in v.shape


def input_for(s, letters):
    """Returns a value of that rank; reshapes another one where there is none."""
    if s.chance(0.6):
        return s.pick(lambda v: suits(v, letters))
    a = s.pick(
        lambda v: (
            1 <= len(v.shape) < len(letters)
            and v.element not in ("i1", "index")
            and 0 not in v.shape
        )
    )
    more = range(len(a.shape), len(letters))
    shape = list(a.shape) + [1 for _ in more]
    groups = [[d] for d in range(len(a.shape))]
    groups[-1] += more
    reshape(s, "tensor.expand_shape", a, shape, groups, f" output_shape {shape}")
    return s.values[-1]


def loops(r, factors, out, types, window, letters, order, element):
    """Returns the lines of a linalg.generic that adds products."""
    dims = ", ".join(f"d{i}" for i in range(len(order)))

    def index(letter):
        if letter not in WINDOWED:
            return f"d{order.index(letter)}"
        position, tap = WINDOWED[letter]
        return (
            f"d{order.index(position)} * {window.stride[letter]} + d{order.index(tap)} * "
            f"{window.dilation[letter]}"
        )

    maps = ", ".join(
        f"affine_map<({dims}) -> ({', '.join(map(index, letter))})>" for letter in letters
    )
    kinds = ", ".join('"parallel"' if letter in letters[2] else '"reduction"' for letter in order)
    suffix = "f" if is_float(element) else "i"
    return [
        f"{r} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
        f"ins({factors[0]}, {factors[1]} : {types[0]}, {types[1]}) outs({out} : {types[2]}) {{",
        f"^bb0(%a: {element}, %b: {element}, %c: {element}):",
        f"  %p = arith.mul{suffix} %a, %b : {element}",
        f"  %q = arith.add{suffix} %c, %p : {element}",
        f"  linalg.yield %q : {element}",
        f"}} -> {types[2]}",
    ]


@maker(2)
def convolution(s):
    name = s.choice(list(CONVOLUTIONS))
    letters = CONVOLUTIONS[name]
    a = input_for(s, letters[0])
    window = Window(s, letters[0], a.shape)
    if "f" in letters[1]:
        window.sizes["f"] = s.rng.choice([1, 2, 3])
    b = s.of_shape([window.sizes[l] for l in letters[1]], a.element)
    order = sorted(window.sizes, key=lambda l: (letters[2].find(l) if l in letters[2] else 9, l))
    extents = [window.sizes[l] for l in order]
    if int(np.prod(extents)) > 4000:
        raise Skip
    element, kind = a.element, "addf" if is_float(a.element) else "addi"
    shape = [window.sizes[l] for l in letters[2]]
    init = s.init(shape, element, 0)
    maps = [window.map(l, order) for l in letters]
    output = [order.index(l) for l in letters[2]]
    t = a.type, b.type, type_text(shape, element)

    def compute(*arrays):
        x, y = (g.spread(v, m, extents) for v, m in zip(arrays[:2], maps))
        return [g.reduce_loops(kind, nm.multiply(x, y), extents, output, init.array(arrays))]

    def text(r, o):
        lines, out = init.lines(r, o)
        if not name.startswith("linalg."):
            return lines + loops(r, o[:2], out, t, window, letters, order, element)
        return lines + [
            f"{r} = {name} {window.attributes(letters[0])} ins({o[0]}, {o[1]} : {t[0]}, {t[1]}) "
            f"outs({out} : {t[2]}) -> {t[2]}"
        ]

    s.emit(name, [a, b] + init.operands, compute, text)


@maker(1)
def pooling(s):
    name = s.choice(list(POOLS))
    letters = POOLS[name]
    a = input_for(s, letters[0])
    window = Window(s, letters[0], a.shape)
    order = sorted(window.sizes, key=lambda l: (letters[2].find(l) if l in letters[2] else 9, l))
    extents = [window.sizes[l] for l in order]
    real = is_float(a.element)
    kind = {
        "add": "addf" if real else "addi",
        "max": "maximumf" if real else "maxsi",
        "min": "minimumf" if real else "minsi",
    }[letters[3]]
    shape = [window.sizes[l] for l in letters[2]]
    init = destination(s, shape, a.element, kind, ())
    where, output = window.map(letters[0], order), [order.index(l) for l in letters[2]]
    filter_type = type_text([window.sizes[l] for l in letters[1]], a.element)
    t = a.type, type_text(shape, a.element)

    def text(r, o):
        lines, out = init.lines(r, o)
        return lines + [
            f"{r}_w = tensor.empty() : {filter_type}",
            f"{r} = {name} {window.attributes(letters[0])} ins({o[0]}, {r}_w : {t[0]}, "
            f"{filter_type}) outs({out} : {t[1]}) -> {t[1]}",
        ]

    s.emit(
        name,
        [a] + init.operands,
        lambda *x: [
            g.reduce_loops(kind, g.spread(x[0], where, extents), extents, output, init.array(x))
        ],
        text,
    )


@maker(1)
def filter_gradient(s):
    """Adds w[i, c, f] = sum of x[n, p + i, c] y[n, p, f], as a generic."""
    a = s.pick(lambda v: suits(v, "nXc"))
    window = Window(s, "nXc", a.shape)
    window.sizes["f"] = s.rng.choice([1, 2, 3])
    candidates = [
        v
        for v in s.values
        if suits(v, "nxf")
        and v.element == a.element
        and v.shape[:2] == (window.sizes["n"], window.sizes["x"])
    ]
    if candidates:
        b = s.choice(candidates)
        window.sizes["f"] = b.shape[2]
    else:
        b = s.of_shape([window.sizes[l] for l in "nxf"], a.element)
    order = "icfnx"
    extents = [window.sizes[l] for l in order]
    if int(np.prod(extents)) > 4000:
        raise Skip
    maps = [window.map("nXc", order), window.map("nxf", order), g.projection([0, 1, 2])]
    element, kind = a.element, "addf" if is_float(a.element) else "addi"
    init = s.init(extents[:3], element, 0)
    t = a.type, b.type, type_text(extents[:3], element)

    def compute(*arrays):
        x, y = (g.spread(v, m, extents) for v, m in zip(arrays[:2], maps))
        return [g.reduce_loops(kind, nm.multiply(x, y), extents, [0, 1, 2], init.array(arrays))]

    def text(r, o):
        lines, out = init.lines(r, o)
        body = [
            f"{r}_m = arith.mul{kind[-1]} {r}_i0, {r}_i1 : {element}",
            f"{r}_y = arith.{kind} {r}_o0, {r}_m : {element}",
        ]
        return lines + g.generic_text(
            r,
            [(o[0], t[0], element), (o[1], t[1], element)],
            [(out, t[2], element)],
            maps,
            5,
            [3, 4],
            body,
            [f"{r}_y"],
        )

    s.emit("linalg.generic filter gradient", [a, b] + init.operands, compute, text)


@maker(1)
def prefix_sum(s):
    """Adds a prefix sum by a triangular mask under linalg.index, or by pads and slices
    (as a scan in doubling steps)."""
    a = s.pick(
        lambda v: 1 <= len(v.shape) <= 2 and v.element not in ("i1", "index") and 0 not in v.shape
    )
    d, rank, element = s.rng.randrange(len(a.shape)), len(a.shape), a.element
    n = a.shape[d]
    if n > 16:
        raise Skip
    real = is_float(element)
    extents = list(a.shape) + [n]
    mask = nm.integer(
        "i1",
        np.broadcast_to(
            g.index_array(rank, extents).data <= g.index_array(d, extents).data, extents
        ),
    )
    source = g.projection(range(rank))
    source[d] = g.loop(rank)
    zero = Filled(a.shape, element, (), 0)
    t = a.type

    def compute(x):
        spread = g.spread(x, source, extents)
        nothing = nm.constant(element, np.zeros(extents, int))
        return [
            g.reduce_loops(
                "addf" if real else "addi",
                nm.select(mask, spread, nothing),
                extents,
                list(range(rank)),
                zero.array(()),
            )
        ]

    def text(r, o):
        lines, out = zero.lines(r, o)
        literal = sc.literal(0, element)
        body = [
            f"{r}_a = linalg.index {d} : index",
            f"{r}_b = linalg.index {rank} : index",
            f"{r}_g = arith.cmpi sle, {r}_b, {r}_a : index",
            f"{r}_k = arith.constant {literal} : {element}",
            f"{r}_s = arith.select {r}_g, {r}_i0, {r}_k : {element}",
            f"{r}_y = arith.{'addf' if real else 'addi'} {r}_o0, {r}_s : {element}",
        ]
        return lines + g.generic_text(
            r,
            [(o[0], t, element)],
            [(out, t, element)],
            [source, g.projection(range(rank))],
            rank + 1,
            [rank],
            body,
            [f"{r}_y"],
        )

    s.emit("prefix sum by mask", [a], compute, text)
