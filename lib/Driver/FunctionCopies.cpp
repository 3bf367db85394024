//===- FunctionCopies.cpp - Copies of functions for passes ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FunctionCopies.h"

#include "dp/IR/DP.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::dp;

/// Calls `visit` once for each symbol of `table`'s module that `op` uses,
/// directly or through other symbols.
static void forEachUsed(Operation *op, const SymbolTable &table,
                        llvm::function_ref<void(Operation *)> visit) {
  llvm::SmallPtrSet<Operation *, 8> seen{op};
  SmallVector<Operation *> todo{op};
  while (!todo.empty()) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(todo.pop_back_val());
    if (!uses)
      continue;
    for (const SymbolTable::SymbolUse &use : *uses) {
      Operation *symbol = table.lookup(use.getSymbolRef().getRootReference());
      if (!symbol || !seen.insert(symbol).second)
        continue;
      visit(symbol);
      todo.push_back(symbol);
    }
  }
}

/// A device of a parallel program cannot start another one.
static LogicalResult checkNotParallel(func::FuncOp function,
                                      const SymbolTable &table) {
  auto check = [&](Operation *symbol) -> LogicalResult {
    Operation *found = nullptr;
    symbol->walk([&](ParallelOp op) {
      found = op;
      return WalkResult::interrupt();
    });
    if (!found)
      return success();
    InFlightDiagnostic error = emitError(found->getLoc())
                               << "cannot parallelize '" << function.getName()
                               << "': ";
    if (symbol == function)
      return error << "it is parallel already";
    return error << "'" << SymbolTable::getSymbolName(symbol).getValue()
                 << "', which it calls, is parallel already";
  };
  LogicalResult result = check(function);
  forEachUsed(function, table, [&](Operation *symbol) {
    if (succeeded(result))
      result = check(symbol);
  });
  return result;
}

FailureOr<FunctionCopies>
FunctionCopies::make(ArrayRef<func::FuncOp> functions) {
  FunctionCopies copies;
  ModuleOp from;
  for (func::FuncOp function : functions) {
    auto error = [&] {
      return function.emitError()
             << "cannot parallelize '" << function.getName() << "': ";
    };
    if (function.isExternal())
      return error() << "it has no body";
    auto parent = dyn_cast_or_null<ModuleOp>(function->getParentOp());
    if (!parent)
      return error() << "it is in no module";
    if (from && parent != from)
      return error() << "it is in another module than '"
                     << func::FuncOp(functions.front()).getName() << "'";
    from = parent;
  }
  SymbolTable table(from);
  for (func::FuncOp function : functions)
    if (failed(checkNotParallel(function, table)))
      return failure();
  copies.module = ModuleOp::create(from.getLoc());
  copies.module.get()->setAttrs(from->getAttrs());
  copies.module->setSymName("dp_copies");
  SymbolTable made(*copies.module);
  auto copy = [&](Operation *symbol) {
    if (made.lookup(SymbolTable::getSymbolName(symbol)))
      return;
    Operation *clone = symbol->clone();
    SymbolTable::setSymbolVisibility(clone, SymbolTable::Visibility::Private);
    made.insert(clone);
  };
  for (func::FuncOp function : functions) {
    copy(function);
    forEachUsed(function, table, copy);
    copies.names.push_back(function.getName().str());
  }
  for (func::FuncOp function : copies.getFunctions())
    function.setPublic();
  return copies;
}

SmallVector<func::FuncOp> FunctionCopies::getFunctions() {
  return llvm::map_to_vector(names, [&](const std::string &name) {
    return module->lookupSymbol<func::FuncOp>(name);
  });
}

LogicalResult
FunctionCopies::run(llvm::function_ref<void(OpPassManager &)> build) {
  PassManager pm(module->getContext());
  build(pm);
  return pm.run(*module);
}

FailureOr<func::FuncOp> FunctionCopies::moveBehind(func::FuncOp function,
                                                   func::FuncOp made,
                                                   StringRef name) {
  auto to = function->getParentOfType<ModuleOp>();
  SymbolTable table(to);
  SmallVector<Operation *> others;
  forEachUsed(made, SymbolTable(*module), [&](Operation *symbol) {
    if (!table.lookup(SymbolTable::getSymbolName(symbol)))
      others.push_back(symbol);
  });
  made->remove();
  made.setName(name);
  made.setPublic();
  Block::iterator at = std::next(function->getIterator());
  table.insert(made, at);
  for (Operation *symbol : others) {
    symbol->remove();
    table.insert(symbol);
  }
  if (failed(verify(made)))
    return failure();
  return made;
}
