//===- DPToRuntime.cpp - Lowering of schedules to the runtime's ABI -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The signatures of entries, arena functions and kernels follow from the
// descriptor of a whole function, so they are changed here; the ops in
// the functions are converted by patterns (RuntimeCallPatterns.cpp).
//
//===----------------------------------------------------------------------===//

#include "BufferAddress.h"
#include "KernelParams.h"
#include "RuntimeCallPatterns.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/Entry.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "convert-dp-to-runtime"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPTORUNTIME
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// Loads element `number` of the array of sizes at `dims`, as an index.
static Value loadDim(OpBuilder &builder, Location loc, Value dims,
                     unsigned number) {
  Value address =
      LLVM::GEPOp::create(builder, loc, dims.getType(), builder.getI64Type(),
                          dims, LLVM::GEPArg(number));
  Value size =
      LLVM::LoadOp::create(builder, loc, builder.getI64Type(), address);
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(), size);
}

/// Replaces the arguments of `entry` by those of dp_entry_fn: the buffers and
/// sizes become loads at its beginning. Returns the device.
static Value convertEntrySignature(func::FuncOp entry,
                                   const LLVMTypeConverter &types) {
  MLIRContext *context = entry.getContext();
  Location loc = entry.getLoc();
  OpBuilder builder(context);
  Type pointer = LLVM::LLVMPointerType::get(context);
  EntryInfo info(entry);

  Block &block = entry.front();
  unsigned numOld = block.getNumArguments();
  Value device = block.addArgument(pointer, loc);
  Value buffers = block.addArgument(pointer, loc);
  Value dims = block.addArgument(pointer, loc);
  Value arena = block.addArgument(pointer, loc);

  builder.setInsertionPointToStart(&block);
  SmallVector<Value> dimValues;
  for (unsigned i = 0; i < info.getNumDims(); ++i)
    dimValues.push_back(loadDim(builder, loc, dims, i));
  for (auto [number, value] : llvm::enumerate(dimValues))
    block.getArgument(info.getBuffers().size() + number)
        .replaceAllUsesWith(value);
  for (unsigned i = 0, e = info.getBuffers().size(); i < e; ++i) {
    BlockArgument argument = block.getArgument(i);
    if (argument.use_empty())
      continue;
    Value address = LLVM::GEPOp::create(builder, loc, pointer, pointer, buffers,
                                        LLVM::GEPArg(i));
    Value buffer = LLVM::LoadOp::create(builder, loc, pointer, address);
    auto type = cast<MemRefType>(argument.getType());
    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(info.buildLocalSize(builder, loc, i, dim, dimValues));
    argument.replaceAllUsesWith(
        buildMemRef(builder, loc, types, type, buffer, sizes));
  }
  BlockArgument oldArena = block.getArgument(numOld - 1);
  if (!oldArena.use_empty()) {
    Value size = arith::ConstantIndexOp::create(
        builder, loc, std::numeric_limits<int64_t>::max());
    oldArena.replaceAllUsesWith(
        buildMemRef(builder, loc, types, cast<MemRefType>(oldArena.getType()),
                    arena, size));
  }
  block.eraseArguments(0, numOld);
  entry.setFunctionType(FunctionType::get(
      context, {pointer, pointer, pointer, pointer}, builder.getI32Type()));
  entry.removeArgAttrsAttr();
  entry.walk([&](func::ReturnOp op) {
    OpBuilder at(op);
    Value zero = arith::ConstantIntOp::create(at, op.getLoc(), 0, 32);
    op->setOperands(zero);
  });
  return device;
}

/// Replaces the sizes that `arena` takes by the arguments of dp_arena_size_fn.
/// Returns rank and device count.
static std::pair<Value, Value> convertArenaSignature(func::FuncOp arena) {
  MLIRContext *context = arena.getContext();
  Location loc = arena.getLoc();
  OpBuilder builder(context);
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i64 = builder.getI64Type();
  Block &block = arena.front();
  unsigned numOld = block.getNumArguments();
  Value rank = block.addArgument(i64, loc);
  Value devices = block.addArgument(i64, loc);
  Value dims = block.addArgument(pointer, loc);
  builder.setInsertionPointToStart(&block);
  for (unsigned i = 0; i < numOld; ++i)
    block.getArgument(i).replaceAllUsesWith(loadDim(builder, loc, dims, i));
  block.eraseArguments(0, numOld);
  auto returnOp = cast<func::ReturnOp>(block.getTerminator());
  builder.setInsertionPoint(returnOp);
  returnOp->setOperand(
      0, arith::IndexCastOp::create(builder, loc, i64, returnOp.getOperand(0)));
  arena.setFunctionType(FunctionType::get(context, {i64, i64, pointer}, i64));
  return {rank, devices};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true if one of `patterns` converts `op`.
static bool hasPattern(const FrozenRewritePatternSet &patterns, Operation *op) {
  return patterns.getOpSpecificNativePatterns().contains(op->getName());
}

/// Converts the ops of `function` that have a pattern, and leaves the others.
static LogicalResult convertOps(func::FuncOp function,
                                const FrozenRewritePatternSet &patterns) {
  ConversionTarget target(*function.getContext());
  // Most ops are of these; asking for a pattern takes longer.
  target.addLegalDialect<LLVM::LLVMDialect, arith::ArithDialect,
                         cf::ControlFlowDialect, memref::MemRefDialect>();
  target.markUnknownOpDynamicallyLegal(
      [&](Operation *op) { return !hasPattern(patterns, op); });
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  return applyPartialConversion(function, target, patterns, config);
}

/// Erases views whose addresses were computed from their buffers.
static void eraseDeadOps(func::FuncOp function) {
  for (Block &block : llvm::reverse(function.getBody()))
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
}

/// With the data on a GPU the schedule's own code cannot see it.
static LogicalResult checkHostCode(func::FuncOp entry) {
  return failure(
      entry
          .walk([](Operation *op) {
            if (auto load = dyn_cast<memref::LoadOp>(op);
                load && isOnHost(getBase(load.getMemRef())))
              return WalkResult::advance();
            if (isa<memref::LoadOp, memref::StoreOp>(op))
              emitError(op->getLoc())
                  << "the step's schedule depends on a value that is on the "
                     "GPU, which has no lowering";
            else if (isa<memref::GetGlobalOp>(op))
              emitError(op->getLoc()) << "a table of different constants has "
                                         "no lowering for a GPU; "
                                         "pass it as an argument";
            else
              return WalkResult::advance();
            return WalkResult::interrupt();
          })
          .wasInterrupted());
}

/// Checks that a schedule has only ops that dp-outline-kernels, dp-plan-memory
/// and the lowering of scf leave: calls, and the arithmetic of their operands.
static LogicalResult
checkSchedule(func::FuncOp entry, const FrozenRewritePatternSet &entryPatterns,
              const FrozenRewritePatternSet &rankPatterns) {
  auto isLeft = [](Operation *op) {
    return isa<linalg::LinalgOp, memref::CopyOp, memref::AllocOp,
               memref::DeallocOp>(op) ||
           llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  };
  for (BlockArgument argument : entry.getArguments())
    if (isa<BaseMemRefType>(argument.getType()) &&
        !isStrided(argument.getType()))
      return emitError(argument.getLoc())
             << "argument " << argument.getArgNumber() << " of '"
             << entry.getName() << "' is of type " << argument.getType()
             << ", expected a buffer with strides";
  WalkResult result = entry.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isConverted = hasPattern(entryPatterns, op);
    bool isCall = isConverted && !hasPattern(rankPatterns, op);
    bool isUnknown =
        isa_and_nonnull<DPDialect>(op->getDialect()) && !isConverted;
    if (isLeft(op) || isUnknown)
      emitError(op->getLoc())
          << "'" << op->getName()
          << "' is no part of a schedule that becomes calls of the runtime; "
             "run dp-schedule-pipeline before";
    else if (isCall && op->getParentOp() != entry)
      emitError(op->getLoc())
          << "'" << op->getName()
          << "' stands in a region, and becomes a call after which a step may "
             "end; run convert-scf-to-cf before";
    else
      return WalkResult::advance();
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace {
struct ConvertToRuntime : dp::impl::ConvertDPToRuntimeBase<ConvertToRuntime> {
  void runOnStage() override {
    if (failed(convert()))
      signalPassFailure();
  }

private:
  LogicalResult convert();
};
} // namespace

LogicalResult ConvertToRuntime::convert() {
  LLVMTypeConverter types(&getContext());
  RuntimeCalls calls(getOperation(), types);
  RewritePatternSet entrySet(&getContext()), rankSet(&getContext());
  populateRuntimeCallPatterns(calls, entrySet);
  populateRankPatterns(calls, entrySet);
  populateRankPatterns(calls, rankSet);
  FrozenRewritePatternSet entryPatterns(std::move(entrySet));
  FrozenRewritePatternSet rankPatterns(std::move(rankSet));

  SmallVector<func::FuncOp> kernels, entries;
  for (auto function : getOperation().getOps<func::FuncOp>()) {
    if (function->hasAttr(kKernelAttr))
      kernels.push_back(function);
    else if (function->hasAttr(kEntryAttr))
      entries.push_back(function);
  }
  bool isGpu =
      getOperation()->hasAttr(gpu::GPUDialect::getContainerModuleAttrName());
  for (func::FuncOp kernel : kernels)
    if (failed(checkHostKernel(kernel)))
      return failure();
  for (func::FuncOp entry : entries) {
    if (failed(checkSchedule(entry, entryPatterns, rankPatterns)) ||
        (isGpu && failed(checkHostCode(entry))))
      return failure();
    LDBG() << "entry " << entry.getName() << " becomes "
           << getEntrySymbol(entry.getName()) << " and "
           << getArenaSymbol(entry.getName());
    FailureOr<func::FuncOp> arena = findArenaFunction(entry);
    if (failed(arena))
      return failure();
    arena->setName(getArenaSymbol(entry.getName()));
    arena->setPublic();
    (*arena)->removeAttr(kSPMDAttr);
    auto [rank, devices] = convertArenaSignature(*arena);
    calls.beginArena(*arena, rank, devices);
    if (failed(convertOps(*arena, rankPatterns)))
      return failure();

    Value device = convertEntrySignature(entry, types);
    calls.beginEntry(entry, device);
    if (failed(convertOps(entry, entryPatterns)))
      return failure();
    calls.finishEntry();
    eraseDeadOps(entry);
    entry.setName(getEntrySymbol(entry.getName()));
    entry.setPublic();
    for (StringRef attribute :
         {StringRef(kSPMDAttr), StringRef(kEntryAttr), StringRef(kArenaAttr)})
      entry->removeAttr(attribute);
  }
  for (func::FuncOp kernel : kernels) {
    LDBG() << "kernel " << kernel.getName() << " takes its "
           << kernel.getNumArguments() << " arguments by address";
    lowerHostKernel(kernel, types);
  }
  return success();
}
