//===- LinearityTest.cpp - Linearity of scalar code, identities -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {
constexpr Linearity zero = Linearity::zero;
constexpr Linearity independent = Linearity::independent;
constexpr Linearity linear = Linearity::linear;
constexpr Linearity nonlinear = Linearity::nonlinear;

class LinearityTest : public testing::Test {
protected:
  LinearityTest() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        linalg::LinalgDialect, math::MathDialect,
                        scf::SCFDialect, tensor::TensorDialect>();
  }

  func::FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<func::FuncOp>().begin();
  }

  /// The state of what a function of f32 %a, %b (and i1 %c) returns, when these
  /// have the states `a`, `b` and independent.
  Linearity ofBody(StringRef body, Linearity a, Linearity b,
                   ReductionKind kind = ReductionKind::add) {
    func::FuncOp function = parse(
        ("func.func @f(%a: f32, %b: f32, %c: i1) -> f32 {" + body + "}").str());
    SmallVector<Linearity> states = getBlockLinearity(
        &function.getBody().front(), {a, b, independent},
        [](Value) { return independent; }, kind);
    EXPECT_EQ(states.size(), 1u);
    return states.front();
  }

  /// Of one op on two operands.
  Linearity of(StringRef op, Linearity a, Linearity b,
               ReductionKind kind = ReductionKind::add) {
    return ofBody(("%0 = " + op + " return %0 : f32").str(), a, b, kind);
  }

  bool isIdentity(StringRef body, ReductionKind kind) {
    func::FuncOp function = parse(
        ("func.func @f(%u: tensor<4xf32>, %n: f32) {" + body + " return }")
            .str());
    Value value =
        function.getBody().front().getTerminator()->getPrevNode()->getResult(0);
    return isIdentityTensor(value, kind);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(LinearityTest, Sums) {
  StringRef add = "arith.addf %a, %b : f32";
  EXPECT_EQ(of(add, linear, linear), linear);
  EXPECT_EQ(of(add, linear, zero), linear);
  EXPECT_EQ(of(add, zero, linear), linear);
  EXPECT_EQ(of(add, linear, independent), nonlinear);
  EXPECT_EQ(of(add, independent, linear), nonlinear);
  EXPECT_EQ(of(add, independent, independent), independent);
  EXPECT_EQ(of(add, nonlinear, linear), nonlinear);
  EXPECT_EQ(of(add, nonlinear, zero), nonlinear);
  EXPECT_EQ(of("arith.subf %a, %b : f32", zero, linear), linear);
  EXPECT_EQ(of("arith.subf %a, %b : f32", independent, linear), nonlinear);
}

TEST_F(LinearityTest, Products) {
  StringRef mul = "arith.mulf %a, %b : f32";
  EXPECT_EQ(of(mul, linear, independent), linear);
  EXPECT_EQ(of(mul, independent, linear), linear);
  EXPECT_EQ(of(mul, linear, linear), nonlinear);
  EXPECT_EQ(of(mul, linear, zero), linear);
  EXPECT_EQ(of(mul, nonlinear, independent), nonlinear);
  StringRef div = "arith.divf %a, %b : f32";
  EXPECT_EQ(of(div, linear, independent), linear);
  EXPECT_EQ(of(div, independent, linear), nonlinear);
  EXPECT_EQ(of(div, linear, linear), nonlinear);
  EXPECT_EQ(of("arith.negf %a : f32", linear, zero), linear);
}

TEST_F(LinearityTest, OtherFunctionsAreNotLinear) {
  EXPECT_EQ(of("math.exp %a : f32", linear, zero), nonlinear);
  EXPECT_EQ(of("math.exp %a : f32", independent, zero), independent);
  EXPECT_EQ(of("math.absf %a : f32", linear, zero), nonlinear);
  EXPECT_EQ(of("arith.maximumf %a, %b : f32", linear, linear), nonlinear);
}

TEST_F(LinearityTest, Select) {
  StringRef select = "arith.select %c, %a, %b : f32";
  EXPECT_EQ(of(select, linear, linear), linear);
  EXPECT_EQ(of(select, linear, zero), linear);
  EXPECT_EQ(of(select, linear, independent), nonlinear);
  EXPECT_EQ(ofBody("%p = arith.cmpf olt, %a, %b : f32 "
                   "%0 = arith.select %p, %b, %b : f32 return %0 : f32",
                   linear, independent),
            nonlinear);
}

TEST_F(LinearityTest, ConstantsAreKnownInsideABody) {
  EXPECT_EQ(ofBody("%z = arith.constant 0.0 : f32 "
                   "%0 = arith.addf %a, %z : f32 return %0 : f32",
                   linear, zero),
            linear);
  EXPECT_EQ(ofBody("%z = arith.constant 1.0 : f32 "
                   "%0 = arith.addf %a, %z : f32 return %0 : f32",
                   linear, zero),
            nonlinear);
}

TEST_F(LinearityTest, NestedRegions) {
  StringRef inner = "%0 = scf.if %c -> f32 { %t = arith.negf %a : f32 "
                    "scf.yield %t : f32 } else { scf.yield %b : f32 } "
                    "return %0 : f32";
  EXPECT_EQ(ofBody(inner, linear, linear), nonlinear);
  EXPECT_EQ(ofBody(inner, independent, independent), independent);
}

TEST_F(LinearityTest, OpsWithTwoResults) {
  func::FuncOp function =
      parse("func.func @f(%a: i32) -> i32 {"
            " %lo, %hi = arith.mulsi_extended %a, %a : i32 return %hi : i32 }");
  EXPECT_EQ(getBlockLinearity(
                &function.getBody().front(), {linear},
                [](Value) { return independent; }, ReductionKind::add)
                .front(),
            nonlinear);
}

TEST_F(LinearityTest, OtherKindsDistributeOverThemselvesAlone) {
  StringRef max = "arith.maximumf %a, %b : f32";
  EXPECT_EQ(of(max, linear, linear, ReductionKind::max), linear);
  EXPECT_EQ(of(max, linear, linear, ReductionKind::min), nonlinear);
  EXPECT_EQ(of(max, linear, linear, ReductionKind::maxnum), nonlinear);
  EXPECT_EQ(of(max, linear, independent, ReductionKind::max), nonlinear);
  EXPECT_EQ(of("arith.addf %a, %b : f32", linear, linear, ReductionKind::max),
            nonlinear);
  EXPECT_EQ(of("arith.mulf %a, %b : f32", linear, linear, ReductionKind::mul),
            linear);
  EXPECT_EQ(
      of("arith.mulf %a, %b : f32", linear, independent, ReductionKind::mul),
      nonlinear);
}

TEST_F(LinearityTest, CombinerKinds) {
  auto kind = [&](StringRef op, bool accumulatorIsLhs = true) {
    func::FuncOp function =
        parse(("func.func @f(%a: i32, %b: i32, %x: f32, %y: f32) { %0 = " + op +
               " return }")
                  .str());
    return getCombinerKind(&function.getBody().front().front(),
                           accumulatorIsLhs);
  };
  EXPECT_EQ(kind("arith.addi %a, %b : i32"), ReductionKind::add);
  EXPECT_EQ(kind("arith.subf %x, %y : f32"), ReductionKind::add);
  EXPECT_EQ(kind("arith.subf %x, %y : f32", false), std::nullopt);
  EXPECT_EQ(kind("arith.maxnumf %x, %y : f32"), ReductionKind::maxnum);
  EXPECT_EQ(kind("arith.minui %a, %b : i32"), ReductionKind::umin);
  EXPECT_EQ(kind("arith.xori %a, %b : i32"), ReductionKind::xor_);
  EXPECT_EQ(kind("arith.divf %x, %y : f32"), std::nullopt);
  EXPECT_EQ(kind("arith.shli %a, %b : i32"), std::nullopt);
}

TEST_F(LinearityTest, Identities) {
  Builder builder(&context);
  OpBuilder op(&context);
  auto integer = [&](ReductionKind kind, unsigned width) {
    return cast<IntegerAttr>(
               getIdentity(op, builder.getIntegerType(width), kind))
        .getValue();
  };
  EXPECT_EQ(integer(ReductionKind::add, 8), 0);
  EXPECT_EQ(integer(ReductionKind::mul, 8), 1);
  EXPECT_EQ(integer(ReductionKind::max, 8).getSExtValue(), -128);
  EXPECT_EQ(integer(ReductionKind::min, 8).getSExtValue(), 127);
  EXPECT_EQ(integer(ReductionKind::umax, 8), 0);
  EXPECT_EQ(integer(ReductionKind::umin, 8), 255);
  EXPECT_EQ(integer(ReductionKind::and_, 1), 1);
  EXPECT_EQ(integer(ReductionKind::or_, 1), 0);
  EXPECT_EQ(integer(ReductionKind::mul, 1), 1);
  auto floating = [&](ReductionKind kind, Type type) {
    return cast<FloatAttr>(getIdentity(op, type, kind)).getValue();
  };
  EXPECT_TRUE(floating(ReductionKind::add, builder.getF16Type()).isZero());
  APFloat lowest = floating(ReductionKind::max, builder.getBF16Type());
  EXPECT_TRUE(lowest.isInfinity() && lowest.isNegative());
  EXPECT_TRUE(floating(ReductionKind::minnum, builder.getF32Type()).isNaN());
  // None: no infinity, or no such operation.
  EXPECT_FALSE(
      getIdentity(op, Float8E4M3FNType::get(&context), ReductionKind::max));
  EXPECT_FALSE(getIdentity(op, builder.getF32Type(), ReductionKind::xor_));
  EXPECT_FALSE(getIdentity(op, ComplexType::get(builder.getF32Type()),
                           ReductionKind::add));
}

TEST_F(LinearityTest, IdentityTensors) {
  constexpr ReductionKind add = ReductionKind::add, mul = ReductionKind::mul;
  EXPECT_TRUE(
      isIdentity("%0 = arith.constant dense<0.0> : tensor<4xf32>", add));
  EXPECT_TRUE(
      isIdentity("%0 = arith.constant dense<-0.0> : tensor<4xf32>", add));
  EXPECT_FALSE(
      isIdentity("%0 = arith.constant dense<0.0> : tensor<4xf32>", mul));
  EXPECT_TRUE(
      isIdentity("%0 = arith.constant dense<1.0> : tensor<4xf32>", mul));
  EXPECT_FALSE(
      isIdentity("%0 = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>", add));
  EXPECT_TRUE(
      isIdentity("%0 = arith.constant dense<0xFF800000> : tensor<4xf32>",
                 ReductionKind::max));
  EXPECT_FALSE(
      isIdentity("%0 = arith.constant dense<0x7F800000> : tensor<4xf32>",
                 ReductionKind::max));
  EXPECT_TRUE(isIdentity("%z = arith.constant 0.0 : f32 "
                         "%e = tensor.empty() : tensor<2x2xf32> "
                         "%f = linalg.fill ins(%z : f32) outs(%e : "
                         "tensor<2x2xf32>) -> tensor<2x2xf32> "
                         "%0 = tensor.collapse_shape %f [[0, 1]] : "
                         "tensor<2x2xf32> into tensor<4xf32>",
                         add));
  EXPECT_FALSE(isIdentity("%0 = tensor.splat %n : tensor<4xf32>", add));
  EXPECT_FALSE(isIdentity("%0 = tensor.empty() : tensor<4xf32>", add));
  EXPECT_FALSE(isIdentity("%0 = arith.addf %u, %u : tensor<4xf32>", add));
  // Padding brings in other elements.
  EXPECT_FALSE(
      isIdentity("%z = arith.constant dense<0.0> : tensor<2xf32> "
                 "%0 = tensor.pad %z low[1] high[1] { ^bb0(%i: index): "
                 "tensor.yield %n : f32 } : tensor<2xf32> to tensor<4xf32>",
                 add));
}
} // namespace
