//===- CheckData.h - Check of files of rows ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_CHECKDATA_H
#define DP_TOOLS_DP_RUN_INPUTS_CHECKDATA_H

#include "Job.h"

#include "dp/Files/NpzArray.h"

namespace dp {

/// Checks the CRCs of stored arrays of which each process reads its own rows.
/// Processes that read the same file divide it and read it once together; a
/// process with a file of its own reads all of it. All processes pass the same
/// number of arrays; null stands for one that is not read by parts. Throws in
/// all processes if an array of one is damaged.
void checkData(Job &job, const std::vector<NpzArray *> &arrays);

/// Throws in all processes unless they have the same rows. `rows` are the names
/// of the batches and the digests of their rows, 0 if a batch has none. This
/// finds two jobs that were connected by mistake before their first step.
void compareData(Job &job,
                 const std::vector<std::pair<std::string, uint64_t>> &rows);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_CHECKDATA_H
