//===- Fibers.h - Stacks to switch between ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The threads of a block take turns on one thread of the machine. ucontext
// makes a system call per switch, and a block reduction switches thousands of
// times; so x86-64 has a switch of its own.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_FIBERS_H
#define DP_TEST_FAKECUDA_FIBERS_H

#include <cstddef>
#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace dp::fake {

/// A stack and where its code stands. A context without start() stands for
/// the thread's own stack.
class Fiber {
public:
  Fiber() = default;
  ~Fiber();
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;

  /// The next switch to this fiber begins entry(), which must never return.
  void start(void (*entry)());

  /// Continues `to`; returns when something switches to `from`.
  static void switchTo(Fiber &from, Fiber &to);

private:
  static constexpr size_t stackBytes = 128 << 10;
  void *stack = nullptr; // a guard page first
  void *tsan = nullptr;  // what the thread sanitizer knows it by
#if defined(__x86_64__)
  void *top = nullptr;
#else
  ucontext_t context;
#endif
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_FIBERS_H
