"""PyTorch's tests of data parallelism against dp, on 1, 2, 3, 4, 7 and 8 devices.

torch_parallel.py --build BUILD [--case PATTERN...] [--jobs J] [--results FILE] [--again VERDICT...]
[--write]

torch_parallel_cases has what PyTorch's tests of DataParallel and DistributedDataParallel assert,
under their names: test_data_parallel.py, test_c10d_gloo.py and test_c10d_common.py in its
test/distributed. Left out are those of process groups, stores and hooks of communication, and of
which GPU holds a tensor. Each case is training of a few steps on 13 rows, unless the test has
another number. Compared are the results of the steps, the model's tensors and the optimizer's
state; eager PyTorch on one device says what is right, in f32 and in f64. Cases that are no training
assert what theirs assert.

Options are those of torch_optimizers.py.
"""

import os
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import common
import driver
import torch
import torch_training
from common import Verdict
from torch.utils._pytree import tree_map
from torch_parallel_cases import CASES


def make(name, exact):
    torch.manual_seed(1)
    training = CASES[name]()
    if training and exact:
        training.model.double()
        wide = lambda v: v.double() if isinstance(v, torch.Tensor) and v.is_floating_point() else v
        training.batches = tree_map(wide, training.batches)
    return training


def run_case(args, case, say):
    torch.set_num_threads(1)
    try:
        training = make(case, False)
    except AssertionError as error:
        raise Verdict("wrong", f"{error}"[:300])
    if training:
        torch_training.check(lambda exact: make(case, exact), say, args.through)


def write(args, worst):
    if not args.patterns and args.through == torch_training.STEP:
        introduction = f"PyTorch {torch.__version__}. " + " ".join(__doc__.split("\n\n")[2].split())
        common.write_part(
            "torch-parallel",
            "PyTorch's tests of data parallelism",
            introduction,
            worst,
            "tests",
            right=True,
        )


def main():
    return driver.main(
        __file__,
        "torch-parallel",
        __doc__,
        lambda args: driver.matching(CASES, args.patterns),
        run_case,
        write,
        version=lambda args: torch.__version__,
        sources=os.path.dirname(torch_training.dp.__file__),
        arguments=(torch_training.THROUGH,),
    )


if __name__ == "__main__":
    sys.exit(main())
