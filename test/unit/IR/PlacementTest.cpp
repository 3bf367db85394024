//===- PlacementTest.cpp - Placements and local types made in C++ --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the text has no form for. The labels are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

struct PlacementTest : ::testing::Test {
  PlacementTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message = diagnostic.str();
          return success();
        }) {
    context.loadDialect<DPDialect>();
  }

  PlacementAttr get(PlacementKind kind, int64_t dim, int64_t unit,
                    ReductionKind reduction) {
    Location loc = UnknownLoc::get(&context);
    return PlacementAttr::getChecked([&] { return emitError(loc); }, &context,
                                     kind, dim, unit, reduction);
  }

  RankedTensorType tensor(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, Float32Type::get(&context));
  }

  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler;
};

TEST_F(PlacementTest, EqualPlacementsAreOneAttribute) {
  EXPECT_EQ(get(PlacementKind::sharded, 1, 4, ReductionKind::add),
            PlacementAttr::sharded(&context, 1, 4));
  EXPECT_EQ(get(PlacementKind::partial, 0, 1, ReductionKind::max),
            PlacementAttr::partial(&context, ReductionKind::max));

  // placement-C3
  const char *expected =
      "expected a dimension and unit with 'sharded' only and "
      "a reduction with 'partial' only";
  EXPECT_FALSE(get(PlacementKind::replicated, 1, 1, ReductionKind::add));
  EXPECT_EQ(message, expected);
  message.clear();
  EXPECT_FALSE(get(PlacementKind::partial, 0, 2, ReductionKind::add));
  EXPECT_EQ(message, expected);
  message.clear();
  EXPECT_FALSE(get(PlacementKind::sharded, 0, 1, ReductionKind::max));
  EXPECT_EQ(message, expected);
}

TEST_F(PlacementTest, LocalTypeIsStaticWhereChunksAreEven) {
  auto local = [&](int64_t extent, int64_t unit,
                   std::optional<int64_t> devices) {
    return getLocalTensorType(tensor({2, extent}),
                              PlacementAttr::sharded(&context, 1, unit),
                              devices)
        .getDimSize(1);
  };
  EXPECT_EQ(local(12, 1, 4), 3);
  EXPECT_EQ(local(12, 1, 1), 12);
  EXPECT_EQ(local(12, 3, 4), 3);
  EXPECT_EQ(local(0, 1, 4), 0);
  EXPECT_EQ(local(12, 1, std::nullopt), ShapedType::kDynamic);
  EXPECT_EQ(local(10, 1, 4), ShapedType::kDynamic);
  EXPECT_EQ(local(12, 6, 4), ShapedType::kDynamic); // 2 blocks
  EXPECT_EQ(local(ShapedType::kDynamic, 1, 4), ShapedType::kDynamic);
  // The product of unit and count is beyond 64 bits.
  EXPECT_EQ(local(int64_t(1) << 62, int64_t(1) << 62, kMaxDevices),
            ShapedType::kDynamic);
}

TEST_F(PlacementTest, LocalTypeIsWholeElsewhere) {
  RankedTensorType whole = tensor({4, 6});
  EXPECT_EQ(getLocalTensorType(whole, PlacementAttr::replicated(&context), 2),
            whole);
  EXPECT_EQ(getLocalTensorType(whole, PlacementAttr::partial(&context), 2),
            whole);
  auto placed = PlacedType::get(whole, PlacementAttr::sharded(&context, 0));
  EXPECT_EQ(placed.getLocalType(2), tensor({2, 6}));
  EXPECT_EQ(placed.getLocalType(), tensor({ShapedType::kDynamic, 6}));
}

TEST_F(PlacementTest, KindsCombineTheirElementTypes) {
  Builder b(&context);
  EXPECT_TRUE(isReducible(ReductionKind::add, b.getF32Type()));
  EXPECT_TRUE(isReducible(ReductionKind::max, b.getIndexType()));
  EXPECT_TRUE(isReducible(ReductionKind::maxnum, b.getBF16Type()));
  EXPECT_FALSE(isReducible(ReductionKind::maxnum, b.getI32Type()));
  EXPECT_TRUE(isReducible(ReductionKind::umin, b.getI8Type()));
  EXPECT_FALSE(isReducible(ReductionKind::xor_, b.getF32Type()));
  EXPECT_FALSE(
      isReducible(ReductionKind::add, ComplexType::get(b.getF32Type())));
}

} // namespace
