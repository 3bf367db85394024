"""A module on several devices in any loop: dp.torch.DataParallel and dp.torch.data_parallel."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from torch import nn

from dp.errors import ArgumentError
from dp.reports import Report
from dp.torch._parallel.settings import Device, ParallelSettings, settings_of
from dp.torch.arguments import check_model

if TYPE_CHECKING:
    from dp.torch._parallel.compiled import Compiled

FORWARD = "forward"


class DataParallel(nn.DataParallel):
    """A module that runs on N devices, in place of torch.nn.DataParallel:

        model = dp.torch.DataParallel(model, devices=4)
        loss = loss_fn(model(x), y)
        loss.backward()
        optimizer.step()

    `forward` scatters the rows of its tensors along `dim` over the devices, runs the compiled
    module there and returns the outputs of all rows; `backward` through it runs the compiled
    backward, and adds the sums of all devices' gradients to `.grad` of the module's own parameters
    and of the inputs that require one. The parameters are the module's own: optimizers, hooks,
    clipping and averages work on them.

    It computes the function of one device, for any number of rows: a loss of the output is that of
    the whole batch, batch statistics are those of all rows, and a scalar output is one scalar.
    Tensors that have not as many elements along `dim` as the first one go to each device whole.

    device_ids     numbers of GPUs; None: all, or `devices`
    output_device  the GPU that the outputs are gathered on; without a GPU it means nothing
    dim            the dimension of the rows
    devices        number of devices; None: that of `device_ids`, all GPUs, or 1
    backend        "cpu" (devices are threads) or "cuda"; None: "cuda" if the machine has a GPU
    threads, timeout, options, deterministic  as in dp.Session
    local_statistics  batch statistics are those of each device's rows, as in nn.DataParallel
    methods        names of further methods that run on the devices, as ("train_step", "val_step")
    dynamic        None: a size of the arguments that another call has otherwise, the rows or a
                   length, is left open in the next graph; True: the rows are open from the first
                   graph on; False: no size is open

    A module is compiled when it is called with arguments of other shapes or other constants, when
    it changes between train() and eval(), and with and without gradients. Sizes of 0 and 1, and
    those that code or the compiler asks for as numbers, have a graph each.
    Raises dp.ArgumentError; a call raises dp.TraceError, with the user's line, for a module that
    a trace cannot hold, dp.CompileError or dp.RunError.
    """

    def __new__(cls, module: nn.Module | None = None, *_: Any, **__: Any) -> DataParallel:
        is_module = isinstance(module, nn.Module)
        return super().__new__(class_of(cls, type(module)) if is_module else cls)

    def __init__(
        self,
        module: nn.Module,
        device_ids: Iterable[Device] | None = None,
        output_device: Device | None = None,
        dim: int = 0,
        *,
        devices: int | None = None,
        backend: Literal["cpu", "cuda"] | None = None,
        threads: int = 0,
        timeout: float = 600.0,
        options: Iterable[str] = (),
        local_statistics: bool = False,
        deterministic: bool = False,
        methods: Iterable[str] = (),
        dynamic: bool | None = None,
    ) -> None:
        nn.Module.__init__(self)  # That of nn.DataParallel looks for GPUs.
        check_model(module)
        self.settings = settings_of(
            device_ids,
            output_device,
            dim,
            devices=devices,
            backend=backend,
            threads=threads,
            timeout=timeout,
            options=options,
            local_statistics=local_statistics,
            deterministic=deterministic,
            dynamic=dynamic,
        )
        self.methods = methods_of(module, methods)
        self.module = module
        self.dim, self.device_ids = dim, list(self.settings.device_ids)
        self.output_device = self.settings.output_device
        self._runner = Runner(self.settings)
        self.register_load_state_dict_pre_hook(with_prefix)

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """Returns what the module returns for all rows."""
        return self._runner.run(self.module, FORWARD, inputs, kwargs)

    def __getattr__(self, name: str) -> Any:
        if name != "methods" and name in self.methods:
            return functools.partial(self._call_method, name)
        try:
            return super().__getattr__(name)
        except AttributeError:
            module = self.__dict__.get("_modules", {}).get("module")
            if module is None or name.startswith("__"):
                raise
        return getattr(module, name)

    @property
    def __class__(self) -> type:
        # What trainers of Hugging Face ask before they save, resume, and choose labels.
        module = self.__dict__.get("_modules", {}).get("module")
        return type(module) if hasattr(type(module), "save_pretrained") else type(self)

    @__class__.setter
    def __class__(self, kind: type) -> None:
        object.__dict__["__class__"].__set__(self, kind)

    def _call_method(self, name: str, *args: Any, **kwargs: Any) -> Any:
        return self._runner.run(self.module, name, args, kwargs)

    def report(self) -> list[Report]:
        """Returns a report of each program that has run: its collectives, placements and memory."""
        return self._runner.reports()

    def __reduce__(self) -> tuple:
        # Programs and their threads belong to this object and process.
        state = {**self.__dict__, "_runner": Runner(self.settings)}
        return restored, (getattr(type(self), "of", (type(self),))[0], type(self.module)), state


_classes: dict[tuple[type, type], type[DataParallel]] = {}


def class_of(base: type[DataParallel], kind: type) -> type[DataParallel]:
    """Returns the class of the wrappers of one class of modules, whose forward has the signature of
    the module's: trainers look there for what a batch may hold."""
    if base.forward is not DataParallel.forward:
        return base
    if (base, kind) in _classes:
        return _classes[base, kind]

    @functools.wraps(kind.forward)
    def forward(self: DataParallel, *inputs: Any, **kwargs: Any) -> Any:
        return DataParallel.forward(self, *inputs, **kwargs)

    names = {"forward": forward, "__module__": base.__module__, "__doc__": base.__doc__}
    made = type(base.__name__, (base,), {**names, "of": (base, kind)})
    return _classes.setdefault((base, kind), made)


def restored(base: type[DataParallel], kind: type) -> DataParallel:
    """Returns a wrapper that has its state yet to be set, for copies and pickles."""
    return class_of(base, kind).__new__(class_of(base, kind))


class Runner:
    """The methods of a module that are compiled. It does not keep the module."""

    def __init__(self, settings: ParallelSettings):
        self.settings = settings
        self.compiled: dict[str, Compiled] = {}

    def run(self, module: nn.Module, method: str, args: tuple, kwargs: Mapping[str, Any]) -> Any:
        if (compiled := self.compiled.get(method)) is None:
            # torch.compile takes seconds to import.
            from dp.torch._parallel.compiled import Compiled

            compiled = self.compiled[method] = Compiled(type(module), method, self.settings)
        return compiled(module, args, kwargs)

    def reports(self) -> list[Report]:
        programs = [one for compiled in self.compiled.values() for one in compiled.programs]
        return [report for one in programs if (report := one.report()) is not None]


def methods_of(module: nn.Module, names: Iterable[str]) -> tuple[str, ...]:
    """Checks the names of methods. Raises dp.ArgumentError."""
    if isinstance(names, str):
        raise ArgumentError(f"methods={names!r}; expected a tuple of names, as ({names!r},)")
    found = tuple(names)
    for name in found:
        if not callable(getattr(type(module), name, None)):
            raise ArgumentError(f"methods has {name!r}, which {type(module).__name__} has not")
        if hasattr(DataParallel, name) and name != FORWARD:
            raise ArgumentError(
                f"methods has {name!r}, which the wrapper has itself; rename the module's method"
            )
    return found


def with_prefix(module: nn.Module, state_dict: dict[str, Any], prefix: str, *_: Any) -> None:
    """Lets a state_dict of the module itself, without `module.`, be loaded."""
    own = f"{prefix}module."
    keys = [key for key in state_dict if key.startswith(prefix)]
    if keys and not any(key.startswith(own) for key in keys):
        for key in keys:
            state_dict[own + key.removeprefix(prefix)] = state_dict.pop(key)


_runners: weakref.WeakKeyDictionary[nn.Module, dict[ParallelSettings, Runner]] = (
    weakref.WeakKeyDictionary()
)


def data_parallel(
    module: nn.Module,
    inputs: Any,
    device_ids: Iterable[Device] | None = None,
    output_device: Device | None = None,
    dim: int = 0,
    module_kwargs: Mapping[str, Any] | None = None,
    **options: Any,
) -> Any:
    """Returns module(*inputs, **module_kwargs), computed on several devices; as
    torch.nn.parallel.data_parallel. `inputs` is a tuple, or the one input; `options` are those of
    dp.torch.DataParallel. Programs are kept as long as the module."""
    check_model(module)
    settings = settings_of(device_ids, output_device, dim, **options)
    runners = _runners.setdefault(module, {})
    if (runner := runners.get(settings)) is None:
        runner = runners[settings] = Runner(settings)
    inputs = inputs if isinstance(inputs, tuple) else () if inputs is None else (inputs,)
    return runner.run(module, FORWARD, inputs, module_kwargs or {})
