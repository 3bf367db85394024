//===- IndexTraceTest.cpp - Indices that are loop indices -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/IndexTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {
class IndexTraceTest : public testing::Test {
protected:
  IndexTraceTest() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        linalg::LinalgDialect, scf::SCFDialect,
                        tensor::TensorDialect>();
  }

  func::FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<func::FuncOp>().begin();
  }

  /// The loop whose index the body of an op over 6x5 computes as %r. The body
  /// has %i and %j, the loops' indices as i32, and %t, an element that is read
  /// at (i) from %t6, data that nothing is known of.
  std::optional<int64_t> ofBody(StringRef body) {
    func::FuncOp function = parse(
        ("func.func @f(%t6: tensor<6xi32>) {"
         " %e = tensor.empty() : tensor<6x5xi32>"
         " %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>,"
         " affine_map<(i, j) -> (i, j)>],"
         " iterator_types = [\"parallel\", \"parallel\"]}"
         " ins(%t6 : tensor<6xi32>) outs(%e : tensor<6x5xi32>) {"
         " ^bb0(%t: i32, %o: i32):"
         " %i0 = linalg.index 0 : index"
         " %i = arith.index_cast %i0 : index to i32"
         " %j0 = linalg.index 1 : index"
         " %j = arith.index_cast %j0 : index to i32 " +
         body + " linalg.yield %r : i32 } -> tensor<6x5xi32> return }")
            .str());
    linalg::LinalgOp op;
    function.walk([&](linalg::LinalgOp found) { op = found; });
    return traceLoopIndex(op, op.getBlock()->getTerminator()->getOperand(0));
  }

  /// The dimension whose index the elements of %r are, for tensors that `body`
  /// computes.
  std::optional<int64_t> ofTensor(StringRef body, ArrayRef<int64_t> position) {
    func::FuncOp function = parse(
        ("func.func @f(%data: tensor<6xi32>) {" + body + " return }").str());
    Value result =
        function.getBody().front().getTerminator()->getPrevNode()->getResult(0);
    return traceElement(result, position);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(IndexTraceTest, IndicesThemselves) {
  EXPECT_EQ(ofBody("%c = arith.constant 0 : i32 "
                   "%r = arith.addi %i, %c : i32"),
            0);
  EXPECT_EQ(ofBody("%c = arith.constant 1 : i32 "
                   "%r = arith.muli %c, %j : i32"),
            1);
}

TEST_F(IndexTraceTest, OffsetsMustCancel) {
  StringRef plus = "%c = arith.constant 2 : i32 %p = arith.addi %i, %c : i32 ";
  EXPECT_EQ(ofBody((plus + "%r = arith.subi %p, %c : i32").str()), 0);
  EXPECT_EQ(ofBody((plus + "%r = arith.addi %p, %c : i32").str()),
            std::nullopt);
}

TEST_F(IndexTraceTest, SumsOfIndicesAndDataAreNotFollowed) {
  EXPECT_EQ(ofBody("%r = arith.addi %i, %j : i32"), std::nullopt);
  EXPECT_EQ(ofBody("%r = arith.addi %i, %t : i32"), std::nullopt);
}

TEST_F(IndexTraceTest, WrapsOfNegativeNumbersChangeNothing) {
  StringRef wrap = "%z = arith.constant 0 : i32 "
                   "%n = arith.constant 6 : i32 "
                   "%w = arith.addi %i, %n : i32 ";
  EXPECT_EQ(ofBody((wrap + "%b = arith.cmpi slt, %i, %z : i32 "
                           "%r = arith.select %b, %w, %i : i32")
                       .str()),
            0);
  EXPECT_EQ(ofBody((wrap + "%b = arith.cmpi sge, %i, %z : i32 "
                           "%r = arith.select %b, %w, %i : i32")
                       .str()),
            std::nullopt);
}

TEST_F(IndexTraceTest, ClampsAndRemaindersMustContainTheRange) {
  StringRef five = "%c = arith.constant 5 : i32 ";
  // %i is 0 to 5, %j is 0 to 4.
  EXPECT_EQ(ofBody((five + "%r = arith.minsi %i, %c : i32").str()), 0);
  EXPECT_EQ(ofBody((five + "%r = arith.remsi %j, %c : i32").str()), 1);
  EXPECT_EQ(ofBody((five + "%r = arith.remsi %i, %c : i32").str()),
            std::nullopt);
  EXPECT_EQ(ofBody("%c = arith.constant 4 : i32 "
                   "%r = arith.minsi %i, %c : i32"),
            std::nullopt);
}

TEST_F(IndexTraceTest, NarrowTypesMustHoldTheRange) {
  EXPECT_EQ(ofBody("%n = arith.trunci %i : i32 to i4 "
                   "%r = arith.extsi %n : i4 to i32"),
            0)
      << "0 to 5 are numbers of i4";
  EXPECT_EQ(ofBody("%n = arith.trunci %i : i32 to i3 "
                   "%r = arith.extsi %n : i3 to i32"),
            std::nullopt)
      << "5 is negative in i3";
}

TEST_F(IndexTraceTest, ReadsOfIotas) {
  StringRef read = "%table = arith.constant dense<[0, 1, 2, 3, 4, 5]> : "
                   "tensor<6xi32> %r = tensor.extract %table[%i0] : "
                   "tensor<6xi32>";
  EXPECT_EQ(ofBody(read), 0);
  EXPECT_EQ(ofBody("%table = arith.constant dense<[0, 1, 2, 4, 3, 5]> : "
                   "tensor<6xi32> %r = tensor.extract %table[%i0] : "
                   "tensor<6xi32>"),
            std::nullopt);
  EXPECT_EQ(ofBody("%r = tensor.extract %t6[%i0] : tensor<6xi32>"),
            std::nullopt);
}

TEST_F(IndexTraceTest, BranchesOfKnownConditions) {
  EXPECT_EQ(ofBody("%c = arith.constant 6 : i32 "
                   "%b = arith.cmpi slt, %i, %c : i32 "
                   "%r = scf.if %b -> i32 { scf.yield %i : i32 } "
                   "else { scf.yield %t : i32 }"),
            0);
  EXPECT_EQ(ofBody("%c = arith.constant 5 : i32 "
                   "%b = arith.cmpi slt, %i, %c : i32 "
                   "%r = scf.if %b -> i32 { scf.yield %i : i32 } "
                   "else { scf.yield %t : i32 }"),
            std::nullopt);
}

TEST_F(IndexTraceTest, ElementsOfReshapedIotas) {
  StringRef column =
      "%iota = arith.constant dense<[0, 1, 2]> : tensor<3xi32> "
      "%r = tensor.expand_shape %iota [[0, 1]] output_shape [3, 1] : "
      "tensor<3xi32> into tensor<3x1xi32>";
  EXPECT_EQ(ofTensor(column, {kEveryIndex, 0}), 0);
  EXPECT_EQ(ofTensor(column, {1, 0}), std::nullopt) << "a constant";
}

TEST_F(IndexTraceTest, ElementsOfJoinedIotas) {
  StringRef joined =
      "%iota = arith.constant dense<[[0], [1], [2]]> : tensor<3x1xi32> "
      "%other = tensor.empty() : tensor<3x1xi32> "
      "%r = tensor.concat dim(1) %other, %iota : "
      "(tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>";
  EXPECT_EQ(ofTensor(joined, {kEveryIndex, 1}), 0);
  EXPECT_EQ(ofTensor(joined, {kEveryIndex, 0}), std::nullopt);
  EXPECT_EQ(ofTensor(joined, {kEveryIndex, kEveryIndex}), std::nullopt);
}

TEST_F(IndexTraceTest, ElementsOfSlicesMustBeginAtZero) {
  StringRef iota = "%iota = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>";
  EXPECT_EQ(ofTensor((iota + "%r = tensor.extract_slice %iota[0] [3] [1] : "
                             "tensor<4xi32> to tensor<3xi32>")
                         .str(),
                     {kEveryIndex}),
            0);
  EXPECT_EQ(ofTensor((iota + "%r = tensor.extract_slice %iota[1] [3] [1] : "
                             "tensor<4xi32> to tensor<3xi32>")
                         .str(),
                     {kEveryIndex}),
            std::nullopt);
}
} // namespace
