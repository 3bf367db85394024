//===- VerifyReads.cpp - Verification of reads at local indices -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// An index in a device's program is global, unless it is the index of a loop
// over a chunk. The pass proves for each op that reads or writes at computed
// indices that it accesses a whole tensor, or a chunk at a local index. It uses
// the placed types that dp-parallelize kept, and is independent of the way in
// which dp-parallelize traced the indices.
//
//===----------------------------------------------------------------------===//

#include "LocalOperands.h"
#include "dp/Transforms/Parallelize/PlacedTypes.h"

#include "dp/Analysis/Placement/ControlFlow.h"
#include "dp/IR/Attention.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/Interfaces/PlacementOpInterface.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-verify-reads"

namespace mlir::dp {
#define GEN_PASS_DEF_DPVERIFYREADS
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

namespace {
/// The sharding of one dimension or one loop.
struct Cut {
  bool isWhole = true;
  /// The whole extent, which may be dynamic, and the unit of a chunk.
  int64_t extent = 0, unit = 1;
  /// Returns true if both are cut alike, as far as static extents show.
  bool isAlike(const Cut &o) const {
    return isWhole == o.isWhole &&
           (isWhole || (unit == o.unit &&
                        (extent == o.extent || ShapedType::isDynamic(extent) ||
                         ShapedType::isDynamic(o.extent))));
  }
};

class ReadVerifier {
public:
  explicit ReadVerifier(ParallelOp parallel) : parallel(parallel) {}
  LogicalResult run();

private:
  using Loops = SmallVector<std::optional<Cut>>;

  /// Returns the tensor that `value` is a part of; null if it is unknown.
  PlacedType getType(Value value);
  PlacedType findType(Value value);
  /// Returns the sharding of dimension `dim` of `value`; none if it is unknown.
  std::optional<Cut> getCut(Value value, int64_t dim);
  /// Returns true if `value` is the offset of a device's chunk of such a
  /// sharding.
  static bool isOffset(Value value, Cut cut);
  /// Returns true if `use` adds the offset to an index of this sharding.
  static bool addsOffset(OpOperand &use, Cut cut);
  /// Returns the known shardings of the loops of `op`; fails if operands that
  /// one loop runs over are sharded differently.
  FailureOr<Loops> getLoops(LinalgOp op);

  LogicalResult verify(LinalgOp op);
  LogicalResult verify(tensor::ExtractOp op);
  LogicalResult verify(tensor::GenerateOp op);
  LogicalResult verify(OffsetSizeAndStrideOpInterface op, Value large);
  LogicalResult verify(IndexUpdateOp op);
  /// Verifies that `values` are cut as the first one is, but not along the
  /// dimensions from `dim` to `end`.
  LogicalResult verifyRows(Operation *op, ValueRange values, int64_t dim,
                           int64_t end);
  /// Verifies that the operands of attention are cut alike, along the batch.
  LogicalResult verifyAttention(Operation *op, Value mask, int64_t numBatch);
  LogicalResult verifyOther(Operation *op);
  LogicalResult verify(Operation *op);
  LogicalResult verifyIndexUses(Value index, Cut cut, Operation *op,
                                StringRef what);
  InFlightDiagnostic fail(Operation *op, Value value, int64_t dim);

  ParallelOp parallel;
  llvm::DenseMap<Value, PlacedType> types;
  /// Loops of the structured ops that were verified.
  llvm::DenseMap<Operation *, Loops> loopsOf;
};
} // namespace

InFlightDiagnostic ReadVerifier::fail(Operation *op, Value value, int64_t dim) {
  InFlightDiagnostic diagnostic = op->emitOpError();
  diagnostic << "takes a device's chunk of dimension " << dim << " of ";
  if (PlacedType type = getType(value))
    diagnostic << type.getTensorType();
  else
    diagnostic << value.getType();
  return diagnostic;
}

PlacedType ReadVerifier::getType(Value value) {
  auto it = types.find(value);
  if (it != types.end())
    return it->second;
  PlacedType type = findType(value);
  if (type)
    LDBG() << "the value at " << value.getLoc() << " is a part of " << type;
  else
    LDBG() << "the value at " << value.getLoc() << " has no known placement";
  types[value] = type;
  return type;
}

PlacedType ReadVerifier::findType(Value value) {
  auto place = [](Value whole, PlacementAttr placement) {
    return PlacedType::get(cast<RankedTensorType>(whole.getType()), placement);
  };
  MLIRContext *context = value.getContext();
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto inParallel = dyn_cast<ParallelOp>(parent))
      return dyn_cast<PlacedType>(
          inParallel.getInputs()[argument.getArgNumber()].getType());
    if (!isControlFlow(parent))
      return {};
    // A carried value has one placement. All are set at once, because there may
    // be many.
    for (const CarrySlot &slot : getCarrySlots(parent))
      for (Value target : slot.targets)
        if (isa<BlockArgument>(target)) {
          PlacedType type = getType(slot.sources.front()->get());
          types[target] = type;
        }
    return types.lookup(value);
  }
  Operation *op = value.getDefiningOp();
  // Collectives state the placement of their results.
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  if (collective && collective.isUniform())
    return place(value, PlacementAttr::replicated(context));
  if (auto slice = dyn_cast<LocalSliceOp>(op))
    return place(
        slice.getInput(),
        PlacementAttr::sharded(context, slice.getDim(), slice.getUnit()));
  if (auto scatter = dyn_cast<ReduceScatterOp>(op))
    return place(
        scatter.getInput(),
        PlacementAttr::sharded(context, scatter.getDim(), scatter.getUnit()));
  return getPlacedType(value);
}

std::optional<Cut> ReadVerifier::getCut(Value value, int64_t dim) {
  PlacedType type = getType(value);
  if (!type || type.getTensorType().getRank() <= dim)
    return std::nullopt;
  PlacementAttr placement = type.getPlacement();
  if (!placement.isSharded() || placement.getDim() != dim)
    return Cut{};
  return Cut{false, type.getTensorType().getDimSize(dim), placement.getUnit()};
}

bool ReadVerifier::isOffset(Value value, Cut cut) {
  auto offset = value.getDefiningOp<ShardOffsetOp>();
  if (!offset || static_cast<int64_t>(offset.getUnit()) != cut.unit)
    return false;
  std::optional<int64_t> extent = getConstantIntValue(offset.getExtent());
  return ShapedType::isDynamic(cut.extent) || extent == cut.extent;
}

bool ReadVerifier::addsOffset(OpOperand &use, Cut cut) {
  auto add = dyn_cast<arith::AddIOp>(use.getOwner());
  return add && isOffset(add->getOperand(1 - use.getOperandNumber()), cut);
}

FailureOr<ReadVerifier::Loops> ReadVerifier::getLoops(LinalgOp op) {
  auto it = loopsOf.find(op);
  if (it != loopsOf.end())
    return it->second;
  Loops loops(op.getNumLoops());
  auto meet = [&](Value value, AffineMap map) -> LogicalResult {
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      std::optional<Cut> cut = getCut(value, dim);
      if (!cut)
        continue;
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop) {
        if (!cut->isWhole)
          return fail(op, value, dim)
                 << " through result " << dim << " of '"
                 << AffineMapAttr::get(map)
                 << "'; expected a loop's own index there, or the whole tensor";
        continue;
      }
      std::optional<Cut> &known = loops[loop.getPosition()];
      if (known && !known->isAlike(*cut))
        return fail(op, value, dim)
               << " beside operands that are cut otherwise along loop "
               << loop.getPosition() << "; expected them to be cut alike";
      if (!known || ShapedType::isDynamic(known->extent))
        known = cut;
    }
    return success();
  };
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()) &&
        failed(meet(operand.get(), maps[operand.getOperandNumber()])))
      return failure();
  for (OpResult result : op->getResults())
    if (failed(meet(result, op.getIndexingMapMatchingResult(result))))
      return failure();
  loopsOf[op] = loops;
  return loops;
}

/// A loop index over a chunk counts from 0 on each device: each use makes it
/// global, or reads a chunk of the same sharding.
LogicalResult ReadVerifier::verifyIndexUses(Value index, Cut cut, Operation *op,
                                            StringRef what) {
  for (OpOperand &use : index.getUses()) {
    if (addsOffset(use, cut))
      continue;
    if (auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner()))
      if (use.getOperandNumber() > 0) {
        std::optional<Cut> read =
            getCut(extract.getTensor(), use.getOperandNumber() - 1);
        if (read && !read->isWhole && read->isAlike(cut))
          continue;
      }
    InFlightDiagnostic diagnostic = use.getOwner()->emitOpError()
                                    << "takes " << what
                                    << ", which counts from 0 in a device's "
                                       "chunk of ";
    if (ShapedType::isDynamic(cut.extent))
      diagnostic << "'?'";
    else
      diagnostic << cut.extent;
    diagnostic << " in all, for a number that counts in the whole; expected "
                  "dp.shard_offset added to it, or a read of such a chunk";
    diagnostic.attachNote(op->getLoc()) << "it is one of this op";
    return failure();
  }
  return success();
}

LogicalResult ReadVerifier::verify(LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return success();
  FailureOr<Loops> loops = getLoops(op);
  if (failed(loops))
    return failure();
  WalkResult walked = op->walk([&](linalg::IndexOp index) {
    if (index->getParentOfType<LinalgOp>() != op ||
        index.getDim() >= loops->size())
      return WalkResult::advance();
    const std::optional<Cut> &cut = (*loops)[index.getDim()];
    if (!cut || cut->isWhole)
      return WalkResult::advance();
    return WalkResult(verifyIndexUses(
        index, *cut, op, ("the index of loop " + Twine(index.getDim())).str()));
  });
  return failure(walked.wasInterrupted());
}

/// The index of a sharded dimension is the index of a loop over the same
/// sharding; verifyIndexUses checks the loop.
LogicalResult ReadVerifier::verify(tensor::ExtractOp op) {
  for (auto [dim, index] : llvm::enumerate(op.getIndices())) {
    std::optional<Cut> cut = getCut(op.getTensor(), dim);
    if (!cut || cut->isWhole)
      continue;
    auto loop = index.getDefiningOp<linalg::IndexOp>();
    auto structured = loop ? loop->getParentOfType<LinalgOp>() : LinalgOp();
    bool isSame = false;
    if (structured && structured->isProperAncestor(op)) {
      FailureOr<Loops> loops = getLoops(structured);
      if (failed(loops))
        return failure();
      const std::optional<Cut> &over = (*loops)[loop.getDim()];
      isSame = over && over->isAlike(*cut);
    }
    if (!isSame)
      return fail(op, op.getTensor(), dim)
             << " and reads it at an index that is not shown to be local; "
                "expected linalg.index of a loop over the same chunk, or the "
                "whole tensor";
  }
  return success();
}

LogicalResult ReadVerifier::verify(tensor::GenerateOp op) {
  for (BlockArgument index : op.getBody().getArguments()) {
    std::optional<Cut> cut = getCut(op.getResult(), index.getArgNumber());
    if (cut && !cut->isWhole &&
        failed(verifyIndexUses(index, *cut, op,
                               ("index " + Twine(index.getArgNumber())).str())))
      return failure();
  }
  return success();
}

/// A slice takes the whole chunk along the sharded dimension.
LogicalResult ReadVerifier::verify(OffsetSizeAndStrideOpInterface op,
                                   Value large) {
  for (auto [dim, offset, stride] :
       llvm::enumerate(op.getMixedOffsets(), op.getMixedStrides())) {
    std::optional<Cut> cut = getCut(large, dim);
    if (!cut || cut->isWhole)
      continue;
    if (!isConstantIntValue(offset, 0) || !isConstantIntValue(stride, 1))
      return fail(op, large, dim)
             << " and a part of that; expected offset 0 and stride 1, or the "
                "whole tensor";
  }
  return success();
}

/// An update along a sharded dimension has local indices; a batching dimension
/// is sharded as the dimension that counts its updates.
LogicalResult ReadVerifier::verify(IndexUpdateOp op) {
  IndexUpdateShape shape = op.getUpdateShape();
  for (auto [component, dim] : llvm::enumerate(op.getDims())) {
    std::optional<Cut> cut = getCut(op.getDest(), dim);
    if (!cut || cut->isWhole)
      continue;
    auto isLocalOffset = [&](Value value) { return isOffset(value, *cut); };
    if (!subtractsOffset(op.getIndices(), shape.hasVectors, component,
                         isLocalOffset))
      return fail(op, op.getDest(), dim)
             << " and updates it at indices that are not shown to be local; "
                "expected dp.shard_offset subtracted from them, or the whole "
                "tensor";
  }
  for (int64_t counted = 0; counted < shape.numCounted; ++counted) {
    std::optional<Cut> updates = getCut(op.getUpdates(), counted);
    std::optional<Cut> indices = getCut(op.getIndices(), counted);
    if (updates && indices && !updates->isAlike(*indices))
      return fail(op, op.getUpdates(), counted)
             << ", and of the indices it takes another one; expected both to "
                "be cut alike";
    if (counted >= static_cast<int64_t>(op.getBatching().size()))
      continue;
    int64_t dim = op.getBatching()[counted];
    std::optional<Cut> dest = getCut(op.getDest(), dim);
    if (dest && updates && !dest->isAlike(*updates))
      return fail(op, op.getDest(), dim)
             << ", and of its updates another one; expected both to be cut "
                "alike";
  }
  return success();
}

LogicalResult ReadVerifier::verifyRows(Operation *op, ValueRange values,
                                       int64_t dim, int64_t end) {
  for (Value value : values)
    for (int64_t i = 0; i < cast<RankedTensorType>(value.getType()).getRank();
         ++i) {
      std::optional<Cut> cut = getCut(value, i);
      std::optional<Cut> first = getCut(values.front(), i);
      if (cut && !cut->isWhole && i >= dim && i < end)
        return fail(op, value, i)
               << " and computes along it; expected the whole tensor";
      if (cut && first && !cut->isAlike(*first))
        return fail(op, value, i) << " beside values that are cut otherwise; "
                                     "expected them to be cut alike";
    }
  return success();
}

LogicalResult ReadVerifier::verifyAttention(Operation *op, Value mask,
                                            int64_t numBatch) {
  Value query = op->getOperand(0);
  for (Value value : op->getOperands()) {
    auto type = cast<RankedTensorType>(value.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      std::optional<Cut> cut = getCut(value, dim);
      if (!cut)
        continue;
      if (dim >= numBatch) {
        if (!cut->isWhole)
          return fail(op, value, dim)
                 << " and computes along it; expected the whole tensor";
        continue;
      }
      std::optional<Cut> first = getCut(query, dim);
      // A mask that is the same for all.
      if (!first ||
          (value == mask && cut->isWhole && type.getDimSize(dim) == 1))
        continue;
      // Keys that several matrices of queries share.
      if (!ShapedType::isDynamic(cut->extent) && cut->extent > 0 &&
          !ShapedType::isDynamic(first->extent)) {
        cut->unit *= first->extent / cut->extent;
        cut->extent *= first->extent / cut->extent;
      }
      if (!cut->isAlike(*first))
        return fail(op, value, dim) << " beside a query that is cut otherwise; "
                                       "expected them to be cut alike";
    }
  }
  return success();
}

/// Other ops may access any element: those without a placement rule, and ops in
/// the bodies of ops, whose indices are global. So they take no chunk.
LogicalResult ReadVerifier::verifyOther(Operation *op) {
  Operation *parent = op->getParentOp();
  while (isControlFlow(parent))
    parent = parent->getParentOp();
  bool isKnown =
      parent == parallel && (isa<PlacementOpInterface>(op) ||
                             isa_and_nonnull<DPDialect>(op->getDialect()));
  if (isKnown || op->hasTrait<OpTrait::IsTerminator>() || isControlFlow(op))
    return success();
  for (Value value : op->getOperands()) {
    PlacedType type =
        isa<RankedTensorType>(value.getType()) ? getType(value) : PlacedType();
    if (type && type.getPlacement().isSharded())
      return fail(op, value, type.getPlacement().getDim())
             << " and may read it anywhere; expected the whole tensor";
  }
  return success();
}

LogicalResult ReadVerifier::verify(Operation *op) {
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return verify(extract);
  if (failed(verifyOther(op)))
    return failure();
  if (auto generate = dyn_cast<tensor::GenerateOp>(op))
    return verify(generate);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return verify(slice, slice.getSource());
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return verify(insert, insert.getDest());
  if (auto update = dyn_cast<IndexUpdateOp>(op))
    return verify(update);
  // The rows of a scan are whole, or continue those of the chunks before.
  if (auto scan = dyn_cast<ScanOp>(op))
    return verifyRows(op, scan.getInputs(), scan.getDim(),
                      scan.getDim() +
                          !llvm::all_of(scan.getInits(), isCarriedFromChunks));
  if (auto sort = dyn_cast<SortOp>(op))
    return verifyRows(op, sort.getValues(), sort.getDim(), sort.getDim() + 1);
  if (auto a = dyn_cast<AttentionOp>(op))
    return verifyAttention(op, a.getMask(), a.getNumBatchDims());
  if (auto a = dyn_cast<AttentionGradientOp>(op))
    return verifyAttention(op, a.getMask(), a.getNumBatchDims());
  if (auto r = dyn_cast<RoutineOp>(op))
    return verifyRows(op, r.getInputs(), r.getNumBatchDims(), INT64_MAX);
  if (auto structured = dyn_cast<LinalgOp>(op))
    return verify(structured);
  return success();
}

LogicalResult ReadVerifier::run() {
  bool isNoted = false;
  parallel->walk(
      [&](Operation *op) { isNoted |= op->hasAttr(kPlacedTypesAttr); });
  if (!isNoted)
    return success();
  bool hasFailed = false;
  parallel.getBodyBlock()->walk(
      [&](Operation *op) { hasFailed |= failed(verify(op)); });
  return failure(hasFailed);
}

namespace {
struct VerifyReads : dp::impl::DPVerifyReadsBase<VerifyReads> {
  using DPVerifyReadsBase::DPVerifyReadsBase;

  void runOnStage() override {
    SmallVector<ParallelOp> parallels;
    getOperation().walk(
        [&](ParallelOp parallel) { parallels.push_back(parallel); });
    for (ParallelOp parallel : parallels) {
      if (failed(ReadVerifier(parallel).run()))
        return signalPassFailure();
      if (!keepPlacements)
        parallel->walk([](Operation *op) { op->removeAttr(kPlacedTypesAttr); });
    }
  }
};
} // namespace
