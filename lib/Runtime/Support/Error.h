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
                 dp_status status = DP_ERROR_INVALID)
      : std::runtime_error(message), status(status) {}

  dp_status status;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_ERROR_H
