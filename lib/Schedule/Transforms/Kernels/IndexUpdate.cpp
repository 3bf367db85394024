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
// thread, so there are no atomics and the bits are those of the host. If there
// are few updates, a thread makes those of one element of the window whose
// target is in its class. If the window alone has too few elements for a GPU,
// targets are distributed over several classes, each of which reads all
// indices. IndexUpdateBlocks.cpp has the form for more updates. In both the
// time is that of the updates and does not depend on the size of the
// destination.
//
//===----------------------------------------------------------------------===//

#include "IndexUpdate.h"

#include "dp/Interfaces/Combiner.h"
#include "dp/Schedule/Transforms/KernelOps.h"

#include "mlir/Dialect/Math/IR/Math.h"
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

int64_t mlir::dp::getUpdateProduct(ArrayRef<int64_t> extents, int64_t unknown) {
  int64_t product = 1;
  for (int64_t extent : extents)
    if (llvm::MulOverflow(
            product, ShapedType::isDynamic(extent) ? unknown : extent, product))
      return std::numeric_limits<int64_t>::max();
  return product;
}

SmallVector<unsigned> mlir::dp::getParallelDims(BufferIndexUpdateOp op) {
  SmallVector<unsigned> loops;
  for (unsigned i = 0; i < op.getBatching().size(); ++i)
    loops.push_back(i);
  for (unsigned i = op.getUpdateShape().numCounted,
                e = op.getUpdates().getType().getRank();
       i < e; ++i)
    loops.push_back(i);
  return loops;
}

ArrayRef<int64_t> mlir::dp::getCountedExtents(BufferIndexUpdateOp op) {
  int64_t numBatching = op.getBatching().size();
  return op.getUpdates().getType().getShape().slice(
      numBatching, op.getUpdateShape().numCounted - numBatching);
}

SmallVector<int64_t> mlir::dp::getTargetExtents(BufferIndexUpdateOp op) {
  return llvm::map_to_vector(op.getDims(), [&](int64_t dim) {
    return op.getDest().getType().getDimSize(dim);
  });
}

//===----------------------------------------------------------------------===//
// One update
//===----------------------------------------------------------------------===//

UpdateEmitter::UpdateEmitter(BufferIndexUpdateOp op, OpBuilder &builder)
    : op(op), loc(op.getLoc()), numCounted(op.getUpdateShape().numCounted),
      ivs(op.getUpdates().getType().getRank()),
      zero(arith::ConstantIndexOp::create(builder, loc, 0)),
      one(arith::ConstantIndexOp::create(builder, loc, 1)) {
  for (unsigned loop = 0; loop < ivs.size(); ++loop)
    upper.push_back(
        builder.createOrFold<memref::DimOp>(loc, op.getUpdates(), loop));
}

void UpdateEmitter::ifTrue(OpBuilder &builder, Value condition,
                           BodyFn emitThen) {
  scf::IfOp::create(builder, loc, condition, [&](OpBuilder &at, Location) {
    emitThen(at);
    scf::YieldOp::create(at, loc);
  });
}

Value UpdateEmitter::getDestExtent(OpBuilder &builder, int64_t dim) {
  return builder.createOrFold<memref::DimOp>(loc, op.getDest(), dim);
}

UpdateEmitter::Target UpdateEmitter::loadTarget(OpBuilder &builder) {
  Target target;
  for (auto [number, dim] : llvm::enumerate(op.getDims())) {
    SmallVector<Value> position(ArrayRef<Value>(ivs).take_front(numCounted));
    if (op.getUpdateShape().hasVectors)
      position.push_back(arith::ConstantIndexOp::create(builder, loc, number));
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

Value UpdateEmitter::linearize(OpBuilder &builder, const Target &target) {
  Value number = target.indices.front();
  for (auto [index, dim] :
       llvm::drop_begin(llvm::zip_equal(target.indices, op.getDims())))
    number = arith::AddIOp::create(
        builder, loc,
        arith::MulIOp::create(builder, loc, number,
                              getDestExtent(builder, dim)),
        index);
  return number;
}

UpdateEmitter::Target UpdateEmitter::delinearize(OpBuilder &builder,
                                                 Value number) {
  ArrayRef<int64_t> dims = op.getDims();
  Target target;
  target.indices.resize(dims.size());
  for (size_t i = dims.size(); i-- > 1;) {
    Value extent = getDestExtent(builder, dims[i]);
    target.indices[i] = arith::RemUIOp::create(builder, loc, number, extent);
    number = arith::DivUIOp::create(builder, loc, number, extent);
  }
  target.indices.front() = number;
  return target;
}

Value UpdateEmitter::isInClass(OpBuilder &builder, const Target &target,
                               Value ownClass, int64_t numClasses) {
  Value number = linearize(builder, target);
  Value mask = arith::ConstantIndexOp::create(builder, loc, numClasses - 1);
  Value same = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::eq,
      arith::AndIOp::create(builder, loc, number, mask), ownClass);
  return arith::AndIOp::create(builder, loc, target.exists, same);
}

SmallVector<Value> UpdateEmitter::getPlace(const Target &target) {
  SmallVector<Value> position(op.getDest().getType().getRank());
  for (auto [loop, dim] : llvm::enumerate(op.getBatching()))
    position[dim] = ivs[loop];
  for (auto [index, dim] : llvm::zip_equal(target.indices, op.getDims()))
    position[dim] = index;
  for (auto [number, dim] : llvm::enumerate(op.getUpdateShape().window))
    position[dim] = ivs[numCounted + number];
  return position;
}

Value UpdateEmitter::loadUpdate(OpBuilder &builder) {
  return memref::LoadOp::create(builder, loc, op.getUpdates(), ivs);
}

Value UpdateEmitter::loadOld(OpBuilder &builder, const Target &target) {
  return memref::LoadOp::create(builder, loc, op.getDest(), getPlace(target));
}

void UpdateEmitter::storeNew(OpBuilder &builder, const Target &target,
                             Value value) {
  memref::StoreOp::create(builder, loc, value, op.getDest(), getPlace(target));
}

Value UpdateEmitter::combine(OpBuilder &builder, Value old, Value update) {
  std::optional<ReductionKind> kind = op.getKind();
  return kind ? arith::getReductionOp(getCombiner(*kind, update.getType()),
                                      builder, loc, old, update)
              : update;
}

void UpdateEmitter::updateElement(OpBuilder &builder, const Target &target) {
  Value value = loadUpdate(builder);
  if (op.getKind())
    value = combine(builder, loadOld(builder, target), value);
  storeNew(builder, target, value);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
class UpdateLoopEmitter : UpdateEmitter {
public:
  UpdateLoopEmitter(BufferIndexUpdateOp op, OpBuilder &builder)
      : UpdateEmitter(op, builder), lower(ivs.size(), zero) {}

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

  SmallVector<Value> lower;
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
    if (getUpdateProduct(getCountedExtents(update), kShortRow + 1) <= kShortRow)
      return 1;
    auto threads = llvm::map_to_vector(
        getParallelDims(update), [&](unsigned loop) { return extents[loop]; });
    int64_t most = std::min(
        kMaxClasses, getUpdateProduct(getTargetExtents(update), kMaxClasses));
    int64_t needed =
        kManyThreads / std::max<int64_t>(1, getUpdateProduct(threads, 32));
    int64_t classes = 1;
    while (2 * classes <= most && classes < needed)
      classes *= 2;
    return classes;
  }

  void emitIteration(Operation *op, OpBuilder &builder, ValueRange ivs,
                     Value ownClass) const {
    UpdateLoopEmitter(cast<BufferIndexUpdateOp>(op), builder)
        .emitIteration(builder, ivs, ownClass, getNumSharers(op));
  }

  std::optional<BlockShares> getBlockShares(Operation *op) const {
    return chooseUpdateBlocks(cast<BufferIndexUpdateOp>(op));
  }

  void emitBlock(Operation *op, OpBuilder &builder, ThreadBlock &block) const {
    emitUpdateBlock(cast<BufferIndexUpdateOp>(op), builder, block);
  }

  void emitLoops(Operation *op, OpBuilder &builder, ValueRange lower,
                 ValueRange upper) const {
    UpdateLoopEmitter(cast<BufferIndexUpdateOp>(op), builder)
        .emitLoops(builder, lower, upper);
  }
};
} // namespace

void mlir::dp::registerIndexUpdateKernel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    BufferIndexUpdateOp::attachInterface<IndexUpdateKernel>(*context);
    context->loadDialect<arith::ArithDialect, math::MathDialect,
                         memref::MemRefDialect, scf::SCFDialect>();
  });
}
