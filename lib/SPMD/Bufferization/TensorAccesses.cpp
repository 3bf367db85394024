//===- TensorAccesses.cpp - Reads and writes of tensors by time -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TensorAccesses.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

TensorAccesses::TensorAccesses(func::FuncOp function,
                               OneShotAnalysisState &state)
    : function(function), state(state) {
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
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

void TensorAccesses::addTensor(Value value) {
  if (!isTensor(value))
    return;
  unsigned id = tensors.size();
  ids[value] = id;
  tensors.emplace_back().parent = id;
  tensors[id].aliases.isReadOnly = !state.isWritable(value);
}

/// Returns true if the op of `value` defines its contents. Upstream follows the
/// chain of definitions to its end where nothing writes.
bool TensorAccesses::isDefinition(Value value) {
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

/// Follows upstream's AnalysisState::findDefinitions. One step is enough, since
/// the operands of the op are defined already.
void TensorAccesses::define(Value value) {
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

void TensorAccesses::number(Region &region) {
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
bool TensorAccesses::isRead(OpOperand &use) {
  if (state.bufferizesToMemoryRead(use))
    return true;
  if (state.bufferizesToMemoryWrite(use))
    return false;
  return llvm::any_of(state.getAliasingValues(use), [&](AliasingValue alias) {
    return state.isValueRead(alias.value);
  });
}

TensorAccesses::Span TensorAccesses::getSpan(OpOperand &use) {
  const TensorInfo &info = tensors[ids.lookup(use.get())];
  const BufferizationOptions &options = state.getOptions();
  Operation *op = use.getOwner();
  Span span{*info.definition, times[op].first - 1, /*isRepeated=*/false};
  // A loop around the read that is not around the definition repeats the read.
  Region *loop = state.getEnclosingRepetitiveRegion(op, options);
  while (loop && !loop->isAncestor(info.scope)) {
    span.end = times[loop->getParentOp()].second;
    span.isRepeated = true;
    loop = getNextEnclosingRepetitiveRegion(loop, options);
  }
  return span;
}

void TensorAccesses::collectReads(Value value) {
  TensorInfo &info = tensors[ids.lookup(value)];
  for (OpOperand &use : value.getUses()) {
    Operation *op = use.getOwner();
    auto [begin, end] = times[op];
    // A loop reads and writes a loop-carried tensor as long as it runs.
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

unsigned TensorAccesses::findRoot(Value value) {
  unsigned id = ids.lookup(value);
  while (tensors[id].parent != id)
    id = tensors[id].parent = tensors[tensors[id].parent].parent;
  return id;
}

SmallVector<unsigned> TensorAccesses::findSets(OpOperand &operand) {
  SmallVector<unsigned> sets{findRoot(operand.get())};
  for (AliasingValue alias : state.getAliasingValues(operand)) {
    unsigned root = findRoot(alias.value);
    if (!llvm::is_contained(sets, root))
      sets.push_back(root);
  }
  return sets;
}

void TensorAccesses::join(OpOperand &operand, ArrayRef<unsigned> sets) {
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
