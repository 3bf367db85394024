//===- OutlineKernels.cpp - Outlining of kernels --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelNames.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/KernelLoops.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-outline-kernels"

namespace mlir::dp {
#define GEN_PASS_DEF_DPOUTLINEKERNELS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The values that a region uses from outside.
struct CapturedValues {
  SmallVector<Value> params, constants;
};

/// A function, and the names of the regions that it replaces.
struct Kernel {
  func::FuncOp function;
  /// The ops in it.
  StringRef opsName;
  /// The module that all regions come from; empty if there are several.
  StringRef modulePath;
};

/// Collects kernels, one per text.
class KernelTable {
public:
  explicit KernelTable(ModuleOp module) : module(module), symbols(module) {}

  /// Finds or builds the kernel of `region`.
  void add(LaunchRegionOp region);

  /// Gives the kernels names and puts them into the module.
  void insertKernels();

  /// Replaces the regions by launches.
  void createLaunches();

  unsigned getNumKernels() const { return kernels.size(); }
  unsigned getNumLaunches() const { return launches.size(); }

private:
  struct Launch {
    LaunchRegionOp region;
    unsigned kernel;
    SmallVector<Value> params;
  };

  func::FuncOp build(LaunchRegionOp region, const CapturedValues &captured);
  /// Returns the parameters that the ops of `region` write.
  llvm::SmallDenseSet<Value> findWrittenBases(LaunchRegionOp region);

  ModuleOp module;
  SymbolTable symbols;
  KernelEffects effects;
  SmallVector<Kernel> kernels;
  SmallVector<Launch> launches;
  llvm::StringMap<unsigned> byText; ///< the numbers of kernels
};

} // namespace

/// Returns `type` with a dynamic offset if its layout is strided. A kernel
/// takes the address of the first element, so that it serves all offsets.
static Type hideOffset(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  auto layout =
      memref ? dyn_cast<StridedLayoutAttr>(memref.getLayout()) : nullptr;
  if (!layout)
    return type;
  return MemRefType::get(memref.getShape(), memref.getElementType(),
                         StridedLayoutAttr::get(type.getContext(),
                                                ShapedType::kDynamic,
                                                layout.getStrides()),
                         memref.getMemorySpace());
}

/// Returns true if the first element of a buffer of `type` begins at a multiple
/// of kVectorBytes: a dense buffer does, and the offset within it is known.
static bool isAligned(Type type) {
  auto memref = cast<MemRefType>(type);
  int64_t offset = memref.getStridesAndOffset().second;
  return !ShapedType::isDynamic(offset) &&
         offset * getElementBytes(memref.getElementType()) % kVectorBytes == 0;
}

static SmallVector<Value> hideOffsets(OpBuilder &builder, Location loc,
                                      ArrayRef<Value> params) {
  return llvm::map_to_vector(params, [&](Value param) {
    Type type = hideOffset(param.getType());
    return type == param.getType()
               ? param
               : memref::CastOp::create(builder, loc, type, param).getResult();
  });
}

static CapturedValues findCaptured(LaunchRegionOp region) {
  llvm::SetVector<Value> values;
  for (Operation &op : region.getBody().front()) {
    values.insert_range(op.getOperands());
    getUsedValuesDefinedAbove(op.getRegions(), values);
  }
  CapturedValues captured;
  for (Value value : values)
    (matchPattern(value, m_Constant()) ? captured.constants : captured.params)
        .push_back(value);
  return captured;
}

llvm::SmallDenseSet<Value>
KernelTable::findWrittenBases(LaunchRegionOp region) {
  llvm::SmallDenseSet<Value> written;
  for (Operation &op : region.getBody().front())
    for (OpOperand &operand : op.getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) && effects.mayWrite(operand))
        written.insert(getBase(operand.get()));
  return written;
}

func::FuncOp KernelTable::build(LaunchRegionOp region,
                                const CapturedValues &captured) {
  Location loc = region.getLoc();
  OpBuilder builder(module.getContext());
  ArrayRef<Value> params = captured.params;
  SmallVector<Type> types = llvm::map_to_vector(
      params, [](Value param) { return hideOffset(param.getType()); });
  types.append(2, builder.getIndexType());
  func::FuncOp kernel =
      func::FuncOp::create(loc, "kernel", builder.getFunctionType(types, {}));
  kernel.setPrivate();
  kernel->setAttr(kKernelAttr, region.getKernel());

  IRMapping mapping;
  Block *block = kernel.addEntryBlock();
  builder.setInsertionPointToStart(block);
  for (auto [param, argument] : llvm::zip(params, block->getArguments()))
    mapping.map(param, argument);
  for (Value constant : captured.constants)
    builder.clone(*constant.getDefiningOp(), mapping);
  for (Operation &op : region.getBody().front())
    builder.clone(op, mapping);
  func::ReturnOp::create(builder, loc);

  // A written buffer overlaps only other views of the same allocation.
  llvm::SmallDenseSet<Value> written = findWrittenBases(region);
  for (auto [number, param] : llvm::enumerate(params)) {
    if (!isa<MemRefType>(param.getType()))
      continue;
    Value base = getBase(param);
    bool alone =
        !written.contains(base) ||
        llvm::count_if(params, [&](Value other) {
          return isa<MemRefType>(other.getType()) && getBase(other) == base;
        }) == 1;
    if (alone)
      kernel.setArgAttr(number, "llvm.noalias", builder.getUnitAttr());
    // The type does not say it any more.
    if (types[number] != param.getType() && isAligned(param.getType()))
      kernel.setArgAttr(number, "llvm.align",
                        builder.getI64IntegerAttr(kVectorBytes));
  }
  return kernel;
}

void KernelTable::add(LaunchRegionOp region) {
  CapturedValues captured = findCaptured(region);
  func::FuncOp function = build(region, captured);
  std::string text;
  llvm::raw_string_ostream stream(text);
  // The printer verifies an op otherwise, in case it has no custom form.
  function.print(stream, OpPrintingFlags().assumeVerified());
  StringRef modulePath = region.getModulePath().value_or("");
  auto [entry, isNew] = byText.try_emplace(text, kernels.size());
  if (isNew) {
    kernels.push_back({function, region.getKernelName(), modulePath});
  } else {
    function.erase();
    // The name of one module would mislead.
    if (Kernel &kernel = kernels[entry->second];
        kernel.modulePath != modulePath)
      kernel.modulePath = "";
  }
  launches.push_back({region, entry->second, std::move(captured.params)});
}

void KernelTable::insertKernels() {
  for (Kernel &kernel : kernels) {
    kernel.function.setName(joinNames(kernel.modulePath, kernel.opsName));
    symbols.insert(kernel.function);
    LDBG() << "kernel " << kernel.function.getName() << " at "
           << kernel.function.getLoc();
  }
}

void KernelTable::createLaunches() {
  for (auto &[region, kernel, params] : launches) {
    OpBuilder builder(region);
    LaunchOp::create(builder, region.getLoc(),
                     SymbolRefAttr::get(kernels[kernel].function),
                     region.getExtent(), region.getCost(),
                     hideOffsets(builder, region.getLoc(), params));
    region.erase();
  }
}

/// Returns the place of a region among those that become functions: row groups
/// first, ops that are kernels last. Of several kernels with one name, the
/// later ones get numbers.
static unsigned getOutlineOrder(LaunchRegionOp region) {
  if (region.getKernel().getRows() != 0)
    return 0;
  return isa<KernelOpInterface>(region.getBody().front().front()) ? 2 : 1;
}

namespace {
struct OutlineKernels : dp::impl::DPOutlineKernelsBase<OutlineKernels> {
  void runOnStage() override {
    SmallVector<LaunchRegionOp> regions;
    getOperation().walk<WalkOrder::PreOrder>([&](LaunchRegionOp region) {
      regions.push_back(region);
      return WalkResult::skip();
    });
    llvm::stable_sort(regions, [](LaunchRegionOp a, LaunchRegionOp b) {
      return getOutlineOrder(a) < getOutlineOrder(b);
    });
    KernelTable kernels(getOperation());
    for (LaunchRegionOp region : regions)
      kernels.add(region);
    kernels.insertKernels();
    kernels.createLaunches();
    numKernels += kernels.getNumKernels();
    numLaunches += kernels.getNumLaunches();
  }
};
} // namespace
