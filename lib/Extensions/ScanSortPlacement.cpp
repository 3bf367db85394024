//===- ScanSortPlacement.cpp - Placement rules of scans and sorts ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// A factor for each dimension of `type` but `dim`.
static SmallVector<DimFactor, 4> addRowFactors(PlacementRule &rule, Type type,
                                               int64_t dim) {
  SmallVector<DimFactor, 4> dims(cast<RankedTensorType>(type).getRank());
  for (auto [number, factor] : llvm::enumerate(dims))
    if (static_cast<int64_t>(number) != dim)
      factor = {rule.addFactor(), 1};
  return dims;
}

namespace {
/// Parallel along all dimensions but `dim`.
struct SortPlacement
    : PlacementOpInterface::ExternalModel<SortPlacement, SortOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto sort = cast<SortOp>(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> dims =
        addRowFactors(rule, sort.getValues().front().getType(), sort.getDim());
    for (Value value : sort.getValues()) {
      rule.operands.push_back({value, dims});
      rule.results.push_back({dims, std::nullopt});
    }
    return rule;
  }
};
} // namespace

/// The state of a value that is `a` at some times and `b` at others.
static Linearity join(Linearity a, Linearity b) {
  if (a == b || b == Linearity::zero)
    return a;
  if (a == Linearity::zero)
    return b;
  return Linearity::nonlinear;
}

/// The identity of each accumulator, if the combiner consists of one reduction
/// op for each; else nothing.
static SmallVector<TypedAttr> getIdentities(ScanOp op) {
  Block &block = op.getCombiner().front();
  unsigned count = op.getInputs().size();
  OpBuilder builder(op.getContext());
  SmallVector<TypedAttr> identities;
  for (unsigned i = 0; i < count; ++i) {
    std::optional<ReductionKind> kind = getDirectKind(block, i, i + count);
    TypedAttr identity;
    if (kind)
      identity = getIdentity(builder, block.getArgument(i).getType(), *kind);
    if (!identity)
      return {};
    identities.push_back(identity);
  }
  return identities;
}

/// Returns true if devices can scan their chunks. Without an identity, the
/// first element of a chunk begins its total; totals are combined in the order
/// of the ranks.
static bool canSplit(ScanOp op) {
  return !op.getReverse() || !getIdentities(op).empty();
}

namespace {
/// Scans a device's chunk: the total of each chunk is sent to all devices, the
/// initial values are combined with the totals of the chunks before, and the
/// chunk is scanned from there.
class ChunkScan {
public:
  ChunkScan(ScanOp op, OpBuilder &builder, const Localization &localization)
      : op(op), count(op.getInputs().size()), builder(builder),
        loc(op.getLoc()), localization(localization),
        inputs(ArrayRef(localization.operands).take_front(count)),
        dests(ArrayRef(localization.operands).slice(count, count)),
        inits(ArrayRef(localization.operands).take_back(count)),
        identities(getIdentities(op)) {}

  SmallVector<Value> run() {
    SmallVector<Value> gathered = llvm::map_to_vector(
        createTotals(), [&](Value total) { return gather(total); });
    Value rank = RankOp::create(builder, loc, builder.getIndexType());
    SmallVector<Value> carries = combine(gathered, rank);
    // Not by the same op: they are the same on all devices, so that the program
    // may branch on them.
    SmallVector<Value> totals = combine(gathered, /*rank=*/nullptr);
    auto local =
        ScanOp::create(builder, loc, inputs, dests, carries, op.getDim(),
                       op.getExclusive(), op.getReverse());
    IRMapping mapping;
    op.getCombiner().cloneInto(&local.getCombiner(), mapping);
    local->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    SmallVector<Value> results(local.getPrefixes());
    llvm::append_range(results, totals);
    return results;
  }

private:
  static SmallVector<Value> inlineCombiner(OpBuilder &at, ScanOp op,
                                           ValueRange accumulators,
                                           ValueRange elements) {
    Block &block = op.getCombiner().front();
    IRMapping mapping;
    mapping.map(block.getArguments().take_front(accumulators.size()),
                accumulators);
    mapping.map(block.getArguments().drop_front(accumulators.size()), elements);
    for (Operation &inner : block.without_terminator())
      at.clone(inner, mapping);
    return llvm::map_to_vector(
        block.getTerminator()->getOperands(),
        [&](Value value) { return mapping.lookup(value); });
  }

  /// A tensor like an initial value, of elements `element`.
  Value createFilled(Value like, TypedAttr element) {
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, like),
        element.getType());
    Value number = arith::ConstantOp::create(builder, loc, element);
    return linalg::FillOp::create(builder, loc, number, empty).getResult(0);
  }

  /// The totals of this device's chunk. An empty one has the identity, if there
  /// is one, else zero.
  SmallVector<Value> createTotals() {
    int64_t rank = cast<RankedTensorType>(inputs.front().getType()).getRank();
    int64_t dim = op.getDim();
    SmallVector<Value> first;
    for (auto [number, init] : llvm::enumerate(inits)) {
      Type element = getElementTypeOrSelf(init.getType());
      first.push_back(createFilled(init, identities.empty()
                                             ? builder.getZeroAttr(element)
                                             : identities[number]));
    }
    // True where there is an element before.
    if (identities.empty())
      first.push_back(createFilled(inits.front(), builder.getBoolAttr(false)));
    AffineMap all = builder.getMultiDimIdentityMap(rank);
    SmallVector<AffineMap> maps(count, all);
    maps.append(first.size(), all.dropResult(dim));
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    iterators[dim] = utils::IteratorType::reduction;
    auto totals = linalg::GenericOp::create(
        builder, loc, ValueRange(first).getTypes(), inputs, first, maps,
        iterators, [&](OpBuilder &at, Location, ValueRange arguments) {
          ValueRange elements = arguments.take_front(count);
          SmallVector<Value> next =
              inlineCombiner(at, op, arguments.slice(count, count), elements);
          if (identities.empty()) {
            Value hasBefore = arguments.back();
            for (auto [value, element] : llvm::zip_equal(next, elements))
              value =
                  arith::SelectOp::create(at, loc, hasBefore, value, element);
            next.push_back(
                arith::ConstantOp::create(at, loc, at.getBoolAttr(true)));
          }
          linalg::YieldOp::create(at, loc, next);
        });
    return llvm::to_vector(ValueRange(totals.getResults()).take_front(count));
  }

  /// The totals of all devices, one after the other along a new dimension 0.
  Value gather(Value total) {
    auto type = cast<RankedTensorType>(total.getType());
    int64_t devices = localization.devices.value_or(ShapedType::kDynamic);
    SmallVector<int64_t> shape(type.getShape());
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, total);
    shape.insert(shape.begin(), 1);
    sizes.insert(sizes.begin(), builder.getIndexAttr(1));
    SmallVector<ReassociationIndices> groups(type.getRank());
    for (int64_t i = 0; i < type.getRank(); ++i)
      groups[i].push_back(i + 1);
    if (!groups.empty())
      groups.front().insert(groups.front().begin(), 0);
    Value row = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get(shape, type.getElementType()),
        total, groups, sizes);
    shape.front() = devices;
    auto whole = RankedTensorType::get(shape, type.getElementType());
    RankedTensorType chunk =
        localization.getLocalType(whole, Placement::sharded(/*dim=*/0));
    if (row.getType() != chunk)
      row = tensor::CastOp::create(builder, loc, chunk, row);
    Value size;
    if (!localization.devices)
      size = DeviceCountOp::create(builder, loc, builder.getIndexType());
    auto gather = AllGatherOp::create(builder, loc, whole, row, /*dim=*/0,
                                      /*unit=*/1, size);
    gather->setAttr(kReasonAttr,
                    builder.getStringAttr(
                        "the totals of the devices' chunks, for dp.scan"));
    return gather;
  }

  /// The number of devices that have elements; null if it does not matter,
  /// because the total of an empty chunk is the identity.
  Value getNumFilled() {
    if (!identities.empty())
      return {};
    auto create = [&](Value extent, Value part) -> Value {
      return arith::CeilDivUIOp::create(builder, loc, extent, part);
    };
    Value unit =
        arith::ConstantIndexOp::create(builder, loc, localization.unit);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value blocks = create(localization.globalExtent(0, op.getDim()), unit);
    Value chunk = create(
        blocks, DeviceCountOp::create(builder, loc, builder.getIndexType()));
    return create(blocks, arith::MaxUIOp::create(builder, loc, chunk, one));
  }

  /// The initial values combined with the totals of all devices, or of those
  /// before this one if `rank` is given.
  SmallVector<Value> combine(ValueRange gathered, Value rank) {
    Value numFilled = getNumFilled();
    int64_t loops = cast<RankedTensorType>(gathered[0].getType()).getRank();
    AffineMap all = builder.getMultiDimIdentityMap(loops);
    SmallVector<AffineMap> maps(count, all);
    maps.append(count, all.dropResult(0));
    SmallVector<utils::IteratorType> iterators(loops,
                                               utils::IteratorType::parallel);
    iterators[0] = utils::IteratorType::reduction;
    auto combined = linalg::GenericOp::create(
        builder, loc, ValueRange(inits).getTypes(), gathered, inits, maps,
        iterators, [&](OpBuilder &at, Location, ValueRange arguments) {
          ValueRange accumulators = arguments.drop_front(count);
          SmallVector<Value> next =
              inlineCombiner(at, op, accumulators, arguments.take_front(count));
          Value counts = createCondition(at, rank, numFilled);
          if (counts)
            for (auto [value, before] : llvm::zip_equal(next, accumulators))
              value = arith::SelectOp::create(at, loc, counts, value, before);
          linalg::YieldOp::create(at, loc, next);
        });
    return llvm::to_vector(ValueRange(combined.getResults()));
  }

  /// In the loop over devices: whether the device's total counts; null if it
  /// always does.
  Value createCondition(OpBuilder &at, Value rank, Value numFilled) {
    if (!rank && !numFilled)
      return {};
    auto isBelow = [&](Value a, Value b) -> Value {
      return arith::CmpIOp::create(at, loc, arith::CmpIPredicate::ult, a, b);
    };
    Value device = linalg::IndexOp::create(at, loc, 0);
    Value isFilled = numFilled ? isBelow(device, numFilled) : Value();
    if (!rank)
      return isFilled;
    Value isBefore =
        op.getReverse() ? isBelow(rank, device) : isBelow(device, rank);
    return isFilled
               ? arith::AndIOp::create(at, loc, isBefore, isFilled).getResult()
               : isBefore;
  }

  ScanOp op;
  unsigned count;
  OpBuilder &builder;
  Location loc;
  const Localization &localization;
  ArrayRef<Value> inputs, dests, inits;
  SmallVector<TypedAttr> identities;
};

/// Parallel along all dimensions; along `dim` the chunks' totals are sent.
struct ScanPlacement
    : PlacementOpInterface::ExternalModel<ScanPlacement, ScanOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto scan = cast<ScanOp>(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> dims =
        addRowFactors(rule, scan.getInputs().front().getType(), scan.getDim());
    SmallVector<DimFactor, 4> row(dims);
    row.erase(row.begin() + scan.getDim());
    if (canSplit(scan))
      dims[scan.getDim()] = {rule.addFactor({/*reduction=*/false,
                                             /*shardable=*/true,
                                             /*communicates=*/true}),
                             1};
    for (Value input : scan.getInputs())
      rule.operands.push_back({input, dims});
    for (Value dest : scan.getDests()) {
      rule.operands.push_back({dest, dims, OperandUse::shapeOnly});
      rule.results.push_back({dims, std::nullopt});
    }
    for (Value init : scan.getInits()) {
      rule.operands.push_back({init, row});
      rule.results.push_back({row, std::nullopt});
    }
    return rule;
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    auto scan = cast<ScanOp>(op);
    unsigned count = scan.getInputs().size();
    if (kind != ReductionKind::add)
      return SmallVector<Linearity>(2 * count, Linearity::nonlinear);
    auto getState = [&](unsigned operand) {
      if (partial.test(operand))
        return Linearity::linear;
      return isIdentityTensor(op->getOperand(operand), kind)
                 ? Linearity::zero
                 : Linearity::independent;
    };
    SmallVector<Linearity> states;
    for (unsigned i = 0; i < count; ++i)
      states.push_back(getState(2 * count + i));
    for (unsigned i = 0; i < count; ++i)
      states.push_back(getState(i));
    // An accumulator's state grows at most twice.
    bool changes = true;
    while (changes) {
      changes = false;
      SmallVector<Linearity> after = getBlockLinearity(
          &scan.getCombiner().front(), states,
          [](Value) { return Linearity::independent; }, kind);
      for (unsigned i = 0; i < count; ++i) {
        Linearity joined = join(states[i], after[i]);
        changes |= joined != states[i];
        states[i] = joined;
      }
    }
    // Prefixes and totals are the accumulators at some time. Those that nobody
    // reads are not sent.
    SmallVector<Linearity> results;
    for (auto [number, result] : llvm::enumerate(op->getResults()))
      results.push_back(result.use_empty() ? Linearity::zero
                                           : states[number % count]);
    return results;
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto scan = cast<ScanOp>(op);
    if (localization.getShardedDim(0) == static_cast<int64_t>(scan.getDim()))
      return ChunkScan(scan, builder, localization).run();
    return llvm::to_vector_of<Value>(
        cloneLocal(builder, op, localization)->getResults());
  }
};
} // namespace

void dp::registerScanSortPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    ScanOp::attachInterface<ScanPlacement>(*context);
    SortOp::attachInterface<SortPlacement>(*context);
    context->loadDialect<arith::ArithDialect, linalg::LinalgDialect,
                         tensor::TensorDialect>();
  });
}
