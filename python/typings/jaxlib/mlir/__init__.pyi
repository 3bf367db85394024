from typing import Any

ir: Any
passmanager: Any
