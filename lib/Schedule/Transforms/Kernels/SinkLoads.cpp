//===- SinkLoads.cpp - Loads of scalars inside kernels --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/DefinitionWalk.h"
#include "dp/IR/Entry.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-sink-loads"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSINKLOADS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `load` reads the same value at `op`, which is later in its
/// block or in a loop or branch there.
static bool isUnchanged(memref::LoadOp load, Operation *op) {
  Block *block = load->getBlock();
  Operation *place = block->findAncestorOpInBlock(*op);
  if (!place)
    return false;
  bool unchanged = true;
  forEachAccess(getBase(load.getMemRef()), [&](Operation *user) {
    // Ops outside of the block do not run in between.
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    if (!ancestor || isa<memref::LoadOp>(user) ||
        ancestor->isBeforeInBlock(load) || place->isBeforeInBlock(ancestor))
      return true;
    if (auto copy = dyn_cast<memref::CopyOp>(user)) {
      unchanged = getBase(copy.getTarget()) != getBase(load.getMemRef());
      return unchanged;
    }
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    unchanged =
        structured && llvm::none_of(structured.getDpsInits(), [&](Value init) {
          return getBase(init) == getBase(load.getMemRef());
        });
    return unchanged;
  });
  return unchanged;
}

/// Collects, in order, the ops that compute `value` from loads. Returns false
/// if they cannot move to `op`. Collects nothing if `value` depends on no load.
static bool collect(Value value, Operation *op,
                    llvm::SetVector<Operation *> &slice) {
  llvm::SmallPtrSet<Operation *, 8> entered;
  auto enter = [&](Operation *def) {
    if (slice.contains(def) || !entered.insert(def).second)
      return WalkResult::skip();
    auto load = dyn_cast<memref::LoadOp>(def);
    if (load && isOnHost(getBase(load.getMemRef())))
      return WalkResult::skip(); // the schedule loads it and passes it on
    if (load)
      return isUnchanged(load, op) ? WalkResult::advance()
                                   : WalkResult::interrupt();
    bool isScalar =
        isPure(def) && def->getNumRegions() == 0 &&
        llvm::none_of(def->getResultTypes(), llvm::IsaPred<MemRefType>);
    return isScalar ? WalkResult::advance() : WalkResult::skip();
  };
  return succeeded(walkDefinitions(value, enter, [&](Operation *def) {
    auto isCollected = [&](Value operand) {
      Operation *source = operand.getDefiningOp();
      return source && slice.contains(source);
    };
    if (isa<memref::LoadOp>(def) ||
        llvm::any_of(def->getOperands(), isCollected))
      slice.insert(def);
    return success();
  }));
}

/// Turns loaded scalar inputs into values that the body captures.
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

/// Loads captured scalars in the body.
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

/// Returns the element of `buffer` at `indices` as a buffer of rank 0.
static Value getElement(OpBuilder &builder, Location loc, Value buffer,
                        ValueRange indices) {
  auto type = cast<MemRefType>(buffer.getType());
  int64_t rank = type.getRank();
  if (rank == 0)
    return buffer;
  SmallVector<OpFoldResult> offsets = getAsOpFoldResult(indices);
  SmallVector<OpFoldResult> ones(rank, builder.getIndexAttr(1));
  auto scalar = memref::SubViewOp::inferRankReducedResultType({}, type, offsets,
                                                              ones, ones);
  return memref::SubViewOp::create(builder, loc, cast<MemRefType>(scalar),
                                   buffer, offsets, ones, ones);
}

/// Replaces a store of the schedule by a kernel.
static void storeOnDevice(RewriterBase &rewriter, memref::StoreOp op) {
  rewriter.setInsertionPoint(op);
  Value element =
      getElement(rewriter, op.getLoc(), op.getMemRef(), op.getIndices());
  linalg::FillOp::create(rewriter, op.getLoc(), op.getValue(), element);
  rewriter.eraseOp(op);
}

/// Returns true if kernels read all of `table`, in its shape or another one.
static bool isTakenWhole(Value table) {
  SmallVector<Value> worklist{table};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isa<memref::CastOp, memref::CollapseShapeOp, memref::ExpandShapeOp>(
              user))
        worklist.push_back(user->getResult(0));
      else if (!isa<linalg::LinalgOp, memref::CopyOp>(user) &&
               !user->getParentOfType<linalg::LinalgOp>())
        return false;
    }
  return true;
}

/// Replaces a table of one constant, which is in the host's memory, by a buffer
/// that a kernel fills. Other tables become part of the kernels that read them
/// whole; else a kernel copies the table to a buffer.
static void fillOnDevice(RewriterBase &rewriter, memref::GetGlobalOp op,
                         ModuleOp module) {
  auto global = module.lookupSymbol<memref::GlobalOp>(op.getNameAttr());
  auto value = dyn_cast_or_null<SplatElementsAttr>(
      global ? global.getInitialValueAttr() : Attribute());
  if (!value && isTakenWhole(op))
    return;
  rewriter.setInsertionPointAfter(op);
  Location loc = op.getLoc();
  Value buffer = memref::AllocOp::create(rewriter, loc, op.getType());
  if (!value) {
    Operation *copy = memref::CopyOp::create(rewriter, loc, op, buffer);
    rewriter.replaceAllUsesExcept(op, buffer, copy);
    return;
  }
  Value constant = arith::ConstantOp::create(
      rewriter, loc, cast<TypedAttr>(value.getSplatValue<Attribute>()));
  linalg::FillOp::create(rewriter, loc, constant, buffer);
  rewriter.replaceOp(op, buffer);
}

/// Returns true if the schedule itself uses `value`. Appends the kernels that
/// use it to `kernels`.
static bool isNeededByHost(Value value, SmallVectorImpl<Operation *> &kernels) {
  // Each value once: a scalar that is read twice has many paths.
  llvm::SetVector<Value> values;
  values.insert(value);
  bool needed = false;
  for (size_t i = 0; i < values.size(); ++i)
    for (Operation *user : values[i].getUsers()) {
      if (auto inside = user->getParentOfType<linalg::LinalgOp>())
        kernels.push_back(inside);
      else if (isa<linalg::LinalgOp>(user))
        kernels.push_back(user);
      else if (isPure(user) && user->getNumRegions() == 0 &&
               user->getNumResults() == 1 && !isView(user))
        values.insert(user->getResult(0));
      else
        needed = true;
    }
  return needed;
}

/// Copies the element of a load that only kernels use, if its buffer is written
/// before they run. The load then reads the copy.
static void keepElement(RewriterBase &rewriter, memref::LoadOp load) {
  SmallVector<Operation *> kernels;
  if (isNeededByHost(load.getResult(), kernels) ||
      llvm::all_of(kernels,
                   [&](Operation *op) { return isUnchanged(load, op); }))
    return;
  rewriter.setInsertionPoint(load);
  Location loc = load.getLoc();
  auto type = MemRefType::get({}, load.getMemRefType().getElementType());
  Value copy = memref::AllocOp::create(rewriter, loc, type);
  Value element =
      getElement(rewriter, loc, load.getMemRef(), load.getIndices());
  memref::CopyOp::create(rewriter, loc, element, copy);
  rewriter.replaceOpWithNewOp<memref::LoadOp>(load, copy, ValueRange());
}

/// Makes the sizes of a reshape loads. The runtime call that an access becomes
/// takes numbers; the op itself would read its table of sizes, which is in the
/// device's memory, from the host.
static void readSizes(RewriterBase &rewriter, memref::ReshapeOp op) {
  Location loc = op.getLoc();
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type)
    return;
  auto [known, offset] = type.getStridesAndOffset();
  rewriter.setInsertionPoint(op);
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> sizes(rank), strides(rank);
  Value stride = arith::ConstantIndexOp::create(rewriter, loc, 1);
  for (int64_t dim = rank; dim-- > 0;) {
    strides[dim] = ShapedType::isDynamic(known[dim])
                       ? OpFoldResult(stride)
                       : rewriter.getIndexAttr(known[dim]);
    Value size;
    if (type.isDynamicDim(dim)) {
      Value at = arith::ConstantIndexOp::create(rewriter, loc, dim);
      size = memref::LoadOp::create(rewriter, loc, op.getShape(), at);
      if (!size.getType().isIndex())
        size = arith::IndexCastOp::create(rewriter, loc,
                                          rewriter.getIndexType(), size);
      sizes[dim] = size;
    } else {
      size =
          arith::ConstantIndexOp::create(rewriter, loc, type.getDimSize(dim));
      sizes[dim] = rewriter.getIndexAttr(type.getDimSize(dim));
    }
    stride = arith::MulIOp::create(rewriter, loc, stride, size);
  }
  rewriter.replaceOpWithNewOp<memref::ReinterpretCastOp>(
      op, type, op.getSource(), rewriter.getIndexAttr(0), sizes, strides);
}

namespace {
struct SinkLoads : dp::impl::DPSinkLoadsBase<SinkLoads> {
  void runOnEntry() override {
    IRRewriter rewriter(&getContext());
    SmallVector<memref::ReshapeOp> reshapes;
    getOperation().walk([&](memref::ReshapeOp op) { reshapes.push_back(op); });
    for (memref::ReshapeOp op : reshapes)
      readSizes(rewriter, op);
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
    for (memref::LoadOp load : findLoads())
      if (!isOnHost(getBase(load.getMemRef())))
        keepElement(rewriter, load);
    for (linalg::LinalgOp op : ops) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        // The body of linalg.map may capture; other ops get an operand.
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
    if (failed(checkHostArguments()))
      return signalPassFailure();
    // Erase unused loads.
    SmallVector<Operation *> dead;
    getOperation().walk([&](Operation *op) {
      if (op->getNumResults() != 0 && (isa<memref::LoadOp>(op) || isPure(op)))
        dead.push_back(op);
    });
    for (Operation *op : llvm::reverse(dead))
      if (op->use_empty())
        rewriter.eraseOp(op);
    // The schedule itself depends on the remaining loads.
    for (memref::LoadOp load : findLoads()) {
      if (isOnHost(getBase(load.getMemRef())))
        continue;
      LDBG() << "the schedule waits for " << *load;
      ++numHostReads;
      rewriter.setInsertionPoint(load);
      rewriter.replaceOpWithNewOp<HostReadOp>(
          load, load.getType(), load.getMemRef(), load.getIndices());
    }
  }

  /// Refuses kernels and collectives that access the host's memory.
  LogicalResult checkHostArguments() {
    for (BlockArgument argument : getOperation().getArguments()) {
      Operation *user = nullptr;
      if (isOnHost(argument))
        forEachAccess(argument, [&](Operation *op) {
          bool isKernel = isa<linalg::LinalgOp>(op) ||
                          op->getParentOfType<linalg::LinalgOp>();
          if (isKernel || !isa<memref::LoadOp>(op))
            user = op;
          return !user;
        });
      if (!user)
        continue;
      EntryInfo info(getOperation());
      InFlightDiagnostic error = emitError(argument.getLoc());
      error << "argument '"
            << info.getArguments()[argument.getArgNumber()].getName()
            << "' stays in the host's memory (dp.host), but the devices need "
               "it";
      error.attachNote(user->getLoc()) << "here";
      return error;
    }
    return success();
  }

  /// Returns the loads of the schedule, without those in bodies.
  SmallVector<memref::LoadOp> findLoads() {
    SmallVector<memref::LoadOp> loads;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto load = dyn_cast<memref::LoadOp>(op))
        loads.push_back(load);
      return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                       : WalkResult::advance();
    });
    return loads;
  }
};
} // namespace
