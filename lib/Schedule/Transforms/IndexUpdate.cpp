//===- IndexUpdate.cpp - An indexed update as loops ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// An indexed update has a loop for each dimension of its updates. Along the
// batching and the window's dimensions its iterations are independent; along
// the others, which only count updates, they run in order, so that results are
// deterministic.
//
// On a GPU, updates of one element of the destination run in order, in one
// thread, so there are no atomics and the bits are always the same. A thread
// computes one element of the window and the updates whose target is in its
// class. If the window alone has too few elements for a GPU, targets are
// distributed over several classes, each of which reads all indices. So the
// time is that of the updates and does not depend on the size of the
// destination.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Schedule/Transforms/KernelOps.h"

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

/// The dimensions of the updates with independent iterations, the window's
/// last.
static SmallVector<unsigned> getParallelDims(BufferIndexUpdateOp op) {
  SmallVector<unsigned> loops;
  for (unsigned i = 0; i < op.getBatching().size(); ++i)
    loops.push_back(i);
  for (unsigned i = op.getUpdateShape().numCounted,
                e = op.getUpdates().getType().getRank();
       i < e; ++i)
    loops.push_back(i);
  return loops;
}

namespace {
/// The element of the destination that an update targets.
struct Target {
  SmallVector<Value> indices; ///< in the order of `dims`
  Value exists;               ///< i1: all indices are in range
};

class UpdateEmitter {
public:
  UpdateEmitter(BufferIndexUpdateOp op, OpBuilder &builder)
      : op(op), loc(op.getLoc()), numCounted(op.getUpdateShape().numCounted),
        ivs(op.getUpdates().getType().getRank()),
        zero(arith::ConstantIndexOp::create(builder, loc, 0)),
        one(arith::ConstantIndexOp::create(builder, loc, 1)) {
    for (unsigned loop = 0; loop < ivs.size(); ++loop) {
      lower.push_back(zero);
      upper.push_back(
          builder.createOrFold<memref::DimOp>(loc, op.getUpdates(), loop));
    }
  }

  /// The host's loops: counted ones outside of the window's.
  void emitLoops(OpBuilder &builder, ValueRange parallelLower,
                 ValueRange parallelUpper) {
    for (auto [loop, low, high] :
         llvm::zip_equal(getParallelDims(op), parallelLower, parallelUpper)) {
      lower[loop] = low;
      upper[loop] = high;
    }
    emitCounted(builder, 0, [&](OpBuilder &at) {
      Target target = loadTarget(at);
      ifTrue(at, target.exists,
             [&](OpBuilder &then) { emitWindow(then, numCounted, target); });
    });
  }

  /// A thread's updates of one element of the window.
  void emitIteration(OpBuilder &builder, ValueRange parallel, Value ownClass,
                     int64_t numClasses) {
    for (auto [loop, iv] : llvm::zip_equal(getParallelDims(op), parallel))
      ivs[loop] = iv;
    emitCounted(builder, op.getBatching().size(), [&](OpBuilder &at) {
      Target target = loadTarget(at);
      Value isMine = numClasses == 1
                         ? target.exists
                         : isInClass(at, target, ownClass, numClasses);
      ifTrue(at, isMine, [&](OpBuilder &then) { updateElement(then, target); });
    });
  }

private:
  using BodyFn = llvm::function_ref<void(OpBuilder &)>;

  void ifTrue(OpBuilder &builder, Value condition, BodyFn emitThen) {
    scf::IfOp::create(builder, loc, condition, [&](OpBuilder &at, Location) {
      emitThen(at);
      scf::YieldOp::create(at, loc);
    });
  }

  void emitLoop(OpBuilder &builder, unsigned loop, BodyFn emitBody) {
    scf::ForOp::create(builder, loc, lower[loop], upper[loop], one,
                       ValueRange(),
                       [&](OpBuilder &at, Location, Value iv, ValueRange) {
                         ivs[loop] = iv;
                         emitBody(at);
                         scf::YieldOp::create(at, loc);
                       });
  }

  /// The loops that count updates, from `loop` on.
  void emitCounted(OpBuilder &builder, int64_t loop, BodyFn emitBody) {
    if (loop == numCounted)
      return emitBody(builder);
    emitLoop(builder, loop,
             [&](OpBuilder &at) { emitCounted(at, loop + 1, emitBody); });
  }

  void emitWindow(OpBuilder &builder, unsigned loop, const Target &target) {
    if (loop == ivs.size())
      return updateElement(builder, target);
    emitLoop(builder, loop,
             [&](OpBuilder &at) { emitWindow(at, loop + 1, target); });
  }

  Value getDestExtent(OpBuilder &builder, int64_t dim) {
    return builder.createOrFold<memref::DimOp>(loc, op.getDest(), dim);
  }

  /// Loads the indices of the update that the counted loops are at.
  Target loadTarget(OpBuilder &builder) {
    Target target;
    for (auto [number, dim] : llvm::enumerate(op.getDims())) {
      SmallVector<Value> position(ArrayRef<Value>(ivs).take_front(numCounted));
      if (op.getUpdateShape().hasVectors)
        position.push_back(
            arith::ConstantIndexOp::create(builder, loc, number));
      Value index =
          memref::LoadOp::create(builder, loc, op.getIndices(), position);
      if (!index.getType().isIndex())
        index = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                           index);
      // As unsigned numbers, negative indices are beyond every extent.
      Value exists =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, index,
                                getDestExtent(builder, dim));
      if (target.exists)
        exists = arith::AndIOp::create(builder, loc, target.exists, exists);
      target.exists = exists;
      target.indices.push_back(index);
    }
    return target;
  }

  /// Returns true if the target exists and is in the thread's class.
  Value isInClass(OpBuilder &builder, const Target &target, Value ownClass,
                  int64_t numClasses) {
    Value row = target.indices.front();
    for (auto [index, dim] :
         llvm::drop_begin(llvm::zip_equal(target.indices, op.getDims())))
      row = arith::AddIOp::create(
          builder, loc,
          arith::MulIOp::create(builder, loc, row, getDestExtent(builder, dim)),
          index);
    Value mask = arith::ConstantIndexOp::create(builder, loc, numClasses - 1);
    Value same = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq,
        arith::AndIOp::create(builder, loc, row, mask), ownClass);
    return arith::AndIOp::create(builder, loc, target.exists, same);
  }

  /// Updates the element that all loops are at. The target must exist.
  void updateElement(OpBuilder &builder, const Target &target) {
    SmallVector<Value> position(op.getDest().getType().getRank());
    for (auto [loop, dim] : llvm::enumerate(op.getBatching()))
      position[dim] = ivs[loop];
    for (auto [index, dim] : llvm::zip_equal(target.indices, op.getDims()))
      position[dim] = index;
    for (auto [number, dim] : llvm::enumerate(op.getUpdateShape().window))
      position[dim] = ivs[numCounted + number];
    Value value = memref::LoadOp::create(builder, loc, op.getUpdates(), ivs);
    if (op.getKind()) {
      Value old = memref::LoadOp::create(builder, loc, op.getDest(), position);
      value = arith::getReductionOp(getCombiner(*op.getKind(), value.getType()),
                                    builder, loc, old, value);
    }
    memref::StoreOp::create(builder, loc, value, op.getDest(), position);
  }

  BufferIndexUpdateOp op;
  Location loc;
  int64_t numCounted;
  SmallVector<Value> ivs, lower, upper;
  Value zero, one;
};

struct IndexUpdateKernel
    : KernelOpInterface::ExternalModel<IndexUpdateKernel, BufferIndexUpdateOp> {
  SmallVector<LoopExtent> getParallelLoops(Operation *op) const {
    auto update = cast<BufferIndexUpdateOp>(op);
    SmallVector<LoopExtent> loops;
    for (unsigned loop : getParallelDims(update))
      loops.push_back({update.getUpdates(), loop});
    return loops;
  }

  Value createWork(Operation *op, OpBuilder &builder) const {
    auto update = cast<BufferIndexUpdateOp>(op);
    Location loc = op->getLoc();
    Value work = arith::ConstantIndexOp::create(builder, loc, 2);
    for (int64_t loop = update.getBatching().size();
         loop < update.getUpdateShape().numCounted; ++loop)
      work = arith::MulIOp::create(
          builder, loc, work,
          LoopExtent{update.getUpdates(), loop}.create(builder, loc));
    return work;
  }

  std::string getKernelName(Operation *op) const {
    auto kind = cast<BufferIndexUpdateOp>(op).getKind();
    return ("kernel_index_" + (kind ? stringifyReductionKind(*kind) : "set"))
        .str();
  }

  /// The number of classes.
  int64_t getNumSharers(Operation *op) const {
    auto update = cast<BufferIndexUpdateOp>(op);
    ArrayRef<int64_t> extents = update.getUpdates().getType().getShape();
    int64_t numBatching = update.getBatching().size();
    ArrayRef<int64_t> counted = extents.slice(
        numBatching, update.getUpdateShape().numCounted - numBatching);
    if (getProduct(counted, kShortRow + 1) <= kShortRow)
      return 1;
    auto threads = llvm::map_to_vector(
        getParallelDims(update), [&](unsigned loop) { return extents[loop]; });
    auto targets = llvm::map_to_vector(update.getDims(), [&](int64_t dim) {
      return update.getDest().getType().getDimSize(dim);
    });
    int64_t most = std::min(kMaxClasses, getProduct(targets, kMaxClasses));
    int64_t needed =
        kManyThreads / std::max<int64_t>(1, getProduct(threads, 32));
    int64_t classes = 1;
    while (2 * classes <= most && classes < needed)
      classes *= 2;
    return classes;
  }

  void emitIteration(Operation *op, OpBuilder &builder, ValueRange ivs,
                     Value ownClass) const {
    UpdateEmitter(cast<BufferIndexUpdateOp>(op), builder)
        .emitIteration(builder, ivs, ownClass, getNumSharers(op));
  }

  void emitLoops(Operation *op, OpBuilder &builder, ValueRange lower,
                 ValueRange upper) const {
    UpdateEmitter(cast<BufferIndexUpdateOp>(op), builder)
        .emitLoops(builder, lower, upper);
  }
};
} // namespace

void mlir::dp::registerIndexUpdateKernel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    BufferIndexUpdateOp::attachInterface<IndexUpdateKernel>(*context);
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect,
                         scf::SCFDialect>();
  });
}
