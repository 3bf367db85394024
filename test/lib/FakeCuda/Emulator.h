//===- Emulator.h - A kernel's grid, thread by thread -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Runs a kernel of an emulated image or of PTX: blocks one after the other,
// forwards or backwards; the threads of a block on fibers that switch at
// barriers, shuffles and ballots. One fiber runs thread after thread until one
// of them has to wait, so a kernel without barriers needs one.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_EMULATOR_H
#define DP_TEST_FAKECUDA_EMULATOR_H

#include "CudaApi.h"
#include "Memory.h"

#include <functional>

namespace dp::fake {

struct Launch {
  /// Runs one thread.
  std::function<void(void *const *params)> kernel;
  uint32_t grid[3] = {1, 1, 1}, block[3] = {1, 1, 1};
  uint32_t sharedBytes = 0;
  void *const *params = nullptr;
  /// The image's own memory: its constants and static shared memory.
  uintptr_t imageBegin = 0, imageEnd = 0;
  /// Static shared memory that is not the image's own; each block finds it
  /// without its predecessor's values.
  char *shared = nullptr;
  uint32_t staticSharedBytes = 0;
};

/// Runs the whole grid as operation `op`. An access out of bounds, a barrier
/// that not all threads of the block reach, a shuffle whose lanes do not come,
/// or two accesses of a block's threads that no barrier orders end it with a
/// violation.
void runGrid(const Launch &launch, OpContext &op);

// Interpreted kernels need these beside the functions below.

/// An access of shared memory by the thread that runs.
void accessShared(const void *pointer, int64_t bytes, Memory::Access kind);
/// How many of the bytes lie in the buffer in which the first one lies; all of
/// them where there is none.
int64_t bytesWithin(const void *pointer, int64_t bytes);
/// Whether the running kernel itself has written there.
bool isWrittenByKernel(const void *pointer);
/// Ends the block with a violation.
[[noreturn]] void failThread(const std::string &what);

} // namespace dp::fake

// What emulated images import.

/// Special register: 0-2 tid.xyz, 3-5 ntid.xyz, 6-8 ctaid.xyz, 9-11 nctaid.xyz,
/// 12 laneid.
DP_FAKE_API int32_t dp_emu_sreg(int32_t which);
/// bar.sync 0
DP_FAKE_API void dp_emu_barrier(void);
/// bar.warp.sync
DP_FAKE_API void dp_emu_warp_barrier(int32_t mask);
/// shfl.sync with PTX's operands b = lane, c = clamp; mode 0 up, 1 down, 2
/// bfly, 3 idx.
DP_FAKE_API int32_t dp_emu_shfl(int32_t mask, int32_t value, int32_t lane,
                                int32_t clamp, int32_t mode);
/// vote.sync.ballot; `predicate` is 0 or 1.
DP_FAKE_API int32_t dp_emu_ballot(int32_t mask, int32_t predicate);
/// Before every access to global memory.
DP_FAKE_API void dp_emu_load(const void *pointer, int64_t bytes);
DP_FAKE_API void dp_emu_store(const void *pointer, int64_t bytes);
/// __assertfail, which does not return.
DP_FAKE_API void dp_emu_assert(const char *message, const char *file,
                               int32_t line, const char *function);
/// The block's dynamic shared memory.
DP_FAKE_API void *dp_emu_shared(int64_t bytes);

#endif // DP_TEST_FAKECUDA_EMULATOR_H
