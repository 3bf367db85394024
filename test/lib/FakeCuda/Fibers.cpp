//===- Fibers.cpp - Stacks to switch between ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Fibers.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>

using namespace dp::fake;

// The address sanitizer must forget the frames of fibers that were given up.
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#else
#define ASAN_UNPOISON_MEMORY_REGION(address, bytes)
#endif

// The thread sanitizer must know which stack is in use.
#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
static void announceSwitch(void *&from, void *to) {
  from = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(to, 0);
}
static void forget(void *fiber) {
  if (fiber)
    __tsan_destroy_fiber(fiber);
}
static void *renewed(void *fiber) {
  forget(fiber);
  return __tsan_create_fiber(0);
}
#else
static void announceSwitch(void *&, void *) {}
static void forget(void *) {}
static void *renewed(void *) { return nullptr; }
#endif

static constexpr size_t guardBytes = 4096;

Fiber::~Fiber() {
  if (!stack)
    return;
  munmap(stack, stackBytes);
  forget(tsan);
}

static void *newStack(size_t bytes) {
  void *stack = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED || mprotect(stack, guardBytes, PROT_NONE)) {
    std::perror("dp_fake_cuda: no stack for an emulated thread");
    std::abort();
  }
  return stack;
}

#if defined(__x86_64__)

// Saves what a call must preserve on the old stack, takes it from the new one.
extern "C" void dp_fake_switch(void **from, void *to);
asm(R"(
.pushsection .text
.hidden dp_fake_switch
.globl dp_fake_switch
.type dp_fake_switch, @function
dp_fake_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size dp_fake_switch, .-dp_fake_switch
.popsection
)");

void Fiber::start(void (*entry)()) {
  if (!stack)
    stack = newStack(stackBytes);
  ASAN_UNPOISON_MEMORY_REGION(static_cast<char *>(stack) + guardBytes,
                              stackBytes - guardBytes);
  tsan = renewed(tsan);
  // As if entry had been called: the stack is 8 past a multiple of 16 there.
  auto *words =
      reinterpret_cast<uintptr_t *>(static_cast<char *>(stack) + stackBytes) -
      1;
  *words = 0; // entry's return address, never used
  *--words = reinterpret_cast<uintptr_t>(entry);
  for (int i = 0; i < 6; ++i)
    *--words = 0;
  top = words;
}

void Fiber::switchTo(Fiber &from, Fiber &to) {
  announceSwitch(from.tsan, to.tsan);
  dp_fake_switch(&from.top, to.top);
}

#else

void Fiber::start(void (*entry)()) {
  if (!stack)
    stack = newStack(stackBytes);
  ASAN_UNPOISON_MEMORY_REGION(static_cast<char *>(stack) + guardBytes,
                              stackBytes - guardBytes);
  tsan = renewed(tsan);
  getcontext(&context);
  context.uc_stack.ss_sp = static_cast<char *>(stack) + guardBytes;
  context.uc_stack.ss_size = stackBytes - guardBytes;
  context.uc_link = nullptr;
  makecontext(&context, entry, 0);
}

void Fiber::switchTo(Fiber &from, Fiber &to) {
  announceSwitch(from.tsan, to.tsan);
  swapcontext(&from.context, &to.context);
}

#endif
