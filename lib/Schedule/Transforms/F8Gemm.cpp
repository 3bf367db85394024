//===- F8Gemm.cpp - Contractions of 8-bit factors as dp.gemm --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Tensor cores read both factors along k, in rows of a multiple of 16 bytes.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/F8Product.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Makes the operands of the product of one contraction.
class F8Operands {
public:
  F8Operands(linalg::LinalgOp op, const F8Product &product)
      : op(op), product(product), builder(op), loc(op.getLoc()) {}

  /// The product of the extents of `loops`.
  Value getSize(ArrayRef<unsigned> loops) {
    Value size = constant(1);
    for (unsigned loop : loops)
      size = arith::MulIOp::create(builder, loc, size, getExtent(loop));
    return size;
  }

  /// The factor as rows along k, one for each index of the batch and of `rows`.
  Value getFactor(OpOperand &factor, ArrayRef<unsigned> rows);

  /// A dense buffer for the result.
  Value getResult();

  /// k, or the next multiple of 16.
  Value getPaddedDepth() {
    if (isDepthAligned())
      return getSize(product.k);
    Value more = arith::AddIOp::create(builder, loc, getSize(product.k),
                                       constant(kF8Multiple - 1));
    return arith::AndIOp::create(builder, loc, more, constant(-kF8Multiple));
  }

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

private:
  bool isDepthAligned() {
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    int64_t depth = 1;
    for (unsigned loop : product.k)
      if (ShapedType::isDynamic(extents[loop]))
        return false;
      else
        depth *= extents[loop];
    return depth % kF8Multiple == 0;
  }

  Value getExtent(unsigned loop) {
    int64_t extent = op.getStaticLoopRanges()[loop];
    if (!ShapedType::isDynamic(extent))
      return constant(extent);
    for (OpOperand &operand : op->getOpOperands())
      for (auto [dim, index] :
           llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
        if (cast<AffineDimExpr>(index).getPosition() == loop)
          return memref::DimOp::create(builder, loc, operand.get(), dim);
    llvm_unreachable("an operand has each loop of a contraction");
  }

  void clearPadding(Value matrix, Value depth, Value padded);

  linalg::LinalgOp op;
  const F8Product &product;
  OpBuilder builder;
  Location loc;
};
} // namespace

/// Sets the columns from `depth` to `padded` of `matrix` to zero.
void F8Operands::clearPadding(Value matrix, Value depth, Value padded) {
  auto type = cast<MemRefType>(matrix.getType());
  Value width = arith::SubIOp::create(builder, loc, padded, depth);
  Value rows = memref::DimOp::create(builder, loc, matrix, 0);
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  Value columns = memref::SubViewOp::create(
      builder, loc, matrix, ArrayRef<OpFoldResult>{zero, depth},
      ArrayRef<OpFoldResult>{rows, width}, ArrayRef<OpFoldResult>{one, one});
  Value number = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(type.getElementType()));
  linalg::FillOp::create(builder, loc, number, columns);
}

Value F8Operands::getFactor(OpOperand &factor, ArrayRef<unsigned> rows) {
  AffineMap map = op.getMatchingIndexingMap(&factor);
  auto type = cast<MemRefType>(factor.get().getType());
  SmallVector<unsigned> order(product.batch);
  llvm::append_range(order, rows);
  unsigned outer = order.size();
  llvm::append_range(order, product.k);
  // The positions in the factor of the loops in that order.
  SmallVector<int64_t> positions;
  for (unsigned loop : order)
    for (auto [position, index] : llvm::enumerate(map.getResults()))
      if (cast<AffineDimExpr>(index).getPosition() == loop)
        positions.push_back(position);
  bool isOrdered = llvm::is_sorted(positions);
  if (isOrdered && type.getLayout().isIdentity() && isDepthAligned())
    return factor.get();

  Value depth = getSize(product.k), padded = getPaddedDepth();
  SmallVector<unsigned> outerLoops(order.begin(), order.begin() + outer);
  Value count = getSize(outerLoops);
  Value matrix = memref::AllocOp::create(
      builder, loc,
      MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic},
                      type.getElementType()),
      ValueRange{count, padded});
  if (!isDepthAligned())
    clearPadding(matrix, depth, padded);
  // The numbers of the factor, by its dimensions, in the matrix.
  SmallVector<OpFoldResult> sizes(order.size()), strides(order.size());
  Value stride = constant(1);
  for (int64_t i = order.size() - 1; i >= 0; --i) {
    if (i == static_cast<int64_t>(outer) - 1)
      stride = padded;
    strides[i] = i + 1 == static_cast<int64_t>(order.size())
                     ? OpFoldResult(builder.getIndexAttr(1))
                     : OpFoldResult(stride);
    Value extent = getExtent(order[i]);
    sizes[i] = extent;
    stride = arith::MulIOp::create(builder, loc, stride, extent);
  }
  Value target = memref::ReinterpretCastOp::create(
      builder, loc, matrix, builder.getIndexAttr(0), sizes, strides);
  linalg::TransposeOp::create(builder, loc, factor.get(), target, positions);
  return matrix;
}

Value F8Operands::getResult() {
  Value result = op.getDpsInits()[0];
  auto type = cast<MemRefType>(result.getType());
  if (type.getLayout().isIdentity())
    return result;
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(memref::DimOp::create(builder, loc, result, dim));
  return memref::AllocOp::create(
      builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
      sizes);
}

LogicalResult mlir::dp::lowerToF8Gemm(linalg::LinalgOp op, ZeroFills &fills) {
  std::optional<F8Product> product = findF8Product(op);
  if (!product || !isSumOfProducts(op))
    return failure();
  Value result = op.getDpsInits()[0];
  bool accumulate = !fills.take(op, result);
  F8Operands operands(op, *product);
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value a = operands.getFactor(*product->a, product->m);
  Value b = operands.getFactor(*product->b, product->n);
  Value c = operands.getResult();
  if (c != result && accumulate)
    memref::CopyOp::create(builder, loc, result, c);
  Value batch = operands.getSize(product->batch);
  Value m = operands.getSize(product->m), n = operands.getSize(product->n);
  Value k = operands.getPaddedDepth();
  auto multiply = [&](Value x, Value y) -> Value {
    return arith::MulIOp::create(builder, loc, x, y);
  };
  GemmOp::create(builder, loc, a, b, c, batch, m, n, k, /*lda=*/k, /*ldb=*/k,
                 /*ldc=*/n, multiply(m, k), multiply(n, k), multiply(m, n),
                 /*bias=*/Value(), /*outer=*/ValueRange(),
                 /*trans_a=*/false, /*trans_b=*/true, accumulate,
                 /*relu=*/false, MatmulPrecision::ieee);
  if (c != result)
    memref::CopyOp::create(builder, loc, c, result);
  op.erase();
  return success();
}
