//===- Decoder.h - Kernels from statements ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_PTX_DECODER_H
#define DP_TEST_FAKECUDA_PTX_DECODER_H

#include "Machine.h"

#include <map>

namespace dp::fake::ptx {

/// A variable of the module: where it lies, or its size in shared memory, whose
/// place depends on the kernel.
struct Symbol {
  const Variable *variable;
  char *address; ///< null in shared memory
};
using Symbols = std::map<std::string, Symbol>;

/// Shared memory is laid out as ptxas does: the variables that the kernel
/// names, in the order of their declaration, each with the alignment that is
/// written. Throws Error.
Kernel decode(const Function &function, const Text &text,
              const Symbols &symbols);

} // namespace dp::fake::ptx

#endif // DP_TEST_FAKECUDA_PTX_DECODER_H
