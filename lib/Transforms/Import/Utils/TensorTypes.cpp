//===- TensorTypes.cpp - Types of tensor values ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TensorTypes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

Type dp::getSignless(Type type) {
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!element || element.isSignless())
    return type;
  Type signless = IntegerType::get(type.getContext(), element.getWidth());
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.clone(signless) : signless;
}

Value dp::castSign(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

bool dp::isHalf(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isF16() || element.isBF16();
}

Type dp::getWideType(Type type) {
  Type wide = Float32Type::get(type.getContext());
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(wide);
  return wide;
}
