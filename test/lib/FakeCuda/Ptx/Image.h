//===- Image.h - PTX that the emulated GPU runs -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_PTX_IMAGE_H
#define DP_TEST_FAKECUDA_PTX_IMAGE_H

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace dp::fake::ptx {

struct Kernel;

/// A module of PTX, with the memory of its variables.
class Image {
public:
  /// Throws Error (Syntax.h), for text with an instruction that is not known as
  /// well.
  explicit Image(const char *text);
  ~Image();

  /// Null if there is none.
  const Kernel *find(const std::string &name) const;
  /// The variable's memory and its size; null if there is none.
  char *findVariable(const std::string &name, size_t &bytes) const;
  /// The memory of all variables.
  uintptr_t begin() const;
  uintptr_t end() const;

private:
  struct State;
  std::unique_ptr<State> state;
};

/// A launch's parameters, as many bytes as the kernel says of each.
std::vector<char> copyParams(const Kernel &kernel, void *const *params);

/// Bytes of shared memory of a block.
uint32_t sharedBytesOf(const Kernel &kernel);

/// Runs one thread of a kernel in the block that the emulator runs now.
void runThread(const Kernel &kernel, char *params, char *shared);

} // namespace dp::fake::ptx

#endif // DP_TEST_FAKECUDA_PTX_IMAGE_H
