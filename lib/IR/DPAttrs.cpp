//===- DPAttrs.cpp - Placements ------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

#include "dp/IR/DPEnums.cpp.inc"

/// Parses a list in brackets of attributes without their mnemonics.
template <typename AttrT>
static FailureOr<SmallVector<AttrT>> parseList(AsmParser &parser) {
  SmallVector<AttrT> list;
  auto parseElement = [&]() -> ParseResult {
    return parser.parseCustomAttributeWithFallback(list.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parseElement))
    return failure();
  return list;
}

template <typename AttrT>
static void printList(AsmPrinter &printer, ArrayRef<AttrT> list) {
  printer << '[';
  llvm::interleaveComma(list, printer, [&](AttrT element) {
    printer.printStrippedAttrOrType(element);
  });
  printer << ']';
}

#define GET_ATTRDEF_CLASSES
#include "dp/IR/DPAttrs.cpp.inc"

void DPDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dp/IR/DPAttrs.cpp.inc"
      >();
}

LogicalResult
PlacementAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                      PlacementKind kind, int64_t dim, int64_t unit,
                      ReductionKind reduction) {
  // [placement-C1]
  if (dim < 0)
    return emitError() << "expected a dimension >= 0, found " << dim;
  // [placement-C2]
  if (unit < 1)
    return emitError() << "expected a unit >= 1, found " << unit;
  // [placement-C3] Equal placements must be one attribute.
  if ((kind != PlacementKind::sharded && (dim != 0 || unit != 1)) ||
      (kind != PlacementKind::partial && reduction != ReductionKind::add))
    return emitError() << "expected a dimension and unit with 'sharded' only "
                          "and a reduction with 'partial' only";
  return success();
}

PlacementAttr PlacementAttr::replicated(MLIRContext *context) {
  return get(context, PlacementKind::replicated, 0, 1, ReductionKind::add);
}

PlacementAttr PlacementAttr::sharded(MLIRContext *context, int64_t dim,
                                     int64_t unit) {
  return get(context, PlacementKind::sharded, dim, unit, ReductionKind::add);
}

PlacementAttr PlacementAttr::partial(MLIRContext *context, ReductionKind kind) {
  return get(context, PlacementKind::partial, 0, 1, kind);
}

void PlacementAttr::printBody(llvm::raw_ostream &os) const {
  os << stringifyPlacementKind(getKind());
  if (isSharded()) {
    os << '<' << getDim();
    if (getUnit() != 1)
      os << ", unit " << getUnit();
    os << '>';
  } else if (isPartial()) {
    os << '<' << stringifyReductionKind(getReduction()) << '>';
  }
}

std::string PlacementAttr::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  printBody(os);
  return text;
}

FailureOr<PlacementAttr> PlacementAttr::parseBody(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  StringRef word;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&word))
    return failure();
  std::optional<PlacementKind> kind = symbolizePlacementKind(word);
  if (!kind) {
    parser.emitError(loc, "expected 'replicated', 'sharded<dim>' or "
                          "'partial<kind>' as the placement, found '")
        << word << "'";
    return failure();
  }
  switch (*kind) {
  case PlacementKind::replicated:
    return replicated(context);
  case PlacementKind::sharded: {
    int64_t dim = 0, unit = 1;
    if (parser.parseLess())
      return failure();
    SMLoc dimLoc = parser.getCurrentLocation();
    if (parser.parseInteger(dim))
      return failure();
    if (succeeded(parser.parseOptionalComma())) {
      if (parser.parseKeyword("unit"))
        return failure();
      if (parser.parseInteger(unit))
        return failure();
    }
    if (parser.parseGreater())
      return failure();
    auto placement = parser.getChecked<PlacementAttr>(
        dimLoc, context, *kind, dim, unit, ReductionKind::add);
    if (!placement)
      return failure();
    return placement;
  }
  case PlacementKind::partial: {
    StringRef name;
    if (parser.parseLess())
      return failure();
    SMLoc nameLoc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<ReductionKind> reduction = symbolizeReductionKind(name);
    if (!reduction) {
      parser.emitError(nameLoc, "unknown reduction kind '")
          << name
          << "', expected add, mul, max, min, maxnum, minnum, umax, umin, and, "
             "or, xor";
      return failure();
    }
    if (parser.parseGreater())
      return failure();
    return partial(context, *reduction);
  }
  }
  llvm_unreachable("all placement kinds are handled");
}

Attribute PlacementAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<PlacementAttr> placement = parseBody(parser);
  if (failed(placement) || parser.parseGreater())
    return {};
  return *placement;
}

void PlacementAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBody(printer.getStream());
  printer << '>';
}
