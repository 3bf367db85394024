//===- OutOfMemory.cpp - Exit of the tools without memory -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OutOfMemory.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"

#include <unistd.h>

void dp::endOutOfMemory() {
  // Neither streams nor destructors: both may allocate.
  static const char message[] =
      "error: out of memory; compile a smaller program, or with a higher limit "
      "(ulimit -v, the memory of the machine or container)\n";
  ssize_t written = write(STDERR_FILENO, message, sizeof(message) - 1);
  // Removes unfinished outputs, unless that needs memory, too.
  static bool isEnding = false;
  if (!isEnding && written > 0) {
    isEnding = true;
    llvm::sys::RunInterruptHandlers();
  }
  _exit(1);
}

void dp::endWhereOutOfMemory() {
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { endOutOfMemory(); });
}
