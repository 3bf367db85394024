//===- ExpandF8.cpp - Conversions of 8-bit floats -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/F8.h"
#include "dp/Conversion/Passes.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/DebugLog.h"

#include <cmath>

#define DEBUG_TYPE "dp-expand-f8"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDF8
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
/// The numbers of bits and the code points of an 8-bit float.
struct F8Format {
  int mantissa, bias;
  int64_t overflow; ///< code of numbers that overflow
  int64_t nan;      ///< with all bits of the exponent and one of the mantissa

  static F8Format get(Type type) {
    if (isa<Float8E4M3FNType>(type))
      return {3, 7, 0x7f, 0x7f};
    return {2, 15, 0x7c, 0x7e};
  }
  /// The number of bits of an f32's mantissa that are dropped.
  int getDropped() const { return 23 - mantissa; }
  /// The difference of the biases, at the place of an f32's exponent.
  int64_t getRebias() const { return int64_t(127 - bias) << 23; }
};

/// Creates integer and f32 arithmetic.
class BitBuilder {
public:
  explicit BitBuilder(ImplicitLocOpBuilder &builder) : b(builder) {}

  Value constant(int64_t value) {
    return arith::ConstantIntOp::create(b, value, 32);
  }
  Value number(float value) {
    return arith::ConstantFloatOp::create(b, b.getF32Type(), APFloat(value));
  }
  Value asBits(Value value) {
    return arith::BitcastOp::create(b, b.getI32Type(), value);
  }
  Value asFloat(Value bits) {
    return arith::BitcastOp::create(b, b.getF32Type(), bits);
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, x, y); }
  Value subtract(Value x, Value y) { return arith::SubIOp::create(b, x, y); }
  Value combine(Value x, Value y) { return arith::OrIOp::create(b, x, y); }
  Value mask(Value x, int64_t bits) {
    return arith::AndIOp::create(b, x, constant(bits));
  }
  Value left(Value x, int64_t by) {
    return arith::ShLIOp::create(b, x, constant(by));
  }
  Value right(Value x, int64_t by) {
    return arith::ShRUIOp::create(b, x, constant(by));
  }
  Value isAbove(Value x, int64_t bound) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ugt, x,
                                 constant(bound));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, condition, x, y);
  }

private:
  ImplicitLocOpBuilder &b;
};
} // namespace

Value mlir::dp::createTruncationToF8(ImplicitLocOpBuilder &builder, Value value,
                                     FloatType type) {
  BitBuilder b(builder);
  F8Format format = F8Format::get(type);
  int dropped = format.getDropped();
  Value bits = b.asBits(value);
  Value magnitude = b.mask(bits, 0x7fffffff);
  // To nearest even: half of the last bit less one, plus one if that is odd. A
  // carry moves into the exponent.
  Value odd = b.mask(b.right(magnitude, dropped), 1);
  Value half = b.constant((int64_t(1) << (dropped - 1)) - 1);
  Value rounded = b.right(b.add(magnitude, b.add(half, odd)), dropped);
  Value normal = b.subtract(rounded, b.constant(format.getRebias() >> dropped));
  // Subnormal numbers are multiples of the smallest one, which is the last bit
  // of f32 numbers from 2^23 times it on: the addition rounds.
  float magic = std::ldexp(1.0f, 23 - (format.bias - 1 + format.mantissa));
  Value shifted =
      arith::AddFOp::create(builder, b.asFloat(magnitude), b.number(magic));
  Value subnormal =
      b.subtract(b.asBits(shifted), b.constant(llvm::bit_cast<int32_t>(magic)));
  int64_t leastNormal = format.getRebias() + (int64_t(1) << 23);
  Value finite =
      b.select(b.isAbove(magnitude, leastNormal - 1), normal, subnormal);
  Value overflow = b.isAbove(finite, format.overflow - 1);
  Value code = b.select(overflow, b.constant(format.overflow), finite);
  if (format.nan != format.overflow)
    code = b.select(b.isAbove(magnitude, 0x7f800000), b.constant(format.nan),
                    code);
  Value sign = b.mask(b.right(bits, 24), 0x80);
  Value byte = arith::TruncIOp::create(builder, builder.getI8Type(),
                                       b.combine(code, sign));
  return arith::BitcastOp::create(builder, type, byte);
}

Value mlir::dp::createExtensionOfF8(ImplicitLocOpBuilder &builder,
                                    Value value) {
  BitBuilder b(builder);
  F8Format format = F8Format::get(value.getType());
  Value byte = arith::BitcastOp::create(builder, builder.getI8Type(), value);
  Value bits = arith::ExtUIOp::create(builder, builder.getI32Type(), byte);
  Value magnitude = b.mask(bits, 0x7f);
  Value normal = b.add(b.left(magnitude, format.getDropped()),
                       b.constant(format.getRebias()));
  // No f32 is subnormal on the way: a thread may flush those to zero.
  float least = std::ldexp(1.0f, 1 - format.bias - format.mantissa);
  Value count =
      arith::UIToFPOp::create(builder, builder.getF32Type(), magnitude);
  Value subnormal =
      b.asBits(arith::MulFOp::create(builder, count, b.number(least)));
  Value isNormal = b.isAbove(magnitude, (1 << format.mantissa) - 1);
  Value wide = b.select(isNormal, normal, subnormal);
  if (format.nan != format.overflow) {
    // The exponent of infinity; the mantissa of a NaN stays.
    Value special = b.combine(b.left(magnitude, format.getDropped()),
                              b.constant(0x7f800000));
    wide = b.select(b.isAbove(magnitude, format.overflow - 1), special, wide);
  } else {
    wide = b.select(b.isAbove(magnitude, format.nan - 1),
                    b.constant(0x7fc00000), wide);
  }
  Value sign = b.left(b.mask(bits, 0x80), 24);
  return b.asFloat(b.combine(wide, sign));
}

/// Expands `op`; f16, bf16 and f64 go through f32.
static Value expand(ImplicitLocOpBuilder &b, arith::TruncFOp op) {
  Value value = op.getIn();
  if (value.getType().isF64())
    value = createRoundingToOdd(b, value);
  else if (!value.getType().isF32())
    value = arith::ExtFOp::create(b, b.getF32Type(), value);
  return createTruncationToF8(b, value, cast<FloatType>(op.getType()));
}

/// Expands `op`; each 8-bit number is one of any other type.
static Value expand(ImplicitLocOpBuilder &b, arith::ExtFOp op) {
  Value wide = createExtensionOfF8(b, op.getIn());
  if (op.getType().isF64())
    return arith::ExtFOp::create(b, op.getType(), wide);
  if (!op.getType().isF32())
    return arith::TruncFOp::create(b, op.getType(), wide);
  return wide;
}

/// Expands a conversion of an integer, by f32, or to one: the integers that an
/// f32 rounds are too large for any 8-bit float.
template <typename OpT>
static Value expand(ImplicitLocOpBuilder &b, OpT op) {
  if (auto type = dyn_cast<FloatType>(op.getType())) {
    Value wide = OpT::create(b, b.getF32Type(), op.getIn());
    return createTruncationToF8(b, wide, type);
  }
  return OpT::create(b, op.getType(), createExtensionOfF8(b, op.getIn()));
}

namespace {
/// Expands a conversion from or to an 8-bit float.
template <typename OpT>
struct ExpandConversion : OpRewritePattern<OpT> {
  ExpandConversion(MLIRContext *context, Pass::Statistic &numExpanded)
      : OpRewritePattern<OpT>(context), numExpanded(numExpanded) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!isF8(op.getType()) && !isF8(op.getIn().getType()))
      return failure();
    LDBG() << "expand " << op;
    ++numExpanded;
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op, expand(builder, op));
    return success();
  }

private:
  Pass::Statistic &numExpanded;
};

struct ExpandF8 : dp::impl::DPExpandF8Base<ExpandF8> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<
        ExpandConversion<arith::TruncFOp>, ExpandConversion<arith::ExtFOp>,
        ExpandConversion<arith::SIToFPOp>, ExpandConversion<arith::UIToFPOp>,
        ExpandConversion<arith::FPToSIOp>, ExpandConversion<arith::FPToUIOp>>(
        &getContext(), numExpanded);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
