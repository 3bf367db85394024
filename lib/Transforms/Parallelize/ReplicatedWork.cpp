//===- ReplicatedWork.cpp - Work repeated on all devices ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ReplicatedWork.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Numbers of iterations from which an op is worth a remark, or a line in the
/// summary.
static constexpr double kRemarkedWork = 1 << 16;
static constexpr double kListedWork = 1 << 12;

static double countElements(Type type) {
  double count = 1;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    for (int64_t extent : tensor.getShape())
      count *= ShapedType::isDynamic(extent) ? 1 : extent;
  return count;
}

double ReplicatedWork::getWork(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    double count = 1;
    for (int64_t range : structured.getStaticLoopRanges())
      count *= ShapedType::isDynamic(range) ? 1 : range;
    return count;
  }
  // Views, and values that are never stored.
  if (isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
          tensor::ExpandShapeOp, tensor::CastOp, tensor::ReshapeOp,
          tensor::EmptyOp, tensor::DimOp>(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return 0;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return countElements(insert.getSourceType());
  if (auto update = dyn_cast<IndexUpdateOp>(op))
    return countElements(update.getUpdates().getType());
  double count = 0;
  for (Type type : op->getResultTypes())
    if (isa<RankedTensorType>(type))
      count += countElements(type);
  return count;
}

ReplicatedWork::ReplicatedWork(const PlacementAnalysis &analysis, Block &body)
    : analysis(analysis) {
  visit(body, 1);
}

double ReplicatedWork::visit(Block &block, double trips) {
  double repeated = 0;
  for (Operation &op : block.without_terminator()) {
    if (isLoop(&op) && isControlFlow(&op)) {
      repeated += visitLoop(&op, trips);
      continue;
    }
    if (isControlFlow(&op)) {
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          repeated += visit(inner, trips);
      continue;
    }
    const Decision *decision = analysis.getDecision(&op);
    if (!decision)
      continue;
    double work = getWork(&op);
    total += work * trips;
    if (decision->factor != DimFactor::kNone)
      continue;
    Entry entry{&op, work * trips, trips,
                llvm::any_of(decision->results, [](const Placement &result) {
                  return result.isPartial();
                })};
    if (entry.work >= kListedWork)
      listed.push_back(entry);
    // An elementwise op gets a remark only where a loop repeats it.
    PlacementRule rule = getPlacementRule(&op);
    bool isCheap = rule.cheap && !isa<tensor::ConcatOp, tensor::PadOp>(op);
    if (work >= kRemarkedWork && !isCheap && !rule.fallback)
      remarked.push_back(entry);
    else
      repeated += work;
  }
  return repeated;
}

double ReplicatedWork::visitLoop(Operation *loop, double trips) {
  double times = 1;
  if (auto counted = dyn_cast<scf::ForOp>(loop))
    if (std::optional<APInt> count = counted.getStaticTripCount())
      times = count->roundToDouble();
  double repeated = 0;
  for (Region &region : loop->getRegions())
    for (Block &block : region)
      repeated += visit(block, trips * times);
  if (repeated * times < kRemarkedWork)
    return repeated * times;
  remarked.push_back({loop, repeated * times * trips, trips, false});
  return 0;
}

void ReplicatedWork::emitRemarks() const {
  for (const Entry &entry : remarked) {
    InFlightDiagnostic remark = entry.op->emitRemark();
    bool isLoop = isControlFlow(entry.op);
    remark << (isLoop ? "repeats on every device " : "computed on every device")
           << (isLoop            ? "what is not cut"
               : entry.onSummand ? " for its summand"
                                 : "")
           << ", " << static_cast<int64_t>(entry.work) << " iterations";
    if (entry.trips > 1)
      remark << " in all, in loops";
    if (isLoop)
      remark << ": its body works on whole tensors";
    else if (entry.onSummand)
      remark << ": what it makes is no more to send than what it reads";
    else
      remark << ": nothing that it reads or is read for is sharded";
  }
}

WorkAttr ReplicatedWork::toAttr(MLIRContext *context) const {
  if (listed.empty())
    return {};
  auto round = [](double work) {
    return static_cast<int64_t>(std::min(work, 0x1p62));
  };
  SmallVector<ReplicatedOpAttr> ops;
  for (const Entry &entry : listed)
    ops.push_back(ReplicatedOpAttr::get(context,
                                        entry.op->getName().getStringRef(),
                                        entry.op->getLoc(), round(entry.work)));
  return WorkAttr::get(context, round(total), ops);
}
