//===- LowerRoutines.cpp - Routines as calls of a GPU's libraries ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/Routine.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#include <limits>

#define DEBUG_TYPE "dp-lower-routines"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOWERROUTINES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// An operand of a structured op: the batch, and after it these of the op's
/// inner loops.
struct OperandAccess {
  Value buffer;
  SmallVector<unsigned, 2> loops;
};

/// Arithmetic in the body of a structured op.
struct Body {
  OpBuilder &builder;
  Location loc;
  int64_t numBatch;

  Value index(unsigned inner) {
    return linalg::IndexOp::create(builder, loc, numBatch + inner);
  }
  Value constant(Type type, int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  }
  Value constant(const llvm::APFloat &value, Type type) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(type, value));
  }
  Value zero(Type type) {
    return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  }
  Value nan(Type type) {
    return constant(
        llvm::APFloat::getQNaN(cast<FloatType>(type).getFloatSemantics()),
        type);
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  Value isZero(Value integer) {
    return compare(arith::CmpIPredicate::eq, integer, zero(integer.getType()));
  }
  /// `value` where the routine worked, else NaN.
  Value guard(Value status, Value value) {
    return select(isZero(status), value, nan(value.getType()));
  }
};

/// Lowers one routine.
class RoutineLowerer {
public:
  RoutineLowerer(BufferRoutineOp op, PatternRewriter &rewriter)
      : op(op), builder(rewriter), loc(op.getLoc()), inputs(op.getInputs()),
        dests(op.getDests()) {
    auto signature = RoutineSignature::get(op.getRoutine(), op.getFlags());
    numBatch = getNumBatchDims(signature, op->getOperandTypes());
  }

  void lower();

private:
  using BodyFn = llvm::function_ref<SmallVector<Value>(Body, ValueRange)>;

  void lowerCholesky();
  void lowerTriangularSolve();
  void lowerLu();
  void lowerPivots();
  void lowerHouseholderQr();
  void lowerHouseholderProduct();
  void lowerEigh();
  void lowerSvd();
  void lowerFft();

  bool has(RoutineFlags flag) {
    return bitEnumContainsAny(op.getFlags(), flag);
  }
  OpFoldResult size(Value buffer, unsigned inner) {
    return memref::getMixedSize(builder, loc, buffer, numBatch + inner);
  }
  /// A new buffer with the batch of the operands and dimensions `inner`.
  Value allocate(ArrayRef<OpFoldResult> inner, Type element);
  Value allocateTransposed(Value matrix) {
    return allocate({size(matrix, 1), size(matrix, 0)}, getElement(matrix));
  }
  static Type getElement(Value buffer) {
    return cast<MemRefType>(buffer.getType()).getElementType();
  }
  /// The real or imaginary parts of complex numbers.
  Value getPart(Value complex, int64_t part);
  void call(RoutineFlags flags, ValueRange ins, ValueRange outs) {
    BufferRoutineOp::create(builder, loc, op.getRoutine(),
                            flags | RoutineFlags::library, ins, outs);
  }
  /// A structured op with `numLoops` loops inside the batch, of which the last
  /// `numReductions` reduce.
  void emit(unsigned numLoops, ArrayRef<OperandAccess> ins,
            ArrayRef<OperandAccess> outs, BodyFn body,
            unsigned numReductions = 0);
  void transpose(Value from, Value to);
  /// An integer per matrix, initially `initial`.
  Value allocateIntegers(int64_t initial);
  /// 1 for each matrix that has a NaN or an infinity, else 0.
  Value findNonFinite(Value matrix);
  /// Copies matrices; those that are marked become zero, with which libraries
  /// come to an end.
  void copyFinite(Value from, Value nonFinite, Value to);
  void markNonFinite(Value nonFinite, Value status);
  /// Overwrites results of failed routines by NaN.
  void guardInPlace(Value result, unsigned numLoops, Value status);

  BufferRoutineOp op;
  PatternRewriter &builder;
  Location loc;
  ValueRange inputs, dests;
  int64_t numBatch;
};

} // namespace

//===----------------------------------------------------------------------===//
// Buffers and structured ops
//===----------------------------------------------------------------------===//

Value RoutineLowerer::allocate(ArrayRef<OpFoldResult> inner, Type element) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < numBatch; ++dim)
    sizes.push_back(memref::getMixedSize(builder, loc, op->getOperand(0), dim));
  llvm::append_range(sizes, inner);
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamic;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  return memref::AllocOp::create(builder, loc, MemRefType::get(shape, element),
                                 dynamic);
}

Value RoutineLowerer::getPart(Value complex, int64_t part) {
  auto type = cast<MemRefType>(complex.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)),
      strides(rank, builder.getIndexAttr(1)),
      sizes = memref::getMixedSizes(builder, loc, complex);
  offsets.back() = builder.getIndexAttr(part);
  sizes.back() = builder.getIndexAttr(1);
  auto reduced = memref::SubViewOp::inferRankReducedResultType(
      type.getShape().drop_back(), type, offsets, sizes, strides);
  return memref::SubViewOp::create(builder, loc, reduced, complex, offsets,
                                   sizes, strides);
}

void RoutineLowerer::emit(unsigned numLoops, ArrayRef<OperandAccess> ins,
                          ArrayRef<OperandAccess> outs, BodyFn body,
                          unsigned numReductions) {
  int64_t rank = numBatch + numLoops;
  SmallVector<AffineMap> maps;
  SmallVector<Value> inBuffers, outBuffers;
  auto add = [&](ArrayRef<OperandAccess> accesses,
                 SmallVector<Value> &buffers) {
    for (const OperandAccess &access : accesses) {
      SmallVector<AffineExpr> exprs;
      for (int64_t dim = 0; dim < numBatch; ++dim)
        exprs.push_back(builder.getAffineDimExpr(dim));
      for (unsigned loop : access.loops)
        exprs.push_back(builder.getAffineDimExpr(numBatch + loop));
      maps.push_back(AffineMap::get(rank, 0, exprs, builder.getContext()));
      buffers.push_back(access.buffer);
    }
  };
  add(ins, inBuffers);
  add(outs, outBuffers);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  std::fill_n(iterators.rbegin(), numReductions,
              utils::IteratorType::reduction);
  linalg::GenericOp::create(
      builder, loc, inBuffers, outBuffers, maps, iterators,
      [&](OpBuilder &inner, Location at, ValueRange arguments) {
        linalg::YieldOp::create(inner, at,
                                body({inner, at, numBatch}, arguments));
      });
}

void RoutineLowerer::transpose(Value from, Value to) {
  emit(2, {{from, {1, 0}}}, {{to, {0, 1}}},
       [](Body, ValueRange arguments) -> SmallVector<Value> {
         return {arguments[0]};
       });
}

Value RoutineLowerer::allocateIntegers(int64_t initial) {
  Type type = builder.getI32Type();
  Value integers = allocate({}, type);
  Value value = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(type, initial));
  linalg::FillOp::create(builder, loc, value, integers);
  return integers;
}

Value RoutineLowerer::findNonFinite(Value matrix) {
  Value found = allocateIntegers(0);
  emit(
      2, {{matrix, {0, 1}}}, {{found, {}}},
      [](Body body, ValueRange arguments) -> SmallVector<Value> {
        auto type = cast<FloatType>(arguments[0].getType());
        Value infinity = body.constant(
            llvm::APFloat::getInf(type.getFloatSemantics()), type);
        Value isFinite = arith::CmpFOp::create(
            body.builder, body.loc, arith::CmpFPredicate::OLT,
            math::AbsFOp::create(body.builder, body.loc, arguments[0]),
            infinity);
        Type integer = arguments[1].getType();
        Value mark = body.select(isFinite, body.zero(integer),
                                 body.constant(integer, 1));
        return {
            arith::MaxSIOp::create(body.builder, body.loc, mark, arguments[1])};
      },
      /*numReductions=*/2);
  return found;
}

void RoutineLowerer::copyFinite(Value from, Value nonFinite, Value to) {
  emit(2, {{from, {0, 1}}, {nonFinite, {}}}, {{to, {0, 1}}},
       [](Body body, ValueRange arguments) -> SmallVector<Value> {
         return {body.select(body.isZero(arguments[1]), arguments[0],
                             body.zero(arguments[0].getType()))};
       });
}

void RoutineLowerer::markNonFinite(Value nonFinite, Value status) {
  emit(0, {{nonFinite, {}}}, {{status, {}}},
       [](Body body, ValueRange arguments) -> SmallVector<Value> {
         return {body.select(body.isZero(arguments[0]), arguments[1],
                             body.constant(arguments[1].getType(), 1))};
       });
}

void RoutineLowerer::guardInPlace(Value result, unsigned numLoops,
                                  Value status) {
  auto loops = llvm::to_vector<2>(llvm::seq<unsigned>(0, numLoops));
  emit(numLoops, {{status, {}}}, {{result, loops}},
       [](Body body, ValueRange arguments) -> SmallVector<Value> {
         return {body.guard(arguments[0], arguments[1])};
       });
}

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

/// The memory of a row-major matrix is that of the transposed column-major one,
/// which has the other triangle.
static RoutineFlags flip(RoutineFlags flags, RoutineFlags flag) {
  return flags ^ flag;
}

void RoutineLowerer::lowerCholesky() {
  Value factor = dests[0], status = dests[1];
  memref::CopyOp::create(builder, loc, inputs[0], factor);
  call(flip(op.getFlags(), RoutineFlags::upper), {}, dests);
  // A library may take a NaN for positive.
  constexpr int64_t none = std::numeric_limits<int32_t>::max();
  Value firstNaN = allocateIntegers(none);
  emit(
      1, {{factor, {0, 0}}}, {{firstNaN, {}}},
      [](Body body, ValueRange arguments) -> SmallVector<Value> {
        Value isNaN = arith::CmpFOp::create(body.builder, body.loc,
                                            arith::CmpFPredicate::UNO,
                                            arguments[0], arguments[0]);
        Type integer = arguments[1].getType();
        Value row = arith::IndexCastOp::create(body.builder, body.loc, integer,
                                               body.index(0));
        Value minor = arith::AddIOp::create(body.builder, body.loc, row,
                                            body.constant(integer, 1));
        Value found = body.select(isNaN, minor, body.constant(integer, none));
        return {arith::MinSIOp::create(body.builder, body.loc, found,
                                       arguments[1])};
      },
      /*numReductions=*/1);
  emit(0, {{firstNaN, {}}}, {{status, {}}},
       [](Body body, ValueRange arguments) -> SmallVector<Value> {
         Type integer = arguments[1].getType();
         Value isNone = body.compare(arith::CmpIPredicate::eq, arguments[0],
                                     body.constant(integer, none));
         Value found = body.select(isNone, body.zero(integer), arguments[0]);
         return {body.select(body.isZero(arguments[1]), found, arguments[1])};
       });
  auto inside = has(RoutineFlags::upper) ? arith::CmpIPredicate::ule
                                         : arith::CmpIPredicate::uge;
  emit(2, {{status, {}}}, {{factor, {0, 1}}},
       [inside](Body body, ValueRange arguments) -> SmallVector<Value> {
         Value isInside = body.compare(inside, body.index(0), body.index(1));
         Value value = body.select(isInside, arguments[1],
                                   body.zero(arguments[1].getType()));
         return {body.guard(arguments[0], value)};
       });
}

void RoutineLowerer::lowerTriangularSolve() {
  memref::CopyOp::create(builder, loc, inputs[1], dests[0]);
  // op(A) X = B is Xᵀ op(A)ᵀ = Bᵀ.
  call(flip(flip(op.getFlags(), RoutineFlags::upper), RoutineFlags::right),
       inputs[0], dests[0]);
}

void RoutineLowerer::lowerLu() {
  Value factors = allocateTransposed(inputs[0]);
  transpose(inputs[0], factors);
  call(op.getFlags(), {}, {factors, dests[1], dests[2]});
  transpose(factors, dests[0]);
}

void RoutineLowerer::lowerPivots() {
  Value pivots = inputs[0];
  Value numPivots =
      getValueOrCreateConstantIndexOp(builder, loc, size(pivots, 0));
  Value numRows =
      getValueOrCreateConstantIndexOp(builder, loc, size(dests[0], 0));
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  // The row that the exchanges bring to a place: back from the place, from the
  // last exchange to the first.
  emit(1, {}, {{dests[0], {0}}},
       [&](Body body, ValueRange arguments) -> SmallVector<Value> {
         OpBuilder &at = body.builder;
         SmallVector<Value> indices;
         for (int64_t dim = 0; dim < numBatch; ++dim)
           indices.push_back(linalg::IndexOp::create(at, loc, dim));
         auto loop = scf::ForOp::create(
             at, loc, zero, numPivots, one, body.index(0),
             [&](OpBuilder &inner, Location, Value step, ValueRange row) {
               Body nested{inner, loc, numBatch};
               Value place = arith::SubIOp::create(
                   inner, loc,
                   arith::SubIOp::create(inner, loc, numPivots, one), step);
               indices.push_back(place);
               Value pivot =
                   memref::LoadOp::create(inner, loc, pivots, indices);
               indices.pop_back();
               Value other = arith::SubIOp::create(
                   inner, loc,
                   arith::IndexCastOp::create(inner, loc, inner.getIndexType(),
                                              pivot),
                   one);
               // Also false for the pivot 0.
               Value isRow =
                   nested.compare(arith::CmpIPredicate::ult, other, numRows);
               auto equals = [&](Value a, Value b) {
                 return nested.compare(arith::CmpIPredicate::eq, a, b);
               };
               Value before = nested.select(
                   equals(row[0], place), other,
                   nested.select(equals(row[0], other), place, row[0]));
               scf::YieldOp::create(inner, loc,
                                    nested.select(isRow, before, row[0]));
             });
         return {arith::IndexCastOp::create(at, loc, arguments[0].getType(),
                                            loop.getResult(0))};
       });
}

void RoutineLowerer::lowerHouseholderQr() {
  Value packed = allocateTransposed(inputs[0]);
  transpose(inputs[0], packed);
  call(op.getFlags(), {}, {packed, dests[1]});
  transpose(packed, dests[0]);
}

void RoutineLowerer::lowerHouseholderProduct() {
  Value product = allocateTransposed(inputs[0]);
  transpose(inputs[0], product);
  call(op.getFlags(), inputs[1], product);
  transpose(product, dests[0]);
}

void RoutineLowerer::lowerEigh() {
  Value matrix = inputs[0], vectors = dests[0], values = dests[1];
  Value status = dests[2];
  Value nonFinite = findNonFinite(matrix);
  Value transposed = allocateTransposed(matrix);
  copyFinite(matrix, nonFinite, transposed);
  call(flip(op.getFlags(), RoutineFlags::upper), {},
       {transposed, values, status});
  markNonFinite(nonFinite, status);
  guardInPlace(values, 1, status);
  emit(2, {{transposed, {1, 0}}, {status, {}}}, {{vectors, {0, 1}}},
       [](Body body, ValueRange arguments) -> SmallVector<Value> {
         return {body.guard(arguments[1], arguments[0])};
       });
}

void RoutineLowerer::lowerSvd() {
  Value matrix = inputs[0], values = dests[0], status = dests.back();
  Value nonFinite = findNonFinite(matrix);
  Value copy = allocate({size(matrix, 0), size(matrix, 1)}, getElement(matrix));
  copyFinite(matrix, nonFinite, copy);
  if (has(RoutineFlags::values)) {
    call(op.getFlags(), {}, {copy, values, status});
    markNonFinite(nonFinite, status);
    guardInPlace(values, 1, status);
    return;
  }
  Value left = dests[1], right = dests[2];
  Value transposed = allocateTransposed(left);
  call(op.getFlags(), {}, {copy, values, transposed, right, status});
  markNonFinite(nonFinite, status);
  guardInPlace(values, 1, status);
  // The vectors of a matrix without elements are those of the identity.
  Value isEmpty;
  if (has(RoutineFlags::full)) {
    auto type = cast<MemRefType>(matrix.getType());
    for (unsigned inner : {0, 1}) {
      int64_t extent = type.getDimSize(numBatch + inner);
      if (!ShapedType::isDynamic(extent) && extent != 0)
        continue;
      Value count =
          getValueOrCreateConstantIndexOp(builder, loc, size(matrix, inner));
      Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
      Value none = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         count, zero);
      isEmpty =
          isEmpty
              ? arith::OrIOp::create(builder, loc, isEmpty, none).getResult()
              : none;
    }
  }
  auto finish = [&](Body body, Value vector, Value flag) -> SmallVector<Value> {
    if (isEmpty) {
      Type type = vector.getType();
      Value isDiagonal =
          body.compare(arith::CmpIPredicate::eq, body.index(0), body.index(1));
      auto one =
          llvm::APFloat::getOne(cast<FloatType>(type).getFloatSemantics());
      Value unit =
          body.select(isDiagonal, body.constant(one, type), body.zero(type));
      vector = body.select(isEmpty, unit, vector);
    }
    return {body.guard(flag, vector)};
  };
  emit(2, {{transposed, {1, 0}}, {status, {}}}, {{left, {0, 1}}},
       [&](Body body, ValueRange arguments) {
         return finish(body, arguments[0], arguments[1]);
       });
  emit(2, {{status, {}}}, {{right, {0, 1}}},
       [&](Body body, ValueRange arguments) {
         return finish(body, arguments[1], arguments[0]);
       });
}

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

void RoutineLowerer::lowerFft() {
  bool toReal = op.getRoutine() == Routine::irfft;
  bool fromReal = op.getRoutine() == Routine::rfft;
  Value some = fromReal ? dests[0] : inputs[0];
  Value complex =
      allocate({size(some, 0), builder.getIndexAttr(2)}, getElement(some));
  Value real = getPart(complex, 0), imaginary = getPart(complex, 1);
  if (fromReal) {
    call(op.getFlags(), inputs[0], complex);
  } else {
    // The imaginary part of the number of frequency 0, and of n / 2, which an
    // even n has, does not count. A library may use it.
    Value last;
    if (toReal) {
      Value n =
          getValueOrCreateConstantIndexOp(builder, loc, size(dests[0], 0));
      Value two = arith::ConstantIndexOp::create(builder, loc, 2);
      Value half = arith::DivUIOp::create(builder, loc, n, two);
      Value isOdd = arith::RemUIOp::create(builder, loc, n, two);
      // Of no number, if n is odd.
      last = arith::AddIOp::create(builder, loc, half, isOdd);
    }
    emit(1, {{inputs[0], {0}}, {inputs[1], {0}}},
         {{real, {0}}, {imaginary, {0}}},
         [&](Body body, ValueRange arguments) -> SmallVector<Value> {
           Value imaginaryPart = arguments[1];
           if (toReal) {
             Value frequency = body.index(0);
             Value zero = body.zero(imaginaryPart.getType());
             Value isLast =
                 body.compare(arith::CmpIPredicate::eq, frequency, last);
             imaginaryPart =
                 body.select(body.isZero(frequency), zero,
                             body.select(isLast, zero, imaginaryPart));
           }
           return {arguments[0], imaginaryPart};
         });
    if (toReal)
      return call(op.getFlags(), {}, {complex, dests[0]});
    call(op.getFlags(), {}, complex);
  }
  emit(1, {{real, {0}}, {imaginary, {0}}}, {{dests[0], {0}}, {dests[1], {0}}},
       [](Body, ValueRange arguments) -> SmallVector<Value> {
         return {arguments[0], arguments[1]};
       });
}

void RoutineLowerer::lower() {
  switch (op.getRoutine()) {
  case Routine::cholesky:
    return lowerCholesky();
  case Routine::triangular_solve:
    return lowerTriangularSolve();
  case Routine::lu:
    return lowerLu();
  case Routine::pivots_to_permutation:
    return lowerPivots();
  case Routine::householder_qr:
    return lowerHouseholderQr();
  case Routine::householder_product:
    return lowerHouseholderProduct();
  case Routine::eigh:
    return lowerEigh();
  case Routine::svd:
    return lowerSvd();
  case Routine::fft:
  case Routine::rfft:
  case Routine::irfft:
    return lowerFft();
  }
}

namespace {
struct LowerRoutine : OpRewritePattern<BufferRoutineOp> {
  LowerRoutine(MLIRContext *context, Pass::Statistic &numLowered)
      : OpRewritePattern(context), numLowered(numLowered) {}

  LogicalResult matchAndRewrite(BufferRoutineOp op,
                                PatternRewriter &rewriter) const override {
    if (bitEnumContainsAny(op.getFlags(), RoutineFlags::library))
      return failure();
    LDBG() << "lower " << op;
    RoutineLowerer(op, rewriter).lower();
    rewriter.eraseOp(op);
    ++numLowered;
    return success();
  }

private:
  Pass::Statistic &numLowered;
};

struct LowerRoutines : dp::impl::DPLowerRoutinesBase<LowerRoutines> {
  void runOnEntry() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<LowerRoutine>(&getContext(), numLowered);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
