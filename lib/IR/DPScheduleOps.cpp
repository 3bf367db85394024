//===- DPScheduleOps.cpp - What one device does, in order -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Verifiers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.cpp.inc"

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto kernel = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getKernelAttr());
  // [launch-C1]
  if (!kernel)
    return emitOpError() << "expected a function, found no '" << getKernel()
                         << "'";
  // [launch-C2]
  if (!kernel->hasAttr(kKernelAttr))
    return emitOpError() << "expected '" << getKernel() << "' to be marked '"
                         << kKernelAttr << "'";
  // [launch-C3]
  SmallVector<Type> expected(getParams().getTypes());
  Type index = IndexType::get(getContext());
  expected.append(2, index);
  if (kernel.getArgumentTypes() != ArrayRef<Type>(expected))
    return emitOpError() << "expected '" << getKernel()
                         << "' to take the parameters and a range";
  return success();
}

LogicalResult HostReadOp::verify() {
  // [host_read-C1]
  int64_t rank = cast<MemRefType>(getBuffer().getType()).getRank();
  if (static_cast<int64_t>(getIndices().size()) != rank)
    return emitOpError() << "expected " << rank << " indices, found "
                         << getIndices().size();
  return success();
}

LogicalResult GemmOp::verify() {
  Type a = cast<MemRefType>(getA().getType()).getElementType();
  // [gemm-C1]
  if (!a.isF32() && !a.isF64())
    return emitOpError() << "expected f32 or f64 elements, found " << a;
  // [gemm-C2]
  for (Value operand : {getB(), getC()})
    if (cast<MemRefType>(operand.getType()).getElementType() != a)
      return emitOpError() << "expected the element type of A " << a
                           << ", found " << operand.getType();
  if (!getBias())
    return success();
  // [gemm-C3]
  auto bias = cast<MemRefType>(getBias().getType());
  if (bias.getRank() != 1 || !bias.getLayout().isIdentity() ||
      bias.getElementType() != a)
    return emitOpError() << "expected a dense row of " << a
                         << " as bias, found " << bias;
  return success();
}

LogicalResult ConvOp::verify() {
  // [conv-C1]
  for (Value operand : {getA(), getB(), getOut()}) {
    auto type = cast<MemRefType>(operand.getType());
    if (type.getRank() != 4 || !type.getLayout().isIdentity() ||
        !type.getElementType().isF32())
      return emitOpError()
             << "expected dense f32 buffers of four dimensions, found " << type;
  }
  // [conv-C2]
  for (ArrayRef<int64_t> steps : {getStrides(), getDilations()})
    if (steps.size() != 2 || steps[0] < 1 || steps[1] < 1)
      return emitOpError() << "expected two positive strides and dilations";
  auto image = cast<MemRefType>(getA().getType());
  auto filter =
      cast<MemRefType>((getFilterGradient() ? getOut() : getB()).getType());
  auto output =
      cast<MemRefType>((getFilterGradient() ? getB() : getOut()).getType());
  auto differ = [](int64_t x, int64_t y) {
    return !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y) && x != y;
  };
  // [conv-C3]
  if (differ(image.getDimSize(0), output.getDimSize(0)) ||
      differ(image.getDimSize(3), filter.getDimSize(3)) ||
      differ(filter.getDimSize(0), output.getDimSize(3)))
    return emitOpError() << "expected batch and channels to agree, found "
                         << image << ", " << filter << " and " << output;
  // [conv-C4]
  for (int64_t i : {0, 1}) {
    int64_t in = image.getDimSize(1 + i), window = filter.getDimSize(1 + i);
    if (ShapedType::isDynamic(in) || ShapedType::isDynamic(window))
      return emitOpError() << "expected static heights and widths";
    int64_t size =
        (in - getDilations()[i] * (window - 1) - 1) / getStrides()[i] + 1;
    if (output.getDimSize(1 + i) != size)
      return emitOpError() << "expected an output size of " << size
                           << " in dimension " << 1 + i << ", found " << output;
  }
  return success();
}

// Collectives send bytes as they lie, so the buffers are dense. An all_to_all
// receives rows of what it sends.
static LogicalResult verifyDense(Operation *op, Value send, Value recv) {
  auto sendType = cast<MemRefType>(send.getType());
  auto recvType = cast<MemRefType>(recv.getType());
  // [buffer-C1]
  for (MemRefType type : {sendType, recvType})
    if (!type.getLayout().isIdentity())
      return op->emitOpError() << "expected a dense buffer, found " << type;
  // [buffer-C2]
  if (sendType.getElementType() != recvType.getElementType())
    return op->emitOpError()
           << "expected one element type, found " << sendType.getElementType()
           << " and " << recvType.getElementType();
  // [buffer-C7]
  if (!getDTypeNumber(sendType.getElementType()))
    return op->emitOpError() << "expected elements that a collective moves ("
                             << getSupportedElementNames() << "), found "
                             << sendType.getElementType();
  if (isa<BufferAllToAllOp, NcclAllToAllOp>(op)) {
    // [buffer.all_to_all-C1]
    if (sendType.getRank() != 1 || recvType.getRank() != 2)
      return op->emitOpError()
             << "expected to send a buffer of one dimension and to receive one "
                "of two, found "
             << sendType << " and " << recvType;
    return success();
  }
  // [buffer-C3]
  if (sendType.getRank() != recvType.getRank())
    return op->emitOpError() << "expected buffers of one rank, found "
                             << sendType << " and " << recvType;
  return success();
}

/// `whole` is the side that has all chunks.
static LogicalResult verifyChunked(Operation *op, Value send, Value recv,
                                   Value whole, int64_t dim, int64_t unit) {
  if (failed(verifyDense(op, send, recv)))
    return failure();
  auto type = cast<MemRefType>(whole.getType());
  // [buffer-C4]
  if (dim < 0 || dim >= type.getRank())
    return op->emitOpError()
           << "expected a dimension >= 0 and < " << type.getRank()
           << " (the rank of " << type << "), found " << dim;
  // [buffer-C5]
  if (unit < 1 || (!type.isDynamicDim(dim) && type.getDimSize(dim) % unit))
    return op->emitOpError() << "expected a unit >= 1 that divides dimension "
                             << dim << " of " << type << ", found " << unit;
  return success();
}

static LogicalResult verifyReduction(Operation *op, Value send,
                                     ReductionKind kind) {
  Type element = cast<MemRefType>(send.getType()).getElementType();
  // [buffer-C6]
  if (!isReducible(kind, element))
    return op->emitOpError()
           << "expected an element type that '" << stringifyReductionKind(kind)
           << "' combines, found " << element;
  // [buffer-C8]
  if (!isStorageType(element))
    return op->emitOpError() << "expected elements as wide as their places in "
                                "a buffer (dp-widen-collectives extends "
                                "others), found "
                             << element;
  return success();
}

LogicalResult BufferAllReduceOp::verify() {
  if (failed(verifyDense(*this, getSend(), getRecv())))
    return failure();
  // [buffer.all_reduce-C1]
  if (failed(verifyCompatibleShape(getSend().getType(), getRecv().getType())))
    return emitOpError() << "expected buffers of one shape, found "
                         << getSend().getType() << " and "
                         << getRecv().getType();
  return verifyReduction(*this, getSend(), getKind());
}

LogicalResult BufferAllGatherOp::verify() {
  return verifyChunked(*this, getSend(), getRecv(), getRecv(), getDim(),
                       getUnit());
}

LogicalResult BufferReduceScatterOp::verify() {
  if (failed(verifyChunked(*this, getSend(), getRecv(), getSend(), getDim(),
                           getUnit())))
    return failure();
  return verifyReduction(*this, getSend(), getKind());
}

LogicalResult BufferAllToAllOp::verify() {
  return verifyDense(*this, getSend(), getRecv());
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

/// How often `block` runs into one of `waits` on any path through it: 0, 1 or 2
/// for more; an error at the op where two paths differ.
static FailureOr<unsigned>
countWaits(Block &block, const llvm::SmallPtrSetImpl<Operation *> &waits) {
  // The ops of this block that hold a wait, each once.
  llvm::SmallSetVector<Operation *, 4> holders;
  for (Operation *wait : waits)
    if (Operation *holder = block.findAncestorOpInBlock(*wait))
      holders.insert(holder);
  unsigned total = 0;
  for (Operation *holder : holders) {
    if (waits.contains(holder)) {
      ++total;
      continue;
    }
    auto branch = dyn_cast<RegionBranchOpInterface>(holder);
    SmallVector<RegionSuccessor> paths;
    if (branch)
      branch.getSuccessorRegions(RegionBranchPoint::parent(), paths);
    std::optional<unsigned> each;
    for (const RegionSuccessor &path : paths) {
      unsigned count = 0;
      if (!path.isParent()) {
        Region &region = *path.getSuccessor();
        // A region that may run again, or several blocks: not counted.
        if (!region.hasOneBlock() ||
            branch.isRepetitiveRegion(region.getRegionNumber()))
          return holder->emitOpError()
                 << "expected no wait for a token from outside of a loop";
        FailureOr<unsigned> inside = countWaits(region.front(), waits);
        if (failed(inside))
          return failure();
        count = *inside;
      }
      if (each && *each != count)
        return holder->emitOpError()
               << "expected a wait for the token on every path or on none";
      each = count;
    }
    if (!each)
      return holder->emitOpError()
             << "expected no wait for a token from outside";
    total += *each;
  }
  return std::min(total, 2u);
}

LogicalResult GroupEndOp::verify() {
  if (!getToken())
    return success();
  // [group_end-C1]
  Operation *start = (*this)->getPrevNode();
  while (start && !isa<GroupStartOp, GroupEndOp>(start))
    start = start->getPrevNode();
  if (!isa_and_nonnull<GroupStartOp>(start))
    return emitOpError() << "expected a dp.group_start before it";
  // [group_end-C2]
  llvm::SmallPtrSet<Operation *, 4> waits;
  for (Operation *user : getToken().getUsers()) {
    if (!isa<WaitOp>(user))
      return emitOpError() << "expected only dp.wait to use the token, found '"
                           << user->getName() << "'";
    waits.insert(user);
  }
  // [group_end-C3]
  FailureOr<unsigned> count = countWaits(*(*this)->getBlock(), waits);
  if (failed(count))
    return failure();
  if (*count != 1)
    return emitOpError() << "expected one wait for the token on every path, "
                         << (*count ? "found two" : "found none");
  return success();
}

/// [wait-C1], [stream_wait-C2]
static LogicalResult verifyOnce(Operation *op, ValueRange buffers) {
  llvm::SmallDenseSet<Value> seen;
  for (Value buffer : buffers)
    if (!seen.insert(buffer).second)
      return op->emitOpError()
             << "expected each buffer once, found one of type "
             << buffer.getType() << " twice";
  return success();
}

LogicalResult WaitOp::verify() {
  // [wait-C2]
  if (!getToken().getDefiningOp<GroupEndOp>())
    return emitOpError() << "expected the token of a dp.group_end";
  return verifyOnce(*this, getBuffers());
}

LogicalResult EventRecordOp::verify() {
  // [event_record-C1]
  if (static_cast<int64_t>(getEvent()) < 0)
    return emitOpError() << "expected an event >= 0, found "
                         << static_cast<int64_t>(getEvent());
  return success();
}

LogicalResult StreamWaitOp::verify() {
  // [stream_wait-C1]
  if (static_cast<int64_t>(getEvent()) < 0)
    return emitOpError() << "expected an event >= 0, found "
                         << static_cast<int64_t>(getEvent());
  return verifyOnce(*this, getBuffers());
}

/// Bits of an element as NCCL sends it.
static unsigned getWidth(NcclDataType datatype) {
  switch (datatype) {
  case NcclDataType::ncclInt8:
  case NcclDataType::ncclUint8:
    return 8;
  case NcclDataType::ncclFloat16:
  case NcclDataType::ncclBfloat16:
    return 16;
  case NcclDataType::ncclInt32:
  case NcclDataType::ncclUint32:
  case NcclDataType::ncclFloat32:
    return 32;
  default:
    return 64;
  }
}

/// `reduces`: the elements are combined, so that bytes will not do.
static LogicalResult verifyNccl(Operation *op, NcclDataType datatype,
                                bool reduces) {
  Value send = op->getOperand(0);
  if (failed(verifyDense(op, send, op->getOperand(1))))
    return failure();
  // [nccl-C1]
  Type element = cast<MemRefType>(send.getType()).getElementType();
  unsigned width = getWidth(datatype);
  bool fits = element.isIndex()
                  ? width == 64
                  : element.isIntOrFloat() &&
                        (8 * getElementBytes(element) == width ||
                         (!reduces && datatype == NcclDataType::ncclUint8));
  if (!fits)
    return op->emitOpError()
           << "expected elements of " << width << " bits for "
           << stringifyEnum(datatype) << ", found " << element;
  return success();
}

LogicalResult NcclAllReduceOp::verify() {
  return verifyNccl(*this, getDatatype(), /*reduces=*/true);
}

LogicalResult NcclAllGatherOp::verify() {
  return verifyNccl(*this, getDatatype(), /*reduces=*/false);
}

LogicalResult NcclReduceScatterOp::verify() {
  return verifyNccl(*this, getDatatype(), /*reduces=*/true);
}

LogicalResult NcclAllToAllOp::verify() {
  return verifyNccl(*this, getDatatype(), /*reduces=*/false);
}
