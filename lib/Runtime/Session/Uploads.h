//===- Uploads.h - Batches on their way to the devices ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_UPLOADS_H
#define DP_LIB_RUNTIME_SESSION_UPLOADS_H

#include "CallArrays.h"
#include "Device/Buffer.h"

#include <array>

namespace dp {

/// Arguments of a step that are copied to the devices before it runs.
struct UploadedArguments {
  int64_t entry = 0;
  int slot = 0;          ///< see Device::beginUploads()
  std::vector<bool> has; ///< per argument
  std::vector<std::vector<int64_t>> shapes;
  /// Per rank of this process and argument.
  std::vector<std::vector<Buffer>> buffers;

  /// Throws Error unless these are the arguments of a step.
  void check(const Entry &entry, const dp_array *arguments) const;
};

/// Copies batches in pinned host memory beside the steps before theirs: a step
/// reads the memory of one slot while that of the other one is written.
class Uploads {
public:
  explicit Uploads(const SessionContext &context) : context(context) {}

  /// Begins to copy what can be copied of the arguments: batches in pinned
  /// memory of which each rank of this process has one piece. Returns how many
  /// these are; if none, nothing has begun. Throws Error.
  int64_t begin(int64_t entry, const Entry &declaration,
                const dp_array *arguments);
  /// Waits until all arrays have been read. Throws Error.
  void await();
  /// Forgets all that no step has taken, after await().
  void drop();

  /// Takes the oldest. It stays valid until the slot after the next one is
  /// begun. Throws Error if there is none, or if it is of another entry.
  const UploadedArguments &take(int64_t entry);

private:
  bool canUpload(const Value &value, const dp_array &array) const;

  const SessionContext &context;
  std::array<UploadedArguments, Device::uploadSlots> slots;
  int64_t begun = 0, taken = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_UPLOADS_H
