"""What goes wrong is an exception of a named class that says what to do, and the session is as
before or says that it is not.
Usage: errors.py [TEST...]"""

import os
import pathlib
import signal
import sys
import tempfile
import threading
import time

import numpy as np
from graphs import CHECKED, dp, expect, initial, predict_step, rows, train_step, train_text


def arguments():
    run = dp.Session(train_step(), devices=3)
    x, y = rows(4)
    run(x, y, 0.1)
    before = run.state()
    bad = dp.ArgumentError
    expect(bad, lambda: run(x, y), "without 'lr'", "x, y, lr")
    expect(bad, lambda: run(x=x, y=y, lr=0.1, z=1), "with 'z'")
    expect(bad, lambda: run(x, y, 0.1, 3), "4 arguments")
    expect(bad, lambda: run(x, y, lr=0.1, x=x), "'x' twice")
    expect(bad, lambda: run(x[:, :4], y, 0.1), "'x'", "f32[4, 4]", "f32[?, 5]")
    expect(bad, lambda: run(x.astype("f8"), y, 0.1), "'x'", "f64[4, 5]", "f32[?, 5]")
    expect(bad, lambda: run(x, y.reshape(2, 2), 0.1), "'y'", "f32[2, 2]", "f32[?]")
    expect(bad, lambda: run(x, y[:3], 0.1), "the batches differ in rows: 'x' has 4, 'y' has 3")
    expect(bad, lambda: run(x, list(y), 0.1), "'y'", "list")
    expect(bad, lambda: run(x, y, 1j), "'lr'", "1j", "f32[]")
    expect(bad, lambda: run.call("other", x), "'other' is no step", "train")
    expect(bad, lambda: run.call(train_step(), x), "no step of this session")
    expect(bad, lambda: run.load_state({"v": x}), "no state 'v'", "w, count")
    expect(
        bad, lambda: run.load_state({"count": np.array(5), "w": x}), "'w'", "f32[4, 5]", "f32[5]"
    )
    assert isinstance(expect(bad, lambda: run(x, y)), ValueError)
    after = run.state()
    assert all(np.array_equal(before[n], after[n]) for n in before), "an error changed the states"
    assert run.steps == {"train": 1}
    expect(TypeError, lambda: run.sync([]), "list")
    options = (
        {"devices": 0},
        {"devices": True},
        {"devices": 2.0},
        {"backend": "gpu"},
        {"threads": -1},
        {"timeout": -1},
        {"batch": "all"},
        {"job": "gloo"},
        {"options": "--accumulate=2"},
        {"results": "some"},
        {"devices": "cuda"},
        {"timeout": "5"},
        {"timeout": None},
    )
    for option in options:
        expect(
            bad,
            lambda: dp.Session(train_step(), **option),
            f"{next(iter(option))}={next(iter(option.values()))!r}",
        )
    expect(TypeError, lambda: dp.Session(train_step(), device=2), "device")
    expect(bad, lambda: dp.Session(train_step(), train_step()), "one name")
    expect(
        bad,
        lambda: dp.Session(
            train_step(), dp.from_mlir("a\n", name="b", state={"w": np.zeros(2, "f4")})
        ),
        "'w'",
        "f32[2]",
        "f32[5]",
    )
    expect(
        bad,
        lambda: dp.Session(dp.from_mlir(train_text(), name="train", state={"w": initial()["w"]}))(
            x=x, y=y, lr=0.1
        ),
        "'count'",
    )
    wrong = dict(initial(), w=np.zeros(6, "f4"))
    expect(bad, lambda: dp.Session(train_step(state=wrong))(x, y, 0.1), "'w'", "f32[6]", "f32[5]")
    expect(bad, lambda: dp.from_mlir("/nowhere/graph.mlir"), "/nowhere/graph.mlir", "No such file")
    expect(
        bad,
        lambda: dp.Session(dp.from_mlir(train_text(), entry="eval", state=initial()))(
            x=x, y=y, lr=0.1
        ),
        "no entry 'eval'",
        "train",
    )
    expect(
        bad,
        lambda: dp.Session(train_step(), devices="cuda"),
        "Their kind is backend='cpu' or 'cuda'",
    )
    expect(bad, lambda: dp.Session(train_step(), device_ids="0"), "device_ids=", "numbers of GPUs")
    for thing in (rows, object(), None):
        expect(bad, lambda: dp.Session(thing), "a session takes steps", type(thing).__name__)
    expect(dp.FileError, lambda: dp.save("a\0.safetensors", run), "a NUL")

    # Names that are options, or that another name stands for somewhere.
    graph = pathlib.Path(__file__).parent / "names.mlir"
    named = lambda *states, **more: dp.from_mlir(
        graph, state=dict.fromkeys(states, np.zeros(2, np.float32)), arguments=("x",), **more
    )
    for name in ("-x", "--help", "@x", ".", "a/b", "-"):
        with dp.Session(named("w", name=name)) as said:
            assert said(np.ones(2, np.float32))["y"].tolist() == [1, 1]
    expect(bad, lambda: dp.Session(named("w\0")), "a state called 'w\\x00'", "NUL")
    expect(
        bad,
        lambda: dp.Session(named("w\udcff", "w\udcfe")),
        "differ only in bytes that are no UTF-8",
        "rename one",
    )
    print("arguments are checked")


def graphs():
    x, y = rows(4)
    error = expect(
        dp.CompileError,
        lambda: dp.Session(dp.from_mlir("func.func @f( {\n"))(x=x),
        "step.mlir:1",
        "step 'step'",
    )
    assert error.place == "step.mlir:1" and "error" in error.diagnostics
    text = train_text().replace("linalg.dot ", "foreign.dot ")
    error = expect(
        dp.CompileError,
        lambda: dp.Session(dp.from_mlir(text, name="a b", state=initial()))(x=x, y=y, lr=0.1),
        "a_b.mlir:25",
    )
    text = CHECKED.replace(
        "cf.assert %small", '"foreign.op"(%small) : (i1) -> () loc("user.py":7:3) cf.assert %small'
    )
    error = expect(
        dp.CompileError,
        lambda: dp.Session(dp.from_mlir(text, state={"w": np.float32(0)}))(x=np.zeros(3, "i4")),
        "user.py:7",
    )
    assert error.place == "user.py:7", error.place
    step = dp.from_mlir(train_text(), name="train", state=initial(), options=["--no-such-option"])
    expect(dp.CompileError, lambda: dp.Session(step)(x=x, y=y, lr=0.1), "no-such-option")
    for option in ("--help", "-o=/dev/null"):
        step = dp.from_mlir(train_text(), name="train", state=initial(), options=[option])
        expect(
            dp.CompileError,
            lambda: dp.Session(step)(x=x, y=y, lr=0.1),
            "wrote no executable",
            option,
        )
    print("graphs are refused at their lines")


def tools():
    """Each in this process, by a fresh look."""
    from dp._runtime import devices
    from dp._toolchain import tools as t

    keep = dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        for variables, look, texts in (
            ({"DP_COMPILER": "/nowhere/c"}, t.find_compiler, ("DP_COMPILER", "/nowhere/c")),
            ({"DP_RUNTIME": "/nowhere/r.so"}, t.find_runtime, ("DP_RUNTIME", "/nowhere/r.so")),
            ({"DP_BUILD": "/nowhere/b"}, t.find_runtime, ("DP_BUILD", "/nowhere/b")),
            (
                {"DP_BUILD": folder, "PATH": ""},
                t.find_compiler,
                ("dp-compile was not found", folder, "dp_compiler", "DP_COMPILER"),
            ),
            (
                {"DP_BUILD": folder},
                t.find_runtime,
                ("runtime's library was not found", "wheel", "DP_RUNTIME"),
            ),
        ):
            for name in ("DP_COMPILER", "DP_RUNTIME"):
                os.environ.pop(name, None)
            os.environ.update(variables)
            expect(dp.ToolError, look, *texts)
            os.environ.clear()
            os.environ.update(keep)
        path = os.path.join(folder, "r.so")
        open(path, "w").close()
        expect(dp.ToolError, lambda: dp.session.native.load(path), path, "DP_RUNTIME")
        expect(
            dp.ToolError,
            lambda: dp.session.native.load("libm.so.6"),
            "dp_last_error",
            "another version",
        )
        os.environ.update(DP_COMPILER=path, DP_CACHE="0")
        expect(
            dp.ToolError,
            lambda: dp.Session(train_step())(*rows(3), 0.1),
            "cannot run the compiler",
            path,
        )
        with open(path, "w") as file:
            file.write("#!/bin/sh\nkill -SEGV $$\n")
        os.chmod(path, 0o755)
        expect(dp.CompileError, lambda: dp.Session(train_step())(*rows(3), 0.1), "signal 11")
    os.environ.clear()
    os.environ.update(keep)
    if not devices.gpus()[0]:
        expect(
            dp.ToolError,
            lambda: dp.Session(train_step(), backend="cuda"),
            "backend='cuda'",
            "driver",
        )
    print("missing tools are named")


def failing_steps():
    for devices in (1, 3):
        run = dp.Session(
            dp.from_mlir(CHECKED, state={"w": np.float32(0)}),
            predict_step_of_nothing(),
            devices=devices,
        )
        x = np.arange(7, dtype="i4")
        run(x=x)
        error = expect(dp.RunError, lambda: run(x=x + 2), "x must be smaller than 8 (model.py:12)")
        # The largest is in the last chunk that has rows: three, three and one.
        assert error.rank == devices - 1, error.rank
        for again in (lambda: run(x=x), run.state, lambda: dp.save("x.safetensors", run)):
            expect(dp.RunError, again, "unset since a step failed", "model.py:12", "load_state()")
        assert np.array_equal(run.call("other", x=x)["t"], x), (
            "another step does not need the states"
        )
        run.load_state({"w": np.float32(5)})
        run(x=x)
        assert run.state()["w"] == 6 and run.steps["step"] == 2
    print("a failed step unsets the states")


def predict_step_of_nothing():
    return dp.from_mlir(
        'func.func @o(%x: tensor<?xi32> {dp.name = "x", dp.scatter = 0}) -> (tensor<?xi32> '
        '{dp.name = "t"}) {\n'
        "return %x : tensor<?xi32>\n}",
        name="other",
    )


def users():
    """Threads and forks."""
    run = dp.Session(train_step(), devices=2)
    batch = (*rows(20000), 0.1)
    run(*batch)
    held = run._lock.acquire()
    expect(dp.RunError, lambda: run(*batch), "another thread")
    run._lock.release()
    assert held
    failures, done = [], []

    def use():
        for _ in range(30):
            try:
                run(*batch)
                done.append(1)
            except dp.RunError as error:
                assert "another thread" in str(error)
                failures.append(error)

    threads = [threading.Thread(target=use) for _ in range(4)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert run.state()["count"] == 1 + len(done) and len(done) + len(failures) == 120
    pid = os.fork()
    if pid == 0:
        try:
            expect(dp.RunError, lambda: run(*batch), "forked")
            run.close()
            own = dp.Session(train_step(), devices=2)
            own(*batch)
            own.close()
            os._exit(0)
        except BaseException as error:
            print(error, flush=True)
            os._exit(1)
    assert os.waitpid(pid, 0)[1] == 0
    run(*batch)
    print("one thread and one process use a session")


def interrupts():
    """SIGINT during a step: the step ends and is counted, KeyboardInterrupt is raised once."""
    run = dp.Session(train_step(), devices=2)
    batch = (*rows(100000), 0.01)
    run(*batch)
    hits = 0
    for i in range(20):
        timer = threading.Timer(0.002 * i + 0.001, lambda: os.kill(os.getpid(), signal.SIGINT))
        try:
            timer.start()
            while True:
                run(*batch)
        except KeyboardInterrupt:
            hits += 1
        timer.join()
        state = run.state()
        assert state["count"] == run.steps["train"], (state["count"], run.steps)
    assert hits == 20
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    time.sleep(0.01)
    run(*batch)
    print("Ctrl-C ends whole steps")


def cut_anywhere():
    """A signal handler that raises at any place leaves the session, the caller's answer and files
    whole."""
    run = dp.Session(train_step(), devices=2)
    run(*rows(6), 0.1)

    class Stop(BaseException):
        pass

    def handler(number, frame):
        raise Stop

    folder = tempfile.mkdtemp()
    before = signal.signal(signal.SIGALRM, handler)
    try:
        for work in (run.state, lambda: dp.save(f"{folder}/a.safetensors", run)):
            for i in range(60):
                try:
                    signal.setitimer(signal.ITIMER_REAL, 0.0001 + 0.0002 * i)
                    while True:
                        work()
                except Stop:
                    pass
            assert not run._lock.locked()
            if run._caller.abandoned:
                run = dp.Session(train_step(), devices=2)
                run(*rows(6), 0.1)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert os.listdir(folder) in ([], ["a.safetensors"]), os.listdir(folder)
    expect(
        dp.ArgumentError, lambda: dp.Session(train_step(), broadcast_state=0), "broadcast_state=0"
    )
    expect(dp.ArgumentError, lambda: dp.Session(train_step(), timeout="5"), "timeout='5'")
    expect(dp.ArgumentError, lambda: run(np.ma.array(rows(6)[0]), rows(6)[1], 0.1), "masked array")
    print("a signal cuts nothing in two")


def stuck():
    """A device that never continues (DP_FAULT): StepTimeout, or a second Ctrl-C; the process
    continues and ends."""
    for how in ("timeout", "interrupt"):
        os.environ["DP_FAULT"] = "1:3:stall"
        run = dp.Session(train_step(), devices=3, timeout=4.0 if how == "timeout" else 0)
        batch = (*rows(6), 0.1)
        run(*batch)
        os.environ.pop("DP_FAULT")
        if how == "timeout":
            expect(
                dp.StepTimeout,
                lambda: run(*batch),
                "rank 1 did not come to all_reduce",
                "train.mlir:25",
                "the session is lost",
            )
        else:
            sent, ended = [], threading.Event()

            def press():
                while not ended.wait(0.6):
                    sent.append(
                        signal.SIGINT
                    )  # before the signal, which the other thread may answer at once
                    os.kill(os.getpid(), signal.SIGINT)

            thread = threading.Thread(target=press)
            try:
                thread.start()
                run(*batch)
                raise AssertionError("no KeyboardInterrupt")
            except KeyboardInterrupt:
                ended.set()
                assert len(sent) >= 2, "the first Ctrl-C waits for the step"
            thread.join()
        for call in (lambda: run(*batch), run.state):
            expect(dp.RunError, call, "has not ended", "make a new one")
        run.close()
        other = dp.Session(train_step(), devices=3)
        other(*batch)
    print("a stuck device does not hold the process")


for name in sys.argv[1:] or [
    "arguments",
    "graphs",
    "tools",
    "failing_steps",
    "users",
    "interrupts",
    "cut_anywhere",
]:
    globals()[name]()
assert predict_step
