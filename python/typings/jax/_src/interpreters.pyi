from typing import Any

batching: Any
mlir: Any
partial_eval: Any
