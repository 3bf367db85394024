//===- Blocks.cpp - Ops computed by blocks of threads ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Consecutive blocks have consecutive iterations of the loops that blocks
// share, then follow the other blocks with the same iterations, then the next
// iteration of the outer loops.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "dp/Conversion/WarpOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// A block of a gpu.func.
class KernelBlock : public ThreadBlock {
public:
  explicit KernelBlock(gpu::GPUFuncOp kernel) : kernel(kernel) {}

  Value addSharedBuffer(Type element, int64_t size, Location loc) override {
    auto space = gpu::AddressSpaceAttr::get(kernel.getContext(),
                                            gpu::AddressSpace::Workgroup);
    return kernel.addWorkgroupAttribution(
        MemRefType::get({size}, element, MemRefLayoutAttrInterface(), space),
        loc);
  }

  void createBarrier(OpBuilder &builder, Location loc) override {
    gpu::BarrierOp::create(builder, loc);
  }

  Value createBallot(OpBuilder &builder, Location loc,
                     Value condition) override {
    return createWarpBallot(builder, loc, condition);
  }

private:
  gpu::GPUFuncOp kernel;
};
} // namespace

void mlir::dp::emitBlockCode(KernelOpInterface op, gpu::GPUFuncOp kernel,
                             const BlockShares &shares) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  SmallVector<Value> sizes = createLoopExtents(builder, op);
  Value number = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  auto take = [&](Value count) -> Value {
    Value taken = builder.createOrFold<arith::RemUIOp>(loc, number, count);
    number = builder.createOrFold<arith::DivUIOp>(loc, number, count);
    return taken;
  };
  KernelBlock block(kernel);
  block.thread = gpu::ThreadIdOp::create(
      builder, loc, gpu::Dimension::x, builder.getIndexAttr(shares.numThreads));
  Value inner = constant(1), iterations = constant(shares.iterations);
  for (Value size : ArrayRef(sizes).drop_front(shares.numOuter))
    inner = builder.createOrFold<arith::MulIOp>(loc, inner, size);
  block.first = builder.createOrFold<arith::MulIOp>(
      loc,
      take(builder.createOrFold<arith::CeilDivUIOp>(loc, inner, iterations)),
      iterations);
  block.sharer = take(constant(shares.numSharers));
  block.outer.resize(shares.numOuter);
  for (size_t loop = shares.numOuter; loop-- > 0;)
    block.outer[loop] = loop == 0 ? number : take(sizes[loop]);
  op.emitBlock(builder, block);
  op->erase();
}
