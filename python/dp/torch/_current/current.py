"""A module and a session that trains it: what is read of the module is current, and what is written
to it counts in the next step."""

from __future__ import annotations

import contextlib
import operator
import os
import sys
import warnings
import weakref
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from dp import arrays
from dp.arrays import View
from dp.errors import ArgumentError, Error
from dp.torch._current import stale
from dp.torch._current.contents import Content, digest
from dp.torch._objects.holders import version as version_of
from dp.torch._tensors.modules import PARAMETERS, Tensors, plain
from dp.torch._tensors.trees import of_state

if TYPE_CHECKING:
    from dp.session import Session


VERSION = operator.attrgetter("_version")


class Watched(dict):
    """The parameters or buffers of a module. They become current when somebody reads them."""

    __slots__ = ("owner",)

    def __getitem__(self, key):
        self.owner.read()
        return super().__getitem__(key)

    def get(self, key, default=None):
        self.owner.read()
        return super().get(key, default)

    def items(self):
        self.owner.read()
        return super().items()

    def values(self):
        self.owner.read()
        return super().values()

    def copy(self):
        self.owner.read()
        return dict(super().items())

    def __reduce_ex__(self, protocol):
        self.owner.read()
        return dict, (dict(super().items()),)


class Owner:
    """The tensors of a model, and the session that has newer values of them."""

    def __init__(self, tensors: Tensors):
        self.tensors = tensors
        self.source: Any = lambda: None
        """The session that has trained the model last, weakly."""
        self.is_stale = False
        """The session has newer values than the module."""
        self.lost: list[torch.Tensor] = []
        """Those whose newer values have ended with the session, and that nobody has used or
        replaced since."""
        self.begun: Any = lambda: None
        """A later session, whose states are these, weakly."""
        self.contents: list[Content] | None = None
        """Of the tensors when somebody read the module for the first time since the last run, who
        may have changed them by `.data`."""
        self.quiet = 0
        self.marks: list[tuple[torch.Tensor, int, int]] = []
        for module in {
            id(m): m for root in tensors.modules.values() for m in root.modules()
        }.values():
            for group in ("_parameters", "_buffers"):
                watched = Watched(getattr(module, group))
                watched.owner = self
                vars(module)[group] = watched
        self.has_run = False
        """A step of a session has updated the tensors. They have no gradients then."""
        nn.Parameter.grad = property(grad_of, torch.Tensor.grad.__set__)
        self.mark()

    def mark(self) -> None:
        """Notes the tensors as they are."""
        self.contents = None
        places = [places[0] for places in self.tensors.places.values()]
        self.dicts, self.keys = (
            [vars(module)[group] for module, group, _ in places],
            [key for *_, key in places],
        )
        now = list(map(dict.__getitem__, self.dicts, self.keys))
        with stale.untouched():
            self.marks = [(t, version_of(t), t.data_ptr()) for t in now]
            self.kinds = [(t.dtype, t.shape) for t in now]
        self.flat = (
            now,
            [version for _, version, _ in self.marks],
            [pointer for *_, pointer in self.marks],
        )
        _watched.update((id(tensor), weakref.ref(self)) for tensor in now)
        with stale.untouched():
            storages = {storage._cdata: storage for storage in (t.untyped_storage() for t in now)}
            inside = [t.untyped_storage()._cdata for t in now]
        self.storages = (
            [(storage, 1 + inside.count(at)) for at, storage in storages.items()]
            if storages
            else []
        )
        """The memory of the tensors, and how many refer to it if nobody else does."""

    def is_aliased(self) -> bool:
        """Whether others have tensors or arrays on the memory of the module's, such as a state_dict
        of before."""
        count = torch._C._storage_Use_Count
        return any(count(storage._cdata) > own for storage, own in self.storages)

    def is_as_marked(self) -> bool:
        """Whether all tensors are the very ones, and nobody has written to them but perhaps by
        `.data`."""
        tensors, versions, pointers = self.flat
        try:
            with stale.untouched():
                return (
                    all(map(operator.is_, map(dict.get, self.dicts, self.keys), tensors))
                    and list(map(VERSION, tensors)) == versions
                    and list(map(torch.Tensor.data_ptr, tensors)) == pointers
                )
        except RuntimeError:  # Tensors of inference mode have no version.
            return False

    @contextlib.contextmanager
    def unwatched(self) -> Iterator[None]:
        """While a step is traced, the module has other tensors."""
        self.quiet += 1
        try:
            yield
        finally:
            self.quiet -= 1

    def read(self, inside: bool = False) -> None:
        """Is called when somebody reads a tensor of the module. `inside`: by the session itself."""
        if self.quiet or self.contents is not None:
            return
        values = self.refresh(inside) if self.is_stale else None
        self.note(values or {}, self.source())

    def note(self, values: Mapping[str, View], session: Session | None) -> None:
        """Notes the numbers of the tensors, whose memory `values` may have, too. Those that
        `session` shares count as they are when it runs."""
        with stale.untouched():
            self.contents = [
                Content(
                    tensor,
                    values.get(name),
                    limit=-1 if session is not None and session.is_shared(name) else None,
                )
                for name, (tensor, _, _) in zip(self.tensors.places, self.marks)
            ]

    def refresh(self, inside: bool = False) -> Mapping[str, View] | None:
        """Gives the module its current values and returns them, or warns."""
        self.is_stale, session = False, self.source()
        advice = "; call run.sync(model) before the module is read"
        if session is None or session.closed:
            self.lost = stale.lose((tensor for tensor, *_ in self.marks), self.tell)
            return (
                None if len(self.lost) == len(self.marks) else self.tell()
            )  # Uses of the others cannot be seen.
        stale.restore(tensor for tensor, *_ in self.marks)
        if os.getpid() != session._pid:
            return warn(
                f"the process that has trained the module is another one{advice} in another process"
            )
        try:
            away = [name for name in self.tensors.places if not session.is_in_place(name)]
            values = session.peek(away, inside)
        except Error as error:
            return warn(f"the module cannot have its current weights: {error}")
        if values is None:
            self.is_stale = True
            return warn(
                f"the module has not its current weights, of which other processes hold "
                f"parts{advice}, in all processes"
            )
        self.write(values)
        return values

    def tell(self) -> None:
        """Warns that what is used, or what a session begins with, are the weights of before."""
        stale.restore(self.lost)
        self.lost = []
        warn(
            "the session that has trained the module has ended, so the module has the weights of "
            "before; call run.sync(model) before the session ends"
        )

    def begin(self, session: Session) -> None:
        """Is called when a session is made."""
        self.read()
        if (
            before := self.source()
        ) is None or before.closed:  # The new one takes the tensors as they are.
            self.mark()
            self.read()
        elif self.contents is not None:
            self.note({}, None)
        self.lost = [tensor for tensor in self.lost if stale.is_lost(tensor)]
        self.begun = weakref.ref(session) if self.lost else lambda: None

    def check_begin(self, session: Session) -> None:
        """Warns if a session runs with weights of before. It may have been given others, as by
        dp.load."""
        self.begun = lambda: None
        now = self.tensors.all()
        names = [name for name, tensor in now.items() if stale.is_lost(tensor)]
        values = session.peek(names, inside=True)
        with stale.untouched():
            is_loaded = values is not None and any(
                arrays.digest(values[name]) != digest(plain(now[name])) for name in names
            )
        if not is_loaded:
            self.tell()

    def write(self, values: Mapping[str, Any]) -> None:
        with torch.no_grad():
            for name, tensor in self.tensors.all().items():
                if name in values and values[name].pointer != tensor.data_ptr():
                    tensor.copy_(
                        of_state(arrays.to_numpy(values[name]), tensor.dtype).reshape(tensor.shape)
                    )
        self.mark()

    def adopt(self, values: Mapping[str, Any]) -> None:
        """Gives the module these values, numpy arrays, of some of its tensors."""
        self.write({name: arrays.view(value, name) for name, value in values.items()})

    def ran(self, session: Session, updated: bool) -> None:
        """Is called after a step of a session."""
        self.contents = None
        if not updated:
            return
        was_stale = self.is_stale
        self.source, self.is_stale, self.has_run = weakref.ref(session), True, True
        if self.is_aliased():  # Nothing tells when others read there.
            self.read(inside=True)
        elif not was_stale:
            own = [
                t
                for name, (t, *_) in zip(self.tensors.places, self.marks)
                if not session.is_shared(name)
            ]
            stale.mark(own, self.read)

    def synced(self) -> None:
        """The module has been given the current values."""
        stale.restore(tensor for tensor, *_ in self.marks)
        self.is_stale, self.lost = False, []
        self.mark()

    def edits(self, session: Session) -> dict[str, torch.Tensor]:
        """Returns the tensors that have changed since the last run. Raises dp.ArgumentError for
        what cannot count."""
        if self.begun() is session:
            self.check_begin(session)
        with stale.untouched():
            return self.edits_now(session)

    def edits_now(self, session: Session) -> dict[str, torch.Tensor]:
        if self.contents is None and self.is_as_marked():
            return {}
        now = self.tensors.all()
        found = {}
        contents = self.contents
        for at, ((name, tensor), (before, version, pointer)) in enumerate(
            zip(now.items(), self.marks)
        ):
            if tensor is not before and self.tensors.places[name][0][1] == PARAMETERS:
                raise ArgumentError(
                    f"{name} is another parameter than when the step was made; make a new step, or "
                    f"change the parameter, as by model.load_state_dict or p.data.copy_"
                )
            if session.is_shared(name):
                if tensor.data_ptr() != pointer:
                    raise ArgumentError(
                        f"{name} has other memory than the session shares; write its values there, "
                        f"as by p.data.copy_, or make a new session"
                    )
                continue
            is_marked = (
                tensor is before and version_of(tensor) == version and tensor.data_ptr() == pointer
            )
            if not is_marked or contents and not contents[at].has_numbers():
                if (tensor.dtype, tensor.shape) != (of := self.kinds[at]):
                    raise ArgumentError(
                        f"{name} is {tensor.dtype} of the shape {list(tensor.shape)} and was "
                        f"{of[0]} of the shape {list(of[1])} in the steps before; convert the "
                        "module before the step is made, or make a new step of it"
                    )
                found[name] = tensor.detach()
        if found and self.is_stale and self.source() is session:
            raise ArgumentError(
                f"{next(iter(found))} has been changed while the session has newer values, which "
                "the module has not; call run.sync(model) before you change its tensors, or read "
                "them through the module"
            )
        if found:
            self.mark()
        return found


def warn(text: str) -> None:
    warnings.warn(text, RuntimeWarning, stacklevel=5)


_watched: dict[int, weakref.ref[Owner]] = {}
"""By the id of a parameter that a session has."""


def grad_of(parameter: nn.Parameter) -> torch.Tensor | None:
    """Returns parameter.grad, and tells the user's code and clip_grad_norm_ that no step leaves one
    there."""
    value = torch.Tensor.grad.__get__(parameter)
    if (
        value is not None
        or (of := _watched.get(id(parameter))) is None
        or (owner := of()) is None
        or not owner.has_run
    ):
        return value
    frame = sys._getframe(1)
    file = frame.f_code.co_filename
    is_inside = file.startswith(FOLDERS) and f"{os.sep}nn{os.sep}utils{os.sep}" not in file
    if owner.quiet or not parameter.requires_grad or is_inside:
        return value
    owner.has_run = False  # Once is enough.
    while frame.f_back is not None and frame.f_code.co_filename.startswith(FOLDERS):
        frame = frame.f_back
    warnings.warn(
        f"{frame.f_code.co_filename}:{frame.f_lineno}: `.grad` of a parameter that a step of dp "
        "trains is None: the step uses its gradients inside. Give train_step clip_grad_norm= or "
        "clip_grad_value=, or take gradients in a loss by torch.autograd.grad and return what is "
        "to be logged",
        RuntimeWarning,
        stacklevel=3,
    )
    return value


FOLDERS = tuple(
    os.path.dirname(os.path.abspath(path)) + os.sep
    for path in (torch.__file__, os.path.dirname(__file__))
)


# An owner refers to its model. The model's dicts keep it, so that both end together.
_owners: weakref.WeakKeyDictionary[nn.Module, weakref.ref[Owner]] = weakref.WeakKeyDictionary()


def owner_of(model: nn.Module, tensors: Tensors) -> Owner:
    """Returns the one owner of a model's tensors."""
    kept = _owners.get(model)
    owner = kept() if kept else None
    if owner is None or list(owner.tensors.places) != list(tensors.places):
        owner = Owner(tensors)
        _owners[model] = weakref.ref(owner)
    return owner
