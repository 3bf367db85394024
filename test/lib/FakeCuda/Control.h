//===- Control.h - What the fake offers beyond the real APIs ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// For unit tests, which provoke violations and look at them in one process.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CONTROL_H
#define DP_TEST_FAKECUDA_CONTROL_H

#include "CudaApi.h"

/// How many violations there are since the last dp_fake_clear, and each one's
/// message (valid until then).
DP_FAKE_API int dp_fake_violations(void);
DP_FAKE_API const char *dp_fake_violation(int index);

/// Forgets violations and the devices' sticky errors.
DP_FAKE_API void dp_fake_clear(void);

/// How many operations whose first word is `name`, as cuMemcpyDtoHAsync, were
/// enqueued since the process began.
DP_FAKE_API int64_t dp_fake_operations(const char *name);

/// Sets the order of execution (0 random, 1 lazy, 2 eager) and the seed.
DP_FAKE_API void dp_fake_order(int order, uint64_t seed);

#endif // DP_TEST_FAKECUDA_CONTROL_H
