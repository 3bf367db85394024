//===- Error.h - Failure of a host call -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_ERROR_H
#define DP_LIB_RUNTIME_SUPPORT_ERROR_H

#include "dp/Runtime/DeviceABI.h"

#include <stdexcept>
#include <string>

namespace dp {

/// Thrown inside the library; the C API turns it into a status and a message.
class Error : public std::runtime_error {
public:
  explicit Error(const std::string &message,
                 dp_status status = DP_ERROR_INVALID, int64_t rank = -1)
      : std::runtime_error(message), status(status), rank(rank) {}

  dp_status status;
  /// The rank that failed, is gone, is late or differs from the others, the
  /// lowest of several; -1: unknown, or none.
  int64_t rank;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_ERROR_H
