"""Pytrees, other forms of steps, and errors, for jax-interface.test."""

import os
import warnings

os.environ.update(JAX_PLATFORMS="cpu", OMP_NUM_THREADS="1")

import jax
import jax.numpy as jnp
import numpy as np

before = dict(jax.config.values)

from jax import export

import dp
import dp.jax
from dp.jax._stablehlo import lowering

X = np.arange(30, dtype=np.float32).reshape(10, 3) / 30
BATCH = {"x": X, "y": np.ones(10, np.float32)}
STATE = {"w": np.ones(3, np.float32), "n": np.uint32(0), "unused": np.zeros(2, np.float16)}


def loss_of(w, batch):
    return jnp.mean((batch["x"] @ w - batch["y"]) ** 2)


def fn(state, batch):
    value, grad = jax.value_and_grad(loss_of)(state["w"], batch)
    return {**state, "w": state["w"] - 0.1 * grad, "n": state["n"] + 1}, {"loss": value}


def equal(got, want):
    assert jax.tree.structure(got) == jax.tree.structure(want), (
        jax.tree.structure(got),
        jax.tree.structure(want),
    )
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want)):
        assert jnp.asarray(a).dtype == jnp.asarray(b).dtype, (a, b)
        assert np.allclose(np.asarray(a, np.float64), np.asarray(b, np.float64), rtol=1e-5), (a, b)


def after(step, batch=BATCH, devices=3):
    with dp.Session(step, devices=devices, backend="cpu") as run:
        results = run(batch)
        return step.unflatten_state(run.state()), results


def leaves():
    state = {
        "a": (jnp.ones((2, 3), jnp.bfloat16), None, [np.uint8(250)]),
        "flag": True,
        "rate": 0.5,
        "count": 3,
        "keys": jax.random.split(jax.random.key(1), 2),
        "old": jax.random.PRNGKey(0),
        "f": jax.nn.relu,
        "name": "net",
    }

    def step(state, batch):
        a, none, (byte,) = state["a"]
        assert none is None and state["name"] == "net"
        new = {
            **state,
            "a": (a + 1, None, [byte + 7]),
            "flag": ~state["flag"],
            "rate": state["rate"] * 0.5,
            "count": state["count"] + 1,
            "keys": jax.vmap(lambda k: jax.random.split(k)[0])(state["keys"]),
        }
        return new, (state["f"](batch.sum()), new["keys"][0], byte.astype(jnp.uint16))

    made, results = after(dp.jax.train_step(step, state, X), X)
    dynamic = lambda t: {k: v for k, v in t.items() if k not in ("f", "name")}
    want, wanted = jax.jit(
        lambda s, b: (lambda n, r: (dynamic(n), r))(
            *step({**s, "f": jax.nn.relu, "name": "net"}, b)
        )
    )(dynamic(state), X)
    assert made["f"] is jax.nn.relu and made["name"] == "net"
    take = lambda t: jax.tree.map(
        lambda v: (
            jax.random.key_data(v) if jax.dtypes.issubdtype(v.dtype, jax.dtypes.prng_key) else v
        ),
        t,
    )
    equal(take(dynamic(made)), take(want))
    equal(take(results), take(wanted))
    print("leaves come back as they were")


def results_on_devices():
    """Room for results beside an array of JAX is such an array, of memory of its own."""
    step, x = dp.jax.train_step(fn, STATE, BATCH), jnp.ones(2)
    made = [step.allocate_beside((2, 3), "bf16", x) for _ in range(2)]
    for array in made:
        assert isinstance(array, jax.Array) and array.device == x.device
        assert array.dtype == jnp.bfloat16 and array.shape == (2, 3)
    assert len({array.unsafe_buffer_pointer() for array in made}) == 2
    assert type(step.allocate_beside((2,), "f32", X)) is np.ndarray
    print("results are beside their arguments")


@jax.tree_util.register_pytree_node_class
class Rows:
    """Numbers with a word that is part of the program."""

    def __init__(self, numbers, word):
        self.numbers, self.word = numbers, word

    def tree_flatten(self):
        return (self.numbers,), self.word

    @classmethod
    def tree_unflatten(cls, word, numbers):
        return cls(numbers[0], word)


def steps_as_jitted(fn, state, batches, devices=3):
    """Runs batches as jax.jit, with its structures, dtypes and numbers; returns the step."""
    step, jitted, last = dp.jax.train_step(fn, state, batches[0]), jax.jit(fn), state
    with dp.Session(step, devices=devices, backend="cpu") as run:
        for batch in batches:
            last, want = jitted(last, batch)
            equal(run(batch), want)
        equal(step.unflatten_state(run.state()), last)
    return step


def values_of_python():
    """Strings and static fields in the batch decide in each step, weak types of state and batch go
    as under jax.jit."""
    double = lambda state, batch: (
        state + (batch.numbers * (2 if batch.word == "double" else 1)).mean(0),
        {"n": batch.numbers.shape[0]},
    )
    step = steps_as_jitted(
        double,
        np.zeros(3, np.float32),
        [
            Rows(X[:rows], word)
            for rows, word in ((10, "single"), (10, "double"), (4, "single"), (3, "double"))
        ],
    )
    assert len(step.graphs) == 2

    def chosen(state, batch):
        return state, {"x": batch["x"] * (-1 if batch["mode"] == "negative" else 1)}

    step = dp.jax.train_step(chosen, {}, {"x": X, "mode": "positive"})
    with dp.Session(step, devices=2, backend="cpu") as run:
        for mode, sign in (("positive", 1), ("negative", -1), ("positive", 1)):
            equal(run({"x": X, "mode": mode})["x"], sign * X)
    # A number of Python is weakly typed until a step makes an array of it.
    halves = X.astype(jnp.bfloat16)
    scaled = lambda state, batch: (
        {"rate": state["rate"] * jnp.float32(0.5), "n": state["n"] + 1},
        {
            "x": batch["x"] * state["rate"],
            "y": batch["x"] * batch["by"],
            "n": batch["small"] + state["n"],
        },
    )
    small = np.arange(10, dtype=np.uint8)
    steps_as_jitted(
        scaled,
        {"rate": 0.25, "n": 1},
        [{"x": halves, "by": by, "small": small} for by in (0.5, 2.0, np.float32(3), 0.5)],
    )
    # Of two sessions each has the state of its own.
    step = dp.jax.train_step(
        scaled, {"rate": 0.25, "n": 1}, {"x": halves, "by": 0.5, "small": small}
    )
    with (
        dp.Session(step, devices=1, backend="cpu") as one,
        dp.Session(step, devices=1, backend="cpu") as other,
    ):
        given = {"x": halves, "by": 0.5, "small": small}
        kinds = [np.asarray(run(given)["x"]).dtype.name for run in (one, one, other, one, other)]
    assert kinds == ["bfloat16", "float32", "bfloat16", "float32", "float32"], kinds
    # The number of rows in a result, also in its structure.
    steps_as_jitted(
        lambda state, batch: (state, (Rows(batch * 2, batch.shape[0]), batch.shape[0])),
        {},
        [X, X[:4]],
    )
    print("values of Python count in each step")


def evaluation():
    train = dp.jax.train_step(fn, STATE, BATCH)
    evaluate = dp.jax.eval_step(
        lambda state, batch: (loss_of(state["w"], batch), batch["x"] @ state["w"]), STATE, BATCH
    )
    with dp.Session(train, evaluate, devices=4, backend="cpu") as run:
        first = run.call(evaluate, BATCH)
        equal(run(BATCH)["loss"], first[0])
        short = {k: v[:3] for k, v in BATCH.items()}
        equal(run.call(evaluate, short)[1], short["x"] @ train.unflatten_state(run.state())["w"])
    print("an evaluation shares the state")


def scattered():
    def step(state, batch):
        return state + jnp.sum(batch["columns"] @ batch["whole"][0], 0).mean() * batch[
            "rate"
        ], batch["columns"] * 2

    batch = {"columns": X.T.copy(), "whole": (np.ones((10, 2), np.float32), None), "rate": 0.5}
    made = dp.jax.train_step(
        step,
        jnp.float32(1),
        batch,
        scatter={"columns": 1, "whole": None, "rate": None},
        dynamic_batch=False,
    )
    equal(after(made, batch), jax.jit(step)(jnp.float32(1), batch))
    assert made.batch_dim("batch.columns") == 1 and made.batch_dim("batch.whole.0") is None
    print("scatter is a prefix of the batch")


def others():
    spec = lambda tree, rows=None: jax.tree.map(
        lambda v: jax.ShapeDtypeStruct(
            np.shape(v) if rows is None else (rows, *np.shape(v)[1:]), v.dtype
        ),
        tree,
    )
    want = jax.jit(fn)(STATE, BATCH)
    exported = export.export(jax.jit(fn))(spec(STATE), spec(BATCH))
    equal(after(dp.jax.from_exported(exported, STATE, BATCH)), want)
    (rows,) = export.symbolic_shape("rows")
    step = dp.jax.from_exported(
        export.export(jax.jit(fn))(spec(STATE), spec(BATCH, rows)), STATE, BATCH
    )
    for n in (10, 7):
        batch = {k: v[:n] for k, v in BATCH.items()}
        equal(after(step, batch), jax.jit(fn)(STATE, batch))
    assert len(step.graphs) == 1
    lowered = jax.jit(fn, keep_unused=True, donate_argnums=0).lower(spec(STATE), spec(BATCH))
    equal(after(dp.jax.from_stablehlo(lowered.as_text(), STATE, BATCH, {"loss": 0})), want)
    print("exported functions and modules are steps")


def line_of(text):
    with open(__file__) as file:
        return next(i for i, line in enumerate(file, 1) if text in line and "line_of" not in line)


def refused(step, *texts, place=None, error=dp.TraceError):
    try:
        step.trace(step.example)
    except error as found:
        assert all(text in str(found) for text in texts), str(found)
        assert place is None or found.place == f"{__file__}:{line_of(place)}", (
            found.place,
            line_of(place),
        )
        return
    raise AssertionError(f"no error with {texts}")


def errors():
    make = lambda body: dp.jax.train_step(lambda s, b: (s, body(s, b)), np.ones(3, np.float32), X)

    def branches(s, b):
        if b.sum() > 0:  # a branch on data
            return s
        return -s

    def prints(s, b):
        jax.debug.print("{}", s[0])  # a callback
        return s

    def reduces(s, b):
        return jax.lax.psum(s, "batch")  # a collective

    def shards(s, b):
        mesh = jax.sharding.Mesh(np.array(jax.devices()[:1]), ("d",))
        spec = jax.sharding.PartitionSpec()
        return jax.shard_map(lambda v: v * 2, mesh=mesh, in_specs=spec, out_specs=spec)(s)

    def calls(s, b):
        shape = jax.ShapeDtypeStruct((3,), np.float32)
        return jax.ffi.ffi_call("somewhere_else", shape)(s)  # a custom call

    refused(make(branches), "jax.lax.cond", place="# a branch on data")
    refused(make(prints), "jax.debug", "Python", place="# a callback")
    refused(make(reduces), "without jax.lax.psum", place="# a collective")
    refused(make(shards), "shard_map", "one device")
    refused(make(calls), "somewhere_else", place="# a custom call")
    refused(
        dp.jax.train_step(lambda s, b: (s.astype(np.float16), s), np.ones(3, np.float32), X),
        "keeps its shape and dtype",
    )
    refused(
        dp.jax.train_step(lambda s, b: ({"v": s["w"]}, 0), {"w": np.ones(3, np.float32)}, X),
        "lacks 'w'",
        "has also 'v'",
    )
    refused(
        dp.jax.train_step(lambda s, b: s, np.ones(3, np.float32), X),
        "expected (new state, results)",
    )
    refused(
        dp.jax.train_step(lambda s, b: (s, b, 1), np.ones(3, np.float32), X), "returns a tuple of 3"
    )
    refused(
        dp.jax.train_step(lambda s, b: ({"n": 0.5}, 0), {"n": 1}, X),
        "n of the state becomes float32[], but was int32[]",
    )
    refused(
        dp.jax.train_step(lambda s, b: (Rows(s.numbers, s.word + "!"), 0), Rows(X, "a"), X),
        "Rows[a!]",
        "part of its program",
    )
    refused(make(lambda s, b: undefined), "undefined", error=NameError)  # noqa: F821 Tested here.
    with jax.debug_nans(True), warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        after(dp.jax.train_step(fn, STATE, BATCH))
    assert any("jax_debug_nans has no effect in step" in str(w.message) for w in found), found
    print("errors name the user's line")


def arguments():
    step = dp.jax.train_step(fn, STATE, BATCH)
    for wrong, text in (
        (({"x": X},), "lacks 'y'"),
        ((BATCH, BATCH), "one argument"),
        (({**BATCH, "z": X},), "has also 'z'"),
    ):
        try:
            step.flatten(*wrong)
        except dp.ArgumentError as error:
            assert text in str(error), str(error)
        else:
            raise AssertionError(text)
    with dp.Session(step, devices=2, backend="cpu") as run:
        run(BATCH)
        for batch, text in (
            ({"x": X[:4], "y": BATCH["y"]}, "4 rows"),
            ({"x": X.astype(np.int32), "y": BATCH["y"]}, None),
        ):
            try:
                run(batch)
            except (dp.ArgumentError, dp.TraceError) as error:
                assert text and text in str(error), str(error)
            else:
                assert text is None
    keys = dp.jax.train_step(
        lambda s, b: (s, jax.random.key_data(b["key"])), {}, {"key": jax.random.key(0)}
    )
    for key, text in (
        (jax.random.PRNGKey(0), "is no typed key, expected a key of"),
        (jax.random.key(0, impl="rbg"), "is a key of rbg"),
    ):
        try:
            keys.flatten({"key": key})
        except dp.ArgumentError as error:
            assert text in str(error), str(error)
        else:
            raise AssertionError(text)
    shapes = dp.jax.train_step(
        lambda s, b: (s, b), {}, {"key": jax.eval_shape(lambda: jax.random.key(0))}
    )
    assert shapes.example is None and list(
        shapes.flatten({"key": jax.random.key(1)})["batch.key"]
    ) == [0, 1]
    try:
        dp.jax.train_step(lambda state, x, y: (state, x), STATE, (X, X))
    except dp.ArgumentError as error:
        assert "(state, x, y)" in str(error) and "one tuple or dict" in str(error), str(error)
    else:
        raise AssertionError("took a function of three arguments")
    for scatter, text in (
        ({"x": 2, "y": 0}, "scatter is 2 for batch.x"),
        ({"x": True, "y": 0}, "scatter is True for batch.x"),
        ({"x": 0, "y": 0, "z": 0}, "scatter is no prefix of the batch"),
    ):
        try:
            dp.jax.train_step(fn, STATE, BATCH, scatter=scatter)
        except dp.ArgumentError as error:
            assert text in str(error), str(error)
        else:
            raise AssertionError(f"took {scatter}")
    print("wrong arguments are refused")


def message_of_a_pass():
    """A pass may fail and say nothing."""
    for text, place, message in (
        ('loc("step.py":7:1): error: unknown dtype', "step.py:7", "step.py:7: unknown dtype"),
        ("Failure while executing pass pipeline", None, "Failure while executing pass pipeline"),
    ):
        error = lowering._first_error(text)
        assert (error.place, str(error)) == (place, message), (error.place, str(error))


leaves()
results_on_devices()
values_of_python()
evaluation()
scattered()
others()
errors()
arguments()
message_of_a_pass()
assert dict(jax.config.values) == before
print("JAX is as it was")
