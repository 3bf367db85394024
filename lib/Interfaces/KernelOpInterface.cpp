//===- KernelOpInterface.cpp - Ops lowered to kernels ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/KernelOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

#include "dp/Interfaces/KernelOpInterface.cpp.inc"

Value LoopExtent::create(OpBuilder &builder, Location loc) const {
  return builder.createOrFold<memref::DimOp>(loc, buffer, dim);
}

static void
emitLoopNest(OpBuilder &builder, Location loc, ValueRange lower,
             ValueRange upper, SmallVectorImpl<Value> &ivs, Value one,
             llvm::function_ref<void(OpBuilder &, ValueRange)> body) {
  unsigned depth = ivs.size();
  if (depth == lower.size())
    return body(builder, ivs);
  scf::ForOp::create(builder, loc, lower[depth], upper[depth], one,
                     ValueRange(),
                     [&](OpBuilder &at, Location, Value iv, ValueRange) {
                       ivs.push_back(iv);
                       emitLoopNest(at, loc, lower, upper, ivs, one, body);
                       ivs.pop_back();
                       scf::YieldOp::create(at, loc);
                     });
}

void dp::emitLoopNest(OpBuilder &builder, Location loc, ValueRange lower,
                      ValueRange upper,
                      llvm::function_ref<void(OpBuilder &, ValueRange)> body) {
  SmallVector<Value> ivs;
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  ::emitLoopNest(builder, loc, lower, upper, ivs, one, body);
}

void dp::emitIterations(Operation *op, OpBuilder &builder, ValueRange lower,
                        ValueRange upper) {
  emitLoopNest(builder, op->getLoc(), lower, upper,
               [&](OpBuilder &body, ValueRange ivs) {
                 cast<KernelOpInterface>(op).emitIteration(body, ivs,
                                                           /*sharer=*/nullptr);
               });
}

std::optional<unsigned> dp::getPartitionedLoop(KernelOpInterface op) {
  for (auto [number, loop] : llvm::enumerate(op.getParallelLoops()))
    if (loop.getStatic() != 1)
      return number;
  return std::nullopt;
}
