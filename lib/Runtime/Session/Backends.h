//===- Backends.h - Backend of an executable --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_BACKENDS_H
#define DP_LIB_RUNTIME_SESSION_BACKENDS_H

#include "Device/DeviceBackend.h"

struct dp_executable;
struct dp_session_options;

namespace dp {

/// Makes the backend that the options name, by default that of the executable.
/// `control` is null unless the ranks are processes of a job. Throws Error if
/// the executable is for another backend, or if the backend has no usable
/// device.
std::unique_ptr<DeviceBackend>
makeDeviceBackend(const dp_executable &executable,
                  const dp_session_options &options, ControlPlane *control);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_BACKENDS_H
