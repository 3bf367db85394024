//===- InPlaceAnalysis.cpp - What may be written in place -----------------===//
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

#include "AliasSet.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

namespace {
/// The facts that the analysis keeps of a tensor.
struct TensorInfo {
  /// The tensor that stands for the set of its aliases; itself for a root.
  unsigned parent;
  /// When its contents are complete, or earlier; none: they are undefined.
  std::optional<Time> definition;
  /// The innermost region with all ops that may define its contents.
  Region *scope = nullptr;
  /// The extracted subset that it was made of by ops with one destination.
  Value subset;
  /// Of a root.
  AliasSet aliases;
};

/// Whether bufferizing in place changes what an op reads.
enum class Conflict { No, Maybe, Yes };

class InPlaceAnalysis {
public:
  InPlaceAnalysis(func::FuncOp function, OneShotAnalysisState &state)
      : function(function), state(state), dominance(function) {}

  LogicalResult run();

private:
  /// Numbers the ops in program order and collects the tensors.
  void number(Region &region);
  void addTensor(Value value);
  bool isDefinition(Value value);
  void define(Value value);
  bool isRead(OpOperand &use);
  struct Span {
    Time begin, end;
    /// By a loop that is not around the definition.
    bool isRepeated;
  };
  Span getSpan(OpOperand &use);
  void collectReads(Value value);

  unsigned findRoot(Value value);
  /// Returns the sets that become one if `operand` is bufferized in place.
  SmallVector<unsigned> findSets(OpOperand &operand);

  bool isEquivalentSubset(SubsetInsertionOpInterface insertion, Value subset);
  /// Whether `write` writes just the subset that `insertion` overwrites.
  bool writesInserted(OpOperand &write, OpOperand &insertion);
  bool mayOverwriteOwnRead(OpOperand &read, OpOperand &write);
  /// Whether upstream knows no rule by which `write` may come between another
  /// op's read and what that is to read.
  Conflict getConflict(OpOperand &write);
  /// Whether `op` reads what it writes itself; `extra` counts as a write.
  Conflict readsOwnWrite(Operation *op, ArrayRef<unsigned> sets,
                         OpOperand *extra = nullptr);
  bool hasWriteInside(OpOperand &write, Time time, AliasSet &aliases);
  Conflict compare(unsigned a, unsigned b);
  Conflict compare(OpOperand &operand, ArrayRef<unsigned> sets);
  void join(OpOperand &operand, ArrayRef<unsigned> sets);

  bool excludeEachOther(OpOperand &operand);
  bool placeRequired();
  bool hasOwnRule(Operation *op);
  LogicalResult decide(Operation *op);
  void findEquivalences();

  func::FuncOp function;
  OneShotAnalysisState &state;
  DominanceInfo dominance;
  DenseMap<Operation *, std::pair<Time, Time>> times;
  DenseMap<Block *, Time> begins;
  SmallVector<Operation *> opAt; // by half of the time at which it begins
  DenseMap<Value, unsigned> ids;
  std::vector<TensorInfo> tensors;
  llvm::DenseSet<OpOperand *> joined;
  Time now = 0;
  /// Whether a comparison found no conflict by a rule that upstream lacks.
  bool usesOwnRule = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

void InPlaceAnalysis::addTensor(Value value) {
  if (!isTensor(value))
    return;
  unsigned id = tensors.size();
  ids[value] = id;
  tensors.emplace_back().parent = id;
  tensors[id].aliases.isReadOnly = !state.isWritable(value);
}

/// Whether `value` is where its contents come about. Upstream follows the
/// chain of definitions to its end where nothing writes.
bool InPlaceAnalysis::isDefinition(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0)
    return state.bufferizesToMemoryWrite(value);
  AliasingOpOperandList operands = state.getAliasingOpOperands(value);
  if (operands.getNumAliases() == 0)
    return state.bufferizesToMemoryWrite(value);
  return llvm::any_of(operands, [&](AliasingOpOperand alias) {
    return state.bufferizesToMemoryWrite(*alias.opOperand);
  });
}

/// Follows upstream's AnalysisState::findDefinitions: one step, as what
/// `value` is made of is known.
void InPlaceAnalysis::define(Value value) {
  TensorInfo &info = tensors[ids.lookup(value)];
  Operation *op = value.getDefiningOp();
  if (isa_and_present<SubsetExtractionOpInterface>(op))
    info.subset = value;
  if (isDefinition(value)) {
    info.definition =
        op ? times[op].second : begins[cast<BlockArgument>(value).getOwner()];
    info.scope = value.getParentRegion();
  }
  if (!op)
    return;
  AliasingOpOperandList operands = state.getAliasingOpOperands(value);
  if (!info.subset && operands.getNumAliases() == 1)
    info.subset =
        tensors[ids.lookup(operands.begin()->opOperand->get())].subset;
  if (info.definition)
    return;
  for (AliasingOpOperand alias : operands) {
    const TensorInfo &of = tensors[ids.lookup(alias.opOperand->get())];
    if (!of.definition)
      continue;
    if (!info.scope)
      info.scope = of.scope;
    while (!info.scope->isAncestor(of.scope))
      info.scope = info.scope->getParentRegion();
    info.definition =
        std::min(info.definition.value_or(*of.definition), *of.definition);
  }
}

void InPlaceAnalysis::number(Region &region) {
  for (Block &block : region) {
    begins[&block] = now += 2;
    opAt.push_back(nullptr);
    for (BlockArgument argument : block.getArguments())
      if (isTensor(argument)) {
        addTensor(argument);
        define(argument);
      }
    for (Operation &op : block) {
      Time begin = now += 2;
      opAt.push_back(&op);
      for (Region &inner : op.getRegions())
        number(inner);
      times[&op] = {begin, now += 2};
      opAt.push_back(nullptr);
      for (Value result : op.getResults())
        if (isTensor(result)) {
          addTensor(result);
          define(result);
        }
    }
  }
}

/// Follows upstream's getAliasingReads.
bool InPlaceAnalysis::isRead(OpOperand &use) {
  if (state.bufferizesToMemoryRead(use))
    return true;
  if (state.bufferizesToMemoryWrite(use))
    return false;
  return llvm::any_of(state.getAliasingValues(use), [&](AliasingValue alias) {
    return state.isValueRead(alias.value);
  });
}

/// Nothing may write what `use` reads in (begin, end].
InPlaceAnalysis::Span InPlaceAnalysis::getSpan(OpOperand &use) {
  const TensorInfo &info = tensors[ids.lookup(use.get())];
  const BufferizationOptions &options = state.getOptions();
  Operation *op = use.getOwner();
  Span span{*info.definition, times[op].first - 1, /*isRepeated=*/false};
  // A loop around the read, but not around the definition, reads again.
  Region *loop = state.getEnclosingRepetitiveRegion(op, options);
  while (loop && !loop->isAncestor(info.scope)) {
    span.end = times[loop->getParentOp()].second;
    span.isRepeated = true;
    loop = getNextEnclosingRepetitiveRegion(loop, options);
  }
  return span;
}

void InPlaceAnalysis::collectReads(Value value) {
  TensorInfo &info = tensors[ids.lookup(value)];
  for (OpOperand &use : value.getUses()) {
    Operation *op = use.getOwner();
    auto [begin, end] = times[op];
    // A loop reads and writes its carry as long as it runs.
    bool isDuring = isa<RegionBranchOpInterface>(op);
    if (!info.definition || !isRead(use)) {
      if (isDuring)
        info.aliases.carries.add(begin + 1, end);
      continue;
    }
    if (isDuring)
      info.aliases.reads.add(begin + 1, end);
    info.aliases.readers.insert(begin);
    Span span = getSpan(use);
    auto insertion = dyn_cast<SubsetInsertionOpInterface>(op);
    if (!span.isRepeated && insertion &&
        &insertion.getDestinationOperand() == &use)
      info.aliases.addInsertion(span.begin, begin, &use);
    else
      info.aliases.reads.add(span.begin, span.end);
  }
}

//===----------------------------------------------------------------------===//
// Sets of aliases
//===----------------------------------------------------------------------===//

unsigned InPlaceAnalysis::findRoot(Value value) {
  unsigned id = ids.lookup(value);
  while (tensors[id].parent != id)
    id = tensors[id].parent = tensors[tensors[id].parent].parent;
  return id;
}

SmallVector<unsigned> InPlaceAnalysis::findSets(OpOperand &operand) {
  SmallVector<unsigned> sets{findRoot(operand.get())};
  for (AliasingValue alias : state.getAliasingValues(operand)) {
    unsigned root = findRoot(alias.value);
    if (!llvm::is_contained(sets, root))
      sets.push_back(root);
  }
  return sets;
}

bool InPlaceAnalysis::isEquivalentSubset(SubsetInsertionOpInterface insertion,
                                         Value subset) {
  return insertion.isEquivalentSubset(subset, [&](Value a, Value b) {
    return state.areEquivalentBufferizedValues(a, b);
  });
}

bool InPlaceAnalysis::writesInserted(OpOperand &write, OpOperand &insertion) {
  Value subset = tensors[ids.lookup(write.get())].subset;
  return subset &&
         isEquivalentSubset(
             cast<SubsetInsertionOpInterface>(insertion.getOwner()), subset);
}

/// Whether `a` and `b` are one slice of one tensor, extracted twice, as
/// empty-tensor elimination leaves it.
static bool areSameSlice(Value a, Value b) {
  auto first = a.getDefiningOp<tensor::ExtractSliceOp>();
  auto second = b.getDefiningOp<tensor::ExtractSliceOp>();
  return first && second &&
         OperationEquivalence::isEquivalentTo(
             first, second, OperationEquivalence::IgnoreLocations);
}

/// Whether the op of both operands may write `write` although it reads `read`
/// there: upstream's rules for elementwise access and for insertions of what
/// lies where it goes, and elementwise access to one slice by two names.
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
  Value subset = tensors[ids.lookup(read.get())].subset;
  return subset && isEquivalentSubset(insertion, subset);
}

Conflict InPlaceAnalysis::getConflict(OpOperand &write) {
  Operation *op = write.getOwner();
  // The read may be of what is inserted, or in another branch.
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
           llvm::is_contained(sets, findRoot(operand.get()));
  };
  for (OpOperand &write : op->getOpOperands()) {
    if (!isInSets(write) || !state.bufferizesToMemoryWrite(write) ||
        (&write != extra && !state.isInPlace(write)))
      continue;
    for (OpOperand &read : op->getOpOperands())
      if (&read != &write && isInSets(read) &&
          tensors[ids.lookup(read.get())].definition && isRead(read) &&
          !mayOverwriteOwnRead(read, write))
        return isa<SubsetInsertionOpInterface>(op) ? Conflict::Maybe
                                                   : Conflict::Yes;
  }
  return Conflict::No;
}

/// Whether `write` at `time` falls between an insertion into one of `aliases`
/// and the definition of what that inserts into, other than where it inserts.
bool InPlaceAnalysis::hasWriteInside(OpOperand &write, Time time,
                                     AliasSet &aliases) {
  return !aliases.forEachInsertionAround(time, [&](OpOperand *insertion) {
    return writesInserted(write, *insertion);
  });
}

/// Compares the reads of each set with the writes of the other one.
Conflict InPlaceAnalysis::compare(unsigned a, unsigned b) {
  AliasSet &small = tensors[a].aliases, &large = tensors[b].aliases;
  if (large.getSize() < small.getSize())
    return compare(b, a);
  for (auto [time, write] : small.writes) {
    if (large.reads.contain(time))
      return getConflict(*write);
    if (large.carries.contain(time) || hasWriteInside(*write, time, large))
      return Conflict::Maybe;
    if (large.readers.count(time))
      if (Conflict own = readsOwnWrite(opAt[time / 2], {a, b});
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
      if (Conflict own = readsOwnWrite(opAt[time / 2], {a, b});
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

/// Looks for a read that writing `operand` in place, or making one of `sets`,
/// changes.
Conflict InPlaceAnalysis::compare(OpOperand &operand, ArrayRef<unsigned> sets) {
  Operation *op = operand.getOwner();
  if (state.bufferizesToMemoryWrite(operand)) {
    // An op reads its own operands when it begins.
    auto [begin, end] = times[op];
    bool isDuring = isa<RegionBranchOpInterface>(op);
    for (unsigned set : sets) {
      AliasSet &aliases = tensors[set].aliases;
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

void InPlaceAnalysis::join(OpOperand &operand, ArrayRef<unsigned> sets) {
  if (!joined.insert(&operand).second)
    return;
  unsigned root = *llvm::max_element(sets, [&](unsigned a, unsigned b) {
    return tensors[a].aliases.getSize() < tensors[b].aliases.getSize();
  });
  for (unsigned set : sets) {
    if (set == root)
      continue;
    tensors[root].aliases.merge(tensors[set].aliases);
    tensors[set].parent = root;
  }
  if (state.bufferizesToMemoryWrite(operand))
    tensors[root].aliases.writes.emplace(times[operand.getOwner()].first,
                                         &operand);
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Whether all reads and required writes of the aliases of `operand` that are
/// in conflict by their times are in branches that exclude each other.
bool InPlaceAnalysis::excludeEachOther(OpOperand &operand) {
  SmallVector<OpOperand *> reads, writes;
  auto collect = [&](Value alias) {
    for (OpOperand &use : alias.getUses()) {
      if (tensors[ids.lookup(alias)].definition && isRead(use))
        reads.push_back(&use);
      if (state.isInPlace(use) && state.bufferizesToMemoryWrite(use))
        writes.push_back(&use);
    }
  };
  // All required aliases are one set in `state`.
  state.applyOnAliases(operand.get(), collect);
  for (OpOperand *write : writes) {
    Operation *writer = write->getOwner();
    auto [begin, end] = times[writer];
    for (OpOperand *read : reads) {
      Operation *reader = read->getOwner();
      Span span = getSpan(*read);
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

/// Operands that have to be bufferized in place are so in `state` from the
/// start. Whether that is surely no conflict among them.
bool InPlaceAnalysis::placeRequired() {
  bool isSure = true;
  function.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isTensor(operand.get()) || !state.isInPlace(operand))
        continue;
      SmallVector<unsigned> sets = findSets(operand);
      isSure &=
          compare(operand, sets) == Conflict::No || excludeEachOther(operand);
      join(operand, sets);
    }
  });
  return isSure;
}

/// Whether a set that `op` reads or writes is right by a rule of ours alone.
bool InPlaceAnalysis::hasOwnRule(Operation *op) {
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isTensor(operand.get()) &&
           llvm::any_of(findSets(operand), [&](unsigned set) {
             return tensors[set].aliases.hasOwnRule;
           });
  });
}

LogicalResult InPlaceAnalysis::decide(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isTensor(operand.get()) || state.isInPlace(operand))
      continue;
    bool isWrite = state.bufferizesToMemoryWrite(operand);
    // A read alone changes nothing.
    if (!isWrite && state.getAliasingValues(operand).getNumAliases() == 0) {
      state.bufferizeInPlace(operand);
      continue;
    }
    SmallVector<unsigned> sets = findSets(operand);
    bool isReadOnly = false;
    usesOwnRule = false;
    for (unsigned set : sets) {
      isWrite |= !tensors[set].aliases.writes.empty();
      isReadOnly |= tensors[set].aliases.isReadOnly;
    }
    Conflict conflict =
        isWrite && isReadOnly ? Conflict::Yes : compare(operand, sets);
    // Upstream would find a conflict that is none.
    if (conflict == Conflict::Maybe && (usesOwnRule || hasOwnRule(op)))
      conflict = Conflict::Yes;
    if (conflict == Conflict::Yes) {
      state.bufferizeOutOfPlace(operand);
      continue;
    }
    if (conflict == Conflict::Maybe) {
      // Upstream knows more rules, and decides on all operands of an op.
      if (failed(state.analyzeSingleOp(op, dominance)))
        return failure();
      for (OpOperand &other : op->getOpOperands())
        if (isTensor(other.get()) && state.isInPlace(other))
          join(other, findSets(other));
      return success();
    }
    state.bufferizeInPlace(operand);
    join(operand, sets);
    tensors[findRoot(operand.get())].aliases.hasOwnRule |= usesOwnRule;
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
  opAt.push_back(nullptr);
  times[function] = {0, std::numeric_limits<Time>::max()};
  number(function.getBody());
  function.walk([&](Block *block) {
    for (BlockArgument argument : block->getArguments())
      if (isTensor(argument))
        collectReads(argument);
    for (Operation &op : *block)
      for (Value result : op.getResults())
        if (isTensor(result))
          collectReads(result);
  });
  // Upstream says which op it is, or knows that it is right.
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
          return isTensor(result) && !tensors[ids.lookup(result)].definition;
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

/// Whether the times of the ops say in which order they run.
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
