"""Python's objects that hold values by key, whose content is read, compared and set again."""

from __future__ import annotations

import collections
import contextvars
import dataclasses
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree

# Containers and arrays above this size are compared by identity and length.
LARGE, LARGE_ARRAY = 1 << 14, 1 << 18
MISSING = type("Missing", (), {"__repr__": lambda self: "nothing"})()
PLAIN = (bool, int, float, complex, str, bytes, type(None))


@dataclasses.dataclass(frozen=True)
class Content:
    """A value that is compared by its content."""

    value: Any


class Holder:
    """Something that holds values by key: the attributes of an object, a container, the cell of a
    closure, a generator's state."""

    path = ""
    node: int | None = None
    """The id of the value that it is of."""
    is_watched = False
    """Reads of its keys are noted; else all of them count."""
    without: tuple[str, ...] = ()
    """Keys that it leaves out."""
    is_generator = False
    """It counts only if the trace draws from it."""

    def __init__(self, target: Any):
        self.target = target

    def items(self) -> dict[Any, Any]:
        raise NotImplementedError

    def put(self, key: Any, value: Any) -> None:
        """Sets a value, or removes the key if it is MISSING."""
        raise NotImplementedError

    def name(self, key: Any) -> str:
        return self.path

    def get(self, key: Any) -> Any:
        return self.items().get(key, MISSING)


class Attributes(Holder):
    def __init__(self, target, without: tuple[str, ...] = ()):
        super().__init__(target)
        self.without = without

    def items(self):
        return (
            {k: v for k, v in vars(self.target).items() if k not in self.without}
            if self.without
            else dict(vars(self.target))
        )

    def get(self, key):
        return vars(self.target).get(key, MISSING)

    def put(self, key, value):
        vars(self.target).pop(key, None) if value is MISSING else vars(self.target).__setitem__(
            key, value
        )

    def name(self, key):
        return f"{self.path}.{key}" if self.path else str(key)


class Slots(Holder):
    """The attributes of an object whose class has __slots__."""

    def items(self):
        names = [name for kind in type(self.target).__mro__ for name in slots_of(kind)]
        return {name: getattr(self.target, name) for name in names if hasattr(self.target, name)}

    def put(self, key, value):
        object.__delattr__(self.target, key) if value is MISSING else object.__setattr__(
            self.target, key, value
        )

    def name(self, key):
        return f"{self.path}.{key}" if self.path else str(key)


def slots_of(kind: type) -> list[str]:
    slots = vars(kind).get("__slots__", ())
    return [
        name
        for name in ([slots] if isinstance(slots, str) else slots)
        if isinstance(vars(kind).get(name), types.MemberDescriptorType)
    ]


class Defaults(Holder):
    """The default arguments of a function, by place."""

    def items(self):
        return dict(enumerate(self.target.__defaults__ or ()))

    def put(self, key, value):
        now = self.target.__defaults__ or ()
        self.target.__defaults__ = (*now[:key], value, *now[key + 1 :])

    def name(self, key):
        code = self.target.__code__
        names = code.co_varnames[: code.co_argcount]
        return names[len(names) - len(self.target.__defaults__) + key]


class Bound(Holder):
    """The arguments of a functools.partial, by place."""

    def items(self):
        return dict(enumerate(self.target.args))

    def put(self, key, value):
        now = self.target
        now.__setstate__(
            (now.func, (*now.args[:key], value, *now.args[key + 1 :]), now.keywords, vars(now))
        )


class ClassAttributes(Attributes):
    def items(self):
        return {
            k: v
            for k, v in vars(self.target).items()
            if not k.startswith("__") and not callable(v) and not hasattr(type(v), "__get__")
        }

    def put(self, key, value):
        delattr(self.target, key) if value is MISSING else setattr(self.target, key, value)


def kind_of(content: dict) -> type[dict]:
    """Returns the class whose methods read and write the dict itself: what the user's class makes
    of a read does not count, as a lazy one would import or compute all that it has."""
    return collections.OrderedDict if isinstance(content, collections.OrderedDict) else dict


class Entries(Holder):
    """Of a dict."""

    def items(self):
        return dict(kind_of(self.target).items(self.target))

    def put(self, key, value):
        kind = kind_of(self.target)
        if value is not MISSING:
            kind.__setitem__(self.target, key, value)
        elif dict.__contains__(self.target, key):
            kind.__delitem__(self.target, key)

    def name(self, key):
        return f"{self.path}[{key!r}]"


class Order(Holder):
    """The order of the keys of a dict: code may change it while the values stay."""

    def items(self):
        return {"": Content(tuple(kind_of(self.target).keys(self.target)))}

    def put(self, key, value):
        kind = kind_of(self.target)
        for entry in value.value:
            if dict.__contains__(self.target, entry):
                content = dict.__getitem__(self.target, entry)
                kind.__delitem__(self.target, entry)
                kind.__setitem__(self.target, entry, content)


class Modules(Entries):
    """The layers, parameters or buffers of a module."""

    def name(self, key):
        return f"{self.path}.{key}" if self.path else str(key)


class Unnamed(Modules):
    """The buffers of a module that are none in the beginning, or not there: code may make tensors
    of them."""

    def __init__(self, target):
        super().__init__(target)
        self.named = {key for key, value in dict.items(target) if value is not None}

    def items(self):
        return {key: value for key, value in dict.items(self.target) if key not in self.named}

    def get(self, key):
        return dict.get(self.target, key, MISSING)


class Sequence(Holder):
    """Of a list or a deque."""

    def items(self):
        kind: type = list if isinstance(self.target, list) else collections.deque
        return dict(enumerate(kind.__iter__(self.target)))

    def put(self, key, value):
        if value is MISSING:
            while len(self.target) > key:
                self.target.pop()
        elif key < len(self.target):
            self.target[key] = value
        else:
            self.target.append(value)

    def name(self, key):
        return f"{self.path}[{key}]"


class Whole(Holder):
    """A value that changes in place: `read` returns its content, `write` sets it."""

    def __init__(self, target, read: Callable[[], Any], write: Callable[[Any], object]):
        super().__init__(target)
        self.read, self.write = read, write

    def items(self):
        return {"": Content(self.read())}

    def put(self, key, value):
        self.write(value.value)


class Cell(Holder):
    def items(self):
        try:
            return {"": self.target.cell_contents}
        except ValueError:  # It is empty.
            return {}

    def put(self, key, value):
        if value is not MISSING:
            self.target.cell_contents = value


class Groups(Holder):
    """The options of an optimizer that the model or the loss refers to."""

    def items(self):
        return {
            (at, key): value
            for at, group in enumerate(self.target.param_groups)
            for key, value in group.items()
            if key != "params"
        }

    def put(self, key, value):
        self.target.param_groups[key[0]][key[1]] = value

    def name(self, key):
        return f"{self.path}.param_groups[{key[0]}][{key[1]!r}]"


class Variable(Holder):
    """A contextvars.ContextVar. Nothing takes a value away again, so that a variable that is not
    set has its default."""

    def items(self):
        if (value := self.target.get(MISSING)) is MISSING:
            try:
                value = contextvars.Context().run(self.target.get)
            except LookupError:
                return {}
        return {"": value}

    def put(self, key, value):
        None if value is MISSING else self.target.set(value)


class Globals(Holder):
    """The names that a function uses of a module. Each is called `before` and the name."""

    def __init__(self, target, names: tuple[str, ...], before: str = ""):
        super().__init__(target)
        self.names, self.before = names, before

    def items(self):
        return {name: self.target[name] for name in self.names if name in self.target}

    def put(self, key, value):
        self.target.pop(key, None) if value is MISSING else self.target.__setitem__(key, value)

    def name(self, key):
        return f"{self.before}{key}"


def is_same(a: Any, b: Any) -> bool:
    """Whether Python computes the same with two values."""
    if a is b:
        return True
    if isinstance(a, Content):
        return isinstance(b, Content) and (
            is_same(a.value, b.value) if isinstance(a.value, tuple) else a.value == b.value
        )
    if type(a) is not type(b):
        return False
    if isinstance(a, (float, complex)):
        return (
            a == b and (a != 0 or str(a) == str(b)) or a != a and b != b
        )  # 0.0 and -0.0 are equal.
    if isinstance(a, PLAIN) or isinstance(a, (torch.dtype, torch.device)):
        return a == b
    if isinstance(a, (tuple, torch.Size)):
        return len(a) == len(b) and all(map(is_same, a, b))
    if isinstance(a, np.generic):
        return a.tobytes() == b.tobytes()
    if isinstance(a, types.MethodType):
        return a.__func__ is b.__func__ and a.__self__ is b.__self__
    return False


def version(value: Any) -> int:
    return value._version if isinstance(value, torch.Tensor) and not value.is_inference() else 0


def is_tensors(value: Any) -> bool:
    """Whether a value is tensors, perhaps nested."""
    leaves = pytree.tree_leaves(value)
    return bool(leaves) and any(isinstance(leaf, torch.Tensor) for leaf in leaves)
