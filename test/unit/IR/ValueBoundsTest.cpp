//===- ValueBoundsTest.cpp - Bounds of indices and extents ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/ValueBounds.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;
using presburger::BoundType;
using Bounds = ValueBoundsConstraintSet;

namespace {
class ValueBoundsTest : public testing::Test {
protected:
  ValueBoundsTest() {
    DialectRegistry registry;
    registry.insert<DPDialect, affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, tensor::TensorDialect>();
    dp::registerValueBoundsOpInterfaceExternalModels(registry);
    arith::registerValueBoundsOpInterfaceExternalModels(registry);
    tensor::registerValueBoundsOpInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Parses the body of a device's function of %x: tensor<?x12xf32> and
  /// %n: index, and returns its ops.
  SmallVector<Operation *> parse(StringRef body, StringRef attributes = "") {
    module = parseSourceString<ModuleOp>(
        ("func.func @f(%x: tensor<?x12xf32>, %n: index) attributes {dp.spmd" +
         attributes + "} {\n" + body + "\nreturn }")
            .str(),
        &context);
    EXPECT_TRUE(module);
    function = *module->getOps<func::FuncOp>().begin();
    SmallVector<Operation *> ops;
    for (Operation &op : function.front())
      ops.push_back(&op);
    return ops;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};

TEST_F(ValueBoundsTest, RankIsBelowTheDeviceCount) {
  auto ops = parse("%r = dp.rank : index\n%d = dp.device_count : index",
                   ", dp.devices = 4 : i64");
  EXPECT_EQ(*Bounds::computeConstantBound(BoundType::UB, ops[0]->getResult(0)),
            4);
  EXPECT_EQ(*Bounds::computeConstantBound(BoundType::LB, ops[0]->getResult(0)),
            0);
  EXPECT_EQ(*Bounds::computeConstantBound(BoundType::EQ, ops[1]->getResult(0)),
            4);
}

TEST_F(ValueBoundsTest, OpenDeviceCountIsAtLeastOne) {
  auto ops = parse("%d = dp.device_count : index");
  EXPECT_EQ(*Bounds::computeConstantBound(BoundType::LB, ops[0]->getResult(0)),
            1);
}

TEST_F(ValueBoundsTest, ChunkIsWithinItsDimension) {
  auto ops = parse("%s = dp.shard_size %n : index\n"
                   "%o = dp.shard_offset %n : index");
  Value extent = function.getArgument(1);
  for (int i : {0, 1}) {
    EXPECT_TRUE(Bounds::compare(ops[i]->getResult(0), Bounds::LE, extent));
    EXPECT_FALSE(Bounds::compare(ops[i]->getResult(0), Bounds::LT, extent));
    EXPECT_EQ(
        *Bounds::computeConstantBound(BoundType::LB, ops[i]->getResult(0)), 0);
  }
}

TEST_F(ValueBoundsTest, CollectivesKeepTheOtherDimensions) {
  auto ops = parse("%a = dp.all_reduce %x : tensor<?x12xf32> -> "
                   "tensor<?x12xf32>\n"
                   "%s = dp.reduce_scatter %a dim 1 : tensor<?x12xf32> -> "
                   "tensor<?x?xf32>\n"
                   "%g = dp.all_gather %s dim 0 size %n : tensor<?x?xf32> -> "
                   "tensor<?x?xf32>");
  Value x = function.getArgument(0), n = function.getArgument(1);
  Value sum = ops[0]->getResult(0), part = ops[1]->getResult(0),
        whole = ops[2]->getResult(0);
  EXPECT_TRUE(*Bounds::areEqual({sum, 0}, {x, 0}));
  EXPECT_TRUE(*Bounds::areEqual({part, 0}, {x, 0}));
  EXPECT_TRUE(*Bounds::areEqual({whole, 1}, {part, 1}));
  EXPECT_TRUE(*Bounds::areEqual({whole, 0}, {n}));
  EXPECT_EQ(*Bounds::computeConstantBound(BoundType::UB, {part, 1},
                                          /*stopCondition=*/nullptr,
                                          /*closedUB=*/true),
            12);
  EXPECT_TRUE(failed(Bounds::areEqual({whole, 0}, {x, 0})));
}

TEST_F(ValueBoundsTest, SlicesAndExchangesGiveChunks) {
  auto ops = parse("%l = dp.local_slice %x dim 0 : tensor<?x12xf32> -> "
                   "tensor<?x12xf32>\n"
                   "%e = tensor.empty(%n) : tensor<?xf32>\n"
                   "%t = dp.all_to_all %e : tensor<?xf32> -> tensor<?x?xf32>");
  Value x = function.getArgument(0), n = function.getArgument(1);
  EXPECT_TRUE(Bounds::compare({ops[0]->getResult(0), 0}, Bounds::LE, {x, 0}));
  EXPECT_TRUE(Bounds::compare({ops[2]->getResult(0), 1}, Bounds::LE, {n}));
}
} // namespace
