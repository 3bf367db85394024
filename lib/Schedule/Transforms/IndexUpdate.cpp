//===- IndexUpdate.cpp - The loops of an indexed update -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/IndexUpdate.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<unsigned> mlir::dp::getParallelLoops(BufferIndexUpdateOp op) {
  SmallVector<unsigned> loops;
  for (unsigned i = 0; i < op.getBatching().size(); ++i)
    loops.push_back(i);
  for (unsigned i = op.getUpdateShape().numCounted,
                e = op.getUpdates().getType().getRank();
       i < e; ++i)
    loops.push_back(i);
  return loops;
}

std::optional<unsigned> mlir::dp::getPartitionedLoop(BufferIndexUpdateOp op) {
  for (unsigned loop : getParallelLoops(op))
    if (op.getUpdates().getType().getDimSize(loop) != 1)
      return loop;
  return std::nullopt;
}

IndexUpdateTarget mlir::dp::loadTarget(OpBuilder &builder,
                                       BufferIndexUpdateOp op, ValueRange ivs) {
  Location loc = op.getLoc();
  IndexUpdateShape shape = op.getUpdateShape();
  IndexUpdateTarget target;
  for (auto [number, dim] : llvm::enumerate(op.getDims())) {
    SmallVector<Value> position(ivs.take_front(shape.numCounted));
    if (shape.hasVectors)
      position.push_back(arith::ConstantIndexOp::create(builder, loc, number));
    Value index =
        memref::LoadOp::create(builder, loc, op.getIndices(), position);
    if (!index.getType().isIndex())
      index = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                         index);
    // As unsigned numbers, negative indices are beyond every extent.
    Value extent = builder.createOrFold<memref::DimOp>(loc, op.getDest(), dim);
    Value exists = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, index, extent);
    if (target.exists)
      exists = arith::AndIOp::create(builder, loc, target.exists, exists);
    target.exists = exists;
    target.indices.push_back(index);
  }
  return target;
}

void mlir::dp::updateElement(OpBuilder &builder, BufferIndexUpdateOp op,
                             ValueRange ivs, const IndexUpdateTarget &target) {
  Location loc = op.getLoc();
  IndexUpdateShape shape = op.getUpdateShape();
  SmallVector<Value> position(op.getDest().getType().getRank());
  for (auto [loop, dim] : llvm::enumerate(op.getBatching()))
    position[dim] = ivs[loop];
  for (auto [index, dim] : llvm::zip_equal(target.indices, op.getDims()))
    position[dim] = index;
  for (auto [number, dim] : llvm::enumerate(shape.window))
    position[dim] = ivs[shape.numCounted + number];
  Value value = memref::LoadOp::create(builder, loc, op.getUpdates(), ivs);
  if (op.getKind()) {
    Value old = memref::LoadOp::create(builder, loc, op.getDest(), position);
    value = arith::getReductionOp(getCombiner(*op.getKind(), value.getType()),
                                  builder, loc, old, value);
  }
  memref::StoreOp::create(builder, loc, value, op.getDest(), position);
}

namespace {
class LoopEmitter {
public:
  LoopEmitter(BufferIndexUpdateOp op) : op(op), loc(op.getLoc()) {}

  void run() {
    auto kernel = op->getParentOfType<func::FuncOp>();
    std::optional<unsigned> partitioned =
        kernel->getAttrOfType<KernelAttr>(kKernelAttr).getLoop();
    OpBuilder builder(op);
    zero = arith::ConstantIndexOp::create(builder, loc, 0);
    one = arith::ConstantIndexOp::create(builder, loc, 1);
    unsigned rank = op.getUpdates().getType().getRank();
    for (unsigned loop = 0; loop < rank; ++loop) {
      auto range = kernel.getArguments().take_back(2);
      lower.push_back(partitioned == loop ? range[0] : zero);
      upper.push_back(partitioned == loop ? range[1]
                                          : builder.createOrFold<memref::DimOp>(
                                                loc, op.getUpdates(), loop));
    }
    ivs.resize(rank);
    emit(builder, 0);
    op.erase();
  }

private:
  void emit(OpBuilder &builder, unsigned depth) {
    if (depth == op.getUpdateShape().numCounted) {
      target = loadTarget(builder, op, ivs);
      scf::IfOp::create(builder, loc, target.exists,
                        [&](OpBuilder &at, Location) {
                          emitWindow(at, depth);
                          scf::YieldOp::create(at, loc);
                        });
      return;
    }
    emitLoop(builder, depth, [&](OpBuilder &at) { emit(at, depth + 1); });
  }

  void emitWindow(OpBuilder &builder, unsigned depth) {
    if (depth == ivs.size())
      return updateElement(builder, op, ivs, target);
    emitLoop(builder, depth, [&](OpBuilder &at) { emitWindow(at, depth + 1); });
  }

  void emitLoop(OpBuilder &builder, unsigned loop,
                llvm::function_ref<void(OpBuilder &)> emitBody) {
    scf::ForOp::create(builder, loc, lower[loop], upper[loop], one,
                       ValueRange(),
                       [&](OpBuilder &at, Location, Value iv, ValueRange) {
                         ivs[loop] = iv;
                         emitBody(at);
                         scf::YieldOp::create(at, loc);
                       });
  }

  BufferIndexUpdateOp op;
  Location loc;
  SmallVector<Value> ivs, lower, upper;
  IndexUpdateTarget target;
  Value zero, one;
};
} // namespace

void mlir::dp::emitIndexUpdateLoops(BufferIndexUpdateOp op) {
  LoopEmitter(op).run();
}
