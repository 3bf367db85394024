//===- Destinations.cpp - Destinations of results -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Destinations.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Rewrites destinations with sizes that each are computed once.
class DestinationCleaner {
public:
  /// Replaces sizes of results by those of their destinations.
  void resolveSizes(Operation *root) {
    root->walk([&](tensor::DimOp dim) {
      std::optional<int64_t> index = dim.getConstantIndex();
      if (!index || !dim.getSource().getDefiningOp<linalg::LinalgOp>())
        return;
      dim.replaceAllUsesWith(getSize(dim.getSource(), *index));
      dim.erase();
    });
  }

  void run(Operation *root) {
    // In program order, so that a size is found in one step.
    root->walk<WalkOrder::PreOrder>([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics())
        for (OpOperand &init : op.getDpsInitsMutable())
          if (!op.payloadUsesValueFromOperand(&init))
            clean(init);
    });
  }

private:
  void clean(OpOperand &init) {
    Value value = init.get();
    auto type = cast<RankedTensorType>(value.getType());
    if (value.getDefiningOp<tensor::EmptyOp>() || type.getEncoding())
      return;
    OpBuilder builder(init.getOwner());
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      sizes.push_back(ShapedType::isDynamic(size)
                          ? OpFoldResult(getSize(value, dim))
                          : builder.getIndexAttr(size));
    init.set(tensor::EmptyOp::create(builder, init.getOwner()->getLoc(), sizes,
                                     type.getElementType()));
  }

  Value getSize(Value value, int64_t dim) {
    while (Operation *op = value.getDefiningOp()) {
      if (auto empty = dyn_cast<tensor::EmptyOp>(op))
        return empty.getDynamicSize(dim);
      auto structured = dyn_cast<linalg::LinalgOp>(op);
      if (!structured)
        break;
      value = structured.getTiedOpOperand(cast<OpResult>(value))->get();
    }
    Value &size = sizes[{value, dim}];
    if (!size) {
      OpBuilder builder(value.getContext());
      builder.setInsertionPointAfterValue(value);
      size = tensor::DimOp::create(builder, value.getLoc(), value, dim);
    }
    return size;
  }

  DenseMap<std::pair<Value, int64_t>, Value> sizes;
};

} // namespace

void mlir::dp::resolveResultSizes(Operation *root) {
  DestinationCleaner().resolveSizes(root);
}

void mlir::dp::emptyDestinations(Operation *root) {
  DestinationCleaner().run(root);
}
