//===- CombinerTest.cpp - The combiner of a reduction ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/Combiner.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {
class CombinerTest : public testing::Test {
protected:
  CombinerTest() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        linalg::LinalgDialect, tensor::TensorDialect>();
  }

  linalg::LinalgOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    linalg::LinalgOp found;
    module->walk([&](linalg::LinalgOp op) { found = op; });
    return found;
  }

  /// The kind of a reduction of 4xELEMENT over its rows, whose body ends in
  /// `body` on %a, the element, and %acc, the accumulator.
  std::optional<ReductionKind> ofBody(StringRef body,
                                      StringRef element = "f32") {
    std::string type = element.str();
    return getReductionKind(
        parse("func.func @f(%x: tensor<4x" + type + ">, %init: tensor<" + type +
              ">) { %r = linalg.generic {indexing_maps = [affine_map<(i) -> "
              "(i)>, affine_map<(i) -> ()>], iterator_types = [\"reduction\"]} "
              "ins(%x : tensor<4x" +
              type + ">) outs(%init : tensor<" + type +
              ">) { ^bb0(%a: " + type + ", %acc: " + type + "): " + body.str() +
              " linalg.yield %r0 : " + type + " } -> tensor<" + type +
              "> return }"),
        0);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(CombinerTest, EachKind) {
  EXPECT_EQ(ofBody("%r0 = arith.addf %acc, %a : f32"), ReductionKind::add);
  EXPECT_EQ(ofBody("%r0 = arith.addf %a, %acc : f32"), ReductionKind::add);
  EXPECT_EQ(ofBody("%r0 = arith.mulf %a, %acc : f32"), ReductionKind::mul);
  EXPECT_EQ(ofBody("%r0 = arith.maximumf %a, %acc : f32"), ReductionKind::max);
  EXPECT_EQ(ofBody("%r0 = arith.minimumf %a, %acc : f32"), ReductionKind::min);
  EXPECT_EQ(ofBody("%r0 = arith.maxnumf %a, %acc : f32"),
            ReductionKind::maxnum);
  EXPECT_EQ(ofBody("%r0 = arith.addi %a, %acc : i32", "i32"),
            ReductionKind::add);
  EXPECT_EQ(ofBody("%r0 = arith.maxui %a, %acc : i32", "i32"),
            ReductionKind::umax);
  EXPECT_EQ(ofBody("%r0 = arith.ori %a, %acc : i1", "i1"), ReductionKind::or_);
  EXPECT_EQ(ofBody("%r0 = arith.xori %a, %acc : i8", "i8"),
            ReductionKind::xor_);
}

TEST_F(CombinerTest, SubtractionOnlyFromTheAccumulator) {
  EXPECT_EQ(ofBody("%r0 = arith.subf %acc, %a : f32"), ReductionKind::add);
  EXPECT_EQ(ofBody("%r0 = arith.subf %a, %acc : f32"), std::nullopt);
}

TEST_F(CombinerTest, TermMayBeComputed) {
  EXPECT_EQ(ofBody("%s = arith.mulf %a, %a : f32 "
                   "%r0 = arith.addf %acc, %s : f32"),
            ReductionKind::add);
}

TEST_F(CombinerTest, TermMustNotReadTheAccumulator) {
  EXPECT_EQ(ofBody("%s = arith.mulf %a, %acc : f32 "
                   "%r0 = arith.addf %acc, %s : f32"),
            std::nullopt);
  EXPECT_EQ(ofBody("%r0 = arith.addf %acc, %acc : f32"), std::nullopt);
}

TEST_F(CombinerTest, LastOpMustCombine) {
  EXPECT_EQ(ofBody("%s = arith.addf %acc, %a : f32 "
                   "%r0 = arith.negf %s : f32"),
            std::nullopt);
  EXPECT_EQ(ofBody("%r0 = arith.divf %acc, %a : f32"), std::nullopt);
}

TEST_F(CombinerTest, TermMustNotReadAnotherAccumulator) {
  linalg::LinalgOp op = parse(
      "func.func @f(%x: tensor<4xf32>, %u: tensor<f32>, %v: tensor<f32>) {"
      " %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,"
      " affine_map<(i) -> ()>, affine_map<(i) -> ()>],"
      " iterator_types = [\"reduction\"]} ins(%x : tensor<4xf32>)"
      " outs(%u, %v : tensor<f32>, tensor<f32>) {"
      " ^bb0(%a: f32, %p: f32, %q: f32):"
      " %0 = arith.addf %p, %a : f32"
      " %1 = arith.addf %q, %0 : f32"
      " linalg.yield %0, %1 : f32, f32 } -> (tensor<f32>, tensor<f32>)"
      " return }");
  EXPECT_EQ(getReductionKind(op, 0), ReductionKind::add);
  EXPECT_EQ(getReductionKind(op, 1), std::nullopt)
      << "the second sum adds up values of the first";
}

TEST_F(CombinerTest, CombinersByElementType) {
  Builder builder(&context);
  Type f32 = builder.getF32Type(), i32 = builder.getI32Type();
  EXPECT_EQ(getCombiner(ReductionKind::add, f32), arith::AtomicRMWKind::addf);
  EXPECT_EQ(getCombiner(ReductionKind::add, i32), arith::AtomicRMWKind::addi);
  EXPECT_EQ(getCombiner(ReductionKind::max, f32),
            arith::AtomicRMWKind::maximumf);
  EXPECT_EQ(getCombiner(ReductionKind::max, i32), arith::AtomicRMWKind::maxs);
  EXPECT_EQ(getCombiner(ReductionKind::umin, i32), arith::AtomicRMWKind::minu);
  EXPECT_EQ(getCombiner(ReductionKind::minnum, f32),
            arith::AtomicRMWKind::minnumf);
}
} // namespace
