//===- LowerContractions.cpp - Contractions as calls of BLAS --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A lowered op takes the fill of its result with it. A pattern of the walk
// driver may erase its own op only, so the pass walks a list of ops.
//
//===----------------------------------------------------------------------===//

#include "FactorSums.h"
#include "FoldRoundings.h"
#include "Gemm.h"
#include "LoopNestRemarks.h"
#include "Utils/WorkOps.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/RowProduct.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-lower-contractions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOWERCONTRACTIONS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct LowerContractions
    : dp::impl::DPLowerContractionsBase<LowerContractions> {
  using Base::Base;

  void runOnEntry() override {
    func::FuncOp entry = getOperation();
    const bool gpu = getTarget(entry).isGpu();
    SmallVector<linalg::LinalgOp> contractions;
    for (Operation *op : getWorkOps(entry))
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        // A kernel of a GPU that multiplies rows may do more with them.
        if (linalg::isaContractionOpInterface(linalgOp) &&
            !(gpu && isRowProduct(linalgOp)))
          contractions.push_back(linalgOp);
    LDBG() << contractions.size() << " contractions of " << entry.getSymName();
    ZeroFills fills(entry);
    for (linalg::LinalgOp op : contractions)
      numLibraryCalls += succeeded(lowerToGemm(op, fills)) ||
                         (gpu && succeeded(lowerToF8Gemm(op, fills)));
    numRoundings += foldRoundings(entry);
    if (gpu)
      numFactorSums +=
          foldFactorSums(entry, fills, precision == MatmulPrecision::ieee);
    SizeEvaluator sizes(entry);
    for (Operation *op : getWorkOps(entry))
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        remarkLoopNest(linalgOp, sizes, gpu);
  }
};
} // namespace
