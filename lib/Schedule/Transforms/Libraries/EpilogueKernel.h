//===- EpilogueKernel.h - Kernels as epilogues of library calls -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EPILOGUEKERNEL_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EPILOGUEKERNEL_H

#include "dp/IR/DP.h"

#include "mlir/IR/SymbolTable.h"

namespace mlir::dp {

/// A kernel out = max(in + bias, 0) with the positions of its parameters. `in`
/// and `out` may be the same. If `out` has 16 bits, so has the bias, and f32
/// sums are rounded after it.
struct EpilogueKernel {
  unsigned in, out;
  std::optional<unsigned> bias;
  unsigned biasDim = 0; ///< the dimension of `in` that the bias has
  bool relu = false;
};

/// Matches a kernel of parallel loops, one for each dimension of `in`. With
/// `noNaNs` no value is NaN, which libraries replace by 0.
std::optional<EpilogueKernel> matchEpilogueKernel(func::FuncOp kernel,
                                                  bool noNaNs);

/// Returns the op before `launch` after which no op computes anything; null if
/// there is none.
Operation *findCallBefore(LaunchOp launch);

/// Returns true if only these two ops touch `result`, which `call` writes.
bool isOnlyReadBy(Value result, Operation *call, LaunchOp launch);

/// Erases the kernels that nothing launches.
void eraseUnusedKernels(ModuleOp module, SymbolTableCollection &symbols);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EPILOGUEKERNEL_H
