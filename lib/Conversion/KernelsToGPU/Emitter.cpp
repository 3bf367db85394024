//===- Emitter.cpp - Code of a thread of a kernel -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Reduction.h"

#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Emits the code of one kernel. Index arithmetic is on `index`; ids have
/// their bounds, so LLVM narrows it to 32 bits where that is enough.
class GPUEmitter {
public:
  GPUEmitter(linalg::GenericOp op, gpu::GPUFuncOp kernel,
             const GPUMapping &mapping)
      : op(op), kernel(kernel), mapping(mapping), builder(op),
        loc(op.getLoc()) {}
  void run();

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value product(ArrayRef<unsigned> loops);
  /// Writes iteration number `linear` of `loops`, the last one fastest, to
  /// `ivs`.
  void setIVs(Value linear, ArrayRef<unsigned> loops);
  void ifTrue(Value condition, llvm::function_ref<void()> emitThen);
  SmallVector<Value> loadOutputs();
  void store(ValueRange values);
  /// Combines the results in memory with `values`, as other blocks do.
  void combineInMemory(ValueRange values);
  SmallVector<Value> emitBody(ValueRange accumulators);
  /// The same for the elements of a vector, each with its part of the
  /// accumulators.
  SmallVector<Value> emitBodies(ValueRange accumulators);

  void emitThread();
  void emitSerial(unsigned depth);
  SmallVector<Value> emitNest(unsigned depth, ValueRange accumulators);
  void emitVector(Value first);
  VectorType getVectorType(OpOperand &operand) {
    return VectorType::get({mapping.vectorWidth},
                           getElementTypeOrSelf(operand.get()));
  }
  llvm::Align getVectorAlign(OpOperand &operand) {
    return llvm::Align(mapping.vectorWidth *
                       getVectorType(operand).getElementTypeBitWidth() / 8);
  }

  SmallVector<Value> identities() {
    return createIdentities(builder, loc, mapping.combiners);
  }
  SmallVector<Value> combine(ValueRange left, ValueRange right) {
    return createCombination(builder, mapping.combiners, left, right);
  }
  SmallVector<Value> shuffle(ValueRange values, int64_t stride = 1) {
    return combineLanes(builder, mapping.combiners, values, stride);
  }
  SmallVector<Value> addSharedMemory(int64_t elements) {
    return addPartials(kernel, mapping.combiners, elements);
  }
  /// The share of thread `number` of `threads` that reduce together, for each
  /// element of a vector. None unless `isActive`, if that is not null.
  SmallVector<Value> emitPartial(Value number, int64_t threads,
                                 Value isActive = {});
  /// The number of iterations of the split loop in the part.
  Value createPartExtent();
  void emitWarp();
  void emitBlock();
  void emitColumn();

  linalg::GenericOp op;
  gpu::GPUFuncOp kernel;
  const GPUMapping &mapping;
  OpBuilder builder;
  Location loc;
  SmallVector<Value> ivs, sizes;
  Value thread, block, total;
  Value part; ///< number of the block's part; null if there are none
  DenseMap<Value, Value> filled; ///< fills of destinations
};

} // namespace

Value GPUEmitter::product(ArrayRef<unsigned> loops) {
  Value result = constant(1);
  for (unsigned loop : loops)
    result = builder.createOrFold<arith::MulIOp>(loc, result, sizes[loop]);
  return result;
}

void GPUEmitter::setIVs(Value linear, ArrayRef<unsigned> loops) {
  for (unsigned loop : llvm::reverse(loops.drop_front())) {
    ivs[loop] = arith::RemUIOp::create(builder, loc, linear, sizes[loop]);
    linear = arith::DivUIOp::create(builder, loc, linear, sizes[loop]);
  }
  ivs[loops.front()] = linear;
}

void GPUEmitter::ifTrue(Value condition, llvm::function_ref<void()> emitThen) {
  auto ifOp = scf::IfOp::create(builder, loc, condition);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  emitThen();
}

SmallVector<Value> GPUEmitter::loadOutputs() {
  SmallVector<Value> values;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    Value initial = filled.lookup(output.get());
    values.push_back(initial ? initial : loadElement(builder, output, ivs));
  }
  return values;
}

void GPUEmitter::store(ValueRange values) {
  for (auto [value, output] : llvm::zip(values, op.getDpsInitsMutable()))
    memref::StoreOp::create(builder, loc, value, output.get(),
                            getElementIndices(builder, output, ivs));
}

void GPUEmitter::combineInMemory(ValueRange values) {
  if (mapping.reduceBy != ReduceBy::grid)
    return store(combine(loadOutputs(), values));
  for (auto [combiner, value, output] :
       llvm::zip_equal(mapping.combiners, values, op.getDpsInitsMutable()))
    memref::AtomicRMWOp::create(builder, loc, *getExactAtomic(combiner.op),
                                value, output.get(),
                                getElementIndices(builder, output, ivs));
}

SmallVector<Value> GPUEmitter::emitBody(ValueRange accumulators) {
  return cloneBody(builder, op, ivs, [&](OpBuilder &at, OpOperand &operand) {
    if (op.isDpsInit(&operand) && !accumulators.empty())
      return accumulators[operand.getOperandNumber() - op.getNumDpsInputs()];
    return loadElement(at, operand, ivs);
  });
}

//===----------------------------------------------------------------------===//
// One thread for each iteration of the shared loops, or for a vector of them
//===----------------------------------------------------------------------===//

SmallVector<Value> GPUEmitter::emitNest(unsigned depth,
                                        ValueRange accumulators) {
  if (depth == mapping.serial.size())
    return emitBody(accumulators);
  unsigned loop = mapping.serial[depth];
  auto forOp = scf::ForOp::create(builder, loc, constant(0), sizes[loop],
                                  constant(1), accumulators);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(forOp.getBody());
  ivs[loop] = forOp.getInductionVar();
  SmallVector<Value> values = emitNest(depth + 1, forOp.getRegionIterArgs());
  scf::YieldOp::create(builder, loc, values);
  return forOp.getResults();
}

void GPUEmitter::emitSerial(unsigned depth) {
  if (depth == mapping.serial.size()) {
    store(emitBody({}));
    return;
  }
  unsigned loop = mapping.serial[depth];
  auto forOp =
      scf::ForOp::create(builder, loc, constant(0), sizes[loop], constant(1));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(forOp.getBody());
  ivs[loop] = forOp.getInductionVar();
  emitSerial(depth + 1);
}

SmallVector<Value> GPUEmitter::emitBodies(ValueRange accumulators) {
  if (mapping.vectorWidth == 1)
    return emitBody(accumulators);
  unsigned loop = mapping.shared.back();
  int64_t width = mapping.vectorWidth, results = op.getNumDpsInits();
  Value first = ivs[loop];
  auto isCarried = [&](OpOperand &operand) {
    return op.isDpsInit(&operand) && !accumulators.empty();
  };
  // Whole vectors, and values that all elements share, are loaded once.
  SmallVector<Value> loaded(op->getNumOperands());
  for (OpOperand &operand : op->getOpOperands()) {
    if (!op.payloadUsesValueFromOperand(&operand) || isCarried(operand))
      continue;
    if (isVectorizable(operand, loop, width))
      loaded[operand.getOperandNumber()] = vector::LoadOp::create(
          builder, loc, getVectorType(operand), operand.get(),
          getElementIndices(builder, operand, ivs),
          /*nontemporal=*/false, getVectorAlign(operand));
    else if (!op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop))
      loaded[operand.getOperandNumber()] = loadElement(builder, operand, ivs);
  }
  SmallVector<Value> values;
  for (int64_t lane = 0; lane < width; ++lane) {
    ivs[loop] = arith::AddIOp::create(builder, loc, first, constant(lane));
    auto getElement = [&](OpBuilder &at, OpOperand &operand) -> Value {
      if (isCarried(operand))
        return accumulators[lane * results + operand.getOperandNumber() -
                            op.getNumDpsInputs()];
      Value value = loaded[operand.getOperandNumber()];
      if (!value)
        return loadElement(at, operand, ivs);
      if (!isa<VectorType>(value.getType()))
        return value;
      return vector::ExtractOp::create(at, loc, value, lane);
    };
    llvm::append_range(values, cloneBody(builder, op, ivs, getElement));
  }
  ivs[loop] = first;
  return values;
}

void GPUEmitter::emitVector(Value first) {
  ivs[mapping.shared.back()] = first;
  SmallVector<Value> values = emitBodies({});
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    SmallVector<Value> elements;
    for (size_t at = number; at < values.size(); at += op.getNumDpsInits())
      elements.push_back(values[at]);
    vector::StoreOp::create(builder, loc,
                            vector::FromElementsOp::create(
                                builder, loc, getVectorType(output), elements),
                            output.get(),
                            getElementIndices(builder, output, ivs),
                            /*nontemporal=*/false, getVectorAlign(output));
  }
}

void GPUEmitter::emitThread() {
  Value id = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, block, constant(mapping.blockSize)),
      thread);
  auto inRange = [&](Value value, Value end) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, value,
                                 end);
  };
  if (mapping.vectorWidth == 1) {
    ifTrue(inRange(id, total), [&] {
      if (!mapping.shared.empty())
        setIVs(id, mapping.shared);
      if (mapping.accumulates)
        store(emitNest(0, loadOutputs()));
      else
        emitSerial(0);
    });
    return;
  }
  Value width = constant(mapping.vectorWidth);
  Value first = arith::MulIOp::create(builder, loc, id, width);
  if (mapping.shared.size() > 1) {
    // Vectors do not cross rows, because they divide them.
    ifTrue(inRange(first, total), [&] {
      setIVs(first, mapping.shared);
      emitVector(ivs[mapping.shared.back()]);
    });
    return;
  }
  Value end = arith::AddIOp::create(builder, loc, first, width);
  Value isWhole = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                        end, total);
  auto ifOp = scf::IfOp::create(builder, loc, isWhole, /*withElse=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  emitVector(first);
  // The elements after the last whole vector; none for threads beyond.
  builder.setInsertionPointToStart(ifOp.elseBlock());
  auto rest = scf::ForOp::create(builder, loc, first, total, constant(1));
  builder.setInsertionPointToStart(rest.getBody());
  ivs[mapping.shared.back()] = rest.getInductionVar();
  store(emitBody({}));
}

//===----------------------------------------------------------------------===//
// Several threads for each result
//===----------------------------------------------------------------------===//

Value GPUEmitter::createPartExtent() {
  // Of the last round of runs the part has a whole one, a piece or nothing.
  Value run = constant(mapping.parts->run);
  Value round = constant(mapping.parts->run * mapping.parts->count);
  Value size = sizes[mapping.parts->loop];
  Value rounds = arith::DivUIOp::create(builder, loc, size, round);
  Value rest = arith::RemUIOp::create(builder, loc, size, round);
  Value before = arith::MulIOp::create(builder, loc, part, run);
  Value last = arith::MinUIOp::create(
      builder, loc, run,
      arith::SubIOp::create(builder, loc,
                            arith::MaxUIOp::create(builder, loc, rest, before),
                            before));
  return arith::AddIOp::create(
      builder, loc, arith::MulIOp::create(builder, loc, rounds, run), last);
}

SmallVector<Value> GPUEmitter::emitPartial(Value number, int64_t threads,
                                           Value isActive) {
  Value first = number, step = constant(threads), end;
  const std::optional<ReductionParts> &parts = mapping.parts;
  // A run has an element of each thread, or one of several turns has.
  bool inRuns =
      parts && mapping.serial.size() == 1 && threads % parts->run == 0;
  SmallVector<Value> wholeSizes = sizes, outerIVs = ivs;
  if (inRuns) {
    Value before = part, run = constant(parts->run);
    if (parts->run != threads) {
      Value turn = arith::DivUIOp::create(builder, loc, number, run);
      before = arith::AddIOp::create(
          builder, loc,
          arith::MulIOp::create(builder, loc, turn, constant(parts->count)),
          part);
      number = arith::RemUIOp::create(builder, loc, number, run);
    }
    first = arith::AddIOp::create(
        builder, loc, arith::MulIOp::create(builder, loc, before, run), number);
    step = constant(threads * parts->count);
    end = sizes[parts->loop];
  } else {
    if (parts)
      sizes[parts->loop] = createPartExtent();
    end = product(mapping.serial);
  }
  if (mapping.reduceBy == ReduceBy::grid) {
    Value share = constant(kGridShare);
    Value begin = arith::MulIOp::create(builder, loc, block, share);
    first = arith::AddIOp::create(builder, loc, begin, number);
    end = arith::MinUIOp::create(
        builder, loc, end, arith::AddIOp::create(builder, loc, begin, share));
  }
  if (mapping.combiners.front().isJoint) {
    // Summands that follow each other, so that their order is kept.
    Value share = arith::CeilDivUIOp::create(builder, loc, end, step);
    first = arith::MulIOp::create(builder, loc, number, share);
    end = arith::MinUIOp::create(
        builder, loc, end, arith::AddIOp::create(builder, loc, first, share));
    step = constant(1);
  }
  if (isActive)
    end = arith::SelectOp::create(builder, loc, isActive, end, constant(0));
  auto emitSummand = [&](Value at, ValueRange sums) {
    setIVs(at, mapping.serial);
    if (parts && !inRuns) {
      // Element i of a part is number i mod run of its run i / run.
      Value &iv = ivs[parts->loop];
      Value run = constant(parts->run);
      Value round = arith::MulIOp::create(
          builder, loc, arith::DivUIOp::create(builder, loc, iv, run),
          constant(parts->count));
      Value start = arith::MulIOp::create(
          builder, loc, arith::AddIOp::create(builder, loc, round, part), run);
      iv = arith::AddIOp::create(builder, loc, start,
                                 arith::RemUIOp::create(builder, loc, iv, run));
    }
    return emitBodies(sums);
  };
  SmallVector<Value> sums;
  for (int64_t lane = 0; lane < mapping.vectorWidth; ++lane)
    llvm::append_range(sums, identities());
  if (int64_t atATime = mapping.summandsAtATime; atATime > 1) {
    Value ahead =
        arith::MulIOp::create(builder, loc, step, constant(atATime - 1));
    Value stride = arith::MulIOp::create(builder, loc, step, constant(atATime));
    sums.push_back(first);
    auto forOp = scf::ForOp::create(
        builder, loc, first, arith::SubIOp::create(builder, loc, end, ahead),
        stride, sums);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(forOp.getBody());
    Value at = forOp.getInductionVar();
    sums.assign(forOp.getRegionIterArgs().begin(),
                std::prev(forOp.getRegionIterArgs().end()));
    for (int64_t number = 0; number < atATime; ++number) {
      sums = emitSummand(at, sums);
      at = arith::AddIOp::create(builder, loc, at, step);
    }
    sums.push_back(at);
    scf::YieldOp::create(builder, loc, sums);
    sums.assign(forOp.getResults().begin(), forOp.getResults().end());
    first = sums.pop_back_val();
  }
  auto forOp = scf::ForOp::create(builder, loc, first, end, step, sums);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(forOp.getBody());
    scf::YieldOp::create(
        builder, loc,
        emitSummand(forOp.getInductionVar(), forOp.getRegionIterArgs()));
  }
  sizes = std::move(wholeSizes);
  ivs = std::move(outerIVs);
  // The indexing maps of the results give a part's place for its first
  // iteration.
  if (parts)
    ivs[parts->loop] =
        arith::MulIOp::create(builder, loc, part, constant(parts->run));
  return forOp.getResults();
}

void GPUEmitter::emitWarp() {
  Value warpSize = constant(kWarpSize);
  Value lane = arith::RemUIOp::create(builder, loc, thread, warpSize);
  Value warp = arith::DivUIOp::create(builder, loc, thread, warpSize);
  Value warps = constant(mapping.blockSize / kWarpSize);
  Value result = arith::AddIOp::create(
      builder, loc, arith::MulIOp::create(builder, loc, block, warps), warp);
  Value isResult = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, result, total);
  // It is the same for all lanes, as shuffles require.
  ifTrue(isResult, [&] {
    if (!mapping.shared.empty())
      setIVs(result, mapping.shared);
    SmallVector<Value> values = shuffle(emitPartial(lane, kWarpSize));
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, lane, constant(0));
    ifTrue(isFirst, [&] { store(combine(loadOutputs(), values)); });
  });
}

void GPUEmitter::emitBlock() {
  int64_t warps = mapping.blockSize / kWarpSize;
  SmallVector<Value> buffers = addSharedMemory(warps);
  Value warpSize = constant(kWarpSize);
  Value lane = arith::RemUIOp::create(builder, loc, thread, warpSize);
  Value warp = arith::DivUIOp::create(builder, loc, thread, warpSize);
  if (!mapping.shared.empty())
    setIVs(block, mapping.shared);
  SmallVector<Value> values = shuffle(emitPartial(thread, mapping.blockSize));
  auto equals = [&](Value value, int64_t other) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, value,
                                 constant(other));
  };
  ifTrue(equals(lane, 0), [&] {
    for (auto [value, buffer] : llvm::zip(values, buffers))
      memref::StoreOp::create(builder, loc, value, buffer, warp);
  });
  gpu::BarrierOp::create(builder, loc);
  ifTrue(equals(warp, 0), [&] {
    // One partial result per lane, the identity where there are fewer.
    Value has = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                      lane, constant(warps));
    Value slot = arith::SelectOp::create(builder, loc, has, lane, constant(0));
    SmallVector<Value> partials;
    for (auto [buffer, identity] : llvm::zip(buffers, identities())) {
      Value value = memref::LoadOp::create(builder, loc, buffer, slot);
      partials.push_back(
          arith::SelectOp::create(builder, loc, has, value, identity));
    }
    SmallVector<Value> sums = shuffle(partials);
    ifTrue(equals(lane, 0), [&] { combineInMemory(sums); });
  });
}

void GPUEmitter::emitColumn() {
  int64_t warps = mapping.blockSize / kWarpSize;
  int64_t width = mapping.vectorWidth, columns = mapping.columns;
  int64_t results = op.getNumDpsInits(), perBlock = columns * width;
  SmallVector<Value> buffers = addSharedMemory(warps * perBlock);
  Value zero = constant(0);
  Value column =
      arith::RemUIOp::create(builder, loc, thread, constant(columns));
  Value row = arith::DivUIOp::create(builder, loc, thread, constant(columns));
  Value begin = arith::MulIOp::create(builder, loc, block, constant(perBlock));
  auto isBelow = [&](Value value, Value limit) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, value,
                                 limit);
  };
  Value result = arith::AddIOp::create(
      builder, loc, begin,
      arith::MulIOp::create(builder, loc, column, constant(width)));
  Value isResult = isBelow(result, total);
  // Threads beyond the last result have no summands, but reach the barrier.
  setIVs(arith::SelectOp::create(builder, loc, isResult, result, zero),
         mapping.shared);
  SmallVector<Value> values =
      emitPartial(row, mapping.blockSize / columns, isResult);
  // A warp has several rows of few columns.
  for (int64_t lane = 0; columns < kWarpSize && lane < width; ++lane)
    llvm::copy(
        shuffle(ArrayRef(values).slice(lane * results, results), columns),
        values.begin() + lane * results);
  Value warpSize = constant(kWarpSize);
  Value warp = arith::DivUIOp::create(builder, loc, thread, warpSize);
  auto storePartials = [&] {
    Value place = arith::AddIOp::create(
        builder, loc,
        arith::MulIOp::create(builder, loc, warp, constant(perBlock)),
        arith::MulIOp::create(builder, loc, column, constant(width)));
    for (auto [number, value] : llvm::enumerate(values))
      memref::StoreOp::create(
          builder, loc, value, buffers[number % results],
          builder.createOrFold<arith::AddIOp>(
              loc, place, constant(static_cast<int64_t>(number) / results)));
  };
  if (columns == kWarpSize)
    storePartials();
  else
    ifTrue(isBelow(arith::RemUIOp::create(builder, loc, thread, warpSize),
                   constant(columns)),
           storePartials);
  gpu::BarrierOp::create(builder, loc);
  result = arith::AddIOp::create(builder, loc, begin, thread);
  Value writes =
      arith::AndIOp::create(builder, loc, isBelow(thread, constant(perBlock)),
                            isBelow(result, total));
  ifTrue(writes, [&] {
    setIVs(result, mapping.shared);
    SmallVector<Value> sums = loadOutputs();
    for (int64_t other = 0; other < warps; ++other) {
      Value slot = arith::AddIOp::create(builder, loc, thread,
                                         constant(other * perBlock));
      SmallVector<Value> partials;
      for (Value buffer : buffers)
        partials.push_back(memref::LoadOp::create(builder, loc, buffer, slot));
      sums = combine(sums, partials);
    }
    store(sums);
  });
}

void GPUEmitter::run() {
  relaxFloats(op);
  for (auto fill : llvm::make_early_inc_range(
           kernel.getBody().front().getOps<linalg::FillOp>())) {
    filled[fill.getOutputs().front()] = fill.getInputs().front();
    fill.erase();
  }
  auto structured = cast<linalg::LinalgOp>(op.getOperation());
  for (const Range &range : structured.createLoopRanges(builder, loc))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  ivs.assign(sizes.size(), constant(0));
  bool byGrid = mapping.reduceBy == ReduceBy::grid;
  total = product(byGrid ? mapping.serial : mapping.shared);
  std::optional<int64_t> fixed = getConstantIntValue(total);
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x,
                                   builder.getIndexAttr(mapping.blockSize));
  IntegerAttr grid;
  int64_t parts = mapping.parts ? mapping.parts->count : 1;
  if (fixed && *fixed > 0)
    grid = builder.getIndexAttr(
        llvm::divideCeil(*fixed, mapping.getIterationsPerBlock()) * parts);
  block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x, grid);
  if (mapping.parts) {
    Value count = constant(parts);
    part = arith::RemUIOp::create(builder, loc, block, count);
    block = arith::DivUIOp::create(builder, loc, block, count);
  }
  switch (mapping.reduceBy) {
  case ReduceBy::thread:
    emitThread();
    break;
  case ReduceBy::warp:
    emitWarp();
    break;
  case ReduceBy::block:
  case ReduceBy::grid:
    emitBlock();
    break;
  case ReduceBy::column:
    emitColumn();
    break;
  }
  op.erase();
}

void mlir::dp::emitGPUCode(linalg::GenericOp op, gpu::GPUFuncOp kernel,
                           const GPUMapping &mapping) {
  GPUEmitter(op, kernel, mapping).run();
}
