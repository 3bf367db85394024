//===- Descriptor.h - The descriptor of an executable -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The descriptor's JSON as structs; docs/executable.md defines the format.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_PROGRAM_DESCRIPTOR_H
#define DP_LIB_RUNTIME_PROGRAM_DESCRIPTOR_H

#include "dp/Runtime/Runtime.h"

#include <string>
#include <vector>

namespace dp {

/// The distribution of a value over the ranks (`mlir::dp::Placement` in the
/// compiler).
struct ValuePlacement {
  dp_placement_kind kind = DP_REPLICATED;
  int64_t dim = -1; ///< sharded
  int64_t unit = 1; ///< sharded
  /// Sharded: a range of all elements in row-major order; dim is -1.
  bool flat = false;
  dp_reduction reduction = DP_REDUCE_ADD; ///< partial

  bool operator==(const ValuePlacement &o) const {
    return kind == o.kind && dim == o.dim && unit == o.unit && flat == o.flat &&
           reduction == o.reduction;
  }
};

struct Value {
  std::string name;
  std::vector<int64_t> shape; ///< -1: dynamic
  dp_dtype dtype = DP_F32;
  ValuePlacement placement;
  dp_role role = DP_ROLE_RESULT;
  int64_t updates = -1;
  std::vector<int64_t> resultDims; ///< per dynamic dimension its place in dims
  int64_t indexMin = 0, indexMax = -1;
  bool onHost = false; ///< argument: no device has a copy
  int64_t copyOf = -1; ///< result: the argument on the host that it equals
};

/// A state in f32 rounded to f16 or bf16, which the program keeps beside it.
struct StateCopy {
  size_t state; ///< an argument
  Value value;  ///< the copy: name and shape are the state's
};

struct Entry {
  /// A dimension of an argument whose size the program is given; if `argument`
  /// is -1, the number of devices.
  struct Dim {
    int64_t argument, dim;
  };

  std::string name, symbol, arena;
  std::vector<Value> arguments, results;
  std::vector<StateCopy> copies; ///< whose buffers follow the arguments'
  std::vector<Dim> dims;
  std::vector<std::string> collectiveLocations;
  int64_t events = 0; ///< event slots the step uses

  /// The number of buffers before the results.
  size_t inputBuffers() const { return arguments.size() + copies.size(); }
};

struct Descriptor {
  int64_t devices = 0;           ///< 0: open until run time
  std::string target = "host";   ///< or "cuda"
  std::vector<std::string> arch; ///< GPUs the kernels are compiled for
  std::string cpu;
  std::vector<std::string> features;  ///< CPU features the code needs
  std::vector<std::string> libraries; ///< CUDA libraries the code needs
  std::vector<Entry> entries;
};

/// Parses a descriptor. Throws Error with the fault and its place.
Descriptor parseDescriptor(const char *json);

/// `f32[60, ?]`, for messages.
std::string describeType(dp_dtype dtype, const int64_t *shape, int64_t rank);

} // namespace dp

#endif // DP_LIB_RUNTIME_PROGRAM_DESCRIPTOR_H
