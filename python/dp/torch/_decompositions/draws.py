"""Random numbers that are the same on every number of devices.

A number is a function of the seed, the step, the draw's number in the step, the row, and the place
in the row: Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2,
3", 2011), as JAX has it. So a device computes those of its own rows, and they are not the numbers
that eager PyTorch draws.
"""

import math

import torch

aten = torch.ops.aten
where = torch.where

ROTATIONS = (13, 15, 26, 6), (17, 29, 16, 24)
PARITY = 0x1BD11BDA


class NoGenerator(ValueError):
    """A step draws random numbers and has no tensor to draw them from."""


def key_of(generator):
    """Returns the key of a step's draws, two int32. `generator` is a tensor of two int64: the seed,
    and the number of the step."""

    def halves(n):
        return (n.to(torch.int32), (n >> 32).to(torch.int32))

    return threefry(halves(generator[0]), halves(generator[1]))


class Draws:
    """The draws of a step, or of one op in it. The n-th has the key of the first, with n - 1 added
    to its first word."""

    def __init__(self):
        self.first, self.count = None, 0

    def begin(self, generator):
        word, other = key_of(generator)
        self.begin_at((word + 1, other))

    def begin_at(self, key):
        """`key` is that of the next draw, None if there is no generator."""
        self.first, self.count = key, 0

    def key(self, op):
        if self.first is None:
            raise NoGenerator(
                f"the step draws random numbers ({op}); name a state tensor of two int64, seed and "
                f"step, as `generator`"
            )
        self.count += 1
        return self.first[0] + (self.count - 1) if self.count > 1 else self.first[0], self.first[1]


current = Draws()


def rotate(x, by):
    # The right shift of int32 copies the sign.
    return (x << by) | ((x >> (32 - by)) & ((1 << by) - 1))


def threefry(key, counter):
    """Returns two words of 32 random bits for each counter, a pair of int32 tensors."""
    keys = key[0], key[1], key[0] ^ key[1] ^ torch.full((), PARITY, dtype=torch.int32)
    a, b = counter[0] + keys[0], counter[1] + keys[1]
    for group in range(5):
        for by in ROTATIONS[group % 2]:
            a = a + b
            b = rotate(b, by) ^ a
        a = a + keys[(group + 1) % 3]
        b = b + keys[(group + 2) % 3] + (group + 1)
    return a, b


def words(shape, op):
    """Returns two int32 tensors of random bits."""
    key = current.key(op)
    rows = torch.arange(shape[0] if shape else 1, dtype=torch.int32).reshape(
        [-1] + [1] * max(0, len(shape) - 1)
    )
    row = torch.arange(math.prod(shape[1:]), dtype=torch.int32).reshape([1] + list(shape[1:]))
    a, b = threefry(key, (rows, row))
    return a.reshape(shape), b.reshape(shape)


def fraction(word, dtype):
    """Returns the upper 24 bits as a number in [0, 1)."""
    return ((word >> 8) & 0xFFFFFF).to(dtype) * 2.0**-24


def uniform(shape, dtype, op):
    a, b = words(shape, op)
    if dtype != torch.float64:
        return fraction(a, torch.float32).to(dtype)
    # 53 bits. The first ones are those of a float32.
    return fraction(a, dtype) + ((b >> 3) & 0x1FFFFFFF).to(dtype) * 2.0**-53


def normal(shape, dtype, op):
    """By Box and Muller; the radius is that of a number in (0, 1]."""
    a, b = words(shape, op)
    radius = (-2 * (1 - fraction(a, wide(dtype))).log()).sqrt()
    return (radius * (2 * math.pi * fraction(b, wide(dtype))).cos()).to(dtype)


def wide(dtype):
    """Returns the dtype of draws for numbers of a dtype."""
    return torch.float64 if dtype == torch.float64 else torch.float32


def positive(shape, op, dtype=torch.float32):
    """Returns exponential numbers of rate 1. They are positive."""
    return (-torch.log1p(-uniform(shape, wide(dtype), op))).clamp(min=2.0**-25)


def integers(low, high, shape, dtype, op):
    """Returns integers from low to high - 1, high - low < 2**31. The product of their number and 32
    bits fits 64."""
    if high - low >= 2**31:
        raise ValueError(
            f"{op} from {low} to {high - 1}: a range of 2**31 numbers or more is not supported"
        )
    a, _ = words(shape, op)
    return (low + (((a.to(torch.int64) & 0xFFFFFFFF) * (high - low)) >> 32)).to(
        dtype or torch.int64
    )


def dropout(x, p, train=None):
    if not train or p == 0:
        return x.clone(), torch.ones_like(x, dtype=torch.bool)
    # As bernoulli(1 - p), of which PyTorch makes dropout where it has no kernel for it.
    kept = uniform(x.shape, torch.float32, "dropout") < 1 - p
    return where(kept, x * (1 / (1 - p) if p < 1 else 0.0), 0.0), kept


def bernoulli(x, p=None, generator=None):
    p = x if p is None else p
    return (uniform(x.shape, torch.float32, "bernoulli") < p).to(x.dtype)


def normal_of(mean, std, shape, dtype):
    return mean + std * normal(shape, dtype, "normal")


def geometric(x, p, generator=None):
    """Returns the number of the first success of trials of probability p."""
    trials = positive(x.shape, "geometric") / -math.log1p(-p) if p < 1 else torch.ones(x.shape)
    return trials.ceil().to(x.dtype)


def cauchy(x, median=0.0, sigma=1.0, generator=None):
    return (
        median + sigma * torch.tan(math.pi * (uniform(x.shape, wide(x.dtype), "cauchy") - 0.5))
    ).to(x.dtype)


def rrelu(x, noise, lower=1 / 8, upper=1 / 3, training=False, generator=None):
    """Returns the result and the factors."""
    if not training:
        return where(x > 0, x, x * ((lower + upper) / 2)), noise.clone()
    factors = where(x > 0, 1.0, lower + (upper - lower) * uniform(x.shape, x.dtype, "rrelu"))
    return x * factors, factors


def rrelu_backward(gradient, x, noise, lower, upper, training, self_is_result):
    # torch-mlir multiplies by the noise in evaluation, too.
    if training and upper - lower > 1e-6:
        return gradient * noise
    return where(x > 0, gradient, gradient * ((lower + upper) / 2))


def multinomial(x, num_samples, replacement=False, generator=None):
    """By exponential clocks: the categories whose clocks, of rates x, ring first."""
    shape = list(x.shape[:-1])
    if replacement:
        clocks = positive(shape + [num_samples, x.shape[-1]], "multinomial") / x.unsqueeze(-2)
        return clocks.argmin(-1)
    return (positive(list(x.shape), "multinomial") / x).topk(num_samples, -1, largest=False).indices


def randperm(n, dtype=torch.int64, **_):
    return words([n], "randperm")[0].sort().indices.to(dtype or torch.int64)


def float_type(dtype):
    return dtype or torch.get_default_dtype()


OWN = {
    aten.native_dropout.default: dropout,
    aten.bernoulli.default: bernoulli,
    aten.bernoulli.p: bernoulli,
    aten.rand.default: lambda size, dtype=None, **_: uniform(list(size), float_type(dtype), "rand"),
    aten.rand_like.default: lambda x, dtype=None, **_: uniform(
        x.shape, dtype or x.dtype, "rand_like"
    ),
    aten.randn.default: lambda size, dtype=None, **_: normal(
        list(size), float_type(dtype), "randn"
    ),
    aten.randn_like.default: lambda x, dtype=None, **_: normal(
        x.shape, dtype or x.dtype, "randn_like"
    ),
    aten.randint.default: lambda high, size, dtype=None, **_: integers(
        0, high, list(size), dtype, "randint"
    ),
    aten.randint.low: lambda low, high, size, dtype=None, **_: integers(
        low, high, list(size), dtype, "randint"
    ),
    aten.randint_like.default: lambda x, high, dtype=None, **_: integers(
        0, high, x.shape, dtype or x.dtype, "randint_like"
    ),
    aten.randint_like.low_dtype: lambda x, low, high, dtype=None, **_: integers(
        low, high, x.shape, dtype or x.dtype, "randint_like"
    ),
    aten.uniform.default: lambda x, low=0.0, high=1.0, **_: (
        low + (high - low) * uniform(x.shape, x.dtype, "uniform")
    ),
    aten.normal_functional.default: lambda x, mean=0.0, std=1.0, **_: normal_of(
        mean, std, x.shape, x.dtype
    ),
    aten.normal.Tensor_Tensor: lambda mean, std, **_: normal_of(
        mean, std, torch.broadcast_shapes(mean.shape, std.shape), mean.dtype
    ),
    aten.normal.Tensor_float: lambda mean, std=1.0, **_: normal_of(
        mean, std, mean.shape, mean.dtype
    ),
    aten.normal.float_Tensor: lambda mean, std, **_: normal_of(mean, std, std.shape, std.dtype),
    aten.exponential.default: lambda x, rate=1.0, **_: (
        positive(x.shape, "exponential", x.dtype) / rate
    ).to(x.dtype),
    aten.normal.float_float: lambda mean, std, size, dtype=None, **_: normal_of(
        mean, std, list(size), float_type(dtype)
    ),
    aten.log_normal.default: lambda x, mean=1.0, std=2.0, **_: normal_of(
        mean, std, x.shape, x.dtype
    ).exp(),
    aten.cauchy.default: cauchy,
    aten.geometric.default: geometric,
    aten.rrelu_with_noise_functional.default: rrelu,
    aten.rrelu_with_noise_backward.default: rrelu_backward,
    aten.multinomial.default: multinomial,
    aten.randperm.default: randperm,
}
