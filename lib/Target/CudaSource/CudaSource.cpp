//===- CudaSource.cpp - A program as one CUDA C++ file --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/CudaSource/CudaSource.h"

#include "CodePrinter.h"
#include "Sections.h"

#include "dp/IR/Entry.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

class KernelPrinter : public CodePrinter {
public:
  using CodePrinter::CodePrinter;
  LogicalResult print(gpu::GPUFuncOp kernel);

protected:
  LogicalResult printOp(Operation *op) override;

private:
  SmallVector<std::string> getParameters(gpu::GPUFuncOp kernel);
  LogicalResult printShared(gpu::GPUFuncOp kernel);
};

} // namespace

SmallVector<std::string> KernelPrinter::getParameters(gpu::GPUFuncOp kernel) {
  SmallVector<std::string> parameters;
  for (unsigned i = 0, e = kernel.getNumArguments(); i < e; ++i) {
    BlockArgument argument = kernel.getArgument(i);
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      std::string name = makeName("scalar");
      exprs[argument] = {name};
      parameters.push_back(getCppType(argument.getType()) + " " + name);
      continue;
    }
    bool written = isWritten(argument);
    std::string name = makeName(written ? "out" : "in");
    std::string parameter = written ? "" : "const ";
    parameter += getCppType(type.getElementType()) + " *";
    if (kernel.getArgAttr(i, "llvm.noalias"))
      parameter += "__restrict__ ";
    parameters.push_back(parameter + name);
    auto addNumber = [&](StringRef what, int64_t number) {
      std::string part =
          makeName(name + "_" + what.str() + llvm::itostr(number));
      parameters.push_back("int64_t " + part);
      return Expr{part};
    };
    // In the order of a launch: sizes, then strides.
    SmallVector<Expr> sizes(type.getRank()), strides(type.getRank());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes[dim] = addNumber("size", dim);
    if (!type.getLayout().isIdentity()) {
      SmallVector<int64_t> known;
      int64_t offset;
      (void)type.getStridesAndOffset(known, offset);
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (ShapedType::isDynamic(known[dim]))
          strides[dim] = addNumber("stride", dim);
    }
    views[argument] = makeView(
        type, name, [&](int64_t dim) { return sizes[dim]; },
        [&](int64_t dim) { return strides[dim]; });
  }
  return parameters;
}

LogicalResult KernelPrinter::printShared(gpu::GPUFuncOp kernel) {
  for (BlockArgument buffer : kernel.getWorkgroupAttributions()) {
    auto type = cast<MemRefType>(buffer.getType());
    std::string element = getCppType(type.getElementType());
    if (!type.hasStaticShape() || element.empty())
      return emitUnprintable(kernel, "shared memory of dynamic size or with "
                                     "elements that are no numbers");
    std::string name = makeName("shared");
    line() << "__shared__ " << element << " " << name << "["
           << type.getNumElements() << "];\n";
    auto none = [](int64_t) { return Expr{"0"}; };
    views[buffer] = makeView(type, name, none, none);
  }
  return success();
}

/// Constants, and views of them, have static shapes.
LogicalResult KernelPrinter::printOp(Operation *op) {
  auto none = [](int64_t) { return Expr{"0"}; };
  if (auto table = dyn_cast<memref::GetGlobalOp>(op)) {
    views[table] =
        makeView(table.getType(), getIdentifier(table.getName()), none, none);
    return success();
  }
  if (isa<memref::CastOp, memref::CollapseShapeOp, memref::ExpandShapeOp>(op)) {
    auto source = cast<MemRefType>(op->getOperand(0).getType());
    auto type = cast<MemRefType>(op->getResult(0).getType());
    // A cast to a dynamic size does not change the static size.
    if (isa<memref::CastOp>(op) && source.hasStaticShape()) {
      views[op->getResult(0)] = View(getView(op->getOperand(0)));
      return success();
    }
    if (type.hasStaticShape() && type.getLayout().isIdentity()) {
      views[op->getResult(0)] =
          makeView(type, getView(op->getOperand(0)).pointer, none, none);
      return success();
    }
  }
  return CodePrinter::printOp(op);
}

LogicalResult KernelPrinter::print(gpu::GPUFuncOp kernel) {
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (getCppType(memref ? memref.getElementType() : type).empty())
      return emitUnprintable(kernel,
                             "a parameter whose elements are no numbers");
  }
  if (std::string place = formatLocation(kernel.getLoc()); !place.empty())
    os << "// " << asComment(place) << "\n";
  std::string head = "__global__ void ";
  if (std::optional<ArrayRef<int32_t>> size = kernel.getKnownBlockSize())
    head += "__launch_bounds__(" + llvm::itostr(size->front()) + ") ";
  head += getIdentifier(kernel.getName()) + "(";
  os << head << joinLines(getParameters(kernel), head.size()) << ") {\n";
  if (failed(printShared(kernel)) ||
      failed(printBlock(kernel.getBody().front())))
    return failure();
  os << "}\n\n";
  return success();
}

/// A constant that kernels read.
static LogicalResult printTable(memref::GlobalOp table, raw_ostream &os) {
  MemRefType type = table.getType();
  std::string element = getCppType(type.getElementType());
  auto values =
      dyn_cast_or_null<DenseElementsAttr>(table.getInitialValueAttr());
  if (!values || element.empty())
    return emitUnprintable(
        table, "a constant without elements or whose elements are no numbers");
  os << "__device__ const " << element << " "
     << getIdentifier(table.getSymName()) << "["
     << std::max<int64_t>(type.getNumElements(), 1) << "] = {\n      ";
  SmallVector<std::string> elements;
  for (Attribute value : values.getValues<Attribute>())
    elements.push_back(getLiteral(cast<TypedAttr>(value))->text);
  os << joinLines(elements, 6) << "};\n\n";
  return success();
}

LogicalResult mlir::dp::printKernel(gpu::GPUFuncOp kernel, raw_ostream &os) {
  return KernelPrinter(os).print(kernel);
}

LogicalResult mlir::dp::emitCudaSource(ModuleOp original, raw_ostream &os) {
  OwningOpRef<ModuleOp> module = original.clone();
  PassManager pm(original.getContext());
  pm.addPass(createLowerAffinePass());
  if (failed(pm.run(*module)))
    return failure();

  PreludeParts parts;
  SmallVector<NamedEntry> entries;
  llvm::StringSet<> names;
  module->walk([&](Operation *op) {
    parts.gemm |= isa<GemmOp>(op);
    parts.chunks |= isa<NcclOpInterface>(op) && !isa<NcclAllReduceOp>(op);
    auto function = dyn_cast<func::FuncOp>(op);
    if (!function || !function->hasAttr(kEntryAttr))
      return;
    // Other names may be the same identifier: step.train and step_train.
    std::string identifier = getIdentifier(function.getName());
    std::string name = identifier;
    for (unsigned number = 1; !names.insert(name).second; ++number)
      name = identifier + "_" + llvm::utostr(number);
    entries.push_back({function, name});
  });
  if (entries.empty())
    return module->emitError() << "expected an entry to write";
  WalkResult narrow = module->walk([](GemmOp op) {
    if (!isF8(cast<MemRefType>(op.getA().getType()).getElementType()))
      return WalkResult::advance();
    op.emitError() << "CUDA C++ has a plain kernel for contractions, which "
                      "takes no 8-bit factors; compile with --fp8=none, or "
                      "without --emit=cuda-src";
    return WalkResult::interrupt();
  });
  if (narrow.wasInterrupted())
    return failure();
  printPrelude(os, parts);
  os << "//===-- Kernels --===//\n\n";
  for (auto gpuModule : module->getOps<gpu::GPUModuleOp>()) {
    for (auto table : gpuModule.getOps<memref::GlobalOp>())
      if (failed(printTable(table, os)))
        return failure();
    for (auto kernel : gpuModule.getOps<gpu::GPUFuncOp>())
      if (failed(printKernel(kernel, os)))
        return failure();
  }
  for (const NamedEntry &entry : entries) {
    FailureOr<func::FuncOp> arena = findArenaFunction(entry.function);
    if (failed(arena) || failed(printStep(entry, *arena, os)))
      return failure();
  }
  printMain(entries, os);
  return success();
}
