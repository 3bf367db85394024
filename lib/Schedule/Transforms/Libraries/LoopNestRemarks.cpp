//===- LoopNestRemarks.cpp - Remarks on slow contractions -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "LoopNestRemarks.h"
#include "Gemm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::dp;

// Multiply-adds from which a remark is worth reading.
static constexpr double kLargeWork = 1e7;
// Multiply-adds that one core does in a second, roughly: in a scalar loop nest,
// in one that is vectorized, in a library (docs/performance.md).
static constexpr double kScalarRate = 1e9, kVectorRate = 1e10,
                        kLibraryRate = 5e10;

/// The arguments of the body that `value` is computed from.
static llvm::SmallDenseSet<BlockArgument> getArguments(Value value,
                                                       Block *body) {
  llvm::SmallDenseSet<BlockArgument> found;
  llvm::SmallDenseSet<Value> seen;
  SmallVector<Value> next{value};
  while (!next.empty()) {
    Value current = next.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(current)) {
      if (argument.getOwner() == body)
        found.insert(argument);
    } else if (current.getParentBlock() == body) {
      llvm::append_range(next, current.getDefiningOp()->getOperands());
    }
  }
  return found;
}

static Value skipCasts(Value value) {
  while (auto op = value.getDefiningOp<CastOpInterface>())
    value = op->getOperand(0);
  return value;
}

/// Returns true if each element of a factor, which is computed from the
/// operands of `arguments`, is read in several iterations.
static bool isReadRepeatedly(linalg::LinalgOp op,
                             const llvm::SmallDenseSet<BlockArgument> &factor,
                             ArrayRef<int64_t> extents) {
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    if (extents[loop] == 1)
      continue;
    AffineExpr index = getAffineDimExpr(loop, op.getContext());
    bool isIndexed = llvm::any_of(factor, [&](BlockArgument argument) {
      AffineMap map = op.getIndexingMapsArray()[argument.getArgNumber()];
      return llvm::is_contained(map.getResults(), index);
    });
    if (!isIndexed)
      return true;
  }
  return false;
}

/// Returns true if `op` is a sum of products as remarkLoopNest describes it.
static bool isContraction(linalg::LinalgOp op, ArrayRef<int64_t> extents) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInits() != 1)
    return false;
  Block *body = op.getBlock();
  Operation *sum =
      skipCasts(body->getTerminator()->getOperand(0)).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum))
    return false;
  Value init = body->getArguments().back();
  for (unsigned side : {0, 1}) {
    if (skipCasts(sum->getOperand(side)) != init)
      continue;
    Operation *product = skipCasts(sum->getOperand(1 - side)).getDefiningOp();
    return isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product) &&
           llvm::all_of(product->getOperands(), [&](Value factor) {
             auto arguments = getArguments(factor, body);
             return !arguments.empty() &&
                    isReadRepeatedly(op, arguments, extents);
           });
  }
  return false;
}

/// The extents of the loops; dynamic where the step's data decides.
static SmallVector<int64_t> getExtents(linalg::LinalgOp op,
                                       SizeEvaluator &sizes) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    for (auto [dim, index] :
         llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(index);
      if (!loop || !ShapedType::isDynamic(extents[loop.getPosition()]))
        continue;
      if (std::optional<int64_t> size =
              sizes.evaluateExtent(operand.get(), dim))
        extents[loop.getPosition()] = *size;
    }
  }
  return extents;
}

/// Returns true if the last dimension of the result is the last of each operand
/// that has it, so that LLVM vectorizes over it.
static bool isVectorized(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (maps.back().getNumResults() == 0)
    return false;
  auto last = dyn_cast<AffineDimExpr>(maps.back().getResults().back());
  return last && llvm::all_of(maps, [&](AffineMap map) {
           return !map.isFunctionOfDim(last.getPosition()) ||
                  map.getResults().back() == last;
         });
}

/// Returns the condition that a library would need.
static std::string getReason(linalg::LinalgOp op) {
  Type sum = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  bool isConvolution =
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); });
  bool isOneType =
      llvm::all_equal(llvm::map_range(op.getDpsInputs(), [](Value factor) {
        return getElementTypeOrSelf(factor.getType());
      }));
  for (Value operand : op->getOperands()) {
    Type element = getElementTypeOrSelf(operand.getType());
    bool isHalf = element.isF16() || element.isBF16();
    bool isRead = element.isF32() || (isHalf && sum.isF32() && isOneType) ||
                  (element.isF64() && !isConvolution && element == sum);
    if (isRead)
      continue;
    std::string name;
    llvm::raw_string_ostream(name) << element;
    return "it has elements of " + name + ", and libraries compute " +
           (isConvolution ? "convolutions of f32"
                          : "products of f32 and of f64") +
           ", also of two factors of one 16-bit type if the sum is in f32";
  }
  if (!isSumOfProducts(op))
    return "it computes more than a sum of products of its two operands; "
           "compute the factors in ops of their own";
  if (isConvolution)
    return "a library takes at most three windows and, but for the batch, "
           "sizes that are known, and the channels of a depthwise convolution "
           "first";
  return "each loop of a library's product is of the batch, the rows, the "
         "columns or of both factors; reduce a factor over its own loops "
         "before";
}

void mlir::dp::remarkLoopNest(linalg::LinalgOp op, SizeEvaluator &sizes,
                              bool isGpu) {
  SmallVector<int64_t> extents = getExtents(op, sizes);
  if (!isContraction(op, extents))
    return;
  double work = 1;
  for (int64_t extent : extents)
    work *= static_cast<double>(ShapedType::isDynamic(extent) ? kNominalDim
                                                              : extent);
  if (work <= kLargeWork)
    return;
  if (isGpu) {
    emitRemark(op.getLoc())
        << op->getName() << " stays a kernel of "
        << llvm::formatv("{0:f0} million multiply-adds on a device, without "
                         "tensor cores: ",
                         work / 1e6)
               .str()
        << getReason(op);
    return;
  }
  double rate = isVectorized(op) ? kVectorRate : kScalarRate;
  emitRemark(op.getLoc())
      << op->getName() << " stays a loop nest of "
      << llvm::formatv("{0:f0} million multiply-adds on a device, about {1:f1} "
                       "ms of a core instead of {2:f1} ms in a library: ",
                       work / 1e6, 1e3 * work / rate, 1e3 * work / kLibraryRate)
             .str()
      << getReason(op);
}
