//===- StablehloScalars.cpp - Ops of StableHLO on scalars -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StablehloScalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::dp;

bool dp::isStablehlo(Operation *op) {
  return !op->isRegistered() &&
         op->getName().getDialectNamespace() == "stablehlo";
}

/// `F` for floats, `S` for signed and `U` for unsigned integers.
template <typename F, typename S, typename U>
static Value emitBinary(OpBuilder &builder, Location loc, Type type,
                        ValueRange operands) {
  if (operands.size() != 2)
    return {};
  if (isa<FloatType>(type))
    return F::create(builder, loc, operands[0], operands[1]);
  if (!isa<IntegerType>(type))
    return {};
  // Truth values count as unsigned.
  if (type.isUnsignedInteger() || type.isInteger(1))
    return U::create(builder, loc, operands[0], operands[1]);
  return S::create(builder, loc, operands[0], operands[1]);
}

template <typename Op>
static Value emitBits(OpBuilder &builder, Location loc, Type type,
                      ValueRange operands) {
  if (operands.size() != 2 || !isa<IntegerType>(type))
    return {};
  return Op::create(builder, loc, operands[0], operands[1]);
}

static Value emitCompare(OpBuilder &builder, Operation *op,
                         ValueRange operands) {
  auto attribute = op->getAttrOfType<OpaqueAttr>("comparison_direction");
  if (operands.size() != 2 || !attribute)
    return {};
  // A total order of floats is another one than arith's.
  if (auto type = op->getAttrOfType<OpaqueAttr>("compare_type");
      type && type.getAttrData().contains("TOTALORDER"))
    return {};
  StringRef name = attribute.getAttrData();
  if (!name.consume_front("comparison_direction "))
    return {};
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  using F = arith::CmpFPredicate;
  using I = arith::CmpIPredicate;
  struct Predicates {
    F ofFloats;
    I ofSigned, ofUnsigned;
  };
  auto found = llvm::StringSwitch<std::optional<Predicates>>(name)
                   .Case("EQ", Predicates{F::OEQ, I::eq, I::eq})
                   .Case("NE", Predicates{F::UNE, I::ne, I::ne})
                   .Case("LT", Predicates{F::OLT, I::slt, I::ult})
                   .Case("LE", Predicates{F::OLE, I::sle, I::ule})
                   .Case("GT", Predicates{F::OGT, I::sgt, I::ugt})
                   .Case("GE", Predicates{F::OGE, I::sge, I::uge})
                   .Default(std::nullopt);
  if (!found)
    return {};
  if (isa<FloatType>(type))
    return arith::CmpFOp::create(builder, op->getLoc(), found->ofFloats,
                                 operands[0], operands[1]);
  if (!isa<IntegerType>(type))
    return {};
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  return arith::CmpIOp::create(builder, op->getLoc(),
                               isUnsigned ? found->ofUnsigned : found->ofSigned,
                               operands[0], operands[1]);
}

Value dp::emitStablehloScalar(OpBuilder &builder, Operation *op,
                              ValueRange operands) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return {};
  StringRef name = op->getName().stripDialect();
  Location loc = op->getLoc();
  if (name == "compare")
    return emitCompare(builder, op, operands);
  if (name == "select")
    return operands.size() == 3
               ? arith::SelectOp::create(builder, loc, operands[0], operands[1],
                                         operands[2])
               : Value();
  using Emit = Value (*)(OpBuilder &, Location, Type, ValueRange);
  Emit emit =
      llvm::StringSwitch<Emit>(name)
          .Case("add", emitBinary<arith::AddFOp, arith::AddIOp, arith::AddIOp>)
          .Case("subtract",
                emitBinary<arith::SubFOp, arith::SubIOp, arith::SubIOp>)
          .Case("multiply",
                emitBinary<arith::MulFOp, arith::MulIOp, arith::MulIOp>)
          .Case("maximum",
                emitBinary<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>)
          .Case("minimum",
                emitBinary<arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp>)
          .Case("and", emitBits<arith::AndIOp>)
          .Case("or", emitBits<arith::OrIOp>)
          .Case("xor", emitBits<arith::XOrIOp>)
          .Default(nullptr);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  // Sums of truth values are alternatives, their products conjunctions.
  if (type.isInteger(1) && (name == "add" || name == "multiply"))
    emit = name == "add" ? emitBits<arith::OrIOp> : emitBits<arith::AndIOp>;
  if (!emit || (type.isInteger(1) && name == "subtract"))
    return {};
  return emit(builder, loc, type, operands);
}
