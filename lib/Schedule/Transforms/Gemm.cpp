//===- Gemm.cpp - Contractions as dp.gemm ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Loop dimensions that are contiguous in an operand, as positions in the
/// operand, outermost first. Empty if the operand lacks them (extent 1).
using Positions = SmallVector<int64_t, 2>;

/// An operand and the positions of its three groups of loop dimensions.
struct GemmOperand {
  Value memref;
  AffineMap map;
  MemRefType type;
  SmallVector<int64_t> strides;
  int64_t offset;

  LogicalResult init(OpOperand *operand, linalg::LinalgOp op) {
    memref = operand->get();
    map = op.getMatchingIndexingMap(operand);
    type = cast<MemRefType>(memref.getType());
    return type.getStridesAndOffset(strides, offset);
  }

  /// Returns the positions of `dims`, without those of extent 1. Fails if they
  /// are not contiguous.
  FailureOr<Positions> locate(ArrayRef<unsigned> dims,
                              SmallVectorImpl<unsigned> &order) const {
    Positions positions;
    order.clear();
    for (int64_t i = 0; i < type.getRank(); ++i) {
      unsigned dim = map.getDimPosition(i);
      if (type.getDimSize(i) == 1 || !llvm::is_contained(dims, dim))
        continue;
      positions.push_back(i);
      order.push_back(dim);
    }
    for (auto [outer, inner] :
         llvm::zip(positions, ArrayRef<int64_t>(positions).drop_front(
                                  positions.empty() ? 0 : 1)))
      if (!isContiguous(outer, inner))
        return failure();
    return positions;
  }

  bool isContiguous(int64_t outer, int64_t inner) const {
    if (type.getLayout().isIdentity()) {
      // Only dimensions of extent 1 may be between them.
      for (int64_t i = outer + 1; i < inner; ++i)
        if (type.getDimSize(i) != 1)
          return false;
      return true;
    }
    return !ShapedType::isDynamic(strides[outer]) &&
           !ShapedType::isDynamic(strides[inner]) &&
           !type.isDynamicDim(inner) &&
           strides[outer] == strides[inner] * type.getDimSize(inner);
  }

  bool isUnit(const Positions &positions) const {
    return positions.empty() || strides[positions.back()] == 1;
  }

  /// Returns the stride along `positions`; `absent` if there are none.
  Value getStride(OpBuilder &builder, Location loc, const Positions &positions,
                  Value absent) const {
    if (positions.empty())
      return absent;
    int64_t position = positions.back();
    if (!ShapedType::isDynamic(strides[position]))
      return arith::ConstantIndexOp::create(builder, loc, strides[position]);
    if (!type.getLayout().isIdentity())
      return memref::ExtractStridedMetadataOp::create(builder, loc, memref)
          .getStrides()[position];
    Value stride = arith::ConstantIndexOp::create(builder, loc, 1);
    for (int64_t i = position + 1; i < type.getRank(); ++i)
      stride = arith::MulIOp::create(
          builder, loc, stride, memref::DimOp::create(builder, loc, memref, i));
    return stride;
  }

  Value getSize(OpBuilder &builder, Location loc,
                const Positions &positions) const {
    Value size = arith::ConstantIndexOp::create(builder, loc, 1);
    for (int64_t position : positions)
      size = arith::MulIOp::create(
          builder, loc, size,
          memref::DimOp::create(builder, loc, memref, position));
    return size;
  }
};

} // namespace

bool mlir::dp::isSumOfProducts(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return false;
  Block *body = op.getBlock();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add || body->getOperations().size() != 3)
    return false;
  Value init = body->getArgument(2), left = body->getArgument(0),
        right = body->getArgument(1);
  Value term = add.getLhs() == init ? add.getRhs() : add.getLhs();
  auto product = term.getDefiningOp<arith::MulFOp>();
  return product && (add.getLhs() == init || add.getRhs() == init) &&
         ((product.getLhs() == left && product.getRhs() == right) ||
          (product.getLhs() == right && product.getRhs() == left));
}

namespace {

/// A contraction as one matrix product C = A B per index of the batch: its
/// operands, and where the groups of loop dimensions lie in each of them.
struct Product {
  GemmOperand a, b, c;
  Positions aBatch, bBatch, cBatch, aM, cM, bN, cN, aK, bK;
  bool transA = false, transB = false;

  /// Fails for operands that a GEMM of one element type cannot read.
  LogicalResult match(linalg::LinalgOp op);
  /// Chooses which matrices are transposed, so that the columns of C are
  /// contiguous; fails if a matrix is contiguous in neither dimension.
  LogicalResult orient();
};

} // namespace

/// Finds the positions of `dims` in `x` and in `y`. Fails if their orders
/// differ.
static LogicalResult locate(const GemmOperand &x, const GemmOperand &y,
                            ArrayRef<unsigned> dims, Positions &inX,
                            Positions &inY) {
  SmallVector<unsigned> orderX, orderY;
  FailureOr<Positions> foundX = x.locate(dims, orderX);
  FailureOr<Positions> foundY = y.locate(dims, orderY);
  if (failed(foundX) || failed(foundY) || orderX != orderY)
    return failure();
  inX = *foundX;
  inY = *foundY;
  return success();
}

LogicalResult Product::match(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op) || !isSumOfProducts(op))
    return failure();
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->k.empty())
    return failure();
  // A reduction dimension of one operand alone is in none of the groups.
  if (dims->batch.size() + dims->m.size() + dims->n.size() + dims->k.size() !=
      op.getNumLoops())
    return failure();
  if (failed(a.init(op.getDpsInputOperand(0), op)) ||
      failed(b.init(op.getDpsInputOperand(1), op)) ||
      failed(c.init(op.getDpsInitOperand(0), op)))
    return failure();
  Type element = c.type.getElementType();
  if ((!element.isF32() && !element.isF64()) ||
      a.type.getElementType() != element || b.type.getElementType() != element)
    return failure();
  Positions again;
  return success(succeeded(locate(a, c, dims->batch, aBatch, cBatch)) &&
                 succeeded(locate(a, b, dims->batch, again, bBatch)) &&
                 succeeded(locate(a, c, dims->m, aM, cM)) &&
                 succeeded(locate(b, c, dims->n, bN, cN)) &&
                 succeeded(locate(a, b, dims->k, aK, bK)));
}

LogicalResult Product::orient() {
  // A result whose rows are contiguous along m is the transposed product:
  // C^T = B^T A^T.
  if (!c.isUnit(cN)) {
    if (!c.isUnit(cM))
      return failure();
    std::swap(a, b);
    std::swap(aBatch, bBatch);
    std::swap(aM, bN);
    std::swap(cM, cN);
    std::swap(aK, bK);
  }
  // A matrix with a dimension of extent 1 may be read either way.
  transA = !a.isUnit(aK);
  transB = !b.isUnit(bN);
  return success((!transA || a.isUnit(aM)) && (!transB || b.isUnit(bK)));
}

LogicalResult mlir::dp::lowerToGemm(linalg::LinalgOp op) {
  Product product;
  if (failed(product.match(op)) || failed(product.orient()))
    return failure();
  auto &[a, b, c, aBatch, bBatch, cBatch, aM, cM, bN, cN, aK, bK, transA,
         transB] = product;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  bool accumulate = !takeZeroFill(op, c.memref);
  Value m = a.getSize(builder, loc, aM), n = b.getSize(builder, loc, bN);
  Value k = a.getSize(builder, loc, aK);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value lda = transA ? a.getStride(builder, loc, aK, m)
                     : a.getStride(builder, loc, aM, k);
  Value ldb = transB ? b.getStride(builder, loc, bN, k)
                     : b.getStride(builder, loc, bK, n);
  Value ldc = c.getStride(builder, loc, cM, n);
  GemmOp::create(builder, loc, a.memref, b.memref, c.memref,
                 c.getSize(builder, loc, cBatch), m, n, k, lda, ldb, ldc,
                 a.getStride(builder, loc, aBatch, zero),
                 b.getStride(builder, loc, bBatch, zero),
                 c.getStride(builder, loc, cBatch, zero), /*bias=*/Value(),
                 transA, transB, accumulate, /*relu=*/false,
                 MatmulPrecision::ieee);
  op.erase();
  return success();
}
