//===- DPTypes.cpp - The placed type -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_TYPEDEF_CLASSES
#include "dp/IR/DPTypes.cpp.inc"

void DPDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dp/IR/DPTypes.cpp.inc"
      >();
}

bool mlir::dp::isReducible(ReductionKind kind, Type element) {
  if (!isSupportedElement(element) || isF8(element))
    return false;
  switch (kind) {
  case ReductionKind::add:
  case ReductionKind::mul:
  case ReductionKind::max:
  case ReductionKind::min:
    return element.isIntOrIndexOrFloat();
  case ReductionKind::maxnum:
  case ReductionKind::minnum:
    return isa<FloatType>(element);
  case ReductionKind::umax:
  case ReductionKind::umin:
  case ReductionKind::and_:
  case ReductionKind::or_:
  case ReductionKind::xor_:
    return element.isIntOrIndex();
  }
  llvm_unreachable("all reduction kinds are handled");
}

LogicalResult
mlir::dp::verifyReducible(llvm::function_ref<InFlightDiagnostic()> emitError,
                          ReductionKind kind, Type element) {
  if (!isReducible(kind, element))
    return emitError() << "expected an element type that '"
                       << stringifyReductionKind(kind) << "' combines, found "
                       << element;
  return success();
}

LogicalResult
PlacedType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   RankedTensorType type, PlacementAttr placement) {
  // [placed-C1]
  Type element = type.getElementType();
  if (!element.isIntOrIndexOrFloat() && !isa<ComplexType>(element))
    return emitError() << "expected a tensor of numbers, found " << type;
  // [placed-C2]
  if (type.getEncoding())
    return emitError() << "expected a tensor without encoding, found " << type;
  if (placement.isSharded()) {
    // [placed-C3]
    if (placement.getDim() >= type.getRank())
      return emitError() << "expected a sharded dimension < " << type.getRank()
                         << " (the rank of " << type << "), found "
                         << placement.getDim();
    // [placed-C4]
    int64_t extent = type.getDimSize(placement.getDim());
    if (!ShapedType::isDynamic(extent) && extent % placement.getUnit() != 0)
      return emitError() << "expected the unit to divide dimension "
                         << placement.getDim() << " of extent " << extent
                         << ", found unit " << placement.getUnit();
  }
  // [placed-C5]
  if (placement.isPartial())
    return verifyReducible(emitError, placement.getReduction(), element);
  return success();
}

RankedTensorType mlir::dp::getLocalTensorType(RankedTensorType whole,
                                              PlacementAttr placement,
                                              std::optional<int64_t> devices) {
  if (!placement.isSharded())
    return whole;
  SmallVector<int64_t> shape(whole.getShape());
  int64_t &extent = shape[placement.getDim()];
  // Two divisions, because unit * devices could overflow.
  if (devices && !ShapedType::isDynamic(extent) &&
      (extent / placement.getUnit()) % *devices == 0)
    extent /= *devices;
  else
    extent = ShapedType::kDynamic;
  return whole.clone(shape);
}

RankedTensorType
PlacedType::getLocalType(std::optional<int64_t> devices) const {
  return getLocalTensorType(getTensorType(), getPlacement(), devices);
}

Type PlacedType::parse(AsmParser &parser) {
  RankedTensorType type;
  if (parser.parseLess() || parser.parseType(type) || parser.parseComma())
    return {};
  SMLoc loc = parser.getCurrentLocation();
  FailureOr<PlacementAttr> placement = PlacementAttr::parseBody(parser);
  if (failed(placement) || parser.parseGreater())
    return {};
  return parser.getChecked<PlacedType>(loc, parser.getContext(), type,
                                       *placement);
}

void PlacedType::print(AsmPrinter &printer) const {
  printer << '<';
  printer.printType(getTensorType());
  printer << ", ";
  getPlacement().printBody(printer.getStream());
  printer << '>';
}
