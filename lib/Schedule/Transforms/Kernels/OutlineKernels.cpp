//===- OutlineKernels.cpp - Outlining of kernels --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FlattenLoops.h"
#include "ReductionFills.h"
#include "RowGroups.h"
#include "SplitReduction.h"
#include "Utils/CollapseLoops.h"
#include "Utils/WorkOps.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/BodyCost.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/KernelLoops.h"
#include "dp/Schedule/Analysis/KernelReductions.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
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

/// Collects kernels, one per text.
class KernelTable {
public:
  explicit KernelTable(ModuleOp module) : module(module), symbols(module) {}

  /// Replaces `op` (on buffers) by a launch of a kernel.
  void outline(linalg::GenericOp op, ArrayRef<linalg::FillOp> fills);
  void outline(KernelOpInterface op);
  void outline(const RowGroup &group);

  unsigned numKernels = 0, numLaunches = 0;

private:
  /// Replaces `ops`, which stand side by side. `extent` is that of the loop
  /// that may be split; `outputs` are the buffers that they write; `cost` is
  /// the number of element operations.
  void outline(ArrayRef<Operation *> ops, KernelAttr attribute, Value extent,
               ValueRange outputs, Value cost, const std::string &name);
  func::FuncOp build(ArrayRef<Operation *> ops, ArrayRef<Value> params,
                     ArrayRef<Value> constants, KernelAttr attribute,
                     ValueRange outputs);

  ModuleOp module;
  SymbolTable symbols;
  llvm::StringMap<func::FuncOp> byText;
};

} // namespace

/// Appends the first ops of the body to `name`, which has `parts` of them
/// already and gets `most`.
static void appendName(std::string &name, linalg::GenericOp op, unsigned most,
                       unsigned &parts) {
  for (Operation &nested : op.getBody()->without_terminator()) {
    StringRef opName = nested.getName().stripDialect();
    if (isa<linalg::IndexOp>(nested) ||
        nested.hasTrait<OpTrait::ConstantLike>() || opName.contains("cast") ||
        parts++ >= most)
      continue;
    name += ("_" + opName).str();
  }
}

static std::string getName(linalg::GenericOp op) {
  std::string name = findParts(op) ? "kernel_parts" : "kernel";
  unsigned parts = 0;
  appendName(name, op, /*most=*/3, parts);
  if (parts == 0)
    name += llvm::any_of(op.getInputs().getTypes(), llvm::IsaPred<MemRefType>)
                ? "_copy"
                : "_fill";
  return name;
}

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

func::FuncOp KernelTable::build(ArrayRef<Operation *> ops,
                                ArrayRef<Value> params,
                                ArrayRef<Value> constants, KernelAttr attribute,
                                ValueRange outputs) {
  MLIRContext *context = module.getContext();
  Location loc = ops.front()->getLoc();
  OpBuilder builder(context);
  SmallVector<Type> types = llvm::map_to_vector(
      params, [](Value param) { return hideOffset(param.getType()); });
  types.append(2, builder.getIndexType());
  func::FuncOp kernel =
      func::FuncOp::create(loc, "kernel", builder.getFunctionType(types, {}));
  kernel.setPrivate();
  kernel->setAttr(kKernelAttr, attribute);

  IRMapping mapping;
  Block *block = kernel.addEntryBlock();
  builder.setInsertionPointToStart(block);
  for (auto [param, argument] : llvm::zip(params, block->getArguments()))
    mapping.map(param, argument);
  for (Value constant : constants)
    builder.clone(*constant.getDefiningOp(), mapping);
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  func::ReturnOp::create(builder, loc);

  // A written buffer overlaps only other views of the same allocation.
  llvm::SmallDenseSet<Value> written;
  for (Value output : outputs)
    written.insert(getBase(output));
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

void KernelTable::outline(ArrayRef<Operation *> ops, KernelAttr attribute,
                          Value extent, ValueRange outputs, Value cost,
                          const std::string &name) {
  Operation *last = ops.back();
  Location loc = ops.front()->getLoc();

  llvm::SetVector<Value> captured;
  for (Operation *op : ops) {
    for (Value operand : op->getOperands())
      captured.insert(operand);
    getUsedValuesDefinedAbove(op->getRegions(), captured);
  }
  SmallVector<Value> params, constants;
  for (Value value : captured)
    (matchPattern(value, m_Constant()) ? constants : params).push_back(value);

  func::FuncOp kernel = build(ops, params, constants, attribute, outputs);
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel.print(stream);
  auto [entry, isNew] = byText.try_emplace(text, kernel);
  if (isNew) {
    kernel.setName(name);
    symbols.insert(kernel);
    ++numKernels;
    LDBG() << "kernel " << kernel.getName() << " at " << loc;
  } else {
    kernel.erase();
  }
  ++numLaunches;
  OpBuilder builder(last);
  LaunchOp::create(builder, loc, SymbolRefAttr::get(entry->second), extent,
                   cost, hideOffsets(builder, loc, params));
  for (Operation *op : llvm::reverse(ops))
    op->erase();
}

static Value multiply(OpBuilder &builder, Location loc, Value product,
                      ArrayRef<Value> sizes) {
  for (Value size : sizes)
    product = arith::MulIOp::create(builder, loc, product, size);
  return product;
}

/// The extents of the loops, and the element operations in all.
static std::pair<SmallVector<Value>, Value>
createExtents(OpBuilder &builder, linalg::GenericOp op) {
  Location loc = op.getLoc();
  SmallVector<Value> sizes;
  for (const Range &range :
       cast<linalg::LinalgOp>(op.getOperation()).createLoopRanges(builder, loc))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  Value work = arith::ConstantIndexOp::create(
      builder, loc, countElementOperations(*op.getBody()));
  Value cost = multiply(builder, loc, work, sizes);
  return {std::move(sizes), cost};
}

/// The extent of the loop that may be split.
static Value getExtent(OpBuilder &builder, Location loc, ArrayRef<Value> sizes,
                       std::optional<unsigned> loop) {
  return loop ? sizes[*loop] : arith::ConstantIndexOp::create(builder, loc, 1);
}

/// Returns true if iteration i of `loop` writes row i along the same dimension
/// of each filled result, so that a range of iterations fills its own rows.
static bool isRowOfFills(linalg::GenericOp op, unsigned loop,
                         ArrayRef<linalg::FillOp> fills) {
  AffineExpr expr = getAffineDimExpr(loop, op.getContext());
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return fills.empty() ||
           (loop < map.getNumResults() && map.getResult(loop) == expr);
  });
}

void KernelTable::outline(linalg::GenericOp op,
                          ArrayRef<linalg::FillOp> fills) {
  OpBuilder builder(op);
  auto [sizes, cost] = createExtents(builder, op);
  std::optional<unsigned> loop = getPartitionedLoop(op);
  if (loop && !isRowOfFills(op, *loop, fills))
    loop = std::nullopt;
  SmallVector<Operation *> ops(fills.begin(), fills.end());
  ops.push_back(op);
  outline(ops, KernelAttr::get(op.getContext(), loop, /*rows=*/0),
          getExtent(builder, op.getLoc(), sizes, loop), op.getOutputs(), cost,
          getName(op));
}

void KernelTable::outline(KernelOpInterface op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> sizes =
      llvm::map_to_vector(op.getParallelLoops(), [&](const LoopExtent &loop) {
        return loop.create(builder, op->getLoc());
      });
  SmallVector<Value> written;
  for (OpOperand &operand : op->getOpOperands())
    if (cast<MemoryEffectOpInterface>(op.getOperation())
            .getEffectOnValue<MemoryEffects::Write>(operand.get()))
      written.push_back(operand.get());
  Value cost = multiply(builder, loc, op.createWork(builder), sizes);
  std::optional<unsigned> loop = getPartitionedLoop(op);
  outline(
      op.getOperation(), KernelAttr::get(op->getContext(), loop, /*rows=*/0),
      getExtent(builder, loc, sizes, loop), written, cost, op.getKernelName());
}

void KernelTable::outline(const RowGroup &group) {
  linalg::GenericOp first = group.ops.front();
  // All operands are defined before the last op.
  OpBuilder builder(group.ops.back());
  Location loc = first.getLoc();
  SmallVector<Operation *> ops;
  SmallVector<Value> outputs;
  std::string name = "kernel_rows";
  unsigned parts = 0;
  Value cost, extent;
  // The outermost loop over rows that has more than one iteration.
  SmallVector<int64_t> ranges = first.getStaticLoopRanges();
  unsigned loop = 0;
  while (loop + 1 < group.rows && ranges[loop] == 1)
    ++loop;
  for (linalg::GenericOp op : group.ops) {
    auto [sizes, work] = createExtents(builder, op);
    cost = cost ? arith::AddIOp::create(builder, loc, cost, work) : work;
    extent = sizes[loop];
    llvm::append_range(outputs, op.getOutputs());
    ops.push_back(op);
    appendName(name, op, /*most=*/6, parts);
  }
  outline(ops, KernelAttr::get(first.getContext(), loop, group.rows), extent,
          outputs, cost, name);
}

/// Returns a copy or named op as a linalg.generic.
static linalg::GenericOp generalize(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return generic;
  if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    int64_t rank = cast<MemRefType>(copy.getTarget().getType()).getRank();
    AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
    auto generic = linalg::GenericOp::create(
        rewriter, op->getLoc(), copy.getSource(), copy.getTarget(),
        ArrayRef<AffineMap>{identity, identity},
        SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
        [](OpBuilder &builder, Location loc, ValueRange arguments) {
          linalg::YieldOp::create(builder, loc, arguments[0]);
        });
    rewriter.eraseOp(op);
    return generic;
  }
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, cast<linalg::LinalgOp>(op));
  return succeeded(generic) ? *generic : linalg::GenericOp();
}

namespace {
struct OutlineKernels : dp::impl::DPOutlineKernelsBase<OutlineKernels> {
  void runOnStage() override {
    KernelTable kernels(getOperation());
    SmallVector<func::FuncOp> entries;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr))
        entries.push_back(function);
    for (func::FuncOp entry : entries)
      if (failed(outline(entry, kernels)))
        return signalPassFailure();
    numKernels += kernels.numKernels;
    numLaunches += kernels.numLaunches;
  }

private:
  LogicalResult outline(func::FuncOp entry, KernelTable &kernels);
};
} // namespace

/// Collapses the loops of `op`, and makes `fills` those of its new results.
static linalg::GenericOp collapseLoops(RewriterBase &rewriter,
                                       linalg::GenericOp op,
                                       ArrayRef<linalg::FillOp> fills) {
  SmallVector<Value> before(op.getOutputs());
  linalg::GenericOp collapsed = collapseLoops(rewriter, op);
  for (linalg::FillOp fill : fills) {
    auto *result = llvm::find(before, fill.getOutputs().front());
    rewriter.moveOpBefore(fill, collapsed);
    fill.getOutputsMutable().assign(
        collapsed.getOutputs()[result - before.begin()]);
  }
  return collapsed;
}

/// An op and the fills of its results before it.
using OpWithFills =
    std::pair<linalg::GenericOp, SmallVector<linalg::FillOp, 1>>;

/// Replaces reductions among `ops` that should be split. Returns their number.
static unsigned splitReductions(RewriterBase &rewriter, func::FuncOp entry,
                                SmallVector<OpWithFills> &ops) {
  // It keeps sizes of buffers, none of which is removed meanwhile.
  SizeEvaluator sizes(entry);
  SmallVector<OpWithFills> all;
  unsigned numSplits = 0;
  for (auto &[op, fills] : ops) {
    std::optional<SplitReduction> split;
    if (!fills.empty() || !isExactReduction(op))
      split = splitReduction(rewriter, op, sizes);
    if (!split) {
      all.push_back({op, fills});
      continue;
    }
    ++numSplits;
    all.push_back({split->parts, split->fills});
    all.push_back({collapseLoops(rewriter, split->combination, fills), fills});
  }
  ops = std::move(all);
  return numSplits;
}

LogicalResult OutlineKernels::outline(func::FuncOp entry,
                                      KernelTable &kernels) {
  const bool gpu = getTarget(entry).isGpu();
  IRRewriter rewriter(&getContext());
  llvm::SetVector<Operation *> singles;
  llvm::SetVector<Block *> blocks;
  for (Operation *op : getWorkOps(entry)) {
    linalg::GenericOp generic = generalize(rewriter, op);
    if (!generic)
      return op->emitOpError() << "has no loop form";
    singles.insert(generic);
    blocks.insert(generic->getBlock());
  }
  llvm::SmallPtrSet<Operation *, 16> grouped;
  {
    SizeEvaluator sizes(entry);
    for (Block *block : blocks)
      for (RowGroup &group : groupRows(rewriter, *block, sizes, gpu)) {
        for (linalg::GenericOp op : group.ops)
          grouped.insert(op);
        group.rows = collapseRows(rewriter, group.ops, group.rows);
        kernels.outline(group);
        ++numGroups;
      }
  }
  // Those that many blocks of a GPU combine are filled before the first one.
  llvm::SmallPtrSet<Operation *, 16> byGrid;
  if (gpu) {
    SizeEvaluator sizes(entry);
    for (Operation *op : singles)
      if (!grouped.contains(op) &&
          shouldReduceByGrid(cast<linalg::GenericOp>(op), sizes))
        byGrid.insert(op);
    LDBG() << byGrid.size() << " reductions by atomic operations";
    grouped.insert(byGrid.begin(), byGrid.end());
  }
  // On the host, groups have the fills.
  ReductionFills reductions;
  if (gpu)
    for (Block *block : blocks)
      for (auto &[op, found] :
           moveFillsToReductions(rewriter, *block, grouped)) {
        reductions[op] = found;
        numFills += found.size();
      }
  for (Operation *op : byGrid)
    grouped.erase(op);
  SmallVector<OpWithFills> alone;
  for (Operation *op : singles) {
    if (grouped.contains(op))
      continue;
    SmallVector<linalg::FillOp, 1> fills = reductions.lookup(op);
    linalg::GenericOp generic =
        flattenLoops(rewriter, cast<linalg::GenericOp>(op));
    alone.push_back({collapseLoops(rewriter, generic, fills), fills});
  }
  if (gpu)
    numSplits += splitReductions(rewriter, entry, alone);
  for (auto &[generic, fills] : alone)
    kernels.outline(generic, fills);
  SmallVector<KernelOpInterface> kernelOps;
  entry.walk([&](KernelOpInterface op) { kernelOps.push_back(op); });
  for (KernelOpInterface op : kernelOps)
    kernels.outline(op);
  return success();
}
