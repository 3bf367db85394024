"""PyTorch's tests of data parallelism against dp, on 1, 2, 3, 4, 7 and 8 devices.

torch_parallel.py --build BUILD [--case PATTERN...] [--jobs J] [--results FILE] [--again VERDICT...] [--write]

torch_parallel_cases has what PyTorch's tests of DataParallel and DistributedDataParallel assert, under their names:
test_data_parallel.py, test_c10d_gloo.py and test_c10d_common.py in its test/distributed. Left out are those of process groups, stores and
hooks of communication, and of which GPU holds a tensor. Each case is training of a few steps on 13 rows, unless the test has another
number. Compared are the results of the steps, the model's tensors and the optimizer's state; eager PyTorch on one device says what is
right, in f32 and in f64. Cases that are no training assert what theirs assert.

Options are those of torch_optimizers.py.
"""
import argparse
import fnmatch
import os
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import torch
from torch.utils._pytree import tree_map

import common
import torch_training
import workers
from common import Verdict
from torch_parallel_cases import CASES


def make(name, exact):
    torch.manual_seed(1)
    training = CASES[name]()
    if training and exact:
        training.model.double()
        wide = lambda v: v.double() if isinstance(v, torch.Tensor) and v.is_floating_point() else v
        training.batches = tree_map(wide, training.batches)
    return training


def run_case(case, say):
    torch.set_num_threads(1)
    try:
        training = make(case, False)
    except AssertionError as error:
        raise Verdict("wrong", f"{error}"[:300])
    if training:
        torch_training.check(lambda exact: make(case, exact), say)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("--case", action="append", help="pattern of names; default all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["DP_BUILD"] = args.build
    if args.worker:
        return workers.serve(run_case)
    names = [name for name in CASES if not args.case or any(fnmatch.fnmatchcase(name, pattern) for pattern in args.case)]
    if not names:
        sys.exit(f"no case is called {' or '.join(args.case)}")
    sources = os.path.dirname(torch_training.dp.__file__)
    args.results = args.results or common.results_path(args.build, "torch-parallel", torch.__version__, sources)
    done = common.read_results(args.results)
    left = [name for name in names if name not in done or done[name]["verdict"] in args.again]
    workers.run_cases(__file__, left, args.jobs, args.results)
    done = common.read_results(args.results)
    chosen = {name: done[name] for name in names}
    if args.write and not args.case:
        introduction = f"PyTorch {torch.__version__}. " + " ".join(__doc__.split("\n\n")[2].split())
        common.write_part("torch-parallel", "PyTorch's tests of data parallelism", introduction, chosen, "tests", right=True)
    print(common.totals(chosen))
    return any(record["verdict"] in ("wrong", "crash", "hang") for record in chosen.values())


if __name__ == "__main__":
    sys.exit(main())
