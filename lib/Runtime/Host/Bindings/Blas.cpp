//===- Blas.cpp - The BLAS, loaded at run time ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "Support/Library.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <optional>
#include <sys/mman.h>

using namespace dp;

// OpenBLAS 0.3.21 (Debian 12) does not know newer Intel cores and falls back to
// a generic kernel, five times slower. Naming the core by its features works
// for every version.
const char *dp::openblasCoreType() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  bool avx512 =
      __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  if (avx512) // it does not know newer AMD cores, either
    return "SKYLAKEX";
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return __builtin_cpu_is("amd") ? "ZEN" : "HASWELL";
#endif
  return nullptr;
}

template <typename F>
static bool find(void *library, const char *name, F &out) {
  out = reinterpret_cast<F>(dlsym(library, name));
  return out != nullptr;
}

namespace {

/// Gives a variable of the environment another value while it lives: OpenBLAS
/// reads the variable when it is loaded, and later readers of the process get
/// the user's value.
class TemporaryVariable {
public:
  TemporaryVariable(const char *name, const char *value) : name(name) {
    if (const char *given = std::getenv(name))
      before = given;
    setenv(name, value, /*overwrite=*/1);
  }
  ~TemporaryVariable() {
    if (before)
      setenv(name, before->c_str(), /*overwrite=*/1);
    else
      unsetenv(name);
  }

private:
  const char *name;
  std::optional<std::string> before;
};

} // namespace

/// Opens a library so that its calls of itself stay inside: another OpenBLAS of
/// the process may have the same names, in the scope that all share.
static void *openApart(const char *name) {
  int flags = RTLD_NOW | RTLD_LOCAL;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  flags |= RTLD_DEEPBIND; // which sanitizers refuse
#endif
  return dlopen(name, flags);
}

static Blas loadBlas() {
  std::optional<TemporaryVariable> core;
  const char *given = std::getenv("OPENBLAS_CORETYPE");
  if (openblasCoreType() && (!given || !*given))
    core.emplace("OPENBLAS_CORETYPE", openblasCoreType());
  TemporaryVariable threads("OPENBLAS_NUM_THREADS", "1");
  Blas result;
  const char *chosen = std::getenv("DP_BLAS");
  std::string own = besideThisLibrary("libdp_blas.so");
  void *library = nullptr;
  std::string reasons;
  for (const char *name :
       {chosen, own.c_str(), "libopenblas.so.0", "libopenblas.so"}) {
    if (!name)
      continue;
    library = openApart(name);
    if (library)
      break;
    const char *reason = dlerror();
    reasons +=
        (reasons.empty() ? "" : "; ") + std::string(reason ? reason : name);
    if (chosen)
      break;
  }
  if (!library) {
    result.error = "no BLAS found (" + reasons +
                   "); install OpenBLAS (Debian: libopenblas0-pthread) or "
                   "name a library with CBLAS in DP_BLAS";
    return result;
  }
  result.library = library;
  if (!find(library, "cblas_sgemm", result.sgemm) ||
      !find(library, "cblas_dgemm", result.dgemm))
    result.error = "the BLAS library lacks cblas_sgemm or cblas_dgemm";
  void (*setThreads)(int) = nullptr;
  if (find(library, "openblas_set_num_threads", setThreads))
    setThreads(1);
  if (!find(library, "blas_memory_alloc", result.takeBuffer) ||
      !find(library, "blas_memory_free", result.giveBuffer))
    result.takeBuffer = nullptr;
  return result;
}

const Blas &dp::blas() {
  static const Blas instance = loadBlas();
  return instance;
}

/// Returns true if `bytes` of address space can be mapped now.
static bool canMap(size_t bytes) {
  void *room = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return room != MAP_FAILED && munmap(room, bytes) == 0;
}

bool dp::reserveBlasBuffers(int64_t threads) {
  // The largest buffer of any version for x86-64 and Arm, and a page or two.
  constexpr size_t bufferBytes = (128 << 20) + (64 << 10);
  constexpr int64_t mostBuffers = 64;
  static std::atomic<int64_t> reserved{0};
  static std::mutex mutex;
  threads = std::min(threads, mostBuffers);
  if (!blas().takeBuffer || threads <= reserved.load(std::memory_order_acquire))
    return true;
  std::lock_guard<std::mutex> lock(mutex);
  std::array<void *, mostBuffers> taken;
  int64_t count = 0;
  for (; count < threads && canMap(bufferBytes); ++count)
    taken[count] = blas().takeBuffer(0);
  for (int64_t i = 0; i < count; ++i)
    blas().giveBuffer(taken[i]);
  if (count < threads)
    return false;
  reserved.store(std::max<int64_t>(threads, reserved));
  return true;
}
