//===- PlaceCarries.cpp - In-place loop-carried values and results --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/Extents.h"
#include "dp/IR/DP.h"
#include "dp/IR/DefinitionWalk.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-place-carries"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPLACECARRIES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using bufferization::AllocTensorOp;
using bufferization::MaterializeInDestinationOp;

static bool isRankedTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

/// The tensor that `value` is a view of.
static Value getViewed(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
             tensor::ExtractSliceOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// The tensor in whose buffer `value` may lie, followed as far as possible.
static Value getOrigin(Value value) {
  while (true) {
    value = getViewed(value);
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      return value;
    Operation *op = result.getOwner();
    auto dps = dyn_cast<DestinationStyleOpInterface>(op);
    auto loop = dyn_cast<scf::ForOp>(op);
    OpOperand *destination = dps    ? dps.getTiedOpOperand(result)
                             : loop ? loop.getTiedLoopInit(result)
                                    : nullptr;
    if (!destination)
      return value;
    value = destination->get();
  }
}

//===----------------------------------------------------------------------===//
// Copies at the end of a block
//===----------------------------------------------------------------------===//

namespace {
/// A terminator's operand that must be written into a destination.
struct PendingWrite {
  OpOperand *operand;
  Value destination;
  /// The destination of another write in which the value may be now; else null.
  Value origin;
};
} // namespace

/// The op in `block` that defines `value`, or contains its definition; null if
/// `value` is defined before the block.
static Operation *getDefiningOpInBlock(Value value, Block *block) {
  Operation *op = value.getDefiningOp();
  return op ? block->findAncestorOpInBlock(*op) : nullptr;
}

/// A copy that upstream's elimination of empty tensors does not look through,
/// as it does through linalg.copy.
static Value createCopy(OpBuilder &builder, Location loc, Value value) {
  return AllocTensorOp::create(builder, loc,
                               cast<RankedTensorType>(value.getType()),
                               ValueRange(), value);
}

/// The operands that are not in their destinations; with `always` all of them.
/// Values that are defined first come first: bufferization refuses a tensor
/// that is read after a value computed from it was written where the tensor may
/// be.
static SmallVector<PendingWrite>
getPendingWrites(Block *block, ArrayRef<std::pair<OpOperand *, Value>> operands,
                 bool always) {
  llvm::SmallDenseSet<Value> destinations;
  for (auto [operand, destination] : operands)
    destinations.insert(destination);
  SmallVector<PendingWrite> pending;
  for (auto [operand, destination] : operands) {
    if (!isRankedTensor(destination) ||
        (operand->get() == destination && !always))
      continue;
    Value origin = getOrigin(operand->get());
    bool isOther = origin != destination && destinations.contains(origin);
    pending.push_back({operand, destination, isOther ? origin : Value()});
  }
  llvm::stable_sort(pending, [&](const PendingWrite &a, const PendingWrite &b) {
    Value viewedA = getViewed(a.operand->get());
    Value viewedB = getViewed(b.operand->get());
    Operation *opA = getDefiningOpInBlock(viewedA, block);
    Operation *opB = getDefiningOpInBlock(viewedB, block);
    // A view before the tensor itself.
    if (opA == opB)
      return a.operand->get() != viewedA && b.operand->get() == viewedB;
    return opB && (!opA || opA->isBeforeInBlock(opB));
  });
  return pending;
}

/// Writes each operand into its destination before `terminator`, as if all were
/// written at once. With `always`, an operand that is its destination is
/// written, too.
static void placeOperands(Operation *terminator,
                          ArrayRef<std::pair<OpOperand *, Value>> operands,
                          bool always = false) {
  Block *block = terminator->getBlock();
  SmallVector<PendingWrite> pending = getPendingWrites(block, operands, always);
  int64_t numReaders = llvm::count_if(pending, [](const PendingWrite &write) {
    return write.origin != nullptr;
  });

  OpBuilder builder(terminator);
  Location loc = terminator->getLoc();
  auto findReader = [&](Value destination) {
    return llvm::find_if(pending, [&](const PendingWrite &other) {
      return other.origin == destination;
    });
  };
  // A tensor that was written somewhere is read from there.
  DenseMap<Value, Value> written;
  auto write = [&](PendingWrite &next) {
    auto [entry, isNew] = written.try_emplace(next.operand->get());
    Value source = isNew ? next.operand->get() : entry->second;
    // A branch copies a value from before the branches, which may not be where
    // the other branch writes.
    bool isFromBefore = isa<scf::IfOp>(block->getParentOp()) &&
                        !getDefiningOpInBlock(source, block) &&
                        getOrigin(source) != next.destination;
    // A part of the destination may overlap the position to which it goes.
    bool isPart =
        source != getViewed(source) && getOrigin(source) == next.destination;
    if (isFromBefore || isPart)
      source = createCopy(builder, loc, source);
    entry->second = MaterializeInDestinationOp::create(builder, loc, source,
                                                       next.destination)
                        .getResult();
    next.operand->set(entry->second);
    next.destination = next.origin = nullptr;
  };
  for (PendingWrite &first : pending) {
    // Values in the destination are written first, and so on.
    SmallVector<PendingWrite *> waiting{&first};
    while (!waiting.empty() && first.destination) {
      PendingWrite *reader = numReaders == 0
                                 ? pending.end()
                                 : findReader(waiting.back()->destination);
      if (reader == pending.end()) {
        numReaders -= waiting.back()->origin != nullptr;
        write(*waiting.pop_back_val());
        continue;
      }
      if (!llvm::is_contained(waiting, reader)) {
        waiting.push_back(reader);
        continue;
      }
      // The values of a cycle of destinations change places: one is copied.
      Value value = reader->operand->get();
      reader->operand->set(createCopy(builder, loc, value));
      reader->origin = nullptr;
      --numReaders;
    }
  }
}

/// The results of a function have their destinations already, in any order.
static void placeReturn(Block &block) {
  Operation *terminator = block.getTerminator();
  SmallVector<std::pair<OpOperand *, Value>> operands;
  for (OpOperand &operand : terminator->getOpOperands()) {
    auto place = operand.get().getDefiningOp<MaterializeInDestinationOp>();
    if (!place)
      continue;
    operand.set(place.getSource());
    operands.push_back({&operand, place.getDest()});
    if (place->use_empty())
      place.erase();
  }
  placeOperands(terminator, operands);
}

//===----------------------------------------------------------------------===//
// Tensors for results
//===----------------------------------------------------------------------===//

namespace {
/// Computes the sizes of tensors that `op` makes inside, before it.
class SizeHoister {
public:
  explicit SizeHoister(Operation *op) : op(op), builder(op), scratch(op) {}

  /// Returns extent `dim` of `tensor`; null if it depends on a value inside of
  /// `op`.
  Value getExtent(Value tensor, int64_t dim);
  /// Makes a tensor of the shape of `like`; returns null if that is not known.
  Value allocate(Value like);

private:
  bool isOutside(Value value) {
    return !op->isAncestor(value.getParentBlock()->getParentOp());
  }
  Value hoist(Value index);

  Operation *op;
  OpBuilder builder;
  /// Reified extents inside of `op`. They live as long as `mapping`, which has
  /// their results as keys.
  ScratchBuilder scratch;
  IRMapping mapping;
};
} // namespace

Value SizeHoister::hoist(Value index) {
  auto lookup = [&](Value value) {
    return isOutside(value) ? value : mapping.lookupOrNull(value);
  };
  auto enter = [&](Operation *def) {
    if (lookup(def->getResult(0)))
      return WalkResult::skip();
    auto dim = dyn_cast<tensor::DimOp>(def);
    std::optional<int64_t> number = dim ? dim.getConstantIndex() : std::nullopt;
    if (number) {
      Value extent = getExtent(dim.getSource(), *number);
      if (extent)
        mapping.map(dim, extent);
      return extent ? WalkResult::skip() : WalkResult::interrupt();
    }
    // Tensors stay inside.
    bool isScalar = llvm::none_of(def->getResults(), isRankedTensor);
    return isScalar && isPure(def) && def->getNumRegions() == 0
               ? WalkResult::advance()
               : WalkResult::interrupt();
  };
  auto leave = [&](Operation *def) -> LogicalResult {
    for (Value operand : def->getOperands())
      if (!lookup(operand))
        return failure();
    builder.clone(*def, mapping);
    return success();
  };
  return succeeded(walkDefinitions(index, enter, leave)) ? lookup(index)
                                                         : Value();
}

Value SizeHoister::getExtent(Value tensor, int64_t dim) {
  Location loc = op->getLoc();
  while (tensor) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.isDynamicDim(dim))
      return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim));
    if (isOutside(tensor))
      return tensor::DimOp::create(builder, loc, tensor, dim);
    Value source = getExtentSource(tensor);
    auto result = dyn_cast<OpResult>(tensor);
    if (!source && result) {
      scratch.setInsertionPoint(result.getOwner());
      FailureOr<OpFoldResult> size = reifyDimOfResult(
          scratch, result.getOwner(), result.getResultNumber(), dim);
      return failed(size)
                 ? Value()
                 : hoist(getValueOrCreateConstantIndexOp(scratch, loc, *size));
    }
    tensor = source;
  }
  return nullptr;
}

Value SizeHoister::allocate(Value like) {
  auto type = cast<RankedTensorType>(like.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    sizes.push_back(getExtent(like, dim));
    if (!sizes.back())
      return nullptr;
  }
  return AllocTensorOp::create(builder, op->getLoc(), type, sizes);
}

static LogicalResult emitUnknownSize(Operation *op) {
  return op->emitError()
         << "cannot compile '" << op->getName()
         << "': the size of a result is only known inside of it";
}

//===----------------------------------------------------------------------===//
// scf
//===----------------------------------------------------------------------===//

/// Returns the carry or argument that `result` becomes anyway, if nothing
/// touches that after `op` or hands it to another result.
static Value findDestination(scf::IfOp op, OpResult result) {
  if (!result.hasOneUse())
    return nullptr;
  auto place = dyn_cast<MaterializeInDestinationOp>(*result.user_begin());
  if (!place || place.getSource() != result)
    return nullptr;
  Value destination = place.getDest();
  if (!isa<BlockArgument>(destination) ||
      destination.getParentBlock() != op->getBlock())
    return nullptr;
  // All values that may have the same buffer.
  SmallVector<Value> views{destination};
  while (!views.empty())
    for (OpOperand &use : views.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (user == place)
        continue;
      Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
      if (!ancestor || (ancestor != op && !ancestor->isBeforeInBlock(op)))
        return nullptr;
      if (user->hasTrait<OpTrait::IsTerminator>()) {
        user = user->getParentOp();
        if (user == op && use.getOperandNumber() != result.getResultNumber())
          return nullptr;
        if (user == op)
          continue;
      }
      auto dps = dyn_cast<DestinationStyleOpInterface>(user);
      if (!dps || dps.isDpsInit(&use))
        llvm::copy_if(user->getResults(), std::back_inserter(views),
                      isRankedTensor);
    }
  return destination;
}

/// Copies the value from before the branches that a branch writes over to make
/// `operand`: see placeOperands.
static void copyOverwritten(OpOperand &operand, Value destination) {
  Block *block = operand.getOwner()->getBlock();
  OpOperand *use = &operand;
  while (getDefiningOpInBlock(use->get(), block)) {
    auto result = cast<OpResult>(use->get());
    Operation *op = result.getOwner();
    if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
      use = dps.getTiedOpOperand(result);
    else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                 tensor::ExtractSliceOp>(op))
      use = &op->getOpOperand(0);
    else
      return;
  }
  Value value = use->get();
  auto structured = dyn_cast<linalg::LinalgOp>(use->getOwner());
  bool isRead = !structured || structured.payloadUsesValueFromOperand(use);
  if (use == &operand || !isRead || value.getDefiningOp<tensor::EmptyOp>() ||
      getOrigin(value) == destination)
    return;
  LDBG() << use->getOwner()->getName() << " in a branch writes over a copy, at "
         << use->getOwner()->getLoc();
  OpBuilder builder(use->getOwner());
  Location loc = use->getOwner()->getLoc();
  use->set(createCopy(builder, loc, value));
}

static LogicalResult placeIf(scf::IfOp op) {
  SizeHoister sizes(op);
  SmallVector<Value> destinations(op.getNumResults());
  for (OpResult result : op.getResults()) {
    if (!isRankedTensor(result))
      continue;
    unsigned number = result.getResultNumber();
    Value &destination = destinations[number];
    destination = findDestination(op, result);
    if (destination)
      LDBG() << "result " << number << " of the branch at " << op.getLoc()
             << " is written in place";
    if (!destination)
      destination = sizes.allocate(op.thenYield().getOperand(number));
    if (!destination)
      destination = sizes.allocate(op.elseYield().getOperand(number));
    if (!destination)
      return emitUnknownSize(op);
  }
  for (scf::YieldOp yield : {op.thenYield(), op.elseYield()}) {
    SmallVector<std::pair<OpOperand *, Value>> operands;
    for (auto [operand, destination] :
         llvm::zip(yield->getOpOperands(), destinations))
      if (destination) {
        copyOverwritten(operand, destination);
        operands.push_back({&operand, destination});
      }
    // Bufferization does not see that one branch leaves the other's destination
    // alone, unless both write it.
    placeOperands(yield, operands, /*always=*/true);
  }
  return success();
}

/// Copies each init of a loop that another op touches later: the loop writes
/// its carries in place, and bufferization refuses other writes.
static void copyInits(LoopLikeOpInterface loop) {
  OpBuilder builder(loop);
  for (OpOperand &init : loop.getInitsMutable()) {
    Value value = init.get();
    if (!isRankedTensor(value))
      continue;
    bool isShared = value.getParentBlock() != loop->getBlock();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (&use == &init)
        continue;
      Operation *ancestor = loop->getBlock()->findAncestorOpInBlock(*user);
      isShared |= !ancestor || !ancestor->isBeforeInBlock(loop);
    }
    if (!isShared)
      continue;
    LDBG() << "loop at " << loop.getLoc() << " begins with a copy of init "
           << init.getOperandNumber();
    if (Operation *empty = value.getDefiningOp<tensor::EmptyOp>())
      init.set(builder.clone(*empty)->getResult(0));
    else
      init.set(AllocTensorOp::create(builder, loop.getLoc(),
                                     cast<RankedTensorType>(value.getType()),
                                     ValueRange(), value));
  }
}

static void placeFor(scf::ForOp op) {
  copyInits(op);
  Operation *yield = op.getBody()->getTerminator();
  SmallVector<std::pair<OpOperand *, Value>> operands;
  for (auto [operand, argument] :
       llvm::zip(yield->getOpOperands(), op.getRegionIterArgs()))
    operands.push_back({&operand, argument});
  placeOperands(yield, operands);
}

/// Gives `op` a carry per tensor that it hands from its condition on, where
/// those are not its carries already.
static FailureOr<scf::WhileOp> alignWhile(scf::WhileOp op) {
  if (op.getResultTypes() == op.getInits().getTypes())
    return op;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SizeHoister sizes(op);
  scf::ConditionOp condition = op.getConditionOp();
  Block *before = op.getBeforeBody(), *after = op.getAfterBody();
  scf::YieldOp yield = op.getYieldOp();
  // In order: tensors that are handed on, tensors that are carried, scalars.
  SmallVector<Value> inits, handed, results;
  SmallVector<unsigned> tensorResults, scalarResults, tensors, scalars;
  for (auto [number, value] : llvm::enumerate(condition.getArgs()))
    (isRankedTensor(value) ? tensorResults : scalarResults).push_back(number);
  for (auto [number, value] : llvm::enumerate(op.getInits()))
    (isRankedTensor(value) ? tensors : scalars).push_back(number);
  for (unsigned number : tensorResults) {
    Value tensor = sizes.allocate(condition.getArgs()[number]);
    if (!tensor)
      return emitUnknownSize(op);
    inits.push_back(tensor);
  }
  for (unsigned number : tensors)
    inits.push_back(op.getInits()[number]);
  SmallVector<Type> types(ValueRange(inits).getTypes());
  for (unsigned number : scalarResults)
    types.push_back(op.getResult(number).getType());
  for (unsigned number : scalars)
    inits.push_back(op.getInits()[number]);

  LDBG() << "loop at " << loc << " carries " << tensorResults.size()
         << " tensors that its condition hands on";
  auto aligned = scf::WhileOp::create(builder, loc, types, inits);
  Block *newBefore = builder.createBlock(
      &aligned.getBefore(), {}, ValueRange(inits).getTypes(),
      SmallVector<Location>(inits.size(), loc));
  Block *newAfter = builder.createBlock(
      &aligned.getAfter(), {}, types, SmallVector<Location>(types.size(), loc));
  unsigned numHanded = tensorResults.size();
  unsigned numTensors = numHanded + tensors.size();
  SmallVector<Value> beforeValues(op.getInits().size());
  for (auto [i, number] : llvm::enumerate(tensors))
    beforeValues[number] = newBefore->getArgument(numHanded + i);
  for (auto [i, number] : llvm::enumerate(scalars))
    beforeValues[number] = newBefore->getArgument(numTensors + i);
  SmallVector<Value> afterValues(op.getNumResults());
  for (auto [i, number] : llvm::enumerate(tensorResults)) {
    afterValues[number] = newAfter->getArgument(i);
    op.getResult(number).replaceAllUsesWith(aligned.getResult(i));
  }
  for (auto [i, number] : llvm::enumerate(scalarResults)) {
    afterValues[number] = newAfter->getArgument(numTensors + i);
    op.getResult(number).replaceAllUsesWith(aligned.getResult(numTensors + i));
  }
  for (auto [argument, value] : llvm::zip(before->getArguments(), beforeValues))
    argument.replaceAllUsesWith(value);
  for (auto [argument, value] : llvm::zip(after->getArguments(), afterValues))
    argument.replaceAllUsesWith(value);
  newBefore->getOperations().splice(newBefore->end(), before->getOperations());
  newAfter->getOperations().splice(newAfter->end(), after->getOperations());

  SmallVector<Value> passed;
  for (unsigned number : tensorResults)
    passed.push_back(condition.getArgs()[number]);
  for (unsigned i = numHanded; i < numTensors; ++i)
    passed.push_back(newBefore->getArgument(i));
  for (unsigned number : scalarResults)
    passed.push_back(condition.getArgs()[number]);
  condition.getArgsMutable().assign(passed);
  SmallVector<Value> carried(newAfter->getArguments().take_front(numHanded));
  for (ArrayRef<unsigned> numbers : {ArrayRef(tensors), ArrayRef(scalars)})
    for (unsigned number : numbers)
      carried.push_back(yield.getOperand(number));
  yield.getResultsMutable().assign(carried);
  op.erase();
  return aligned;
}

static LogicalResult placeWhile(scf::WhileOp &op) {
  FailureOr<scf::WhileOp> aligned = alignWhile(op);
  if (failed(aligned))
    return failure();
  op = *aligned;
  copyInits(op);
  scf::ConditionOp condition = op.getConditionOp();
  SmallVector<std::pair<OpOperand *, Value>> operands;
  for (auto [operand, argument] :
       llvm::zip(condition.getArgsMutable(), op.getBeforeArguments()))
    operands.push_back({&operand, argument});
  placeOperands(condition, operands);
  operands.clear();
  scf::YieldOp yield = op.getYieldOp();
  for (auto [operand, argument] :
       llvm::zip(yield->getOpOperands(), op.getAfterArguments()))
    operands.push_back({&operand, argument});
  placeOperands(yield, operands);
  return success();
}

/// Processes the ops from outside to inside, because a loop may carry the
/// result of an scf.if in it.
static LogicalResult placeIn(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    Operation *current = &op;
    if (isa<linalg::LinalgOp>(current))
      continue;
    if (auto loop = dyn_cast<scf::ForOp>(current)) {
      placeFor(loop);
    } else if (auto loop = dyn_cast<scf::WhileOp>(current)) {
      if (failed(placeWhile(loop)))
        return failure();
      current = loop;
    } else if (auto branch = dyn_cast<scf::IfOp>(current)) {
      if (branch.getNumResults() != 0 && failed(placeIf(branch)))
        return failure();
    }
    for (Region &region : current->getRegions())
      for (Block &inner : region)
        if (failed(placeIn(inner)))
          return failure();
  }
  return success();
}

namespace {
struct PlaceCarries : dp::impl::DPPlaceCarriesBase<PlaceCarries> {
  void runOnEntry() override {
    for (Block &block : getOperation().getBody()) {
      placeReturn(block);
      if (failed(placeIn(block)))
        return signalPassFailure();
    }
  }
};
} // namespace
