"""What PyTorch's tests of DataParallel (test/distributed/test_data_parallel.py) and of
DistributedDataParallel on gloo (test_c10d_gloo.py, and test_c10d_common.py, which it inherits)
assert, as training by dp: each case has the name of theirs. A case makes a Training, which eager
PyTorch takes, too, or asserts itself what is no training, and returns None."""

import contextlib
import copy
import dataclasses
import gc
import io
import weakref
from collections import OrderedDict

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.checkpoint import checkpoint
from torch_training import Training

import dp
import dp.torch

CASES = {}
ROWS = 13


def case(make):
    CASES[make.__name__] = make
    return make


def sgd(model, rate=0.1, **options):
    return torch.optim.SGD(model.parameters(), rate, **options)


def supervised(model, x, y, rate=0.1, steps=2, **options):
    """Training of the mean squared error of model(x)."""
    return Training(
        model,
        lambda model, x, y: F.mse_loss(model(x).float(), y),
        sgd(model, rate),
        [(x, y)] * steps,
        options,
    )


def summed(model, batch, steps=2, **options):
    """Training of the sum of what model(*batch) returns, which is a result, too."""

    def loss(model, *batch):
        output = model(*batch)
        return output.float().sum(), {"output": output}

    return Training(model, loss, sgd(model), [batch] * steps, options)


class Called(nn.Module):
    """Calls a function of the module itself and its arguments."""

    def __init__(self, function, **parts):
        super().__init__()
        self.function = function
        for name, part in parts.items():
            setattr(self, name, part)

    def forward(self, *args, **kwargs):
        return self.function(self, *args, **kwargs)


# --------------------------------------------------------------------------- #
# test_data_parallel.py


@case
def data_parallel_buffers_requiring_grad():
    model = Called(
        lambda m, x: m.scale * (x * m.t_rg + m.t_not_rg), scale=nn.Parameter(torch.ones(5))
    )
    model.register_buffer("t_rg", torch.randn(5, requires_grad=True))
    model.register_buffer("t_not_rg", torch.randn(5))
    return summed(model, (torch.randn(ROWS, 5),))


@case
def data_parallel_rnn():
    def forward(m, x):
        m.rnn.flatten_parameters()
        return m.rnn(x)[0]

    return supervised(
        Called(forward, rnn=nn.LSTM(5, 4, 1, batch_first=True, bidirectional=True)),
        torch.rand(ROWS, 3, 5),
        torch.zeros(ROWS, 3, 8),
        rate=10.0,
    )


@case
def data_parallel_multiple_input():
    def forward(m, var1, var2, float1, var3=None):
        product = m.w * var1 * var2
        return float1 * (product if var3 is None else product + var3)

    made = summed(
        Called(forward, w=nn.Parameter(torch.ones(5))),
        (torch.randn(ROWS, 5), torch.randn(ROWS, 5), 0.75),
    )
    made.batches.append((*made.batches[0][:2], -2.5))
    made.changes_python = True
    return made


@case
def data_parallel_multiple_input_by_keyword():
    def forward(m, var1, var2, float1, var3=None):
        return float1 * (m.w * var1 * var2 + var3)

    def loss(model, batch):
        return model(batch["var1"], batch["var2"], batch["float1"], var3=batch["var3"]).sum()

    model = Called(forward, w=nn.Parameter(torch.ones(5)))
    batch = {
        "var1": torch.randn(ROWS, 5),
        "var2": torch.randn(ROWS, 5),
        "float1": 0.75,
        "var3": torch.randn(ROWS, 5),
    }
    return Training(model, loss, sgd(model), [(batch,)] * 2)


@case
def data_parallel_small_back():
    return summed(nn.Linear(10, 5), (torch.randn(20, 10),))


@case
def data_parallel_sparse():
    return summed(nn.Embedding(10, 5, sparse=True), (torch.randint(10, (20, 5)),))


@case
def data_parallel_nested_output():
    def loss(model, x):
        output = model(x)
        assert isinstance(output[1], tuple) and isinstance(output[3], OrderedDict)
        return output[0].sum(), {"nested": output}

    def forward(m, x):
        x = x * m.w
        return [x, (x.sin(), x.cos(), [x.add(1)]), x, OrderedDict(a=x, b=[x.sin()])]

    model = Called(forward, w=nn.Parameter(torch.ones(2)))

    def after(training, run):
        nested = run(torch.ones(2, 2))["nested"]
        assert [type(v) for v in nested] == [torch.Tensor, tuple, torch.Tensor, OrderedDict], nested
        assert [type(v) for v in nested[1]] == [torch.Tensor, torch.Tensor, list] and isinstance(
            nested[3]["b"], list
        )

    return Training(model, loss, sgd(model), [(torch.randn(2, 2),)] * 2, after=after)


@case
def data_parallel_nested_input():
    x = torch.randn(20, 3)
    return summed(
        Called(lambda m, *given: m.layer(given[1][0]), layer=nn.Linear(3, 3)),
        (x.cos(), (x.sin(), x), x.sin()),
    )


def of_dtype(dtype):
    def make():
        return summed(nn.Linear(10, 5).to(dtype), (torch.randn(20, 10).to(dtype),))

    make.__name__ = f"data_parallel_module_{str(dtype).removeprefix('torch.')}"
    return make


for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
    case(of_dtype(dtype))


def with_unused(kind):
    def make():
        model = Called(lambda m, input: m.l(input["data"]), l=nn.Linear(10, 5))
        return Training(
            model,
            lambda model, batch: model(input=batch["input"]).sum(),
            sgd(model),
            [({"input": {"data": torch.randn(20, 10), "unused": kind()}},)] * 2,
        )

    make.__name__ = f"data_parallel_module_kwargs_only_empty_{kind.__name__}"
    return make


for kind in (list, dict, tuple):
    case(with_unused(kind))


@case
def data_parallel_function_deletion():
    def penalty(net, x):
        x = x.detach().requires_grad_()
        output = net(x)
        return torch.autograd.grad(
            output, x, grad_outputs=torch.ones_like(output), create_graph=True
        )[0].mean()

    net = nn.Linear(4, 1)
    return Training(
        net, lambda model, x: penalty(model, x), sgd(net, 1.0), [(torch.ones(ROWS, 4),)]
    )


@case
def zero_grad():
    def forward(m, x):
        m.zero_grad()
        return m.layer(x)

    return summed(Called(forward, layer=nn.Linear(5, 5)), (torch.rand(4, 3, 6, 5),))


@case
def autocast():
    def forward(m, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return m.layer(x)

    model = Called(forward, layer=nn.Linear(8, 8))
    return summed(model, (torch.randn(ROWS, 8),))


@case
def save_replica_module():
    """A model can be saved and copied while a session has it."""

    def after(training, run):
        file = io.BytesIO()
        torch.save(training.model, file)
        file.seek(0)
        loaded, copied = torch.load(file, weights_only=False), copy.deepcopy(training.model)
        run(*training.batches[0])
        for other in (loaded, copied):
            assert not torch.equal(other.weight, training.model.weight)
            other.load_state_dict(training.model.state_dict())
            assert all(
                torch.equal(a, b) for a, b in zip(other.parameters(), training.model.parameters())
            )

    made = summed(nn.Linear(8, 8), (torch.randn(ROWS, 8),))
    made.after = after
    return made


def strided(number, formats, dtypes):
    def make():
        sizes = ((8, 16), (16, 32), (32, 16), (16, 8))
        layers = nn.ModuleList(
            nn.Conv2d(*size, 2).to(memory_format=layout, dtype=dtype)
            for size, layout, dtype in zip(sizes, formats, dtypes)
        )

        def forward(m, x):
            for layer, dtype in zip(m.layers, dtypes):
                x = layer(x.to(layer.weight.dtype))
            return x

        def after(training, run):
            for layer, layout in zip(training.model.layers, formats):
                assert layer.weight.is_contiguous(memory_format=layout)

        made = supervised(
            Called(forward, layers=layers), torch.randn(ROWS, 8, 8, 8), torch.randn(ROWS, 8, 4, 4)
        )
        made.after = after
        return made

    make.__name__ = f"strided_grad_layout_{number}"
    return make


LAST, PLAIN = torch.channels_last, torch.contiguous_format
LAYOUTS = ([PLAIN] * 4, [LAST] * 2 + [PLAIN] * 2, [LAST] * 4)
KINDS = ([torch.float] * 4, [torch.float] * 2 + [torch.half] * 2, [torch.half] * 4)
for number, (formats, dtypes) in enumerate((f, d) for f in LAYOUTS for d in KINDS):
    case(strided(number, formats, dtypes))


@case
def parameter_list_dict_replica():
    def forward(m, x):
        return m.list[0] + x @ m.list[1] + x * m.dict["a"] + m.dict["b"]

    lists = nn.ParameterList([nn.Parameter(torch.ones(3)), nn.Parameter(torch.randn(3, 3))])
    return summed(
        Called(
            forward,
            list=lists,
            dict=nn.ParameterDict(
                {"a": nn.Parameter(torch.randn(3)), "b": nn.Parameter(torch.ones(3))}
            ),
        ),
        (torch.randn(ROWS, 3),),
    )


@case
def data_parallel_module_zero_inputs():
    return summed(Called(lambda m: m.t, t=nn.Parameter(torch.ones(2, 3))), ())


@contextlib.contextmanager
def refuses(kind, *words):
    """The body raises `kind` with a message that has `words`."""
    try:
        yield
    except kind as error:
        assert all(word in str(error) for word in words), error
    else:
        raise AssertionError(f"nothing was raised, expected {kind.__name__}")


@case
def parallel_apply_passes_exception():
    model = Called(lambda m, x: m.layer(x) + {}["wonderful"], layer=nn.Linear(3, 3))
    with refuses(dp.TraceError, "torch_parallel_cases.py:", "KeyError", "wonderful"):
        dp.Session(
            dp.torch.train_step(
                model, lambda model, x: model(x).sum(), sgd(model), (torch.ones(4, 3),)
            ),
            devices=2,
        )


@case
def data_parallel_lazy_linear():
    model = nn.Sequential(nn.LazyLinear(3))
    with refuses(dp.ArgumentError, "0.weight", "call the module once"):
        dp.torch.eval_step(model, None, (torch.ones(4, 3),))


@case
def data_parallel_complex():
    model = nn.Linear(3, 3)
    with refuses(dp.TraceError, "an input of complex numbers"):
        dp.Session(
            dp.torch.eval_step(
                model, lambda model, x: model(x.real), (torch.ones(4, 3, dtype=torch.complex64),)
            )
        )


@case
def data_parallel_no_grad():
    """Evaluation has no gradients, training has."""
    found = []

    def forward(m, x):
        found.append(torch.is_grad_enabled())
        return m.layer(x)

    model = Called(forward, layer=nn.Linear(3, 3))
    x = torch.ones(4, 3)
    steps = (
        dp.torch.train_step(model, lambda model, x: model(x).sum(), sgd(model), (x,)),
        dp.torch.eval_step(model, None, (x,)),
    )
    with dp.Session(*steps, devices=2) as run:
        run(x)
        assert set(found) == {True}
        del found[:]
        run.call(steps[1], x)
        assert set(found) == {False}


@case
def data_parallel_model_no_refcycles():
    """Nothing keeps a model whose session is gone."""
    model = nn.Linear(1, 1)
    step = dp.torch.train_step(
        model, lambda model, x: model(x).sum(), sgd(model), (torch.ones(4, 1),)
    )
    with dp.Session(step, devices=2) as run:
        run(torch.ones(4, 1))
    kept = weakref.ref(model)
    del model, step, run
    gc.collect()
    assert kept() is None


# --------------------------------------------------------------------------- #
# test_c10d_gloo.py and test_c10d_common.py


class Net(nn.Module):
    def __init__(self, seen=None):
        super().__init__()
        self.fc1 = nn.Linear(2, 10, bias=False)
        self.fc2 = nn.Linear(10, 50, bias=False)
        self.fc3 = nn.Linear(50, 4, bias=False)

    def forward(self, x):
        return F.softmax(self.fc3(F.relu(self.fc2(F.relu(self.fc1(x))))), dim=1)


@case
def gloo_backend_cpu_module():
    return supervised(Net(), torch.randn(ROWS, 2), torch.randn(ROWS, 4), steps=3)


@case
def global_local_unused_params_grad():
    """A task that rows of some devices have, one of the others, and one that nobody has: it keeps
    no momentum."""
    parts = dict(
        t0=nn.Parameter(torch.ones(2, 2)),
        t1=nn.Parameter(torch.ones(2, 2)),
        unused=nn.Parameter(torch.ones(2, 2)),
    )
    model = Called(lambda m, x, task: torch.where(task[:, None] == 0, x @ m.t0, x @ m.t1), **parts)
    loss = lambda model, x, task: model(x, task).square().mean()
    return Training(
        model,
        loss,
        sgd(model, momentum=0.9),
        [(torch.randn(ROWS, 2), (torch.arange(ROWS) > 3).long())] * 3,
    )


@case
def find_unused_parameters_when_unused_parameters_empty():
    parts = dict(t0=nn.Parameter(torch.randn(2, 2)), t1=nn.Parameter(torch.randn(2, 2)))
    model = Called(lambda m, x, task: torch.where(task[:, None] == 0, x @ m.t0, x) @ m.t1, **parts)
    loss = lambda model, x, task: model(x, task).square().mean()
    return Training(
        model,
        loss,
        sgd(model, momentum=0.9),
        [(torch.randn(ROWS, 2), (torch.arange(ROWS) > 0).long())] * 3,
    )


@case
def ignored_output_with_unused_parameters():
    """Evaluations change nothing."""
    model = nn.ModuleDict({"net": Net(), "unused": nn.Linear(4, 4)})
    forward = lambda model, x, y: F.cross_entropy(model["net"](x), y)

    def after(training, run):
        before = {name: value.clone() for name, value in training.model.state_dict().items()}
        for _ in range(4):
            run.call("eval_step", *training.batches[0])
        assert all(
            torch.equal(before[name], value) for name, value in training.model.state_dict().items()
        )

    return Training(
        model,
        forward,
        sgd(model, momentum=0.9),
        [(torch.rand(ROWS, 2), torch.randint(4, (ROWS,)))] * 4,
        after=after,
        evaluate=lambda model, x, y: model["net"](x),
    )


@case
def save_load_checkpoint():
    """Three steps, a checkpoint, weights of zero, the checkpoint again and three steps are six
    steps."""

    def before(training, number):
        if number == 3:
            saved = {name: value.clone() for name, value in training.model.state_dict().items()}
            with torch.no_grad():
                for p in training.model.parameters():
                    p.zero_()
            training.model.load_state_dict(saved)

    made = supervised(Net(), torch.rand(ROWS, 2), torch.rand(ROWS, 4), steps=6)
    made.before = before
    return made


@case
def sparse_gradients():
    model = nn.Sequential(nn.EmbeddingBag(10, 10, sparse=True))
    return Training(
        model,
        lambda model, x, y: F.cross_entropy(model(x), y),
        sgd(model),
        [(torch.randint(10, (ROWS, 2)), torch.randint(10, (ROWS,)))] * 2,
    )


@case
def forward_backward_optimizer():
    """Adam, with a parameter that only the first loss uses."""
    model = nn.ModuleDict(
        {
            "fc1": nn.Linear(2, 10, bias=False),
            "fc2": nn.Linear(10, 4, bias=False),
            "fc3": nn.Linear(4, 4, bias=False),
        }
    )

    def loss(model, x, y):
        return F.cross_entropy(F.softmax(F.relu(model["fc2"](F.relu(model["fc1"](x)))), dim=1), y)

    return Training(
        model,
        loss,
        torch.optim.Adam(model.parameters()),
        [(torch.rand(ROWS, 2), torch.randint(4, (ROWS,)))] * 3,
    )


@case
def multi_dtype_single_bucket():
    """Parameters of two dtypes."""
    model = nn.ModuleDict({"fc1": nn.Linear(2, 10).float(), "fc2": nn.Linear(10, 4).double()})
    forward = lambda model, x, y: F.cross_entropy(model["fc2"](F.relu(model["fc1"](x)).double()), y)
    return Training(
        model, forward, sgd(model), [(torch.rand(ROWS, 2), torch.randint(4, (ROWS,)))] * 2
    )


def checkpointed(reentrant, twice, shared):
    """Layers that are recomputed in backward, one of them twice, or two with one weight."""

    def make():
        first, second = nn.Linear(20, 20, bias=False), nn.Linear(20, 20, bias=False)
        if shared:
            second.weight = first.weight

        def forward(m, x):
            x = checkpoint(m.second, m.first(x), use_reentrant=reentrant)
            return checkpoint(m.second, x, use_reentrant=reentrant) if twice else x

        made = supervised(
            Called(forward, first=first, second=second),
            torch.randn(ROWS, 20),
            torch.randn(ROWS, 20),
        )
        return made

    words = (
        "twice" if twice else "once",
        *["weight_sharing"] * shared,
        "reentrant" if reentrant else "not_reentrant",
    )
    make.__name__ = "_".join(("ddp_checkpointing", *words))
    return make


for reentrant in (True, False):
    for twice in (True, False):
        for shared in (True, False):
            case(checkpointed(reentrant, twice, shared))


@dataclasses.dataclass
class Output:
    o1: torch.Tensor
    o2: dict[str, torch.Tensor]


@case
def dataclass_output_unused_param():
    layers = dict(relu=nn.ReLU(), fc1=nn.Linear(2, 10), fc2=nn.Linear(10, 4), fc3=nn.Linear(4, 4))

    def forward(m, x):
        x = m.relu(m.fc1(x))
        return Output(o1=m.fc2(x), o2={"a": x, "b": x * 2})

    model = Called(forward, **layers)

    def loss(model, x):
        output = model(x)
        return output.o1.sum() + output.o2["a"].sum() + output.o2["b"].sum(), {"output": output}

    return Training(model, loss, sgd(model, momentum=0.5), [(torch.rand(ROWS, 2),)] * 2)


@case
def multiple_outputs_multiple_backward():
    """The gradients of two losses, one after the other, are those of the sum."""
    model = nn.ModuleDict({"a": nn.Linear(2, 4), "b": nn.Linear(2, 4)})

    def loss(model, x, y):
        return {
            "one": F.cross_entropy(model["a"](x), y),
            "other": F.cross_entropy(model["b"](x), y),
        }

    return Training(model, loss, sgd(model), [(torch.rand(ROWS, 2), torch.randint(4, (ROWS,)))] * 2)


@case
def accumulate_gradients_no_sync():
    """Micro-batches: a step is that of the whole batch."""
    return supervised(Net(), torch.randn(16, 2), torch.randn(16, 4), accumulate=2)


@case
def static_graph_dynamic_module():
    """A layer whose use depends on a number of the batch is traced again."""
    model = Called(
        lambda m, x, deep: m.second(m.first(x)) if deep else m.first(x),
        first=nn.Linear(4, 4),
        second=nn.Linear(4, 4),
    )
    x = torch.randn(ROWS, 4)
    loss = lambda model, x, deep: model(x, deep).square().mean()
    return Training(
        model, loss, sgd(model, momentum=0.9), [(x, 1), (x, 0), (x, 0), (x, 1)], changes_python=True
    )
