//===- Mapping.h - Mapping of loops to threads ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's scf.parallel mapping needs static tile sizes and maps a reduction
// to one thread. Here the local sizes are dynamic, and a reduction over the
// batch has few results and many summands. So loops are mapped by their static
// extents, and threads reduce together.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_MAPPING_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_MAPPING_H

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

inline constexpr int64_t kWarpSize = 32;

/// The threads that compute one element of the results.
enum class ReduceBy {
  thread, ///< one thread, in the order of the loops
  warp,   ///< the lanes of a warp, each every 32nd summand; then shuffles
  block,  ///< all threads of a block; shuffles, then shared memory
  column, ///< a column of a block, one of up to 32, for each vector of adjacent
          ///< results; then shuffles, then shared memory
  grid,   ///< all blocks, each for kGridShare summands; shuffles, then shared
          ///< memory, then atomic operations
};

/// Summands of a block of ReduceBy::grid: with fewer its atomic operations and
/// its start take longer than the summands.
inline constexpr int64_t kGridShare = 4096;

/// The loop along which transposed inputs are contiguous, and that of the
/// results. Some results may be contiguous along the first loop, too.
struct TileLoops {
  unsigned read, write;
};

/// Iterations of each of the two loops in a block.
inline constexpr int64_t kTileSize = 32;

struct GPUMapping {
  /// The loops that threads share, the one of consecutive threads last. Loops
  /// of one iteration are in neither list.
  SmallVector<unsigned> shared;
  /// The loops that each thread runs, outermost first.
  SmallVector<unsigned> serial;
  /// The serial loops are reductions: no result depends on them.
  bool accumulates = false;
  ReduceBy reduceBy = ReduceBy::thread;
  /// One per result, unless one thread reduces.
  SmallVector<Combiner> combiners;
  /// The partial results; each has blocks of its own.
  std::optional<ReductionParts> parts;
  /// A block computes a tile of these loops; no list has them.
  std::optional<TileLoops> tile;
  int64_t blockSize = 256;
  /// Number of elements of the last shared loop that one thread computes, with
  /// vector accesses.
  int64_t vectorWidth = 1;
  /// Summands whose loads are under way at a time, unless one thread reduces.
  int64_t summandsAtATime = 1;
  /// With ReduceBy::column: the columns of a block, a power of two.
  int64_t columns = kWarpSize;

  /// Number of iterations of the shared loops per block, of one part.
  int64_t getIterationsPerBlock() const;
};

/// Chooses the mapping from the kernel's loops, extents and layouts.
GPUMapping mapToGPU(linalg::GenericOp op);

/// Returns true if threads may share `loop`: it is an index of every result by
/// itself, so that different iterations write different elements.
bool isShareable(linalg::GenericOp op, unsigned loop);

/// Returns the loops of a tile, if `op` reads inputs along another loop than it
/// writes one of its results.
std::optional<TileLoops> findTile(linalg::GenericOp op);

/// Returns true if vector accesses of `width` elements along `loop` are aligned
/// for this operand: they are contiguous, and every row begins at a multiple. A
/// dense buffer begins at a multiple of 64 bytes.
bool isVectorizable(OpOperand &operand, unsigned loop, int64_t width);

/// Returns true if the body is short enough for one thread to have it `width`
/// times, for neighbors along `loop`.
bool isRepeatable(linalg::GenericOp op, unsigned loop, int64_t width);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_MAPPING_H
