//===- Syntax.h - PTX as it is written --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The part of PTX (NVIDIA's "PTX ISA" 8.0) that LLVM prints: variables, kernels
// and their statements, as names and tokens. Decoder.h gives them a meaning.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_PTX_SYNTAX_H
#define DP_TEST_FAKECUDA_PTX_SYNTAX_H

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace dp::fake::ptx {

/// Text that is no PTX, or none that is known here. The message names the line.
struct Error : std::runtime_error {
  Error(unsigned line, const std::string &what)
      : std::runtime_error("line " + std::to_string(line) + ": " + what) {}
};

/// `.shared .align 16 .b8 name[64]`, `.param .b64 name`.
struct Variable {
  std::string space; ///< without the dot
  std::string name;
  uint64_t bytes = 0, alignment = 1;
  std::vector<uint8_t> initial; ///< empty, or as long as `bytes`
};

/// `%r1`, `{%r1, %r2}`, `[%rd1+4]`, `(param0)`, `%r1|%p1`, a number or a name.
struct Operand {
  enum Kind { Word, Vector, Address, List };
  Kind kind = Word;
  std::vector<std::string> words; ///< of an address: the base
  int64_t offset = 0;             ///< of an address, in bytes
  std::string second;             ///< what stands behind `|`
};

/// An instruction, `@!%p1 setp.lt.f32 %p2, %f1, %f2;`.
struct Statement {
  unsigned line = 0;
  std::string guard; ///< the predicate's register, or empty
  bool guardIsNegated = false;
  std::vector<std::string> opcode; ///< between its dots
  std::vector<Operand> operands;
};

struct Function {
  std::string name;
  bool isKernel = false;
  std::vector<Variable> results, params, variables;
  /// `%r<10>` is ("%r", "b32", 10), `%SP` ("%SP", "b64", 0).
  struct Registers {
    std::string name, type;
    uint32_t count;
  };
  std::vector<Registers> registers;
  std::vector<Statement> code;
  /// Labels and the index of the statement behind them.
  std::vector<std::pair<std::string, size_t>> labels;
  /// `.branchtargets`: a label and the labels behind it.
  std::vector<std::pair<std::string, std::vector<std::string>>> targets;
};

struct Text {
  std::vector<Variable> variables;
  std::vector<Function> functions; ///< those with a body
};

/// Throws Error.
Text parse(const char *text);

} // namespace dp::fake::ptx

#endif // DP_TEST_FAKECUDA_PTX_SYNTAX_H
