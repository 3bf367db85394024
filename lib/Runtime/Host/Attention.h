//===- Attention.h - Blocks of attention on one thread ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_ATTENTION_H
#define DP_LIB_RUNTIME_HOST_ATTENTION_H

#include "Device/ProgramDevice.h"

#include <algorithm>
#include <memory>

namespace dp {

/// The most keys of one block of scores.
inline constexpr int64_t attentionKeys = 512;

/// Returns the number of rows of queries of a block, which divides them evenly.
/// Causal blocks are lower, since more of them are above the diagonal.
inline int64_t getAttentionRows(const AttentionCall &call) {
  int64_t most = call.isCausal ? 128 : 256;
  int64_t blocks = std::max<int64_t>((call.m + most - 1) / most, 1);
  return std::max<int64_t>((call.m + blocks - 1) / blocks, 1);
}

/// Computes blocks of one call, in scratch memory of its own. The BLAS must be
/// loaded. Blocks depend on the sizes only, so that results depend neither on
/// the thread nor on the number of threads or devices.
template <typename T>
class Attention {
public:
  /// Throws std::bad_alloc.
  explicit Attention(const AttentionCall &call);

  /// The output and logsumexp of block `block` of query rows of item `item`.
  void forward(int64_t item, int64_t block);

  /// The gradients of one item of keys and values, and of the queries that
  /// attend to them.
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
  /// sums. Scales what the rows have from the blocks before.
  void addExponentials(const Block &block, bool isFirst);
  /// Replaces scores by probabilities and the probabilities' gradients by the
  /// scores'.
  void computeScoreGradients(const Block &block);
  void backwardBlock(const Block &block, int64_t keyItem);

  T *get(int number, int64_t offset = 0) const {
    return static_cast<T *>(call.buffers[number]) + offset;
  }

  const AttentionCall &call;
  int64_t rowsPerBlock;
  std::unique_ptr<T[]> scores, gradients;
  std::unique_ptr<T[]> maxima, sums; ///< of the rows of a block
  std::unique_ptr<T[]> means;        ///< of the rows of an item
  /// Of the mask, in elements: of the dimensions in front, of a row, of a key.
  std::unique_ptr<int64_t[]> maskStrides;
  int64_t maskRowStride = 0, maskKeyStride = 0;

  /// Returns where the mask of an item begins.
  const T *getMask(int64_t item) const;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_ATTENTION_H
