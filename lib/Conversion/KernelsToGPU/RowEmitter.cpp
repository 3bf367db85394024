//===- RowEmitter.cpp - Code of a thread of a row -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"
#include "RowOrder.h"

#include "dp/Conversion/WarpOps.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Emits the ops of a row, one after the other. Numbers that a row has one of
/// stay in registers of all threads.
class RowEmitter {
public:
  RowEmitter(gpu::GPUFuncOp kernel, const RowMapping &mapping)
      : kernel(kernel), mapping(mapping), order(kernel),
        builder(mapping.ops.back().op), loc(kernel.getLoc()) {}
  void run();

private:
  /// A number of the row in a register.
  struct Number {
    AffineMap map; ///< its place in the buffer
    Value value;
  };
  /// Buffers in shared memory for partial results, one per result.
  struct Partials {
    SmallVector<Value> buffers;
    bool wereRead = false; ///< since the last barrier
  };

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  bool isWarp() const { return mapping.groupSize == kWarpSize; }
  Value product(ArrayRef<unsigned> loops);
  void setIVs(Value linear, ArrayRef<unsigned> loops);
  void ifTrue(Value condition, llvm::function_ref<void()> emitThen);
  void ifFirst(llvm::function_ref<void()> emitThen);
  /// Runs `emit` in a loop whose iteration is that of `loops`.
  void forEach(ArrayRef<unsigned> loops, llvm::function_ref<void()> emit);
  /// The same, where the threads share the iterations: `emit` gets the first
  /// iteration of a vector; carries `initial`.
  SmallVector<Value>
  forShared(ArrayRef<unsigned> loops, ValueRange initial,
            llvm::function_ref<SmallVector<Value>(ValueRange)> emit);
  /// Calls `emit` for each iteration of a vector, whose first one is that of
  /// `loops`.
  void forVector(ArrayRef<unsigned> loops, llvm::function_ref<void()> emit);

  void emitRow(Value row);
  void emit(const RowOp &row);
  void emitAll(const RowOp &row);
  void emitShare(const RowOp &row);
  void emitCombine(const RowOp &row);
  void emitFirst(const RowOp &row);
  /// The sums of the calling thread's share.
  SmallVector<Value> emitSums(const RowOp &row, ArrayRef<Combiner> combiners);

  /// Emits a barrier of the group.
  void sync();
  /// Emits one if another thread's access must come before.
  void orderAccesses(ArrayRef<RowAccess> accesses);
  /// The reads of an op that are not from registers.
  SmallVector<RowAccess> getReads(const RowOp &row, RowAccess::By by);

  /// Returns true if all loops of the operand's map are those over rows.
  bool isNumber(OpOperand &operand);
  /// The operand's element, if it is in a register; else null.
  Value findNumber(OpOperand &operand);
  Value load(OpBuilder &at, OpOperand &operand);
  /// Keeps the new element of `output` if there is one for all threads, and
  /// forgets elements that it overwrites.
  void keepNumber(OpOperand &output, Value value);
  void storeOne(OpOperand &output, Value value);
  /// Stores value `number` of each iteration of a vector: after all loads and
  /// after each other, so that LLVM joins them.
  void storeVector(const RowOp &row, OpOperand &output, size_t number,
                   ArrayRef<SmallVector<Value>> lanes);
  /// The body, with `accumulators` for the results that are not null there.
  SmallVector<Value> emitBody(linalg::GenericOp op,
                              ArrayRef<Value> accumulators);
  SmallVector<Value> combineGroup(ArrayRef<Combiner> combiners,
                                  ValueRange values, bool inLoop);

  gpu::GPUFuncOp kernel;
  const RowMapping &mapping;
  RowOrder order;
  OpBuilder builder;
  Location loc;
  /// Of the op that is emitted.
  SmallVector<Value> ivs, sizes;
  SmallVector<SmallVector<Value>> allSizes;
  /// The calling thread's number in its group; in its block.
  Value member, thread;
  llvm::SmallDenseMap<Value, Number> numbers;
  /// Two sets by types, in turns, so that one barrier is enough.
  llvm::StringMap<Partials> partials;
  unsigned turn = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Value RowEmitter::product(ArrayRef<unsigned> loops) {
  Value result = constant(1);
  for (unsigned loop : loops)
    result = builder.createOrFold<arith::MulIOp>(loc, result, sizes[loop]);
  return result;
}

void RowEmitter::setIVs(Value linear, ArrayRef<unsigned> loops) {
  for (unsigned loop : llvm::reverse(loops.drop_front())) {
    ivs[loop] = arith::RemUIOp::create(builder, loc, linear, sizes[loop]);
    linear = arith::DivUIOp::create(builder, loc, linear, sizes[loop]);
  }
  ivs[loops.front()] = linear;
}

void RowEmitter::ifTrue(Value condition, llvm::function_ref<void()> emitThen) {
  auto ifOp = scf::IfOp::create(builder, loc, condition);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(ifOp.thenBlock());
  emitThen();
}

void RowEmitter::ifFirst(llvm::function_ref<void()> emitThen) {
  ifTrue(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, member,
                               constant(0)),
         emitThen);
}

void RowEmitter::forEach(ArrayRef<unsigned> loops,
                         llvm::function_ref<void()> emit) {
  if (loops.empty()) {
    emit();
    return;
  }
  unsigned loop = loops.front();
  auto forOp =
      scf::ForOp::create(builder, loc, constant(0), sizes[loop], constant(1));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(forOp.getBody());
  ivs[loop] = forOp.getInductionVar();
  forEach(loops.drop_front(), emit);
}

SmallVector<Value>
RowEmitter::forShared(ArrayRef<unsigned> loops, ValueRange initial,
                      llvm::function_ref<SmallVector<Value>(ValueRange)> emit) {
  Value width = constant(mapping.vectorWidth), first = member;
  int64_t stride = mapping.groupSize * mapping.vectorWidth;
  if (mapping.vectorWidth > 1)
    first = arith::MulIOp::create(builder, loc, member, width);
  auto forOp = scf::ForOp::create(builder, loc, first, product(loops),
                                  constant(stride), initial);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(forOp.getBody());
  setIVs(forOp.getInductionVar(), loops);
  SmallVector<Value> values = emit(forOp.getRegionIterArgs());
  if (!initial.empty())
    scf::YieldOp::create(builder, loc, values);
  return forOp.getResults();
}

void RowEmitter::forVector(ArrayRef<unsigned> loops,
                           llvm::function_ref<void()> emit) {
  Value first = ivs[loops.back()];
  for (int64_t lane = 0; lane < mapping.vectorWidth; ++lane) {
    if (lane > 0)
      ivs[loops.back()] =
          arith::AddIOp::create(builder, loc, first, constant(lane));
    emit();
  }
  ivs[loops.back()] = first;
}

//===----------------------------------------------------------------------===//
// Order of accesses
//===----------------------------------------------------------------------===//

void RowEmitter::sync() {
  if (isWarp())
    createWarpBarrier(builder, loc);
  else
    gpu::BarrierOp::create(builder, loc);
  order.addBarrier();
  for (auto &entry : partials)
    entry.second.wereRead = false;
}

void RowEmitter::orderAccesses(ArrayRef<RowAccess> accesses) {
  if (order.needsBarrier(accesses))
    sync();
  order.add(accesses);
}

SmallVector<RowAccess> RowEmitter::getReads(const RowOp &row,
                                            RowAccess::By by) {
  linalg::GenericOp op = row.op;
  SmallVector<RowAccess> accesses;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()) ||
        !op.payloadUsesValueFromOperand(&operand))
      continue;
    // The parts that threads combine start from an identity.
    bool isAccumulator =
        op.isDpsInit(&operand) && row.by == RowOp::combine &&
        row.combiners[operand.getOperandNumber() - op.getNumDpsInputs()];
    if (isAccumulator || findNumber(operand))
      continue;
    accesses.push_back(by == RowAccess::share
                           ? getSharedAccess(row, mapping.rows, operand, false)
                           : RowAccess{operand.get(), false, by, {}});
  }
  // The body may read buffers at any place.
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    if (isa<MemRefType>(value.getType()))
      accesses.push_back({value, false, RowAccess::all, {}});
  return accesses;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

bool RowEmitter::isNumber(OpOperand &operand) {
  auto op = cast<linalg::LinalgOp>(operand.getOwner());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    return dim && dim.getPosition() < mapping.rows;
  });
}

Value RowEmitter::findNumber(OpOperand &operand) {
  auto op = cast<linalg::LinalgOp>(operand.getOwner());
  auto number = numbers.find(operand.get());
  // Maps of ops with different numbers of loops have the same results.
  if (number == numbers.end() || !isNumber(operand) ||
      number->second.map.getResults() !=
          op.getMatchingIndexingMap(&operand).getResults())
    return {};
  return number->second.value;
}

Value RowEmitter::load(OpBuilder &at, OpOperand &operand) {
  Value number = findNumber(operand);
  return number ? number : loadElement(at, operand, ivs);
}

void RowEmitter::keepNumber(OpOperand &output, Value value) {
  SmallVector<Value> stale;
  for (auto &[buffer, number] : numbers)
    if (order.mayAlias(buffer, output.get()))
      stale.push_back(buffer);
  for (Value buffer : stale)
    numbers.erase(buffer);
  auto op = cast<linalg::LinalgOp>(output.getOwner());
  if (value && isNumber(output))
    numbers[output.get()] = {op.getMatchingIndexingMap(&output), value};
}

void RowEmitter::storeOne(OpOperand &output, Value value) {
  memref::StoreOp::create(builder, loc, value, output.get(),
                          getElementIndices(builder, output, ivs));
}

void RowEmitter::storeVector(const RowOp &row, OpOperand &output, size_t number,
                             ArrayRef<SmallVector<Value>> lanes) {
  forVector(row.shared, [&] {
    storeOne(output, lanes.front()[number]);
    lanes = lanes.drop_front();
  });
}

SmallVector<Value> RowEmitter::emitBody(linalg::GenericOp op,
                                        ArrayRef<Value> accumulators) {
  return cloneBody(builder, op, ivs, [&](OpBuilder &at, OpOperand &operand) {
    if (op.isDpsInit(&operand) && !accumulators.empty())
      if (Value value =
              accumulators[operand.getOperandNumber() - op.getNumDpsInputs()])
        return value;
    return load(at, operand);
  });
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void RowEmitter::emitAll(const RowOp &row) {
  linalg::GenericOp op = row.op;
  orderAccesses(getReads(row, RowAccess::all));
  SmallVector<Value> values = emitBody(op, {});
  SmallVector<RowAccess> writes;
  for (OpOperand &output : op.getDpsInitsMutable())
    writes.push_back({output.get(), true, RowAccess::first, {}});
  // Another thread may not have read a result's old value yet.
  orderAccesses(writes);
  ifFirst([&] {
    for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), values))
      storeOne(output, value);
  });
  for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), values))
    keepNumber(output, value);
}

void RowEmitter::emitShare(const RowOp &row) {
  linalg::GenericOp op = row.op;
  SmallVector<RowAccess> accesses = getReads(row, RowAccess::share);
  for (OpOperand &output : op.getDpsInitsMutable())
    accesses.push_back(getSharedAccess(row, mapping.rows, output, true));
  orderAccesses(accesses);
  forShared(row.shared, {}, [&](ValueRange) -> SmallVector<Value> {
    if (row.serial.empty()) {
      SmallVector<SmallVector<Value>> lanes;
      forVector(row.shared, [&] { lanes.push_back(emitBody(op, {})); });
      for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable()))
        storeVector(row, output, number, lanes);
      return {};
    }
    if (!row.accumulates) {
      forEach(row.serial, [&] {
        SmallVector<Value> values = emitBody(op, {});
        for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), values))
          storeOne(output, value);
      });
      return {};
    }
    SmallVector<Value> old;
    for (OpOperand &output : op.getDpsInitsMutable())
      old.push_back(loadElement(builder, output, ivs));
    std::function<SmallVector<Value>(unsigned, ValueRange)> nest =
        [&](unsigned depth, ValueRange accumulators) -> SmallVector<Value> {
      if (depth == row.serial.size())
        return emitBody(op, llvm::to_vector(accumulators));
      unsigned loop = row.serial[depth];
      auto forOp = scf::ForOp::create(builder, loc, constant(0), sizes[loop],
                                      constant(1), accumulators);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(forOp.getBody());
      ivs[loop] = forOp.getInductionVar();
      SmallVector<Value> values = nest(depth + 1, forOp.getRegionIterArgs());
      scf::YieldOp::create(builder, loc, values);
      return forOp.getResults();
    };
    SmallVector<Value> values = nest(0, old);
    for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), values))
      storeOne(output, value);
    return {};
  });
  for (OpOperand &output : op.getDpsInitsMutable())
    keepNumber(output, Value());
}

SmallVector<Value> RowEmitter::combineGroup(ArrayRef<Combiner> combiners,
                                            ValueRange values, bool inLoop) {
  SmallVector<Value> sums = combineLanes(builder, combiners, values);
  if (isWarp())
    return sums;
  int64_t warps = mapping.groupSize / kWarpSize;
  std::string key = std::to_string(turn++ % 2);
  llvm::raw_string_ostream stream(key);
  for (const Combiner &combiner : combiners)
    stream << "," << combiner.identity.getType();
  Partials &own = partials[key];
  if (own.buffers.empty())
    own.buffers = addPartials(kernel, combiners, warps);
  if (own.wereRead || inLoop)
    sync();
  Value warpSize = constant(kWarpSize);
  Value lane = arith::RemUIOp::create(builder, loc, thread, warpSize);
  Value warp = arith::DivUIOp::create(builder, loc, thread, warpSize);
  Value zero = constant(0);
  ifTrue(
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, lane, zero),
      [&] {
        for (auto [sum, buffer] : llvm::zip(sums, own.buffers))
          memref::StoreOp::create(builder, loc, sum, buffer, warp);
      });
  sync();
  // Each warp combines the partial results of all, in the same order.
  Value has = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                    lane, constant(warps));
  Value slot = arith::SelectOp::create(builder, loc, has, lane, zero);
  SmallVector<Value> loaded;
  for (auto [buffer, identity] :
       llvm::zip(own.buffers, createIdentities(builder, loc, combiners))) {
    Value value = memref::LoadOp::create(builder, loc, buffer, slot);
    loaded.push_back(
        arith::SelectOp::create(builder, loc, has, value, identity));
  }
  own.wereRead = true;
  return combineLanes(builder, combiners, loaded);
}

SmallVector<Value> RowEmitter::emitSums(const RowOp &row,
                                        ArrayRef<Combiner> combiners) {
  linalg::GenericOp op = row.op;
  return forShared(
      row.shared, createIdentities(builder, loc, combiners),
      [&](ValueRange sums) {
        SmallVector<Value> accumulators, next;
        for (const std::optional<Combiner> &combiner : row.combiners) {
          accumulators.push_back(combiner ? sums.front() : Value());
          sums = sums.drop_front(combiner.has_value());
        }
        SmallVector<SmallVector<Value>> lanes;
        forVector(row.shared, [&] {
          lanes.push_back(emitBody(op, accumulators));
          for (auto [accumulator, value] :
               llvm::zip(accumulators, lanes.back()))
            if (accumulator)
              accumulator = value;
        });
        for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable()))
          if (!row.combiners[number])
            storeVector(row, output, number, lanes);
        for (Value accumulator : accumulators)
          if (accumulator)
            next.push_back(accumulator);
        return next;
      });
}

void RowEmitter::emitCombine(const RowOp &row) {
  linalg::GenericOp op = row.op;
  SmallVector<OpOperand *> results;
  SmallVector<Combiner> combiners;
  SmallVector<RowAccess> accesses = getReads(row, RowAccess::share), writes;
  bool inLoop = !row.serial.empty();
  for (auto [output, combiner] :
       llvm::zip(op.getDpsInitsMutable(), row.combiners)) {
    if (!combiner) {
      accesses.push_back(getSharedAccess(row, mapping.rows, output, true));
      continue;
    }
    results.push_back(&output);
    combiners.push_back(*combiner);
    writes.push_back({output.get(), true, RowAccess::first, {}});
    // In a loop the first thread reads the old value, and else all do.
    if (inLoop || !findNumber(output))
      accesses.push_back({output.get(),
                          false,
                          inLoop ? RowAccess::first : RowAccess::all,
                          {}});
  }
  orderAccesses(accesses);
  auto store = [&](ValueRange values) {
    for (auto [output, value] : llvm::zip(results, values))
      storeOne(*output, value);
  };
  SmallVector<Value> old, values(results.size());
  auto loadOld = [&] {
    for (OpOperand *output : results)
      old.push_back(load(builder, *output));
  };
  if (inLoop) {
    orderAccesses(writes);
    forEach(row.serial, [&] {
      SmallVector<Value> sums =
          combineGroup(combiners, emitSums(row, combiners), inLoop);
      ifFirst([&] {
        loadOld();
        store(createCombination(builder, combiners, old, sums));
      });
    });
    // The loop's barriers were before the last iteration's accesses.
    order.add(accesses);
    order.add(writes);
  } else {
    loadOld();
    values = createCombination(
        builder, combiners, old,
        combineGroup(combiners, emitSums(row, combiners), inLoop));
    // The barrier within was after the sums, so only the results follow.
    orderAccesses(writes);
    ifFirst([&] { store(values); });
  }
  for (OpOperand &output : op.getDpsInitsMutable())
    keepNumber(output, Value());
  for (auto [output, value] : llvm::zip(results, values))
    keepNumber(*output, value);
}

void RowEmitter::emitFirst(const RowOp &row) {
  linalg::GenericOp op = row.op;
  // An iteration reads elements that the iteration before it has stored.
  if (!row.serial.empty())
    for (OpOperand &output : op.getDpsInitsMutable())
      keepNumber(output, Value());
  SmallVector<RowAccess> accesses = getReads(row, RowAccess::first);
  for (OpOperand &output : op.getDpsInitsMutable()) {
    accesses.push_back({output.get(), true, RowAccess::first, {}});
  }
  orderAccesses(accesses);
  ifFirst([&] {
    forEach(row.serial, [&] {
      SmallVector<Value> values = emitBody(op, {});
      for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), values))
        storeOne(output, value);
    });
  });
  for (OpOperand &output : op.getDpsInitsMutable())
    keepNumber(output, Value());
}

void RowEmitter::emit(const RowOp &row) {
  loc = row.op->getLoc();
  switch (row.by) {
  case RowOp::all:
    return emitAll(row);
  case RowOp::share:
    return emitShare(row);
  case RowOp::combine:
    return emitCombine(row);
  case RowOp::first:
    return emitFirst(row);
  }
}

void RowEmitter::emitRow(Value row) {
  ivs.assign(mapping.rows, Value());
  sizes.assign(allSizes.front().begin(),
               allSizes.front().begin() + mapping.rows);
  setIVs(row, llvm::to_vector(llvm::seq<unsigned>(0, mapping.rows)));
  SmallVector<Value> rowIVs = ivs;
  Value zero = constant(0);
  for (auto [op, opSizes] : llvm::zip(mapping.ops, allSizes)) {
    ivs = rowIVs;
    ivs.resize(opSizes.size(), zero);
    sizes = opSizes;
    emit(op);
  }
}

void RowEmitter::run() {
  for (const RowOp &row : mapping.ops) {
    linalg::GenericOp op = row.op;
    relaxFloats(op);
    SmallVector<Value> &opSizes = allSizes.emplace_back();
    for (const Range &range : cast<linalg::LinalgOp>(op.getOperation())
                                  .createLoopRanges(builder, loc))
      opSizes.push_back(
          getValueOrCreateConstantIndexOp(builder, loc, range.size));
  }
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x,
                                   builder.getIndexAttr(mapping.blockSize));
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  if (mapping.groupSize == mapping.blockSize) {
    member = thread;
    emitRow(block);
  } else {
    Value size = constant(mapping.groupSize);
    member = arith::RemUIOp::create(builder, loc, thread, size);
    Value group = arith::DivUIOp::create(builder, loc, thread, size);
    Value row = arith::AddIOp::create(
        builder, loc,
        arith::MulIOp::create(builder, loc, block,
                              constant(mapping.blockSize / mapping.groupSize)),
        group);
    Value total = constant(1);
    for (unsigned loop = 0; loop < mapping.rows; ++loop)
      total = builder.createOrFold<arith::MulIOp>(loc, total,
                                                  allSizes.front()[loop]);
    // It is the same for all threads of a group.
    ifTrue(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, row,
                                 total),
           [&] { emitRow(row); });
  }
  for (const RowOp &row : mapping.ops) {
    linalg::GenericOp op = row.op;
    // LLVM would keep loads of noalias memory across a barrier, but another
    // thread may have written it.
    for (Value output : op.getOutputs())
      if (auto argument = dyn_cast<BlockArgument>(getBase(output)))
        kernel.removeArgAttr(argument.getArgNumber(), "llvm.noalias");
  }
  for (const RowOp &row : mapping.ops)
    linalg::GenericOp(row.op).erase();
}

void mlir::dp::emitGPUCode(gpu::GPUFuncOp kernel, const RowMapping &mapping) {
  RowEmitter(kernel, mapping).run();
}
