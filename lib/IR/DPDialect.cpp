//===- DPDialect.cpp - The dp dialect ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Attention.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::dp;

#include "dp/IR/DPDialect.cpp.inc"

namespace {
/// Lets only ops be inlined that are arithmetic. The other ops say how devices
/// work together, and a function that is called has none of them.
struct Inliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *op, Region *, bool, IRMapping &) const final {
    return isSingleDeviceOp(op);
  }
};
} // namespace

void DPDialect::initialize() {
  addInterfaces<Inliner>();
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "dp/IR/DPOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dp/IR/DPScheduleOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dp/IR/DPAttentionOps.cpp.inc"
      >();
}

Operation *DPDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

bool mlir::dp::isSingleDeviceOp(Operation *op) {
  return isa<AttentionOp, AttentionGradientOp, ConvolutionOp, IndexUpdateOp,
             RoutineOp, ScanOp, SortOp>(op) ||
         (isa<YieldOp>(op) && isa<ScanOp, SortOp>(op->getParentOp()));
}

bool mlir::dp::isInSPMDCode(Operation *op) {
  while ((op = op->getParentOp()))
    if (isa<ParallelOp>(op) || op->hasAttr(kSPMDAttr))
      return true;
  return false;
}

void mlir::dp::forEachRead(Operation *op,
                           llvm::function_ref<void(Value)> visit) {
  op->walk(
      [&](Operation *inner) { llvm::for_each(inner->getOperands(), visit); });
}

std::optional<int64_t> mlir::dp::getStaticDeviceCount(Operation *op) {
  for (; op; op = op->getParentOp()) {
    if (auto parallel = dyn_cast<ParallelOp>(op))
      return parallel.getStaticDevices();
    if (op->hasAttr(kSPMDAttr)) {
      if (auto count = op->getAttrOfType<IntegerAttr>(kDevicesAttr))
        return count.getInt();
      return std::nullopt;
    }
  }
  return std::nullopt;
}
