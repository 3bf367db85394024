//===- CpuFeatures.h - Features of this CPU ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_PROGRAM_CPUFEATURES_H
#define DP_LIB_RUNTIME_PROGRAM_CPUFEATURES_H

#include <string>

namespace dp {

/// Returns true if this CPU has `feature`, in LLVM's spelling (`avx512f`,
/// `sse4.2`). A name that is not known here counts as present: the check gives
/// a message instead of an illegal instruction, and need not know every
/// feature.
bool cpuHasFeature(const std::string &feature);

} // namespace dp

#endif // DP_LIB_RUNTIME_PROGRAM_CPUFEATURES_H
