//===- FuseGemmEpilogue.cpp - Bias and relu as part of a contraction ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "EpilogueKernel.h"
#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-gemm-epilogue"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSEGEMMEPILOGUE
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the launch after `gemm` if no op between them computes anything.
static LaunchOp findLaunch(GemmOp gemm) {
  // A 16-bit result would be rounded after the bias only.
  Type element = cast<MemRefType>(gemm.getC().getType()).getElementType();
  if (isF8(cast<MemRefType>(gemm.getA().getType()).getElementType()))
    return {};
  if (element.getIntOrFloatBitWidth() == 16 || gemm.getAccumulate() ||
      gemm.getBias() || gemm.getRelu() || gemm.getSums() ||
      getConstantIntValue(gemm.getBatch()) != 1 || !gemm.getOuter().empty())
    return {};
  return findNextLaunch(gemm);
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

static bool fuse(GemmOp gemm, SymbolTableCollection &symbols, bool noNaNs) {
  LaunchOp launch = findLaunch(gemm);
  if (!launch)
    return false;
  std::optional<EpilogueKernel> epilogue =
      matchEpilogueKernel(symbols.lookupNearestSymbolFrom<func::FuncOp>(
                              launch, launch.getKernelAttr()),
                          noNaNs);
  // A bias is a row.
  if (!epilogue || (epilogue->bias && epilogue->biasDim != 1))
    return false;
  OperandRange params = launch.getParams();
  Value out = params[epilogue->out];
  Value bias = epilogue->bias ? params[*epilogue->bias] : Value();
  bool inPlace = getWhole(out) == gemm.getC();
  // A product of f32 is f32.
  Type type = getElementTypeOrSelf(out);
  if (type != getElementTypeOrSelf(gemm.getC()) &&
      type != getElementTypeOrSelf(gemm.getA()))
    return false;
  auto outType = cast<MemRefType>(out.getType());
  std::optional<int64_t> distance = getRowDistance(outType);
  if (getWhole(params[epilogue->in]) != gemm.getC() ||
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
  gemm->moveBefore(launch);
  gemm.getCMutable().assign(out);
  if (!isDenseMatrix(out)) {
    OpBuilder builder(gemm);
    gemm.getLdcMutable().assign(
        arith::ConstantIndexOp::create(builder, gemm.getLoc(), *distance));
  }
  if (bias)
    gemm.getBiasMutable().assign(bias);
  gemm.setRelu(epilogue->relu);
  LDBG() << "fuse " << launch.getKernelAttr() << " into " << gemm;
  launch.erase();
  return true;
}

namespace {
struct FuseGemmEpilogue : dp::impl::DPFuseGemmEpilogueBase<FuseGemmEpilogue> {
  using Base::Base;

  void runOnStage() override {
    SymbolTableCollection symbols;
    SmallVector<GemmOp> gemms;
    getOperation().walk([&](GemmOp gemm) { gemms.push_back(gemm); });
    for (GemmOp gemm : gemms) {
      numFused += fuse(gemm, symbols, noNaNs);
      if (cast<MemRefType>(gemm.getA().getType()).getElementType().isF32())
        gemm.setPrecision(precision);
    }
    eraseUnusedKernels(getOperation(), symbols);
  }
};
} // namespace
