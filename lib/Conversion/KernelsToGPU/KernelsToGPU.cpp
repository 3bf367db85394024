//===- KernelsToGPU.cpp - Kernels and launches for a GPU ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Batches.h"
#include "Emitters.h"
#include "Rows.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/Attention.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "convert-dp-kernels-to-gpu"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPKERNELSTOGPU
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The name of the gpu.module.
static constexpr llvm::StringLiteral kModuleName = "dp_kernels";
/// Threads of a block of a kernel op.
static constexpr int64_t kKernelOpBlock = 128;

namespace {

/// The buffer dimension that has a loop's extent at a launch.
struct ExtentSource {
  unsigned param; ///< a buffer
  int64_t dim;
};

/// The properties of a kernel that its launches need.
struct Kernel {
  gpu::GPUFuncOp function;
  int64_t blockSize, iterationsPerBlock, vectorWidth;
  /// The product of the shared loops' static extents, and the dynamic ones.
  int64_t fixed = 1;
  SmallVector<ExtentSource> dynamic;
  /// The dynamic extents of loops with kTileSize iterations a block.
  SmallVector<ExtentSource> tiled;
  /// Each has blocks of its own.
  int64_t parts = 1;
  /// The dynamic extents of loops whose iterations have blocks of their own.
  SmallVector<ExtentSource> outer;
  /// It has several ops, and its iterations are rows.
  bool hasRows = false;
};

struct ConvertKernelsToGPU
    : dp::impl::ConvertDPKernelsToGPUBase<ConvertKernelsToGPU> {
  void runOnStage() override;

private:
  LogicalResult convertKernel(func::FuncOp function, gpu::GPUModuleOp module);
  Value buildGrid(const Kernel &kernel, OpBuilder &builder, Location loc,
                  ValueRange params);
  void convertLaunches(gpu::GPUModuleOp gpuModule);

  llvm::StringMap<Kernel> kernels;
};

} // namespace

/// The buffer dimension that has the extent of `loop`.
static std::optional<ExtentSource> findExtent(linalg::GenericOp op,
                                              unsigned loop) {
  AffineExpr expr = getAffineDimExpr(loop, op.getContext());
  for (OpOperand &operand : op->getOpOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand.get());
    if (!argument || !isa<MemRefType>(argument.getType()))
      continue;
    for (auto [dim, result] :
         llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
      if (result == expr)
        return ExtentSource{argument.getArgNumber(), static_cast<int64_t>(dim)};
  }
  return std::nullopt;
}

/// Returns the kernel of an op that is one, and replaces `op` by its code.
static Kernel convertKernelOp(KernelOpInterface op, gpu::GPUFuncOp function) {
  std::optional<BlockShares> shares = op.getBlockShares();
  Kernel kernel{function, kKernelOpBlock, kKernelOpBlock, /*vectorWidth=*/1};
  if (shares) {
    kernel.blockSize = shares->numThreads;
    kernel.iterationsPerBlock = shares->iterations;
    kernel.parts = shares->numSharers;
  } else {
    kernel.fixed = op.getNumSharers();
  }
  for (auto [number, loop] : llvm::enumerate(op.getParallelLoops())) {
    bool isOuter = shares && number < shares->numOuter;
    // A table of constants is no parameter, but its extents are static.
    if (ShapedType::isDynamic(loop.getStatic()))
      (isOuter ? kernel.outer : kernel.dynamic)
          .push_back(
              {cast<BlockArgument>(loop.buffer).getArgNumber(), loop.dim});
    else
      (isOuter ? kernel.parts : kernel.fixed) *= loop.getStatic();
  }
  function.setKnownBlockSize(
      ArrayRef<int32_t>{static_cast<int32_t>(kernel.blockSize), 1, 1});
  if (shares)
    emitBlockCode(op, function, *shares);
  else
    emitGPUCode(op, kernel.blockSize);
  return kernel;
}

static bool isWork(Operation &op) {
  return isa<linalg::GenericOp, KernelOpInterface>(op);
}

static LogicalResult checkKernel(func::FuncOp function) {
  bool hasRows =
      function->getAttrOfType<KernelAttr>(kKernelAttr).getRows() != 0;
  bool hasRange = !function.isExternal() && function.getNumArguments() >= 2;
  if (hasRange && hasRows) {
    auto work = llvm::make_filter_range(function.getBody().getOps(), isWork);
    if (!work.empty() && llvm::all_of(work, llvm::IsaPred<linalg::GenericOp>))
      return checkRows(function);
  } else if (hasRange &&
             llvm::count_if(function.getBody().getOps(), isWork) == 1) {
    return success();
  }
  return function.emitOpError()
         << "expected a kernel of one linalg.generic or op that is a kernel, "
            "or "
            "of several linalg.generic with loops over rows, whose last two "
            "arguments are the range it runs";
}

/// Adds the extents of `loops` to the inputs of the launches.
static LogicalResult addExtents(linalg::GenericOp op, ArrayRef<unsigned> loops,
                                Kernel &kernel) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned loop : loops) {
    if (!ShapedType::isDynamic(ranges[loop])) {
      kernel.fixed *= ranges[loop];
      continue;
    }
    std::optional<ExtentSource> source = findExtent(op, loop);
    if (!source)
      return op.emitOpError() << "has a loop whose extent is no buffer's";
    kernel.dynamic.push_back(*source);
  }
  return success();
}

/// Adds the tiles of both loops to the inputs of the launches.
static LogicalResult addTiles(linalg::GenericOp op, const TileLoops &tile,
                              Kernel &kernel) {
  for (unsigned loop : {tile.read, tile.write}) {
    Kernel extent{kernel.function, 1, 1, 1};
    if (failed(addExtents(op, loop, extent)))
      return failure();
    kernel.fixed *= llvm::divideCeil(extent.fixed, kTileSize);
    kernel.tiled.append(extent.dynamic);
  }
  return success();
}

/// Replaces `ops`, whose first `rows` loops are common, by the code of one
/// thread.
static FailureOr<Kernel> convertRows(ArrayRef<linalg::GenericOp> ops,
                                     unsigned rows, gpu::GPUFuncOp function) {
  RowMapping mapping = mapRows(ops, rows);
  Kernel kernel{function, mapping.blockSize,
                mapping.blockSize / mapping.groupSize, /*vectorWidth=*/1};
  if (failed(addExtents(ops.front(),
                        llvm::to_vector(llvm::seq<unsigned>(0, rows)), kernel)))
    return failure();
  function.setKnownBlockSize(
      ArrayRef<int32_t>{static_cast<int32_t>(mapping.blockSize), 1, 1});
  emitGPUCode(function, mapping);
  kernel.hasRows = true;
  return kernel;
}

LogicalResult ConvertKernelsToGPU::convertKernel(func::FuncOp function,
                                                 gpu::GPUModuleOp module) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto types = function.getArgumentTypes().drop_back(2);
  auto kernel =
      gpu::GPUFuncOp::create(builder, function.getLoc(), function.getName(),
                             builder.getFunctionType(types, {}));
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  for (unsigned i = 0; i < types.size(); ++i)
    for (StringRef name : {"llvm.noalias", "llvm.align"})
      if (Attribute attribute = function.getArgAttr(i, name))
        kernel.setArgAttr(i, name, attribute);

  IRMapping mapping;
  Block &block = kernel.getBody().front();
  for (auto [from, to] :
       llvm::zip(function.getArguments().drop_back(2), block.getArguments()))
    mapping.map(from, to);
  builder.setInsertionPointToStart(&block);
  Operation *work = nullptr;
  for (Operation &nested : function.front().without_terminator()) {
    Operation *clone = builder.clone(nested, mapping);
    if (isWork(*clone))
      work = clone;
  }
  gpu::ReturnOp::create(builder, function.getLoc());
  if (unsigned rows =
          function->getAttrOfType<KernelAttr>(kKernelAttr).getRows()) {
    FailureOr<Kernel> entry = convertRows(
        llvm::to_vector(block.getOps<linalg::GenericOp>()), rows, kernel);
    if (failed(entry))
      return failure();
    kernels.try_emplace(function.getName(), std::move(*entry));
    return success();
  }
  if (auto kernelOp = dyn_cast<KernelOpInterface>(work)) {
    kernels.try_emplace(function.getName(), convertKernelOp(kernelOp, kernel));
    return success();
  }

  auto op = cast<linalg::GenericOp>(work);
  GPUMapping plan = mapToGPU(op);
  for (auto fill : block.getOps<linalg::FillOp>())
    if (!plan.accumulates ||
        findParts(op).has_value() != plan.parts.has_value() ||
        !llvm::is_contained(op.getOutputs(), fill.getOutputs().front()))
      return fill.emitOpError() << "is of no destination of a reduction in the "
                                   "same kernel";
  Kernel entry{kernel, plan.blockSize, plan.getIterationsPerBlock(),
               plan.vectorWidth};
  bool byGrid = plan.reduceBy == ReduceBy::grid;
  if (failed(addExtents(op, byGrid ? plan.serial : plan.shared, entry)))
    return failure();
  if (plan.parts)
    entry.parts = plan.parts->count;
  if (plan.tile && failed(addTiles(op, *plan.tile, entry)))
    return failure();
  kernel.setKnownBlockSize(
      ArrayRef<int32_t>{static_cast<int32_t>(plan.blockSize), 1, 1});
  if (plan.tile)
    emitTileCode(op, kernel, plan);
  else
    emitGPUCode(op, kernel, plan);
  kernels.try_emplace(function.getName(), std::move(entry));
  return success();
}

/// Returns the number of blocks of a launch with `params`.
Value ConvertKernelsToGPU::buildGrid(const Kernel &kernel, OpBuilder &builder,
                                     Location loc, ValueRange params) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value iterations = constant(kernel.fixed);
  for (const ExtentSource &source : kernel.dynamic) {
    Value extent = builder.createOrFold<memref::DimOp>(
        loc, params[source.param], source.dim);
    iterations = builder.createOrFold<arith::MulIOp>(loc, iterations, extent);
  }
  for (const ExtentSource &source : kernel.tiled) {
    Value extent = builder.createOrFold<memref::DimOp>(
        loc, params[source.param], source.dim);
    Value tiles = builder.createOrFold<arith::CeilDivUIOp>(loc, extent,
                                                           constant(kTileSize));
    iterations = builder.createOrFold<arith::MulIOp>(loc, iterations, tiles);
  }
  Value blocks = builder.createOrFold<arith::CeilDivUIOp>(
      loc, iterations, constant(kernel.iterationsPerBlock));
  blocks =
      builder.createOrFold<arith::MulIOp>(loc, blocks, constant(kernel.parts));
  for (const ExtentSource &source : kernel.outer) {
    Value extent = builder.createOrFold<memref::DimOp>(
        loc, params[source.param], source.dim);
    blocks = builder.createOrFold<arith::MulIOp>(loc, blocks, extent);
  }
  return blocks;
}

/// Replaces the launches, and erases the kernels that only batches have
/// launched.
void ConvertKernelsToGPU::convertLaunches(gpu::GPUModuleOp gpuModule) {
  ModuleOp module = getOperation();
  llvm::StringSet<> launched, batched;
  module.walk([&](LaunchOp launch) {
    const Kernel &kernel = kernels.find(launch.getKernel())->second;
    OpBuilder builder(launch);
    launchKernel(
        builder, launch.getLoc(), kernel.function,
        buildGrid(kernel, builder, launch.getLoc(), launch.getParams()),
        launch.getParams());
    launched.insert(launch.getKernel());
    launch.erase();
  });
  BatchKernels batches(gpuModule);
  module.walk([&](LaunchBatchOp launch) {
    const Kernel &kernel = kernels.find(launch.getKernel())->second;
    OpBuilder builder(launch);
    SmallVector<BatchSet> sets;
    for (unsigned set = 0; set < launch.getNumSets(); ++set)
      sets.push_back(
          {launch.getSet(set),
           buildGrid(kernel, builder, launch.getLoc(), launch.getSet(set))});
    bool isWhole =
        batches.launch(builder, launch.getLoc(), kernel.function, sets);
    (isWhole ? batched : launched).insert(launch.getKernel());
    launch.erase();
  });
  for (const auto &name : batched.keys())
    if (!launched.contains(name))
      kernels.find(name)->second.function.erase();
}

/// Returns true if cuDNN computes `op`, an attention or its gradient.
static bool isCallOfCudnn(Operation *op) {
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  if (!element.isF16() && !element.isBF16())
    return false;
  if (auto forward = dyn_cast<BufferAttentionOp>(op))
    return !forward.getMask() || forward.getFiniteMask();
  auto gradient = cast<BufferAttentionGradientOp>(op);
  return !gradient.getMask() || gradient.getFiniteMask();
}

void ConvertKernelsToGPU::runOnStage() {
  ModuleOp module = getOperation();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  // Also without kernels, because the program's data is on a GPU.
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  builder.getUnitAttr());
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(kKernelAttr) && failed(checkKernel(function)))
      return signalPassFailure();
  WalkResult walked =
      module.walk([](Operation *op) {
        if (isa<BufferAttentionOp, BufferAttentionGradientOp>(op)) {
          if (isCallOfCudnn(op))
            return WalkResult::advance();
          op->emitOpError()
              << "is no library call of a GPU; dp-decompose-attention "
                 "lowers it to other ops";
          return WalkResult::interrupt();
        }
        auto routine = dyn_cast<BufferRoutineOp>(op);
        if (!routine ||
            bitEnumContainsAny(routine.getFlags(), RoutineFlags::library))
          return WalkResult::advance();
        routine.emitOpError()
            << stringifyRoutine(routine.getRoutine())
            << " is no library call of a GPU; dp-lower-routines "
               "makes it one";
        return WalkResult::interrupt();
      });
  if (walked.wasInterrupted())
    return signalPassFailure();
  moveTablesIntoKernels(module);
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(kKernelAttr))
      functions.push_back(function);
  if (functions.empty())
    return;
  kernels.clear();
  auto gpuModule =
      gpu::GPUModuleOp::create(builder, module.getLoc(), kModuleName);
  SymbolTable symbols(module);
  symbols.insert(gpuModule);
  for (func::FuncOp function : functions)
    if (failed(convertKernel(function, gpuModule)))
      return signalPassFailure();
  addTables(gpuModule);
  for (const auto &[name, kernel] : kernels) {
    LDBG() << name << ": blocks of " << kernel.blockSize << " threads for "
           << kernel.iterationsPerBlock << " iterations, " << kernel.vectorWidth
           << " elements at once";
    ++numKernels;
    numRowKernels += kernel.hasRows;
    numVectorized += kernel.vectorWidth > 1;
  }
  convertLaunches(gpuModule);
  for (func::FuncOp function : functions)
    function.erase();
}
