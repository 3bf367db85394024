//===- BufferizableOpInterfaceImpl.cpp - Collectives on buffers -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/DP.h"
#include "dp/IR/StateShape.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::bufferization;

namespace {

/// A buffer with `sizes` taken from `like` where dynamic, except for `dim`.
Value allocate(OpBuilder &builder, Location loc, MemRefType type, Value like,
               int64_t dim = -1, Value size = Value()) {
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (type.isDynamicDim(i))
      sizes.push_back(
          i == dim ? size
                   : memref::DimOp::create(builder, loc, like, i).getResult());
  return memref::AllocOp::create(builder, loc, type, sizes,
                                 builder.getI64IntegerAttr(64));
}

MemRefType getDenseType(ShapedType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// `buffer` itself if it is dense, else a dense copy.
Value makeDense(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getLayout().isIdentity())
    return buffer;
  Value copy = allocate(builder, loc, getDenseType(type), buffer);
  memref::CopyOp::create(builder, loc, buffer, copy);
  return copy;
}

void copyDiscardable(Operation *from, Operation *to) {
  for (StringRef name :
       {kReasonAttr, kErrorBoundAttr, kPerUseAttr, kBuffersAttr})
    if (Attribute attribute = from->getDiscardableAttr(name))
      to->setAttr(name, attribute);
}

struct AllReduceModel
    : BufferizableOpInterface::ExternalModel<AllReduceModel, AllReduceOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return true;
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    return {{op->getResult(0), BufferRelation::Equivalent}};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto reduce = cast<AllReduceOp>(op);
    FailureOr<Value> buffer =
        getBuffer(rewriter, reduce.getInput(), options, state);
    if (failed(buffer))
      return failure();
    Value dense = makeDense(rewriter, op->getLoc(), *buffer);
    auto lowered = BufferAllReduceOp::create(rewriter, op->getLoc(), dense,
                                             dense, reduce.getKind());
    copyDiscardable(op, lowered);
    if (dense != *buffer)
      memref::CopyOp::create(rewriter, op->getLoc(), dense, *buffer);
    replaceOpWithBufferizedValues(rewriter, op, *buffer);
    return success();
  }
};

/// What all but all_reduce share: a new buffer for the result.
template <typename Model, typename Op>
struct FreshResultModel : BufferizableOpInterface::ExternalModel<Model, Op> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  bool bufferizesToAllocation(Operation *, Value) const { return true; }
  FailureOr<BufferLikeType> getBufferType(Operation *op, Value value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(
        getDenseType(cast<ShapedType>(value.getType())));
  }
};

struct AllGatherModel : FreshResultModel<AllGatherModel, AllGatherOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto gather = cast<AllGatherOp>(op);
    FailureOr<Value> buffer =
        getBuffer(rewriter, gather.getInput(), options, state);
    if (failed(buffer))
      return failure();
    Value send = makeDense(rewriter, op->getLoc(), *buffer);
    Value recv =
        allocate(rewriter, op->getLoc(),
                 getDenseType(cast<ShapedType>(gather.getResult().getType())),
                 send, gather.getDim(), gather.getSize());
    auto lowered = BufferAllGatherOp::create(rewriter, op->getLoc(), send, recv,
                                             gather.getDim(), gather.getUnit());
    copyDiscardable(op, lowered);
    replaceOpWithBufferizedValues(rewriter, op, recv);
    return success();
  }
};

struct ReduceScatterModel
    : FreshResultModel<ReduceScatterModel, ReduceScatterOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto scatter = cast<ReduceScatterOp>(op);
    Location loc = op->getLoc();
    FailureOr<Value> buffer =
        getBuffer(rewriter, scatter.getInput(), options, state);
    if (failed(buffer))
      return failure();
    Value send = makeDense(rewriter, loc, *buffer);
    auto type = cast<ShapedType>(scatter.getResult().getType());
    int64_t dim = scatter.getDim();
    Value size;
    if (type.isDynamicDim(dim))
      size = ShardSizeOp::create(
          rewriter, loc, rewriter.getIndexType(),
          memref::DimOp::create(rewriter, loc, send, dim), scatter.getUnit());
    Value recv = allocate(rewriter, loc, getDenseType(type), send, dim, size);
    auto lowered = BufferReduceScatterOp::create(
        rewriter, loc, send, recv, scatter.getKind(), dim, scatter.getUnit());
    copyDiscardable(op, lowered);
    replaceOpWithBufferizedValues(rewriter, op, recv);
    return success();
  }
};

struct AllToAllModel : FreshResultModel<AllToAllModel, AllToAllOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto exchange = cast<AllToAllOp>(op);
    Location loc = op->getLoc();
    FailureOr<Value> buffer =
        getBuffer(rewriter, exchange.getInput(), options, state);
    if (failed(buffer))
      return failure();
    Value send = makeDense(rewriter, loc, *buffer);
    auto type = cast<ShapedType>(exchange.getResult().getType());
    Type index = rewriter.getIndexType();
    SmallVector<Value> sizes;
    if (type.isDynamicDim(0))
      sizes.push_back(DeviceCountOp::create(rewriter, loc, index));
    if (type.isDynamicDim(1))
      sizes.push_back(ShardSizeOp::create(
          rewriter, loc, index, memref::DimOp::create(rewriter, loc, send, 0)));
    Value recv = memref::AllocOp::create(rewriter, loc, getDenseType(type),
                                         sizes, rewriter.getI64IntegerAttr(64));
    auto lowered = BufferAllToAllOp::create(rewriter, loc, send, recv);
    copyDiscardable(op, lowered);
    replaceOpWithBufferizedValues(rewriter, op, recv);
    return success();
  }
};

/// In place in the destination.
struct IndexUpdateModel
    : DstBufferizableOpInterfaceExternalModel<IndexUpdateModel, IndexUpdateOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto update = cast<IndexUpdateOp>(op);
    SmallVector<Value> buffers;
    for (Value operand : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    BufferIndexUpdateOp::create(rewriter, op->getLoc(), buffers[0], buffers[1],
                                buffers[2], update.getDimsAttr(),
                                update.getBatchingAttr(), update.getKindAttr());
    replaceOpWithBufferizedValues(rewriter, op, buffers[1]);
    return success();
  }
};

} // namespace

void mlir::dp::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    AllReduceOp::attachInterface<AllReduceModel>(*context);
    AllGatherOp::attachInterface<AllGatherModel>(*context);
    ReduceScatterOp::attachInterface<ReduceScatterModel>(*context);
    AllToAllOp::attachInterface<AllToAllModel>(*context);
    IndexUpdateOp::attachInterface<IndexUpdateModel>(*context);
  });
}
