//===- AttentionPlacement.cpp - The placement rules of attention ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/Attention.h"
#include "dp/Interfaces/PlacementOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Parallel along the batch; queries and keys are whole. Of dp.attention and
/// dp.attention_gradient.
template <typename Op>
struct AttentionPlacement
    : PlacementOpInterface::ExternalModel<AttentionPlacement<Op>, Op> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto attention = cast<Op>(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> batch, keyBatch;
    for (int64_t dim = 0, end = attention.getNumBatchDims(); dim < end; ++dim)
      batch.push_back({rule.addFactor(), 1});
    keyBatch = batch;
    // The matrices of queries that share keys stay together.
    if (!batch.empty())
      batch.back().inner = attention.getGroup();
    for (OpOperand &operand : op->getOpOperands()) {
      unsigned number = operand.getOperandNumber();
      auto type = cast<RankedTensorType>(operand.get().getType());
      SmallVector<DimFactor, 4> dims(attention.hasBatchOfKeys(number) ? keyBatch
                                                                      : batch);
      dims.resize(type.getRank());
      for (auto [dim, factor] : llvm::enumerate(dims))
        if (attention.isMask(number) && type.getDimSize(dim) == 1)
          factor = {};
      bool isDest = attention.isDpsInit(&operand);
      rule.operands.push_back(
          {operand.get(), dims,
           isDest ? OperandUse::shapeOnly : OperandUse::read});
      if (isDest)
        rule.results.push_back({dims, std::nullopt});
    }
    return rule;
  }
};
} // namespace

void dp::registerAttentionPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    AttentionOp::attachInterface<AttentionPlacement<AttentionOp>>(*context);
    AttentionGradientOp::attachInterface<
        AttentionPlacement<AttentionGradientOp>>(*context);
  });
}
