//===- SinkLoads.cpp - Kernels load the scalars they use ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Buffers.h"
#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSINKLOADS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Whether `load` would give the same at `op`, later in its block.
static bool isUnchanged(memref::LoadOp load, Operation *op) {
  if (load->getBlock() != op->getBlock())
    return false;
  bool unchanged = true;
  forEachAccess(getBase(load.getMemRef()), [&](Operation *user) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    unchanged = ancestor &&
                (isa<memref::LoadOp>(user) || ancestor->isBeforeInBlock(load) ||
                 !ancestor->isBeforeInBlock(op));
    return unchanged;
  });
  return unchanged;
}

/// Collects, in order, what computes `value` from loads; false if that may not
/// move to `op`. Nothing is collected for a value that no load is part of.
static bool collect(Value value, Operation *op,
                    llvm::SetVector<Operation *> &slice) {
  Operation *def = value.getDefiningOp();
  if (!def || slice.contains(def))
    return true;
  auto load = dyn_cast<memref::LoadOp>(def);
  if (load && !isUnchanged(load, op))
    return false;
  if (!load && (!isPure(def) || def->getNumRegions() != 0 ||
                isa<MemRefType>(value.getType())))
    return true;
  size_t before = slice.size();
  for (Value operand : def->getOperands())
    if (!collect(operand, op, slice))
      return false;
  if (load || slice.size() != before)
    slice.insert(def);
  return true;
}

/// Makes scalar inputs that are loaded values that the body captures.
static linalg::GenericOp captureScalars(RewriterBase &rewriter,
                                        linalg::GenericOp op) {
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<BlockArgument> captured;
  for (OpOperand *input : op.getDpsInputOperands()) {
    llvm::SetVector<Operation *> slice;
    bool scalar = !isa<ShapedType>(input->get().getType());
    if (scalar && collect(input->get(), op, slice) && !slice.empty()) {
      captured.push_back(op.getMatchingBlockArgument(input));
      continue;
    }
    inputs.push_back(input->get());
    maps.push_back(op.getMatchingIndexingMap(input));
  }
  if (captured.empty())
    return op;
  for (OpOperand &output : op.getDpsInitsMutable())
    maps.push_back(op.getMatchingIndexingMap(&output));
  for (BlockArgument argument : captured)
    argument.replaceAllUsesWith(
        op.getDpsInputOperand(argument.getArgNumber())->get());
  for (BlockArgument argument : llvm::reverse(captured))
    op.getBody()->eraseArgument(argument.getArgNumber());
  rewriter.setInsertionPoint(op);
  auto rebuilt =
      linalg::GenericOp::create(rewriter, op.getLoc(), inputs, op.getOutputs(),
                                maps, op.getIteratorTypesArray());
  rebuilt.getRegion().takeBody(op.getRegion());
  rewriter.eraseOp(op);
  return rebuilt;
}

/// Loads in the body what it captures.
static void sinkInto(linalg::GenericOp op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  OpBuilder builder = OpBuilder::atBlockBegin(op.getBody());
  IRMapping mapping;
  for (Value value : captured) {
    llvm::SetVector<Operation *> slice;
    if (isa<MemRefType>(value.getType()) || !collect(value, op, slice) ||
        slice.empty())
      continue;
    for (Operation *def : slice)
      if (!mapping.contains(def->getResult(0)))
        builder.clone(*def, mapping);
    value.replaceUsesWithIf(mapping.lookup(value), [&](OpOperand &use) {
      return op->isProperAncestor(use.getOwner());
    });
  }
}

/// Makes a store of the schedule a kernel's.
static void storeOnDevice(RewriterBase &rewriter, memref::StoreOp op) {
  rewriter.setInsertionPoint(op);
  Value element = op.getMemRef();
  MemRefType type = op.getMemRefType();
  if (int64_t rank = type.getRank()) {
    SmallVector<OpFoldResult> offsets = getAsOpFoldResult(op.getIndices());
    SmallVector<OpFoldResult> ones(rank, rewriter.getIndexAttr(1));
    auto scalar = memref::SubViewOp::inferRankReducedResultType(
        {}, type, offsets, ones, ones);
    element = memref::SubViewOp::create(rewriter, op.getLoc(),
                                        cast<MemRefType>(scalar), element,
                                        offsets, ones, ones);
  }
  linalg::FillOp::create(rewriter, op.getLoc(), op.getValue(), element);
  rewriter.eraseOp(op);
}

/// Makes a table of one constant, which lies in the host's memory, a buffer
/// that a kernel fills.
static void fillOnDevice(RewriterBase &rewriter, memref::GetGlobalOp op,
                         ModuleOp module) {
  auto global = module.lookupSymbol<memref::GlobalOp>(op.getNameAttr());
  auto value = dyn_cast_or_null<SplatElementsAttr>(
      global ? global.getInitialValueAttr() : Attribute());
  if (!value)
    return;
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value constant = arith::ConstantOp::create(
      rewriter, loc, cast<TypedAttr>(value.getSplatValue<Attribute>()));
  Value buffer = memref::AllocOp::create(rewriter, loc, op.getType());
  linalg::FillOp::create(rewriter, loc, constant, buffer);
  rewriter.replaceOp(op, buffer);
}

namespace {
struct SinkLoads : dp::impl::DPSinkLoadsBase<SinkLoads> {
  void runOnOperation() override {
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<memref::GetGlobalOp> tables;
    getOperation().walk([&](memref::GetGlobalOp op) { tables.push_back(op); });
    auto module = getOperation()->getParentOfType<ModuleOp>();
    for (memref::GetGlobalOp op : tables)
      fillOnDevice(rewriter, op, module);
    SmallVector<memref::StoreOp> stores;
    getOperation().walk([&](memref::StoreOp op) { stores.push_back(op); });
    for (memref::StoreOp op : stores)
      storeOnDevice(rewriter, op);
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    for (linalg::LinalgOp op : ops) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        // Of linalg.map the body may capture, of others an operand.
        llvm::SetVector<Value> used;
        used.insert_range(op->getOperands());
        getUsedValuesDefinedAbove(op->getRegions(), used);
        bool loads = llvm::any_of(used, [&](Value value) {
          llvm::SetVector<Operation *> slice;
          return collect(value, op, slice) && !slice.empty();
        });
        if (!loads)
          continue;
        rewriter.setInsertionPoint(op);
        FailureOr<linalg::GenericOp> general =
            linalg::generalizeNamedOp(rewriter, op);
        if (failed(general))
          continue;
        generic = *general;
      }
      sinkInto(captureScalars(rewriter, generic));
    }
    // Loads that nothing uses any more.
    SmallVector<Operation *> dead;
    getOperation().walk([&](Operation *op) {
      if (op->getNumResults() != 0 && (isa<memref::LoadOp>(op) || isPure(op)))
        dead.push_back(op);
    });
    for (Operation *op : llvm::reverse(dead))
      if (op->use_empty())
        rewriter.eraseOp(op);
  }
};
} // namespace
