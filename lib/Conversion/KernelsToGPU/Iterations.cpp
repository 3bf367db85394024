//===- Iterations.cpp - Ops with one thread per iteration -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<Value> mlir::dp::createLoopExtents(OpBuilder &builder,
                                               KernelOpInterface op) {
  return llvm::map_to_vector(op.getParallelLoops(),
                             [&](const LoopExtent &loop) {
                               return loop.create(builder, op->getLoc());
                             });
}

void mlir::dp::emitGPUCode(KernelOpInterface op, int64_t blockSize) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  SmallVector<Value> sizes = createLoopExtents(builder, op);
  int64_t numSharers = op.getNumSharers();
  Value total = constant(1);
  for (Value size : sizes)
    total = builder.createOrFold<arith::MulIOp>(loc, total, size);
  total = builder.createOrFold<arith::MulIOp>(loc, total, constant(numSharers));
  Value thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x,
                                         builder.getIndexAttr(blockSize));
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value id = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, block, constant(blockSize)), thread);
  Value inRange =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, id, total);
  scf::IfOp::create(builder, loc, inRange, [&](OpBuilder &at, Location) {
    SmallVector<Value> ivs(sizes.size());
    for (size_t loop = sizes.size(); loop-- > 0;) {
      ivs[loop] = arith::RemUIOp::create(at, loc, id, sizes[loop]);
      id = arith::DivUIOp::create(at, loc, id, sizes[loop]);
    }
    op.emitIteration(at, ivs, numSharers == 1 ? Value() : id);
    scf::YieldOp::create(at, loc);
  });
  op->erase();
}
