"""The rows of each step, in the order of dp-run, so that a run that continues takes the rows that
an undisturbed one would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from dp.errors import ArgumentError

_MASK = (1 << 64) - 1


class _Random:
    """splitmix64, as dp-run's RandomSequence."""

    def __init__(self, seed: int):
        self._state = seed & _MASK

    def next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        return (self.next() * bound) >> 64


def order_of(rows: int, epoch: int, seed: int | None) -> np.ndarray:
    """Returns the order of the rows in an epoch: as they are, or permuted by `seed` as by dp-run
    --shuffle."""
    order = np.arange(rows)
    if seed is not None:
        # Each epoch has its own seed, so that a step's rows do not depend on the steps before it.
        random = _Random(_Random(seed).next() + epoch * 0xD1342543DE82EF95)
        for i in range(rows - 1, 0, -1):
            j = random.below(i + 1)
            order[i], order[j] = order[j], order[i]
    return order


def batches(
    data: Mapping[str, np.ndarray],
    batch: int,
    *,
    epochs: int = 1,
    shuffle: int | None = None,
    start: int = 0,
) -> Iterator[dict]:
    """Yields the arrays of one step after the other, by name: `batch` rows of each array, along
    dimension 0. The last ones of an epoch are the rest.

        for rows in dp.batches({"x": x, "y": y}, 60, epochs=3, shuffle=7,
        start=run.steps["train_step"]):
            metrics = run(**rows)

    shuffle: a seed that permutes the rows in each epoch, alike in all processes, as dp-run
      --shuffle does; None: no permutation.
    start: the number of steps that are left out, those of a run that continues."""
    data = dict(data)  # an .npz file would be read again for each step
    sizes = {name: len(array) for name, array in data.items()}
    if not sizes or len(set(sizes.values())) != 1:
        raise ArgumentError(
            f"the arrays differ in rows: {sizes}" if sizes else "no arrays were given"
        )
    rows = next(iter(sizes.values()))
    if batch < 1 or epochs < 0 or start < 0 or rows == 0:
        raise ArgumentError(
            f"batch={batch}, epochs={epochs}, start={start}, {rows} rows; expected at least 1, 0, "
            f"0 and 1"
        )
    steps = -(-rows // batch)
    for epoch in range(start // steps, epochs):
        order = order_of(rows, epoch, shuffle)
        for place in range(start % steps if epoch == start // steps else 0, steps):
            chosen = order[place * batch : (place + 1) * batch]
            # Consecutive rows need no copy.
            yield {
                name: array[chosen[0] : chosen[-1] + 1] if shuffle is None else array[chosen]
                for name, array in data.items()
            }
