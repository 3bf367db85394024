//===- HostMemory.cpp - The memory of a host device -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "HostMemory.h"
#include "Support/Error.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

using namespace dp;

/// Returns the number that follows `key` at the beginning of a line of the
/// file; for an empty key the first number of the file. Negative if there is
/// none.
static int64_t readNumber(const char *path, const char *key) {
  std::FILE *file = std::fopen(path, "r");
  if (!file)
    return -1;
  char line[256];
  long long number = -1;
  size_t length = std::strlen(key);
  while (std::fgets(line, sizeof line, file))
    if (std::strncmp(line, key, length) == 0) {
      if (std::sscanf(line + length, "%lld", &number) != 1)
        number = -1; // "max": no limit
      break;
    }
  std::fclose(file);
  return number;
}

/// Returns the bytes that the control group may still take; negative if it has
/// no limit. Inactive file pages count as free: the kernel reclaims them first.
static int64_t leftInGroup() {
  int64_t most = readNumber("/sys/fs/cgroup/memory.max", "");
  int64_t used = readNumber("/sys/fs/cgroup/memory.current", "");
  int64_t cached = readNumber("/sys/fs/cgroup/memory.stat", "inactive_file ");
  if (most < 0 || used < 0)
    return -1;
  return std::max<int64_t>(most - used + std::max<int64_t>(cached, 0), 0);
}

int64_t dp::availableMemory() {
  int64_t free = readNumber("/proc/meminfo", "MemAvailable:");
  int64_t swap = readNumber("/proc/meminfo", "SwapFree:");
  int64_t group = leftInGroup();
  if (free < 0)
    return group;
  int64_t bytes = (free + std::max<int64_t>(swap, 0)) * 1024;
  return group < 0 ? bytes : std::min(bytes, group);
}

static std::string inMiB(int64_t bytes) {
  return std::to_string((bytes + (1 << 20) - 1) >> 20) + " MiB";
}

static constexpr int64_t hugePage = 2 << 20;

/// Returns zeroed memory of `bytes`, a multiple of `alignment`, all of it
/// touched.
static void *allocateTouched(int64_t bytes, int64_t alignment) {
  assert(bytes % alignment == 0 && "no multiple of the alignment");
  // For less than this the system is not asked for its free memory.
  constexpr int64_t large = 64 << 20;
  // Bytes that the other devices of the process are about to touch.
  static std::atomic<int64_t> pending{0};
  int64_t others = pending.fetch_add(bytes);
  struct Done {
    int64_t bytes;
    ~Done() { pending -= bytes; }
  } done{bytes};
  if (bytes >= large) {
    int64_t available = availableMemory();
    if (available >= 0 && bytes > available - others)
      throw Error("out of memory: " + inMiB(bytes) +
                      " are needed in one piece, " +
                      inMiB(std::max<int64_t>(available - others, 0)) +
                      " are available",
                  DP_ERROR_MEMORY);
  }
  void *data = std::aligned_alloc(static_cast<size_t>(alignment),
                                  static_cast<size_t>(bytes));
  if (!data)
    throw Error("out of memory: cannot allocate " + inMiB(bytes) +
                    "; a limit of the process (ulimit -v) may be too low",
                DP_ERROR_MEMORY);
  if (alignment >= hugePage)
    madvise(data, static_cast<size_t>(bytes), MADV_HUGEPAGE);
  std::memset(data, 0, static_cast<size_t>(bytes));
  return data;
}

void *HostMemory::allocate(int64_t bytes, MemoryKind) {
  assert(bytes >= 1 && "an allocation of nothing");
  // From a few huge pages on, their alignment costs little and saves faults.
  int64_t alignment = bytes >= 2 * hugePage ? hugePage : 64;
  int64_t size;
  if (__builtin_add_overflow(bytes, alignment - 1, &size))
    throw Error("out of memory: a buffer of 2^63 bytes or more",
                DP_ERROR_MEMORY);
  return allocateTouched(size / alignment * alignment, alignment);
}

void HostMemory::release(void *data, MemoryKind) noexcept { std::free(data); }

void HostMemory::write(void *device, const void *host, int64_t bytes) {
  if (bytes != 0) // the pointers of empty arrays may be null
    std::memcpy(device, host, static_cast<size_t>(bytes));
}

void HostMemory::read(void *host, const void *device, int64_t bytes) {
  write(host, device, bytes);
}
