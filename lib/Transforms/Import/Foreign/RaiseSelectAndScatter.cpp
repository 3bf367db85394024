//===- RaiseSelectAndScatter.cpp - Gradients of pools ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "ScalarCode.h"
#include "Utils/IndexVectors.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// A dimension of the input and its window.
struct Window {
  int64_t extent = 1, stride = 1, low = 0, high = 0;

  /// Returns true if each window is one element, that of its own number.
  bool isPoint() const {
    return extent == 1 && stride == 1 && low == 0 && high == 0;
  }
};

/// Replaces one stablehlo.select_and_scatter.
class SelectAndScatterRaiser {
public:
  SelectAndScatterRaiser(Operation *op, bool gathers, PatternRewriter &rewriter)
      : op(op), gathers(gathers), builder(rewriter), loc(op->getLoc()) {}

  LogicalResult run() {
    if (failed(readOperands()) || failed(readWindows()) || failed(readCode()))
      return failure();
    for (auto [dim, window] : llvm::enumerate(windows))
      (window.isPoint() ? points : slid).push_back(dim);
    if (slid.empty())
      slid.push_back(points.pop_back_val());
    if (gathers && combination.kind == ReductionKind::add &&
        countCandidates() <= kMaxCandidates) {
      order = llvm::to_vector(llvm::seq<int64_t>(0, windows.size()));
      replace(gather(select()));
      return success();
    }
    order = points;
    llvm::append_range(order, slid);
    Value indices = decode(select());
    Value update = IndexUpdateOp::create(
        builder, loc, getSignless(inputType), orderSource(), fill(), indices,
        builder.getDenseI64ArrayAttr(slid),
        builder.getDenseI64ArrayAttr(points),
        ReductionKindAttr::get(op->getContext(), combination.kind));
    replace(update);
    return success();
  }

private:
  /// An element is looked for in at most this many windows.
  static constexpr int64_t kMaxCandidates = 32;
  /// The body has code for at most this many windows: those of a pool whose
  /// windows overlap in two dimensions, as they do in image models.
  static constexpr int64_t kFewCandidates = 4;

  void replace(Value result) {
    builder.replaceOp(op, castSign(builder, loc, result, inputType));
  }

  InFlightDiagnostic fail() {
    return op->emitOpError() << "cannot become dp.index_update: ";
  }

  LogicalResult readOperands() {
    if (op->getNumOperands() != 3 || op->getNumResults() != 1)
      return fail() << "expected an input, a source, an initial value and a "
                       "result";
    inputType = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    sourceType = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
    auto init = dyn_cast<RankedTensorType>(op->getOperand(2).getType());
    if (!inputType || !sourceType || !init || init.getRank() != 0 ||
        !inputType.hasStaticShape() || !sourceType.hasStaticShape() ||
        !inputType.getElementType().isIntOrFloat() ||
        inputType.getRank() == 0 ||
        sourceType.getRank() != inputType.getRank() ||
        sourceType.getElementType() != inputType.getElementType() ||
        init.getElementType() != inputType.getElementType() ||
        op->getResult(0).getType() != inputType)
      return fail() << "expected tensors of static shapes, of one rank and one "
                       "element type, an integer or a float";
    return success();
  }

  LogicalResult readWindows() {
    int64_t rank = inputType.getRank();
    windows.resize(rank);
    auto extents = op->getAttrOfType<DenseI64ArrayAttr>("window_dimensions");
    auto strides = op->getAttrOfType<DenseI64ArrayAttr>("window_strides");
    auto padding = op->getAttrOfType<DenseIntElementsAttr>("padding");
    if ((extents && extents.size() != rank) ||
        (strides && strides.size() != rank) ||
        (padding && padding.getType() !=
                        RankedTensorType::get({rank, 2}, builder.getI64Type())))
      return fail() << "expected 'window_dimensions', 'window_strides' and "
                       "'padding' for each dimension of "
                    << inputType;
    for (auto [dim, window] : llvm::enumerate(windows)) {
      window.extent = extents ? extents[dim] : 1;
      window.stride = strides ? strides[dim] : 1;
      if (padding) {
        window.low = *(padding.value_begin<int64_t>() + 2 * dim);
        window.high = *(padding.value_begin<int64_t>() + 2 * dim + 1);
      }
      int64_t padded = inputType.getDimSize(dim) + window.low + window.high;
      if (window.extent < 1 || window.stride < 1 || window.low < 0 ||
          window.high < 0 || padded < window.extent ||
          (padded - window.extent) / window.stride + 1 !=
              sourceType.getDimSize(dim))
        return fail() << "its windows along dimension " << dim << " of "
                      << inputType << " are not those of " << sourceType;
    }
    return success();
  }

  LogicalResult readCode() {
    FailureOr<ScalarCode> read = getScalarCode(op, 0);
    if (failed(read))
      return failure();
    FailureOr<ScalarCode> scatter = getScalarCode(op, 1);
    if (failed(scatter))
      return failure();
    if (read->block->getNumArguments() != 2 || read->results.size() != 1 ||
        !read->results[0].getType().isInteger(1) ||
        scatter->block->getNumArguments() != 2 || scatter->results.size() != 1)
      return fail() << "expected a region that compares two elements and one "
                       "that combines two";
    combination = matchCombination(*scatter, 0, 0, 1);
    if (combination.form != Combination::reduce)
      return fail() << "its second region does not combine two elements by one "
                       "op that is a reduction";
    code = std::move(*read);
    return success();
  }

  /// The input, padded by any numbers where windows reach beyond it.
  Value pad(Value input) {
    if (llvm::all_of(windows, [](const Window &window) {
          return window.low == 0 && window.high == 0;
        }))
      return input;
    SmallVector<OpFoldResult> low, high;
    SmallVector<int64_t> shape;
    for (auto [dim, window] : llvm::enumerate(windows)) {
      low.push_back(builder.getIndexAttr(window.low));
      high.push_back(builder.getIndexAttr(window.high));
      shape.push_back(inputType.getDimSize(dim) + window.low + window.high);
    }
    Type element = getSignless(inputType.getElementType());
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
    return tensor::PadOp::create(builder, loc,
                                 RankedTensorType::get(shape, element), input,
                                 low, high, zero);
  }

  Value createConstant(Type type, int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  }

  /// Windows along a dimension that hold an element, at most.
  int64_t countCandidates(int64_t dim) const {
    return llvm::divideCeil(windows[dim].extent, windows[dim].stride);
  }
  int64_t countCandidates() const {
    int64_t count = 1;
    for (int64_t dim : slid)
      count = std::min(count * countCandidates(dim), kMaxCandidates + 1);
    return count;
  }

  /// The loop of select() over the windows along `dim`.
  int64_t getLoop(int64_t dim) const {
    return std::distance(order.begin(), llvm::find(order, dim));
  }

  /// A tensor of the windows' shape in which all elements are `value`.
  Value fillOfWindows(Value value) {
    SmallVector<int64_t> shape = llvm::map_to_vector(
        order, [&](int64_t dim) { return sourceType.getDimSize(dim); });
    Value empty = tensor::EmptyOp::create(builder, loc, shape, value.getType());
    return linalg::FillOp::create(builder, loc, value, empty).getResult(0);
  }

  /// The number of the selected element in each window, in row-major order,
  /// with the dimensions in `order`.
  Value select() {
    int64_t rank = inputType.getRank();
    SmallVector<AffineExpr> exprs(rank), extents;
    SmallVector<int64_t> reduced;
    for (int64_t dim : points)
      exprs[dim] = builder.getAffineDimExpr(getLoop(dim));
    for (auto [i, dim] : llvm::enumerate(slid)) {
      exprs[dim] =
          builder.getAffineDimExpr(getLoop(dim)) * windows[dim].stride +
          builder.getAffineDimExpr(rank + i);
      extents.push_back(builder.getAffineDimExpr(rank + i));
      reduced.push_back(windows[dim].extent);
    }
    int64_t loops = rank + slid.size();
    MLIRContext *context = op->getContext();
    AffineMap out =
        AffineMap::getMultiDimIdentityMap(loops, context).getMajorSubMap(rank);
    AffineMap maps[] = {AffineMap::get(loops, 0, exprs, context),
                        // Gives the loops of a window their extents.
                        AffineMap::get(loops, 0, extents, context), out, out};
    Value input =
        pad(castSign(builder, loc, op->getOperand(0), getSignless(inputType)));
    Type element = getSignless(inputType.getElementType());
    Value shape =
        tensor::EmptyOp::create(builder, loc, reduced, builder.getI1Type());
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
    Value inits[] = {fillOfWindows(zero),
                     fillOfWindows(createConstant(builder.getI32Type(), -1))};
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    iterators.append(slid.size(), utils::IteratorType::reduction);
    auto generic = linalg::GenericOp::create(
        builder, loc, TypeRange{inits[0].getType(), inits[1].getType()},
        ValueRange{input, shape}, inits, maps, iterators,
        [&](OpBuilder &body, Location, ValueRange arguments) {
          emitSelection(body, arguments);
        });
    return generic.getResult(1);
  }

  /// `arguments`: the element, none, the selected one and its number, which is
  /// negative before there is one.
  void emitSelection(OpBuilder &body, ValueRange arguments) {
    Type i32 = body.getI32Type();
    int64_t rank = inputType.getRank();
    auto constant = [&](Type type, int64_t value) -> Value {
      return arith::ConstantOp::create(body, loc,
                                       body.getIntegerAttr(type, value));
    };
    Value number = constant(i32, 0), isInside;
    for (auto [i, dim] : llvm::enumerate(slid)) {
      const Window &window = windows[dim];
      Value at = linalg::IndexOp::create(body, loc, rank + i);
      number = arith::AddIOp::create(
          body, loc,
          arith::MulIOp::create(body, loc, number,
                                constant(i32, window.extent)),
          arith::IndexCastOp::create(body, loc, i32, at));
      if (window.low == 0 && window.high == 0)
        continue;
      Type index = body.getIndexType();
      Value begin = arith::MulIOp::create(
          body, loc, linalg::IndexOp::create(body, loc, getLoop(dim)),
          constant(index, window.stride));
      Value place = arith::SubIOp::create(
          body, loc, arith::AddIOp::create(body, loc, begin, at),
          constant(index, window.low));
      // As unsigned numbers, negative ones are too large as well.
      Value isHere =
          arith::CmpIOp::create(body, loc, arith::CmpIPredicate::ult, place,
                                constant(index, inputType.getDimSize(dim)));
      isInside = isInside ? arith::AndIOp::create(body, loc, isInside, isHere)
                          : isHere;
    }
    Value isFirst = arith::CmpIOp::create(body, loc, arith::CmpIPredicate::slt,
                                          arguments[3], constant(i32, 0));
    Value keeps =
        code.emit(body, loc, {arguments[2], arguments[0]}, body.getI1Type())[0];
    Value isBetter =
        arith::XOrIOp::create(body, loc, keeps, constant(body.getI1Type(), 1));
    Value takes = arith::OrIOp::create(body, loc, isFirst, isBetter);
    if (isInside)
      takes = arith::AndIOp::create(body, loc, takes, isInside);
    Value element =
        arith::SelectOp::create(body, loc, takes, arguments[0], arguments[2]);
    Value chosen =
        arith::SelectOp::create(body, loc, takes, number, arguments[3]);
    linalg::YieldOp::create(body, loc, ValueRange{element, chosen});
  }

  /// Returns the places in the input of the elements `numbers`, with an index
  /// of -1 for a window that is all padding.
  Value decode(Value numbers) {
    IndexVectors places;
    places.numIndexed = slid.size();
    places.counted = tensor::getMixedSizes(builder, loc, numbers);
    places.inputs = {numbers};
    places.maps = {builder.getMultiDimIdentityMap(inputType.getRank())};
    return places.create(
        builder, loc, [&](OpBuilder &body, Location, ValueRange elements) {
          return emitPlace(body, castToIndex(body, loc, elements.front()));
        });
  }

  SmallVector<Value> emitPlace(OpBuilder &body, Value number) {
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(body, loc, value);
    };
    Value rest = number;
    SmallVector<Value> place(slid.size());
    for (size_t i = slid.size(); i-- > 0;) {
      const Window &window = windows[slid[i]];
      Value at = rest;
      if (i > 0) {
        at = arith::RemSIOp::create(body, loc, rest, constant(window.extent));
        rest = arith::DivSIOp::create(body, loc, rest, constant(window.extent));
      }
      Value begin = arith::MulIOp::create(
          body, loc, linalg::IndexOp::create(body, loc, points.size() + i),
          constant(window.stride));
      place[i] = arith::AddIOp::create(body, loc, begin, at);
      place[i] =
          arith::SubIOp::create(body, loc, place[i], constant(window.low));
    }
    // An update is dropped if one of its indices does not exist.
    Value isNone = arith::CmpIOp::create(body, loc, arith::CmpIPredicate::slt,
                                         number, constant(0));
    place[0] =
        arith::SelectOp::create(body, loc, isNone, constant(-1), place[0]);
    return place;
  }

  /// Adds up the sources of all windows that selected an element, in their
  /// order. `numbers`: of the elements that the windows selected.
  Value gather(Value numbers) {
    int64_t rank = inputType.getRank();
    SmallVector<int64_t> candidates = llvm::map_to_vector(
        slid, [&](int64_t dim) { return countCandidates(dim); });
    Value source =
        castSign(builder, loc, op->getOperand(1), getSignless(sourceType));
    if (countCandidates() <= kFewCandidates)
      return gatherFew(numbers, source, candidates);
    Value dest = fill();
    // Gives the loops over windows their extents.
    Value shape =
        tensor::EmptyOp::create(builder, loc, candidates, builder.getI1Type());
    unsigned loops = rank + slid.size();
    AffineMap all = builder.getMultiDimIdentityMap(loops);
    AffineMap maps[] = {all.getMinorSubMap(slid.size()),
                        all.getMajorSubMap(rank)};
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    iterators.append(slid.size(), utils::IteratorType::reduction);
    return linalg::GenericOp::create(
               builder, loc, dest.getType(), shape, dest, maps, iterators,
               [&](OpBuilder &body, Location, ValueRange arguments) {
                 SmallVector<Value> candidate;
                 for (unsigned loop = rank; loop < loops; ++loop)
                   candidate.push_back(
                       linalg::IndexOp::create(body, loc, loop));
                 linalg::YieldOp::create(body, loc,
                                         emitCandidate(body, candidate, numbers,
                                                       source, arguments[1]));
               })
        .getResult(0);
  }

  /// The same without loops over windows, so that other ops can join the body
  /// and no sum lies in memory. Floats of 8 or 16 bits are added in f32, as
  /// dp-widen-sums has it for a loop.
  Value gatherFew(Value numbers, Value source, ArrayRef<int64_t> candidates) {
    int64_t rank = inputType.getRank();
    AffineMap map = builder.getMultiDimIdentityMap(rank);
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    Value init = getInit();
    Value dest = tensor::EmptyOp::create(builder, loc, inputType.getShape(),
                                         init.getType());
    return linalg::GenericOp::create(
               builder, loc, dest.getType(), ValueRange(), dest, map, iterators,
               [&](OpBuilder &body, Location, ValueRange) {
                 Value sum = init;
                 Type element = sum.getType();
                 bool isNarrow =
                     isa<FloatType>(element) && getElementBytes(element) < 4;
                 if (isNarrow)
                   sum =
                       arith::ExtFOp::create(body, loc, body.getF32Type(), sum);
                 for (int64_t number = 0; number < countCandidates();
                      ++number) {
                   int64_t rest = number;
                   SmallVector<Value> candidate(candidates.size());
                   for (size_t i = candidates.size(); i-- > 0;) {
                     candidate[i] = arith::ConstantIndexOp::create(
                         body, loc, rest % candidates[i]);
                     rest /= candidates[i];
                   }
                   sum = emitCandidate(body, candidate, numbers, source, sum);
                 }
                 if (isNarrow)
                   sum = arith::TruncFOp::create(body, loc, element, sum);
                 linalg::YieldOp::create(body, loc, sum);
               })
        .getResult(0);
  }

  /// Adds the source of a window to `sum` if that selected the element.
  /// `candidate`: the window's number among those that may hold it.
  Value emitCandidate(OpBuilder &body, ArrayRef<Value> candidate, Value numbers,
                      Value source, Value sum) {
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(body, loc, value);
    };
    auto isBelow = [&](Value value, int64_t limit) -> Value {
      return arith::CmpIOp::create(body, loc, arith::CmpIPredicate::ult, value,
                                   constant(limit));
    };
    SmallVector<Value> window;
    for (int64_t dim = 0; dim < inputType.getRank(); ++dim)
      window.push_back(linalg::IndexOp::create(body, loc, dim));
    Value number = constant(0), isInside;
    for (auto [i, dim] : llvm::enumerate(slid)) {
      const Window &form = windows[dim];
      Value place =
          arith::AddIOp::create(body, loc, window[dim], constant(form.low));
      // The last window that may hold the element, and those before it.
      Value last =
          arith::DivUIOp::create(body, loc, place, constant(form.stride));
      Value at = arith::SubIOp::create(
          body, loc, arith::AddIOp::create(body, loc, last, candidate[i]),
          constant(countCandidates(dim) - 1));
      Value inner = arith::SubIOp::create(
          body, loc, place,
          arith::MulIOp::create(body, loc, at, constant(form.stride)));
      number = arith::AddIOp::create(
          body, loc,
          arith::MulIOp::create(body, loc, number, constant(form.extent)),
          inner);
      // As unsigned numbers, negative ones are too large as well.
      Value isWindow = isBelow(at, sourceType.getDimSize(dim));
      Value isHere = arith::AndIOp::create(body, loc, isWindow,
                                           isBelow(inner, form.extent));
      isInside = isInside ? arith::AndIOp::create(body, loc, isInside, isHere)
                          : isHere;
      window[dim] =
          arith::SelectOp::create(body, loc, isWindow, at, constant(0));
    }
    Value selected = arith::IndexCastOp::create(
        body, loc, body.getIndexType(),
        tensor::ExtractOp::create(body, loc, numbers, window));
    Value takes = arith::AndIOp::create(
        body, loc, isInside,
        arith::CmpIOp::create(body, loc, arith::CmpIPredicate::eq, selected,
                              number));
    Type element = getElementTypeOrSelf(source);
    Value nothing = arith::ConstantOp::create(
        body, loc, getIdentity(body, element, ReductionKind::add));
    Value term = arith::SelectOp::create(
        body, loc, takes, tensor::ExtractOp::create(body, loc, source, window),
        nothing);
    if (element != sum.getType())
      term = arith::ExtFOp::create(body, loc, sum.getType(), term);
    return arith::getReductionOp(getCombiner(ReductionKind::add, sum.getType()),
                                 body, loc, sum, term);
  }

  /// Returns the source with the dimensions `points` first.
  Value orderSource() {
    Value source =
        castSign(builder, loc, op->getOperand(1), getSignless(sourceType));
    if (llvm::is_sorted(order))
      return source;
    SmallVector<int64_t> shape = llvm::map_to_vector(
        order, [&](int64_t dim) { return sourceType.getDimSize(dim); });
    Value empty = tensor::EmptyOp::create(
        builder, loc, shape, getSignless(sourceType.getElementType()));
    return linalg::TransposeOp::create(builder, loc, source, empty, order)
        ->getResult(0);
  }

  Value getInit() {
    Value init = tensor::ExtractOp::create(builder, loc, op->getOperand(2),
                                           ValueRange());
    return castSign(builder, loc, init,
                    getSignless(inputType.getElementType()));
  }

  Value fill() {
    Value init = getInit();
    Value empty = tensor::EmptyOp::create(builder, loc, inputType.getShape(),
                                          init.getType());
    return linalg::FillOp::create(builder, loc, init, empty).getResult(0);
  }

  Operation *op;
  bool gathers;
  PatternRewriter &builder;
  Location loc;
  RankedTensorType inputType, sourceType;
  SmallVector<Window> windows;
  /// The dimensions along which a window is one element, and the others.
  SmallVector<int64_t> points, slid;
  SmallVector<int64_t> order; ///< the dimensions as loops over the windows
  ScalarCode code;
  Combination combination;
};
} // namespace

LogicalResult dp::raiseSelectAndScatter(Operation *op,
                                        PatternRewriter &rewriter) {
  // The gradient of a max-pool reads its windows: no thread of a GPU searches
  // for the updates of its element.
  return SelectAndScatterRaiser(op, getTarget(op).isGpu(), rewriter).run();
}
