"""The module and the optimizer are current when they are read, and what is written there counts."""

import collections
import copy
import pickle
import warnings

import torch
from harness import near, near_all, refuses
from states import X, Y, agree, loss_of, run_tests
from torch import nn

import dp


def current_when_read():
    """A module and an optimizer are current when they are read: evaluated, saved, copied,
    pickled."""
    for devices in (1, 2, 3):
        torch.manual_seed(1)
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        want = copy.deepcopy(model)
        optimizer, eager = (torch.optim.Adam(m.parameters(), 0.1) for m in (model, want))
        first = model[0].weight
        run = dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=devices)
        reads = [
            lambda m: m.state_dict()["2.weight"],
            lambda m: m(X),
            lambda m: m[2].weight,
            lambda m: copy.deepcopy(m)[2].weight,
            lambda m: torch.nn.utils.parameters_to_vector(m.parameters()),
            lambda m: pickle.loads(pickle.dumps(m))[2].weight,
        ]
        for number, read in enumerate(reads):
            model.train()
            run(X, Y)
            eager.zero_grad()
            loss_of(want, X, Y).backward()
            eager.step()
            near(f"read {number}", read(model.eval()), read(want.eval()))
            want.train()
            got = optimizer.state_dict()["state"][0]
            near_all("optimizer", got, eager.state_dict()["state"][0])
            assert model[0].weight is first
        # A step that fails, and a session that has ended, are told.
        model.train()
        run(X, Y)
        with torch.no_grad():
            first.mul_(2)
        run(X, Y)
        run.close()
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            model.state_dict()
        assert [
            "the session that has trained the module has ended" in str(w.message) for w in found
        ] == [True], found
        model[0].weight = nn.Parameter(torch.zeros(8, 3))
    second = dp.torch.train_step(want, loss_of, eager, (X, Y))
    with dp.Session(second, devices=2) as run:
        run(X, Y)
        want[0].weight = nn.Parameter(torch.zeros(8, 3))
        with refuses(dp.ArgumentError, "0.weight is another parameter"):
            run(X, Y)


def optimizer_state():
    """What is read of optimizer.state[p] is current, and what is written there counts."""

    def make(kind):
        def make():
            model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
            return model, kind(model.parameters())

        return make

    def halve(number, model, optimizer):
        for entries in optimizer.state.values():
            for key, value in entries.items():
                if key != "step":
                    value.mul_(0.5)

    def in_eager(number, model, optimizer):
        if number == 2:
            optimizer.zero_grad()
            loss_of(model, X + 1, Y).backward()
            optimizer.step()
            optimizer.zero_grad()

    at = lambda change: (
        lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    )
    changes = (
        at(lambda model, optimizer: optimizer.state.clear()),
        at(lambda model, optimizer: optimizer.state.pop(model[0].weight)),
        at(lambda model, optimizer: setattr(optimizer, "state", collections.defaultdict(dict))),
        halve,
        in_eager,
    )
    for kind in (
        lambda p: torch.optim.SGD(p, 0.3, momentum=0.9),
        lambda p: torch.optim.Adam(p, 0.1),
    ):
        for change in changes:
            agree(make(kind), loss_of, [(X, Y)] * 4, change, numbers=(2,))
    model, optimizer = make(kind)()
    want, eager = copy.deepcopy((model, optimizer))
    run = dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=2)
    held = None
    for _ in range(3):
        run(X, Y)
        eager.zero_grad()
        loss_of(want, X, Y).backward()
        eager.step()
        near(
            "state",
            optimizer.state[model[0].weight]["exp_avg"],
            eager.state[want[0].weight]["exp_avg"],
        )
        held = held if held is not None else optimizer.state[model[0].weight]["exp_avg"]
        assert held is optimizer.state[model[0].weight]["exp_avg"]
        copied = copy.deepcopy(optimizer)
        near_all("copy", copied.state_dict()["state"][2], eager.state_dict()["state"][2])
        assert type(copied.state) is collections.defaultdict
    run(X, Y)
    run.close()
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        optimizer.state[model[0].weight]
    assert (
        sum("the session that has run the optimizer has ended" in str(w.message) for w in found)
        == 1
    ), found


def ended_sessions():
    """Who uses the weights or the state of before, after a session has ended, is told; who replaces
    them first is not."""

    def ended(more=lambda run, model, optimizer: None):
        model = nn.Sequential(nn.Linear(3, 8), nn.BatchNorm1d(8), nn.Linear(8, 2))
        optimizer = torch.optim.SGD(model.parameters(), 0.3, momentum=0.9)
        saved = copy.deepcopy((model.state_dict(), optimizer.state_dict()))
        with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
            run(X, Y)
            more(run, model, optimizer)
            return model, optimizer, saved, run.state(), run(X, Y)["loss"]

    def again(model, optimizer, *state):
        with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
            for values in state:
                run.load_state(values)
            return run(X, Y)["loss"]

    def told(use, *made):
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            result = use(*(made or ended()))
        words = ("that has trained the module", "that has run the optimizer")
        return [next(word for word in words if word in str(w.message))[5:] for w in found], result

    def loads(model, optimizer, saved, *_):
        model.load_state_dict(saved[0])
        optimizer.load_state_dict(saved[1])
        again(model, optimizer)

    def begins(model, optimizer, *_):
        model.apply(lambda layer: hasattr(layer, "reset_parameters") and layer.reset_parameters())
        again(model, torch.optim.SGD(model.parameters(), 0.3))

    assert told(loads)[0] == told(begins)[0] == []
    words, (want, got) = told(
        lambda model, optimizer, saved, state, loss: (loss, again(model, optimizer, state))
    )
    assert words == [], words
    near("loss of the loaded state", got, want)
    assert (
        told(lambda model, optimizer, *_: dp.torch.train_step(model, loss_of, optimizer, (X, Y)))[0]
        == []
    )
    assert told(lambda model, optimizer, *_: again(model, optimizer))[0] == [
        "has trained the module",
        "has run the optimizer",
    ]
    assert (
        told(lambda model, *_: (model(X), model(X)))[0]
        == told(lambda model, *_: model[0].weight.sum())[0]
        == ["has trained the module"]
    )
    # A later session has the module as it is when that begins; what it is given then is not
    # replaced by older edits.
    model, optimizer, _, state, loss = ended()
    with torch.no_grad():
        model[0].weight.zero_()
    near("loss of the loaded state", again(model, optimizer, state), loss)


run_tests([current_when_read, optimizer_state, ended_sessions])
