//===- MergeContractions.cpp - Merging of summed contractions -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The gradient of a weight that a recurrence uses in each step is a sum of as
// many products as there are steps, each of which is as large as the weight.
//
// No pattern: the last op of a sum decides for all of it and erases the others.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-merge-contractions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPMERGECONTRACTIONS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A contraction of two factors that is a summand of a sum, with transposes of
/// factors in its maps.
struct Product {
  linalg::LinalgOp op;
  SmallVector<Value> factors;
  SmallVector<AffineMap> maps;
};

/// A loop over summands, and its dimension in each factor.
struct SharedLoop {
  unsigned dims[2];
};

} // namespace

/// Returns true if `op` is the sum of two tensors of its result's type.
static bool isSum(Operation *op) {
  auto sum = dyn_cast_or_null<linalg::LinalgOp>(op);
  if (!sum || !sum.hasPureTensorSemantics() || sum.getNumDpsInputs() != 2 ||
      sum->getNumResults() != 1 ||
      sum.getNumParallelLoops() != sum.getNumLoops() ||
      !llvm::all_of(sum.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return false;
  Block *body = sum.getBlock();
  auto add = dyn_cast_or_null<arith::AddFOp>(
      body->getTerminator()->getOperand(0).getDefiningOp());
  if (!add || !llvm::hasNItems(*body, 2))
    return false;
  Value a = body->getArgument(0), b = body->getArgument(1);
  return (add.getLhs() == a && add.getRhs() == b) ||
         (add.getLhs() == b && add.getRhs() == a);
}

/// Returns the product that `value` is, if nothing else uses it.
static std::optional<Product> getProduct(Value value) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (!op || !value.hasOneUse() || !op.hasPureTensorSemantics() ||
      op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      !linalg::isaContractionOpInterface(op) ||
      !isIdentityTensor(op.getDpsInits()[0], ReductionKind::add))
    return std::nullopt;
  Product product{op, {}, op.getIndexingMapsArray()};
  for (unsigned number : {0, 1}) {
    Value factor = op->getOperand(number);
    AffineMap &map = product.maps[number];
    if (!map.isProjectedPermutation())
      return std::nullopt;
    if (auto transpose = factor.getDefiningOp<linalg::TransposeOp>()) {
      SmallVector<AffineExpr> results(map.getNumResults());
      for (auto [dim, from] : llvm::enumerate(transpose.getPermutation()))
        results[from] = map.getResult(dim);
      map = AffineMap::get(map.getNumDims(), 0, results, value.getContext());
      factor = transpose.getInput();
    }
    product.factors.push_back(factor);
  }
  return product;
}

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Returns true if the two differ only in their factors, which have the same
/// types except dimension `dims` of each.
static bool isAlike(Product a, Product b, SharedLoop loop) {
  if (a.maps != b.maps ||
      a.op.getIteratorTypesArray() != b.op.getIteratorTypesArray() ||
      !OperationEquivalence::isRegionEquivalentTo(
          &a.op->getRegion(0), &b.op->getRegion(0),
          OperationEquivalence::IgnoreLocations))
    return false;
  for (unsigned number : {0, 1}) {
    RankedTensorType from = getType(a.factors[number]),
                     to = getType(b.factors[number]);
    if (from.getElementType() != to.getElementType())
      return false;
    for (int64_t dim = 0; dim < from.getRank(); ++dim)
      if (dim != loop.dims[number] &&
          (from.isDynamicDim(dim) ||
           from.getDimSize(dim) != to.getDimSize(dim)))
        return false;
  }
  return true;
}

/// Returns the outermost loop along which factors can be concatenated: both
/// have it, and all their other dimensions are static.
static std::optional<SharedLoop> findSharedLoop(Product product) {
  for (auto [loop, type] :
       llvm::enumerate(product.op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::reduction)
      continue;
    AffineExpr expr = getAffineDimExpr(loop, product.op.getContext());
    auto left = product.maps[0].getResultPosition(expr);
    auto right = product.maps[1].getResultPosition(expr);
    if (left && right && isAlike(product, product, {{*left, *right}}))
      return SharedLoop{{*left, *right}};
  }
  return std::nullopt;
}

/// Returns true if copies of the factors are smaller than the partial sums that
/// they replace. Of a dynamic loop it returns true if that is so for 64
/// iterations; from there on the products take much longer than the copies.
static bool isWorthConcatenating(Product product) {
  constexpr double assumed = 64;
  double factors = 0, result = 1;
  for (unsigned number : {0, 1}) {
    RankedTensorType type = getType(product.factors[number]);
    double elements = 1;
    for (int64_t size : type.getShape())
      elements *= ShapedType::isDynamic(size) ? assumed : double(size);
    factors += elements;
  }
  for (int64_t size : getType(product.op->getResult(0)).getShape())
    result *= double(size);
  return factors <= result;
}

/// Computes `products`, which are alike, as one over concatenated factors.
static Value concatenate(OpBuilder &builder, ArrayRef<Product> products,
                         SharedLoop loop) {
  Product first = products.front();
  linalg::LinalgOp op = first.op;
  Location loc = op.getLoc();
  SmallVector<Value> factors;
  for (unsigned number : {0, 1}) {
    SmallVector<Value> parts =
        llvm::map_to_vector(products, [&](const Product &product) {
          return product.factors[number];
        });
    factors.push_back(
        tensor::ConcatOp::create(builder, loc, loop.dims[number], parts));
  }
  auto generic = linalg::GenericOp::create(
      builder, loc, op->getResultTypes(), factors, op.getDpsInits(), first.maps,
      op.getIteratorTypesArray());
  IRMapping mapping;
  op->getRegion(0).cloneInto(&generic.getRegion(), mapping);
  return generic.getResult(0);
}

/// Computes `products` one after the other, each of which adds to the one
/// before.
static Value accumulate(MutableArrayRef<Product> products) {
  Value sum = products.front().op->getResult(0);
  for (Product &product : products.drop_front()) {
    product.op.getDpsInitsMutable()[0].set(sum);
    sum = product.op->getResult(0);
  }
  return sum;
}

/// Returns the operands of the sums that `root` ends, and appends these.
static SmallVector<Value> getSummands(Operation *root,
                                      SmallVectorImpl<Operation *> &sums) {
  SmallVector<Value> summands, next{root->getResult(0)};
  while (!next.empty()) {
    Value value = next.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == root->getBlock() &&
        (op == root || value.hasOneUse()) && isSum(op)) {
      sums.push_back(op);
      next.append({op->getOperand(1), op->getOperand(0)});
    } else {
      summands.push_back(value);
    }
  }
  return summands;
}

namespace {
struct MergeContractions
    : dp::impl::DPMergeContractionsBase<MergeContractions> {
  void runOnProgram() override {
    SmallVector<Operation *> roots;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (isSum(op) && !(op->hasOneUse() && isSum(*op->user_begin()) &&
                         op->getBlock() == op->user_begin()->getBlock()))
        roots.push_back(op);
    });
    for (Operation *root : roots)
      merge(root);
  }

private:
  /// Merges the products among the summands of `root`.
  void merge(Operation *root);
  /// Returns the sum of `products`, which are alike and in program order.
  Value mergeAlike(OpBuilder &builder, MutableArrayRef<Product> products,
                   SharedLoop loop);
};
} // namespace

Value MergeContractions::mergeAlike(OpBuilder &builder,
                                    MutableArrayRef<Product> products,
                                    SharedLoop loop) {
  numMerged += products.size();
  LDBG() << products.size() << " products at " << products.front().op.getLoc();
  if (!isWorthConcatenating(products.front()))
    return accumulate(products);
  return concatenate(builder, products, loop);
}

void MergeContractions::merge(Operation *root) {
  SmallVector<Operation *> sums;
  SmallVector<Value> summands = getSummands(root, sums), rest;
  // Lists of products that are alike, in program order.
  SmallVector<std::pair<SharedLoop, SmallVector<Product>>> groups;
  for (Value summand : summands) {
    std::optional<Product> product = getProduct(summand);
    std::optional<SharedLoop> loop;
    if (product && product->op->getBlock() == root->getBlock())
      loop = findSharedLoop(*product);
    if (!loop) {
      rest.push_back(summand);
      continue;
    }
    auto *group = llvm::find_if(groups, [&](auto &other) {
      return isAlike(other.second.front(), *product, other.first);
    });
    if (group == groups.end())
      groups.push_back({*loop, {*product}});
    else
      group->second.push_back(*product);
  }
  if (llvm::none_of(groups,
                    [](auto &group) { return group.second.size() > 1; }))
    return;
  OpBuilder builder(root);
  for (auto &[loop, products] : groups) {
    llvm::sort(products, [](const Product &a, const Product &b) {
      return a.op->isBeforeInBlock(b.op);
    });
    rest.push_back(products.size() > 1 ? mergeAlike(builder, products, loop)
                                       : products.front().op->getResult(0));
  }
  Value total = rest.front();
  for (Value summand : ArrayRef(rest).drop_front()) {
    Operation *sum = builder.clone(*root);
    sum->setOperand(0, total);
    sum->setOperand(1, summand);
    total = sum->getResult(0);
  }
  root->getResult(0).replaceAllUsesWith(total);
  // Each uses the ones after it in the list only.
  for (Operation *sum : sums)
    sum->erase();
}
