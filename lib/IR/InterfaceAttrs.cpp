//===- InterfaceAttrs.cpp - `dp.` attributes of arguments and results -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/InterfaceAttrs.h"

#include "AttributeVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/StateShape.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

std::optional<int64_t> dp::getDynamicRowsDim(BlockArgument argument) {
  auto function = dyn_cast_if_present<FunctionOpInterface>(
      argument.getOwner()->getParentOp());
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  if (!function || !argument.getOwner()->isEntryBlock() || !type)
    return std::nullopt;
  unsigned number = argument.getArgNumber();
  auto dim = function.getArgAttrOfType<IntegerAttr>(number, kScatterAttr);
  // A scattered state is not a batch.
  if (!dim || function.getArgAttr(number, kStateAttr) || dim.getInt() < 0 ||
      dim.getInt() >= type.getRank() || !type.isDynamicDim(dim.getInt()))
    return std::nullopt;
  return dim.getInt();
}

/// Checks a `dp.name`, which arguments and results may have.
static LogicalResult verifyName(Operation *op, const Twine &where,
                                NamedAttribute attribute) {
  // [dp.name-C2]
  auto name = dyn_cast<StringAttr>(attribute.getValue());
  if (!name || name.empty())
    return op->emitOpError() << "expected '" << kNameAttr << "' on " << where
                             << " to be a string that is not empty, found "
                             << attribute.getValue();
  return success();
}

/// Checks a `dp.dtype`, which arguments and results may have.
static LogicalResult verifyDType(Operation *op, const Twine &where,
                                 NamedAttribute attribute, Type type) {
  // [dp.dtype-C2]
  auto dtype = dyn_cast<TypeAttr>(attribute.getValue());
  if (!dtype || !isHeldAs(dtype.getValue(), type))
    return op->emitOpError()
           << "expected '" << kDTypeAttr << "' on " << where
           << " to be ui8 to ui64 for signless integers of that width, or "
              "complex<f32> or complex<f64> for pairs of f32 or f64 along the "
              "last dimension, found "
           << attribute.getValue() << " on " << type;
  return success();
}

/// Rejects a name that dp does not have. A misspelt attribute would silently
/// leave an argument replicated.
static LogicalResult rejectUnknown(Operation *op, const Twine &where,
                                   StringRef name) {
  // [interface-C1]
  return op->emitOpError() << "unknown attribute '" << name << "' on " << where
                           << ", expected " << kScatterAttr << ", "
                           << kStateAttr << ", " << kHostAttr << ", "
                           << kNameAttr << ", " << kDTypeAttr << ", "
                           << kShapeAttr << ", " << kCopyOfAttr << ", "
                           << kUpdatesAttr << " or " << kPerDeviceAttr;
}

LogicalResult DPDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                  unsigned index,
                                                  NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  StringRef name = attribute.getName();
  Type type = function.getArgumentTypes()[index];
  if (name == kNameAttr)
    return verifyName(op, "argument " + Twine(index), attribute);
  if (name == kDTypeAttr)
    return verifyDType(op, "argument " + Twine(index), attribute, type);
  if (name == kScatterAttr) {
    // [dp.scatter-C2]
    auto tensor = dyn_cast<RankedTensorType>(type);
    std::optional<int64_t> dim = getI64(attribute.getValue());
    if (!tensor || !dim || *dim < 0 || *dim >= tensor.getRank())
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to be a dimension of a ranked tensor, found "
             << attribute.getValue() << " on " << type;
    // [dp.dtype-C3]
    auto dtype = function.getArgAttrOfType<TypeAttr>(index, kDTypeAttr);
    if (dtype && isa<ComplexType>(dtype.getValue()) &&
        *dim == tensor.getRank() - 1)
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to leave the parts of complex numbers together, found "
             << attribute.getValue() << " on " << type;
  } else if (name == kStateAttr) {
    // [dp.state-C2]
    if (!isa<UnitAttr>(attribute.getValue()))
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to be a unit attribute, found " << attribute.getValue();
  } else if (name == kShapeAttr) {
    // [dp.shape-C1]
    auto shape = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
    auto tensor = dyn_cast<RankedTensorType>(type);
    int64_t elements = 1;
    bool fits =
        shape && llvm::none_of(shape.asArrayRef(), [&](int64_t extent) {
          return extent < 0 || llvm::MulOverflow(elements, extent, elements);
        });
    auto scatter = function.getArgAttrOfType<IntegerAttr>(index, kScatterAttr);
    if (!fits || !tensor || tensor.getShape() != ArrayRef(elements) ||
        !function.getArgAttr(index, kStateAttr) || !scatter ||
        scatter.getInt() != 0)
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to be the shape of as many elements as a flat tensor has, "
                "state that is scattered along dimension 0, found "
             << attribute.getValue() << " on " << type;
  } else if (name == kCopyOfAttr) {
    // [dp.copy_of-C1]
    std::optional<int64_t> state = getI64(attribute.getValue());
    auto tensor = dyn_cast<RankedTensorType>(type);
    bool fits =
        tensor && state && *state >= 0 && *state < index &&
        (tensor.getElementType().isF16() || tensor.getElementType().isBF16()) &&
        function.getArgAttr(index, kStateAttr);
    RankedTensorType whole =
        fits ? dyn_cast<RankedTensorType>(function.getArgumentTypes()[*state])
             : RankedTensorType();
    if (!whole || !whole.getElementType().isF32() ||
        !function.getArgAttr(*state, kStateAttr))
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to be the number of state in f32 in front of it, of which "
                "it is state in f16 or bf16, found "
             << attribute.getValue() << " on " << type;
  } else if (name == kHostAttr) {
    // [dp.host-C2]
    if (!isa<UnitAttr>(attribute.getValue()) ||
        function.getArgAttr(index, kStateAttr))
      return op->emitOpError()
             << "expected '" << name << "' on argument " << index
             << " to be a unit attribute of what is no state, found "
             << attribute.getValue();
  } else if (name == kUpdatesAttr || name == kPerDeviceAttr) {
    // [dp.updates-C1], [dp.per_device-C1]
    return op->emitOpError()
           << "expected '" << name << "' on a result only, found on argument "
           << index;
  } else {
    return rejectUnknown(op, "argument " + Twine(index), name);
  }
  return success();
}

LogicalResult DPDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                     unsigned index,
                                                     NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  StringRef name = attribute.getName();
  if (name == kNameAttr)
    return verifyName(op, "result " + Twine(index), attribute);
  if (name == kDTypeAttr)
    return verifyDType(op, "result " + Twine(index), attribute,
                       function.getResultTypes()[index]);
  // [dp.scatter-C1], [dp.state-C1], [dp.host-C1]
  if (name == kScatterAttr || name == kStateAttr || name == kHostAttr)
    return op->emitOpError()
           << "expected '" << name << "' on an argument only, found on result "
           << index;
  if (name == kPerDeviceAttr) {
    // [dp.per_device-C2]
    Type type = function.getResultTypes()[index];
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!isa<UnitAttr>(attribute.getValue()) ||
        !(tensor ? tensor.getRank() == 0 : type.isIntOrIndexOrFloat()) ||
        function.getResultAttr(index, kUpdatesAttr))
      return op->emitOpError()
             << "expected '" << name << "' on result " << index
             << " to be a unit attribute of a number that updates no state, "
                "found "
             << attribute.getValue() << " on " << type;
    return success();
  }
  if (name != kUpdatesAttr)
    return rejectUnknown(op, "result " + Twine(index), name);
  // [dp.updates-C2]
  std::optional<int64_t> argument = getI64(attribute.getValue());
  if (!argument || *argument < 0 || *argument >= function.getNumArguments())
    return op->emitOpError()
           << "expected '" << name << "' on result " << index
           << " to be an argument's number, found " << attribute.getValue();
  // [dp.updates-C3]
  Type argumentType = function.getArgumentTypes()[*argument];
  Type resultType = function.getResultTypes()[index];
  if (argumentType != resultType)
    return op->emitOpError()
           << "expected result " << index << " that updates argument "
           << *argument << " to be of its type " << argumentType << ", found "
           << resultType;
  // [dp.updates-C4] The check covers all results, so only the last one that
  // updates state makes it.
  ArrayRef<Attribute> all = function.getAllResultAttrs().getValue();
  auto getUpdates = [&](unsigned result) {
    return cast<DictionaryAttr>(all[result]).get(name);
  };
  for (unsigned other = all.size() - 1; other > index; --other)
    if (getUpdates(other))
      return success();
  llvm::SmallDenseMap<Attribute, unsigned> firstOf;
  for (unsigned result = 0; result <= index; ++result) {
    Attribute updates = getUpdates(result);
    if (!updates)
      continue;
    auto [first, isNew] = firstOf.try_emplace(updates, result);
    if (!isNew)
      return op->emitOpError()
             << "expected one result to update argument "
             << cast<IntegerAttr>(updates).getInt() << ", found results "
             << first->second << " and " << result;
  }
  return success();
}
