//===- BatchJoin.h - Batches of rows from several processes -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_BATCHJOIN_H
#define DP_LIB_RUNTIME_SESSION_BATCHJOIN_H

#include "Context.h"

#include <vector>

namespace dp {

/// Joins the rows that the processes have into one batch, and moves them
/// between the processes until each has the rows of its chunk.
class BatchJoin {
public:
  explicit BatchJoin(const SessionContext &context) : context(context) {}

  /// Writes to `joined` the arguments of a step: each batch with its global
  /// shape and the data that this process needs (see local_batches), other
  /// arguments as they are. Returns the rows of all processes together. The
  /// data of `joined` are valid until the next call. In a job, all processes
  /// call it.
  int64_t join(const Entry &entry, const dp_array *arguments, dp_array *joined);

private:
  struct Division;
  std::vector<int64_t> exchangeSizes(const Entry &entry,
                                     const dp_array *arguments, int64_t rows);
  void agreeOnSizes(const Entry &entry, const std::vector<int64_t> &table);
  void exchangeRows(const Entry &entry, const Division &division,
                    const dp_array *arguments, dp_array *joined);
  template <typename F>
  void forBatches(const Entry &entry, F &&f) const;

  const SessionContext &context;
  std::vector<std::vector<int64_t>> shapes;          ///< per argument
  std::vector<std::vector<char>> data;               ///< per argument
  std::vector<std::vector<char>> outgoing, incoming; ///< per process
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_BATCHJOIN_H
