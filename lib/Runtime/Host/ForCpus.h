//===- ForCpus.h - Functions compiled for several CPUs ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_FORCPUS_H
#define DP_LIB_RUNTIME_HOST_FORCPUS_H

// What a function with DP_FOR_CPUS calls must be inlined to be compiled for its
// CPUs.
#define DP_INLINE inline __attribute__((always_inline))
// A sanitizer is not there yet when the loader chooses a function.
#if !defined(__x86_64__) || !defined(__gnu_linux__) ||                         \
    defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define DP_FOR_CPUS
#elif defined(__clang__)
#define DP_FOR_CPUS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define DP_FOR_CPUS                                                            \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif

#endif // DP_LIB_RUNTIME_HOST_FORCPUS_H
