//===- Accumulate.cpp - Gradient accumulation over micro-batches ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The program up to the first reduction works on any chunk of the batch: it
// depends on the rows of the chunk, their number and the first row's index. So
// a loop can run it on pieces of the device's chunk.
//
//===----------------------------------------------------------------------===//

#include "Pieces.h"
#include "dp/Transforms/Parallelize/PlacedTypes.h"

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/StateShape.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-accumulate"

namespace mlir::dp {
#define GEN_PASS_DEF_DPACCUMULATE
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static bool holdsCollective(Operation *op) {
  return op->walk([](CollectiveOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Returns true if `op` has no effect but checks, and is no contraction.
static bool isCheap(Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return (op->getNumRegions() == 0 || isa<tensor::PadOp>(op)) &&
           isMemoryEffectFree(op);
  // A product with a vector reads each element once.
  bool isLarge = structured.getNumLoops() > 2 &&
                 (linalg::isaContractionOpInterface(structured) ||
                  linalg::isaConvolutionOpInterface(structured));
  return !isLarge && llvm::all_of(*structured.getBlock(), [](Operation &inner) {
    return isa<cf::AssertOp>(inner) || isMemoryEffectFree(&inner);
  });
}

/// Returns the placement of `value` that dp-parallelize kept.
static std::optional<PlacementAttr> getPlacement(Value value) {
  PlacedType placed = getPlacedType(value);
  return placed ? std::make_optional(placed.getPlacement()) : std::nullopt;
}

static bool hasPlacement(Value value, PlacementKind kind) {
  std::optional<PlacementAttr> placement = getPlacement(value);
  return placement && placement->getKind() == kind;
}

namespace {
class Accumulator {
public:
  Accumulator(ParallelOp parallel, int64_t pieces)
      : parallel(parallel), body(parallel.getBodyBlock()), pieces(pieces),
        builder(parallel.getContext()) {}

  LogicalResult run() {
    findChunks();
    Operation *taker = analyze();
    if (taker && findEarlySums())
      taker = analyze();
    if (failed(checkStatistics()))
      return failure();
    if (taker)
      return reportTaker(taker);
    if (outputs.empty() && effects.empty())
      return success();
    findMembers();
    return build();
  }

private:
  InFlightDiagnostic fail(Location loc) {
    return emitError(loc) << "cannot accumulate over " << pieces
                          << " pieces of the batch: ";
  }

  bool readsAny(Operation *op, const llvm::DenseSet<Value> &values) {
    bool reads = false;
    forEachRead(op, [&](Value value) { reads |= values.contains(value); });
    return reads;
  }

  /// Finds the arguments that are chunks of a batch, and those that are ranges
  /// of sharded state, which every piece takes whole.
  void findChunks() {
    for (auto [input, argument] :
         llvm::zip_equal(parallel.getInputs(), body->getArguments())) {
      auto placed = dyn_cast<PlacedType>(input.getType());
      if (!placed || placed.getPlacement().getKind() != PlacementKind::sharded)
        continue;
      auto scatter = input.getDefiningOp<ScatterOp>();
      auto source = scatter ? dyn_cast<BlockArgument>(scatter.getInput())
                            : BlockArgument();
      auto function =
          source ? dyn_cast<func::FuncOp>(source.getOwner()->getParentOp())
                 : func::FuncOp();
      if (function && function.getArgAttr(source.getArgNumber(), kShapeAttr))
        ranges.insert(argument);
      else
        chunks[argument] = placed.getPlacement();
    }
  }

  /// Returns an op that takes rows again after a sum over all of them, or null.
  Operation *analyze() {
    for (llvm::DenseSet<Value> *set : {&rows, &sums})
      set->clear();
    for (llvm::DenseSet<Operation *> *set : {&chunkDependent, &elements})
      set->clear();
    rowOps.clear();
    effects.clear();
    outputs.clear();
    findRows();
    findChunkDependent();
    return findOutputs();
  }

  /// Finds the sums that are computed of the whole chunk before the pieces: the
  /// count of targets that a loss does not ignore, for example, by which each
  /// piece divides. Only of values that need no contraction, since the
  /// operands of a whole chunk are in memory for them. Returns whether there
  /// are any.
  bool findEarlySums() {
    llvm::DenseSet<Value> heavy(ranges);
    for (Operation &op : body->without_terminator()) {
      bool isLight = !readsAny(&op, heavy) && isCheap(&op);
      if (isLight && isa<AllReduceOp>(op) && readsAny(&op, rows))
        earlySums.insert(&op);
      if (!isLight)
        heavy.insert(op.result_begin(), op.result_end());
    }
    return !earlySums.empty();
  }

  /// Separates the ops that compute rows before the first reduction or use of
  /// sharded state from the ops that depend on a reduction.
  void findRows() {
    for (auto &[argument, placement] : chunks)
      rows.insert(argument);
    findElements();
    for (Operation &op : body->without_terminator()) {
      if (earlySums.contains(&op))
        continue;
      bool readsRows = readsAny(&op, rows), readsSums = readsAny(&op, sums);
      bool readsRanges = readsAny(&op, ranges);
      if (readsRanges && !readsRows && !readsSums && !holdsCollective(&op)) {
        ranges.insert(op.result_begin(), op.result_end());
      } else if (readsRows && !readsSums && !readsRanges &&
                 !holdsCollective(&op) && !elements.contains(&op)) {
        rows.insert(op.result_begin(), op.result_end());
        rowOps.insert(&op);
        if (!isMemoryEffectFree(&op) && !wouldOpBeTriviallyDead(&op))
          effects.push_back(&op);
      } else if (readsRows || readsSums) {
        sums.insert(op.result_begin(), op.result_end());
      }
    }
  }

  /// Finds the ops that compute this device's element of a per-device result.
  /// They take the sum over all pieces.
  void findElements() {
    for (OpResult result : parallel->getResults())
      for (Operation *user : result.getUsers()) {
        if (!user->hasAttr(kPerDeviceAttr))
          continue;
        Value element =
            body->getTerminator()->getOperand(result.getResultNumber());
        while (Operation *op = element.getDefiningOp()) {
          if (!isa<tensor::CastOp, tensor::ExpandShapeOp>(op))
            break;
          elements.insert(op);
          element = op->getOperand(0);
        }
      }
  }

  /// Finds the other ops that depend on the chunk (its size or its offset). The
  /// pieces and the rest of the program have a copy each.
  void findChunkDependent() {
    llvm::DenseSet<Value> dependent;
    for (Operation &op : body->without_terminator()) {
      if (rowOps.contains(&op) || holdsCollective(&op) || readsAny(&op, sums))
        continue;
      bool depends = readsAny(&op, dependent);
      op.walk([&](Operation *inner) {
        depends |= isa<RankOp, ShardSizeOp, ShardOffsetOp, LocalSliceOp>(inner);
      });
      if (!depends)
        continue;
      dependent.insert(op.result_begin(), op.result_end());
      chunkDependent.insert(&op);
    }
  }

  /// Fails where the values of the pieces cannot be combined.
  LogicalResult checkStatistics() {
    for (Operation *op : rowOps)
      if (readsSummand(op))
        for (Value result : op->getResults())
          if (hasPlacement(result, PlacementKind::replicated))
            return fail(op->getLoc())
                   << "this is a statistic of all rows of a device";
    return success();
  }

  /// Finds the values of the pieces that the rest of the program uses. Returns
  /// an op that takes rows of all pieces, or null.
  Operation *findOutputs() {
    for (Operation &op : *body) {
      if (rowOps.contains(&op) || earlySums.contains(&op))
        continue;
      // Results, and updates of sharded state, may take rows.
      bool takesRows = op.hasTrait<OpTrait::IsTerminator>() ||
                       (readsAny(&op, ranges) && !readsAny(&op, sums) &&
                        !holdsCollective(&op));
      Value bad;
      forEachRead(&op, [&](Value value) {
        if (!rows.contains(value) || (takesRows && chunks.contains(value)))
          return;
        bool fits = hasPlacement(value, PlacementKind::partial) ||
                    (takesRows && hasPlacement(value, PlacementKind::sharded));
        if (fits)
          outputs.insert(value);
        else if (!bad)
          bad = value;
      });
      if (bad)
        return &op;
    }
    return nullptr;
  }

  LogicalResult reportTaker(Operation *op) {
    if (auto reason = op->getAttrOfType<StringAttr>(kReasonAttr))
      return fail(op->getLoc())
             << "this takes rows of all of them (" << reason.getValue() << ")";
    return fail(op->getLoc())
           << "this takes rows again after a sum over all of them";
  }

  bool readsSummand(Operation *op) {
    return llvm::any_of(op->getOperands(), [](Value value) {
      return hasPlacement(value, PlacementKind::partial);
    });
  }

  /// Finds the ops that each piece runs.
  void findMembers() {
    SmallVector<Operation *> work(effects);
    auto add = [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (def && def->getBlock() == body &&
          (rowOps.contains(def) || chunkDependent.contains(def)) &&
          members.insert(def).second)
        work.push_back(def);
    };
    members.insert(effects.begin(), effects.end());
    llvm::for_each(outputs, add);
    while (!work.empty())
      forEachRead(work.pop_back_val(), add);
  }

  /// Returns the first op that uses a value of the pieces.
  Operation *findFirstUser() {
    Operation *place = body->getTerminator();
    for (Value output : outputs)
      for (Operation *user : output.getUsers()) {
        Operation *ancestor = body->findAncestorOpInBlock(*user);
        if (!rowOps.contains(ancestor) && !earlySums.contains(ancestor) &&
            ancestor->isBeforeInBlock(place))
          place = ancestor;
      }
    return place;
  }

  /// Moves the ops of the pieces and their operands before `place`, where
  /// the sizes of the outputs are computed; none of them depends on a
  /// reduction. State that is gathered for each use is gathered once for all
  /// pieces.
  void moveInFront(Operation *place) {
    llvm::SmallPtrSet<Operation *, 16> moved, seen;
    SmallVector<Operation *> work;
    auto add = [&](Operation *op) {
      if (!seen.insert(op).second)
        return;
      if (!op->isBeforeInBlock(place))
        moved.insert(op);
      work.push_back(op);
    };
    llvm::for_each(members, add);
    while (!work.empty())
      forEachRead(work.pop_back_val(), [&](Value value) {
        Operation *def = value.getDefiningOp();
        if (!def || def->getBlock() != body)
          return;
        if (!members.contains(def))
          def->removeAttr(kPerUseAttr);
        add(def);
      });
    for (Operation &op : llvm::make_early_inc_range(*body))
      if (moved.contains(&op))
        op.moveBefore(place);
  }

  LogicalResult build() {
    for (Value output : outputs) {
      PlacementAttr placement = *getPlacement(output);
      if (placement.getKind() == PlacementKind::partial &&
          !getIdentity(builder, getElementTypeOrSelf(output.getType()),
                       placement.getReduction()))
        return fail(output.getLoc())
               << "no number of type " << getElementTypeOrSelf(output.getType())
               << " leaves others as they are where they combine";
    }
    Operation *place = findFirstUser();
    moveInFront(place);
    for (Value output : outputs)
      LDBG() << "accumulate a value of type " << output.getType() << " over "
             << pieces << " pieces, at " << output.getLoc();
    Location loc = parallel.getLoc();
    builder.setInsertionPoint(place);
    Pieces cut(builder, loc, chunks, parallel.getInputs(), pieces);

    SmallVector<Value> wholes = llvm::map_to_vector(
        outputs, [&](Value output) { return makeInit(output, cut); });
    auto zero = arith::ConstantIndexOp::create(builder, loc, 0);
    auto one = arith::ConstantIndexOp::create(builder, loc, 1);
    auto loop = scf::ForOp::create(builder, loc, zero, cut.getFullPieces(), one,
                                   wholes);
    builder.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> next =
        addPiece({loop.getInductionVar(), /*isLast=*/false},
                 llvm::to_vector_of<Value>(loop.getRegionIterArgs()), cut);
    // A loop without carried values has its terminator already.
    if (!next.empty())
      scf::YieldOp::create(builder, loc, next);
    builder.setInsertionPoint(place);
    wholes = addPiece({cut.getFullPieces(), /*isLast=*/true},
                      llvm::to_vector_of<Value>(loop.getResults()), cut);

    for (auto [output, whole] : llvm::zip_equal(outputs, wholes)) {
      Value before = output;
      before.replaceUsesWithIf(whole, [&](OpOperand &use) {
        Operation *user = body->findAncestorOpInBlock(*use.getOwner());
        return (user == place || place->isBeforeInBlock(user)) &&
               !rowOps.contains(user);
      });
    }
    for (Operation *op : llvm::reverse(rowOps))
      if (op->use_empty())
        op->erase();
    return success();
  }

  /// Returns the value of `output` before the first piece: an empty tensor, or
  /// the identity of its reduction.
  Value makeInit(Value output, const Pieces &cut) {
    Location loc = output.getLoc();
    PlacementAttr placement = *getPlacement(output);
    auto type = cast<RankedTensorType>(output.getType());
    if (placement.getKind() == PlacementKind::sharded)
      return tensor::EmptyOp::create(
          builder, loc,
          cut.getWholeSizes(builder, output, placement, getChunk(output)),
          type.getElementType());
    TypedAttr identity =
        getIdentity(builder, type.getElementType(), placement.getReduction());
    Value number = arith::ConstantOp::create(builder, loc, identity);
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, output),
        type.getElementType());
    return linalg::FillOp::create(builder, loc, number, empty).getResult(0);
  }

  /// Returns a chunk that `value` is computed from; all such chunks have the
  /// same number of rows.
  Value getChunk(Value value) {
    llvm::SmallPtrSet<Operation *, 16> seen;
    SmallVector<Value> work = {value};
    while (!work.empty()) {
      Value next = work.pop_back_val();
      if (chunks.contains(next))
        return next;
      Operation *def = next.getDefiningOp();
      if (def && rows.contains(next) && seen.insert(def).second)
        forEachRead(def, [&](Value read) {
          if (rows.contains(read))
            work.push_back(read);
        });
    }
    llvm_unreachable("rows are made of chunks");
  }

  /// Clones the ops of a piece and combines its outputs with `wholes`.
  SmallVector<Value> addPiece(Piece piece, ArrayRef<Value> wholes,
                              Pieces &cut) {
    IRMapping mapping;
    for (auto &[argument, placement] : chunks)
      mapping.map(argument, cut.slice(builder, argument, placement, piece));
    SmallVector<Operation *> clones;
    for (Operation &op : body->without_terminator())
      if (members.contains(&op))
        clones.push_back(builder.clone(op, mapping));
    for (Operation *clone : clones)
      cut.restrictTo(clone, piece);
    SmallVector<Value> result;
    for (auto [output, whole] : llvm::zip_equal(outputs, wholes)) {
      Value part = mapping.lookup(output);
      PlacementAttr placement = *getPlacement(output);
      result.push_back(placement.getKind() == PlacementKind::sharded
                           ? cut.insert(builder, part, whole, placement,
                                        getChunk(output), piece)
                           : combine(whole, part, placement.getReduction(),
                                     output.getLoc()));
    }
    return result;
  }

  Value combine(Value whole, Value part, ReductionKind kind, Location loc) {
    auto type = cast<RankedTensorType>(whole.getType());
    AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
    return linalg::GenericOp::create(
               builder, loc, TypeRange{type}, ValueRange{part},
               ValueRange{whole}, ArrayRef<AffineMap>{map, map},
               SmallVector<utils::IteratorType>(type.getRank(),
                                                utils::IteratorType::parallel),
               [&](OpBuilder &inside, Location at, ValueRange operands) {
                 linalg::YieldOp::create(
                     inside, at,
                     arith::getReductionOp(
                         getCombiner(kind, type.getElementType()), inside, at,
                         operands[1], operands[0]));
               })
        .getResult(0);
  }

  ParallelOp parallel;
  Block *body;
  int64_t pieces;
  OpBuilder builder;
  llvm::MapVector<Value, PlacementAttr> chunks;
  /// Values computed from chunks before a reduction, values that depend on a
  /// reduction, and values computed from sharded state alone.
  llvm::DenseSet<Value> rows, sums, ranges;
  llvm::SetVector<Operation *> rowOps; ///< define the rows
  llvm::DenseSet<Operation *> chunkDependent, members, elements;
  llvm::DenseSet<Operation *> earlySums; ///< collectives before the pieces
  SmallVector<Operation *> effects; ///< those of `rowOps` with side effects
  llvm::SetVector<Value> outputs;
};

struct Accumulate : dp::impl::DPAccumulateBase<Accumulate> {
  using DPAccumulateBase::DPAccumulateBase;

  void runOnStage() override {
    if (pieces < 1) {
      getOperation().emitError()
          << "expected at least 1 micro-batch per step, found "
          << static_cast<int64_t>(pieces);
      return signalPassFailure();
    }
    if (devices < 0 || devices > kMaxDevices) {
      getOperation().emitError()
          << "expected option 'devices' to be from 0 to " << kMaxDevices
          << ", found " << static_cast<int64_t>(devices);
      return signalPassFailure();
    }
    SmallVector<ParallelOp> parallels;
    getOperation().walk(
        [&](ParallelOp parallel) { parallels.push_back(parallel); });
    for (ParallelOp parallel : parallels) {
      if (parallel.getStaticDevices()) {
        parallel.emitError() << "expected the number of devices to be open "
                                "until the pieces are made";
        return signalPassFailure();
      }
      if (pieces > 1 && failed(Accumulator(parallel, pieces).run()))
        return signalPassFailure();
      parallel->walk([](Operation *op) { op->removeAttr(kPlacedTypesAttr); });
      if (devices > 0)
        setDevices(parallel, devices);
    }
  }
};
} // namespace
