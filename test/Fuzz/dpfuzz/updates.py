"""dp.index_update: updates at indices, with a combiner."""

import numpy as np

from . import numeric as nm
from .generator import Skip, maker
from .numeric import is_float

KINDS_F = {"add": np.add, "max": np.maximum, "min": np.minimum, "mul": np.multiply}
KINDS_I = {
    "add": np.add,
    "max": np.maximum,
    "min": np.minimum,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def places(indices, dims, batching, counted, rank):
    """Yields (counted index, place in dest) of each update that has one."""
    for c in np.ndindex(*counted):
        numbers = np.atleast_1d(indices[c])
        place = [slice(None)] * rank
        for d, i in zip(dims, numbers):
            place[d] = int(i)
        for j, d in enumerate(batching):
            place[d] = c[j]
        yield c, tuple(place)


def update(dest, updates, indices, dims, batching, counted, kind):
    shape = dest.shape

    def exists(place):
        return all(isinstance(p, slice) or 0 <= p < n for p, n in zip(place, shape))

    where = [
        (c, p) for c, p in places(indices.data, dims, batching, counted, len(shape)) if exists(p)
    ]
    real = is_float(dest.element)
    function = (KINDS_F if real else KINDS_I).get(kind)

    def into(base, new, function):
        result = np.array(base)
        for c, p in where:
            result[p] = new[c] if function is None else function(result[p], new[c])
        return result

    data = into(dest.data, updates.data, function)
    if not real:
        return nm.integer(dest.element, data)
    if kind in ("max", "min"):
        nm.needs_exact(dest, updates)
        return nm.whole(dest.element, data)
    error = None
    if not nm.no_error(dest, updates):
        if kind == "mul":
            raise nm.Inexact
        spread = [np.broadcast_to(nm.error_of(a), a.shape) for a in (dest, updates)]
        error = into(*spread, function)
        error = error + len(where) * nm.epsilon(dest.element) * into(
            dest.size, updates.size, function
        )
    size = into(dest.size, updates.size, function)
    quantum = min(dest.quantum, updates.quantum)
    if kind == "mul":
        size = np.maximum(
            size, into(np.maximum(dest.size, 1), np.maximum(updates.size, 1), function)
        )
        if quantum < 1:
            raise nm.Inexact
    if (
        kind == "add"
        and error is None
        and not np.all(size <= quantum * 2.0 ** nm.MANTISSA[dest.element])
    ):
        raise nm.Inexact
    return nm.real(dest.element, data, size, error, quantum)


@maker(2, feature="updates")
def index_update(s):
    dest = s.pick(
        lambda v: 1 <= len(v.shape) <= 3 and 0 not in v.shape and v.element not in ("i1", "index")
    )
    if s.chance(0.4):
        dest = s.constant(dest.shape, dest.element, np.zeros(dest.shape, int))
    rank = len(dest.shape)
    dims = s.rng.sample(range(rank), 1 if s.chance(0.75) else min(rank, 2))
    rest = [d for d in range(rank) if d not in dims]
    batching = [s.choice(rest)] if rest and s.chance(0.3) else []
    window = [dest.shape[d] for d in rest if d not in batching]
    counted = [dest.shape[d] for d in batching]

    def fits(v):  # updates: counted dimensions, then the window
        count = len(v.shape) - len(window)
        return (
            v.element == dest.element
            and count >= max(1, len(batching))
            and count <= 2 + len(batching)
            and list(v.shape[count:]) == window
            and list(v.shape[: len(batching)]) == counted
            and 0 not in v.shape
        )

    options = [v for v in s.values if fits(v)]
    if options and s.chance(0.9):
        batched = [v for v in options if v.batched]
        updates = s.rng.choice(batched if batched and s.chance(0.8) else options)
    else:
        updates = s.constant((counted or [s.size()]) + window, dest.element)
    counted = list(updates.shape[: len(updates.shape) - len(window)])
    with_numbers = len(dims) > 1 or s.chance(0.3)
    shape = tuple(counted + [len(dims)] if with_numbers else counted)
    found = [
        v
        for v in s.values
        if v.shape == shape and v.element in ("i8", "i16", "i32", "i64") and True not in v.dynamic
    ]
    if found and s.chance(0.8):
        indices = s.rng.choice(found)
    else:
        most = max(dest.shape[d] for d in dims)
        data = [s.rng.randint(-1 if s.chance(0.2) else 0, most) for _ in range(int(np.prod(shape)))]
        indices = s.constant(shape, "i32", np.array(data).reshape(shape))
        # A dimension along a batch is scattered with it only if it is a batch's, too.
    if int(np.prod(counted)) > 64 or True in dest.dynamic + updates.dynamic:
        raise Skip
    kind = s.choice(
        ["", "add", "add", "add"] + list(KINDS_F if is_float(dest.element) else KINDS_I)
    )
    t = f"{updates.type}, {dest.type}, {indices.type}"
    along = f" batching {batching}" if batching else ""
    combiner = f" kind {kind}" if kind else ""
    s.emit(
        f"dp.index_update {kind or 'set'}",
        [updates, dest, indices],
        lambda u, d, i: [update(d, u, i, dims, batching, counted, kind)],
        lambda r, o: [
            f"{r} = dp.index_update {o[0]} into {o[1]} at {o[2]} dims {dims}{along}{combiner} : {t}"
        ],
    )
