//===- PlacementAnalysisTest.cpp - Decisions of the analysis --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/Extensions/AllExtensions.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include <chrono>
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {
class PlacementAnalysisTest : public testing::Test {
protected:
  PlacementAnalysisTest() {
    DialectRegistry registry;
    registry.insert<DPDialect, arith::ArithDialect, func::FuncDialect,
                    linalg::LinalgDialect, math::MathDialect,
                    tensor::TensorDialect>();
    registerPlacementModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  func::FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<func::FuncOp>().begin();
  }

  static Operation &at(func::FuncOp function, unsigned number) {
    return *std::next(function.getBody().front().begin(), number);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(PlacementAnalysisTest, ArgumentsAreAsAnnotated) {
  func::FuncOp function =
      parse("func.func @f(%x: tensor<4x8xf32> {dp.scatter = 1}, "
            "%w: tensor<8xf32>, %n: i32) { return }");
  PlacementAnalysis analysis(function);
  EXPECT_EQ(analysis.getPlacement(function.getArgument(0)),
            Placement::sharded(1));
  EXPECT_TRUE(analysis.getPlacement(function.getArgument(1)).isReplicated());
  EXPECT_TRUE(analysis.getPlacement(function.getArgument(2)).isReplicated());
}

TEST_F(PlacementAnalysisTest, DecisionsSayHowOperandsAreTaken) {
  func::FuncOp function = parse(
      "func.func @f(%x: tensor<8x4xf32> {dp.scatter = 0}, %w: tensor<8x4xf32>)"
      " -> tensor<8x4xf32> {"
      " %0 = arith.mulf %x, %w : tensor<8x4xf32>"
      " return %0 : tensor<8x4xf32> }");
  PlacementAnalysis analysis(function);
  const Decision *decision = analysis.getDecision(&at(function, 0));
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->factor, 0);
  EXPECT_EQ(decision->operands,
            (SmallVector<Placement, 4>{Placement::sharded(0),
                                       Placement::sharded(0)}));
  EXPECT_EQ(decision->results.front(), Placement::sharded(0));
  EXPECT_FALSE(analysis.getDecision(&at(function, 1))) << "the return";
}

TEST_F(PlacementAnalysisTest, UnitsFollowReshapes) {
  func::FuncOp function =
      parse("func.func @f(%x: tensor<8x3x2xf32> {dp.scatter = 0}) {"
            " %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<8x3x2xf32> "
            "into tensor<48xf32>"
            " %1 = tensor.expand_shape %0 [[0, 1]] output_shape [24, 2] : "
            "tensor<48xf32> into tensor<24x2xf32>"
            " return }");
  PlacementAnalysis analysis(function);
  EXPECT_EQ(analysis.getPlacement(at(function, 0).getResult(0)),
            Placement::sharded(0, 6));
  EXPECT_EQ(analysis.getPlacement(at(function, 1).getResult(0)),
            Placement::sharded(0, 3));
}

TEST_F(PlacementAnalysisTest, WhatIsNeededWholeIsWholeForAll) {
  func::FuncOp function =
      parse("func.func @f(%x: tensor<8xf32> {dp.scatter = 0}, %z: tensor<f32>, "
            "%c: tensor<f32>) {"
            " %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) "
            "outs(%z : tensor<f32>) dimensions = [0]"
            " %0 = arith.mulf %p, %c : tensor<f32>"
            " %1 = math.exp %p : tensor<f32>"
            " return }");
  PlacementAnalysis analysis(function);
  Value sum = at(function, 0).getResult(0);
  EXPECT_EQ(analysis.getPlacement(sum), Placement::partial(ReductionKind::add));
  EXPECT_TRUE(analysis.isNeededWhole(sum));
  EXPECT_TRUE(
      analysis.getPlacement(at(function, 1).getResult(0)).isReplicated())
      << "computed from the whole sum, which is there anyway";
}

TEST_F(PlacementAnalysisTest, ResultsThatUpdateStateAreAsTheState) {
  func::FuncOp function =
      parse("func.func @f(%w: tensor<f32> {dp.state}, %x: tensor<8xf32> "
            "{dp.scatter = 0})"
            " -> (tensor<f32> {dp.updates = 0}, tensor<f32>) {"
            " %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) "
            "outs(%w : tensor<f32>) dimensions = [0]"
            " %q = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) "
            "outs(%w : tensor<f32>) dimensions = [0]"
            " return %p, %q : tensor<f32>, tensor<f32> }");
  PlacementAnalysis analysis(function);
  EXPECT_EQ(analysis.getRequiredResult(0), Placement::replicated());
  EXPECT_EQ(analysis.getRequiredResult(1), std::nullopt);
  EXPECT_TRUE(analysis.isNeededWhole(at(function, 0).getResult(0)));
  EXPECT_FALSE(analysis.isNeededWhole(at(function, 1).getResult(0)));
}

TEST_F(PlacementAnalysisTest, ByteSizes) {
  auto bytes = [&](StringRef type) {
    return getByteSize(parseType(type, &context));
  };
  EXPECT_EQ(bytes("tensor<3x5xf32>"), 60);
  EXPECT_EQ(bytes("tensor<3x5xi1>"), 15);
  EXPECT_EQ(bytes("tensor<3xi4>"), 3);
  EXPECT_EQ(bytes("tensor<3xindex>"), 24);
  EXPECT_EQ(bytes("tensor<3xcomplex<f64>>"), 48);
  EXPECT_EQ(bytes("tensor<?x5xbf16>"), 10);
  EXPECT_EQ(bytes("tensor<0x5xf32>"), 0);
  EXPECT_EQ(bytes("tensor<f64>"), 8);
  EXPECT_EQ(bytes("tensor<9223372036854775807x4xf32>"),
            std::numeric_limits<int64_t>::max())
      << "no overflow";
}

/// An op with 64 operands of rank 4, as a fused optimizer step has.
TEST_F(PlacementAnalysisTest, AnOpWith64OperandsTakesMilliseconds) {
  std::string text = "#m = affine_map<(a, b, c, d) -> (a, b, c, d)>\n"
                     "func.func @f(%o: tensor<8x2x2x2xf32>";
  std::string ins, types, maps, arguments;
  for (int i = 0; i < 64; ++i) {
    std::string number = std::to_string(i), comma = i ? ", " : "";
    text += ", %x" + number + ": tensor<8x2x2x2xf32>" +
            (i % 2 ? " {dp.scatter = 0}" : "");
    ins += comma + "%x" + number;
    types += comma + "tensor<8x2x2x2xf32>";
    maps += "#m, ";
    arguments += "%a" + number + ": f32, ";
  }
  text += ") {\n %0 = linalg.generic {indexing_maps = [" + maps +
          "#m], iterator_types = [\"parallel\", \"parallel\", \"parallel\", "
          "\"parallel\"]} ins(" +
          ins + " : " + types + ") outs(%o : tensor<8x2x2x2xf32>) {\n ^bb0(" +
          arguments + "%z: f32):\n %s0 = arith.addf %a0, %a0 : f32\n";
  for (int i = 1; i < 64; ++i)
    text += " %s" + std::to_string(i) + " = arith.addf %s" +
            std::to_string(i - 1) + ", %a" + std::to_string(i) + " : f32\n";
  text += " linalg.yield %s63 : f32\n } -> tensor<8x2x2x2xf32>\n return\n}";
  func::FuncOp function = parse(text);
  auto begin = std::chrono::steady_clock::now();
  PlacementAnalysis analysis(function);
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(analysis.getPlacement(at(function, 0).getResult(0)),
            Placement::sharded(0));
  EXPECT_LT(seconds.count(), 0.05) << "on a busy machine; it is far below";
}
} // namespace
