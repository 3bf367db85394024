//===- InPlaceAnalysis.cpp - In-place bufferization -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// One-Shot Analysis compares all reads with all writes of the tensors that may
// share a buffer, once for each of their operands. A chain of n writes takes
// time in the order of n cubed. Here each set of aliases keeps its reads and
// writes sorted by time, and two sets are compared when they become one, the
// smaller with the larger.
//
//===----------------------------------------------------------------------===//

#include "InPlaceAnalysis.h"

#include "TensorAccesses.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

namespace {
/// Whether in-place bufferization changes a tensor that an op reads.
enum class Conflict { No, Maybe, Yes };

class InPlaceAnalysis {
public:
  InPlaceAnalysis(func::FuncOp function, OneShotAnalysisState &state)
      : function(function), state(state), dominance(function),
        accesses(function, state) {}

  LogicalResult run();

private:
  bool isEquivalentSubset(SubsetInsertionOpInterface insertion, Value subset);
  /// Returns true if `write` writes just the subset that `insertion`
  /// overwrites.
  bool writesInserted(OpOperand &write, OpOperand &insertion);
  bool mayOverwriteOwnRead(OpOperand &read, OpOperand &write);
  /// The conflict of `write` with a read of another op, if `write` is between
  /// the definition and the read: Maybe, if upstream has a rule by which it may
  /// be none.
  Conflict getConflict(OpOperand &write);
  /// Tells whether `op` reads elements that it writes itself. `extra` counts as
  /// a write.
  Conflict readsOwnWrite(Operation *op, ArrayRef<unsigned> sets,
                         OpOperand *extra = nullptr);
  bool hasWriteInside(OpOperand &write, Time time, AliasSet &aliases);
  Conflict compare(unsigned a, unsigned b);
  Conflict compare(OpOperand &operand, ArrayRef<unsigned> sets);

  bool excludeEachOther(OpOperand &operand);
  bool placeRequired();
  bool hasOwnRule(Operation *op);
  LogicalResult decide(Operation *op);
  void findEquivalences();

  func::FuncOp function;
  OneShotAnalysisState &state;
  DominanceInfo dominance;
  TensorAccesses accesses;
  /// True if a comparison found no conflict by a rule that upstream lacks.
  bool usesOwnRule = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Conflicts
//===----------------------------------------------------------------------===//

bool InPlaceAnalysis::isEquivalentSubset(SubsetInsertionOpInterface insertion,
                                         Value subset) {
  return insertion.isEquivalentSubset(subset, [&](Value a, Value b) {
    return state.areEquivalentBufferizedValues(a, b);
  });
}

bool InPlaceAnalysis::writesInserted(OpOperand &write, OpOperand &insertion) {
  Value subset = accesses.getInfo(write.get()).subset;
  return subset &&
         isEquivalentSubset(
             cast<SubsetInsertionOpInterface>(insertion.getOwner()), subset);
}

/// Returns true if `a` and `b` are one slice of one tensor: empty-tensor
/// elimination extracts a slice that an op reads again, for the op to write
/// into.
static bool areSameSlice(Value a, Value b) {
  auto first = a.getDefiningOp<tensor::ExtractSliceOp>();
  auto second = b.getDefiningOp<tensor::ExtractSliceOp>();
  return first && second &&
         OperationEquivalence::isEquivalentTo(
             first, second, OperationEquivalence::IgnoreLocations);
}

/// Returns true if the op of both operands may write `write` although it reads
/// `read` there. Upstream's rules: it accesses both elementwise, or inserts a
/// subset that lies in its place already. Ours: it accesses one slice
/// elementwise by two names.
bool InPlaceAnalysis::mayOverwriteOwnRead(OpOperand &read, OpOperand &write) {
  Operation *op = read.getOwner();
  if (auto bufferizable = state.getOptions().dynCastBufferizableOp(op))
    if (bufferizable.bufferizesToElementwiseAccess(state, {&read, &write})) {
      TraversalConfig config;
      config.followEquivalentOnly = true;
      config.alwaysIncludeLeaves = false;
      config.followSameTypeOrCastsOnly = true;
      auto isMadeOf = [&](OpOperand &start, Value other) {
        return !state
                    .findValueInReverseUseDefChain(
                        &start, [&](Value value) { return value == other; },
                        config)
                    .empty();
      };
      if (isMadeOf(read, write.get()) || isMadeOf(write, read.get()))
        return true;
      if (areSameSlice(read.get(), write.get())) {
        usesOwnRule = true;
        return true;
      }
    }
  auto insertion = dyn_cast<SubsetInsertionOpInterface>(op);
  if (!insertion || &read != &insertion.getSourceOperand() ||
      &write != &insertion.getDestinationOperand())
    return false;
  Value subset = accesses.getInfo(read.get()).subset;
  return subset && isEquivalentSubset(insertion, subset);
}

Conflict InPlaceAnalysis::getConflict(OpOperand &write) {
  Operation *op = write.getOwner();
  // The read may be of the subset that is inserted, or in another branch.
  if (isa<SubsetInsertionOpInterface>(op))
    return Conflict::Maybe;
  for (Operation *parent = op->getParentOp(); parent != function;
       parent = parent->getParentOp())
    if (parent->getNumRegions() > 1)
      return Conflict::Maybe;
  return Conflict::Yes;
}

Conflict InPlaceAnalysis::readsOwnWrite(Operation *op, ArrayRef<unsigned> sets,
                                        OpOperand *extra) {
  auto isInSets = [&](OpOperand &operand) {
    return isTensor(operand.get()) &&
           llvm::is_contained(sets, accesses.findRoot(operand.get()));
  };
  for (OpOperand &write : op->getOpOperands()) {
    if (!isInSets(write) || !state.bufferizesToMemoryWrite(write) ||
        (&write != extra && !state.isInPlace(write)))
      continue;
    for (OpOperand &read : op->getOpOperands())
      if (&read != &write && isInSets(read) &&
          accesses.getInfo(read.get()).definition && accesses.isRead(read) &&
          !mayOverwriteOwnRead(read, write))
        return isa<SubsetInsertionOpInterface>(op) ? Conflict::Maybe
                                                   : Conflict::Yes;
  }
  return Conflict::No;
}

/// Returns true if `write` at `time` is between an insertion into one of
/// `aliases` and the definition of the tensor that it inserts into, and writes
/// elements outside of the inserted subset.
bool InPlaceAnalysis::hasWriteInside(OpOperand &write, Time time,
                                     AliasSet &aliases) {
  return !aliases.forEachInsertionAround(time, [&](OpOperand *insertion) {
    return writesInserted(write, *insertion);
  });
}

/// Compares the reads of each set with the writes of the other one.
Conflict InPlaceAnalysis::compare(unsigned a, unsigned b) {
  AliasSet &small = accesses.getAliases(a), &large = accesses.getAliases(b);
  if (large.getSize() < small.getSize())
    return compare(b, a);
  for (auto [time, write] : small.writes) {
    if (large.reads.contain(time))
      return getConflict(*write);
    if (large.carries.contain(time) || hasWriteInside(*write, time, large))
      return Conflict::Maybe;
    if (large.readers.count(time))
      if (Conflict own = readsOwnWrite(accesses.getOpAt(time), {a, b});
          own != Conflict::No)
        return own;
  }
  for (auto [begin, end] : small.reads)
    if (OpOperand *write = large.findWriteIn(begin, end))
      return getConflict(*write);
  for (auto [begin, end] : small.carries)
    if (large.findWriteIn(begin, end))
      return Conflict::Maybe;
  for (Time time : small.readers)
    if (large.writes.count(time))
      if (Conflict own = readsOwnWrite(accesses.getOpAt(time), {a, b});
          own != Conflict::No)
        return own;
  for (auto &[time, insertion] : small.insertions)
    if (!large.forEachWriteIn(
            insertion.definition, time - 1, [&](OpOperand *write) {
              return writesInserted(*write, *insertion.operand);
            }))
      return Conflict::Maybe;
  return Conflict::No;
}

/// Looks for a read whose value changes if `operand` is written in place, or if
/// `sets` become one set.
Conflict InPlaceAnalysis::compare(OpOperand &operand, ArrayRef<unsigned> sets) {
  Operation *op = operand.getOwner();
  if (state.bufferizesToMemoryWrite(operand)) {
    // An op reads its own operands when it begins.
    auto [begin, end] = accesses.getTimes(op);
    bool isDuring = isa<RegionBranchOpInterface>(op);
    for (unsigned set : sets) {
      AliasSet &aliases = accesses.getAliases(set);
      if (aliases.reads.contain(begin + 1))
        return getConflict(operand);
      if (aliases.carries.contain(begin + 1) ||
          hasWriteInside(operand, begin + 1, aliases) ||
          (isDuring && aliases.findWriteIn(begin, end)))
        return Conflict::Maybe;
    }
    if (Conflict own = readsOwnWrite(op, sets, &operand); own != Conflict::No)
      return own;
  }
  for (unsigned i = 0; i < sets.size(); ++i)
    for (unsigned j = i + 1; j < sets.size(); ++j)
      if (Conflict found = compare(sets[i], sets[j]); found != Conflict::No)
        return found;
  return Conflict::No;
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Returns true if all reads and required writes of the aliases of `operand`
/// that are in conflict by their times are in branches that exclude each other.
bool InPlaceAnalysis::excludeEachOther(OpOperand &operand) {
  SmallVector<OpOperand *> reads, writes;
  auto collect = [&](Value alias) {
    for (OpOperand &use : alias.getUses()) {
      if (accesses.getInfo(alias).definition && accesses.isRead(use))
        reads.push_back(&use);
      if (state.isInPlace(use) && state.bufferizesToMemoryWrite(use))
        writes.push_back(&use);
    }
  };
  // All required aliases are one set in `state`.
  state.applyOnAliases(operand.get(), collect);
  for (OpOperand *write : writes) {
    Operation *writer = write->getOwner();
    auto [begin, end] = accesses.getTimes(writer);
    for (OpOperand *read : reads) {
      Operation *reader = read->getOwner();
      TensorAccesses::Span span = accesses.getSpan(*read);
      bool isBetween = span.begin < begin && begin <= span.end;
      bool isInside = reader->isProperAncestor(writer) ||
                      (begin < span.begin && span.begin < end);
      bool isOwn = reader == writer && read != write &&
                   !mayOverwriteOwnRead(*read, *write);
      if (!isBetween && !isInside && !isOwn)
        continue;
      if (isInside || isOwn || span.isRepeated ||
          !state.insideMutuallyExclusiveRegions(reader, writer))
        return false;
    }
  }
  return true;
}

/// Joins the sets of the operands that `state` requires in place. Returns
/// whether there is surely no conflict among them.
bool InPlaceAnalysis::placeRequired() {
  bool isSure = true;
  function.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isTensor(operand.get()) || !state.isInPlace(operand))
        continue;
      SmallVector<unsigned> sets = accesses.findSets(operand);
      isSure &=
          compare(operand, sets) == Conflict::No || excludeEachOther(operand);
      accesses.join(operand, sets);
    }
  });
  return isSure;
}

/// Returns true if `op` reads or writes a set that is right by our own rule
/// alone.
bool InPlaceAnalysis::hasOwnRule(Operation *op) {
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isTensor(operand.get()) &&
           llvm::any_of(accesses.findSets(operand), [&](unsigned set) {
             return accesses.getAliases(set).hasOwnRule;
           });
  });
}

LogicalResult InPlaceAnalysis::decide(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isTensor(operand.get()) || state.isInPlace(operand))
      continue;
    bool isWrite = state.bufferizesToMemoryWrite(operand);
    // A read without an alias has no conflict.
    if (!isWrite && state.getAliasingValues(operand).getNumAliases() == 0) {
      state.bufferizeInPlace(operand);
      continue;
    }
    SmallVector<unsigned> sets = accesses.findSets(operand);
    bool isReadOnly = false;
    usesOwnRule = false;
    for (unsigned set : sets) {
      isWrite |= !accesses.getAliases(set).writes.empty();
      isReadOnly |= accesses.getAliases(set).isReadOnly;
    }
    Conflict conflict =
        isWrite && isReadOnly ? Conflict::Yes : compare(operand, sets);
    // Upstream would find a conflict where our own rule proves there is none.
    if (conflict == Conflict::Maybe && (usesOwnRule || hasOwnRule(op)))
      conflict = Conflict::Yes;
    if (conflict == Conflict::Yes) {
      state.bufferizeOutOfPlace(operand);
      continue;
    }
    if (conflict == Conflict::Maybe) {
      // Upstream has more rules, and decides on all operands of an op.
      if (failed(state.analyzeSingleOp(op, dominance)))
        return failure();
      for (OpOperand &other : op->getOpOperands())
        if (isTensor(other.get()) && state.isInPlace(other))
          accesses.join(other, accesses.findSets(other));
      return success();
    }
    state.bufferizeInPlace(operand);
    accesses.join(operand, sets);
    accesses.getAliases(accesses.findRoot(operand.get())).hasOwnRule |=
        usesOwnRule;
  }
  return success();
}

/// Follows upstream's equivalenceAnalysis.
void InPlaceAnalysis::findEquivalences() {
  function.walk([&](Operation *op) {
    BufferizableOpInterface bufferizable =
        state.getOptions().dynCastBufferizableOp(op);
    if (!bufferizable)
      return;
    for (Value result : op->getResults()) {
      if (!isTensor(result))
        continue;
      AliasingOpOperandList aliases = state.getAliasingOpOperands(result);
      if (aliases.getNumAliases() == 0)
        continue;
      Value first = aliases.begin()->opOperand->get();
      bool areEquivalent = true;
      for (AliasingOpOperand alias : aliases) {
        Value operand = alias.opOperand->get();
        if (alias.relation != BufferRelation::Equivalent ||
            !state.isInPlace(*alias.opOperand)) {
          areEquivalent = false;
        } else if (alias.isDefinite) {
          state.unionEquivalenceClasses(result, operand);
          areEquivalent = false;
          break;
        }
        areEquivalent &= state.areEquivalentBufferizedValues(operand, first);
      }
      if (areEquivalent && !bufferizable.bufferizesToAllocation(result))
        state.unionEquivalenceClasses(result, first);
    }
  });
}

LogicalResult InPlaceAnalysis::run() {
  // Upstream's analysis names the op, or proves that there is no conflict.
  if (!placeRequired())
    return analyzeOp(function, state);
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) {
    if (hasTensorSemantics(op))
      ops.push_back(op);
  });
  for (Operation *op : llvm::reverse(ops))
    if (failed(decide(op)))
      return failure();
  findEquivalences();
  function.walk([&](Operation *op) {
    if (llvm::any_of(op->getResults(), [&](Value result) {
          return isTensor(result) && !accesses.getInfo(result).definition;
        }))
      state.gatherUndefinedTensorUses(op);
  });
  bool isValid = true;
  function.walk([&](BufferizableOpInterface op) {
    isValid &= succeeded(op.verifyAnalysis(state));
  });
  return success(isValid);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Returns true if the ops run in the order of their times.
static bool isSimple(ModuleOp module, const BufferizationOptions &options) {
  WalkResult walk = module.walk([&](Operation *op) {
    if (op == module)
      return WalkResult::advance();
    if (op->getParentOp() == module && !isa<func::FuncOp>(op) &&
        hasTensorSemantics(op))
      return WalkResult::interrupt();
    BufferizableOpInterface bufferizable = options.dynCastBufferizableOp(op);
    if (isa<CallOpInterface, ToTensorOp, ToBufferOp>(op) ||
        (!bufferizable && hasTensorSemantics(op)))
      return WalkResult::interrupt();
    for (Region &region : op->getRegions())
      if ((!region.empty() && !region.hasOneBlock()) ||
          (bufferizable &&
           bufferizable.isParallelRegion(region.getRegionNumber())))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return !walk.wasInterrupted();
}

LogicalResult mlir::dp::analyzeInPlace(ModuleOp module,
                                       OneShotAnalysisState &state) {
  if (!isSimple(module, state.getOptions()))
    return analyzeModuleOp(module, state);
  auto &functions = state.addExtension<func_ext::FuncAnalysisState>();
  for (auto function : module.getOps<func::FuncOp>()) {
    functions.startFunctionAnalysis(function);
    if (!function.isExternal() &&
        failed(InPlaceAnalysis(function, state).run()))
      return failure();
    functions.analyzedFuncOps[function] =
        func_ext::FuncOpAnalysisState::Analyzed;
  }
  return success();
}
