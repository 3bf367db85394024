//===- CodePrinter.h - MLIR ops as C++ statements ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDASOURCE_CODEPRINTER_H
#define DP_TARGET_CUDASOURCE_CODEPRINTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <string>

namespace mlir::dp {

/// The precedence of an expression, the tightest first.
enum class Binding {
  atom, ///< a name, a literal, a call
  unary,
  product,
  sum,
  shift,
  relation,
  equality,
  bitwise,
  logical,
  ternary,
};

/// A C++ expression.
struct Expr {
  std::string text;
  Binding binding = Binding::atom;

  /// The text, with parentheses if it binds less tightly than `at`.
  std::string in(Binding at) const {
    return binding <= at ? text : "(" + text + ")";
  }
};

/// A buffer as C++ code sees it.
struct View {
  std::string pointer; ///< to the first element
  SmallVector<Expr> sizes, strides;
};

/// The C++ type of a scalar or vector; empty if there is none.
std::string getCppType(Type type);

/// Returns `name` as a C++ identifier.
std::string getIdentifier(StringRef name);

/// Returns text of the program as a comment may have it: a line's end in it
/// would begin code, and a backslash before one would hide a line of code.
/// Text with such characters is quoted and escaped.
std::string asComment(StringRef text);

/// Prints the ops of one function. A value with one use is printed as part of
/// its user's expression; every other value gets a variable.
class CodePrinter {
public:
  explicit CodePrinter(raw_ostream &os) : os(os) {}
  virtual ~CodePrinter() = default;

  LogicalResult printBlock(Block &block);

protected:
  /// Prints one op, and declares variables for its results.
  virtual LogicalResult printOp(Operation *op);

  raw_ostream &line() { return os.indent(2 * depth); }
  /// A new name in the function: `hint`, hint1, ...
  std::string makeName(StringRef hint);
  /// Defines `value` as `expr`: inline if its only use may contain the
  /// expression, else as a variable.
  void define(Value value, Expr expr, StringRef hint);
  Expr get(Value value);
  std::string get(Value value, Binding at) { return get(value).in(at); }
  const View &getView(Value memref) { return views.find(memref)->second; }
  /// The element of a buffer, as an lvalue.
  std::string getElement(Value memref, ValueRange indices);
  /// The distance of an element from the first one, in elements.
  Expr getOffset(const View &view, ArrayRef<Expr> indices);

  /// The value of an op without side effects (Expressions.cpp).
  std::optional<Expr> getExpression(Operation *op);

  raw_ostream &os;
  unsigned depth = 1;
  DenseMap<Value, Expr> exprs;
  DenseMap<Value, View> views;

private:
  LogicalResult printFor(Operation *op);
  LogicalResult printIf(Operation *op);
  LogicalResult printWhile(Operation *op);
  LogicalResult printSwitch(Operation *op);
  void printKernelCheck(cf::AssertOp op);
  void declare(Value result, SmallVectorImpl<std::string> &names);
  void assign(ArrayRef<std::string> names, ValueRange values);
  Expr getComparison(arith::CmpIOp op);
  Expr getComparison(arith::CmpFOp op);
  std::optional<Expr> getConversion(Operation *op);
  std::optional<Expr> getMath(Operation *op);
  std::optional<Expr> getBinary(Operation *op);
  std::optional<Expr> getFloatBinary(Operation *op);
  std::optional<Expr> getBoolBinary(Operation *op);
  std::optional<Expr> getIntegerBinary(Operation *op);
  Expr getInfix(Operation *op, StringRef symbol, Binding binding);

  llvm::StringMap<unsigned> names;
  unsigned loops = 0;
};

/// Returns true if an op stores to `memref`, also inside a switch.
bool isWritten(Value memref);

/// Static or dynamic sizes and strides of `type`; `size` and `stride` give the
/// dynamic ones.
View makeView(MemRefType type, std::string pointer,
              llvm::function_ref<Expr(int64_t)> size,
              llvm::function_ref<Expr(int64_t)> stride);

/// The items, separated by commas, on lines of at most 90 columns. The first
/// line begins at `column`.
std::string joinLines(ArrayRef<std::string> items, size_t column);

/// Emits an error at `op`: `what` has no CUDA C++ equivalent.
LogicalResult emitUnprintable(Operation *op, const Twine &what);
LogicalResult emitUnprintable(Operation *op);

/// A number, or a vector of numbers; none for anything else.
std::optional<Expr> getLiteral(TypedAttr attribute);
Expr makeInteger(int64_t value);
/// a * b and a + b, without operands that do not change the result.
Expr multiply(const Expr &a, const Expr &b);
Expr add(const Expr &a, const Expr &b);

} // namespace mlir::dp

#endif // DP_TARGET_CUDASOURCE_CODEPRINTER_H
