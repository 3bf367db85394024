//===- BufferizableOpInterfaceImpl.cpp - Collectives on buffers -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Attention.h"
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

Value allocate(OpBuilder &builder, Location loc, MemRefType type,
               ValueRange sizes) {
  return memref::AllocOp::create(builder, loc, type, sizes,
                                 builder.getI64IntegerAttr(64));
}

MemRefType getDenseType(ShapedType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// A dense buffer of the shape of `buffer`.
Value allocateLike(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(memref::DimOp::create(builder, loc, buffer, dim));
  return allocate(builder, loc, getDenseType(type), sizes);
}

/// Returns `buffer` if it is dense, else a dense copy.
Value makeDense(OpBuilder &builder, Location loc, Value buffer) {
  if (cast<MemRefType>(buffer.getType()).getLayout().isIdentity())
    return buffer;
  Value copy = allocateLike(builder, loc, buffer);
  memref::CopyOp::create(builder, loc, buffer, copy);
  return copy;
}

void copyDiscardable(Operation *from, Operation *to) {
  for (StringRef name :
       {kReasonAttr, kErrorBoundAttr, kPerUseAttr, kBuffersAttr})
    if (Attribute attribute = from->getDiscardableAttr(name))
      to->setAttr(name, attribute);
}

/// In place in the operand, which is the destination.
struct AllReduceModel
    : DstBufferizableOpInterfaceExternalModel<AllReduceModel, AllReduceOp> {
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

Operation *lower(OpBuilder &builder, AllGatherOp op, Value send, Value recv) {
  return BufferAllGatherOp::create(builder, op.getLoc(), send, recv,
                                   op.getDim(), op.getUnit());
}
Operation *lower(OpBuilder &builder, ReduceScatterOp op, Value send,
                 Value recv) {
  return BufferReduceScatterOp::create(builder, op.getLoc(), send, recv,
                                       op.getKind(), op.getDim(), op.getUnit());
}
Operation *lower(OpBuilder &builder, AllToAllOp op, Value send, Value recv) {
  return BufferAllToAllOp::create(builder, op.getLoc(), send, recv);
}

/// The other collectives write their result into a new buffer.
template <typename Op>
struct CollectiveModel
    : BufferizableOpInterface::ExternalModel<CollectiveModel<Op>, Op> {
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
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto collective = cast<Op>(op);
    Location loc = op->getLoc();
    FailureOr<Value> buffer =
        getBuffer(rewriter, collective.getInput(), options, state);
    ReifiedRankedShapedTypeDims shapes;
    if (failed(buffer) || failed(reifyResultShapes(rewriter, op, shapes)))
      return failure();
    SmallVector<Value> sizes;
    for (OpFoldResult size : shapes.front())
      if (auto dynamic = dyn_cast<Value>(size))
        sizes.push_back(dynamic);
    Value send = makeDense(rewriter, loc, *buffer);
    Value recv = allocate(
        rewriter, loc,
        getDenseType(cast<ShapedType>(op->getResult(0).getType())), sizes);
    copyDiscardable(op, lower(rewriter, collective, send, recv));
    replaceOpWithBufferizedValues(rewriter, op, recv);
    return success();
  }
};

/// The buffers of all operands.
LogicalResult getBuffers(Operation *op, RewriterBase &rewriter,
                         const BufferizationOptions &options,
                         BufferizationState &state,
                         SmallVectorImpl<Value> &buffers) {
  for (Value operand : op->getOperands()) {
    FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return success();
}

/// In place in the destination, which is read only to accumulate. Libraries
/// want dense buffers.
struct ConvolutionModel
    : DstBufferizableOpInterfaceExternalModel<ConvolutionModel, ConvolutionOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    auto convolution = cast<ConvolutionOp>(op);
    return convolution.getAccumulate() ||
           &operand != &convolution.getOutMutable();
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    Location loc = op->getLoc();
    SmallVector<Value> buffers;
    if (failed(getBuffers(op, rewriter, options, state, buffers)))
      return failure();
    Value out = buffers[2];
    bool isDense = cast<MemRefType>(out.getType()).getLayout().isIdentity();
    Value dense = isDense ? out : allocateLike(rewriter, loc, out);
    if (!isDense && cast<ConvolutionOp>(op).getAccumulate())
      memref::CopyOp::create(rewriter, loc, out, dense);
    SmallVector<Value> operands = {makeDense(rewriter, loc, buffers[0]),
                                   makeDense(rewriter, loc, buffers[1]), dense};
    if (buffers.size() > 3)
      operands.push_back(makeDense(rewriter, loc, buffers[3]));
    ConvOp::create(rewriter, loc, TypeRange(), operands, op->getAttrs());
    if (!isDense)
      memref::CopyOp::create(rewriter, loc, dense, out);
    replaceOpWithBufferizedValues(rewriter, op, out);
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
    if (failed(getBuffers(op, rewriter, options, state, buffers)))
      return failure();
    BufferIndexUpdateOp::create(rewriter, op->getLoc(), buffers[0], buffers[1],
                                buffers[2], update.getDimsAttr(),
                                update.getBatchingAttr(), update.getKindAttr());
    replaceOpWithBufferizedValues(rewriter, op, buffers[1]);
    return success();
  }
};

/// Prefixes in the destinations, totals in the initial values' buffers.
struct ScanModel : DstBufferizableOpInterfaceExternalModel<ScanModel, ScanOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !llvm::is_contained(
        llvm::make_pointer_range(cast<ScanOp>(op).getDestsMutable()), &operand);
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto scan = cast<ScanOp>(op);
    SmallVector<Value> buffers;
    if (failed(getBuffers(op, rewriter, options, state, buffers)))
      return failure();
    ArrayRef<Value> inputs(buffers), dests, inits;
    size_t count = scan.getInputs().size();
    dests = inputs.slice(count, count);
    inits = inputs.take_back(count);
    auto lowered = BufferScanOp::create(
        rewriter, op->getLoc(), inputs.take_front(count), dests, inits,
        scan.getDim(), scan.getExclusive(), scan.getReverse());
    lowered.getCombiner().takeBody(scan.getCombiner());
    replaceOpWithBufferizedValues(rewriter, op,
                                  ArrayRef(buffers).drop_front(count));
    return success();
  }
};

/// In place, with scratch for rows that are long enough to be merged.
struct SortModel : DstBufferizableOpInterfaceExternalModel<SortModel, SortOp> {
  static constexpr int64_t kShortRow = 16;

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto sort = cast<SortOp>(op);
    SmallVector<Value> buffers, scratch;
    if (failed(getBuffers(op, rewriter, options, state, buffers)))
      return failure();
    int64_t dim = sort.getDim();
    int64_t extent =
        cast<MemRefType>(buffers.front().getType()).getDimSize(dim);
    if (ShapedType::isDynamic(extent) || extent > kShortRow)
      for (Value buffer : buffers)
        scratch.push_back(allocateLike(rewriter, op->getLoc(), buffer));
    auto lowered =
        BufferSortOp::create(rewriter, op->getLoc(), buffers, scratch, dim);
    lowered.getComparator().takeBody(sort.getComparator());
    replaceOpWithBufferizedValues(rewriter, op, buffers);
    return success();
  }
};

Operation *lower(OpBuilder &builder, RoutineOp op, ValueRange inputs,
                 ValueRange dests) {
  return BufferRoutineOp::create(builder, op.getLoc(), op.getRoutine(),
                                 op.getFlags(), inputs, dests);
}

/// The form on buffers has the same operands and attributes.
template <typename BufferOp, typename Op>
Operation *lowerAlike(OpBuilder &builder, Op op, ValueRange inputs,
                      ValueRange dests) {
  SmallVector<Value> operands(inputs);
  llvm::append_range(operands, dests);
  return BufferOp::create(builder, op.getLoc(), TypeRange(), operands,
                          op->getAttrs());
}

Operation *lower(OpBuilder &builder, AttentionOp op, ValueRange inputs,
                 ValueRange dests) {
  return lowerAlike<BufferAttentionOp>(builder, op, inputs, dests);
}

Operation *lower(OpBuilder &builder, AttentionGradientOp op, ValueRange inputs,
                 ValueRange dests) {
  return lowerAlike<BufferAttentionGradientOp>(builder, op, inputs, dests);
}

/// Results in the destinations. A library wants dense buffers.
template <typename Op>
struct LibraryCallModel
    : DstBufferizableOpInterfaceExternalModel<LibraryCallModel<Op>, Op> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !cast<Op>(op).isDpsInit(&operand);
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto call = cast<Op>(op);
    Location loc = op->getLoc();
    SmallVector<Value> buffers, dense;
    if (failed(getBuffers(op, rewriter, options, state, buffers)))
      return failure();
    size_t numInputs = call.getNumDpsInputs();
    for (auto [number, buffer] : llvm::enumerate(buffers)) {
      bool isDense =
          cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
      dense.push_back(number < numInputs ? makeDense(rewriter, loc, buffer)
                      : isDense          ? buffer
                                         : allocateLike(rewriter, loc, buffer));
    }
    lower(rewriter, call, ArrayRef(dense).take_front(numInputs),
          ArrayRef(dense).drop_front(numInputs));
    for (auto [from, to] : llvm::zip_equal(dense, buffers))
      if (from != to &&
          llvm::is_contained(ArrayRef(buffers).drop_front(numInputs), to))
        memref::CopyOp::create(rewriter, loc, from, to);
    replaceOpWithBufferizedValues(rewriter, op,
                                  ArrayRef(buffers).drop_front(numInputs));
    return success();
  }
};

} // namespace

void mlir::dp::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    AllReduceOp::attachInterface<AllReduceModel>(*context);
    AllGatherOp::attachInterface<CollectiveModel<AllGatherOp>>(*context);
    ReduceScatterOp::attachInterface<CollectiveModel<ReduceScatterOp>>(
        *context);
    AllToAllOp::attachInterface<CollectiveModel<AllToAllOp>>(*context);
    AttentionOp::attachInterface<LibraryCallModel<AttentionOp>>(*context);
    AttentionGradientOp::attachInterface<LibraryCallModel<AttentionGradientOp>>(
        *context);
    ConvolutionOp::attachInterface<ConvolutionModel>(*context);
    IndexUpdateOp::attachInterface<IndexUpdateModel>(*context);
    RoutineOp::attachInterface<LibraryCallModel<RoutineOp>>(*context);
    ScanOp::attachInterface<ScanModel>(*context);
    SortOp::attachInterface<SortModel>(*context);
  });
}
