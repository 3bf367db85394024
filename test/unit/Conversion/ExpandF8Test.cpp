//===- ExpandF8Test.cpp - Conversions of 8-bit floats ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Computes the integer code of the conversions for each 8-bit float, each f16
// and the f32 around every number where rounding turns, and compares with
// APFloat.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/F8.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace mlir;

namespace {

/// Computes the ops of a block one after the other, each on bits.
class Interpreter {
public:
  explicit Interpreter(Block &block) {
    for (Operation &op : block) {
      Step step{&op, {}, {}};
      if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
        if (auto integer = dyn_cast<IntegerAttr>(constant.getValue()))
          step.constant = integer.getValue().getZExtValue();
        else
          step.constant = cast<FloatAttr>(constant.getValue())
                              .getValue()
                              .bitcastToAPInt()
                              .getZExtValue();
      }
      for (Value operand : op.getOperands())
        step.operands.push_back(numbers.lookup(operand));
      steps.push_back(step);
      numbers[op.getResult(0)] = steps.size();
    }
    values.resize(steps.size() + 1);
  }

  /// The bits of the last result for those of the block's argument.
  uint64_t run(uint64_t argument) {
    values[0] = argument;
    size_t next = 1;
    for (const Step &step : steps)
      values[next++] = compute(step);
    return values.back();
  }

private:
  struct Step {
    Operation *op;
    uint64_t constant;
    SmallVector<size_t> operands;
  };

  static float toFloat(uint64_t bits) {
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits));
  }

  uint64_t compute(const Step &step) const {
    uint64_t x = step.operands.empty() ? 0 : values[step.operands[0]];
    uint64_t y = step.operands.size() < 2 ? 0 : values[step.operands[1]];
    Operation *op = step.op;
    if (isa<arith::ConstantOp>(op))
      return step.constant;
    if (isa<arith::BitcastOp, arith::ExtUIOp>(op))
      return x;
    if (isa<arith::TruncIOp>(op))
      return x & 0xff;
    if (isa<arith::AddIOp>(op))
      return static_cast<uint32_t>(x + y);
    if (isa<arith::SubIOp>(op))
      return static_cast<uint32_t>(x - y);
    if (isa<arith::AndIOp>(op))
      return x & y;
    if (isa<arith::OrIOp>(op))
      return x | y;
    if (isa<arith::ShLIOp>(op))
      return static_cast<uint32_t>(x << y);
    if (isa<arith::ShRUIOp>(op))
      return x >> y;
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      EXPECT_EQ(compare.getPredicate(), arith::CmpIPredicate::ugt);
      return x > y;
    }
    if (isa<arith::SelectOp>(op))
      return x ? y : values[step.operands[2]];
    if (isa<arith::AddFOp>(op))
      return llvm::bit_cast<uint32_t>(toFloat(x) + toFloat(y));
    if (isa<arith::MulFOp>(op))
      return llvm::bit_cast<uint32_t>(toFloat(x) * toFloat(y));
    if (isa<arith::UIToFPOp>(op))
      return llvm::bit_cast<uint32_t>(static_cast<float>(x));
    ADD_FAILURE() << "unknown op " << op->getName().getStringRef().str();
    return 0;
  }

  /// The place of each result in `values`; the block's argument is first.
  llvm::DenseMap<Value, size_t> numbers;
  SmallVector<Step> steps;
  SmallVector<uint64_t> values;
};

/// Both conversions of one type.
class Conversions {
public:
  Conversions(MLIRContext &context, FloatType type)
      : semantics(type.getFloatSemantics()) {
    OpBuilder builder(&context);
    Location loc = builder.getUnknownLoc();
    auto make = [&](Type argument, auto create) {
      auto block = std::make_unique<Block>();
      Value value = block->addArgument(argument, loc);
      ImplicitLocOpBuilder b(loc, builder);
      b.setInsertionPointToStart(block.get());
      create(b, value);
      return block;
    };
    narrowing =
        make(builder.getF32Type(), [&](ImplicitLocOpBuilder &b, Value x) {
          dp::createTruncationToF8(b, x, type);
        });
    widening = make(type, [&](ImplicitLocOpBuilder &b, Value x) {
      dp::createExtensionOfF8(b, x);
    });
    narrow = std::make_unique<Interpreter>(*narrowing);
    wide = std::make_unique<Interpreter>(*widening);
  }

  void expectRounded(uint32_t bits) {
    APFloat value(llvm::bit_cast<float>(bits));
    bool lost;
    value.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
    uint64_t found = narrow->run(bits);
    if (value.isNaN())
      ASSERT_TRUE(APFloat(semantics, APInt(8, found)).isNaN())
          << std::hex << bits << " gives " << found;
    else
      ASSERT_EQ(found, value.bitcastToAPInt().getZExtValue())
          << std::hex << bits;
  }

  void expectWidened(uint8_t bits) {
    APFloat value(semantics, APInt(8, bits));
    bool lost;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &lost);
    uint64_t found = wide->run(bits);
    if (value.isNaN())
      ASSERT_TRUE(
          std::isnan(llvm::bit_cast<float>(static_cast<uint32_t>(found))))
          << std::hex << int(bits);
    else
      ASSERT_EQ(found, value.bitcastToAPInt().getZExtValue())
          << std::hex << int(bits);
  }

  const llvm::fltSemantics &semantics;

private:
  std::unique_ptr<Block> narrowing, widening;
  std::unique_ptr<Interpreter> narrow, wide;
};

class ExpandF8 : public testing::TestWithParam<bool> {
protected:
  ExpandF8() {
    context.loadDialect<arith::ArithDialect>();
    FloatType type = GetParam() ? FloatType(Float8E4M3FNType::get(&context))
                                : FloatType(Float8E5M2Type::get(&context));
    conversions.emplace(context, type);
  }
  MLIRContext context;
  std::optional<Conversions> conversions;
};

} // namespace

TEST_P(ExpandF8, WidensEachNumber) {
  for (int bits = 0; bits < 256; ++bits)
    conversions->expectWidened(static_cast<uint8_t>(bits));
}

TEST_P(ExpandF8, RoundsEachF16) {
  for (unsigned bits = 0; bits < 1 << 16; ++bits) {
    APFloat value(APFloat::IEEEhalf(), APInt(16, bits));
    conversions->expectRounded(
        llvm::bit_cast<uint32_t>(value.convertToFloat()));
  }
}

// The numbers themselves and the midpoints between two of them, that behind the
// largest included, and what is next to these.
TEST_P(ExpandF8, RoundsBesideEachBoundary) {
  std::vector<double> numbers;
  for (int bits = 0; bits < 128; ++bits) {
    APFloat value(conversions->semantics, APInt(8, bits));
    if (value.isFinite())
      numbers.push_back(value.convertToDouble());
  }
  double last = numbers.back();
  numbers.push_back(2 * last - numbers[numbers.size() - 2]);
  for (size_t i = 0; i < numbers.size(); ++i)
    for (double value :
         {numbers[i], i == 0 ? 0 : (numbers[i] + numbers[i - 1]) / 2}) {
      auto middle = static_cast<int64_t>(
          llvm::bit_cast<uint32_t>(static_cast<float>(value)));
      for (int64_t bits = std::max<int64_t>(middle - 300, 0);
           bits < middle + 300; ++bits)
        for (uint32_t sign : {0u, 0x80000000u})
          conversions->expectRounded(static_cast<uint32_t>(bits) | sign);
    }
}

TEST_P(ExpandF8, RoundsAnyNumber) {
  for (uint32_t bits : {0x7f800000u, 0x7f800001u, 0x7fffffffu, 0x7f7fffffu,
                        0xff800000u, 0xffc00000u, 0x00000001u, 0x80000000u})
    conversions->expectRounded(bits);
  std::mt19937 random(7);
  for (int i = 0; i < 200000; ++i)
    conversions->expectRounded(static_cast<uint32_t>(random()));
  // Among these few are in range.
  for (int i = 0; i < 200000; ++i) {
    auto exponent = static_cast<uint32_t>(105 + random() % 45);
    conversions->expectRounded((static_cast<uint32_t>(random()) & 0x807fffff) |
                               exponent << 23);
  }
}

INSTANTIATE_TEST_SUITE_P(E4M3FN, ExpandF8, testing::Values(true));
INSTANTIATE_TEST_SUITE_P(E5M2, ExpandF8, testing::Values(false));
