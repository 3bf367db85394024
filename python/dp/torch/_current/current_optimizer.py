"""An optimizer and a session that runs it: what is read of its state is current, and what is
written to it counts in the next step."""

from __future__ import annotations

import collections
import os
import weakref
from typing import TYPE_CHECKING, Any

import torch

from dp.arrays import digest as of_view
from dp.arrays import to_numpy
from dp.errors import Error
from dp.torch._current import stale
from dp.torch._current.contents import digest
from dp.torch._current.current import warn

if TYPE_CHECKING:
    from dp.session import Session
    from dp.torch.training import TrainStep


is_function_seen = torch._C._is_torch_function_enabled
"""Whether the code that runs is not that of stale.untouched()."""


class State(collections.defaultdict):
    """The state of an optimizer by parameter. It becomes current when somebody looks at it."""

    def __init__(self, content: dict):
        super().__init__(dict, content)
        self.owners: list[Owner] = []

    def read(self) -> None:
        for owner in self.owners:
            owner.read()

    def __reduce_ex__(self, protocol):
        self.read()
        return collections.defaultdict, (dict, dict(super().items()))


def reading(name: str) -> Any:
    of_dict = getattr(collections.defaultdict, name)

    def method(self, *args, **kwargs):
        self.read()
        return of_dict(self, *args, **kwargs)

    return method


for method in (
    "__getitem__",
    "__setitem__",
    "__delitem__",
    "__contains__",
    "__iter__",
    "get",
    "items",
    "values",
    "keys",
    "pop",
    "popitem",
    "clear",
    "update",
    "setdefault",
    "copy",
):
    setattr(State, method, reading(method))


class Owner:
    """The state of the optimizer of a step, and the session that has newer values of it."""

    def __init__(self, step: TrainStep):
        self.step, self.optimizer = step, step.user_optimizer
        self.source: weakref.ref | None = None
        """The session that has run the step last."""
        self.is_stale = False
        """The session has newer values of the state than the optimizer."""
        self.is_loaded = False
        """A state has been loaded into the optimizer, or its state is another object, since the
        last run."""
        self.digests: dict[str, str] | None = None
        """Of the state when somebody looked at it for the first time since the last run."""
        self.quiet = False
        self.begun: Owner | None = None
        """That of a session that has ended, whose state a later session begins without."""
        self.stale: list[torch.Tensor] = []
        """The tensors of the state that the optimizer had when the session took newer values."""

    def attach(self, session: Session) -> None:
        if self.source is None:
            self.optimizer.register_state_dict_pre_hook(lambda optimizer: self.read())
            self.optimizer.register_load_state_dict_post_hook(
                lambda optimizer: setattr(self, "is_loaded", True)
            )
        with stale.untouched():
            self.read()
        self.watch()
        state = self.optimizer.state
        self.begun = next(
            (owner for owner in state.owners if owner.is_stale and owner.has_ended()), None
        )
        self.source, self.digests = weakref.ref(session), None

    def has_ended(self) -> bool:
        session = self.source and self.source()
        return session is None or session.closed

    def check_begin(self, session: Session) -> None:
        """Warns if a session runs with a state of before. It may have been given another one, as by
        dp.load."""
        before, self.begun = self.begun, None
        if (
            before is None
            or not before.is_stale
            or before not in getattr(self.optimizer.state, "owners", ())
        ):
            return
        with stale.untouched():
            now = {
                name: tensor
                for name, tensor in self.step.optimizer.state().items()
                if name in session.state_names
            }
            values = session.peek(now, inside=True)
            if values is None or all(
                digest(tensor) == of_view(values[name]) for name, tensor in now.items()
            ):
                before.refresh()

    def watch(self) -> bool:
        """Watches the optimizer's state; whether it is another object than before."""
        state = self.optimizer.state
        if isinstance(state, State) and self in state.owners:
            return False
        if not isinstance(state, State):
            state = self.optimizer.state = State(dict(state))
        state.owners.append(self)
        return True

    def content(self) -> dict[str, str]:
        return {name: digest(tensor) for name, tensor in self.step.optimizer.state().items()}

    def read(self) -> None:
        """Is called before somebody looks at the state."""
        if (
            self.quiet
            or self.source is None
            or self.is_stale
            and not is_function_seen()
            and self.has_ended()
        ):
            return
        self.quiet = True
        try:
            if self.is_stale:
                self.refresh()
            if self.digests is None:
                self.digests = self.content()
        finally:
            self.quiet = False

    def keep(self) -> None:
        """Is called by the session before the step takes other parameters: the optimizer keeps the
        state of those that it leaves."""
        if self.is_stale and not self.has_ended():
            self.refresh(inside=True)

    def refresh(self, inside: bool = False) -> None:
        """Gives the optimizer its current state, or warns. `inside`: called by the session
        itself."""
        stale.restore(self.stale)
        self.is_stale, session = False, self.source and self.source()
        advice = "; call run.sync(optimizer) before it is read"
        if session is None or session.closed:
            return warn(
                f"the session that has run the optimizer has ended, so the optimizer has the state "
                f"of before{advice}"
            )
        if os.getpid() != session._pid:
            return warn(
                f"the process that has run the optimizer is another one{advice} in another process"
            )
        try:
            values = session.peek(self.step.optimizer.state(), inside)
        except Error as error:
            return warn(f"the optimizer cannot have its current state: {error}")
        if values is None:
            return warn(
                "the optimizer has not its current state, of which other processes hold parts; "
                "call run.sync(optimizer) in all processes before it is read"
            )
        self.write(self.optimizer, {name: to_numpy(view) for name, view in values.items()})

    def write(self, target: torch.optim.Optimizer, state: Any) -> None:
        """Copies state by name into an optimizer."""
        if target is self.optimizer:
            stale.restore(self.stale)
        before, self.quiet = self.quiet, True
        try:
            self.step.optimizer.write(target, state)
        finally:
            self.quiet = before
        if target is self.optimizer:
            self.is_stale, self.digests = False, None

    def ran(self, session: Session) -> None:
        """Is called after a step of a session."""
        was_stale = self.is_stale
        self.source, self.is_stale, self.digests = weakref.ref(session), True, None
        if not was_stale and not session.is_shared(next(iter(self.step.trained))):
            entries = [
                dict.get(self.optimizer.state, p) or {}
                for group in self.optimizer.param_groups
                for p in group["params"]
            ]
            self.stale = [
                value for of in entries for value in of.values() if isinstance(value, torch.Tensor)
            ]
            stale.mark(self.stale, self.read)

    def edits(self, session: Session) -> dict[str, torch.Tensor]:
        """Returns the states that the user has changed since the last run."""
        if self.begun is not None:
            self.check_begin(session)
        is_other, digests = self.watch() or self.is_loaded, self.digests
        self.is_loaded, self.digests = False, None
        if digests is None and not is_other:
            return {}
        known = set(session.state_names)
        now = {
            name: tensor for name, tensor in self.step.optimizer.state().items() if name in known
        }
        if is_other or digests is None:
            return now
        return {name: tensor for name, tensor in now.items() if digest(tensor) != digests.get(name)}
