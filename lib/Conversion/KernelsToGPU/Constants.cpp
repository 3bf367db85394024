//===- Constants.cpp - Tables of constants in kernels ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A memref.global is in the host's memory. A kernel that is launched with one
// gets a variant that reads the table from its own module.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::dp;

/// The ops that make `param` from a memref.global, in order; none if it is no
/// view of one.
static SmallVector<Operation *> getTable(Value param) {
  SmallVector<Operation *> ops;
  while (Operation *op = param.getDefiningOp()) {
    ops.push_back(op);
    if (isa<memref::GetGlobalOp>(op)) {
      std::reverse(ops.begin(), ops.end());
      return ops;
    }
    if (!isView(op) || op->getNumOperands() != 1 || op->getNumResults() != 1)
      break;
    param = op->getOperand(0);
  }
  return {};
}

void mlir::dp::moveTablesIntoKernels(ModuleOp module) {
  SymbolTable symbols(module);
  llvm::StringMap<func::FuncOp> variants;
  SmallVector<LaunchOp> launches;
  module.walk([&](LaunchOp launch) { launches.push_back(launch); });
  for (LaunchOp launch : launches) {
    std::string key = launch.getKernel().str();
    llvm::raw_string_ostream stream(key);
    SmallVector<SmallVector<Operation *>> tables;
    SmallVector<Value> params, dead;
    for (Value param : launch.getParams()) {
      tables.push_back(getTable(param));
      (tables.back().empty() ? params : dead).push_back(param);
      stream << ";";
      for (Operation *op : tables.back())
        stream << op->getName() << op->getAttrDictionary()
               << op->getResult(0).getType();
    }
    if (dead.empty())
      continue;
    func::FuncOp &variant = variants[key];
    if (!variant) {
      variant = symbols.lookup<func::FuncOp>(launch.getKernel()).clone();
      symbols.insert(variant, module.getBody()->end());
      OpBuilder builder = OpBuilder::atBlockBegin(&variant.front());
      llvm::BitVector moved(variant.getNumArguments());
      for (auto [number, ops] : llvm::enumerate(tables)) {
        if (ops.empty())
          continue;
        IRMapping mapping;
        for (Operation *op : ops)
          builder.clone(*op, mapping);
        variant.getArgument(number).replaceAllUsesWith(
            mapping.lookup(ops.back()->getResult(0)));
        moved.set(number);
      }
      [[maybe_unused]] LogicalResult erased = variant.eraseArguments(moved);
      assert(succeeded(erased) && "a kernel's type follows its arguments");
    }
    OpBuilder builder(launch);
    LaunchOp::create(builder, launch.getLoc(), FlatSymbolRefAttr::get(variant),
                     launch.getExtent(), launch.getCost(), params);
    launch.erase();
    for (Value value : dead)
      while (Operation *op = value ? value.getDefiningOp() : nullptr) {
        if (!op->use_empty())
          break;
        value = op->getNumOperands() ? op->getOperand(0) : Value();
        op->erase();
      }
  }
  if (variants.empty())
    return;
  SymbolTableCollection collection;
  SymbolUserMap users(collection, module);
  for (auto &[key, variant] : variants) {
    StringRef original = StringRef(key).split(';').first;
    auto kernel = symbols.lookup<func::FuncOp>(original);
    if (kernel && users.useEmpty(kernel))
      symbols.erase(kernel);
  }
}

void mlir::dp::addTables(gpu::GPUModuleOp gpuModule) {
  auto module = gpuModule->getParentOfType<ModuleOp>();
  SymbolTable symbols(gpuModule);
  gpuModule.walk([&](memref::GetGlobalOp op) {
    if (symbols.lookup(op.getName()))
      return;
    auto table = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
                     module, op.getNameAttr())
                     .clone();
    // Aligned as every dense buffer, for vector accesses.
    table.setAlignment(64);
    table.setPrivate();
    symbols.insert(table, gpuModule.getBody()->begin());
  });
}
