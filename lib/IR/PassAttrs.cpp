//===- PassAttrs.cpp - Attributes between passes --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

LogicalResult ForcedFactorAttr::verify(EmitError emitError,
                                       std::optional<int64_t> factor) {
  // [dp.forced_factor-C1]
  if (factor.value_or(0) < 0)
    return emitError() << "expected the number of a factor >= 0 or 'none', "
                          "found "
                       << *factor;
  return success();
}

LogicalResult ReplicatedOpAttr::verify(EmitError emitError, StringRef op,
                                       LocationAttr loc, int64_t iterations) {
  // [dp.work-C2]
  if (iterations < 0)
    return emitError() << "expected iterations >= 0, found " << iterations;
  return success();
}

LogicalResult WorkAttr::verify(EmitError emitError, int64_t iterations,
                               ArrayRef<ReplicatedOpAttr> replicated) {
  // [dp.work-C2]
  if (iterations < 0)
    return emitError() << "expected iterations >= 0, found " << iterations;
  return success();
}

LogicalResult ChunkAttr::verify(EmitError emitError, int64_t dim, int64_t unit,
                                int64_t extent) {
  // [dp.chunk-C1]
  if (dim < 0 || unit < 1 || extent < 0 || extent % unit != 0)
    return emitError()
           << "expected a dimension >= 0, a unit >= 1 and an extent "
              "that is a multiple of it, found "
           << dim << ", " << unit << " and " << extent;
  return success();
}

LogicalResult BucketMemberAttr::verify(EmitError emitError, int64_t bytes,
                                       LocationAttr loc, StringAttr reason) {
  // [dp.bucket-C1]
  if (bytes < 0)
    return emitError() << "expected bytes >= 0, found " << bytes;
  return success();
}

Attribute PlacedTypesAttr::parse(AsmParser &parser, Type) {
  SmallVector<PlacedType> types;
  auto parseType = [&]() -> ParseResult {
    types.emplace_back();
    if (succeeded(parser.parseOptionalKeyword("none")))
      return success();
    return parser.parseType(types.back());
  };
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseType) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), types);
}

void PlacedTypesAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getTypes(), printer, [&](PlacedType type) {
    if (type)
      printer << type;
    else
      printer << "none";
  });
  printer << "]>";
}
