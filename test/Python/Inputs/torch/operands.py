"""Operands beside those that most users give: bytes, factors, edges, constants, ranges and numbers
in place of tensors."""

import functools
import itertools

import harness
import torch
import torch.nn.functional as F

import dp

DEVICES = harness.Devices()
DEVICES.NUMBERS = (1, 2, 3)
check = functools.partial(harness.compare_numbers, DEVICES)


def scaled_constants():
    """A constant by a number is rounded as PyTorch rounds, the number first. (A number that is
    added in 16 bits is not, here.)"""
    rate = torch.tensor(0.0123456789)
    bodies = {
        "mul": lambda c: c * 3.3333333333,
        "twice": lambda c: c * 3.3333333333 * 1.1,
        "add": lambda c: c + 0.1,
        "sub": lambda c: 1 - c * 0.1,
        "div": lambda c: c / 3.3333333333,
    }
    functions = {
        f"{name} {dtype} {size}": lambda x, f=f, dtype=dtype, size=size: f(
            torch.full(size, 0.0123456789).to(dtype)
        )
        for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16)
        for size in ((), (3,))
        for name, f in bodies.items()
        if dtype.itemsize > 2 or name in ("mul", "div")
    }
    x = torch.arange(12.0).view(6, 2) + 0.3
    check(
        {
            **functions,
            "rows": lambda x: x * (1 - rate * 0.1),
            "rate": lambda x: rate * 3.3333333333,
        },
        x,
    )


def resized():
    """Images of bytes, whose weights are integers of 16 bits, and Lanczos' windows."""
    generator = torch.Generator().manual_seed(0)
    for channels, height, width in ((3, 9, 12), (6, 7, 5)):
        x = torch.randint(256, (4, channels, height, width), generator=generator, dtype=torch.uint8)
        x[0] = (x[0] > 127) * 255
        sizes = ({"size": (5, 17)}, {"size": (height, 8)}, {"scale_factor": (1.9, 0.7)})[
            : 2 if channels > 3 else 3
        ]
        modes = [
            *itertools.product(("bilinear", "bicubic"), (False, True), (False, True)),
            ("lanczos", True, None),
        ]
        functions = {
            f"{mode} {smooth} {align} {size}": functools.partial(
                F.interpolate, **size, mode=mode, antialias=smooth, align_corners=align
            )
            for mode, smooth, align in modes
            for size in sizes
        }
        if not hasattr(torch.ops.aten, "_upsample_lanczos2d_aa"):
            functions = {name: f for name, f in functions.items() if not name.startswith("lanczos")}
        check(functions, x)
        floats = {
            name: lambda x, f=f: f(x) + 512
            for name, f in functions.items()
            if name.startswith("lanczos")
        }
        check(
            {**floats, "nearest": lambda x: F.interpolate(x, scale_factor=1.7)},
            x.float(),
            tolerance=1e-5,
        )
    with harness.refuses(dp.TraceError, "operands.py:", "interpolation of int64"):
        dp.Session(
            dp.torch.step(
                lambda state, x: (state, F.interpolate(x, scale_factor=2.0, mode="bilinear")),
                {"unused": torch.zeros(1)},
                (x.long(),),
            )
        )


def products():
    """A product of f16 that overflows, with a factor by which the result does not."""
    a, b = (torch.full((6, 4), n, dtype=torch.float16) for n in (200.0, 100.0))
    check(
        {
            "addmm": lambda a, b: torch.addmm(a[:, :1].expand(6, 6), a, b.t(), alpha=0.1),
            "addmv": lambda a, b: torch.addmv(a[:, 0], a, b[0], alpha=0.5),
            "addr": lambda a, b: torch.addr(a, a[:, 0] * 4, b[0], beta=0.5, alpha=0.25),
            "baddbmm": lambda a, b: torch.baddbmm(
                a.reshape(6, 1, 4),
                a.reshape(6, 1, 4),
                b[:4].reshape(1, 4, 4).expand(6, 4, 4),
                alpha=0.2,
            ),
            "addbmm": lambda a, b: torch.addbmm(
                a[:1], a.reshape(6, 1, 4), b[:4].reshape(1, 4, 4).expand(6, 4, 4), alpha=0.03
            ),
        },
        a,
        b,
        tolerance=1e-3,
    )


def edges():
    """A number is compared in the dtype of the edges, and NaN at their end is larger than all."""
    for dtype in (torch.float64, torch.float16, torch.int64):
        x = torch.tensor([0.1, 0.3, 2, 5, 7]).to(dtype)
        x = torch.tensor([0.1, 0.3, 2, 5, 7], dtype=dtype) if dtype.is_floating_point else x
        functions = {
            f"{f.__name__} {number} {right}": lambda x, f=f, number=number, right=right: (
                f(x, number, right=right) if f is torch.searchsorted else f(number, x, right=right)
            )
            for f in (torch.searchsorted, torch.bucketize)
            for number in (0.1, 0.3, 2, 2.5)
            for right in (False, True)
        }
        check(
            {
                **functions,
                "places": lambda x: torch.bucketize(x, x, right=True),
                "int32": lambda x: torch.bucketize(x, x, out_int32=True),
            },
            x,
        )
    ends = torch.tensor([-1.0, 2, torch.nan])
    check({"NaN": lambda x: torch.bucketize(x, ends)}, torch.tensor([-5.0, -1, 0, 1, 2]))


def scattered():
    """Scatters that add or multiply."""
    index = torch.tensor([[0, 1, 2], [1, 2, 0]])
    for dtype in (torch.float32, torch.float16, torch.int64, torch.uint8, torch.bool):
        x, y = (
            torch.tensor(rows).to(dtype)
            for rows in ([[1, 0, 1], [0, 1, 1], [1, 1, 0]], [[1, 0, 2], [0, 3, 1], [7, 7, 7]])
        )
        check(
            {
                f"{reduce} {name}": lambda x, y, reduce=reduce, f=f: torch.scatter(
                    x, 0, index, f(y), reduce=reduce
                )
                for reduce in ("add", "multiply")
                for name, f in (("number", lambda y: 1), ("tensor", lambda y: y))
            },
            x,
            y,
        )


def constants():
    """Tensors that are filled in the step, of which torch-mlir folds ops."""
    functions = {
        "sign": torch.sign,
        "sgn": torch.sgn,
        "trunc": torch.trunc,
        "frac": torch.frac,
        "softshrink": F.softshrink,
        "floor": torch.floor,
        "more": lambda x: x > 0,
        "abs": torch.abs,
        "int": lambda x: x.int(),
    }
    check(
        {
            f"{name} of {number} {dtype}": lambda x, f=f, number=number, dtype=dtype: f(
                torch.full((3,), number, dtype=dtype)
            )
            for name, f in functions.items()
            for number in (2.5, -2.5, 0.0)
            for dtype in (torch.float32, torch.float64, torch.bfloat16)
        },
        torch.zeros(3),
    )
    x = torch.tensor([2.5, -0.0, 0, -3.7, torch.nan, torch.inf, -torch.inf, 1e-40])
    check(
        {
            f"{name} {dtype}": lambda x, f=f, dtype=dtype: f(x.to(dtype))
            for name, f in functions.items()
            if name != "int"
            for dtype in (torch.float32, torch.float64, torch.float16)
        },
        x,
    )


def ranges():
    """Ranges and windows of f64 have the digits of f64."""
    ends = (
        (0.1, 2.7, 7),
        (0.26, 2.879, 2),
        (5, -3.3, 11),
        (0.1, 0.3, 1),
        (1e10, 1e10 + 1.3, 5),
        (-0.3, 1e300, 4),
    )
    windows = {
        f"{name} {size} {periodic}": lambda x, name=name, size=size, periodic=periodic: (
            getattr(torch, name + "_window")(size, periodic, dtype=torch.float64) + 1
        )
        for name in ("hann", "hamming", "blackman", "bartlett", "kaiser")
        for size in (1, 2, 7)
        for periodic in (False, True)
    }
    signals = {
        name: lambda x, name=name: getattr(torch.signal.windows, name)(6, dtype=torch.float64) + 1
        for name in (
            "cosine",
            "bartlett",
            "blackman",
            "exponential",
            "gaussian",
            "hamming",
            "hann",
            "kaiser",
            "nuttall",
        )
    }
    check(
        {
            **{
                f"linspace {e}": lambda x, e=e: torch.linspace(*e, dtype=torch.float64)
                for e in ends
            },
            **windows,
            **signals,
            "logspace": lambda x: torch.logspace(0.1, 2.7, 7, dtype=torch.float64),
            "beta": lambda x: torch.kaiser_window(9, True, 3.7, dtype=torch.float64),
            "alpha": lambda x: torch.hamming_window(9, False, 0.7, 0.2, dtype=torch.float64),
        },
        torch.zeros(3),
        tolerance=1e-13,
    )
    check({"f32": lambda x: torch.linspace(5, -3.3, 11)}, torch.zeros(3), tolerance=1e-6)


def numbers():
    """Functions of a number and a tensor."""
    x, n = torch.tensor([0.3, 1.7, 0.9, -0.4], dtype=torch.float64), torch.tensor([3, 5, 1, 6])
    special = torch.special
    polynomials = [name for name in dir(special) if "polynomial" in name]
    check(
        {
            **{
                f"{name} of a number": lambda x, n, f=getattr(special, name): f(0.3, n.double())
                for name in polynomials
            },
            **{
                f"{name} by a number": lambda x, n, f=getattr(special, name): f(x, 3)
                for name in polynomials
            },
            "zeta": lambda x, n: special.zeta(2.3, x.abs()),
            "zeta of x": lambda x, n: special.zeta(x.abs() + 1.1, 1.3),
            "xlogy": lambda x, n: torch.xlogy(x, 0.3),
            "xlog1py": lambda x, n: special.xlog1py(0.3, x),
        },
        x,
        n,
        tolerance=1e-12,
    )
    check(
        {
            "left": lambda n: 2 << n,
            "right": lambda n: 64 >> n,
            "of bytes": lambda n: 3 << n.to(torch.uint8),
        },
        n,
    )


def quantized():
    """Fake quantization with its gradient, which is 0 out of the range."""
    scale, zero = torch.tensor([0.1, 0.05, 0.3]), torch.tensor([3, 0, 7], dtype=torch.int32)
    functions = {
        "tensor": lambda x: torch.fake_quantize_per_tensor_affine(x, 0.1, 3, 0, 127),
        "tensors": lambda x: torch.fake_quantize_per_tensor_affine(x, scale[0], zero[0], -128, 127),
        "channels": lambda x: torch.fake_quantize_per_channel_affine(x, scale, zero, 1, 0, 15),
    }
    gradients = {
        name + "'": lambda x, f=f: torch.func.grad(lambda x: (f(x) * 3).sum())(x)
        for name, f in functions.items()
    }
    x = torch.linspace(-3, 3, 99)
    for dtype in (torch.float32, torch.float64, torch.float16):
        check(
            {**functions, **gradients},
            torch.cat([x, torch.tensor([0.05, 0.15, 1e4, -1e4, -0.0, 0.25])])
            .reshape(35, 3)
            .to(dtype),
        )


def placed():
    """Parts that begin where a tensor says, and groups of volumes of integers."""
    x, n = torch.arange(48.0).reshape(6, 8), torch.tensor([2, -3])
    check(
        {
            "rows": lambda x, n: x.narrow(0, n[0], 3),
            "columns": lambda x, n: torch.narrow(x, 1, n[1], 2),
            "number": lambda x, n: x.narrow(1, -3, 2),
            "filled": lambda x, n: x.index_fill(1, n, x[0, 1]),
            "gradient": lambda x, n: torch.func.grad(lambda x: x.narrow(0, n[0], 3).square().sum())(
                x
            ),
        },
        x,
        n,
    )
    x, weight, bias = (
        torch.randint(-5, 5, shape, generator=torch.Generator().manual_seed(0))
        for shape in ((3, 4, 5, 5, 5), (6, 2, 3, 3, 3), (6,))
    )
    check(
        {
            "volumes": lambda x, w, b: F.conv3d(x, w, b, stride=2, groups=2),
            "transposed": lambda x, w, b: F.conv_transpose3d(x, w[:4], b[:4], padding=1, groups=2),
            "channels": lambda x, w, b: F.conv3d(x, w[:4, :1], groups=4),
        },
        x,
        weight,
        bias,
    )


def updated():
    """Updates in place of what is made of a tensor that is a constant of the step, and ops that
    write another operand than their first."""
    constant, image = torch.arange(12.0).reshape(4, 3), torch.arange(32.0).reshape(1, 2, 4, 4)

    def rows(x):
        t = constant.clone()
        t[0] = x[1]
        return t

    def columns(x):
        t = torch.zeros_like(constant)
        t[:, 1] = constant[:, 0]
        t[1:, 2] += constant[:3, 1]
        return t + x

    def all_of(x):
        t = constant * 2
        row = t[0]
        t[:, 1].add_(constant[:, 0])
        t.mul_(2)
        return t + row

    check(
        {
            "rows": rows,
            "columns": columns,
            "all": all_of,
            "padded": lambda x: F.pad(image, (1, 2, 3, 1), mode="circular") + x[0, 0],
            "rrelu": F.rrelu,
            "gradient": lambda x: torch.func.grad(lambda x: F.rrelu(x).square().sum())(x),
        },
        torch.tensor([[1.0, -2, 3], [-4, 5, -6], [7, -8, 9], [-1, 2, -3]]),
    )


for test in (
    scaled_constants,
    resized,
    products,
    edges,
    scattered,
    constants,
    ranges,
    numbers,
    quantized,
    placed,
    updated,
):
    test()
    print(test.__name__)
