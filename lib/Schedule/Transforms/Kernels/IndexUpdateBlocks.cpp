//===- IndexUpdateBlocks.cpp - An indexed update by blocks of threads ----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// On a GPU, a block of threads has some elements of the window and the updates
// whose target is in its class. It runs in rounds:
//
//  1. Its threads load the indices of a chunk of updates, each some of them,
//     and append those of the class to a list in shared memory, in their order:
//     a ballot tells each thread how many of its warp come before it, and the
//     counts of all warps how many of the warps before.
//  2. Once the list might overflow, or no update is left, each thread runs over
//     it and updates its element of the window where the target is in the
//     thread's subclass.
//
// So the time is that of reading T / (threads of a block) indices and of the
// class's own updates. Each element of the destination belongs to one thread,
// which combines its updates in their order, so that the bits are the host's.
//
// A thread takes several updates at once, so that it waits for memory once for
// all of them: 32 that follow each other and have one target, as in a class of
// one target or where most updates have the same; else 8, of which one with the
// target of an earlier one gets the element as that one leaves it.
//
//===----------------------------------------------------------------------===//

#include "IndexUpdate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

/// One thread runs over at most this many updates by itself: their indices are
/// read faster than a block can exchange them.
static constexpr int64_t kFewUpdates = 64;
/// Blocks that fill a GPU: four for a multiprocessor.
static constexpr int64_t kFullGrid = 512;
static constexpr int64_t kUpdateThreads = 256, kUpdateWarps = 8;
/// Indices of a chunk that a thread loads.
static constexpr int64_t kRounds = 4;
static constexpr int64_t kUpdateChunk = kRounds * kUpdateThreads;
/// Updates in the list. With at most 16 bytes each, four blocks fit in the
/// shared memory of every multiprocessor from an A100 on.
static constexpr int64_t kListSize = kUpdateChunk + 512;
/// Updates that a thread takes at once: of any targets, of one target.
static constexpr int64_t kUpdateBatch = 8;
static constexpr int64_t kUpdateRun = 32;
static_assert(kListSize % kUpdateRun == 0 && kUpdateRun % kUpdateBatch == 0,
              "a run is within the list, and has whole batches");

namespace {
/// The threads of all blocks with the same batching indices.
struct UpdateThreads {
  /// Threads side by side in the window, a power of two.
  int64_t columns;
  /// Blocks with the same columns, each for a class of the targets.
  int64_t numClasses;
  /// Subclasses of a class, each of which has threads of the block.
  int64_t numSubclasses;
};
} // namespace

/// Chooses the threads for a window and targets that a GPU's blocks share.
static UpdateThreads chooseThreads(BufferIndexUpdateOp op) {
  ArrayRef<int64_t> extents = op.getUpdates().getType().getShape();
  int64_t numBatching = op.getBatching().size();
  int64_t window = std::max<int64_t>(
      1,
      getUpdateProduct(extents.drop_front(op.getUpdateShape().numCounted), 32));
  int64_t rows = std::max<int64_t>(
      1, getUpdateProduct(extents.take_front(numBatching), 32));
  UpdateThreads threads;
  threads.columns =
      window >= kUpdateThreads ? kUpdateThreads : llvm::PowerOf2Ceil(window);
  // Of few targets, each has a class of its own.
  int64_t targets = llvm::PowerOf2Ceil(std::clamp<int64_t>(
      getUpdateProduct(getTargetExtents(op), kFullGrid * kUpdateThreads), 1,
      kFullGrid * kUpdateThreads));
  int64_t blocks = llvm::divideCeil(window, threads.columns);
  blocks = rows > kFullGrid / std::min(blocks, kFullGrid) ? kFullGrid
                                                          : blocks * rows;
  threads.numClasses = std::min<int64_t>(
      targets, llvm::bit_floor(static_cast<uint64_t>(kFullGrid / blocks)));
  threads.numSubclasses =
      std::min(kUpdateThreads / threads.columns, targets / threads.numClasses);
  return threads;
}

std::optional<BlockShares>
mlir::dp::chooseUpdateBlocks(BufferIndexUpdateOp op) {
  // A value that a thread does not load is a constant, of which there are none
  // for complex and unsigned numbers.
  Type element = op.getDest().getType().getElementType();
  if (!element.isSignlessIntOrIndexOrFloat() ||
      getUpdateProduct(getCountedExtents(op), kFewUpdates + 1) <= kFewUpdates)
    return std::nullopt;
  UpdateThreads threads = chooseThreads(op);
  return BlockShares{static_cast<unsigned>(op.getBatching().size()),
                     threads.columns, threads.numClasses, kUpdateThreads};
}

namespace {
class UpdateBlockEmitter : UpdateEmitter {
public:
  UpdateBlockEmitter(BufferIndexUpdateOp op, OpBuilder &builder,
                     ThreadBlock &block)
      : UpdateEmitter(op, builder), builder(builder), block(block),
        threads(chooseThreads(op)) {
    // Smaller numbers leave registers for more updates at once.
    constexpr int64_t most = std::numeric_limits<int32_t>::max();
    if (getUpdateProduct(getTargetExtents(op), most) < most)
      numberType = builder.getI32Type();
    else
      numberType = builder.getIndexType();
  }
  void run();

private:
  /// An update of a chunk, of which the thread has loaded the index.
  struct Found {
    Value position; ///< its number among all that are counted
    Value target;   ///< number of its target, if isMine
    Value isMine;   ///< i1: the target exists and is in the block's class
    Value ballot;   ///< isMine of the warp's threads
  };
  /// An update of the list, for the thread's element of the window.
  struct Taken {
    Target target;
    Value number; ///< of the target
    Value isMine; ///< i1: it is in the thread's subclass
    Value old, update;
  };

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value constant32(int64_t value) {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  }
  template <typename Op, typename... Args>
  Value create(Args &&...args) {
    return builder.createOrFold<Op>(loc, std::forward<Args>(args)...);
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }
  Value isBelow(Value a, Value b) {
    return compare(arith::CmpIPredicate::ult, a, b);
  }
  Value isEqual(Value a, Value b) {
    return compare(arith::CmpIPredicate::eq, a, b);
  }
  Value toIndex(Value number) {
    return create<arith::IndexCastUIOp>(builder.getIndexType(), number);
  }
  void ifTrue(Value condition, llvm::function_ref<void()> emitThen);
  /// Yields the values of `emitThen` where `condition` holds, and else
  /// `otherwise`.
  SmallVector<Value> ifTrue(Value condition, ArrayRef<Value> otherwise,
                            llvm::function_ref<SmallVector<Value>()> emitThen);
  /// Runs `emit` in a loop from `lower` to `upper`, which carries `initial`.
  SmallVector<Value>
  forEach(Value lower, Value upper, int64_t step, ArrayRef<Value> initial,
          llvm::function_ref<SmallVector<Value>(Value, ValueRange)> emit);

  /// Sets the loops from `first` to `end` to their iteration `number`.
  void setLoops(unsigned first, unsigned end, Value number);
  void setUpdate(Value position) {
    setLoops(op.getBatching().size(), numCounted, position);
  }
  Value getExtent(unsigned first, unsigned end);

  Found findUpdate(Value position);
  Value appendChunk(Value chunk, Value count);
  /// The number of updates before each of `found`, the list's `count` included,
  /// except those of the warp; the number of all.
  SmallVector<Value> countBefore(ArrayRef<Found> found, Value count);
  /// The target's number in the list, an i32 if all fit in one.
  Value loadNumber(Value slot) {
    return memref::LoadOp::create(builder, loc, targets, slot);
  }
  Target getTarget(Value number) {
    return delinearize(builder, toIndex(number));
  }
  /// Returns true if the target of that number is in the thread's subclass.
  Value isInSubclass(Value number);
  void applyList(Value count);
  /// The updates of the list from `first` on, below `end`, of any targets.
  void applyBatch(Value first, Value end);
  /// Those of one target.
  void applyRun(Value first, Value number);

  OpBuilder &builder;
  ThreadBlock &block;
  UpdateThreads threads;
  Type numberType;
  Value lane, warp;
  Value numUpdates;
  /// The thread's element of the window exists, and its subclass.
  Value hasElement, subclass;
  /// In shared memory: the list, and the number of updates that each warp has
  /// found in each round.
  Value positions, targets, counts;
};
} // namespace

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void UpdateBlockEmitter::ifTrue(Value condition,
                                llvm::function_ref<void()> emitThen) {
  auto ifOp = scf::IfOp::create(builder, loc, condition);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  emitThen();
}

SmallVector<Value>
UpdateBlockEmitter::ifTrue(Value condition, ArrayRef<Value> otherwise,
                           llvm::function_ref<SmallVector<Value>()> emitThen) {
  auto ifOp = scf::IfOp::create(builder, loc, TypeRange(ValueRange(otherwise)),
                                condition, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  SmallVector<Value> values = emitThen();
  scf::YieldOp::create(builder, loc, values);
  builder.setInsertionPointToStart(ifOp.elseBlock());
  scf::YieldOp::create(builder, loc, otherwise);
  return ifOp.getResults();
}

SmallVector<Value> UpdateBlockEmitter::forEach(
    Value lower, Value upper, int64_t step, ArrayRef<Value> initial,
    llvm::function_ref<SmallVector<Value>(Value, ValueRange)> emit) {
  auto loop = scf::ForOp::create(builder, loc, lower, upper, constant(step),
                                 ValueRange(initial));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> values =
      emit(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!initial.empty())
    scf::YieldOp::create(builder, loc, values);
  return loop.getResults();
}

void UpdateBlockEmitter::setLoops(unsigned first, unsigned end, Value number) {
  if (first == end)
    return;
  for (unsigned loop = end - 1; loop > first; --loop) {
    ivs[loop] = create<arith::RemUIOp>(number, upper[loop]);
    number = create<arith::DivUIOp>(number, upper[loop]);
  }
  ivs[first] = number;
}

Value UpdateBlockEmitter::getExtent(unsigned first, unsigned end) {
  Value extent = one;
  for (unsigned loop = first; loop < end; ++loop)
    extent = create<arith::MulIOp>(extent, upper[loop]);
  return extent;
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

UpdateBlockEmitter::Found UpdateBlockEmitter::findUpdate(Value position) {
  Found found;
  found.position = position;
  Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
  SmallVector<Value> results =
      ifTrue(isBelow(position, numUpdates), {zero, no}, [&] {
        setUpdate(position);
        Target target = loadTarget(builder);
        Value isMine =
            threads.numClasses == 1
                ? target.exists
                : isInClass(builder, target, block.sharer, threads.numClasses);
        return SmallVector<Value>{linearize(builder, target), isMine};
      });
  found.target = results[0];
  found.isMine = results[1];
  return found;
}

SmallVector<Value> UpdateBlockEmitter::countBefore(ArrayRef<Found> found,
                                                   Value count) {
  ifTrue(isEqual(lane, zero), [&] {
    for (auto [round, update] : llvm::enumerate(found))
      memref::StoreOp::create(
          builder, loc, create<math::CtPopOp>(update.ballot), counts,
          create<arith::AddIOp>(warp, constant(round * kUpdateWarps)));
  });
  block.createBarrier(builder, loc);
  // All counts are added up in their order; `before` stops at its own.
  SmallVector<Value> own;
  for (size_t round = 0; round < found.size(); ++round)
    own.push_back(create<arith::AddIOp>(warp, constant(round * kUpdateWarps)));
  SmallVector<Value> initial(found.size() + 1, count);
  return forEach(
      zero, constant(found.size() * kUpdateWarps), 1, initial,
      [&](Value number, ValueRange before) {
        Value more = memref::LoadOp::create(builder, loc, counts, number);
        SmallVector<Value> next;
        for (auto [end, sum] : llvm::zip(own, before))
          next.push_back(create<arith::SelectOp>(
              isBelow(number, end), create<arith::AddIOp>(sum, more), sum));
        next.push_back(create<arith::AddIOp>(before.back(), more));
        return next;
      });
}

Value UpdateBlockEmitter::appendChunk(Value chunk, Value count) {
  // A ballot waits for its index, so all are loaded first.
  SmallVector<Found> found;
  for (int64_t round = 0; round < kRounds; ++round)
    found.push_back(findUpdate(create<arith::AddIOp>(
        chunk, create<arith::AddIOp>(block.thread,
                                     constant(round * kUpdateThreads)))));
  for (Found &update : found)
    update.ballot = block.createBallot(builder, loc, update.isMine);
  SmallVector<Value> before = countBefore(found, count);
  Value bit = create<arith::ShLIOp>(
      constant32(1), create<arith::IndexCastUIOp>(builder.getI32Type(), lane));
  Value lower = create<arith::SubIOp>(bit, constant32(1));
  for (auto [update, sum] : llvm::zip(found, before))
    ifTrue(update.isMine, [&, &update = update, &sum = sum] {
      Value inWarp =
          create<math::CtPopOp>(create<arith::AndIOp>(update.ballot, lower));
      Value slot = create<arith::IndexCastUIOp>(
          builder.getIndexType(), create<arith::AddIOp>(sum, inWarp));
      memref::StoreOp::create(builder, loc, update.position, positions, slot);
      Value number = update.target;
      if (numberType != number.getType())
        number = create<arith::IndexCastUIOp>(numberType, number);
      memref::StoreOp::create(builder, loc, number, targets, slot);
    });
  // After it, threads may read the list, and write the next counts.
  block.createBarrier(builder, loc);
  return before.back();
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

Value UpdateBlockEmitter::isInSubclass(Value number) {
  Value own = create<arith::RemUIOp>(
      create<arith::DivUIOp>(toIndex(number), constant(threads.numClasses)),
      constant(threads.numSubclasses));
  return isEqual(own, subclass);
}

void UpdateBlockEmitter::applyRun(Value first, Value number) {
  Target target = getTarget(number);
  SmallVector<Value> updates;
  // Only the last one stays of updates that are set.
  for (int64_t i = op.getKind() ? 0 : kUpdateRun - 1; i < kUpdateRun; ++i) {
    Value slot = create<arith::AddIOp>(first, constant(i));
    setUpdate(memref::LoadOp::create(builder, loc, positions, slot));
    updates.push_back(loadUpdate(builder));
  }
  Value value = op.getKind() ? loadOld(builder, target) : Value();
  for (Value update : updates)
    value = combine(builder, value, update);
  storeNew(builder, target, value);
}

void UpdateBlockEmitter::applyBatch(Value first, Value end) {
  SmallVector<Taken> batch;
  TypedAttr none = builder.getZeroAttr(op.getDest().getType().getElementType());
  // Loads first: none of them waits for another one. Entries after the list's
  // end are not used.
  for (int64_t i = 0; i < kUpdateBatch; ++i) {
    Taken taken;
    Value slot = create<arith::AddIOp>(first, constant(i));
    setUpdate(memref::LoadOp::create(builder, loc, positions, slot));
    taken.number = loadNumber(slot);
    taken.isMine = isBelow(slot, end);
    if (threads.numSubclasses > 1)
      taken.isMine =
          create<arith::AndIOp>(taken.isMine, isInSubclass(taken.number));
    Value unused = arith::ConstantOp::create(builder, loc, none);
    SmallVector<Value> loaded =
        ifTrue(taken.isMine, {unused, unused}, [&]() -> SmallVector<Value> {
          Value update = loadUpdate(builder);
          if (!op.getKind())
            return {update, update};
          return {update, loadOld(builder, getTarget(taken.number))};
        });
    taken.update = loaded[0];
    taken.old = loaded[1];
    batch.push_back(taken);
  }
  for (auto [i, taken] : llvm::enumerate(batch)) {
    if (!op.getKind())
      continue;
    // If an earlier update of the batch has the same target, its result is this
    // update's old value.
    for (const Taken &earlier : ArrayRef(batch).take_front(i)) {
      Value isSame = create<arith::AndIOp>(
          earlier.isMine, isEqual(earlier.number, taken.number));
      taken.old = create<arith::SelectOp>(isSame, earlier.update, taken.old);
    }
    taken.update = combine(builder, taken.old, taken.update);
  }
  for (const Taken &taken : batch)
    ifTrue(taken.isMine,
           [&] { storeNew(builder, getTarget(taken.number), taken.update); });
}

void UpdateBlockEmitter::applyList(Value count) {
  auto applyPart = [&](Value first, Value end) {
    Value number = loadNumber(first);
    Value behind = create<arith::AddIOp>(first, constant(kUpdateRun));
    Value isRun = compare(arith::CmpIPredicate::ule, behind, end);
    for (int64_t i = 1; i < kUpdateRun; ++i) {
      Value slot = create<arith::AddIOp>(first, constant(i));
      isRun = create<arith::AndIOp>(isRun, isEqual(number, loadNumber(slot)));
    }
    auto ifOp = scf::IfOp::create(builder, loc, isRun, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(ifOp.thenBlock());
    if (threads.numSubclasses > 1)
      ifTrue(isInSubclass(number), [&] { applyRun(first, number); });
    else
      applyRun(first, number);
    builder.setInsertionPointToStart(ifOp.elseBlock());
    forEach(first, create<arith::MinUIOp>(behind, end), kUpdateBatch, {},
            [&](Value batch, ValueRange) {
              applyBatch(batch, end);
              return SmallVector<Value>();
            });
  };
  ifTrue(hasElement, [&] {
    Value end = create<arith::IndexCastUIOp>(builder.getIndexType(), count);
    forEach(zero, end, kUpdateRun, {}, [&](Value first, ValueRange) {
      applyPart(first, end);
      return SmallVector<Value>();
    });
  });
}

void UpdateBlockEmitter::run() {
  for (auto [loop, iv] : llvm::enumerate(block.outer))
    ivs[loop] = iv;
  positions = block.addSharedBuffer(builder.getIndexType(), kListSize, loc);
  targets = block.addSharedBuffer(numberType, kListSize, loc);
  counts =
      block.addSharedBuffer(builder.getI32Type(), kRounds * kUpdateWarps, loc);
  Value lanes = constant(kUpdateThreads / kUpdateWarps);
  lane = create<arith::RemUIOp>(block.thread, lanes);
  warp = create<arith::DivUIOp>(block.thread, lanes);
  numUpdates = getExtent(op.getBatching().size(), numCounted);

  Value columns = constant(threads.columns);
  Value element = create<arith::AddIOp>(
      block.first, create<arith::RemUIOp>(block.thread, columns));
  subclass = create<arith::DivUIOp>(block.thread, columns);
  hasElement = isBelow(element, getExtent(numCounted, ivs.size()));
  if (threads.columns * threads.numSubclasses < kUpdateThreads)
    hasElement = create<arith::AndIOp>(
        hasElement, isBelow(subclass, constant(threads.numSubclasses)));
  setLoops(numCounted, ivs.size(), element);

  forEach(zero, numUpdates, kUpdateChunk, constant32(0),
          [&](Value chunk, ValueRange carried) -> SmallVector<Value> {
            Value count = appendChunk(chunk, carried.front());
            // All threads of the block agree on it.
            Value isFull = compare(arith::CmpIPredicate::ugt, count,
                                   constant32(kListSize - kUpdateChunk));
            Value isLast =
                compare(arith::CmpIPredicate::uge,
                        create<arith::AddIOp>(chunk, constant(kUpdateChunk)),
                        numUpdates);
            return ifTrue(create<arith::OrIOp>(isFull, isLast), count,
                          [&]() -> SmallVector<Value> {
                            applyList(count);
                            return {constant32(0)};
                          });
          });
}

void mlir::dp::emitUpdateBlock(BufferIndexUpdateOp op, OpBuilder &builder,
                               ThreadBlock &block) {
  UpdateBlockEmitter(op, builder, block).run();
}
