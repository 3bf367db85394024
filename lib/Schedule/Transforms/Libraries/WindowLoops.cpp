//===- WindowLoops.cpp - The loops of a convolution -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "WindowLoops.h"
#include "Gemm.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::dp;

static constexpr unsigned kMaxWindows = 3;

/// A loop times a positive constant.
static FailureOr<std::pair<unsigned, int64_t>> getTerm(AffineExpr expr) {
  int64_t factor = 1;
  if (auto product = dyn_cast<AffineBinaryOpExpr>(expr)) {
    auto constant = dyn_cast<AffineConstantExpr>(product.getRHS());
    if (product.getKind() != AffineExprKind::Mul || !constant ||
        constant.getValue() < 1)
      return failure();
    factor = constant.getValue();
    expr = product.getLHS();
  }
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return failure();
  return std::pair(dim.getPosition(), factor);
}

/// Returns the dimension of a transpose's result that each of the source
/// becomes.
static FailureOr<std::pair<Value, SmallVector<int64_t>>>
getTransposed(Value value) {
  if (auto transpose = value.getDefiningOp<linalg::TransposeOp>())
    return std::pair(Value(transpose.getInput()),
                     invertPermutationVector(transpose.getPermutation()));
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic.getNumDpsInits() != 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops())
    return failure();
  AffineMap in = generic.getIndexingMapsArray()[0],
            out = generic.getIndexingMapsArray()[1];
  Block *body = generic.getBlock();
  if (!in.isPermutation() || !out.isPermutation() ||
      body->getTerminator()->getOperand(0) != body->getArgument(0))
    return failure();
  SmallVector<int64_t> places;
  for (AffineExpr expr : in.getResults())
    places.push_back(*out.getResultPosition(expr));
  return std::pair(Value(generic.getInputs()[0]), places);
}

/// Replaces `value`, which is read at `indices`, by the source of transposes.
static void skipTransposes(Value &value, SmallVectorImpl<AffineExpr> &indices) {
  for (auto found = getTransposed(value); succeeded(found);
       found = getTransposed(value)) {
    SmallVector<AffineExpr> sourceIndices;
    for (int64_t place : found->second)
      sourceIndices.push_back(indices[place]);
    value = found->first;
    indices.assign(sourceIndices);
  }
}

LogicalResult WindowLoops::addWindow(AffineExpr index) {
  SmallVector<AffineExpr, 2> terms{index};
  auto sum = dyn_cast<AffineBinaryOpExpr>(index);
  if (sum && sum.getKind() == AffineExprKind::Add)
    terms = {sum.getLHS(), sum.getRHS()};
  Window window;
  for (AffineExpr expr : terms) {
    FailureOr<std::pair<unsigned, int64_t>> term = getTerm(expr);
    if (failed(term))
      return failure();
    auto [loop, factor] = *term;
    bool isInOut = llvm::is_contained(keys[2], loop);
    // Each of the two loops is a dimension of one other operand.
    if (isInOut == llvm::is_contained(keys[other], loop) ||
        (isInOut ? window.inOut : window.inOther))
      return failure();
    (isInOut ? window.inOut : window.inOther) = loop;
    (isInOut ? window.outStep : window.otherStep) = factor;
  }
  windows.push_back(window);
  return success(windows.size() <= kMaxWindows);
}

LogicalResult WindowLoops::readMaps(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (maps[0].isProjectedPermutation() == maps[1].isProjectedPermutation() ||
      !maps[2].isProjectedPermutation())
    return failure();
  image = maps[0].isProjectedPermutation();
  other = 1 - image;
  SmallVector<AffineExpr> indices[3];
  for (unsigned operand : {0, 1, 2}) {
    values[operand] = op->getOperand(operand);
    indices[operand].assign(maps[operand].getResults().begin(),
                            maps[operand].getResults().end());
    if (operand != 2)
      skipTransposes(values[operand], indices[operand]);
  }
  for (unsigned operand : {other, 2u})
    for (AffineExpr expr : indices[operand])
      keys[operand].push_back(cast<AffineDimExpr>(expr).getPosition());
  for (AffineExpr expr : indices[image]) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      keys[image].push_back(dim.getPosition());
      continue;
    }
    keys[image].push_back(op.getNumLoops() + windows.size());
    if (failed(addWindow(expr)))
      return failure();
  }
  return success();
}

LogicalResult WindowLoops::sortLoops(linalg::LinalgOp op) {
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    bool isInImage = llvm::is_contained(keys[image], loop);
    bool isInOther = llvm::is_contained(keys[other], loop);
    bool isInOut = llvm::is_contained(keys[2], loop);
    auto uses = llvm::count_if(windows, [&](const Window &window) {
      return window.inOut == loop || window.inOther == loop;
    });
    if (llvm::count(keys[image], loop) + uses > 1)
      return failure();
    // A loop of a window is a dimension of one other operand.
    if (uses)
      continue;
    if (isInImage + isInOther + isInOut < 2)
      return failure();
  }
  // In the image's order, and the others in the order of the result.
  for (unsigned key : keys[image]) {
    bool isInOther = llvm::is_contained(keys[other], key);
    bool isInOut = llvm::is_contained(keys[2], key);
    if (key < op.getNumLoops())
      (isInOther && isInOut ? shared
       : isInOut            ? imageOut
                            : imageOther)
          .push_back(key);
  }
  for (unsigned loop : keys[2])
    if (llvm::is_contained(keys[other], loop) &&
        !llvm::is_contained(shared, loop))
      otherOut.push_back(loop);
  return success();
}

/// A window of one position or one tap has lost a loop. Where the dimension is
/// no neighbour of those that it could be merged with, it is a window still.
void WindowLoops::makeWindowsOfLaterRuns() {
  auto classOf = [&](unsigned key) {
    return llvm::is_contained(imageOut, key)     ? 1
           : llvm::is_contained(imageOther, key) ? 2
                                                 : 0;
  };
  bool ended[3] = {};
  SmallVector<Window, 3> found;
  DimKeys newKeys;
  for (auto [position, key] : llvm::enumerate(keys[image])) {
    int current = classOf(key);
    if (position > 0)
      ended[classOf(keys[image][position - 1])] |=
          classOf(keys[image][position - 1]) != current;
    size_t left =
        llvm::count_if(ArrayRef(keys[image]).drop_front(position),
                       [&](unsigned later) { return later >= extents.size(); });
    bool becomesWindow =
        current && ended[current] && found.size() + left < kMaxWindows;
    if (key >= extents.size()) {
      newKeys.push_back(extents.size() + found.size());
      found.push_back(windows[key - extents.size()]);
    } else if (becomesWindow) {
      newKeys.push_back(extents.size() + found.size());
      Window window;
      (current == 1 ? window.inOut : window.inOther) = key;
      found.push_back(window);
      llvm::erase(current == 1 ? imageOut : imageOther, key);
    } else {
      newKeys.push_back(key);
    }
  }
  windows = found;
  keys[image] = newKeys;
}

LogicalResult WindowLoops::match(linalg::LinalgOp op) {
  if (!isSumOfProducts(op) || failed(readMaps(op)) || windows.empty() ||
      failed(sortLoops(op)))
    return failure();
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if ((iterator == utils::IteratorType::parallel) !=
        llvm::is_contained(keys[2], loop))
      return failure();
  extents = op.getStaticLoopRanges();
  // One operand may know a size that another does not.
  for (unsigned operand : {0, 1, 2})
    for (auto [key, size] : llvm::zip_equal(
             keys[operand],
             cast<ShapedType>(values[operand].getType()).getShape()))
      if (key < op.getNumLoops() && !ShapedType::isDynamic(size))
        extents[key] = size;
  makeWindowsOfLaterRuns();
  auto type = cast<ShapedType>(values[image].getType());
  for (auto [key, size] : llvm::zip_equal(keys[image], type.getShape()))
    if (key >= op.getNumLoops())
      extents.push_back(size);
  return success();
}
