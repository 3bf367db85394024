from typing import Any

stablehlo: Any
