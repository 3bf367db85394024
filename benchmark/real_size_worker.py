"""One side of real_size.py, in a process of its own.

real_size_worker.py SIDE MODEL DEVICES    SIDE: dp, eager, compile, ddp (one process of DEVICES,
    with RANK, MASTER_ADDR and MASTER_PORT in the environment) or jax; for data_parallel.py also
    parallel and backward, the gradients alone by dp.torch.DataParallel and by eager PyTorch

Answers {"first": seconds until the first step is done, tracing and compiling included} and then
each line `COUNT` with {"steps": seconds of COUNT steps, "loss": that of the last one, "peak": bytes
of resident memory at most in these steps}.

Each step takes the batch from the host's memory. On one device each side has all cores; on several
dp has a thread each and as many of them as cores, DistributedDataParallel a process with an equal
share of the cores, JAX host devices.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
CORES = len(os.sched_getaffinity(0))


def peak():
    """Returns the most bytes of resident memory since forget_peak()."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))


def forget_peak():
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")


def dp_side(name, devices):
    sys.path.insert(0, os.path.join(HERE, os.pardir, "python"))
    import dp
    import dp.torch

    model, optimizer, batch = make(name)
    step = dp.torch.train_step(model, None, optimizer(model.parameters()), example=batch)
    run = dp.Session(step, devices=devices, share=devices == 1)
    return lambda: float(run(*batch)["loss"])


def torch_side(name, wrap, updates=True):
    model, optimizer, batch = make(name)
    optimizer = optimizer(model.parameters())
    model, batch = wrap(model, batch)

    def step():
        optimizer.zero_grad()
        loss = model(*batch)
        loss.backward()
        if updates:
            optimizer.step()
        return float(loss.detach())

    return step


def data_parallel(devices):
    def wrap(model, batch):
        sys.path.insert(0, os.path.join(HERE, os.pardir, "python"))
        import dp.torch

        return dp.torch.DataParallel(model, devices=devices, backend="cpu"), batch

    return wrap


def compiled(model, batch):
    import torch

    return torch.compile(model), batch


def ddp(world):
    def wrap(model, batch):
        import torch
        import torch.distributed as dist

        rank = int(os.environ["RANK"])
        dist.init_process_group("gloo", rank=rank, world_size=world)
        torch.set_num_threads(max(1, CORES // world))
        return torch.nn.parallel.DistributedDataParallel(model, gradient_as_bucket_view=True), [
            part.chunk(world)[rank] for part in batch
        ]

    return wrap


class Missing:
    """An operator of an older PyTorch that torchax registers and this one lacks."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self


def load_torchax():
    """Imports torchax, which registers all operators of the PyTorch that it was written for, with
    another PyTorch."""
    import torch._ops

    def lenient(kind):
        strict = kind.__getattr__

        def get(self, name):
            try:
                return strict(self, name)
            except AttributeError:
                if name.startswith("__"):
                    raise
                return Missing()

        kind.__getattr__ = get
        return strict

    kinds = torch._ops._OpNamespace, torch._ops.OpOverloadPacket
    kept = [lenient(kind) for kind in kinds]
    import torchax

    torchax.default_env()
    for kind, strict in zip(kinds, kept):
        kind.__getattr__ = strict
    return torchax


def optax_of(optimizer):
    import optax

    options = optimizer.keywords
    if optimizer.func.__name__ == "SGD":
        return optax.sgd(options["lr"], momentum=options.get("momentum"))
    return optax.adamw(options["lr"], weight_decay=1e-2)


def jax_side(name, devices):
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={devices}"
    import jax
    import numpy as np

    torchax = load_torchax()
    model, optimizer, batch = make(name)
    names = {key for key, _ in model.named_parameters()}
    weights, function = torchax.extract_jax(model)
    parameters = {key: value for key, value in weights.items() if key in names}
    buffers = {key: value for key, value in weights.items() if key not in names}
    rule = optax_of(optimizer)
    mesh = jax.make_mesh((devices,), ("rows",), axis_types=(jax.sharding.AxisType.Auto,))
    everywhere = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
    by_rows = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("rows"))
    state = jax.device_put((parameters, rule.init(parameters)), everywhere)
    buffers = jax.device_put(buffers, everywhere)
    host = [
        part.numpy().astype(np.int32) if part.numpy().dtype == np.int64 else part.numpy()
        for part in batch
    ]

    def update(state, buffers, batch):
        parameters, kept = state
        loss, gradients = jax.value_and_grad(lambda p: function({**p, **buffers}, tuple(batch)))(
            parameters
        )
        updates, kept = rule.update(gradients, kept, parameters)
        return (jax.tree.map(lambda p, u: p + u, parameters, updates), kept), loss

    update = jax.jit(update, donate_argnums=0)

    def step():
        nonlocal state
        state, loss = update(state, buffers, jax.device_put(host, by_rows))
        return float(loss)

    return step


def make(name):
    import torch

    sys.path.insert(0, HERE)
    import real_models

    torch.manual_seed(0)
    return real_models.MODELS[name]()


def main():
    side, name, devices = sys.argv[1], sys.argv[2], int(sys.argv[3])
    # Answers go to a stream that no library prints to.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    import torch

    torch.set_num_threads(CORES)
    if side in ("dp", "jax"):
        step = {"dp": dp_side, "jax": jax_side}[side]
        begin = time.perf_counter()
        step = step(name, devices)
    else:
        begin = time.perf_counter()
        wraps = {
            "compile": compiled,
            "ddp": ddp(devices),
            "parallel": data_parallel(devices),
        }
        wrap = wraps.get(side, lambda *given: given)
        step = torch_side(name, wrap, side not in ("parallel", "backward"))
    step()
    print(json.dumps({"first": time.perf_counter() - begin}), file=answers, flush=True)
    for line in sys.stdin:
        forget_peak()
        times = []
        for _ in range(int(line)):
            begin = time.perf_counter()
            loss = step()
            times.append(time.perf_counter() - begin)
        print(json.dumps({"steps": times, "loss": loss, "peak": peak()}), file=answers, flush=True)


if __name__ == "__main__":
    main()
