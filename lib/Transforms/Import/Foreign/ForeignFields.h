//===- ForeignFields.h - Attributes of dialects that are not linked -*- C++
//-*-//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNFIELDS_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNFIELDS_H

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace mlir::dp {

/// The fields of an attribute of an unregistered dialect, which MLIR keeps as
/// text: `scatter<update_window_dims = [0, 2], index_vector_dim = 1>`.
class ForeignFields {
public:
  /// The fields of `attribute`, `name<field = numbers, ...>`; none if it has
  /// another form, or a field twice.
  static std::optional<ForeignFields> parse(Attribute attribute,
                                            StringRef name);

  /// The numbers of `field`, none if it is missing. Each field can be taken
  /// once.
  SmallVector<int64_t> takeList(StringRef field);
  /// The number of `field`, 0 if it is missing.
  int64_t takeNumber(StringRef field);

  /// The name of a field that was not taken, or that was taken in the other
  /// form; empty if there is none.
  StringRef getUnknown() const;

private:
  struct Field {
    StringRef name;
    bool isList;
    SmallVector<int64_t> numbers;
  };
  bool parseFields(StringRef text);

  SmallVector<Field> fields;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNFIELDS_H
