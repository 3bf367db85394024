//===- LocationNames.h - Names and source positions of locations ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_LOCATIONNAMES_H
#define DP_IR_LOCATIONNAMES_H

#include "mlir/IR/Location.h"

#include <optional>

namespace mlir::dp {

/// The place of an op in the user's code.
struct SourcePlace {
  /// The user's module or variable, as a frontend has put it into the location;
  /// empty if there is none.
  StringRef name;
  std::optional<FileLineColRange> position;
};

/// Returns the innermost source position in `loc` with the name around it. Of
/// fused locations, the first with a position counts, or else the first with a
/// name.
SourcePlace findSourcePlace(Location loc);

/// Returns "file:line:column", or "file:line" if a frontend knows no column.
std::string formatPosition(FileLineColRange position);

} // namespace mlir::dp

#endif // DP_IR_LOCATIONNAMES_H
