"""Settings of all processes that import a framework in tests: `python` imports this file first.

PyTorch and JAX make millions of objects that stay. At Python's own pace the collector looks at all
of them again and again while they are imported, and once more at the end of the process."""

import atexit
import gc

gc.set_threshold(100_000, 20, 100)
atexit.register(gc.freeze)
