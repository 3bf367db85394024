//===- PlacementRuleTest.cpp - Default rules and local clones -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/PlacementRule.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {
class PlacementRuleTest : public testing::Test {
protected:
  PlacementRuleTest() {
    context.loadDialect<DPDialect, arith::ArithDialect, func::FuncDialect,
                        tensor::TensorDialect>();
  }

  /// The last op before the return.
  Operation *parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    func::FuncOp function = *module->getOps<func::FuncOp>().begin();
    return function.getBody().front().getTerminator()->getPrevNode();
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(PlacementRuleTest, PlacementsAsAttributes) {
  for (Placement placement :
       {Placement::replicated(), Placement::sharded(2),
        Placement::sharded(0, 7), Placement::partial(ReductionKind::max)})
    EXPECT_EQ(Placement::fromAttr(placement.toAttr(&context)), placement);
  EXPECT_NE(Placement::sharded(0), Placement::sharded(1));
  EXPECT_NE(Placement::sharded(0), Placement::sharded(0, 2));
  EXPECT_NE(Placement::partial(ReductionKind::add),
            Placement::partial(ReductionKind::mul));
}

TEST_F(PlacementRuleTest, ElementwiseOpsHaveOneFactorPerDimension) {
  Operation *op =
      parse("func.func @f(%c: i1, %x: tensor<4x?xf32>, %y: tensor<4x?xf32>) {"
            " %0 = arith.select %c, %x, %y : tensor<4x?xf32> return }");
  PlacementRule rule = getElementwiseRule(op);
  EXPECT_TRUE(rule.cheap);
  EXPECT_FALSE(rule.fallback);
  ASSERT_EQ(rule.factors.size(), 2u);
  ASSERT_EQ(rule.operands.size(), 2u) << "the condition is no tensor";
  ASSERT_EQ(rule.results.size(), 1u);
  for (const SmallVector<DimFactor, 4> &dims :
       {rule.operands[0].dims, rule.operands[1].dims, rule.results[0].dims})
    for (unsigned i : {0u, 1u}) {
      EXPECT_EQ(dims[i].factor, static_cast<int32_t>(i));
      EXPECT_EQ(dims[i].inner, 1);
    }
  EXPECT_FALSE(rule.results[0].reduction);
}

TEST_F(PlacementRuleTest, OpsOnTensorsOfSeveralRanksFallBack) {
  Operation *op =
      parse("func.func @f(%x: tensor<6xf32>) {"
            " %0 = tensor.expand_shape %x [[0, 1]] output_shape"
            " [2, 3] : tensor<6xf32> into tensor<2x3xf32> return }");
  EXPECT_TRUE(getElementwiseRule(op).fallback);
}

TEST_F(PlacementRuleTest, FallbackTakesEachTensorOnceAndCaptures) {
  Operation *op = parse("func.func @f(%x: tensor<4xf32>, %n: index) {"
                        " %0 = tensor.generate %n { ^bb0(%i: index):"
                        " %1 = tensor.extract %x[%i] : tensor<4xf32>"
                        " %2 = tensor.extract %x[%n] : tensor<4xf32>"
                        " %3 = arith.addf %1, %2 : f32"
                        " tensor.yield %3 : f32 } : tensor<?xf32> return }");
  PlacementRule rule = getFallbackRule(op);
  EXPECT_TRUE(rule.fallback);
  EXPECT_TRUE(rule.factors.empty());
  ASSERT_EQ(rule.operands.size(), 1u);
  EXPECT_EQ(rule.operands[0].value,
            op->getParentOfType<func::FuncOp>().getArgument(0));
  EXPECT_EQ(rule.operands[0].dims[0].factor, DimFactor::kNone);
  ASSERT_EQ(rule.results.size(), 1u);
  EXPECT_EQ(rule.results[0].dims[0].factor, DimFactor::kNone);
}

TEST_F(PlacementRuleTest, OperandsWhoseElementsAreRead) {
  OperandRule operand;
  EXPECT_TRUE(operand.readsElements());
  operand.use = OperandUse::reductionInit;
  EXPECT_TRUE(operand.readsElements());
  operand.use = OperandUse::shapeOnly;
  EXPECT_FALSE(operand.readsElements());
  operand.use = OperandUse::any;
  EXPECT_FALSE(operand.readsElements());
}

TEST_F(PlacementRuleTest, LocalClonesTakeEachOperandInItsPart) {
  // One value twice: each operand gets what the localization has for it.
  Operation *op = parse(
      "func.func @f(%x: tensor<6xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>) {"
      " %0 = arith.addf %x, %x : tensor<6xf32> return }");
  Block *block = op->getBlock();
  PlacementRule rule = getElementwiseRule(op);
  IRMapping mapping;
  Localization localization{rule,
                            /*factor=*/0,
                            /*unit=*/1,
                            {block->getArgument(1), block->getArgument(2)},
                            {Placement::sharded(0), Placement::sharded(0)},
                            {Placement::sharded(0)},
                            mapping,
                            /*devices=*/3,
                            nullptr,
                            nullptr,
                            nullptr};
  EXPECT_TRUE(localization.isSharded());
  EXPECT_EQ(localization.getShardedDim(0), 0);
  OpBuilder builder(op);
  Operation *local = cloneLocal(builder, op, localization);
  EXPECT_EQ(local->getOperand(0), block->getArgument(1));
  EXPECT_EQ(local->getOperand(1), block->getArgument(2));
  EXPECT_EQ(local->getResult(0).getType(),
            RankedTensorType::get({2}, builder.getF32Type()));
}

TEST_F(PlacementRuleTest, LocalTypesAreStaticIfTheDevicesDivideTheExtent) {
  PlacementRule rule;
  IRMapping mapping;
  Localization localization{
      rule, 0, 1, {}, {}, {}, mapping, std::nullopt, nullptr, nullptr, nullptr};
  Type type = RankedTensorType::get({6, 5}, Float32Type::get(&context));
  auto getShape = [&](Placement placement) {
    return SmallVector<int64_t>(
        localization.getLocalType(type, placement).getShape());
  };
  constexpr int64_t kDynamic = ShapedType::kDynamic;
  EXPECT_EQ(getShape(Placement::sharded(0)),
            (SmallVector<int64_t>{kDynamic, 5}));
  localization.devices = 2;
  EXPECT_EQ(getShape(Placement::sharded(0)), (SmallVector<int64_t>{3, 5}));
  EXPECT_EQ(getShape(Placement::sharded(1)),
            (SmallVector<int64_t>{6, kDynamic}));
  EXPECT_EQ(getShape(Placement::replicated()), (SmallVector<int64_t>{6, 5}));
  EXPECT_EQ(getShape(Placement::partial(ReductionKind::add)),
            (SmallVector<int64_t>{6, 5}));
}
} // namespace
