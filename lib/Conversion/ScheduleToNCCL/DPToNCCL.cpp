//===- DPToNCCL.cpp - Lowering of collectives to NCCL ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/Nccl.h"

#include "dp/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "convert-dp-to-nccl"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPTONCCL
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The product of the extents of dimensions [from, to), times `factor`.
static Value buildCount(OpBuilder &builder, Location loc, Value memref,
                        int64_t from, int64_t to, int64_t factor = 1) {
  Value count;
  for (int64_t dim = from; dim < to; ++dim) {
    Value extent = builder.createOrFold<memref::DimOp>(loc, memref, dim);
    count = count ? builder.createOrFold<arith::MulIOp>(loc, count, extent)
                  : extent;
  }
  if (count && factor == 1)
    return count;
  Value scale = arith::ConstantIndexOp::create(builder, loc, factor);
  return count ? builder.createOrFold<arith::MulIOp>(loc, count, scale) : scale;
}

static std::optional<NcclReduction>
getReduction(BufferCollectiveOpInterface op) {
  return getNcclReduction(*op.getReduction(),
                          getElementTypeOrSelf(op.getSent()));
}

namespace {

/// The layout of chunks in the buffer that has all of them; an element is
/// `factor` of those that NCCL sends.
struct Chunks {
  Chunks(OpBuilder &builder, Location loc, BufferCollectiveOpInterface op,
         int64_t factor) {
    Value whole = op.getWhole();
    auto [dim, unit] = *op.getChunking();
    outer = buildCount(builder, loc, whole, 0, dim);
    Value extent = buildCount(builder, loc, whole, dim, dim + 1);
    blocks = builder.createOrFold<arith::DivUIOp>(
        loc, extent, arith::ConstantIndexOp::create(builder, loc, unit));
    int64_t rank = cast<MemRefType>(whole.getType()).getRank();
    elems = buildCount(builder, loc, whole, dim + 1, rank, unit * factor);
  }
  Value outer, blocks, elems;
};

/// Replaces a collective on buffers by the NCCL op of its kind.
struct CollectiveToNCCL
    : OpInterfaceConversionPattern<BufferCollectiveOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;

  LogicalResult
  matchAndRewrite(BufferCollectiveOpInterface op, ArrayRef<Value>,
                  ConversionPatternRewriter &rewriter) const override;
};

struct ConvertToNCCL : dp::impl::ConvertDPToNCCLBase<ConvertToNCCL> {
  void runOnEntry() override {
    if (getOperation()
            .walk([](BufferCollectiveOpInterface op) {
              return failed(checkReduction(op)) ? WalkResult::interrupt()
                                                : WalkResult::advance();
            })
            .wasInterrupted())
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    patterns.add<CollectiveToNCCL>(&getContext());
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !isa<BufferCollectiveOpInterface>(op); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Reports a reduction that NCCL has no operation for.
  static LogicalResult checkReduction(BufferCollectiveOpInterface op) {
    if (!op.getReduction() || getReduction(op))
      return success();
    return op.emitOpError()
           << "expected a reduction that NCCL does (dp-decompose-collectives "
              "decomposes the others), found '"
           << stringifyReductionKind(*op.getReduction()) << "' of "
           << getElementTypeOrSelf(op.getSent());
  }
};

} // namespace

LogicalResult
CollectiveToNCCL::matchAndRewrite(BufferCollectiveOpInterface op,
                                  ArrayRef<Value>,
                                  ConversionPatternRewriter &rewriter) const {
  Location loc = op.getLoc();
  Value send = op.getSent(), recv = op.getReceived();
  auto type = cast<MemRefType>(send.getType());
  std::optional<NcclReduction> reduction;
  if (op.getReduction()) {
    reduction = getReduction(op);
    if (!reduction)
      return rewriter.notifyMatchFailure(op, "NCCL has no such reduction");
  }
  // Elements that are only moved may go as others of their width.
  auto [datatype, factor] = reduction
                                ? std::pair(reduction->datatype, int64_t(1))
                                : getNcclTransport(type.getElementType());
  Operation *converted = nullptr;
  switch (op.getCollectiveKind()) {
  case CollectiveKind::allReduce:
    converted = NcclAllReduceOp::create(
        rewriter, loc, send, recv,
        buildCount(rewriter, loc, send, 0, type.getRank()), datatype,
        reduction->op);
    break;
  case CollectiveKind::allGather: {
    Chunks chunks(rewriter, loc, op, factor);
    converted = NcclAllGatherOp::create(rewriter, loc, send, recv, chunks.outer,
                                        chunks.blocks, chunks.elems, datatype);
    break;
  }
  case CollectiveKind::allToAll: {
    Chunks chunks(rewriter, loc, op, factor);
    converted = NcclAllToAllOp::create(rewriter, loc, send, recv, chunks.blocks,
                                       chunks.elems, datatype);
    break;
  }
  case CollectiveKind::reduceScatter: {
    Chunks chunks(rewriter, loc, op, factor);
    converted = NcclReduceScatterOp::create(
        rewriter, loc, send, recv, chunks.outer, chunks.blocks, chunks.elems,
        datatype, reduction->op);
    break;
  }
  case CollectiveKind::broadcast:
    llvm_unreachable("no op of a schedule is a broadcast");
  }
  LDBG() << op->getName() << " becomes " << converted->getName() << " of "
         << stringifyNcclDataType(datatype) << " at " << loc;
  if (Attribute reason = op->getAttr(kReasonAttr))
    converted->setAttr(kReasonAttr, reason);
  rewriter.eraseOp(op);
  return success();
}
