//===- FuseGemmEpilogue.cpp - Bias and relu as part of a contraction ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FuseEpilogues.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if the library has epilogues of products like `gemm`, which has
/// none yet.
static bool canHaveEpilogue(GemmOp gemm) {
  // A 16-bit result would be rounded after the bias only.
  return !isF8(getElementTypeOrSelf(gemm.getA())) &&
         getElementTypeOrSelf(gemm.getC()).getIntOrFloatBitWidth() != 16 &&
         !gemm.getAccumulate() && !gemm.getBias() && !gemm.getRelu() &&
         !gemm.getSums() && getConstantIntValue(gemm.getBatch()) == 1 &&
         gemm.getOuter().empty();
}

static bool isDenseMatrix(Value memref) {
  return cast<MemRefType>(memref.getType()).getRank() == 2 && isDense(memref);
}

/// Returns the buffer that `matrix` is the rows of: the rows of a batch of
/// matrices are those of one.
static Value getWhole(Value matrix) {
  auto collapse = matrix.getDefiningOp<memref::CollapseShapeOp>();
  if (!collapse || !isDenseMatrix(matrix) || !isDense(collapse.getSrc()) ||
      collapse.getReassociationIndices().back().size() != 1)
    return matrix;
  return collapse.getSrc();
}

static bool fuse(PatternRewriter &rewriter, GemmOp gemm, LaunchOp launch,
                 const EpilogueKernel &epilogue) {
  // A bias is a row.
  if (epilogue.bias && epilogue.biasDim != 1)
    return false;
  OperandRange params = launch.getParams();
  Value out = params[epilogue.out];
  Value bias = epilogue.bias ? params[*epilogue.bias] : Value();
  bool inPlace = getWhole(out) == gemm.getC();
  // A product of f32 is f32.
  Type type = getElementTypeOrSelf(out);
  if (type != getElementTypeOrSelf(gemm.getC()) &&
      type != getElementTypeOrSelf(gemm.getA()))
    return false;
  auto outType = cast<MemRefType>(out.getType());
  std::optional<int64_t> distance = getRowDistance(outType);
  if (getWhole(params[epilogue.in]) != gemm.getC() ||
      !(isDenseMatrix(out) || (outType.getRank() == 2 && distance)) ||
      !isDense(gemm.getC()) ||
      (!inPlace && !isOnlyReadBy(gemm.getC(), gemm, launch)) ||
      (bias && !isDense(bias)))
    return false;
  // The written buffer must not be one that is read.
  for (Value read :
       std::initializer_list<Value>{gemm.getA(), gemm.getB(), bias})
    if (read && getBase(read) == getBase(out))
      return false;
  rewriter.moveOpBefore(gemm, launch);
  rewriter.setInsertionPoint(gemm);
  rewriter.modifyOpInPlace(gemm, [&] {
    gemm.getCMutable().assign(out);
    if (!isDenseMatrix(out))
      gemm.getLdcMutable().assign(
          arith::ConstantIndexOp::create(rewriter, gemm.getLoc(), *distance));
    if (bias)
      gemm.getBiasMutable().assign(bias);
    gemm.setRelu(epilogue.relu);
  });
  return true;
}

namespace {
struct FuseIntoGemm : FuseEpilogue {
  using FuseEpilogue::FuseEpilogue;

private:
  bool canFuse(Operation *call) const override {
    auto gemm = dyn_cast<GemmOp>(call);
    return gemm && canHaveEpilogue(gemm);
  }
  bool fuse(PatternRewriter &rewriter, Operation *call, LaunchOp launch,
            const EpilogueKernel &kernel) const override {
    return ::fuse(rewriter, cast<GemmOp>(call), launch, kernel);
  }
};

struct SetGemmPrecision : OpRewritePattern<GemmOp> {
  SetGemmPrecision(MLIRContext *context, MatmulPrecision precision)
      : OpRewritePattern(context), precision(precision) {}

  LogicalResult matchAndRewrite(GemmOp gemm,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(gemm.getA()).isF32())
      return failure();
    rewriter.modifyOpInPlace(gemm, [&] { gemm.setPrecision(precision); });
    return success();
  }

private:
  MatmulPrecision precision;
};
} // namespace

void mlir::dp::populateGemmEpiloguePatterns(RewritePatternSet &patterns,
                                            EpilogueFusion &fusion) {
  patterns.add<FuseIntoGemm>(patterns.getContext(), fusion);
  patterns.add<SetGemmPrecision>(patterns.getContext(), fusion.precision);
}
