//===- DPToNCCL.cpp - Collectives on buffers become NCCL's ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/Nccl.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/Stage.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

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

namespace {

/// The layout of chunks in the buffer that has all of them.
struct Chunks {
  Chunks(OpBuilder &builder, Location loc, Value whole, int64_t dim,
         int64_t unit, int64_t factor)
      : outer(buildCount(builder, loc, whole, 0, dim)) {
    Value extent = buildCount(builder, loc, whole, dim, dim + 1);
    blocks = builder.createOrFold<arith::DivUIOp>(
        loc, extent, arith::ConstantIndexOp::create(builder, loc, unit));
    int64_t rank = cast<MemRefType>(whole.getType()).getRank();
    elems = buildCount(builder, loc, whole, dim + 1, rank, unit * factor);
  }
  Value outer, blocks, elems;
};

struct ConvertToNCCL : dp::impl::ConvertDPToNCCLBase<ConvertToNCCL> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(),
                          {Stage::buffers, Stage::planned})))
      return signalPassFailure();
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isCollective(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(convert(op)))
        return signalPassFailure();
  }

private:
  LogicalResult convert(Operation *op);
};

} // namespace

static FailureOr<NcclReduction> getReduction(Operation *op,
                                             ReductionKind kind) {
  Type element = cast<MemRefType>(op->getOperand(0).getType()).getElementType();
  std::optional<NcclReduction> reduction = getNcclReduction(kind, element);
  if (!reduction)
    return op->emitOpError()
           << "expected a reduction that NCCL does (dp-decompose-collectives "
              "decomposes the others), found '"
           << stringifyReductionKind(kind) << "' of " << element;
  return *reduction;
}

LogicalResult ConvertToNCCL::convert(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value send = op->getOperand(0), recv = op->getOperand(1);
  auto type = cast<MemRefType>(send.getType());
  Operation *converted;
  if (auto reduce = dyn_cast<BufferAllReduceOp>(op)) {
    FailureOr<NcclReduction> reduction = getReduction(op, reduce.getKind());
    if (failed(reduction))
      return failure();
    converted = NcclAllReduceOp::create(
        builder, loc, send, recv,
        buildCount(builder, loc, send, 0, type.getRank()), reduction->datatype,
        reduction->op);
  } else if (auto gather = dyn_cast<BufferAllGatherOp>(op)) {
    auto [datatype, factor] = getNcclTransport(type.getElementType());
    Chunks chunks(builder, loc, recv, gather.getDim(), gather.getUnit(),
                  factor);
    converted = NcclAllGatherOp::create(builder, loc, send, recv, chunks.outer,
                                        chunks.blocks, chunks.elems, datatype);
  } else if (isa<BufferAllToAllOp>(op)) {
    auto [datatype, factor] = getNcclTransport(type.getElementType());
    Chunks chunks(builder, loc, send, /*dim=*/0, /*unit=*/1, factor);
    converted = NcclAllToAllOp::create(builder, loc, send, recv, chunks.blocks,
                                       chunks.elems, datatype);
  } else {
    auto scatter = cast<BufferReduceScatterOp>(op);
    FailureOr<NcclReduction> reduction = getReduction(op, scatter.getKind());
    if (failed(reduction))
      return failure();
    Chunks chunks(builder, loc, send, scatter.getDim(), scatter.getUnit(), 1);
    converted = NcclReduceScatterOp::create(
        builder, loc, send, recv, chunks.outer, chunks.blocks, chunks.elems,
        reduction->datatype, reduction->op);
  }
  if (Attribute reason = op->getAttr(kReasonAttr))
    converted->setAttr(kReasonAttr, reason);
  op->erase();
  return success();
}
