//===- RowMapping.cpp - Mapping of rows to threads ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Rows.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Linalg/Utils/Utils.h"

using namespace mlir;
using namespace mlir::dp;

/// A warp computes a row of at most this many iterations.
static constexpr int64_t kWarpRow = 256;
/// Rows that several warps of a block compute, each its own.
static constexpr int64_t kRowsPerBlock = 4;
/// A thread computes a sum within a row of at most this many summands.
static constexpr int64_t kShortSum = 8;

/// From this length on, the rows of all blocks of 512 threads that run at a
/// time are more than the cache of an H100, 50 MB.
static constexpr int64_t kCachedRow = 32768;
/// Stands for a length that is not known.
static constexpr int64_t kDynamic = std::numeric_limits<int64_t>::max();

/// The product of the extents of `loops`; kDynamic if one is dynamic.
static int64_t getExtent(linalg::GenericOp op, ArrayRef<unsigned> loops) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t product = 1;
  for (unsigned loop : loops)
    if (ShapedType::isDynamic(ranges[loop]) ||
        llvm::MulOverflow(product, ranges[loop], product))
      return kDynamic;
  return product;
}

/// Puts the loop of consecutive elements last.
static void sortLoops(linalg::GenericOp op, SmallVector<unsigned> &loops) {
  auto best = loops.begin();
  for (auto it = best; it != loops.end(); ++it)
    if (scoreInnermost(op, *it) >= scoreInnermost(op, *best))
      best = it;
  if (best != loops.end())
    std::rotate(best, best + 1, loops.end());
}

static bool dependsOn(AffineMap map, ArrayRef<unsigned> loops) {
  return llvm::any_of(loops,
                      [&](unsigned loop) { return map.isFunctionOfDim(loop); });
}

/// Finds the combiners of a reduction along `reduced`, within `outer`. Returns
/// false if threads cannot share it.
static bool findCombiners(RowOp &row, ArrayRef<unsigned> outer,
                          ArrayRef<unsigned> reduced) {
  linalg::GenericOp op = row.op;
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  if (!llvm::all_of(reduced, [&](unsigned loop) {
        return types[loop] == utils::IteratorType::reduction;
      }))
    return false;
  SmallVector<std::optional<Combiner>> combiners;
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    if (dependsOn(map, reduced)) {
      // Each iteration has an element of its own.
      if (!llvm::all_of(reduced, [&](unsigned loop) {
            return llvm::is_contained(map.getResults(),
                                      getAffineDimExpr(loop, op.getContext()));
          }))
        return false;
      combiners.push_back(std::nullopt);
      continue;
    }
    combiners.push_back(findCombiner(op, number));
    if (!combiners.back())
      return false;
  }
  row.shared.assign(reduced.begin(), reduced.end());
  // Of an op whose sums nothing used, the other results are left.
  if (llvm::none_of(combiners, [](const std::optional<Combiner> &combiner) {
        return combiner.has_value();
      })) {
    row.by = RowOp::share;
    row.serial.assign(outer.begin(), outer.end());
    return true;
  }
  row.by = RowOp::combine;
  row.serial.assign(outer.begin(), outer.end());
  row.combiners = std::move(combiners);
  return true;
}

static RowOp mapOp(linalg::GenericOp op, unsigned rows) {
  RowOp row{op};
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<unsigned> shareable, others;
  for (unsigned loop = rows; loop < ranges.size(); ++loop)
    if (ranges[loop] != 1)
      (isShareable(op, loop) ? shareable : others).push_back(loop);
  if (shareable.empty() && others.empty())
    return row;
  sortLoops(op, shareable);
  sortLoops(op, others);
  bool isShort = getExtent(op, others) <= kShortSum;
  bool fillsGroup = getExtent(op, shareable) >= kWarpRow;
  if (!others.empty() && (shareable.empty() || (!isShort && !fillsGroup)) &&
      findCombiners(row, shareable, others))
    return row;
  if (shareable.empty()) {
    row.by = RowOp::first;
    row.serial = std::move(others);
    return row;
  }
  row.by = RowOp::share;
  row.accumulates =
      !others.empty() &&
      llvm::none_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
        return dependsOn(op.getMatchingIndexingMap(&output), others);
      });
  row.shared = std::move(shareable);
  row.serial = std::move(others);
  return row;
}

/// Returns true if a thread can compute `width` neighbors of the op's elements
/// with one vector for each access.
static bool hasVectors(const RowOp &row, int64_t width) {
  if (row.by != RowOp::share && row.by != RowOp::combine)
    return true;
  linalg::GenericOp op = row.op;
  unsigned loop = row.shared.back();
  int64_t extent = op.getStaticLoopRanges()[loop];
  // A loop within the elements of a vector would part their accesses.
  if ((row.by == RowOp::share && !row.serial.empty()) ||
      ShapedType::isDynamic(extent) || extent % width != 0 ||
      !isRepeatable(op, loop, width))
    return false;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return !op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop) ||
           (isVectorizable(operand, loop, width) &&
            getElementBytes(getElementTypeOrSelf(operand.get())) * width <=
                kVectorBytes);
  });
}

/// The widest vectors of all ops that leave an element for each thread of a
/// warp.
static int64_t chooseVectorWidth(const RowMapping &mapping, int64_t longest) {
  for (int64_t width : {8, 4, 2})
    if (longest != kDynamic && longest >= width * kWarpSize &&
        llvm::all_of(mapping.ops,
                     [&](const RowOp &row) { return hasVectors(row, width); }))
      return width;
  return 1;
}

RowMapping mlir::dp::mapRows(ArrayRef<linalg::GenericOp> ops, unsigned rows) {
  RowMapping mapping;
  mapping.rows = rows;
  int64_t longest = 1;
  for (linalg::GenericOp op : ops) {
    mapping.ops.push_back(mapOp(op, rows));
    longest =
        std::max(longest, getExtent(op, llvm::to_vector(llvm::seq<unsigned>(
                                            rows, op.getNumLoops()))));
  }
  mapping.vectorWidth = chooseVectorWidth(mapping, longest);
  if (longest <= kWarpRow) {
    mapping.groupSize = kWarpSize;
    mapping.blockSize = kRowsPerBlock * kWarpSize;
    return mapping;
  }
  // Eight elements a thread. With 512 threads, each may have 128 registers.
  // Several ops read a row of scores, and the cache holds more of it if fewer
  // blocks read at a time.
  bool isLong = longest > kCachedRow && longest != kDynamic;
  mapping.groupSize = longest <= 1024   ? 128
                      : longest <= 4096 ? 256
                      : isLong          ? 1024
                                        : 512;
  // Otherwise the last turn of a short row has work for some threads only.
  int64_t vectors = longest / mapping.vectorWidth;
  if (mapping.vectorWidth > 1 && vectors < 2 * mapping.groupSize &&
      vectors % kWarpSize == 0)
    mapping.groupSize = vectors <= mapping.groupSize
                            ? vectors
                            : llvm::alignTo(vectors / 2, kWarpSize);
  mapping.blockSize = mapping.groupSize;
  return mapping;
}

/// Returns the results of `map` along which the rows lie; failure if a row is
/// not at a place of its own.
static FailureOr<SmallVector<unsigned>> findRows(AffineMap map, unsigned rows) {
  SmallVector<unsigned> places;
  for (unsigned row = 0; row < rows; ++row) {
    AffineExpr expr = getAffineDimExpr(row, map.getContext());
    auto *place = llvm::find(map.getResults(), expr);
    if (place == map.getResults().end())
      return failure();
    places.push_back(place - map.getResults().begin());
  }
  return places;
}

LogicalResult mlir::dp::checkRows(func::FuncOp function) {
  int64_t rows = function->getAttrOfType<KernelAttr>(kKernelAttr).getRows();
  SmallVector<int64_t> extents;
  llvm::SmallDenseMap<Value, SmallVector<unsigned>> written;
  auto ops = function.getBody().getOps<linalg::GenericOp>();
  for (linalg::GenericOp op : ops) {
    SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
    if (rows > static_cast<int64_t>(types.size()) ||
        !llvm::all_of(ArrayRef(types).take_front(rows),
                      linalg::isParallelIterator))
      return op.emitOpError()
             << "expected " << rows << " outermost parallel loops over rows ('"
             << kKernelAttr << "' of '" << function.getName() << "')";
    SmallVector<int64_t> ranges = op.getStaticLoopRanges();
    ranges.truncate(rows);
    if (extents.empty())
      extents = ranges;
    for (auto [extent, range] : llvm::zip(extents, ranges))
      if (extent != range && !ShapedType::isDynamic(extent) &&
          !ShapedType::isDynamic(range))
        return op.emitOpError()
               << "has " << range << " rows where an op before "
               << "it in '" << function.getName() << "' has " << extent;
    for (OpOperand &output : op.getDpsInitsMutable()) {
      FailureOr<SmallVector<unsigned>> places =
          findRows(op.getMatchingIndexingMap(&output), rows);
      if (failed(places))
        return op.emitOpError() << "writes one element in several rows of '"
                                << function.getName() << "'";
      written.try_emplace(output.get(), *places);
    }
  }
  for (linalg::GenericOp op : ops)
    for (OpOperand &operand : op->getOpOperands()) {
      auto places = written.find(operand.get());
      if (places == written.end())
        continue;
      FailureOr<SmallVector<unsigned>> own =
          findRows(op.getMatchingIndexingMap(&operand), rows);
      if (failed(own) || *own != places->second)
        return op.emitOpError() << "uses several rows of a buffer that ops of '"
                                << function.getName() << "' write";
    }
  return success();
}
