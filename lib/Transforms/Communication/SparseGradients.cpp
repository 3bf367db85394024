//===- SparseGradients.cpp - Sparse gradients of embeddings ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/RankVariance.h"

#include "dp/Analysis/Cost/CostModel.h"
#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

#define DEBUG_TYPE "dp-sparse-gradients"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSPARSEGRADIENTS
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A reduction of updates of zeros at indices; the last update comes first.
struct SparseSum {
  AllReduceOp reduce;
  SmallVector<IndexUpdateOp, 1> updates;
};

/// Returns the type of `local` gathered from all devices' chunks.
RankedTensorType getWholeType(Value local, ChunkAttr chunk) {
  auto type = cast<RankedTensorType>(local.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[chunk.getDim()] = chunk.getExtent();
  return type.clone(shape);
}

ChunkAttr getChunk(IndexUpdateOp update) {
  return update->getAttrOfType<ChunkAttr>(kChunkAttr);
}

/// Returns true if the operands of `update` still are the chunks of its
/// `dp.chunk`.
bool holdsChunk(IndexUpdateOp update) {
  ChunkAttr chunk = getChunk(update);
  if (!chunk)
    return false;
  auto placement = PlacementAttr::sharded(update.getContext(), chunk.getDim(),
                                          chunk.getUnit());
  return llvm::all_of(
      ValueRange{update.getUpdates(), update.getIndices()}, [&](Value local) {
        return local.getType() ==
               getLocalTensorType(getWholeType(local, chunk), placement,
                                  getStaticDeviceCount(update));
      });
}

class Finder {
public:
  explicit Finder(ParallelOp parallel)
      : body(parallel.getBodyBlock()), variance(parallel) {}

  std::optional<SparseSum> find(AllReduceOp reduce) const {
    if (reduce->getBlock() != body || reduce.getKind() != ReductionKind::add)
      return std::nullopt;
    Value value = reduce.getInput();
    SparseSum sum{reduce, {}};
    while (true) {
      Operation *def = value.getDefiningOp();
      if (!def || def->getBlock() != body || !value.hasOneUse())
        return std::nullopt;
      auto update = dyn_cast<IndexUpdateOp>(def);
      if (!update) {
        value = getLinear(def);
        if (!value || !sum.updates.empty())
          return std::nullopt;
        continue;
      }
      if (!holdsChunk(update))
        return std::nullopt;
      sum.updates.push_back(update);
      value = update.getDest();
      if (isIdentityTensor(value, ReductionKind::add))
        return sum;
    }
  }

private:
  /// Returns the operand in which `op` is linear if all other operands are
  /// uniform over the devices; else null.
  Value getLinear(Operation *op) const {
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
            op)) {
      for (Value size : op->getOperands().drop_front())
        if (variance.varies(size))
          return {};
      return op->getOperand(0);
    }
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    if (!structured || !structured.hasPureTensorSemantics() ||
        structured.getNumReductionLoops() || op->getNumResults() != 1)
      return {};
    Value linear;
    SmallVector<Linearity> states;
    for (OpOperand &operand : op->getOpOperands()) {
      bool varies = variance.varies(operand.get()) &&
                    structured.payloadUsesValueFromOperand(&operand);
      if (varies && linear)
        return {};
      if (varies)
        linear = operand.get();
      states.push_back(varies ? Linearity::linear : Linearity::independent);
    }
    bool captures = false;
    op->getRegion(0).walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        captures |= variance.varies(value);
    });
    if (!linear || captures)
      return {};
    SmallVector<Linearity> results = getBlockLinearity(
        structured.getBlock(), states,
        [](Value) { return Linearity::independent; }, ReductionKind::add);
    return results.front() == Linearity::linear ? linear : Value();
  }

  Block *body;
  RankVariance variance;
};

/// Returns the seconds that a device needs to add a share of the `rows`, as
/// many as `numUpdates`, to a tensor.
double estimateUpdates(const DeviceModel &device, RankedTensorType rows,
                       double numUpdates, double share) {
  // A row is read, and added to a row that is read and written.
  double seconds = estimateKernel(device, share * rows.getNumElements(),
                                  share * 3 * getByteSize(rows));
  // A host runs over the updates at the speed of its memory.
  if (!device.asynchronous)
    return seconds;
  // A block of a GPU loads the indices of 1,024 updates at once, and a thread
  // 32 updates of one target (IndexUpdateBlocks.cpp); each time it waits for
  // memory. All updates may have one target, as those of padding have.
  constexpr double latency = 0.7e-6, chunk = 1024, run = 32;
  double mine = std::ceil(share * numUpdates);
  return seconds + latency * (std::ceil(mine / chunk) + std::ceil(mine / run));
}

/// Returns true if gathering the updates and applying all of them on each of
/// `devices` takes less time than the dense all_reduce; none if sizes are
/// unknown. The zeros and the reads of the sum are not compared: they are the
/// same, or fewer with dp-compact-index-updates.
std::optional<bool> isFaster(SparseSum &sum, const Topology &topology,
                             int64_t devices) {
  auto type = cast<RankedTensorType>(sum.reduce.getType());
  if (!type.hasStaticShape())
    return std::nullopt;
  double dense = estimateCollective(topology, CollectiveKind::allReduce,
                                    devices, getByteSize(type))
                     .getSeconds();
  double sparse = 0;
  for (IndexUpdateOp update : sum.updates) {
    RankedTensorType rows = getWholeType(update.getUpdates(), getChunk(update));
    RankedTensorType indices =
        getWholeType(update.getIndices(), getChunk(update));
    if (!rows.hasStaticShape() || !indices.hasStaticShape())
      return std::nullopt;
    for (RankedTensorType sent : {rows, indices})
      sparse += estimateCollective(topology, CollectiveKind::allGather, devices,
                                   getByteSize(sent))
                    .getSeconds();
    double numUpdates = 1;
    for (int64_t dim = 0; dim < update.getUpdateShape().numCounted; ++dim)
      numUpdates *= rows.getDimSize(dim);
    auto work = [&](double share) {
      return estimateUpdates(topology.device, rows, numUpdates, share);
    };
    sparse += work(1) - work(1.0 / devices);
  }
  LDBG() << devices << " devices: " << dense << " s dense, " << sparse
         << " s sparse for " << *sum.reduce;
  return sparse < dense;
}

/// Returns the most devices each of which has updates.
int64_t getMostDevices(SparseSum &sum) {
  int64_t most = 1;
  for (IndexUpdateOp update : sum.updates) {
    ChunkAttr chunk = getChunk(update);
    most = std::max<int64_t>(
        most, llvm::divideCeil(chunk.getExtent(), chunk.getUnit()));
  }
  return most;
}

/// As above, for the devices that the program is for. A program for any number
/// of devices has to be faster on few and on many, but not on more than the
/// batch has chunks: the others would have nothing to do.
bool isFaster(SparseSum &sum, const Topology &topology) {
  if (std::optional<int64_t> devices = getStaticDeviceCount(sum.reduce))
    return isFaster(sum, topology, *devices).value_or(false);
  constexpr int64_t few = 2, many = 1024;
  int64_t most = std::clamp(getMostDevices(sum), few, many);
  return isFaster(sum, topology, few).value_or(false) &&
         (most == few || isFaster(sum, topology, most).value_or(false));
}

void rewrite(PatternRewriter &rewriter, SparseSum &sum) {
  auto reason = sum.reduce->getAttrOfType<StringAttr>(kReasonAttr);
  for (IndexUpdateOp update : sum.updates) {
    rewriter.setInsertionPoint(update);
    ChunkAttr chunk = getChunk(update);
    auto gatherAll = [&](OpOperand &operand, StringRef what) {
      auto gather = AllGatherOp::create(
          rewriter, sum.reduce.getLoc(), getWholeType(operand.get(), chunk),
          operand.get(), chunk.getDim(), chunk.getUnit(), /*size=*/Value());
      if (reason)
        gather->setAttr(kReasonAttr,
                        rewriter.getStringAttr(what + reason.getValue()));
      operand.set(gather.getResult());
    };
    rewriter.modifyOpInPlace(update, [&] {
      gatherAll(update.getUpdatesMutable(), "rows of ");
      gatherAll(update.getIndicesMutable(), "indices of ");
      update->removeAttr(kChunkAttr);
    });
  }
  rewriter.replaceOp(sum.reduce, sum.reduce.getInput());
}

/// Gathers the updates of a sum instead of reducing it, where `model` says that
/// it is faster; without a model everywhere.
struct GatherUpdates : OpRewritePattern<AllReduceOp> {
  GatherUpdates(MLIRContext *context, const Finder &finder,
                const std::optional<Topology> &model,
                Pass::Statistic &numSparse)
      : OpRewritePattern(context), finder(finder), model(model),
        numSparse(numSparse) {}

  LogicalResult matchAndRewrite(AllReduceOp reduce,
                                PatternRewriter &rewriter) const override {
    std::optional<SparseSum> sum = finder.find(reduce);
    if (!sum || (model && !isFaster(*sum, *model)))
      return failure();
    LDBG() << "gather the rows of " << reduce;
    ++numSparse;
    rewrite(rewriter, *sum);
    return success();
  }

private:
  const Finder &finder;
  const std::optional<Topology> &model;
  Pass::Statistic &numSparse;
};

/// Returns true if `parallel` distributes updates by their chunks.
bool hasUpdates(ParallelOp parallel) {
  return parallel.getStaticDevices() != 1 &&
         llvm::any_of(parallel.getBodyBlock()->getOps<IndexUpdateOp>(),
                      [](IndexUpdateOp update) { return getChunk(update); });
}

struct SparseGradients : dp::impl::DPSparseGradientsBase<SparseGradients> {
  using DPSparseGradientsBase::DPSparseGradientsBase;

  void runOnStage() override {
    if (when == SparseGradientMode::never)
      return;
    // Most programs have no such update; skip the analysis then.
    SmallVector<ParallelOp> parallels;
    getOperation().walk([&](ParallelOp parallel) {
      if (hasUpdates(parallel))
        parallels.push_back(parallel);
    });
    if (parallels.empty())
      return;
    std::optional<Topology> model;
    if (when == SparseGradientMode::automatic) {
      llvm::Expected<Topology> loaded = loadTopology(topology);
      if (!loaded) {
        getOperation().emitError() << llvm::toString(loaded.takeError());
        return signalPassFailure();
      }
      model = std::move(*loaded);
    }
    for (ParallelOp parallel : parallels) {
      Finder finder(parallel);
      RewritePatternSet patterns(&getContext());
      patterns.add<GatherUpdates>(&getContext(), finder, model, numSparse);
      walkAndApplyPatterns(parallel, std::move(patterns));
    }
  }
};
} // namespace
