//===- DPToRuntime.cpp - Schedules become calls of the runtime's ABI ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/Entry.h"
#include "dp/IR/Stage.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPTORUNTIME
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Rewrites one entry, or its arena function.
class EntryLowering {
public:
  EntryLowering(func::FuncOp function, RuntimeCalls &calls)
      : function(function), calls(calls), builder(function.getContext()) {}

  void lowerEntry();
  void lowerArena();

private:
  Value toIndex(Value value) {
    return arith::IndexCastOp::create(builder, value.getLoc(),
                                      builder.getIndexType(), value);
  }
  Value loadDim(Location loc, Value dims, unsigned number);
  Value getRank();
  Value getDevices();
  Value buildShardSize(Location loc, Value extent, int64_t unit);
  Value buildShardOffset(Location loc, Value extent, int64_t unit);
  void lowerWhere();
  void lowerCalls();
  /// Whether a call failed, as an i1.
  Operation *compare(Value status);
  /// Returns the status that each of `comparisons`, in program order, finds to
  /// be an error.
  void leaveAfter(ArrayRef<Operation *> comparisons);

  func::FuncOp function;
  RuntimeCalls &calls;
  OpBuilder builder;
  Value device, rank, devices; // rank and devices are made at first use
};

} // namespace

Value EntryLowering::getRank() {
  if (!rank) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&function.front());
    rank = toIndex(calls.call(builder, function.getLoc(), "dp_rt_rank",
                              builder.getI64Type(), device));
  }
  return rank;
}

Value EntryLowering::getDevices() {
  if (!devices) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&function.front());
    if (auto fixed = function->getAttrOfType<IntegerAttr>(kDevicesAttr))
      devices = arith::ConstantIndexOp::create(builder, function.getLoc(),
                                               fixed.getInt());
    else
      devices =
          toIndex(calls.call(builder, function.getLoc(), "dp_rt_device_count",
                             builder.getI64Type(), device));
  }
  return devices;
}

Value EntryLowering::loadDim(Location loc, Value dims, unsigned number) {
  Value address =
      LLVM::GEPOp::create(builder, loc, dims.getType(), builder.getI64Type(),
                          dims, LLVM::GEPArg(number));
  return toIndex(
      LLVM::LoadOp::create(builder, loc, builder.getI64Type(), address));
}

// With b = extent / unit blocks and chunks of c = ceil(b / N):
// offset min(rank * c, b) * unit, size clamp(b - rank * c, 0, c) * unit.
Value EntryLowering::buildShardOffset(Location loc, Value extent,
                                      int64_t unit) {
  Value unitValue = arith::ConstantIndexOp::create(builder, loc, unit);
  Value blocks = arith::DivUIOp::create(builder, loc, extent, unitValue);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value numerator = arith::SubIOp::create(
      builder, loc, arith::AddIOp::create(builder, loc, blocks, getDevices()),
      one);
  Value chunk = arith::DivUIOp::create(builder, loc, numerator, getDevices());
  Value first = arith::MulIOp::create(builder, loc, getRank(), chunk);
  return arith::MulIOp::create(
      builder, loc, arith::MinUIOp::create(builder, loc, first, blocks),
      unitValue);
}

Value EntryLowering::buildShardSize(Location loc, Value extent, int64_t unit) {
  Value unitValue = arith::ConstantIndexOp::create(builder, loc, unit);
  Value blocks = arith::DivUIOp::create(builder, loc, extent, unitValue);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value numerator = arith::SubIOp::create(
      builder, loc, arith::AddIOp::create(builder, loc, blocks, getDevices()),
      one);
  Value chunk = arith::DivUIOp::create(builder, loc, numerator, getDevices());
  Value first = arith::MulIOp::create(builder, loc, getRank(), chunk);
  Value left = arith::SubIOp::create(
      builder, loc, blocks,
      arith::MinUIOp::create(builder, loc, first, blocks));
  return arith::MulIOp::create(
      builder, loc, arith::MinUIOp::create(builder, loc, left, chunk),
      unitValue);
}

void EntryLowering::lowerWhere() {
  function.walk([&](Operation *op) {
    builder.setInsertionPoint(op);
    Value value;
    if (isa<RankOp>(op))
      value = getRank();
    else if (isa<DeviceCountOp>(op))
      value = getDevices();
    else if (auto offset = dyn_cast<ShardOffsetOp>(op))
      value =
          buildShardOffset(op->getLoc(), offset.getExtent(), offset.getUnit());
    else if (auto size = dyn_cast<ShardSizeOp>(op))
      value = buildShardSize(op->getLoc(), size.getExtent(), size.getUnit());
    else
      return;
    op->getResult(0).replaceAllUsesWith(value);
    op->erase();
  });
}

Operation *EntryLowering::compare(Value status) {
  Location loc = status.getLoc();
  Value zero = arith::ConstantIntOp::create(builder, loc, 0, 32);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, status,
                               zero);
}

void EntryLowering::leaveAfter(ArrayRef<Operation *> comparisons) {
  if (comparisons.empty())
    return;
  Location loc = comparisons.front()->getOperand(0).getLoc();
  auto *exit = new Block;
  function.getBody().push_back(exit);
  exit->addArgument(builder.getI32Type(), loc);
  OpBuilder at = OpBuilder::atBlockEnd(exit);
  func::ReturnOp::create(at, function.getLoc(), exit->getArgument(0));
  // From the last to the first: to split a block takes time for each op behind.
  for (Operation *comparison : llvm::reverse(comparisons)) {
    Block *block = comparison->getBlock();
    Block *rest = block->splitBlock(comparison->getNextNode());
    at.setInsertionPointToEnd(block);
    cf::CondBranchOp::create(at, comparison->getLoc(), comparison->getResult(0),
                             exit, comparison->getOperand(0), rest,
                             ValueRange());
  }
}

void EntryLowering::lowerCalls() {
  SmallVector<Operation *> ops, comparisons;
  function.walk([&](Operation *op) {
    if (isRuntimeCall(op))
      ops.push_back(op);
  });
  int64_t collective = 0;
  for (Operation *op : ops) {
    builder.setInsertionPoint(op);
    Value status, slot;
    if (auto read = dyn_cast<HostReadOp>(op))
      std::tie(status, slot) =
          calls.lowerRead(builder, read, device, function.front());
    else
      status = calls.lower(builder, op, device, function.front(), collective);
    builder.setInsertionPoint(op);
    comparisons.push_back(compare(status));
    if (slot) {
      // The element in memory is one of an i64, for MLIR an index.
      Type type = op->getResult(0).getType();
      Value element = LLVM::LoadOp::create(
          builder, op->getLoc(), type.isIndex() ? builder.getI64Type() : type,
          slot);
      op->getResult(0).replaceAllUsesWith(type.isIndex() ? toIndex(element)
                                                         : element);
    }
    op->erase();
  }
  leaveAfter(comparisons);
}

void EntryLowering::lowerEntry() {
  MLIRContext *context = function.getContext();
  Location loc = function.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context);
  EntryInfo info(function);

  Block &block = function.front();
  unsigned numOld = block.getNumArguments();
  device = block.addArgument(pointer, loc);
  Value buffers = block.addArgument(pointer, loc);
  Value dims = block.addArgument(pointer, loc);
  Value arena = block.addArgument(pointer, loc);

  // In a block of its own, because rank and device count come before it.
  Operation *first = &block.front();
  builder.setInsertionPoint(first);
  SmallVector<Value> dimValues;
  for (unsigned i = 0; i < info.getNumDims(); ++i)
    dimValues.push_back(loadDim(loc, dims, i));
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
        calls.buildMemRef(builder, loc, type, buffer, sizes));
  }
  BlockArgument oldArena = block.getArgument(numOld - 1);
  if (!oldArena.use_empty())
    oldArena.replaceAllUsesWith(calls.buildMemRef(
        builder, loc, cast<MemRefType>(oldArena.getType()), arena,
        arith::ConstantIndexOp::create(builder, loc,
                                       std::numeric_limits<int64_t>::max())
            .getResult()));
  block.eraseArguments(0, numOld);
  function.setFunctionType(FunctionType::get(
      context, {pointer, pointer, pointer, pointer}, builder.getI32Type()));
  function.removeArgAttrsAttr();

  function.walk([&](func::ReturnOp op) {
    OpBuilder at(op);
    Value zero = arith::ConstantIntOp::create(at, op.getLoc(), 0, 32);
    op->setOperands(zero);
  });
  lowerCalls();
  lowerWhere();
  function.setName(getEntrySymbol(function.getName()));
  function.setPublic();
}

void EntryLowering::lowerArena() {
  MLIRContext *context = function.getContext();
  Location loc = function.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i64 = builder.getI64Type();
  Block &block = function.front();
  unsigned numOld = block.getNumArguments();
  Value rankArgument = block.addArgument(i64, loc);
  Value devicesArgument = block.addArgument(i64, loc);
  Value dims = block.addArgument(pointer, loc);
  builder.setInsertionPointToStart(&block);
  rank = toIndex(rankArgument);
  devices = toIndex(devicesArgument);
  for (unsigned i = 0; i < numOld; ++i)
    block.getArgument(i).replaceAllUsesWith(loadDim(loc, dims, i));
  block.eraseArguments(0, numOld);
  auto returnOp = cast<func::ReturnOp>(block.getTerminator());
  builder.setInsertionPoint(returnOp);
  returnOp->setOperand(
      0, arith::IndexCastOp::create(builder, loc, i64, returnOp.getOperand(0)));
  function.setFunctionType(
      FunctionType::get(context, {i64, i64, pointer}, i64));
  lowerWhere();
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

/// Whether `type` has strides, so that a descriptor can be made of it.
static bool isStrided(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset;
  return memref && succeeded(memref.getStridesAndOffset(strides, offset));
}

/// A kernel's parameters are passed by address: buffers and numbers.
static LogicalResult checkKernel(func::FuncOp kernel) {
  if (kernel.isExternal())
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' has no body; a launch runs what is in the module";
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes()))
    if (!type.isIntOrIndexOrFloat() && !isStrided(type))
      return emitError(kernel.getArgument(number).getLoc())
             << "argument " << number << " of kernel '" << kernel.getName()
             << "' is of type " << type
             << ", expected a number or a buffer with strides";
  return success();
}

/// What dp-outline-kernels, dp-plan-memory and the lowering of scf leave of a
/// schedule: calls in its own blocks and what computes their operands.
static LogicalResult checkSchedule(func::FuncOp entry) {
  auto isLeft = [](Operation *op) {
    return isa<linalg::LinalgOp, memref::CopyOp, memref::AllocOp,
               memref::DeallocOp>(op) ||
           llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  };
  auto isKnown = [](Operation *op) {
    return isRuntimeCall(op) ||
           isa<RankOp, DeviceCountOp, ShardOffsetOp, ShardSizeOp>(op);
  };
  for (BlockArgument argument : entry.getArguments())
    if (isa<BaseMemRefType>(argument.getType()) &&
        !isStrided(argument.getType()))
      return emitError(argument.getLoc())
             << "argument " << argument.getArgNumber() << " of '"
             << entry.getName() << "' is of type " << argument.getType()
             << ", expected a buffer with strides";
  WalkResult result = entry.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isOurs = isa_and_nonnull<DPDialect>(op->getDialect());
    if (isLeft(op) || (isOurs && !isKnown(op)))
      emitError(op->getLoc())
          << "'" << op->getName()
          << "' is no part of a schedule that becomes calls of the runtime; "
             "run dp-schedule-pipeline before";
    else if (isRuntimeCall(op) && op->getParentOp() != entry)
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
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(), {Stage::planned})))
      return signalPassFailure();
    LLVMTypeConverter types(&getContext());
    RuntimeCalls calls(getOperation(), types);
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
      if (failed(checkKernel(kernel)))
        return signalPassFailure();
    for (func::FuncOp entry : entries) {
      if (failed(checkSchedule(entry)) ||
          (isGpu && failed(checkHostCode(entry))))
        return signalPassFailure();
      FailureOr<func::FuncOp> arena = findArenaFunction(entry);
      if (failed(arena))
        return signalPassFailure();
      arena->setName(getArenaSymbol(entry.getName()));
      arena->setPublic();
      EntryLowering(*arena, calls).lowerArena();
      (*arena)->removeAttr(kSPMDAttr);
      EntryLowering(entry, calls).lowerEntry();
      for (StringRef attribute :
           {StringRef(kSPMDAttr), StringRef(kEntryAttr), StringRef(kArenaAttr),
            StringRef(kArenaBytesAttr)})
        entry->removeAttr(attribute);
    }
    for (func::FuncOp kernel : kernels)
      calls.lowerKernel(kernel);
  }
};
} // namespace
