//===- Image.cpp - PTX that the emulated GPU runs -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Image.h"

#include "../Emulator.h"

#include "Decoder.h"

#include <alloca.h>

using namespace dp::fake;
using namespace dp::fake::ptx;

struct Image::State {
  Text text;
  /// Of all variables that are not shared, with room for their alignment.
  std::vector<char> memory;
  Symbols symbols;
  std::map<std::string, Kernel> kernels;
};

Image::Image(const char *source) : state(std::make_unique<State>()) {
  State &s = *state;
  s.text = parse(source);
  uint64_t bytes = 0;
  for (const Variable &variable : s.text.variables)
    bytes += variable.bytes + variable.alignment;
  s.memory.resize(bytes);
  auto next = reinterpret_cast<uintptr_t>(s.memory.data());
  for (const Variable &variable : s.text.variables) {
    char *address = nullptr;
    if (variable.space != "shared") {
      next = (next + variable.alignment - 1) / variable.alignment *
             variable.alignment;
      address = reinterpret_cast<char *>(next);
      std::copy(variable.initial.begin(), variable.initial.end(), address);
      next += variable.bytes;
    }
    s.symbols[variable.name] = {&variable, address};
  }
  for (const Function &function : s.text.functions) {
    if (!function.isKernel)
      throw Error(0, "function '" + function.name + "' is no kernel");
    s.kernels.emplace(function.name, decode(function, s.text, s.symbols));
  }
}

Image::~Image() = default;

const Kernel *Image::find(const std::string &name) const {
  auto found = state->kernels.find(name);
  return found == state->kernels.end() ? nullptr : &found->second;
}

char *Image::findVariable(const std::string &name, size_t &bytes) const {
  auto found = state->symbols.find(name);
  if (found == state->symbols.end())
    return nullptr;
  bytes = found->second.variable->bytes;
  return found->second.address;
}

uintptr_t Image::begin() const {
  return reinterpret_cast<uintptr_t>(state->memory.data());
}

uintptr_t Image::end() const { return begin() + state->memory.size(); }

std::vector<char> dp::fake::ptx::copyParams(const Kernel &kernel,
                                            void *const *params) {
  std::vector<char> result(kernel.paramBytes);
  for (size_t i = 0; i < kernel.params.size(); ++i)
    std::memcpy(&result[kernel.params[i].first], params[i],
                kernel.params[i].second);
  return result;
}

uint32_t dp::fake::ptx::sharedBytesOf(const Kernel &kernel) {
  return kernel.sharedBytes;
}

void dp::fake::ptx::runThread(const Kernel &kernel, char *params,
                              char *shared) {
  // On the fiber's stack: a block that fails is left without unwinding.
  size_t slots = kernel.initial.size();
  if (8 * slots + kernel.localBytes > 96 << 10)
    failThread(kernel.name + ": too many registers");
  Thread t;
  t.kernel = &kernel;
  t.params = params;
  t.shared = shared;
  t.slots = static_cast<uint64_t *>(alloca(8 * slots));
  std::copy(kernel.initial.begin(), kernel.initial.end(), t.slots);
  t.local = static_cast<char *>(alloca(kernel.localBytes + 16));
  t.local += -reinterpret_cast<uintptr_t>(t.local) & 15;
  std::memset(t.local, 0xff, kernel.localBytes);
  for (int i = 0; i <= 12; ++i)
    t.slots[kernel.specials + i] = dp_emu_sreg(i);
  const Instruction *code = kernel.code.data();
  for (size_t end = kernel.code.size(); t.next < end;) {
    const Instruction &i = code[t.next++];
    if (i.guard != none && (t.slots[i.guard] != 0) == i.guardIsNegated)
      continue;
    i.execute(t, i);
  }
}
