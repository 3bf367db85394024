"""Situations of the process: the environment, the command line, threads, contexts, logging,
generators and settings of libraries."""

import contextvars
import decimal
import locale
import logging
import os
import random
import sys
import threading
import warnings

import numpy as np
import torch
from torch_changes.kinds import case, kept_of, later, patch, situation, twice

WORD = "DP_TEST_SITUATION"


def set_word(*_):
    os.environ[WORD] = "2.0"
    later(lambda: os.environ.pop(WORD, None))


for name, body in {
    "in": lambda self, h: h * (2 if "DP_TEST_SITUATION" in os.environ else 1),
    "get": lambda self, h: h * float(os.environ.get(WORD, 1)),
    "getenv": lambda self, h: h * float(os.getenv(WORD, "1")),
    "copy": lambda self, h: h * float(os.environ.copy().get(WORD, 1)),
    "dict": lambda self, h: h * float(dict(os.environ).get(WORD, 1)),
    "iter": lambda self, h: h * (1 + sum(name.startswith(WORD) for name in os.environ)),
    "items": lambda self, h: h * (1 + sum(name.startswith(WORD) for name, _ in os.environ.items())),
    "bytes": lambda self, h: h * float(os.environb.get(WORD.encode(), b"1")),
    "len": lambda self, h: h * (len(os.environ) % 7 + 1),
    "expanded": lambda self, h: h * len(os.path.expandvars("$" + WORD)),
    "indirect": lambda self, h: h * (2 if has_word() else 1),
}.items():
    case(f"environment-{name}", lambda body=body: situation(body, set_word))


def has_word():
    return WORD in os.environ


@case("arguments")
def of_arguments():
    def change(model):
        sys.argv.append("--twice")
        later(lambda: sys.argv.remove("--twice"))

    return situation(lambda self, h: h * (2 if "--twice" in sys.argv else 1), change)


@case("thread-local")
def of_thread():
    local = kept_of(threading.local)
    return situation(lambda self, h: h * local.rate, lambda model: twice(local))


@case("thread-name")
def of_thread_name():
    def change(model):
        later(
            lambda of=threading.current_thread(), name=threading.current_thread().name: setattr(
                of, "name", name
            )
        )
        threading.current_thread().name = "another"

    return situation(
        lambda self, h: h * (2 if threading.current_thread().name == "another" else 1), change
    )


@case("context-variable")
def of_context():
    variable = contextvars.ContextVar("rate", default=1.0)
    return situation(lambda self, h: h * variable.get(), lambda model: variable.set(2.0))


@case("context-variable-kept")
def of_kept_context():
    variable = contextvars.ContextVar("rate")
    variable.set([1.0])
    return situation(
        lambda self, h: h * variable.get()[0], lambda model: variable.get().__setitem__(0, 2.0)
    )


LOG = logging.getLogger("situations")


def set_level(of=LOG):
    later(lambda level=of.level: of.setLevel(level))
    of.setLevel(logging.DEBUG)


case(
    "log-level",
    lambda: situation(
        lambda self, h: h * (2 if LOG.level == logging.DEBUG else 1), lambda model: set_level()
    ),
)
case(
    "log-enabled",
    lambda: situation(
        lambda self, h: h * (2 if LOG.isEnabledFor(logging.DEBUG) else 1), lambda model: set_level()
    ),
)
case(
    "log-of-parent",
    lambda: situation(
        lambda self, h: h * (2 if LOG.isEnabledFor(logging.DEBUG) else 1),
        lambda model: set_level(logging.getLogger()),
    ),
)
case(
    "log-by-name",
    lambda: situation(
        lambda self, h: h * (2 if logging.getLogger("situations").isEnabledFor(10) else 1),
        lambda model: set_level(),
    ),
)


@case("warnings")
def of_warnings():
    def change(model):
        later(
            lambda before=list(warnings.filters): warnings.filters.__setitem__(slice(None), before)
        )
        warnings.filters.insert(0, ("always", None, Warning, None, 0))

    return situation(lambda self, h: h * (1 + len(warnings.filters)), change)


@case("decimal-precision")
def of_precision():
    def change(model):
        later(
            lambda before=decimal.getcontext().prec: setattr(decimal.getcontext(), "prec", before)
        )
        decimal.getcontext().prec = 2

    return situation(lambda self, h: h * float(decimal.Decimal(10) / decimal.Decimal(7)), change)


@case("numpy-errors")
def of_numpy_errors():
    def change(model):
        later(lambda before=np.geterr(): np.seterr(**before))
        np.seterr(divide="ignore")

    return situation(lambda self, h: h * (2 if np.geterr()["divide"] == "ignore" else 1), change)


@case("recursion-limit")
def of_recursion():
    def change(model):
        later(lambda before=sys.getrecursionlimit(): sys.setrecursionlimit(before))
        sys.setrecursionlimit(4321)

    return situation(lambda self, h: h * (2 if sys.getrecursionlimit() == 4321 else 1), change)


@case("random-seeded")
def of_random():
    return situation(lambda self, h: h * (1 + random.random()), lambda model: random.seed(9))


@case("random-own-seeded")
def of_own_random():
    return situation(
        lambda self, h: h * (1 + self.of.random()),
        lambda model: model.of.seed(9),
        of=random.Random(1),
    )


@case("numpy-seeded")
def of_numpy():
    return situation(lambda self, h: h * (1 + np.random.rand()), lambda model: np.random.seed(9))


@case("numpy-own-state")
def of_own_numpy():
    def change(model):
        model.of.bit_generator.state = np.random.default_rng(9).bit_generator.state

    return situation(
        lambda self, h: h * (1 + self.of.random()), change, of=np.random.default_rng(1)
    )


@case("system-path")
def of_path():
    def change(model):
        sys.path.append("/nowhere")
        later(lambda: sys.path.remove("/nowhere"))

    return situation(lambda self, h: h * (2 if "/nowhere" in sys.path else 1), change)


@case("directory")
def of_directory():
    def change(model):
        later(lambda before=os.getcwd(): os.chdir(before))
        os.chdir("/")

    return situation(lambda self, h: h * len(os.getcwd()), change, matters=True)


@case("initial-seed")
def of_initial_seed():
    return situation(
        lambda self, h: h * (2 if torch.initial_seed() == 5 else 1),
        lambda model: torch.manual_seed(5),
        refused=("torch.initial_seed",),
    )


def setting(name, read, write, value):
    @case(f"setting-{name}")
    def of_setting():
        def change(model):
            before = read()
            later(lambda: write(before))
            write(value)

        return situation(lambda self, h: h * (2 if read() == value else 1), change)


setting(
    "deterministic",
    torch.are_deterministic_algorithms_enabled,
    torch.use_deterministic_algorithms,
    True,
)
setting("dtype", torch.get_default_dtype, torch.set_default_dtype, torch.float64)
setting(
    "precision", torch.get_float32_matmul_precision, torch.set_float32_matmul_precision, "medium"
)
setting("threads", torch.get_num_threads, torch.set_num_threads, 2)
setting("anomaly", torch.is_anomaly_enabled, torch.autograd.set_detect_anomaly, True)
setting(
    "fill",
    lambda: torch.utils.deterministic.fill_uninitialized_memory,
    lambda value: setattr(torch.utils.deterministic, "fill_uninitialized_memory", value),
    False,
)
setting(
    "cudnn",
    lambda: torch.backends.cudnn.benchmark,
    lambda value: setattr(torch.backends.cudnn, "benchmark", value),
    True,
)
setting(
    "tf32",
    lambda: torch.backends.cuda.matmul.allow_tf32,
    lambda value: setattr(torch.backends.cuda.matmul, "allow_tf32", value),
    True,
)
setting("flash", torch.backends.cuda.flash_sdp_enabled, torch.backends.cuda.enable_flash_sdp, False)
setting(
    "locale",
    lambda: locale.localeconv()["decimal_point"],
    lambda value: patch(locale, "localeconv", lambda: {"decimal_point": value}),
    ",",
)


@case("warn-only")
def of_warn_only():
    def change(model):
        later(lambda: torch.use_deterministic_algorithms(False))
        torch.use_deterministic_algorithms(False, warn_only=True)

    return situation(
        lambda self, h: h * (2 if torch.is_deterministic_algorithms_warn_only_enabled() else 1),
        change,
    )


@case("default-dtype-made")
def of_made_dtype():
    def change(model):
        later(lambda: torch.set_default_dtype(torch.float32))
        torch.set_default_dtype(torch.float64)

    return situation(
        lambda self, h: (h * torch.ones(4)).to(h.dtype) * torch.ones(4).element_size(), change
    )


case(
    "autocast",
    lambda: situation(
        lambda self, h: autocast_of(self, h),
        lambda model: setattr(model, "of", True),
        of=False,
        tolerance="bfloat16",
    ),
)


def autocast_of(model, h):
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=model.of):
        return torch.nn.functional.linear(h, torch.full((4, 4), 1.1)).float()
