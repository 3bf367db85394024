"""Small steps for the tests of the package, and what they compute in numpy."""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "python"))
import dp

FEATURES = 5

# Linear regression: loss = mean((x w - y)^2), w' = w - lr * gradient, count' = count + 1. ROWS is a
# number or ?.
TRAIN = """
func.func @train(%w: tensor<5xf32> {dp.name = "w", dp.state}, %count: tensor<i64> {dp.name =
    "count", dp.state},
                 %x: tensor<ROWSx5xf32> {dp.name = "x", dp.scatter = 0}, %y: tensor<ROWSxf32>
                     {dp.name = "y", dp.scatter = 0},
                 %lr: tensor<f32> {dp.name = "lr"})
    -> (tensor<5xf32> {dp.name = "w", dp.updates = 0}, tensor<i64> {dp.name = "count", dp.updates =
        1},
        tensor<f32> {dp.name = "loss"}, tensor<ROWSxf32> {dp.name = "error"}) {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %one = arith.constant dense<1> : tensor<i64>
  %c0 = arith.constant 0 : index
  %size = tensor.dim %y, %c0 : tensor<ROWSxf32>
  %size_int = arith.index_cast %size : index to i64
  %n = arith.sitofp %size_int : i64 to f32
  %room = tensor.empty(DIM) : tensor<ROWSxf32>
  %init = linalg.fill ins(%zero : f32) outs(%room : tensor<ROWSxf32>) -> tensor<ROWSxf32>
  %p = linalg.matvec ins(%x, %w : tensor<ROWSx5xf32>, tensor<5xf32>) outs(%init : tensor<ROWSxf32>)
      -> tensor<ROWSxf32>
  %e = linalg.sub ins(%p, %y : tensor<ROWSxf32>, tensor<ROWSxf32>) outs(%room : tensor<ROWSxf32>) ->
      tensor<ROWSxf32>
  %scalar = tensor.empty() : tensor<f32>
  %none = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
  %sum = linalg.dot ins(%e, %e : tensor<ROWSxf32>, tensor<ROWSxf32>) outs(%none : tensor<f32>) ->
      tensor<f32>
  %sum_value = tensor.extract %sum[] : tensor<f32>
  %mean = arith.divf %sum_value, %n : f32
  %loss = tensor.from_elements %mean : tensor<f32>
  %g_room = tensor.empty() : tensor<5xf32>
  %g_init = linalg.fill ins(%zero : f32) outs(%g_room : tensor<5xf32>) -> tensor<5xf32>
  %g = linalg.vecmat ins(%e, %x : tensor<ROWSxf32>, tensor<ROWSx5xf32>) outs(%g_init :
      tensor<5xf32>) -> tensor<5xf32>
  %rate = tensor.extract %lr[] : tensor<f32>
  %twice = arith.mulf %rate, %two : f32
  %scale = arith.divf %twice, %n : f32
  %new = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%w, %g : tensor<5xf32>, tensor<5xf32>) outs(%g_room : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.mulf %b, %scale : f32
    %s = arith.subf %a, %d : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  %next = arith.addi %count, %one : tensor<i64>
  return %new, %next, %loss, %e : tensor<5xf32>, tensor<i64>, tensor<f32>, tensor<ROWSxf32>
}
"""

# With momentum: m' = m / 2 + gradient, w' = w - lr * m'. --shard-state divides m, which only the
# update reads.
_MAPS = (
    "{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], "
    'iterator_types = ["parallel"]}'
)
MOMENTUM = (
    TRAIN.replace("%x: tensor", '%m: tensor<5xf32> {dp.name = "m", dp.state}, %x: tensor', 1)
    .replace(
        'tensor<f32> {dp.name = "loss"}',
        'tensor<5xf32> {dp.name = "m", dp.updates = 2}, tensor<f32> {dp.name = "loss"}',
    )
    .replace(
        "  %new = ",
        f"""  %half = arith.constant 0.5 : f32
  %moved = linalg.generic {_MAPS}
      ins(%m, %g : tensor<5xf32>, tensor<5xf32>) outs(%g_room : tensor<5xf32>) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %h = arith.mulf %a, %half : f32
    %c = arith.mulf %b, %per_row : f32
    %s = arith.addf %h, %c : f32
    linalg.yield %s : f32
  }} -> tensor<5xf32>
  %new = """,
    )
    .replace("ins(%w, %g :", "ins(%w, %moved :")
    .replace("arith.mulf %b, %scale", "arith.mulf %b, %rate")
    .replace(
        "  %twice = arith.mulf %rate, %two : f32\n  %scale = arith.divf %twice, %n : f32",
        "  %per_row = arith.divf %two, %n : f32",
    )
    .replace("return %new, %next, ", "return %new, %next, %moved, ")
    .replace(
        ": tensor<5xf32>, tensor<i64>, tensor<f32>, tensor<ROWS",
        ": tensor<5xf32>, tensor<i64>, tensor<5xf32>, tensor<f32>, tensor<ROWS",
    )
)

PREDICT = """
func.func @predict(%w: tensor<5xf32> {dp.name = "w", dp.state}, %x: tensor<?x5xf32> {dp.name = "x",
    dp.scatter = 0})
    -> (tensor<?xf32> {dp.name = "p"}) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %size = tensor.dim %x, %c0 : tensor<?x5xf32>
  %room = tensor.empty(%size) : tensor<?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%room : tensor<?xf32>) -> tensor<?xf32>
  %p = linalg.matvec ins(%x, %w : tensor<?x5xf32>, tensor<5xf32>) outs(%init : tensor<?xf32>) ->
      tensor<?xf32>
  return %p : tensor<?xf32>
}
"""

# w' = w + rows; a row index outside [0, 8) fails an assertion.
CHECKED = """
func.func @checked(%w: tensor<f32> {dp.name = "w", dp.state}, %x: tensor<?xi32> {dp.name = "x",
    dp.scatter = 0})
    -> (tensor<f32> {dp.name = "w", dp.updates = 0}, tensor<?xi32> {dp.name = "twice"}) {
  %c8 = arith.constant 8 : i32
  %one = arith.constant dense<1.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %size = tensor.dim %x, %c0 : tensor<?xi32>
  %room = tensor.empty(%size) : tensor<?xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<?xi32>) outs(%room : tensor<?xi32>) {
  ^bb0(%a: i32, %o: i32):
    %small = arith.cmpi slt, %a, %c8 : i32
    cf.assert %small, "x must be smaller than 8" loc("model.py":12:5)
    %s = arith.addi %a, %a : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  %new = arith.addf %w, %one : tensor<f32>
  return %new, %y : tensor<f32>, tensor<?xi32>
}
"""


def train_text(rows="?"):
    return TRAIN.replace("ROWS", str(rows)).replace("DIM", "%size" if rows == "?" else "")


def initial():
    return {"w": np.linspace(-1, 1, FEATURES).astype("f4"), "count": np.array(0)}


def train_step(rows="?", state=None, **options):
    return dp.from_mlir(
        train_text(rows),
        state=state or initial(),
        name="train",
        arguments=("x", "y", "lr"),
        **options,
    )


def momentum_step(rows="?"):
    text = MOMENTUM.replace("ROWS", str(rows)).replace("DIM", "%size")
    return dp.from_mlir(
        text,
        state={**initial(), "m": np.zeros(FEATURES, "f4")},
        name="train",
        arguments=("x", "y", "lr"),
    )


def predict_step(**options):
    return dp.from_mlir(
        PREDICT, state={"w": initial()["w"]}, name="predict", arguments=("x",), **options
    )


def rows(count, seed=0):
    """Rows that all differ."""
    r = np.random.default_rng(seed)
    return r.normal(size=(count, FEATURES)).astype("f4"), r.normal(size=count).astype("f4")


def reference(w, x, y, lr):
    """Returns new w, loss and errors, in f64."""
    w, x, y = w.astype("f8"), x.astype("f8"), y.astype("f8")
    e = x @ w - y
    return w - lr * 2 / len(y) * (x.T @ e), (e * e).mean(), e


def expect(kind, work, *texts):
    """Prints an error's class after checking that its message has the texts."""
    try:
        work()
    except kind as error:
        missing = [t for t in texts if t not in str(error)]
        assert type(error) is kind and not missing, (
            f"{type(error).__name__}: {error} lacks {missing}"
        )
        return error
    raise AssertionError(f"no {kind.__name__} with {texts}")
