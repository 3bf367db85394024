//===- RankList.h - Ranks in messages ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_RANKLIST_H
#define DP_LIB_RUNTIME_SUPPORT_RANKLIST_H

#include <cstdint>
#include <string>
#include <vector>

namespace dp {

/// `rank 2` or `ranks 0, 2`.
std::string rankList(const std::vector<int64_t> &ranks);

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_RANKLIST_H
