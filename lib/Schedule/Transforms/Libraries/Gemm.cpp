//===- Gemm.cpp - Contractions as dp.gemm ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"

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
  /// The dimensions of the memref in their order in a dense copy of it, which
  /// `map`, `type` and `strides` are of. Empty if there is no copy.
  SmallVector<int64_t> packed;

  LogicalResult init(OpOperand *operand, linalg::LinalgOp op) {
    memref = operand->get();
    map = op.getMatchingIndexingMap(operand);
    type = cast<MemRefType>(memref.getType());
    return type.getStridesAndOffset(strides, offset);
  }

  /// Returns those of `loops` that the operand has, in its order.
  SmallVector<unsigned> getOrder(ArrayRef<unsigned> loops) const {
    SmallVector<unsigned> order;
    for (AffineExpr index : map.getResults()) {
      unsigned loop = cast<AffineDimExpr>(index).getPosition();
      if (llvm::is_contained(loops, loop))
        order.push_back(loop);
    }
    return order;
  }

  /// Describes a dense copy with the dimensions of `loops` in that order.
  LogicalResult pack(ArrayRef<unsigned> loops) {
    SmallVector<int64_t> shape;
    SmallVector<AffineExpr> indices;
    for (unsigned loop : loops)
      for (auto [position, index] : llvm::enumerate(map.getResults()))
        if (cast<AffineDimExpr>(index).getPosition() == loop) {
          packed.push_back(position);
          shape.push_back(type.getDimSize(position));
          indices.push_back(index);
        }
    if (packed.size() != static_cast<size_t>(type.getRank()))
      return failure();
    map = AffineMap::get(map.getNumDims(), 0, indices, map.getContext());
    type = MemRefType::get(shape, type.getElementType());
    strides.clear();
    return type.getStridesAndOffset(strides, offset);
  }

  /// Allocates a packed buffer, makes it `memref`, and returns the original
  /// buffer.
  Value allocate(OpBuilder &builder, Location loc) {
    SmallVector<Value> sizes;
    for (int64_t position : packed)
      if (cast<MemRefType>(memref.getType()).isDynamicDim(position))
        sizes.push_back(memref::DimOp::create(builder, loc, memref, position));
    Value source = memref;
    memref = memref::AllocOp::create(builder, loc, type, sizes);
    return source;
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
      stride = builder.createOrFold<arith::MulIOp>(
          loc, stride, builder.createOrFold<memref::DimOp>(loc, memref, i));
    return stride;
  }

  Value getSize(OpBuilder &builder, Location loc,
                const Positions &positions) const {
    Value size = arith::ConstantIndexOp::create(builder, loc, 1);
    for (int64_t position : positions)
      size = builder.createOrFold<arith::MulIOp>(
          loc, size,
          builder.createOrFold<memref::DimOp>(loc, memref, position));
    return size;
  }
};

} // namespace

bool mlir::dp::isLibraryProduct(Type a, Type b, Type sum) {
  if (a != b)
    return false;
  return a.isF16() || a.isBF16() ? sum.isF32()
                                 : a == sum && (a.isF32() || a.isF64());
}

namespace {

/// The operands that are copied to dense matrices.
struct Copied {
  bool a = false, b = false, c = false;
};

/// A contraction as one matrix product C = A B per index of the batch: its
/// operands, and where the groups of loop dimensions lie in each of them.
struct Product {
  GemmOperand a, b, c;
  /// `outer` are those of a batch of batches.
  Positions aOuter, bOuter, cOuter, aBatch, bBatch, cBatch, aM, cM, bN, cN, aK,
      bK;
  bool transA = false, transB = false;

  /// Fails for operands that a library's product cannot read, where
  /// they lie or in the copies that `copied` asks for.
  LogicalResult match(linalg::LinalgOp op, const Copied &copied);
  /// Chooses which matrices are transposed, so that the columns of C are
  /// contiguous; fails if a matrix is contiguous in neither dimension.
  LogicalResult orient();

private:
  LogicalResult pack(const linalg::ContractionDimensions &dims,
                     const Copied &copied);
  /// Finds the batch, or an outer and an inner one.
  LogicalResult locateBatch(ArrayRef<unsigned> dims);
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

/// Orders the dimensions of the copies: batch, rows, columns.
LogicalResult Product::pack(const linalg::ContractionDimensions &dims,
                            const Copied &copied) {
  auto join = [](std::initializer_list<SmallVector<unsigned>> groups) {
    SmallVector<unsigned> loops;
    for (const SmallVector<unsigned> &group : groups)
      llvm::append_range(loops, group);
    return loops;
  };
  SmallVector<unsigned> batch = c.getOrder(dims.batch), m = c.getOrder(dims.m),
                        n = c.getOrder(dims.n),
                        k = (copied.b ? a : b).getOrder(dims.k);
  return success((!copied.a || succeeded(a.pack(join({batch, m, k})))) &&
                 (!copied.b || succeeded(b.pack(join({batch, k, n})))) &&
                 (!copied.c || succeeded(c.pack(join({batch, m, n})))));
}

LogicalResult Product::locateBatch(ArrayRef<unsigned> dims) {
  SmallVector<unsigned> order = c.getOrder(dims);
  Positions again;
  for (size_t split = 0; split < std::max<size_t>(order.size(), 1); ++split) {
    ArrayRef<unsigned> outer = ArrayRef(order).take_front(split),
                       inner = ArrayRef(order).drop_front(split);
    if (succeeded(locate(a, c, outer, aOuter, cOuter)) &&
        succeeded(locate(a, b, outer, again, bOuter)) &&
        succeeded(locate(a, c, inner, aBatch, cBatch)) &&
        succeeded(locate(a, b, inner, again, bBatch)))
      return success();
  }
  return failure();
}

LogicalResult Product::match(linalg::LinalgOp op, const Copied &copied) {
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
      failed(c.init(op.getDpsInitOperand(0), op)) ||
      failed(pack(*dims, copied)))
    return failure();
  if (!isLibraryProduct(a.type.getElementType(), b.type.getElementType(),
                        c.type.getElementType()))
    return failure();
  return success(succeeded(locateBatch(dims->batch)) &&
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
    std::swap(aOuter, bOuter);
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

/// Returns true if to copy the operands takes little time beside the product.
static bool isLargeBesideCopies(linalg::LinalgOp op) {
  constexpr double leastWork = 1 << 16, leastReads = 8;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  auto count = [&](auto has) {
    double product = 1;
    for (auto [loop, extent] : llvm::enumerate(extents))
      if (has(getAffineDimExpr(loop, op.getContext())))
        product *= static_cast<double>(
            ShapedType::isDynamic(extent) ? kNominalDim : extent);
    return product;
  };
  double work = count([](AffineExpr) { return true; });
  return work >= leastWork &&
         llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
           return leastReads * count([&](AffineExpr loop) {
                    return llvm::is_contained(map.getResults(), loop);
                  }) <=
                  work;
         });
}

/// Finds how BLAS can read the operands, with as few copies as possible.
static FailureOr<Product> findProduct(linalg::LinalgOp op) {
  constexpr Copied choices[] = {{},
                                {true, false, false},
                                {false, true, false},
                                {true, true, false},
                                {true, true, true}};
  for (const Copied &copied : choices) {
    Product product;
    if (succeeded(product.match(op, copied)) && succeeded(product.orient()))
      return product;
    if (!linalg::isaContractionOpInterface(op) || !isLargeBesideCopies(op))
      break;
  }
  return failure();
}

void mlir::dp::copyTransposed(OpBuilder &builder, Location loc, Value source,
                              Value target, ArrayRef<int64_t> permutation) {
  int64_t rank = permutation.size();
  AffineMap order = AffineMap::getPermutationMap(
      llvm::to_vector_of<unsigned>(permutation), builder.getContext());
  AffineMap maps[] = {inversePermutation(order),
                      builder.getMultiDimIdentityMap(rank)};
  linalg::GenericOp::create(
      builder, loc, TypeRange(), source, target, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        linalg::YieldOp::create(body, bodyLoc, arguments[0]);
      });
}

/// Copies the factor where BLAS cannot read it.
static void copyFactor(OpBuilder &builder, Location loc, GemmOperand &factor) {
  if (factor.packed.empty())
    return;
  Value source = factor.allocate(builder, loc);
  copyTransposed(builder, loc, source, factor.memref, factor.packed);
}

/// Stores the product in `result`, or adds it.
static void copyResult(OpBuilder &builder, Location loc,
                       const GemmOperand &product, Value result,
                       bool accumulate) {
  int64_t rank = product.type.getRank();
  AffineMap maps[] = {
      AffineMap::getPermutationMap(product.packed, builder.getContext()),
      builder.getMultiDimIdentityMap(rank)};
  linalg::GenericOp::create(
      builder, loc, TypeRange(), product.memref, result, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        Value element = arguments[0];
        if (accumulate)
          element = arith::AddFOp::create(body, bodyLoc, arguments[1], element);
        linalg::YieldOp::create(body, bodyLoc, element);
      });
}

LogicalResult mlir::dp::lowerToGemm(linalg::LinalgOp op, ZeroFills &fills) {
  FailureOr<Product> found = findProduct(op);
  if (failed(found))
    return failure();
  auto &[a, b, c, aOuter, bOuter, cOuter, aBatch, bBatch, cBatch, aM, cM, bN,
         cN, aK, bK, transA, transB] = *found;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  bool accumulate = !fills.take(op, c.memref);
  copyFactor(builder, loc, a);
  copyFactor(builder, loc, b);
  Value result = c.packed.empty() ? c.memref : c.allocate(builder, loc);
  Value m = a.getSize(builder, loc, aM), n = b.getSize(builder, loc, bN);
  Value k = a.getSize(builder, loc, aK);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value lda = transA ? a.getStride(builder, loc, aK, m)
                     : a.getStride(builder, loc, aM, k);
  Value ldb = transB ? b.getStride(builder, loc, bN, k)
                     : b.getStride(builder, loc, bK, n);
  Value ldc = c.getStride(builder, loc, cM, n);
  SmallVector<Value> outer;
  if (!cOuter.empty())
    outer = {c.getSize(builder, loc, cOuter),
             a.getStride(builder, loc, aOuter, zero),
             b.getStride(builder, loc, bOuter, zero),
             c.getStride(builder, loc, cOuter, zero)};
  GemmOp::create(builder, loc, a.memref, b.memref, c.memref,
                 c.getSize(builder, loc, cBatch), m, n, k, lda, ldb, ldc,
                 a.getStride(builder, loc, aBatch, zero),
                 b.getStride(builder, loc, bBatch, zero),
                 c.getStride(builder, loc, cBatch, zero), /*bias=*/Value(),
                 outer, /*sums=*/Value(), transA, transB,
                 accumulate && result == c.memref, /*relu=*/false,
                 /*sums_of_b=*/false, MatmulPrecision::ieee);
  if (result != c.memref)
    copyResult(builder, loc, c, result, accumulate);
  op.erase();
  return success();
}
