//===- AccessOrder.cpp - Order of the accesses to buffers -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AccessOrder.h"

using namespace mlir;
using namespace mlir::dp;

void AccessOrder::add(Operation *op, size_t place, KernelEffects &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      continue;
    Value base = getBase(operand.get());
    bool isWrite = effects.mayWrite(operand);
    all[base].add(place, isWrite);
    if (std::optional<int64_t> part = ranges.find(operand.get()))
      parts[{base, *part}].add(place, isWrite);
    else
      whole[base].add(place, isWrite);
  }
}

bool AccessOrder::conflicts(Value memref, bool isWrite, size_t place) const {
  Value base = getBase(memref);
  First found = all.lookup(base);
  if (std::optional<int64_t> part = ranges.find(memref)) {
    found = whole.lookup(base);
    First own = parts.lookup({base, *part});
    found.any = std::min(found.any, own.any);
    found.write = std::min(found.write, own.write);
  }
  return (isWrite ? found.any : found.write) <= place;
}
