//===- ExtentRoots.cpp - Origins of extents -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/ExtentRoots.h"

#include "dp/Analysis/Extents/Extents.h"
#include "dp/IR/DP.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

/// Nesting depth of the carried values of loops and branches that is followed.
static constexpr int64_t kMaxDepth = 8;
/// How many factors a product has.
static constexpr int64_t kMaxFactors = 16;
/// A product of extents of one tensor and a number up to this does not
/// overflow.
static constexpr int64_t kMaxFactor = INT64_MAX / DP_MAX_ELEMENTS;

ExtentRoots::ExtentRoots(Operation *root) {
  auto function = dyn_cast<func::FuncOp>(root);
  if (!function || function.isExternal())
    return;
  std::optional<Root> rows;
  for (BlockArgument argument : function.getArguments()) {
    std::optional<int64_t> dim = getDynamicRowsDim(argument);
    if (!dim)
      continue;
    Root mine(argument, *dim);
    if (!rows)
      rows = mine;
    roots[mine] = *rows;
  }
  addAsserted(function.front());
}

/// A step ends at an assert that does not hold. So an extent that it compares
/// is the other one in all that follows.
void ExtentRoots::addAsserted(Block &body) {
  for (Operation &op : body) {
    if (isa<tensor::DimOp, arith::ConstantOp, arith::CmpIOp>(op))
      continue;
    auto assertion = dyn_cast<cf::AssertOp>(op);
    if (!assertion)
      return;
    auto compare = assertion.getArg().getDefiningOp<arith::CmpIOp>();
    if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq ||
        !compare.getLhs().getType().isIndex())
      continue;
    Root one = get(compare.getLhs()), other = get(compare.getRhs());
    auto isOpen = [](Root root) {
      return root.first && root.second != kIndex &&
             isa<BlockArgument>(root.first);
    };
    if (one == other || !isOpen(one) || !isOpen(other))
      continue;
    for (auto &[extent, root] : roots)
      if (root == other)
        root = one;
    roots[other] = one;
  }
}

/// Returns the value that `value` is, if it is another one for a negative
/// extent only: of a tensor with dynamic extents torch-mlir asks whether a size
/// is the -1 by which PyTorch names the size of its operand.
static Value skipNegative(Value value) {
  auto select = value.getDefiningOp<arith::SelectOp>();
  auto compare = select ? select.getCondition().getDefiningOp<arith::CmpIOp>()
                        : arith::CmpIOp();
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::slt ||
      !matchPattern(compare.getRhs(), m_Zero()))
    return value;
  Value compared = compare.getLhs();
  // An extent has no more bits than DP_MAX_ELEMENTS.
  if (auto cast = compared.getDefiningOp<arith::IndexCastOp>();
      cast && cast.getType().isInteger(64))
    compared = cast.getIn();
  return compared.getDefiningOp<tensor::DimOp>() ? select.getFalseValue()
                                                 : value;
}

/// Where the size `size` comes from, in one step.
ExtentRoots::Root ExtentRoots::findSource(OpFoldResult size) {
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return {Value(), *number};
  Value value = skipNegative(cast<Value>(size));
  if (auto dim = value.getDefiningOp<tensor::DimOp>()) {
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    std::optional<int64_t> number = dim.getConstantIndex();
    if (type && number && *number >= 0 && *number < type.getRank())
      return {dim.getSource(), *number};
  }
  return {value, kIndex};
}

/// Asks the op, which knows pads without padding and tensor.concat.
ExtentRoots::Root ExtentRoots::findReified(OpResult tensor, int64_t dim) {
  ScratchBuilder builder(tensor.getOwner());
  FailureOr<OpFoldResult> size = reifyDimOfResult(
      builder, tensor.getOwner(), tensor.getResultNumber(), dim);
  if (failed(size))
    return {tensor, dim};
  // New ops are erased again; a tensor.dim stands for its source.
  Root source = findSource(*size);
  return source.second == kIndex ? Root(tensor, dim) : source;
}

/// An extent that all iterations of a loop keep, or that all branches give, is
/// the one that comes first.
ExtentRoots::Root ExtentRoots::findCarried(Value tensor, int64_t dim) {
  Root itself(tensor, dim);
  SmallVector<Value> incoming = getIncomingValues(tensor);
  if (incoming.empty() || depth == kMaxDepth)
    return itself;
  ++depth;
  Root first = resolve({incoming.front(), dim});
  // By induction: the sources of the others may be this very value.
  size_t numBefore = added.size();
  if (roots.try_emplace(itself, first).second)
    added.push_back(itself);
  bool isKept = llvm::all_of(ArrayRef(incoming).drop_front(), [&](Value value) {
    return resolve({value, dim}) == first;
  });
  --depth;
  if (isKept)
    return first;
  // A value that is its own root stays so, and is not followed once more.
  for (Root wrong : ArrayRef(added).drop_front(numBefore))
    if (roots.lookup(wrong) != wrong)
      roots.erase(wrong);
  added.truncate(numBefore);
  return itself;
}

/// Returns one step from an extent to where it comes from; itself if there is
/// none.
ExtentRoots::Root ExtentRoots::findSource(Value tensor, int64_t dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return {Value(), type.getDimSize(dim)};
  auto result = dyn_cast<OpResult>(tensor);
  if (!result)
    return findCarried(tensor, dim);
  Operation *op = result.getOwner();
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return findSource(empty.getMixedSizes()[dim]);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return findSource(expand.getMixedOutputShape()[dim]);
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return findSource(splat.getDynamicSizes()[type.getDynamicDimIndex(dim)]);
  if (auto made = dyn_cast<tensor::GenerateOp>(op))
    return findSource(made.getDynamicExtents()[type.getDynamicDimIndex(dim)]);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (auto [number, size] : llvm::enumerate(slice.getMixedSizes()))
      if (!dropped.test(number) && dim-- == 0)
        return findSource(size);
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    SmallVector<int64_t> others;
    for (int64_t number : collapse.getReassociationIndices()[dim])
      if (collapse.getSrcType().getDimSize(number) != 1)
        others.push_back(number);
    return others.size() == 1 ? Root(collapse.getSrc(), others.front())
                              : Root(tensor, dim);
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return isa<RankedTensorType>(cast.getSource().getType())
               ? Root(cast.getSource(), dim)
               : Root(tensor, dim);
  if (isa<DestinationStyleOpInterface>(op)) {
    Value dest = getExtentSource(tensor);
    return dest && isa<RankedTensorType>(dest.getType()) ? Root(dest, dim)
                                                         : Root(tensor, dim);
  }
  if (isa<tensor::PadOp, tensor::ConcatOp>(op))
    return findReified(result, dim);
  return findCarried(tensor, dim);
}

ExtentRoots::Root ExtentRoots::resolve(Root extent) {
  SmallVector<Root> path{extent};
  while (path.back().first && path.back().second != kIndex) {
    auto found = roots.find(path.back());
    Root next = found != roots.end()
                    ? found->second
                    : findSource(path.back().first, path.back().second);
    if (next == path.back())
      break;
    path.push_back(next);
  }
  for (Root passed : path)
    if (roots.try_emplace(passed, path.back()).second)
      added.push_back(passed);
  return path.back();
}

bool ExtentRoots::addFactors(Root root, Product &product, int64_t level) {
  auto [value, dim] = root;
  if (level == kMaxFactors || product.roots.size() > kMaxFactors)
    return false;
  if (!value) {
    if (dim < 0 || dim > kMaxFactor)
      return false;
    // Both are less than 2^32.
    product.factor *= dim;
    return product.factor <= kMaxFactor;
  }
  if (dim == kIndex) {
    auto multiply = value.getDefiningOp<arith::MulIOp>();
    return multiply && addFactors(get(multiply.getLhs()), product, level + 1) &&
           addFactors(get(multiply.getRhs()), product, level + 1);
  }
  if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>())
    return llvm::all_of(
        collapse.getReassociationIndices()[dim], [&](int64_t number) {
          return addFactors(get(collapse.getSrc(), number), product, level + 1);
        });
  product.roots.push_back(root);
  return true;
}

std::optional<ExtentRoots::Product>
ExtentRoots::getProduct(ArrayRef<Root> factors) {
  Product product;
  for (Root root : factors)
    if (!addFactors(root, product, /*level=*/0))
      return std::nullopt;
  llvm::sort(product.roots, [](Root a, Root b) {
    return std::pair(a.first.getAsOpaquePointer(), a.second) <
           std::pair(b.first.getAsOpaquePointer(), b.second);
  });
  for (size_t i = 1; i < product.roots.size(); ++i)
    if (product.roots[i].first != product.roots[i - 1].first ||
        product.roots[i] == product.roots[i - 1])
      return std::nullopt;
  if (product.factor == 0)
    product.roots.clear();
  return product;
}

bool ExtentRoots::areEqual(Root a, Root b) {
  if (a == b)
    return true;
  if (!a.first && !b.first)
    return false;
  std::optional<Product> left = getProduct(a), right = getProduct(b);
  return left && right && *left == *right;
}

bool ExtentRoots::isProduct(ArrayRef<OpFoldResult> factors, Root whole) {
  SmallVector<Root> found;
  for (OpFoldResult factor : factors)
    if (!isConstantIntValue(factor, 1))
      found.push_back(get(factor));
  if (found.size() == 1 && found.front() == whole)
    return true;
  std::optional<Product> left = getProduct(found), right = getProduct(whole);
  return left && right && *left == *right;
}
