//===- Compress.cpp - Compression of gradient reductions ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Cost/CostModel.h"
#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/Analysis/RankVariance.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/Target.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-compress"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCOMPRESS
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
class Compressor {
public:
  Compressor(OpBuilder &builder, Operation *reduce, FloatType small)
      : builder(builder), reduce(reduce), loc(reduce->getLoc()), small(small),
        semantics(small.getFloatSemantics()),
        unitRoundoff(std::ldexp(
            1.0, -static_cast<int>(APFloat::semanticsPrecision(semantics)))) {}

  /// Builds the sum as a reduction of 16-bit numbers, rounded once.
  Value reduceSmall() {
    Value sent = narrow(reduce->getOperand(0), /*summands=*/true);
    Operation *sum;
    if (auto scatter = dyn_cast<ReduceScatterOp>(reduce))
      sum = ReduceScatterOp::create(
          builder, loc, cast<RankedTensorType>(scatter.getType()).clone(small),
          sent, ReductionKind::add, scatter.getDim(), scatter.getUnit());
    else
      sum = AllReduceOp::create(builder, loc, sent.getType(), sent,
                                ReductionKind::add);
    describe(sum, roundedTwice());
    return widen(sum->getResult(0));
  }

  /// Builds the sum of two devices: each gathers both 16-bit summands and adds
  /// them in f32.
  Value gatherSummands() {
    Value sent = narrow(reduce->getOperand(0), /*summands=*/false);
    auto type = cast<RankedTensorType>(sent.getType());
    SmallVector<int64_t> shape{1};
    llvm::append_range(shape, type.getShape());
    SmallVector<ReassociationIndices> groups{{0, 1}};
    for (int64_t dim = 1; dim < type.getRank(); ++dim)
      groups.push_back({dim + 1});
    Value mine = tensor::ExpandShapeOp::create(builder, loc, type.clone(shape),
                                               sent, groups);
    shape[0] = 2;
    auto all = AllGatherOp::create(builder, loc, type.clone(shape), mine,
                                   /*dim=*/0, /*unit=*/1, /*size=*/Value());
    describe(all, unitRoundoff);
    auto wide = cast<RankedTensorType>(reduce->getResult(0).getType());
    Value zero = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(wide, builder.getF32FloatAttr(0).getValue()));
    return addRows(all.getResult(), zero);
  }

  /// Builds the sum in chunks: each device gets the 16-bit summands of its
  /// chunk and adds them in f32.
  Value exchangeSummands() {
    Value sent = narrow(reduce->getOperand(0), /*summands=*/false);
    auto type = cast<RankedTensorType>(sent.getType());
    if (type.getRank() > 1)
      sent = tensor::CollapseShapeOp::create(builder, loc, sent, flatten(type));
    auto flat = cast<RankedTensorType>(sent.getType());
    RankedTensorType rows = getRowsType(flat, getStaticDeviceCount(reduce));
    auto all = AllToAllOp::create(builder, loc, rows, sent);
    describe(all, unitRoundoff);
    SmallVector<Value> size;
    if (rows.isDynamicDim(1))
      size.push_back(ShardSizeOp::create(
          builder, loc, builder.getIndexType(),
          builder.createOrFold<tensor::DimOp>(loc, sent, 0)));
    Value empty = tensor::EmptyOp::create(
        builder, loc, rows.getShape().drop_front(), builder.getF32Type(), size);
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
    Value none = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
    return addRows(all.getResult(), none);
  }

  /// Builds the sum in chunks, by a reduction in f32.
  Value scatterSum() {
    Value flat = reduce->getOperand(0);
    auto type = cast<RankedTensorType>(flat.getType());
    if (type.getRank() > 1)
      flat = tensor::CollapseShapeOp::create(builder, loc, flat, flatten(type));
    auto flatType = cast<RankedTensorType>(flat.getType());
    RankedTensorType chunk = getLocalTensorType(
        flatType, PlacementAttr::sharded(builder.getContext(), 0, 1),
        getStaticDeviceCount(reduce));
    auto sum =
        ReduceScatterOp::create(builder, loc, chunk, flat, ReductionKind::add,
                                /*dim=*/0, /*unit=*/1);
    describe(sum, std::nullopt);
    return sum.getResult();
  }

  /// Gathers the sum from the chunks `mine`, rounded to 16 bits; their summands
  /// may have been rounded, too.
  Value gatherSum(Value mine, bool fromRounded) {
    Value sent = narrow(mine, /*summands=*/false);
    auto type =
        cast<RankedTensorType>(reduce->getResult(0).getType()).clone(small);
    auto flat = RankedTensorType::get(type.getNumElements(), small);
    auto all = AllGatherOp::create(builder, loc, flat, sent, /*dim=*/0,
                                   /*unit=*/1, /*size=*/Value());
    describe(all, fromRounded ? roundedTwice() : unitRoundoff);
    Value whole = all.getResult();
    if (type.getRank() > 1)
      whole = tensor::ExpandShapeOp::create(builder, loc, type, whole,
                                            flatten(type));
    return widen(whole);
  }

private:
  static SmallVector<ReassociationIndices> flatten(RankedTensorType type) {
    SmallVector<ReassociationIndices> groups(1);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      groups.front().push_back(dim);
    return groups;
  }

  /// Each summand g becomes g (1 + d), the sum of these s (1 + e) with d and e
  /// at most u, the unit roundoff (Higham, Accuracy and Stability of Numerical
  /// Algorithms, 2002, theorem 2.2 and section 4.2): together off by at most
  /// (2 u + u^2) times the sum of all |g|. With only one of the two it is u.
  double roundedTwice() const {
    return 2 * unitRoundoff + unitRoundoff * unitRoundoff;
  }

  /// Adds all rows of `all` to `zero` in f32, in order.
  Value addRows(Value all, Value zero) {
    int64_t rank = cast<RankedTensorType>(all.getType()).getRank();
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    iterators[0] = utils::IteratorType::reduction;
    AffineMap map = builder.getMultiDimIdentityMap(rank);
    return linalg::GenericOp::create(
               builder, loc, TypeRange{zero.getType()}, ValueRange{all},
               ValueRange{zero}, ArrayRef<AffineMap>{map, map.dropResult(0)},
               iterators,
               [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
                 Value summand = arith::ExtFOp::create(
                     body, bodyLoc, body.getF32Type(), arguments[0]);
                 Value sum = arith::AddFOp::create(body, bodyLoc, arguments[1],
                                                   summand);
                 linalg::YieldOp::create(body, bodyLoc, sum);
               })
        .getResult(0);
  }

  void describe(Operation *collective, std::optional<double> bound) {
    if (Attribute reason = reduce->getAttr(kReasonAttr))
      collective->setAttr(kReasonAttr, reason);
    if (bound)
      collective->setAttr(kErrorBoundAttr, builder.getF64FloatAttr(*bound));
  }

  Value map(Value value, Type element,
            llvm::function_ref<Value(OpBuilder &, Value)> make) {
    auto type = cast<RankedTensorType>(value.getType());
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, value), element);
    AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
    return linalg::GenericOp::create(
               builder, loc, TypeRange{type.clone(element)}, ValueRange{value},
               ValueRange{empty}, ArrayRef<AffineMap>{identity, identity},
               SmallVector<utils::IteratorType>(type.getRank(),
                                                utils::IteratorType::parallel),
               [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
                 linalg::YieldOp::create(body, bodyLoc,
                                         make(body, arguments[0]));
               })
        .getResult(0);
  }

  Value widen(Value value) {
    return map(value, builder.getF32Type(), [&](OpBuilder &body, Value x) {
      return arith::ExtFOp::create(body, loc, body.getF32Type(), x);
    });
  }

  /// Clamps finite values so that they, and their sum if they are summands,
  /// stay finite: an infinity that the graph does not compute would make a loss
  /// scaling skip steps for ever.
  Value narrow(Value value, bool summands) {
    APFloat largest = APFloat::getLargest(semantics);
    bool exact;
    largest.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &exact);
    float limit = largest.convertToFloat();
    Value most;
    auto constant = [&](float number) -> Value {
      return arith::ConstantOp::create(builder, loc,
                                       builder.getF32FloatAttr(number));
    };
    if (!summands) {
      most = constant(limit);
    } else {
      // Rounding to 16 bits may increase a summand by the unit roundoff.
      Value all = constant(limit * (1 - 2 * unitRoundoff));
      Value count = DeviceCountOp::create(builder, loc, builder.getIndexType());
      count =
          arith::IndexCastOp::create(builder, loc, builder.getI32Type(), count);
      count =
          arith::SIToFPOp::create(builder, loc, builder.getF32Type(), count);
      most = arith::DivFOp::create(builder, loc, all, count);
    }
    Value least = arith::NegFOp::create(builder, loc, most);
    float infinity = std::numeric_limits<float>::infinity();
    Value positive = constant(infinity), negative = constant(-infinity);
    return map(value, small, [&](OpBuilder &body, Value x) -> Value {
      auto is = [&](Value number) {
        return arith::CmpFOp::create(body, loc, arith::CmpFPredicate::OEQ, x,
                                     number);
      };
      Value infinite =
          arith::OrIOp::create(body, loc, is(positive), is(negative));
      // NaN stays NaN.
      Value clamped = arith::MaximumFOp::create(body, loc, x, least);
      clamped = arith::MinimumFOp::create(body, loc, clamped, most);
      Value kept = arith::SelectOp::create(body, loc, infinite, x, clamped);
      return arith::TruncFOp::create(body, loc, small, kept);
    });
  }

  OpBuilder &builder;
  Operation *reduce; ///< an all_reduce or a reduce_scatter into ranges
  Location loc;
  FloatType small;
  const llvm::fltSemantics &semantics;
  double unitRoundoff; ///< 2^-p with p bits of precision: nearest
};

/// The options of the pass and what follows from the target.
struct CompressionOptions {
  FloatType small;
  int64_t minBytes;
  Topology model;
  /// Devices exchange 16-bit summands and add them in f32, because the library
  /// of the collectives would add them in 16 bits.
  bool exchange;
};

/// Compresses the reduction of a gradient in the body of a dp.parallel.
template <typename OpT>
struct CompressReduction : OpRewritePattern<OpT> {
  CompressReduction(MLIRContext *context, const CompressionOptions &options,
                    const RankVariance &variance,
                    Pass::Statistic &numCompressed)
      : OpRewritePattern<OpT>(context), options(options), variance(variance),
        numCompressed(numCompressed) {}

  LogicalResult matchAndRewrite(OpT reduce,
                                PatternRewriter &rewriter) const override {
    if (!isa<ParallelOp>(reduce->getParentOp()) || !canCompress(reduce))
      return failure();
    Value sum = compress(rewriter, reduce);
    if (!sum)
      return failure();
    LDBG() << "compress " << reduce;
    ++numCompressed;
    rewriter.replaceOp(reduce, sum);
    return success();
  }

private:
  /// Returns the compressed sum; null, and changes nothing, if it takes no less
  /// time.
  Value compress(PatternRewriter &rewriter, Operation *reduce) const {
    Compressor compressor(rewriter, reduce, options.small);
    bool keepsChunks = isa<ReduceScatterOp>(reduce);
    if (!options.exchange)
      return compressor.reduceSmall();
    if (!keepsChunks && getStaticDeviceCount(reduce) == 2)
      return compressor.gatherSummands();
    if (isExchangeFaster(reduce)) {
      Value sum = compressor.exchangeSummands();
      return keepsChunks ? sum
                         : compressor.gatherSum(sum, /*fromRounded=*/true);
    }
    return keepsChunks ? Value()
                       : compressor.gatherSum(compressor.scatterSum(),
                                              /*fromRounded=*/false);
  }

  /// Returns true if an exchange of 16-bit summands takes less time than a
  /// reduction in f32, which leaves a node once and not once per device. An
  /// open number of devices counts as one node.
  bool isExchangeFaster(Operation *reduce) const {
    std::optional<int64_t> devices = getStaticDeviceCount(reduce);
    if (!devices)
      return true;
    double bytes =
        getByteSize(cast<RankedTensorType>(reduce->getOperand(0).getType()));
    auto estimate = [&](CollectiveKind kind, double payload) {
      return estimateCollective(options.model, kind, *devices, payload)
          .getSeconds();
    };
    return estimate(CollectiveKind::allToAll, bytes / 2) <=
           estimate(CollectiveKind::reduceScatter, bytes);
  }

  bool isWorthExchange(RankedTensorType whole) const {
    return !options.exchange ||
           (whole.hasStaticShape() &&
            4 * whole.getNumElements() >= options.minBytes);
  }

  /// Returns true if the result of `reduce` is a gradient.
  bool canCompress(AllReduceOp reduce) const {
    auto sum = cast<RankedTensorType>(reduce.getType());
    if (reduce->hasAttr(kBuffersAttr) ||
        reduce.getKind() != ReductionKind::add ||
        !sum.getElementType().isF32() || sum.getRank() == 0 ||
        (sum.hasStaticShape() && sum.getNumElements() < 2) ||
        !isWorthExchange(sum))
      return false;
    return variance.goesToState(reduce.getResult()) &&
           !variance.goesToChunks(reduce.getResult());
  }

  /// Returns true if the result of `scatter` is a range of a gradient:
  /// elementwise ops of its type compute a range of new state from it.
  bool canCompress(ReduceScatterOp scatter) const {
    auto whole = cast<RankedTensorType>(scatter.getInput().getType());
    if (scatter.getKind() != ReductionKind::add ||
        !whole.getElementType().isF32() || whole.getRank() != 1 ||
        whole.getDimSize(0) == 1 || !isWorthExchange(whole) ||
        (options.exchange && scatter.getUnit() != 1))
      return false;
    llvm::SmallPtrSet<Operation *, 8> seen;
    SmallVector<Value> work = {scatter.getResult()};
    while (!work.empty()) {
      Value value = work.pop_back_val();
      for (Operation *user : value.getUsers()) {
        if (isa<YieldOp>(user) && variance.goesToState(value))
          return true;
        if (seen.insert(user).second)
          for (Value result : user->getResults())
            if (result.getType() == scatter.getType())
              work.push_back(result);
      }
    }
    return false;
  }

  const CompressionOptions &options;
  const RankVariance &variance;
  Pass::Statistic &numCompressed;
};

struct Compress : dp::impl::DPCompressBase<Compress> {
  using DPCompressBase::DPCompressBase;

  void runOnStage() override {
    if (type == Compression::none)
      return;
    MLIRContext *context = &getContext();
    llvm::Expected<Topology> model = loadTopology(topology);
    if (!model) {
      getOperation().emitError() << llvm::toString(model.takeError());
      return signalPassFailure();
    }
    FloatType small = Float16Type::get(context);
    if (type == Compression::bf16)
      small = BFloat16Type::get(context);
    CompressionOptions options{small, minBytes, std::move(*model),
                               getTarget(getOperation()).usesNccl()};
    getOperation().walk([&](ParallelOp parallel) {
      if (parallel.getStaticDevices() == 1)
        return;
      RankVariance variance(parallel);
      RewritePatternSet patterns(context);
      patterns.add<CompressReduction<AllReduceOp>,
                   CompressReduction<ReduceScatterOp>>(context, options,
                                                       variance, numCompressed);
      walkAndApplyPatterns(parallel, std::move(patterns));
    });
  }
};
} // namespace
