//===- Random.h - Seeded inputs ---------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_RANDOM_H
#define DP_TOOLS_DP_RUN_INPUTS_RANDOM_H

#include "Program.h"

namespace dp {

/// A random generator whose sequence is the same on every machine (splitmix64).
class RandomSequence {
public:
  explicit RandomSequence(uint64_t seed) : state(seed) {}
  uint64_t next();
  /// Returns a number that is uniform in [0, bound), bound > 0.
  uint64_t below(uint64_t bound);

private:
  uint64_t state;
};

/// Returns values for an argument, from the seed and its name. Floats are
/// distinct (as far as the dtype has values) and in (0, 0.1), so that variances
/// and the arguments of roots and logarithms are in their domain. Integers are
/// in the range of the index that they are, else small and not negative.
NpyArray randomArray(const dp_value_info &value, std::vector<int64_t> shape,
                     uint64_t seed);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_RANDOM_H
