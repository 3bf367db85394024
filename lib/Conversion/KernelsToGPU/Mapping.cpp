//===- Mapping.cpp - Mapping of loops to threads --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/JointCombiner.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// One thread computes a reduction of at most this many summands.
static constexpr int64_t kShortReduction = 32;
/// With fewer results than this, a warp for each does not fill a GPU.
static constexpr int64_t kFewRows = 1024;
/// With fewer results than this, a thread for each does not fill a GPU.
static constexpr int64_t kFewColumns = 65536;
/// From this many summands on, a block reduces instead of a warp.
static constexpr int64_t kLongReduction = 4096;
/// The elements of a vector have at most this many ops, besides those that they
/// share.
static constexpr int64_t kLargeBody = 512;
/// A thread with several columns has at most this many numbers in registers, so
/// that two blocks of 512 threads fit a multiprocessor.
static constexpr int64_t kColumnNumbers = 32;
/// With fewer blocks than this, some multiprocessors of an A100 or a later GPU
/// have none.
static constexpr int64_t kFewBlocks = 128;

int64_t GPUMapping::getIterationsPerBlock() const {
  if (tile)
    return 1;
  switch (reduceBy) {
  case ReduceBy::thread:
    return blockSize * vectorWidth;
  case ReduceBy::warp:
    return blockSize / kWarpSize;
  case ReduceBy::block:
    return 1;
  case ReduceBy::column:
    return columns * vectorWidth;
  case ReduceBy::grid:
    return kGridShare;
  }
  llvm_unreachable("all cases return");
}

/// The product of the extents of `loops`, if it is static.
static std::optional<int64_t> getStaticExtent(ArrayRef<int64_t> ranges,
                                              ArrayRef<unsigned> loops) {
  int64_t product = 1;
  for (unsigned loop : loops)
    if (ShapedType::isDynamic(ranges[loop]) ||
        llvm::MulOverflow(product, ranges[loop], product))
      return std::nullopt;
  return product;
}

bool mlir::dp::isShareable(linalg::GenericOp op, unsigned loop) {
  if (op.getIteratorTypesArray()[loop] != utils::IteratorType::parallel)
    return false;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    return llvm::is_contained(op.getMatchingIndexingMap(&output).getResults(),
                              getAffineDimExpr(loop, op.getContext()));
  });
}

/// Returns true if the first element of a strided `buffer` is at a multiple of
/// `bytes`: dp-outline-kernels notes it of a parameter.
static bool isAligned(Value buffer, int64_t offset, int64_t bytes,
                      int64_t elementBytes) {
  if (!ShapedType::isDynamic(offset))
    return offset * elementBytes % bytes == 0;
  auto argument = dyn_cast<BlockArgument>(buffer);
  auto function =
      argument
          ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
          : FunctionOpInterface();
  auto align = function ? function.getArgAttrOfType<IntegerAttr>(
                              argument.getArgNumber(), "llvm.align")
                        : IntegerAttr();
  return align && align.getInt() % bytes == 0;
}

bool mlir::dp::isVectorizable(OpOperand &operand, unsigned loop,
                              int64_t width) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type || type.getRank() == 0)
    return false;
  Type element = type.getElementType();
  // The elements of a vector are contiguous.
  if (!element.isIntOrFloat() ||
      element.getIntOrFloatBitWidth() != 8 * getElementBytes(element))
    return false;
  auto op = cast<linalg::LinalgOp>(operand.getOwner());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (map.getResults().back() != getAffineDimExpr(loop, op.getContext()))
    return false;
  for (AffineExpr expr : map.getResults().drop_back())
    if (expr.isFunctionOfDim(loop))
      return false;
  if (type.getLayout().isIdentity())
    return type.getRank() == 1 ||
           (!ShapedType::isDynamic(type.getShape().back()) &&
            type.getShape().back() % width == 0);
  SmallVector<int64_t> strides;
  int64_t offset;
  int64_t bytes = getElementBytes(element);
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1 &&
         llvm::all_of(ArrayRef(strides).drop_back(),
                      [&](int64_t stride) {
                        return !ShapedType::isDynamic(stride) &&
                               stride % width == 0;
                      }) &&
         isAligned(operand.get(), offset, width * bytes, bytes);
}

/// The ops of the body whose results differ between iterations of `loop`.
static int64_t countVaryingOps(linalg::GenericOp op, unsigned loop) {
  llvm::SmallDenseSet<Value> varying;
  for (OpOperand &operand : op->getOpOperands())
    if (op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop))
      varying.insert(op.getMatchingBlockArgument(&operand));
  int64_t count = 0;
  op.getBody()->walk([&](Operation *nested) {
    auto index = dyn_cast<linalg::IndexOp>(nested);
    bool varies =
        (index && index.getDim() == loop) ||
        nested->getBlock() != op.getBody() || nested->getNumRegions() != 0 ||
        llvm::any_of(nested->getOperands(),
                     [&](Value operand) { return varying.contains(operand); });
    if (!varies)
      return;
    ++count;
    varying.insert(nested->result_begin(), nested->result_end());
  });
  return count;
}

bool mlir::dp::isRepeatable(linalg::GenericOp op, unsigned loop,
                            int64_t width) {
  return countVaryingOps(op, loop) * width <= kLargeBody;
}

/// The widest vector of at most 16 bytes for an elementwise kernel.
static int64_t chooseVectorWidth(linalg::GenericOp op,
                                 const GPUMapping &mapping) {
  if (!mapping.serial.empty() || mapping.shared.empty())
    return 1;
  unsigned loop = mapping.shared.back();
  int64_t extent = op.getStaticLoopRanges()[loop];
  int64_t bytes = 1;
  for (OpOperand &operand : op->getOpOperands())
    if (isVectorizable(operand, loop, 1))
      bytes = std::max<int64_t>(
          bytes,
          getElementTypeOrSelf(operand.get()).getIntOrFloatBitWidth() / 8);
  for (int64_t width = std::min<int64_t>(kVectorBytes / bytes, 8); width > 1;
       width /= 2) {
    // A single loop may end within a vector; one of several may not.
    bool fits = mapping.shared.size() == 1 ||
                (!ShapedType::isDynamic(extent) && extent % width == 0);
    if (fits && isRepeatable(op, loop, width) &&
        llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
          return isVectorizable(output, loop, width);
        }))
      return width;
  }
  return 1;
}

/// Returns true if a launch knows the extent of `loop`: it is static or that of
/// a parameter.
static bool hasKnownExtent(linalg::GenericOp op, unsigned loop) {
  AffineExpr expr = getAffineDimExpr(loop, op.getContext());
  return !ShapedType::isDynamic(op.getStaticLoopRanges()[loop]) ||
         llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
           return isa<BlockArgument>(operand.get()) &&
                  isa<MemRefType>(operand.get().getType()) &&
                  llvm::is_contained(
                      op.getMatchingIndexingMap(&operand).getResults(), expr);
         });
}

/// Chooses the threads that reduce; `mapping` has the loops.
static ReduceBy chooseReduceBy(linalg::GenericOp op, const GPUMapping &mapping,
                               unsigned innermost) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  std::optional<int64_t> results = getStaticExtent(ranges, mapping.shared);
  std::optional<int64_t> summands = getStaticExtent(ranges, mapping.serial);
  if (mapping.parts)
    return llvm::is_contained(mapping.serial, innermost) ? ReduceBy::block
                                                         : ReduceBy::column;
  if (summands && *summands <= kShortReduction)
    return ReduceBy::thread;
  // Without a fill in its kernel the result is there before the first block.
  if (isExactReduction(op) && (!summands || *summands > kGridShare) &&
      op->getBlock()->getOps<linalg::FillOp>().empty() &&
      llvm::all_of(mapping.serial,
                   [&](unsigned loop) { return hasKnownExtent(op, loop); }))
    return ReduceBy::grid;
  if (llvm::is_contained(mapping.serial, innermost)) {
    bool few = results && *results < kFewRows;
    bool isLong = summands && *summands >= kLongReduction;
    return few || isLong ? ReduceBy::block : ReduceBy::warp;
  }
  // The summands of a thread follow each other, so that it cannot read beside
  // its neighbors.
  if (mapping.combiners.front().isJoint)
    return results && *results < kFewRows ? ReduceBy::block : ReduceBy::thread;
  bool few = results && *results < kFewColumns;
  return few ? ReduceBy::column : ReduceBy::thread;
}

/// Chooses the columns of a block and the results of each.
static void chooseColumns(linalg::GenericOp op, GPUMapping &mapping) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  std::optional<int64_t> results = getStaticExtent(ranges, mapping.shared);
  if (!results || mapping.shared.empty())
    return;
  mapping.columns = std::min<int64_t>(
      kWarpSize, llvm::PowerOf2Ceil(std::max<int64_t>(*results, 1)));
  int64_t parts = mapping.parts ? mapping.parts->count : 1;
  unsigned loop = mapping.shared.back();
  // Registers of a thread for each result: sums, and elements that all summands
  // share.
  int64_t numbers = op.getNumDpsInits();
  for (OpOperand *input : op.getDpsInputOperands())
    numbers += llvm::none_of(mapping.serial, [&](unsigned serial) {
      return op.getMatchingIndexingMap(input).isFunctionOfDim(serial);
    });
  for (int64_t width : {4, 2}) {
    int64_t columns = std::min<int64_t>(
        kWarpSize, llvm::PowerOf2Ceil(llvm::divideCeil(*results, width)));
    bool fits = llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
      if (!op.payloadUsesValueFromOperand(input) ||
          !op.getMatchingIndexingMap(input).isFunctionOfDim(loop))
        return true;
      return isVectorizable(*input, loop, width) &&
             getElementBytes(getElementTypeOrSelf(input->get())) * width <=
                 kVectorBytes;
    });
    int64_t blocks = llvm::divideCeil(*results, columns * width) * parts;
    if (!fits || !isRepeatable(op, loop, width) || ranges[loop] % width != 0 ||
        numbers * width > kColumnNumbers || blocks < kFewBlocks)
      continue;
    mapping.vectorWidth = width;
    mapping.columns = columns;
    return;
  }
}

GPUMapping mlir::dp::mapToGPU(linalg::GenericOp op) {
  GPUMapping mapping;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<unsigned> order = getLoopOrder(op, std::nullopt);
  for (unsigned loop : order) {
    if (ranges[loop] == 1)
      continue;
    (isShareable(op, loop) ? mapping.shared : mapping.serial).push_back(loop);
  }
  // Consecutive threads go to the loop that accesses consecutive elements, the
  // later one among equals.
  if (!mapping.shared.empty()) {
    llvm::sort(mapping.shared);
    auto best = mapping.shared.begin();
    for (auto it = best; it != mapping.shared.end(); ++it)
      if (scoreInnermost(op, *it) >= scoreInnermost(op, *best))
        best = it;
    std::rotate(best, best + 1, mapping.shared.end());
  }

  if (mapping.serial.empty() && (mapping.tile = findTile(op))) {
    llvm::erase_if(mapping.shared, [&](unsigned loop) {
      return loop == mapping.tile->read || loop == mapping.tile->write;
    });
    return mapping;
  }

  std::optional<ReductionParts> parts = findParts(op);
  SmallVector<Combiner> combiners = findCombiners(op);
  // Otherwise one thread runs all parts in order.
  if (combiners.empty() || (parts && ranges[parts->loop] == 1))
    parts = std::nullopt;
  mapping.accumulates =
      !mapping.serial.empty() &&
      llvm::all_of(mapping.serial, [&](unsigned loop) {
        return op.getIteratorTypesArray()[loop] ==
                   utils::IteratorType::reduction &&
               llvm::none_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
                 return llvm::any_of(
                     getResultExprs(op.getMatchingIndexingMap(&output), parts),
                     [&](AffineExpr expr) {
                       return expr.isFunctionOfDim(loop);
                     });
               });
      });
  if (mapping.accumulates && combiners.empty()) {
    combiners = findJointCombiners(op);
    // As one thread runs them on the host.
    if (!combiners.empty())
      llvm::sort(mapping.serial);
  }
  if (mapping.accumulates && !combiners.empty()) {
    mapping.combiners = std::move(combiners);
    mapping.parts = parts;
    mapping.reduceBy = chooseReduceBy(op, mapping, order.back());
  }
  if (mapping.reduceBy == ReduceBy::thread) {
    mapping.combiners.clear();
    mapping.vectorWidth = chooseVectorWidth(op, mapping);
    // Small blocks spread a small grid over more multiprocessors.
    std::optional<int64_t> extent = getStaticExtent(ranges, mapping.shared);
    if (extent && *extent / mapping.vectorWidth <= 32768)
      mapping.blockSize = 128;
  } else if (mapping.reduceBy != ReduceBy::warp) {
    // With 512 threads, each may still have 128 registers.
    std::optional<int64_t> summands = getStaticExtent(ranges, mapping.serial);
    if (mapping.parts || !summands || *summands >= kLongReduction) {
      mapping.blockSize = 512;
      // Joint combiners take summands that follow each other.
      if (!mapping.combiners.front().isJoint)
        mapping.summandsAtATime = 4;
    }
    if (mapping.reduceBy == ReduceBy::column)
      chooseColumns(op, mapping);
  }
  return mapping;
}
