//===- DropZeroTerms.cpp - Contractions of factors with zeros -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The gradients of a strided convolution of one pixel are contractions of a
// gradient with zeros between its elements: of stride 2, three terms in four
// are zero.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-drop-zero-terms"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDROPZEROTERMS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The part of a tensor whose loops run over elements that are not zeros.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  bool isWhole = true;

  /// The part of `value`, which is read at `map`, that the loops of
  /// `insertion`, read at `inserted`, run over.
  Part(OpBuilder &builder, Value value, AffineMap map,
       tensor::InsertSliceOp insertion, AffineMap inserted);
};

} // namespace

/// Returns true if dimension `dim` of the result is that of the source.
static bool isWholeDim(tensor::InsertSliceOp insertion, int64_t dim) {
  if (!isConstantIntValue(insertion.getMixedOffsets()[dim], 0) ||
      !isConstantIntValue(insertion.getMixedStrides()[dim], 1))
    return false;
  if (!insertion.getType().isDynamicDim(dim))
    return insertion.getSourceType().getDimSize(dim) ==
           insertion.getType().getDimSize(dim);
  // Of a fill of an empty tensor the size is known.
  auto fill = insertion.getDest().getDefiningOp<linalg::FillOp>();
  auto empty =
      fill ? fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() : nullptr;
  return empty && isEqualConstantIntOrValue(empty.getMixedSizes()[dim],
                                            insertion.getMixedSizes()[dim]);
}

Part::Part(OpBuilder &builder, Value value, AffineMap map,
           tensor::InsertSliceOp insertion, AffineMap inserted)
    : sizes(tensor::getMixedSizes(builder, insertion.getLoc(), value)) {
  offsets.assign(sizes.size(), builder.getIndexAttr(0));
  strides.assign(sizes.size(), builder.getIndexAttr(1));
  for (auto [dim, loop] : llvm::enumerate(inserted.getResults())) {
    std::optional<unsigned> position = map.getResultPosition(loop);
    if (!position || isWholeDim(insertion, dim))
      continue;
    offsets[*position] = insertion.getMixedOffsets()[dim];
    sizes[*position] = insertion.getMixedSizes()[dim];
    strides[*position] = insertion.getMixedStrides()[dim];
    isWhole = false;
  }
}

/// Returns the insertion of the factor into zeros; null if it is another value
/// or the zeros are not known to be any.
static tensor::InsertSliceOp getInsertion(Value factor) {
  auto insertion = factor.getDefiningOp<tensor::InsertSliceOp>();
  if (!insertion ||
      insertion.getSourceType().getRank() != insertion.getType().getRank() ||
      !isIdentityTensor(insertion.getDest(), ReductionKind::add))
    return nullptr;
  bool hasZeros = false;
  for (int64_t dim = 0; dim < insertion.getType().getRank(); ++dim) {
    if (isWholeDim(insertion, dim))
      continue;
    // The part of the others is then of a known size.
    if (insertion.getType().isDynamicDim(dim) ||
        insertion.getSourceType().isDynamicDim(dim))
      return nullptr;
    hasZeros = true;
  }
  return hasZeros ? insertion : nullptr;
}

/// A zero tensor of the sizes of `part`, or that part of `init`.
static Value createInit(OpBuilder &builder, Location loc, Value init,
                        const Part &part) {
  if (!isIdentityTensor(init, ReductionKind::add))
    return tensor::ExtractSliceOp::create(builder, loc, init, part.offsets,
                                          part.sizes, part.strides);
  Type element = getElementTypeOrSelf(init.getType());
  Value zero = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(builder.getZeroAttr(element)));
  Value empty = tensor::EmptyOp::create(builder, loc, part.sizes, element);
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

/// Runs the contraction over the elements of factor `number` that were
/// inserted into zeros. Returns false if there are none.
static bool dropZeroTerms(PatternRewriter &rewriter, linalg::LinalgOp op,
                          unsigned number) {
  tensor::InsertSliceOp insertion = getInsertion(op->getOperand(number));
  if (!insertion)
    return false;
  LDBG() << op->getName() << " at " << op.getLoc();
  Location loc = op.getLoc();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned other = 1 - number;
  Value factor = op->getOperand(other), init = op.getDpsInits()[0];
  Part read(rewriter, factor, maps[other], insertion, maps[number]);
  Part written(rewriter, init, maps[2], insertion, maps[number]);
  SmallVector<Value> operands(3);
  operands[number] = insertion.getSource();
  operands[other] =
      read.isWhole
          ? factor
          : tensor::ExtractSliceOp::create(rewriter, loc, factor, read.offsets,
                                           read.sizes, read.strides)
                .getResult();
  operands[2] =
      written.isWhole ? init : createInit(rewriter, loc, init, written);
  Value sum =
      clone(rewriter, op, operands[2].getType(), operands)->getResult(0);
  if (!written.isWhole)
    sum =
        tensor::InsertSliceOp::create(rewriter, loc, sum, init, written.offsets,
                                      written.sizes, written.strides);
  rewriter.replaceOp(op, sum);
  return true;
}

namespace {
struct DropTerms : OpInterfaceRewritePattern<linalg::LinalgOp> {
  DropTerms(MLIRContext *context, Pass::Statistic &numDropped)
      : OpInterfaceRewritePattern(context), numDropped(numDropped) {}

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
        op.getNumDpsInits() != 1 || !linalg::isaContractionOpInterface(op))
      return failure();
    if (!dropZeroTerms(rewriter, op, 0) && !dropZeroTerms(rewriter, op, 1))
      return failure();
    ++numDropped;
    return success();
  }

private:
  Pass::Statistic &numDropped;
};

struct DropZeroTerms : dp::impl::DPDropZeroTermsBase<DropZeroTerms> {
  void runOnProgram() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DropTerms>(&getContext(), numDropped);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
