//===- ExtentRoots.h - Origins of extents -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// ValueBoundsConstraintSet proves equal extents by solving constraints for each
// pair, does not know that loops keep extents, nor products of two of them, and
// nothing of the arguments that the runtime keeps equal. Here each extent is
// followed once to its root.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_EXTENTS_EXTENTROOTS_H
#define DP_ANALYSIS_EXTENTS_EXTENTROOTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Roots of extents in the IR below one op. They stay true when ops are added.
class ExtentRoots {
public:
  /// An extent by where it comes from: a number (no value), an index value
  /// (dimension kIndex), or a dimension of a tensor.
  using Root = std::pair<Value, int64_t>;
  static constexpr int64_t kIndex = -1;

  /// If `root` is a function with arguments that are scattered (dp.scatter),
  /// these have as many rows, as the runtime sees to. Extents of arguments that
  /// a cf.assert compares before anything else is computed are equal, too.
  explicit ExtentRoots(Operation *root);

  Root get(Value tensor, int64_t dim) { return resolve({tensor, dim}); }
  Root get(OpFoldResult size) { return resolve(findSource(size)); }

  /// Returns true if the two are the same in each run. Knows products.
  bool areEqual(Root a, Root b);

  /// Returns true if `whole` is the product of `factors` in each run, of which
  /// none is negative.
  bool isProduct(ArrayRef<OpFoldResult> factors, Root whole);

private:
  /// A product of roots. They are dimensions, each once, of one tensor, so it
  /// does not overflow.
  struct Product {
    int64_t factor = 1;
    SmallVector<Root, 4> roots;
    bool operator==(const Product &other) const {
      return factor == other.factor && roots == other.roots;
    }
  };

  void addAsserted(Block &body);
  Root resolve(Root extent);
  Root findSource(OpFoldResult size);
  Root findSource(Value tensor, int64_t dim);
  Root findReified(OpResult tensor, int64_t dim);
  Root findCarried(Value tensor, int64_t dim);
  bool addFactors(Root root, Product &product, int64_t depth);
  std::optional<Product> getProduct(ArrayRef<Root> factors);

  DenseMap<Root, Root> roots;
  /// The keys of `roots`, in the order in which they were added.
  SmallVector<Root> added;
  /// How many values of loops and branches are being followed.
  int64_t depth = 0;
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_EXTENTS_EXTENTROOTS_H
