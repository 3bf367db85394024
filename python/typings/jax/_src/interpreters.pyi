from typing import Any

batching: Any
mlir: Any
