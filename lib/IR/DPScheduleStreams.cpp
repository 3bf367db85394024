//===- DPScheduleStreams.cpp - Collectives on buffers, tokens, streams ----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Verifiers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

// A collective sends a buffer as one range of bytes, so the buffers are dense.
// An all_to_all receives a row from each device.
static LogicalResult verifyDense(Operation *op, Value send, Value recv,
                                 bool receivesRows) {
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
  if (receivesRows) {
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

static LogicalResult verifyChunking(Operation *op, Value whole,
                                    Chunking chunking) {
  auto [dim, unit] = chunking;
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

static LogicalResult verifyReducedBuffer(Operation *op, Value send,
                                         ReductionKind kind) {
  Type element = cast<MemRefType>(send.getType()).getElementType();
  // [buffer-C6]
  if (failed(verifyReducible([&] { return op->emitOpError(); }, kind, element)))
    return failure();
  // [buffer-C8]
  if (!isStorageType(element))
    return op->emitOpError() << "expected elements as wide as their places in "
                                "a buffer (dp-widen-collectives extends "
                                "others), found "
                             << element;
  return success();
}

LogicalResult mlir::dp::detail::verifyBufferCollective(Operation *op) {
  auto collective = cast<CollectiveOpInterface>(op);
  Value send = collective.getSent(), recv = collective.getReceived();
  CollectiveKind kind = collective.getCollectiveKind();
  if (failed(verifyDense(op, send, recv, kind == CollectiveKind::allToAll)))
    return failure();
  std::optional<Chunking> chunking = collective.getChunking();
  // [buffer.all_reduce-C1]
  if (!chunking &&
      failed(verifyCompatibleShape(send.getType(), recv.getType())))
    return op->emitOpError() << "expected buffers of one shape, found "
                             << send.getType() << " and " << recv.getType();
  if (chunking && failed(verifyChunking(op, collective.getWhole(), *chunking)))
    return failure();
  std::optional<ReductionKind> reduction = collective.getReduction();
  return reduction ? verifyReducedBuffer(op, send, *reduction) : success();
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

/// Returns how many of `waits` every path through `block` executes, with 2 for
/// more than one. Emits an error at an op whose paths differ.
static FailureOr<unsigned>
countWaits(Block &block, const llvm::SmallPtrSetImpl<Operation *> &waits) {
  // The ops of this block that contain a wait.
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
        // The number of waits in a loop or in several blocks is not known.
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

/// Returns the number of bits of an element of NCCL's type `datatype`.
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

LogicalResult mlir::dp::detail::verifyNccl(Operation *op) {
  auto nccl = cast<NcclOpInterface>(op);
  Value send = op->getOperand(0), recv = op->getOperand(1);
  if (failed(verifyDense(op, send, recv, nccl.receivesRows())))
    return failure();
  // [nccl-C1]
  Type element = cast<MemRefType>(send.getType()).getElementType();
  NcclDataType datatype = nccl.getDatatype();
  unsigned width = getWidth(datatype);
  bool fits =
      element.isIndex()
          ? width == 64
          : element.isIntOrFloat() &&
                (8 * getElementBytes(element) == width ||
                 (!nccl.getReduction() && datatype == NcclDataType::ncclUint8));
  if (!fits)
    return op->emitOpError()
           << "expected elements of " << width << " bits for "
           << stringifyEnum(datatype) << ", found " << element;
  return success();
}
