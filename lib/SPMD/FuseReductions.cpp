//===- FuseReductions.cpp - Several sums in one pass over a tensor --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FusedBody.h"

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-reductions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSEREDUCTIONS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The most results of an op, and readers of a tensor that are compared.
static constexpr unsigned kMaxResults = 4, kMaxReaders = 64;

/// Returns true if `op` reduces along other loops than the innermost one. Rows
/// that are reduced become one kernel by dp-outline-kernels.
static bool isColumnReduction(linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 ||
      linalg::isaContractionOpInterface(op) ||
      linalg::isaConvolutionOpInterface(op) ||
      op.getIteratorTypesArray().back() != utils::IteratorType::parallel)
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  ArrayRef<AffineMap> outputs = ArrayRef(maps).drop_front(op.getNumDpsInputs());
  return llvm::all_equal(outputs) && outputs.front().isProjectedPermutation();
}

/// Returns true if `second` may compute the results of `first`, too: it has the
/// same loops and reads a tensor that has an element for each iteration in the
/// same order, and no op between them reads a result of `first`.
static bool canFuse(linalg::GenericOp first, linalg::GenericOp second,
                    OpOperand &read) {
  OpOperand *same = nullptr;
  for (OpOperand *input : second.getDpsInputOperands())
    if (input->get() == read.get())
      same = input;
  if (!same || !isColumnReduction(second) ||
      first.getIteratorTypesArray() != second.getIteratorTypesArray() ||
      first.getMatchingIndexingMap(&read) !=
          second.getMatchingIndexingMap(same) ||
      first.getIndexingMapsArray().back() !=
          second.getIndexingMapsArray().back() ||
      first->getDiscardableAttrDictionary() !=
          second->getDiscardableAttrDictionary() ||
      first->getNumResults() + second->getNumResults() > kMaxResults ||
      isTooLongFused(first, second) ||
      llvm::hasNItemsOrMore(first->getUses(), kMaxReaders + 1))
    return false;
  return llvm::all_of(first->getUsers(), [&](Operation *user) {
    Operation *reader = second->getBlock()->findAncestorOpInBlock(*user);
    return reader && reader != second && second->isBeforeInBlock(reader);
  });
}

/// Replaces both ops by one where `second` stands.
static linalg::GenericOp fuse(linalg::GenericOp first,
                              linalg::GenericOp second) {
  OpBuilder builder(second);
  // What both read in one order is one input.
  SmallVector<std::pair<Value, AffineMap>> inputs;
  SmallVector<unsigned> numbers;
  SmallVector<Value> outputs;
  SmallVector<Type> types;
  for (linalg::GenericOp op : {first, second}) {
    for (OpOperand *input : op.getDpsInputOperands()) {
      std::pair<Value, AffineMap> read(input->get(),
                                       op.getMatchingIndexingMap(input));
      auto *known = llvm::find(inputs, read);
      numbers.push_back(known - inputs.begin());
      if (known == inputs.end())
        inputs.push_back(read);
    }
    llvm::append_range(outputs, op.getOutputs());
    llvm::append_range(types, op.getResultTypes());
  }
  auto maps = llvm::to_vector(llvm::make_second_range(inputs));
  maps.append(outputs.size(), second.getIndexingMapsArray().back());
  auto fused = linalg::GenericOp::create(
      builder, builder.getFusedLoc({first.getLoc(), second.getLoc()}), types,
      llvm::to_vector(llvm::make_first_range(inputs)), outputs, maps,
      second.getIteratorTypesArray());
  fused->setDiscardableAttrs(second->getDiscardableAttrDictionary());
  Block *body = builder.createBlock(&fused.getRegion());
  for (Value operand : fused->getOperands())
    body->addArgument(getElementTypeOrSelf(operand), operand.getLoc());
  // Inputs of both, then accumulators of both.
  SmallVector<Value> yielded;
  const unsigned *number = numbers.begin();
  unsigned output = inputs.size();
  for (linalg::GenericOp op : {first, second}) {
    IRMapping mapping;
    for (BlockArgument argument : op.getRegionInputArgs())
      mapping.map(argument, body->getArgument(*number++));
    for (BlockArgument argument : op.getRegionOutputArgs())
      mapping.map(argument, body->getArgument(output++));
    for (Operation &inner : op.getBody()->without_terminator())
      builder.clone(inner, mapping);
    for (Value value : op.getBody()->getTerminator()->getOperands())
      yielded.push_back(mapping.lookupOrDefault(value));
  }
  linalg::YieldOp::create(builder, second.getLoc(), yielded);
  unsigned count = first->getNumResults();
  first->replaceAllUsesWith(fused.getResults().take_front(count));
  second->replaceAllUsesWith(fused.getResults().drop_front(count));
  first.erase();
  second.erase();
  return fused;
}

/// Returns the op behind `op` that shall compute its results, too.
static linalg::GenericOp findReader(linalg::GenericOp op) {
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (op.getMatchingIndexingMap(input).getNumResults() != op.getNumLoops() ||
        llvm::hasNItemsOrMore(input->get().getUses(), kMaxReaders + 1))
      continue;
    linalg::GenericOp next;
    for (Operation *user : input->get().getUsers()) {
      auto reader = dyn_cast<linalg::GenericOp>(user);
      if (reader && reader != op && reader->getBlock() == op->getBlock() &&
          op->isBeforeInBlock(reader) &&
          (!next || reader->isBeforeInBlock(next)) &&
          canFuse(op, reader, *input))
        next = reader;
    }
    if (next)
      return next;
  }
  return {};
}

namespace {
struct FuseReductions : dp::impl::DPFuseReductionsBase<FuseReductions> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(), {Stage::program})))
      return signalPassFailure();
    if (!getOperation()->hasAttr(kSPMDAttr))
      return;
    SmallVector<linalg::GenericOp> ops;
    llvm::DenseMap<Operation *, unsigned> numbers;
    getOperation().walk([&](linalg::GenericOp op) {
      if (!isColumnReduction(op))
        return;
      numbers[op] = ops.size();
      ops.push_back(op);
    });
    for (unsigned i = 0; i < ops.size(); ++i) {
      linalg::GenericOp reader =
          ops[i] ? findReader(ops[i]) : linalg::GenericOp();
      if (!reader)
        continue;
      LDBG() << "fuse " << ops[i] << "\n  into " << reader;
      unsigned number = numbers.lookup(reader);
      ops[number] = fuse(ops[i], reader);
      ops[i] = {};
      numbers[ops[number]] = number;
      ++numFused;
    }
  }
};
} // namespace
