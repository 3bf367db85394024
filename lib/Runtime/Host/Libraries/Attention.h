//===- Attention.h - Blocks of attention on one thread ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_ATTENTION_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_ATTENTION_H

#include "Device/ProgramDevice.h"

#include <algorithm>
#include <memory>

namespace dp {

/// Numbers of the call's buffers.
namespace attentionBuffer {
enum {
  Query,
  Key,
  Value,
  Mask,
  Output,
  Logsumexp,
  OutputGradient,
  QueryGradient,
  KeyGradient,
  ValueGradient
};
}

/// The most keys of one block of scores.
inline constexpr int64_t attentionKeys = 512;

/// Returns the number of rows of queries of a block; it divides them evenly.
/// Causal blocks are lower, since more of them are above the diagonal.
inline int64_t getAttentionRows(const AttentionCall &call) {
  int64_t most = call.isCausal ? 128 : 256;
  int64_t blocks = std::max<int64_t>((call.m + most - 1) / most, 1);
  return std::max<int64_t>((call.m + blocks - 1) / blocks, 1);
}

/// Returns the number of blocks of rows of one matrix of queries.
inline int64_t countAttentionBlocks(const AttentionCall &call) {
  int64_t rows = getAttentionRows(call);
  return (call.m + rows - 1) / rows;
}

/// Returns the number of blocks whose terms of the gradients of keys and values
/// are added up separately.
inline int64_t getAttentionChunk(const AttentionCall &call) {
  constexpr int64_t rowsPerChunk = 512;
  return std::max<int64_t>(rowsPerChunk / getAttentionRows(call), 1);
}

/// Returns the number of such chunks of the queries that share keys, at least
/// one.
inline int64_t countAttentionChunks(const AttentionCall &call) {
  int64_t blocks = call.group * countAttentionBlocks(call);
  int64_t chunk = getAttentionChunk(call);
  return std::max<int64_t>((blocks + chunk - 1) / chunk, 1);
}

/// Computes blocks of one call, in scratch memory of its own. The BLAS must be
/// loaded. Blocks and chunks depend on the sizes of the matrices only, so that
/// results depend neither on the thread nor on the number of threads or
/// devices.
template <typename T>
class Attention {
public:
  /// Throws std::bad_alloc.
  explicit Attention(const AttentionCall &call);

  /// The output and logsumexp of block `block` of query rows of item `item`.
  void forward(int64_t item, int64_t block);

  /// The terms that chunk `chunk` of the queries adds to the gradients of item
  /// `keyItem` of keys and values, and the gradients of these queries.
  void backward(int64_t keyItem, int64_t chunk, T *keyGradient,
                T *valueGradient);

  /// The gradients of item `keyItem` of keys and values, chunk by chunk, and of
  /// the queries that attend to them. Throws std::bad_alloc.
  void backward(int64_t keyItem);

private:
  /// A block of scores: `rows` queries from `row` on, `keys` keys from `key`
  /// on.
  struct Block {
    int64_t item, row, rows, key, keys;
  };

  /// Returns the number of keys from `key` on that the queries before `end`
  /// attend to.
  int64_t countKeys(int64_t key, int64_t end) const;
  /// Computes the block's scores, scaled and masked.
  void computeScores(const Block &block);
  /// Adds the mask to a row of scores.
  void addMaskRow(const Block &block, int64_t row);
  /// Replaces the scores of a block by exponentials and adds them to the rows'
  /// sums. Scales the sums of the earlier blocks.
  void addExponentials(const Block &block, bool isFirst);
  /// Replaces scores by probabilities and the probabilities' gradients by the
  /// scores'.
  void computeScoreGradients(const Block &block, const T *means);
  /// Returns block `number` of the queries that attend to an item of keys,
  /// without keys.
  Block getBlock(int64_t keyItem, int64_t number) const;
  /// Computes each row's sum of the products of probabilities and their
  /// gradients. It equals the sum of the products of output and its gradient.
  void computeMeans(const Block &block, T *result);
  /// Adds the block's terms to the gradients of its keys and values, or sets
  /// them to these, and computes the queries' gradient.
  void backwardBlock(const Block &block, const T *means, bool accumulate,
                     T *keyGradient, T *valueGradient);

  T *get(int number, int64_t offset = 0) const {
    return static_cast<T *>(call.buffers[number]) + offset;
  }

  const AttentionCall &call;
  int64_t rowsPerBlock;
  std::unique_ptr<T[]> scores, gradients;
  std::unique_ptr<T[]> maxima, sums; ///< of the rows of a block
  std::unique_ptr<T[]> means;        ///< of the rows of a chunk
  std::unique_ptr<T[]> terms;        ///< of the gradients of keys and values
  /// Of the mask, in elements: of the dimensions in front, of a row, of a key.
  std::unique_ptr<int64_t[]> maskStrides;
  int64_t maskRowStride = 0, maskKeyStride = 0;

  /// Returns where the mask of an item begins.
  const T *getMask(int64_t item) const;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_ATTENTION_H
