//===- SplitKernels.cpp - Kernels as modules of their own -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SplitKernels.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"

#include <map>

using namespace mlir;
using namespace mlir::dp;

/// Kernels of a module, on average. LLVM takes 1.5 ms for an empty module, as
/// long as for half a kernel.
static constexpr unsigned kKernelsPerModule = 8;
static constexpr unsigned kMaxModules = 64;

namespace {

class Splitter {
public:
  explicit Splitter(ModuleOp module) : module(module), symbols(module) {}
  SmallVector<OwningOpRef<ModuleOp>> run();

private:
  struct Kernel {
    LLVM::LLVMFuncOp function;
    /// Its functions that nothing else uses, and the globals that are copied
    /// for it.
    SmallVector<Operation *> own, shared;
    uint64_t hash;
    std::string name;
  };

  void findKernels();
  bool addNeeded(Kernel &kernel);
  void nameKernels();
  void move(Kernel &kernel, ModuleOp target);

  ModuleOp module;
  SymbolTable symbols;
  /// The number of operations that name a symbol.
  llvm::StringMap<unsigned> numUses;
  /// The records of the kernels, and the globals that they name.
  SmallVector<std::pair<LLVM::AddressOfOp, LLVM::LLVMFuncOp>> addresses;
  SmallVector<Kernel> kernels;
};

} // namespace

/// Calls `visit` with the name of each symbol that `op` uses.
static void forEachSymbol(Operation *op,
                          llvm::function_ref<void(StringRef)> visit) {
  op->walk([&](Operation *nested) {
    if (auto call = dyn_cast<LLVM::CallOp>(nested)) {
      if (std::optional<StringRef> callee = call.getCallee())
        visit(*callee);
    } else if (auto address = dyn_cast<LLVM::AddressOfOp>(nested)) {
      visit(address.getGlobalName());
    }
  });
}

/// Hashes the names of ops and the values of constants, which tell almost all
/// kernels apart, without printing them.
static uint64_t hashFunctions(ArrayRef<Operation *> functions) {
  std::string text;
  auto addNumber = [&](const APInt &number) {
    text += llvm::utohexstr(number.getLimitedValue());
  };
  for (Operation *function : functions)
    function->walk([&](Operation *op) {
      text += op->getName().getStringRef();
      text += static_cast<char>(op->getNumOperands());
      if (auto constant = dyn_cast<LLVM::ConstantOp>(op)) {
        if (auto number = dyn_cast<IntegerAttr>(constant.getValue()))
          addNumber(number.getValue());
        else if (auto number = dyn_cast<FloatAttr>(constant.getValue()))
          addNumber(number.getValue().bitcastToAPInt());
      } else if (auto gep = dyn_cast<LLVM::GEPOp>(op)) {
        for (int32_t index : gep.getRawConstantIndices())
          text += llvm::utohexstr(static_cast<uint32_t>(index));
      } else if (auto compare = dyn_cast<LLVM::ICmpOp>(op)) {
        text += LLVM::stringifyICmpPredicate(compare.getPredicate());
      }
    });
  return llvm::xxh3_64bits(text);
}

/// Collects the dependences of `kernel`. Returns false if it shares a variable,
/// or a function that is defined in the module.
bool Splitter::addNeeded(Kernel &kernel) {
  llvm::SmallPtrSet<Operation *, 8> seen{kernel.function};
  SmallVector<Operation *> worklist{kernel.function};
  bool isSeparable = true;
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    forEachSymbol(op, [&](StringRef name) {
      Operation *used = symbols.lookup(name);
      if (!used || !seen.insert(used).second)
        return;
      worklist.push_back(used);
      if (auto function = dyn_cast<LLVM::LLVMFuncOp>(used)) {
        bool isOwn = !function.isExternal();
        isSeparable &= !isOwn || numUses.lookup(name) == 1;
        (isOwn ? kernel.own : kernel.shared).push_back(used);
      } else if (auto global = dyn_cast<LLVM::GlobalOp>(used)) {
        isSeparable &= global.getConstant() &&
                       (global.getLinkage() == LLVM::Linkage::Private ||
                        global.getLinkage() == LLVM::Linkage::Internal);
        kernel.shared.push_back(used);
      } else {
        isSeparable = false;
      }
    });
  }
  return isSeparable;
}

void Splitter::findKernels() {
  for (Operation &op : *module.getBody())
    forEachSymbol(&op, [&](StringRef name) { ++numUses[name]; });
  for (auto record : module.getOps<LLVM::GlobalOp>()) {
    record->walk([&](LLVM::AddressOfOp address) {
      auto function = symbols.lookup<LLVM::LLVMFuncOp>(address.getGlobalName());
      if (!function || function.isExternal() ||
          function.getLinkage() != LLVM::Linkage::Internal ||
          numUses.lookup(function.getName()) != 1)
        return;
      Kernel kernel{function, {}, {}, 0, ""};
      if (!addNeeded(kernel))
        return;
      SmallVector<Operation *> functions{function};
      llvm::append_range(functions, kernel.own);
      kernel.hash = hashFunctions(functions);
      kernels.push_back(std::move(kernel));
    });
  }
  // Kernels of one hash stay in the order of their records.
  llvm::stable_sort(kernels, [](const Kernel &a, const Kernel &b) {
    return a.hash < b.hash;
  });
}

/// Names each kernel by its ops and its hash: the number at the end of its name
/// counts other kernels. Messages and profiles have the name of the record.
void Splitter::nameKernels() {
  llvm::StringMap<unsigned> taken;
  for (Kernel &kernel : kernels) {
    StringRef base = kernel.function.getName().rtrim("0123456789");
    base.consume_back("_");
    kernel.name = (base + "." + llvm::utohexstr(kernel.hash, true, 16)).str();
    if (unsigned number = taken[kernel.name]++)
      kernel.name += "." + std::to_string(number);
  }
}

void Splitter::move(Kernel &kernel, ModuleOp target) {
  LLVM::LLVMFuncOp function = kernel.function;
  std::string oldName = function.getName().str();
  OpBuilder builder(function);
  auto declaration = LLVM::LLVMFuncOp::create(
      builder, function.getLoc(), kernel.name, function.getFunctionType());
  declaration.setVisibility_(LLVM::Visibility::Hidden);
  declaration.setDsoLocal(true);
  function->moveBefore(target.getBody(), target.getBody()->end());
  function.setSymName(kernel.name);
  function.setLinkage(LLVM::Linkage::External);
  function.setVisibility_(LLVM::Visibility::Hidden);
  function.setDsoLocal(true);
  // The functions of a kernel have names that begin with the kernel's.
  for (auto [i, op] : llvm::enumerate(kernel.own)) {
    auto own = cast<LLVM::LLVMFuncOp>(op);
    std::string name = kernel.name + ".body" + std::to_string(i);
    StringRef old = own.getName();
    auto rename = [&](Operation *user) {
      user->walk([&](LLVM::CallOp call) {
        if (call.getCallee() == old)
          call.setCallee(StringRef(name));
      });
      user->walk([&](LLVM::AddressOfOp address) {
        if (address.getGlobalName() == old)
          address.setGlobalName(name);
      });
    };
    rename(function);
    for (Operation *other : kernel.own)
      rename(other);
    own.setSymName(name);
    own->moveBefore(target.getBody(), target.getBody()->end());
  }
  for (Operation *op : kernel.shared)
    if (!target.lookupSymbol(SymbolTable::getSymbolName(op)))
      target.push_back(op->clone());
}

SmallVector<OwningOpRef<ModuleOp>> Splitter::run() {
  findKernels();
  nameKernels();
  unsigned wanted = std::min<unsigned>(
      kMaxModules,
      llvm::PowerOf2Ceil(llvm::divideCeil(kernels.size(), kKernelsPerModule)));
  std::map<uint64_t, SmallVector<Kernel *>> groups;
  for (Kernel &kernel : kernels)
    groups[wanted > 1 ? kernel.hash >> (64 - llvm::Log2_32(wanted)) : 0]
        .push_back(&kernel);
  llvm::StringMap<StringRef> newNames;
  for (Kernel &kernel : kernels)
    newNames[kernel.function.getName()] = kernel.name;
  for (auto global : module.getOps<LLVM::GlobalOp>())
    global->walk([&](LLVM::AddressOfOp address) {
      if (auto found = newNames.find(address.getGlobalName());
          found != newNames.end())
        address.setGlobalName(found->second);
    });
  SmallVector<OwningOpRef<ModuleOp>> modules;
  for (auto &[number, group] : groups) {
    modules.push_back(ModuleOp::create(module.getLoc()));
    modules.back()->getOperation()->setDiscardableAttrs(
        module->getDiscardableAttrDictionary());
    for (Kernel *kernel : group)
      move(*kernel, *modules.back());
  }
  return modules;
}

SmallVector<OwningOpRef<ModuleOp>> mlir::dp::splitKernels(ModuleOp module) {
  return Splitter(module).run();
}
