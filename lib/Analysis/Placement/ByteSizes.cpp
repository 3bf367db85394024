//===- ByteSizes.cpp - Sizes of values in bytes ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/ByteSizes.h"

#include "dp/IR/ElementTypes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

int64_t dp::getByteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  int64_t bytes = 8;
  if (isa<IntegerType, FloatType, ComplexType>(element))
    bytes = getElementBytes(element);
  if (!shaped || !shaped.hasRank())
    return bytes;
  for (int64_t extent : shaped.getShape())
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(bytes, extent, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

double dp::getReducedBytes(Type type) {
  Type element = getElementTypeOrSelf(type);
  double scale = element.isF16() || element.isBF16() ? 2 : 1;
  return scale * getByteSize(type);
}
