//===- FunctionSignature.h - A function's interface -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_FUNCTIONSIGNATURE_H
#define DP_IR_FUNCTIONSIGNATURE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// A function with copies of its argument and result attributes, which `write`
/// writes back at once: a write of one attribute copies those of all arguments,
/// and the context keeps each copy.
class FunctionSignature {
public:
  explicit FunctionSignature(func::FuncOp function) : function(function) {
    for (unsigned i = 0, e = getNumArguments(); i < e; ++i)
      arguments.emplace_back(function.getArgAttrDict(i));
    for (unsigned i = 0, e = getNumResults(); i < e; ++i)
      results.emplace_back(function.getResultAttrDict(i));
  }
  void write() {
    MLIRContext *context = function.getContext();
    auto getDictionaries = [&](ArrayRef<NamedAttrList> lists) {
      return llvm::map_to_vector(lists, [&](const NamedAttrList &list) {
        return list.getDictionary(context);
      });
    };
    function.setAllArgAttrs(getDictionaries(arguments));
    function.setAllResultAttrs(getDictionaries(results));
  }

  StringRef getName() { return function.getName(); }
  InFlightDiagnostic emitError() { return function.emitError(); }
  unsigned getNumArguments() { return function.getNumArguments(); }
  unsigned getNumResults() { return function.getNumResults(); }
  BlockArgument getArgument(unsigned i) { return function.getArgument(i); }
  auto getArguments() { return function.getArguments(); }
  auto getArgumentTypes() { return function.getArgumentTypes(); }
  auto getResultTypes() { return function.getResultTypes(); }

  Attribute getArgAttr(unsigned i, StringRef name) const {
    return arguments[i].get(name);
  }
  Attribute getResultAttr(unsigned i, StringRef name) const {
    return results[i].get(name);
  }
  template <typename T>
  T getArgAttrOfType(unsigned i, StringRef name) const {
    return dyn_cast_or_null<T>(getArgAttr(i, name));
  }
  template <typename T>
  T getResultAttrOfType(unsigned i, StringRef name) const {
    return dyn_cast_or_null<T>(getResultAttr(i, name));
  }
  void setArgAttr(unsigned i, StringRef name, Attribute value) {
    arguments[i].set(name, value);
  }
  void setResultAttr(unsigned i, StringRef name, Attribute value) {
    results[i].set(name, value);
  }

  void removeArgAttr(unsigned i, StringAttr name) { arguments[i].erase(name); }
  void removeResultAttr(unsigned i, StringAttr name) { results[i].erase(name); }

private:
  func::FuncOp function;
  SmallVector<NamedAttrList, 0> arguments, results;
};

} // namespace mlir::dp

#endif // DP_IR_FUNCTIONSIGNATURE_H
