//===- DPDialect.cpp - The dp dialect ----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

#include "dp/IR/DPDialect.cpp.inc"

void DPDialect::initialize() {
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "dp/IR/DPOps.cpp.inc"
      >();
}

Operation *DPDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

LogicalResult DPDialect::verifyOperationAttribute(Operation *op,
                                                  NamedAttribute attribute) {
  if (attribute.getName() == kDevicesAttr) {
    auto count = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!count || count.getInt() < 1)
      return op->emitOpError() << "expected '" << kDevicesAttr
                               << "' to be an integer >= 1";
  }
  return success();
}

LogicalResult DPDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                  unsigned index,
                                                  NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || attribute.getName() != kScatterAttr)
    return success();
  auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[index]);
  auto dim = dyn_cast<IntegerAttr>(attribute.getValue());
  if (!type || !dim || dim.getInt() < 0 || dim.getInt() >= type.getRank())
    return op->emitOpError()
           << "expected '" << kScatterAttr << "' on argument " << index
           << " to be a dimension of a ranked tensor, found "
           << attribute.getValue() << " on "
           << function.getArgumentTypes()[index];
  return success();
}

LogicalResult DPDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                     unsigned index,
                                                     NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || attribute.getName() != kUpdatesAttr)
    return success();
  auto argument = dyn_cast<IntegerAttr>(attribute.getValue());
  if (!argument || argument.getInt() < 0 ||
      argument.getInt() >= function.getNumArguments())
    return op->emitOpError() << "expected '" << kUpdatesAttr << "' on result "
                             << index << " to be an argument's number";
  if (function.getArgumentTypes()[argument.getInt()] !=
      function.getResultTypes()[index])
    return op->emitOpError()
           << "expected result " << index << " that updates argument "
           << argument.getInt() << " to be of its type "
           << function.getArgumentTypes()[argument.getInt()] << ", found "
           << function.getResultTypes()[index];
  return success();
}

std::optional<int64_t> mlir::dp::getStaticDeviceCount(Operation *op) {
  for (Operation *parent = op; parent; parent = parent->getParentOp()) {
    if (auto parallel = dyn_cast<ParallelOp>(parent))
      return parallel.getStaticDevices();
    if (parent->hasAttr(kSPMDAttr)) {
      if (auto count = parent->getAttrOfType<IntegerAttr>(kDevicesAttr))
        return count.getInt();
      return std::nullopt;
    }
  }
  return std::nullopt;
}
