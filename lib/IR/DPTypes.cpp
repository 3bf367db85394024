//===- DPTypes.cpp - The placed type -----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

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

LogicalResult
PlacedType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   RankedTensorType type, PlacementAttr placement) {
  if (placement.isSharded()) {
    // [placed-C1]
    if (placement.getDim() >= type.getRank())
      return emitError() << "expected a sharded dimension < "
                         << type.getRank() << " (the rank of " << type
                         << "), found " << placement.getDim();
    // [placed-C2]
    int64_t extent = type.getDimSize(placement.getDim());
    if (!ShapedType::isDynamic(extent) && extent % placement.getUnit() != 0)
      return emitError() << "expected the unit to divide dimension "
                         << placement.getDim() << " of extent " << extent
                         << ", found unit " << placement.getUnit();
  }
  return success();
}

RankedTensorType
PlacedType::getLocalType(std::optional<int64_t> devices) const {
  RankedTensorType type = getTensorType();
  PlacementAttr placement = getPlacement();
  if (!placement.isSharded())
    return type;
  SmallVector<int64_t> shape(type.getShape());
  int64_t &extent = shape[placement.getDim()];
  if (devices && !ShapedType::isDynamic(extent) &&
      (extent / placement.getUnit()) % *devices == 0)
    extent /= *devices;
  else
    extent = ShapedType::kDynamic;
  return type.clone(shape);
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
