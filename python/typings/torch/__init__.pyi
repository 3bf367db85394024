# See python/pyproject.toml. A class that derives from Any has any attribute.
from typing import Any

from torch import fx as fx
from torch import nn as nn
from torch import optim as optim

class Tensor(Any): ...
class dtype(Any): ...

def __getattr__(name: str) -> Any: ...
