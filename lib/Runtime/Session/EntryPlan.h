//===- EntryPlan.h - An entry laid out on the devices -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_ENTRYPLAN_H
#define DP_LIB_RUNTIME_SESSION_ENTRYPLAN_H

#include "Agreement.h"
#include "CallArrays.h"
#include "CallerMemory.h"
#include "StateStore.h"
#include "Uploads.h"

#include <optional>

namespace dp {

/// The data of one rank for an entry.
struct RankLayout {
  std::vector<LocalPart> arguments, results;
  std::vector<Buffer> owned;   ///< of inputs and results
  std::vector<void *> buffers; ///< the program's arguments
  /// The memory where the host reads and writes inputs and results: the
  /// buffers themselves, or pinned memory that is copied to and from them.
  /// Where the rank's part is dense and the host's memory is the device's, both
  /// are the caller's array itself (CallerMemory.h); so are buffers of the
  /// caller's arrays in the GPU's memory, which have no mirrors.
  std::vector<Buffer> mirrors;
  std::vector<void *> hostBuffers;
  Buffer arena;
  /// Inputs whose mirrors the buffers equal. Only the rank's thread uses it.
  mutable std::vector<char> uploaded;
  /// Says which values a buffer has that was copied from another GPU.
  struct Copied {
    const void *buffer = nullptr; ///< null: nothing
    uint64_t digest = 0;
  };
  /// Per input. Only the rank's thread uses it.
  mutable std::vector<Copied> copied;
  /// Whether the last step has ended, and so its copies.
  mutable bool hasCopied = false;
};

/// An entry laid out for certain sizes of its dynamic dimensions.
struct EntryLayout {
  std::vector<int64_t> dims; ///< as in the descriptor's "dims"
  /// Of the arguments, then of the results: the caller's array is in the memory
  /// of a GPU, or has been uploaded to the devices.
  std::vector<bool> onGpu;
  std::vector<std::vector<int64_t>> resultShapes;
  std::vector<RankLayout> ranks;
  /// Per result that updates no state: the host buffers of all ranks, and the
  /// number of elements.
  std::vector<std::vector<const void *>> sources;
  std::vector<int64_t> counts;
};

/// Checks the arguments and results of one entry, and lays it out whenever
/// their sizes change.
class EntryPlan {
public:
  EntryPlan(const SessionContext &context, int64_t entry, StateStore &states);

  /// Lays the entry out for the arguments. Throws Error.
  void prepare(const dp_array *arguments);
  /// The same, and checks all that a step needs; the step reads and writes the
  /// arrays themselves where it can. `uploaded`: arguments whose arrays are not
  /// read any more; null: none. In a job, throws on all processes unless all
  /// run it with the same sizes and inputs.
  void prepareStep(const dp_array *arguments, const dp_array *results,
                   const UploadedArguments *uploaded);

  /// Valid until the next prepare.
  const EntryLayout &layout() const { return current; }
  const Entry &entry() const { return declaration; }
  const dp_executable::Code &code() const { return entryCode; }
  /// Returns true if argument i is a state.
  bool isState(size_t i) const { return states[i] != nullptr; }
  /// Returns true if the caller has the argument or result in a GPU's memory.
  bool isArgumentOnGpu(size_t i) const { return current.onGpu[i]; }
  bool isResultOnGpu(size_t i) const {
    return current.onGpu[declaration.arguments.size() + i];
  }

  /// The digest of an argument that devices copy from another GPU unless they
  /// have it; none if it is copied in any case.
  std::optional<uint64_t> copiedDigest(size_t i) const {
    return copiedDigests.empty() ? std::nullopt : copiedDigests[i];
  }

  /// The global shape of a result for these arguments.
  std::vector<int64_t> resultShape(const dp_array *arguments,
                                   int64_t result) const;

private:
  const int64_t *shapeOf(const dp_array *arguments, size_t i) const;
  int64_t sizeOf(const dp_array *arguments, const Entry::Dim &dim) const;
  void checkArguments(const dp_array *arguments) const;
  void checkResults(const dp_array *results) const;
  void checkData(const dp_array *arguments,
                 const UploadedArguments *uploaded) const;
  bool hasMemoryOf(const dp_array *arguments, const dp_array *results,
                   const UploadedArguments *uploaded) const;
  void layOut(const dp_array *arguments, const dp_array *results,
              const UploadedArguments *uploaded);
  void layOutRank(int64_t rank, const dp_array *arguments);
  void collectSources();
  bool isCallers(int64_t rank, size_t i) const;
  void placeArrays(const dp_array *arguments, const dp_array *results,
                   const UploadedArguments *uploaded);
  bool placeRank(int64_t rank, const CallerMemory &memory,
                 const dp_array *arguments, const dp_array *results,
                 const UploadedArguments *uploaded, bool mayReserve);
  void compareSizes();
  void compareInputs(const dp_array *arguments);
  void digestCopied(const dp_array *arguments,
                    const UploadedArguments *uploaded);

  const SessionContext &context;
  const StateStore &store;
  const Entry &declaration;
  const dp_executable::Code &entryCode;
  std::vector<State *> states;        ///< per argument; null for inputs
  std::vector<RoundedState *> copies; ///< as declared
  EntryLayout current;
  bool isLaidOut = false;
  uint64_t stateVersion = 0; ///< of `store` when it was laid out
  /// The addresses for which the arrays were placed last.
  std::vector<const void *> placed;
  // True once they were compared with the other processes' values.
  bool inputsCompared = false, sizesCompared = false;
  std::vector<uint64_t> inputDigests; ///< per argument, of the last step
  ComparedSteps comparedSteps;
  /// Per argument, of this step; empty if there are none.
  std::vector<std::optional<uint64_t>> copiedDigests;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_ENTRYPLAN_H
