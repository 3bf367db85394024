"""The random numbers of PyTorch's steps: known answers of Threefry, and moments of the
distributions."""

import math
import os
import sys

sys.path.append(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), *2 * [os.pardir], "python")
)

import torch

from dp.torch._decompositions import draws

# Threefry-2x32 with 20 rounds, of Random123's kat_vectors: counter, key, result.
KNOWN = [
    ((0x00000000, 0x00000000), (0x00000000, 0x00000000), (0x6B200159, 0x99BA4EFE)),
    ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
    ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
]


def words(values):
    return tuple(torch.tensor(v - (1 << 32) if v >> 31 else v, dtype=torch.int32) for v in values)


def near(what, got, want, tolerance):
    if not abs(float(got) - want) <= tolerance:
        sys.exit(f"{what} is {float(got)}, expected {want} within {tolerance}")


for counter, key, result in KNOWN:
    got = tuple(int(word) & 0xFFFFFFFF for word in draws.threefry(words(key), words(counter)))
    if got != result:
        sys.exit(f"threefry of {counter} by {key} is {got}, expected {result}")

draws.current = draws.Draws()
draws.current.begin(torch.tensor([12345, 7]))
# Five standard errors of 200,000 numbers.
n = 200_000
bound = lambda deviation: 5 * deviation / math.sqrt(n)
x = draws.uniform([4000, 50], torch.float32, "uniform")
near("mean of uniform", x.mean(), 0.5, bound(math.sqrt(1 / 12)))
near("variance of uniform", x.var(), 1 / 12, bound(math.sqrt(1 / 180)))
x = draws.normal([4000, 50], torch.float32, "normal")
near("mean of normal", x.mean(), 0, bound(1))
near("variance of normal", x.var(), 1, bound(math.sqrt(2)))
near("fourth moment of normal", (x**4).mean(), 3, bound(math.sqrt(96)))
near(
    "correlation of rows",
    torch.corrcoef(torch.stack([x[:-1].flatten(), x[1:].flatten()]))[0, 1],
    0,
    bound(1),
)
x = draws.positive([4000, 50], "exponential")
near("mean of exponential", x.mean(), 1, bound(1))
x = draws.geometric(torch.zeros(4000, 50), 0.25)
near("mean of geometric", x.mean(), 4, bound(math.sqrt(12)))
near("least of geometric", x.min(), 1, 0)
x = draws.cauchy(torch.zeros(4000, 50), 1.0, 2.0)
near("part of cauchy under its upper quartile", (x < 3).float().mean(), 0.75, bound(0.5))
for value, count in enumerate(
    torch.bincount(draws.integers(-3, 4, [n], torch.int64, "randint") + 3)
):
    near(f"part of {value - 3}", count / n, 1 / 7, bound(0.35))
weights = torch.tensor([[1.0, 2, 3, 4]]).expand(n, 4)
for category, count in enumerate(torch.bincount(draws.multinomial(weights, 1, True).flatten())):
    near(f"part of category {category}", count / n, (category + 1) / 10, bound(0.5))
# Without replacement, category i is among two with probability p(i) (1 + sum of p(j) / (1 - p(j))
# over j != i).
p = [0.1, 0.2, 0.3, 0.4]
for category, count in enumerate(torch.bincount(draws.multinomial(weights, 2).flatten())):
    want = p[category] * (1 + sum(q / (1 - q) for q in p if q != p[category]))
    near(f"part of category {category} in pairs", count / n, want, bound(0.5))
if sorted(draws.randperm(50).tolist()) != list(range(50)):
    sys.exit("randperm is not a permutation")
print("random numbers are as their definitions say")
