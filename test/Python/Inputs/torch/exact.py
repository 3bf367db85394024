"""Special numbers and all dtypes: what eager PyTorch computes, a step computes, on 1, 2 and 3
devices.

A test has many functions in one step, and compares each result with eager PyTorch's: dtype, values,
places of NaN.
"""

import functools

import harness
import torch
import torch.nn as nn
import torch.nn.functional as F

import dp
from dp.torch._mlir import elementwise, small_integers
from dp.torch._trace import guards

DEVICES = harness.Devices()
DEVICES.NUMBERS = (1, 2, 3)
check = functools.partial(harness.compare_numbers, DEVICES)


NAN, INF = float("nan"), float("inf")


def nans():
    """NaN comes through all that bounds a number, and a place of an extremum is that of the first
    NaN."""
    x = torch.tensor([[1.0, 3.0], [NAN, 2.0], [-INF, INF], [0.0, -0.0], [7.0, NAN], [2.0, 6.5]])
    one = torch.ones(6, 2)
    bounds = {
        "clamp": lambda x: x.clamp(-1, 1.5),
        "clamp_max": lambda x: x.clamp(max=1.5),
        "clamp_min": lambda x: x.clamp(min=0.5),
        "clamp by tensors": lambda x: x.clamp(-one, one),
        "minimum": lambda x: torch.minimum(x, one),
        "maximum": lambda x: torch.maximum(one, x),
        "fmin": lambda x: torch.fmin(x, one),
        "fmax": lambda x: torch.fmax(x, one),
        "relu": torch.relu,
        "relu6": F.relu6,
        "hardtanh": F.hardtanh,
        "hardsigmoid": F.hardsigmoid,
        "hardswish": F.hardswish,
        "threshold": lambda x: F.threshold(x, 0.5, 9.0),
        "hypot": lambda x: torch.hypot(x, one),
        "isfinite": torch.isfinite,
        "isnan": torch.isnan,
        "isinf": torch.isinf,
        "self": lambda x: x == x,
        "equal": lambda x: x == 1,
        "less": lambda x: x < 2,
        "unequal": lambda x: x != 2,
        "at least": lambda x: x >= x,
        "sign": torch.sign,
        "nan_to_num": lambda x: x.nan_to_num(),
        "finite": lambda x: x.isfinite().all(1),
    }
    check(bounds, x)
    check(
        {
            "sigmoid": torch.sigmoid,
            "softmax": lambda x: x.softmax(1),
            "logsumexp": lambda x: x.logsumexp(1),
        },
        x,
        tolerance=1e-6,
    )
    orders = {
        "argmax": lambda x: x.argmax(1),
        "argmin": lambda x: x.argmin(1),
        "argmax of all": lambda x: x.argmax(),
        "argmin of rows": lambda x: x.argmin(0),
        "max": lambda x: x.max(1).indices,
        "min": lambda x: x.min(0).indices,
        "max of rows": lambda x: x.max(0).values,
        "amax": lambda x: x.amax(1),
        "amin": lambda x: x.amin(0),
        "median": lambda x: x.median(1).values,
        "least": lambda x: x.aminmax(dim=1).min,
        "most": lambda x: x.aminmax().max,
        "cummax": lambda x: x.cummax(0).values,
        "cummin places": lambda x: x.cummin(1).indices,
        "sort": lambda x: x.sort(1).values,
        "order": lambda x: x.argsort(dim=0, stable=True),
        "topk": lambda x: x.topk(1, dim=1).values,
    }
    check(orders, x)


def divided():
    """A number divided by zero is infinite, or NaN, and no error."""
    x = torch.tensor([1.0, 0.0, -2.0, -0.0, 5.5, -INF])
    divided = {
        "reciprocal": lambda x: 1 / x,
        "number": lambda x: 3.5 / x,
        "where": lambda x: torch.where(x != 0, 1 / x, 0.0),
        "rsqrt": lambda x: x.abs().rsqrt(),
        "power": lambda x: x**-1,
        "power -2": lambda x: x**-2.0,
        "ratio": lambda x: x / 0.0,
        "remainder": lambda x: x % 0.0,
        "number % x": lambda x: torch.remainder(3.0, x),
        "fmod": lambda x: torch.fmod(x, 0.0),
        "floor": lambda x: x // 0.0,
        "floor of number": lambda x: torch.div(torch.full_like(x, 3), x, rounding_mode="floor"),
        "trunc": lambda x: torch.div(x, 0.0, rounding_mode="trunc"),
        "modulo": lambda x: x % 2.5,
        "fmod of x": lambda x: torch.fmod(x, 2.5),
        "floor of x": lambda x: x // 0.1,
    }
    check(divided, x, tolerance=1e-7)
    model = nn.Linear(2, 1)
    batch = torch.tensor([[1.0, 2.0], [NAN, 1.0]]), torch.zeros(2, 1)
    step = dp.torch.train_step(
        model, F.mse_loss, torch.optim.SGD(model.parameters(), 0.1), batch, clip_grad_norm=1.0
    )
    with dp.Session(step, devices=2) as run:
        assert torch.as_tensor(run(*batch)["loss"]).isnan()
        run.sync(model)
    assert model.weight.isnan().all()


def solved():
    """Gradients of linear algebra for matrices that are no symmetric ones, by rows and by columns
    in memory."""
    linalg = torch.linalg
    functions = {
        "solve": lambda a, b: linalg.solve(a, b),
        "solve transposed": lambda a, b: linalg.solve(a.mT, b),
        "solve from the right": lambda a, b: linalg.solve(a, b.mT, left=False),
        "solve a vector": lambda a, b: linalg.solve(a, b[..., 0]),
        "det": lambda a, b: linalg.det(a),
        "det transposed": lambda a, b: linalg.det(a.mT),
        "slogdet": lambda a, b: linalg.slogdet(a)[1],
        "slogdet transposed": lambda a, b: linalg.slogdet(a.mT)[1],
        "inv": lambda a, b: linalg.inv(a),
        "power": lambda a, b: linalg.matrix_power(a, -2),
        "lu_solve": lambda a, b: linalg.lu_solve(*linalg.lu_factor(a), b),
        "pinv": lambda a, b: linalg.pinv(a) @ b,
        "cholesky": lambda a, b: torch.cholesky_solve(b, linalg.cholesky(a @ a.mT)),
    }
    for shape in ((3, 3), (2, 3, 3)):

        def make():
            torch.manual_seed(1)
            model = nn.ParameterDict(
                {
                    name: torch.randn(shape, dtype=torch.float64) + 3 * torch.eye(3)
                    for name in functions
                }
            )
            return model, loss, torch.optim.SGD(model.parameters(), 0.1)

        def loss(model, b):
            values = [f(model[name], b).flatten() for name, f in functions.items()]
            return sum((v * torch.arange(1, 1 + len(v))).cos().sum() for v in values)

        def eager(model, loss, optimizer, batch, number):
            optimizer.zero_grad()
            value = loss(model, *batch)
            value.backward()
            optimizer.step()
            return value

        for devices in (1, 2):
            harness.train(
                make,
                [(torch.randn(*shape[:-1], 2, dtype=torch.float64),)],
                devices,
                eager=eager,
                tolerance=1e-9,
            )


def unsigned():
    """Images of uint8 are numbers from 0 to 255 wherever they meet numbers, and wrap."""
    u, v = (
        torch.tensor([255, 200, 7, 128, 0, 127], dtype=torch.uint8),
        torch.tensor([1, 201, 255, 127, 3, 128], dtype=torch.uint8),
    )
    check(
        {
            "sub": lambda u, v: u - v,
            "sub number": lambda u, v: u - 128,
            "sub float": lambda u, v: u - 127.5,
            "add float": lambda u, v: u + 0.5,
            "rsub": lambda u, v: 255 - u,
            "mul": lambda u, v: u * 3,
            "mul float": lambda u, v: u * 0.5,
            "div": lambda u, v: u / v,
            "alpha": lambda u, v: torch.sub(u, v, alpha=2),
            "floor": lambda u, v: u // v,
            "floor number": lambda u, v: u // 3,
            "modulo": lambda u, v: u % v,
            "modulo number": lambda u, v: u % 7,
            "modulo negative": lambda u, v: u % -5,
            "fmod": lambda u, v: torch.fmod(u, v),
            "neg": lambda u, v: -u,
            "abs": lambda u, v: u.abs(),
            "sign": lambda u, v: u.sign(),
            "square": lambda u, v: u.square(),
            "less": lambda u, v: u < v,
            "more": lambda u, v: u > 128,
            "equal": lambda u, v: u == 200,
            "max": lambda u, v: torch.maximum(u, v),
            "min": lambda u, v: torch.minimum(u, v),
            "clamp": lambda u, v: u.clamp(3, 200),
            "clamp wide": lambda u, v: u.clamp(-5, 300),
            "float": lambda u, v: u.float(),
            "double": lambda u, v: u.double(),
            "bf16": lambda u, v: u.bfloat16(),
            "long": lambda u, v: u.long(),
            "int8": lambda u, v: u.to(torch.int8),
            "int16": lambda u, v: u.short(),
            "bool": lambda u, v: u.bool(),
            "sum": lambda u, v: u.sum(),
            "mean": lambda u, v: u.float().mean(),
            "amax": lambda u, v: u.amax(),
            "amin": lambda u, v: v.amin(),
            "argmax": lambda u, v: u.argmax(),
            "sort": lambda u, v: u.sort().values,
            "cumsum": lambda u, v: u.cumsum(0),
            "prod": lambda u, v: u.prod(),
            "pad": lambda u, v: F.pad(u, (1, 0), value=200),
            "where": lambda u, v: torch.where(u > 9, u, 255),
            "where float": lambda u, v: torch.where(u > 9, u, 0.5),
            "and": lambda u, v: u & v,
            "or": lambda u, v: u | 128,
            "not": lambda u, v: ~u,
            "shift": lambda u, v: u >> 1,
            "left": lambda u, v: u << 1,
            "full": lambda u, v: torch.full_like(u, 200),
            "fill": lambda u, v: u.masked_fill(u > 9, 200),
            "int16 + u": lambda u, v: u + torch.tensor([-1] * 6, dtype=torch.int16),
            "sqrt": lambda u, v: u.sqrt(),
            "exp": lambda u, v: (u - 250).float(),
        },
        u,
        v,
        tolerance=1e-7,
    )
    rows = torch.randint(256, (6, 3, 4, 4), dtype=torch.uint8)
    images = {
        "normalize": lambda x: (x / 255 - 0.5) / 0.25,
        "linear": lambda x: x.float().flatten(1) @ torch.ones(48, 2),
    }
    check(images, rows, tolerance=1e-6)


def words():
    """Integers of 32 bits without sign, of which eager PyTorch has some ops; those of 16 and 64
    bits are refused."""
    x = torch.tensor([0, 2**31, 5, 2**31 - 1, 2**32 - 1, 2**31 + 7, 1, 2**32 - 9]).to(torch.uint32)
    check(
        {
            "float": lambda x: x.float(),
            "double": lambda x: x.double(),
            "half": lambda x: x.half(),
            "long": lambda x: x.long(),
            "int32": lambda x: x.int(),
            "uint8": lambda x: x.to(torch.uint8),
            "bool": lambda x: x.bool(),
            "sum": lambda x: x.sum(),
            "prod": lambda x: x.prod(),
            "cumsum": lambda x: x.cumsum(0),
            "sort": lambda x: x.sort(dim=0).values,
            "and": lambda x: x & 255,
            "xor": lambda x: x ^ 255,
            "or": lambda x: x | x.flip(0),
            "mul": lambda x: x * 3,
            "equal": lambda x: x == 5,
            "unequal": lambda x: x != 5,
            "clamp": lambda x: x.clamp(max=100),
            "clamp min": lambda x: x.clamp(min=2**31),
            "max": lambda x: torch.maximum(x, x.flip(0)),
            "min": lambda x: torch.minimum(x, x.flip(0)),
            "div": lambda x: x / 2,
            "from float": lambda x: x.float().to(torch.uint32),
            "from double": lambda x: x.double().to(torch.uint32),
            "from long": lambda x: (x.long() * 3).to(torch.uint32),
            "index": lambda x: x[torch.tensor([1, 0])],
            "cat": lambda x: torch.cat([x, x]),
            "zeros": torch.zeros_like,
            "full": lambda x: torch.full_like(x, 2**32 - 2),
            "pad": lambda x: F.pad(x, (1, 1)),
            "roll": lambda x: x.roll(1),
        },
        x,
    )
    for dtype, convert in ((torch.uint16, "torch.int32"), (torch.uint64, "torch.int64")):
        with harness.refuses(dp.TraceError, "exact.py:", f"makes numbers of {dtype}", convert):
            dp.Session(
                dp.torch.step(
                    lambda state, x: (state, x.to(dtype).long()),
                    {"unused": torch.zeros(1)},
                    (x.long(),),
                )
            )
        with harness.refuses(dp.TraceError, "the input", f"is of {dtype}", convert):
            dp.Session(
                dp.torch.step(
                    lambda state, x: (state, x.long()),
                    {"unused": torch.zeros(1)},
                    (x.long().to(dtype),),
                )
            )


def settled(x, dtype):
    """Returns x with 3 in place of numbers that PyTorch's kernels for this machine convert
    otherwise in a row than alone."""
    same = torch.ones_like(x, dtype=torch.bool)
    for before in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
        alone = torch.stack([number.to(dtype).float() for number in x.to(before)])
        in_row = x.to(before).repeat(64).to(dtype).float()[: len(x)]
        same &= torch.isclose(alone, in_row, rtol=0, atol=0, equal_nan=True)
    return torch.where(same, x, 3.0)


def narrow():
    """Floats of 8 bits, which are made, moved and converted back."""
    x = torch.tensor(
        [
            -300.5,
            -1,
            0,
            2.7,
            448,
            464,
            464.1,
            1000,
            1e-3,
            17,
            19,
            torch.inf,
            -torch.inf,
            torch.nan,
            -0.0,
            61440,
            61441,
            1e-5,
            2**-10,
            2**-10 * 1.001,
            1e30,
            -1e30,
        ]
    )
    for dtype in (torch.float8_e4m3fn, torch.float8_e5m2):
        check(
            {
                "float": lambda x: x.to(dtype).float(),
                "double": lambda x: (x.double() * 1.0000001).to(dtype).double(),
                "half": lambda x: x.half().to(dtype).half(),
                "bfloat16": lambda x: x.bfloat16().to(dtype).bfloat16(),
                "bool": lambda x: x.to(dtype).bool(),
                "int": lambda x: x.nan_to_num().clamp(-400, 400).to(dtype).int(),
                "other": lambda x: x.to(torch.float8_e5m2).to(torch.float8_e4m3fn).float(),
                "zeros": lambda x: torch.zeros(2, dtype=dtype).float(),
                "ones": lambda x: torch.ones_like(x, dtype=dtype).float(),
                "copy": lambda x: torch.empty(22, dtype=dtype).copy_(x).float(),
                "cat": lambda x: torch.cat([x.to(dtype), x.to(dtype)]).float(),
                "view": lambda x: x.to(dtype).view(2, 11).t().float(),
                "index": lambda x: x.to(dtype)[torch.tensor([3, 7, 2])].float(),
            },
            settled(x, dtype),
        )
    check(
        {
            "from int": lambda x: x.to(torch.float8_e4m3fn).float(),
            "full": lambda x: torch.full_like(x, 1000, dtype=torch.float8_e5m2).float(),
        },
        torch.arange(24) * 37,
    )
    with harness.refuses(
        dp.TraceError, "exact.py:", "makes numbers of torch.float8_e8m0fnu", "torch.float8_e4m3fn"
    ):
        dp.Session(
            dp.torch.step(
                lambda state, x: (state, x.to(torch.float8_e8m0fnu).float()),
                {"unused": torch.zeros(1)},
                (x,),
            )
        )


def rounded_once():
    """A product and what is added to it are rounded to 16 bits together. The numbers are small
    integers, whose sums f32 has."""
    for dtype in (torch.float16, torch.bfloat16):
        generator = torch.Generator().manual_seed(5)
        a, w = (
            torch.randint(-9, 10, shape, generator=generator).to(dtype)
            for shape in ((6, 40), (7, 40))
        )
        b, tall = (
            torch.linspace(-300, 400, 7).to(dtype),
            torch.linspace(-9, 9, 42).view(6, 7).to(dtype),
        )
        sums = {
            "addmm": lambda a: torch.addmm(tall, a, w.T, beta=-4.75, alpha=2.5),
            "addmv": lambda a: torch.addmv(b[:6], a, w[0], beta=0.3),
            "baddbmm": lambda a: torch.baddbmm(
                b, a.view(6, 1, 40), w.T.expand(6, 40, 7), alpha=0.5
            ),
        }
        if dtype == torch.float16:
            sums |= {
                "linear": lambda a: F.linear(a, w, b),
                "linear of rows": lambda a: F.linear(a.view(3, 2, 40), w, b),
                "sum": lambda a: torch.addmm(b, a, w.T),
                "batched": lambda a: torch.baddbmm(b, a[None], w.T[None]),
            }
        check(sums, a)
    # The product alone is infinite in f16.
    a, w, b = (
        torch.full(shape, value, dtype=torch.float16)
        for shape, value in (((6, 64), 30.0), ((5, 64), 36.0), ((5,), -20000.0))
    )
    image, filters = a.view(6, 16, 2, 2), w[:4].reshape(4, 16, 2, 2)
    check(
        {
            "linear": lambda a, i: F.linear(a, w, b),
            "addmm": lambda a, i: torch.addmm(b, a, w.T),
            "baddbmm": lambda a, i: torch.baddbmm(b, a[None], w.T[None]),
            "conv": lambda a, i: F.conv2d(i, filters, b[:4]),
        },
        a,
        image,
    )


def whole():
    """Integers are computed with as integers: they wrap, and have all their digits."""
    for dtype in (torch.int64, torch.int32, torch.int16, torch.int8):
        of = torch.iinfo(dtype)
        x = torch.tensor([of.max, of.min, of.max - 1, of.min + 1, -7, 7], dtype=dtype)
        y = torch.tensor([of.max - 2, of.max, -1, 3, 2, -2], dtype=dtype)
        check(
            {
                "add": lambda x, y: x + y,
                "add number": lambda x, y: x + 1,
                "sub": lambda x, y: x - y,
                "rsub": lambda x, y: 5 - x,
                "mul": lambda x, y: x * y,
                "mul number": lambda x, y: x * 3,
                "neg": lambda x, y: -x,
                "abs": lambda x, y: x.abs(),
                "sign": lambda x, y: x.sign(),
                "floor": lambda x, y: torch.div(x[3:], y[3:], rounding_mode="floor"),
                "trunc": lambda x, y: torch.div(x[3:], 2, rounding_mode="trunc"),
                "floor number": lambda x, y: x // 3,
                "modulo": lambda x, y: x % 3,
                "modulo negative": lambda x, y: x[4:] % y[4:],
                "fmod": lambda x, y: torch.fmod(x, 5),
                "equal": lambda x, y: x == of.max,
                "less": lambda x, y: x < of.max,
                "more": lambda x, y: x > of.max - 1,
                "tensors": lambda x, y: x > y,
                "clamp": lambda x, y: x.clamp(of.min + 1, of.max - 1),
                "max": lambda x, y: torch.maximum(x, y),
                "square": lambda x, y: x.square(),
                "cube": lambda x, y: x**3,
                "sum": lambda x, y: x.sum(),
                "prod": lambda x, y: y.prod(),
                "amax": lambda x, y: x.amax(),
                "cumsum": lambda x, y: x.cumsum(0),
                "argmin": lambda x, y: x.argmin(),
                "sort": lambda x, y: x.sort().values,
                "relu": lambda x, y: x.relu(),
                "float": lambda x, y: x.float(),
                "double": lambda x, y: x.double(),
                "where": lambda x, y: torch.where(x > y, x, y),
                "xor": lambda x, y: x ^ y,
                "bool": lambda x, y: x.bool(),
                "div": lambda x, y: x / y,
                "short": lambda x, y: x.short(),
                "byte": lambda x, y: x.to(torch.uint8),
            },
            x,
            y,
            tolerance=1e-7,
        )


def truths():
    """False is less than True."""
    b, c = (
        torch.tensor([True, False, True, False, False, True]),
        torch.tensor([True, True, False, False, True, True]),
    )
    index = torch.tensor([0, 0, 1, 1, 2, 2])
    check(
        {
            "sort": lambda b, c: b.sort().values,
            "order": lambda b, c: b.argsort(stable=True),
            "most": lambda b, c: b.sort(descending=True, stable=True).indices,
            "amax": lambda b, c: b.amax(),
            "amin": lambda b, c: b.amin(),
            "max": lambda b, c: b.max(),
            "argmax": lambda b, c: b.to(torch.uint8).argmax(),
            "scatter": lambda b, c: torch.zeros(3, dtype=torch.bool).scatter_reduce(
                0, index, b, "amax"
            ),
            "any": lambda b, c: b.any(),
            "all": lambda b, c: b.all(),
            "sum": lambda b, c: b.sum(),
            "cumsum": lambda b, c: b.cumsum(0),
            "less": lambda b, c: b < c,
            "at least": lambda b, c: b >= c,
            "maximum": lambda b, c: torch.maximum(b, c),
            "minimum": lambda b, c: torch.minimum(b, c),
            "add": lambda b, c: b + c,
            "mul": lambda b, c: b * c,
            "float": lambda b, c: b.float(),
            "and": lambda b, c: b & c,
            "xor": lambda b, c: b ^ c,
            "not": lambda b, c: ~b,
            "mean": lambda b, c: (b == c).float().mean(),
            "times": lambda b, c: b * 2.5,
            "less than 1": lambda b, c: b < 1,
            "prod": lambda b, c: b.prod(),
            "cummax": lambda b, c: b.cummax(0).values,
        },
        b,
        c,
    )


def digits():
    """Functions of f64 have the digits of f64, and small results of f32 all of theirs."""
    functions = {
        "log1p": torch.log1p,
        "expm1": torch.expm1,
        "xlog1py": lambda x: torch.special.xlog1py(x, x.abs()),
        "elu": F.elu,
        "celu": F.celu,
        "selu": F.selu,
        "softplus": F.softplus,
        "logsigmoid": F.logsigmoid,
        "mish": F.mish,
        "erf": torch.erf,
        "erfc": torch.erfc,
        "erfinv": torch.erfinv,
        "erfcx": torch.special.erfcx,
        "ndtri": lambda x: torch.special.ndtri(x.abs()),
        "i0": torch.i0,
        "log_ndtr": torch.special.log_ndtr,
        "lgamma": lambda x: torch.lgamma(x.abs()),
        "digamma": lambda x: torch.digamma(x.abs()),
        "polygamma": lambda x: torch.polygamma(2, x.abs()),
        "rsub": lambda x: 0.1 - x,
        "number / x": lambda x: 0.1 / x,
        "sinh": torch.sinh,
        "asinh": torch.asinh,
        "atanh": torch.atanh,
        "tanh": torch.tanh,
        "sigmoid": torch.sigmoid,
        "silu": F.silu,
        "gelu": F.gelu,
    }
    x = torch.tensor([0.3, -0.7, 1e-9, -1e-5, 0.9, -0.99], dtype=torch.float64)
    check(functions, x, tolerance=1e-12)
    check(
        {
            name: functions[name]
            for name in ("log1p", "expm1", "elu", "selu", "softplus", "sinh", "tanh")
        },
        x.float(),
        tolerance=1e-6,
    )
    resized = {
        "pool": lambda x: F.avg_pool2d(x, 2),
        "resize": lambda x: F.interpolate(x, size=(3, 5), mode="bilinear"),
    }
    check(resized, torch.arange(1.0, 97).reshape(6, 1, 4, 4).bfloat16(), tolerance=1e-2)
    # PyTorch rounds a sum of rounded numbers in 16 bits, where its vectors are.
    ranges = {
        "bf16": lambda x: torch.arange(2100, dtype=torch.bfloat16),
        "f16": lambda x: torch.arange(3, 4100, 2, dtype=torch.float16),
    }
    check(ranges, x, tolerance=1e-3)
    check({"f32": lambda x: torch.arange((1 << 24) - 3, (1 << 24) + 6, dtype=torch.float32)}, x)


def mixed():
    """Tensors of several dtypes meet in the dtype that PyTorch promotes them to, or writes its
    result in."""
    x, wide = (
        torch.tensor([0.3, -1.7, 2.9, -0.1, 5.3, 4.4]),
        torch.tensor([0.1, 1.3, -2.7, 3.1, 1 / 3, 7.7], dtype=torch.float64),
    )
    half, number = wide.bfloat16(), torch.tensor([3, 1, 4, 1, 5, 9])
    check(
        {
            "addr": lambda x, w, h, n: torch.addr(x, w, w),
            "addr of 16 bits": lambda x, w, h, n: torch.addr(h, x, w, beta=3, alpha=2),
            "addr of integers": lambda x, w, h, n: torch.addr(n, n, x),
            "addr of a whole one": lambda x, w, h, n: torch.addr(w, n, n, alpha=3),
            "zeta": lambda x, w, h, n: torch.special.zeta(h.abs() + 2, x.abs() + 1),
            "huber": lambda x, w, h, n: F.huber_loss(x, w, delta=0.7),
            "huber of f64": lambda x, w, h, n: F.huber_loss(w, x, reduction="none"),
            "entropy": lambda x, w, h, n: F.binary_cross_entropy_with_logits(
                w, x.sigmoid(), reduction="none"
            ),
            "weighed entropy": lambda x, w, h, n: F.binary_cross_entropy_with_logits(
                x, w.sigmoid(), weight=x.abs(), pos_weight=w.abs(), reduction="sum"
            ),
        },
        x,
        wide,
        half,
        number,
        tolerance=2e-6,
    )
    spaces = {
        f"{dtype} {ends}": lambda x, dtype=dtype, ends=ends: torch.linspace(*ends, dtype=dtype)
        for dtype in (torch.float16, torch.bfloat16)
        for ends in ((0, 1, 7), (-3, 10, 50), (5.0, -2.3, 12), (0.1, 100.7, 77), (2.2, 3, 1))
    }
    check(spaces, x)


def masked():
    """An update at a mask by numbers that all of its places share is a torch.where."""

    def put(x, index, value):
        x = x.clone()
        x[index] = value
        return x

    x, rows = (
        torch.arange(18.0).reshape(6, 3),
        torch.tensor([True, False, False, True, True, False]),
    )
    check(
        {
            "number": lambda x, m: put(x, m, 2.0),
            "of all": lambda x, m: put(x, x > 4, x[0, 1]),
            "row": lambda x, m: put(x, m, x[5]),
            "one row": lambda x, m: put(x, m, x[5:]),
            "column": lambda x, m: put(x, (m, 1), 7.0),
            "columns": lambda x, m: put(x, (slice(None), x[0] > 0), 7.0),
            "rows of columns": lambda x, m: put(x, (slice(None), x[0] > 0), x[:, :1]),
            "none": lambda x, m: put(x, x < 0, 1.0),
            "added": lambda x, m: x.index_put((m,), x[1], accumulate=True),
            "of a number": lambda x, m: x.index_put((x > 3,), x.amax()),
        },
        x,
        rows,
    )
    wide = torch.tensor(
        [[1.0, 2.0], [INF, 3.0], [0.5, -INF], [2.0, 1.0], [7.0, NAN], [2.0, 6.5]],
        dtype=torch.float64,
    )
    mean = lambda x: torch.native_batch_norm(x, None, None, None, None, True, 0.1, 1e-5)[1]
    check({"mean": mean, "mean of f32": lambda x: mean(x.float())}, wide, tolerance=1e-6)


def ended():
    """A lowering that ends its process is an error of dp, which names the op, and not the end of
    Python."""
    u = torch.ones(3, dtype=torch.uint8)
    with guards.attributes(elementwise, OPS={}), guards.attributes(small_integers, SMALL=()):
        with harness.refuses(dp.TraceError, "ended by SIG", "aten.sub.Tensor of uint8"):
            dp.Session(
                dp.torch.step(lambda state, u: (state, u - 128), {"unused": torch.zeros(1)}, (u,))
            )


for test in (
    nans,
    divided,
    solved,
    unsigned,
    words,
    narrow,
    rounded_once,
    whole,
    truths,
    digits,
    mixed,
    masked,
    ended,
):
    test()
    print(test.__name__)
