//===- F8Gemm.cpp - Contractions of 8-bit factors as dp.gemm --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Tensor cores read both factors along k, in rows of a multiple of 16 bytes.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"
#include "Utils/CollapseLoops.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/F8Product.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
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
    Value depth = getSize(product.k);
    return isDepthAligned() ? depth : pad(depth);
  }

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

private:
  /// The next multiple of 16.
  Value pad(Value depth) {
    Value more =
        arith::AddIOp::create(builder, loc, depth, constant(kF8Multiple - 1));
    return arith::AndIOp::create(builder, loc, more, constant(-kF8Multiple));
  }

  bool isDepthAligned() {
    int64_t multiple = 1;
    for (unsigned loop : product.k)
      multiple = multiple * (getMultiple(loop) % kF8Multiple) % kF8Multiple;
    return multiple == 0;
  }

  /// A number that divides the extent of `loop`: rows are often those of a
  /// batch and a known number of positions.
  int64_t getMultiple(unsigned loop) {
    int64_t extent = op.getStaticLoopRanges()[loop];
    if (!ShapedType::isDynamic(extent))
      return extent;
    for (OpOperand *factor : {product.a, product.b}) {
      auto reshape = factor->get().getDefiningOp<memref::CollapseShapeOp>();
      if (!reshape)
        continue;
      for (auto [group, index] :
           llvm::zip(reshape.getReassociationIndices(),
                     op.getMatchingIndexingMap(factor).getResults())) {
        if (cast<AffineDimExpr>(index).getPosition() != loop)
          continue;
        int64_t known = 1;
        for (int64_t dim : group)
          if (!reshape.getSrcType().isDynamicDim(dim))
            known = known *
                    (reshape.getSrcType().getDimSize(dim) % kF8Multiple) %
                    kF8Multiple;
        return known;
      }
    }
    return 1;
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

  /// A matrix for the numbers of `factor`, whose dimensions are `positions` in
  /// the order of the matrix, `outer` of which give a row.
  struct Matrix {
    Value whole, numbers; ///< the view has a dimension for each of the factor's
  };
  Matrix createMatrix(Value factor, ArrayRef<int64_t> positions,
                      unsigned outer);
  /// Lets the elementwise op that writes `factor` write the matrix as well, or
  /// finds the one that it writes already. Returns null if there is no such op.
  Value writeBoth(Value factor, ArrayRef<int64_t> positions, unsigned outer);
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

  if (Value matrix = writeBoth(factor.get(), positions, outer))
    return matrix;
  Matrix matrix = createMatrix(factor.get(), positions, outer);
  copyTransposed(builder, loc, factor.get(), matrix.numbers, positions);
  return matrix.whole;
}

F8Operands::Matrix F8Operands::createMatrix(Value factor,
                                            ArrayRef<int64_t> positions,
                                            unsigned outer) {
  auto type = cast<MemRefType>(factor.getType());
  SmallVector<Value> extents;
  for (int64_t position : positions)
    extents.push_back(
        builder.createOrFold<memref::DimOp>(loc, factor, position));
  auto multiply = [&](ArrayRef<Value> values) {
    Value size = constant(1);
    for (Value value : values)
      size = builder.createOrFold<arith::MulIOp>(loc, size, value);
    return size;
  };
  Value count = multiply(ArrayRef(extents).take_front(outer));
  Value depth = multiply(ArrayRef(extents).drop_front(outer));
  Value padded = isDepthAligned() ? depth : pad(depth);
  Value whole = memref::AllocOp::create(
      builder, loc,
      MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic},
                      type.getElementType()),
      ValueRange{count, padded});
  if (!isDepthAligned())
    clearPadding(whole, depth, padded);
  SmallVector<OpFoldResult> sizes(extents.begin(), extents.end());
  SmallVector<OpFoldResult> strides(positions.size());
  Value stride = constant(1);
  for (int64_t i = positions.size() - 1; i >= 0; --i) {
    if (i == static_cast<int64_t>(outer) - 1)
      stride = padded;
    strides[i] = i + 1 == static_cast<int64_t>(positions.size())
                     ? OpFoldResult(builder.getIndexAttr(1))
                     : OpFoldResult(stride);
    stride = builder.createOrFold<arith::MulIOp>(loc, stride, extents[i]);
  }
  Value numbers = memref::ReinterpretCastOp::create(
      builder, loc, whole, builder.getIndexAttr(0), sizes, strides);
  return {whole, numbers};
}

/// Returns the elementwise op that alone writes `buffer`, all of it.
static linalg::GenericOp findWriter(Value buffer, Operation *reader) {
  if (!buffer.getDefiningOp<memref::AllocOp>())
    return {};
  linalg::GenericOp writer;
  bool isAlone = true;
  forEachAccess(buffer, [&](Operation *user) {
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    if (!structured)
      return isAlone = isa<GemmOp>(user);
    for (OpOperand &output : structured.getDpsInitsMutable())
      if (getBase(output.get()) == buffer) {
        isAlone = !writer && isa<linalg::GenericOp>(user);
        writer = dyn_cast<linalg::GenericOp>(user);
      }
    return isAlone;
  });
  if (!isAlone || !writer || writer->getBlock() != reader->getBlock() ||
      !writer->isBeforeInBlock(reader) || writer.getNumReductionLoops() != 0 ||
      writer.hasIndexSemantics() ||
      !writer.getMatchingIndexingMap(writer.getDpsInitOperand(0)).isIdentity())
    return {};
  return writer;
}

Value F8Operands::writeBoth(Value factor, ArrayRef<int64_t> positions,
                            unsigned outer) {
  linalg::GenericOp writer = findWriter(getBase(factor), op);
  if (!writer)
    return {};
  Value buffer = writer.getOutputs()[0];
  memref::CollapseShapeOp reshape;
  if (buffer != factor) {
    reshape = factor.getDefiningOp<memref::CollapseShapeOp>();
    if (!reshape || reshape.getSrc() != buffer)
      return {};
  }
  AffineMap identity = builder.getMultiDimIdentityMap(positions.size());
  SmallVector<AffineExpr> exprs =
      llvm::map_to_vector(positions, [&](int64_t position) {
        return identity.getResult(position);
      });
  AffineMap moved =
      AffineMap::get(positions.size(), 0, exprs, builder.getContext());
  if (writer.getNumDpsInits() == 2) {
    auto view =
        writer.getOutputs()[1].getDefiningOp<memref::ReinterpretCastOp>();
    bool isSame =
        view && !reshape && writer.getIndexingMapsArray().back() == moved;
    return isSame ? view.getSource() : Value();
  }
  if (writer.getNumDpsInits() != 1)
    return {};
  OpBuilder::InsertionGuard guard(builder);
  if (reshape) {
    // In the dimensions of the factor.
    for (const ReassociationIndices &run : reshape.getReassociationIndices())
      if (!isContiguous(writer, run))
        return {};
    IRRewriter rewriter(builder);
    rewriter.setInsertionPoint(writer);
    FailureOr<linalg::CollapseResult> collapsed =
        linalg::collapseOpIterationDims(
            writer, reshape.getReassociationIndices(), rewriter);
    if (failed(collapsed))
      return {};
    writer.erase();
    writer = cast<linalg::GenericOp>(collapsed->collapsedOp.getOperation());
  }
  builder.setInsertionPoint(writer);
  Location at = writer.getLoc();
  Value output = writer.getOutputs()[0];
  Matrix matrix = createMatrix(output, positions, outer);
  SmallVector<AffineMap> maps = writer.getIndexingMapsArray();
  maps.push_back(moved);
  auto both = linalg::GenericOp::create(
      builder, at, TypeRange(), writer.getInputs(),
      ValueRange{output, matrix.numbers}, maps,
      SmallVector<utils::IteratorType>(positions.size(),
                                       utils::IteratorType::parallel));
  both.getRegion().takeBody(writer.getRegion());
  Block *body = both.getBody();
  body->addArgument(cast<MemRefType>(buffer.getType()).getElementType(), at);
  Operation *end = body->getTerminator();
  Value number = end->getOperand(0);
  end->setOperands({number, number});
  // So that another product finds it.
  if (reshape && reshape.getType() == output.getType()) {
    reshape.getResult().replaceAllUsesWith(output);
    reshape.erase();
  }
  writer.erase();
  return matrix.whole;
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
                 /*bias=*/Value(), /*outer=*/ValueRange(), /*sums=*/Value(),
                 /*trans_a=*/false, /*trans_b=*/true, accumulate,
                 /*relu=*/false, /*sums_of_b=*/false, MatmulPrecision::ieee);
  if (c != result)
    memref::CopyOp::create(builder, loc, c, result);
  op.erase();
  return success();
}
