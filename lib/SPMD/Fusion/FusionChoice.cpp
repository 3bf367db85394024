//===- FusionChoice.cpp - Choice of ops to fuse ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FusionChoice.h"
#include "FusedBody.h"

#include "Contractions/NarrowFactors.h"

#include "dp/Interfaces/BodyCost.h"
#include "dp/Interfaces/RowProduct.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if running the body twice costs more than reading a buffer.
static bool isExpensive(linalg::GenericOp op) {
  return countSimpleOps(*op.getBody()) > 8;
}

/// The number of inputs with as many elements as the op has iterations.
static int64_t countFullInputs(linalg::GenericOp op) {
  return llvm::count_if(op.getDpsInputOperands(), [&](OpOperand *operand) {
    return op.getMatchingIndexingMap(operand).getNumResults() ==
           op.getNumLoops();
  });
}

bool mlir::dp::isLibraryOp(linalg::LinalgOp op, bool gpu) {
  return linalg::isaConvolutionOpInterface(op) ||
         (linalg::isaContractionOpInterface(op) && !(gpu && isRowProduct(op)));
}

/// Returns true if it is better to compute a producer in each of several ops
/// that read it.
static bool isCheapToRepeat(linalg::GenericOp producer, bool gpu) {
  if (isExpensive(producer) || countFullInputs(producer) > 1)
    return false;
  // Only if its result then need not be stored at all.
  return llvm::all_of(producer->getUsers(), [&](Operation *user) {
    auto generic = dyn_cast<linalg::GenericOp>(user);
    return generic && generic->getBlock() == producer->getBlock() &&
           (!linalg::isaContractionOpInterface(generic) ||
            !isLibraryOp(generic, gpu));
  });
}

/// Returns true if `consumer` alone reads the producer, and no element more
/// than once on average, as where it takes two numbers of each tuple.
static bool isReadByParts(linalg::GenericOp producer,
                          linalg::GenericOp consumer) {
  // Elements read for each one that is computed.
  double reads = 0;
  for (OpOperand &use : producer->getUses()) {
    if (use.getOwner() != consumer || !consumer.isDpsInput(&use))
      return false;
    AffineMap map = consumer.getMatchingIndexingMap(&use);
    auto type = cast<RankedTensorType>(use.get().getType());
    double share = 1;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      if (isa<AffineConstantExpr>(expr))
        share /= type.isDynamicDim(dim) ? 1 : type.getDimSize(dim);
      else if (!isa<AffineDimExpr>(expr))
        return false;
    }
    for (auto [loop, extent] : llvm::enumerate(consumer.getStaticLoopRanges()))
      if (!map.isFunctionOfDim(loop)) {
        if (ShapedType::isDynamic(extent))
          return false;
        share *= extent;
      }
    reads += share;
  }
  return reads <= 1;
}

bool mlir::dp::shouldFuse(OpOperand *operand, bool gpu) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  // Do not move a producer into a loop, which would run it in each iteration.
  if (!producer || !consumer || producer->getBlock() != consumer->getBlock())
    return false;
  if (isLibraryOp(consumer, gpu))
    return false;
  // The library adds the bias that it finds in memory, and writes the sum.
  if (gpu && (addsBiasToProduct(producer) || addsBiasToProduct(consumer)))
    return false;
  if (!operand->get().hasOneUse() && !isCheapToRepeat(producer, gpu) &&
      !isReadByParts(producer, consumer))
    return false;
  if (isTooLongFused(producer, consumer))
    return false;
  // Do not fuse an expensive op into a loop that it does not depend on.
  return !isExpensive(producer) ||
         producer.getNumLoops() >= consumer.getNumLoops();
}
