//===- KernelsToGPUIndexUpdate.cpp - An indexed update on a GPU -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Updates of one element of the destination run in order, in one thread, so
// there are no atomics and the bits are always the same. A thread computes one
// element of the window and the updates whose target is in its class. If the
// window alone has too few elements for a GPU, targets are distributed over
// several classes, each of which reads all indices. So the time is that of the
// updates and does not depend on the size of the destination.
//
//===----------------------------------------------------------------------===//

#include "KernelsToGPU.h"

#include "dp/Schedule/Transforms/IndexUpdate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

/// Number of threads that fills a GPU.
static constexpr int64_t kManyThreads = 65536;
/// Each index is read at most this many times.
static constexpr int64_t kMaxClasses = 256;
/// Fewer consecutive updates are not worth sharing.
static constexpr int64_t kShortRow = 8;

/// The product of the extents, with `unknown` for each dynamic one.
static int64_t getProduct(ArrayRef<int64_t> extents, int64_t unknown) {
  int64_t product = 1;
  for (int64_t extent : extents)
    if (llvm::MulOverflow(
            product, ShapedType::isDynamic(extent) ? unknown : extent, product))
      return std::numeric_limits<int64_t>::max();
  return product;
}

int64_t mlir::dp::getNumClasses(BufferIndexUpdateOp op) {
  ArrayRef<int64_t> extents = op.getUpdates().getType().getShape();
  ArrayRef<int64_t> counted =
      extents.slice(op.getBatching().size(),
                    op.getUpdateShape().numCounted - op.getBatching().size());
  if (getProduct(counted, kShortRow + 1) <= kShortRow)
    return 1;
  auto threads = llvm::map_to_vector(
      getParallelLoops(op), [&](unsigned loop) { return extents[loop]; });
  auto targets = llvm::map_to_vector(op.getDims(), [&](int64_t dim) {
    return op.getDest().getType().getDimSize(dim);
  });
  int64_t most = std::min(kMaxClasses, getProduct(targets, kMaxClasses));
  int64_t needed = kManyThreads / std::max<int64_t>(1, getProduct(threads, 32));
  int64_t classes = 1;
  while (2 * classes <= most && classes < needed)
    classes *= 2;
  return classes;
}

namespace {
class GPUIndexUpdateEmitter {
public:
  explicit GPUIndexUpdateEmitter(BufferIndexUpdateOp op)
      : op(op), builder(op), loc(op.getLoc()) {}

  void run(int64_t blockSize) {
    ArrayRef<int64_t> shape = op.getUpdates().getType().getShape();
    for (unsigned loop = 0; loop < shape.size(); ++loop)
      sizes.push_back(
          builder.createOrFold<memref::DimOp>(loc, op.getUpdates(), loop));
    ivs.resize(shape.size());
    numClasses = getNumClasses(op);
    SmallVector<unsigned> loops = getParallelLoops(op);
    Value perClass = constant(1);
    for (unsigned loop : loops)
      perClass =
          builder.createOrFold<arith::MulIOp>(loc, perClass, sizes[loop]);
    Value total = builder.createOrFold<arith::MulIOp>(loc, perClass,
                                                      constant(numClasses));
    Value thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x,
                                           builder.getIndexAttr(blockSize));
    Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
    Value id = arith::AddIOp::create(
        builder, loc,
        arith::MulIOp::create(builder, loc, block, constant(blockSize)),
        thread);
    Value inRange = arith::CmpIOp::create(builder, loc,
                                          arith::CmpIPredicate::ult, id, total);
    ifTrue(inRange, [&] {
      for (unsigned loop : llvm::reverse(loops)) {
        ivs[loop] = arith::RemUIOp::create(builder, loc, id, sizes[loop]);
        id = arith::DivUIOp::create(builder, loc, id, sizes[loop]);
      }
      ownClass = id;
      emit(op.getBatching().size());
    });
    op.erase();
  }

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  void ifTrue(Value condition, llvm::function_ref<void()> emitThen) {
    auto ifOp = scf::IfOp::create(builder, loc, condition);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(ifOp.thenBlock());
    emitThen();
  }

  /// Whether the target exists and is in this thread's class.
  Value isMine(const IndexUpdateTarget &target) {
    if (numClasses == 1)
      return target.exists;
    Value row = target.indices.front();
    for (auto [index, dim] :
         llvm::drop_begin(llvm::zip_equal(target.indices, op.getDims()))) {
      Value extent =
          builder.createOrFold<memref::DimOp>(loc, op.getDest(), dim);
      row = arith::AddIOp::create(
          builder, loc, arith::MulIOp::create(builder, loc, row, extent),
          index);
    }
    Value same = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq,
        arith::AndIOp::create(builder, loc, row, constant(numClasses - 1)),
        ownClass);
    return arith::AndIOp::create(builder, loc, target.exists, same);
  }

  /// The loops that count updates, from `loop` on.
  void emit(int64_t loop) {
    if (loop == op.getUpdateShape().numCounted) {
      IndexUpdateTarget target = loadTarget(builder, op, ivs);
      ifTrue(isMine(target), [&] { updateElement(builder, op, ivs, target); });
      return;
    }
    auto forOp =
        scf::ForOp::create(builder, loc, constant(0), sizes[loop], constant(1));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(forOp.getBody());
    ivs[loop] = forOp.getInductionVar();
    emit(loop + 1);
  }

  BufferIndexUpdateOp op;
  OpBuilder builder;
  Location loc;
  SmallVector<Value> ivs, sizes;
  int64_t numClasses = 1;
  Value ownClass;
};
} // namespace

void mlir::dp::emitGPUCode(BufferIndexUpdateOp op, int64_t blockSize) {
  GPUIndexUpdateEmitter(op).run(blockSize);
}
