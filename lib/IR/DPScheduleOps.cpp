//===- DPScheduleOps.cpp - What one device does, in order -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.cpp.inc"

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto kernel = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getKernelAttr());
  if (!kernel)
    return emitOpError() << "expected a function, found no '" << getKernel()
                         << "'";
  if (!kernel->hasAttr(kKernelAttr))
    return emitOpError() << "expected '" << getKernel() << "' to be marked '"
                         << kKernelAttr << "'";
  SmallVector<Type> expected(getParams().getTypes());
  Type index = IndexType::get(getContext());
  expected.append(2, index);
  if (kernel.getArgumentTypes() != ArrayRef<Type>(expected))
    return emitOpError() << "expected '" << getKernel()
                         << "' to take the parameters and a range";
  return success();
}

LogicalResult GemmOp::verify() {
  Type a = cast<MemRefType>(getA().getType()).getElementType();
  if (!a.isF32() && !a.isF64())
    return emitOpError() << "expected f32 or f64 elements, found " << a;
  for (Value operand : {getB(), getC()})
    if (cast<MemRefType>(operand.getType()).getElementType() != a)
      return emitOpError() << "expected the element type of A " << a
                           << ", found " << operand.getType();
  return success();
}

// Collectives send bytes as they lie, so the buffers are dense.
static LogicalResult verifyDense(Operation *op, Value send, Value recv) {
  auto sendType = cast<MemRefType>(send.getType());
  auto recvType = cast<MemRefType>(recv.getType());
  for (MemRefType type : {sendType, recvType})
    if (!type.getLayout().isIdentity())
      return op->emitOpError() << "expected a dense buffer, found " << type;
  if (sendType.getElementType() != recvType.getElementType())
    return op->emitOpError()
           << "expected one element type, found " << sendType.getElementType()
           << " and " << recvType.getElementType();
  if (sendType.getRank() != recvType.getRank())
    return op->emitOpError() << "expected buffers of one rank, found "
                             << sendType << " and " << recvType;
  return success();
}

static LogicalResult verifyChunked(Operation *op, Value send, Value recv,
                                   int64_t dim, int64_t unit) {
  int64_t rank = cast<MemRefType>(send.getType()).getRank();
  if (dim < 0 || dim >= rank)
    return op->emitOpError()
           << "expected a dimension below " << rank << ", found " << dim;
  if (unit < 1)
    return op->emitOpError() << "expected a unit >= 1, found " << unit;
  return verifyDense(op, send, recv);
}

LogicalResult BufferAllReduceOp::verify() {
  return verifyDense(*this, getSend(), getRecv());
}

LogicalResult BufferAllGatherOp::verify() {
  return verifyChunked(*this, getSend(), getRecv(), getDim(), getUnit());
}

LogicalResult BufferReduceScatterOp::verify() {
  return verifyChunked(*this, getSend(), getRecv(), getDim(), getUnit());
}
