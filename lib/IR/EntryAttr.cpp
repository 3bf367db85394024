//===- EntryAttr.cpp - The verifier of `dp.entry` -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "AttributeVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// An argument or result of the program, as its dictionary says.
struct Described {
  std::string where; ///< "argument 1", "result 0"
  DictionaryAttr dict;
  ArrayRef<int64_t> shape;
  StringRef dtype;
  PlacementAttr placement;
  std::optional<int64_t> updates; ///< of a result

  int64_t countDynamic() const {
    return llvm::count_if(shape, ShapedType::isDynamic);
  }
};

class EntryVerifier {
public:
  explicit EntryVerifier(FunctionOpInterface function)
      : op(function), function(function) {}
  LogicalResult run(Attribute attribute);

private:
  InFlightDiagnostic error() {
    return op->emitOpError() << "expected '" << kEntryAttr << "' ";
  }
  InFlightDiagnostic error(const Described &value) {
    return op->emitOpError()
           << "expected " << value.where << " in '" << kEntryAttr << "' ";
  }

  LogicalResult checkKeys(DictionaryAttr dict, const Twine &where,
                          ArrayRef<StringRef> required,
                          ArrayRef<StringRef> optional);
  LogicalResult readValue(Attribute attribute, const Twine &where,
                          ArrayRef<StringRef> required,
                          ArrayRef<StringRef> optional, Described &value);
  LogicalResult readArgument(Attribute attribute, unsigned number);
  LogicalResult readResult(Attribute attribute, unsigned number);
  LogicalResult checkUpdate(const Described &result);
  LogicalResult checkDims(ArrayAttr dims);
  LogicalResult checkSignature(ArrayAttr dims);
  LogicalResult checkIndexBounds(Attribute attribute);

  Operation *op;
  FunctionOpInterface function;
  SmallVector<Described> arguments, results;
  /// The arguments, then the results that update none.
  SmallVector<const Described *> buffers;
};

} // namespace

LogicalResult EntryVerifier::checkKeys(DictionaryAttr dict, const Twine &where,
                                       ArrayRef<StringRef> required,
                                       ArrayRef<StringRef> optional) {
  for (StringRef key : required)
    if (!dict.contains(key))
      return error() << "to have '" << key << "'" << where;
  for (NamedAttribute named : dict)
    if (!llvm::is_contained(required, named.getName().getValue()) &&
        !llvm::is_contained(optional, named.getName().getValue()))
      return error() << "to have nothing but the keys that docs/spec.md names, "
                        "found '"
                     << named.getName().getValue() << "'" << where;
  return success();
}

LogicalResult EntryVerifier::readValue(Attribute attribute, const Twine &where,
                                       ArrayRef<StringRef> required,
                                       ArrayRef<StringRef> optional,
                                       Described &value) {
  value.where = where.str();
  value.dict = dyn_cast<DictionaryAttr>(attribute);
  // [dp.entry-C2]
  if (!value.dict)
    return error(value) << "to be a dictionary, found " << attribute;
  if (failed(checkKeys(value.dict, " of " + value.where, required, optional)))
    return failure();
  auto name = value.dict.getAs<StringAttr>("name");
  if (!name || name.empty())
    return error(value) << "to have a string that is not empty as 'name'";
  auto shape = value.dict.getAs<DenseI64ArrayAttr>("shape");
  if (!shape || llvm::any_of(shape.asArrayRef(), [](int64_t extent) {
        return extent < 0 && !ShapedType::isDynamic(extent);
      }))
    return error(value) << "to have an array<i64> of extents as 'shape', found "
                        << value.dict.get("shape");
  value.shape = shape.asArrayRef();
  auto dtype = value.dict.getAs<StringAttr>("dtype");
  if (!dtype)
    return error(value) << "to have a string as 'dtype', found "
                        << value.dict.get("dtype");
  value.dtype = dtype.getValue();
  value.placement = value.dict.getAs<PlacementAttr>("placement");
  if (!value.placement)
    return error(value) << "to have a #dp.placement as 'placement', found "
                        << value.dict.get("placement");
  // [dp.entry-C3]
  if (value.placement.isSharded() &&
      value.placement.getDim() >= static_cast<int64_t>(value.shape.size()))
    return error(value) << "to be sharded along one of its dimensions, found "
                        << value.placement.str() << " of "
                        << value.dict.get("shape");
  return success();
}

LogicalResult EntryVerifier::readArgument(Attribute attribute,
                                          unsigned number) {
  Described value;
  if (failed(readValue(attribute, "argument " + Twine(number),
                       {"name", "shape", "dtype", "placement", "role"},
                       {"caller_shape", "memory"}, value)))
    return failure();
  // [dp.entry-C3]
  if (value.placement.isPartial())
    return error(value) << "to be replicated or sharded, found "
                        << value.placement.str();
  // [dp.entry-C4]
  auto role = value.dict.getAs<StringAttr>("role");
  StringRef stateless = value.placement.isSharded() ? "batch" : "input";
  if (!role || (role != "state" && role != stateless))
    return error(value) << "that is " << value.placement.str()
                        << " to have 'state' or '" << stateless
                        << "' as 'role', found " << value.dict.get("role");
  if (Attribute memory = value.dict.get("memory")) {
    auto kind = dyn_cast<StringAttr>(memory);
    if (!kind || kind != "host" || role == "state")
      return error(value) << "that is no state to have \"host\" as 'memory' "
                             "if any, found "
                          << memory;
  }
  if (Attribute given = value.dict.get("caller_shape")) {
    auto shape = dyn_cast<DenseI64ArrayAttr>(given);
    int64_t elements = 1;
    bool fits =
        shape && llvm::none_of(shape.asArrayRef(), [&](int64_t extent) {
          return extent < 0 || llvm::MulOverflow(elements, extent, elements);
        });
    if (!fits || value.shape != ArrayRef(elements) || role != "state" ||
        !value.placement.isSharded())
      return error(value) << "with 'caller_shape' to be flat state of as many "
                             "elements that is sharded, found "
                          << given;
  }
  arguments.push_back(std::move(value));
  return success();
}

LogicalResult EntryVerifier::checkUpdate(const Described &result) {
  // [dp.entry-C5]
  int64_t count = arguments.size();
  if (!result.updates || *result.updates < 0 || *result.updates >= count)
    return error(result) << "to have the number of an argument as 'updates', "
                            "found "
                         << result.dict.get("updates");
  const Described &state = arguments[*result.updates];
  if (state.dict.getAs<StringAttr>("role") != "state")
    return error(result) << "to update state, found " << state.where
                         << ", whose role is " << state.dict.get("role");
  for (StringRef key : {"shape", "dtype", "placement", "caller_shape"})
    if (state.dict.get(key) != result.dict.get(key))
      return error(result) << "to have the '" << key << "' of the state that "
                           << "it updates";
  for (const Described &other : results)
    if (other.updates == result.updates)
      return error(result) << "to be the only one that updates argument "
                           << *result.updates;
  return success();
}

LogicalResult EntryVerifier::readResult(Attribute attribute, unsigned number) {
  Described value;
  if (failed(readValue(attribute, "result " + Twine(number),
                       {"name", "shape", "dtype", "placement"},
                       {"caller_shape", "copy_of", "location", "reason",
                        "result_dims", "updates"},
                       value)))
    return failure();
  // [dp.entry-C5]
  if (value.dict.contains("updates")) {
    value.updates = getI64(value.dict.get("updates"));
    if (failed(checkUpdate(value)))
      return failure();
  } else if (value.dict.contains("caller_shape")) {
    return error(value) << "to have 'caller_shape' only if it updates state";
  }
  for (StringRef key : {"location", "reason"})
    if (value.dict.contains(key) && !value.dict.getAs<StringAttr>(key))
      return error(value) << "to have a string as '" << key << "', found "
                          << value.dict.get(key);
  if (Attribute source = value.dict.get("copy_of")) {
    std::optional<int64_t> argument = getI64(source);
    if (!argument || *argument < 0 ||
        *argument >= static_cast<int64_t>(arguments.size()) || value.updates ||
        !arguments[*argument].dict.contains("memory"))
      return error(value) << "to have the number of an argument in the host's "
                             "memory as 'copy_of', found "
                          << source;
  }
  results.push_back(std::move(value));
  return success();
}

LogicalResult EntryVerifier::checkDims(ArrayAttr dims) {
  // [dp.entry-C6]
  llvm::SmallDenseSet<std::pair<int64_t, int64_t>> given;
  for (Attribute attribute : dims) {
    auto dict = dyn_cast<DictionaryAttr>(attribute);
    std::optional<int64_t> argument, dim;
    if (dict && dict.size() == 2) {
      argument = getI64(dict.get("argument"));
      dim = getI64(dict.get("dim"));
    }
    bool isCount = argument && dim && *argument == -1 && *dim == 0;
    bool isSize =
        argument && dim && *argument >= 0 && *dim >= 0 &&
        *argument < static_cast<int64_t>(arguments.size()) &&
        *dim < static_cast<int64_t>(arguments[*argument].shape.size()) &&
        ShapedType::isDynamic(arguments[*argument].shape[*dim]);
    if (!isCount && !isSize)
      return error() << "to have in 'dims' {argument, dim} of dynamic "
                        "dimensions of arguments, or {argument = -1, dim = 0}, "
                        "found "
                     << attribute;
    if (!given.insert({*argument, *dim}).second)
      return error() << "to have each size once in 'dims', found " << attribute
                     << " twice";
  }
  for (auto [number, argument] : llvm::enumerate(arguments))
    for (auto [dim, extent] : llvm::enumerate(argument.shape))
      if (ShapedType::isDynamic(extent) && !given.contains({number, dim}))
        return error(argument)
               << "to have its dynamic dimension " << dim << " in 'dims'";
  for (const Described &result : results) {
    if (result.updates)
      continue;
    auto resultDims = result.dict.getAs<DenseI64ArrayAttr>("result_dims");
    bool fits = resultDims
                    ? resultDims.size() == result.countDynamic() &&
                          llvm::all_of(resultDims.asArrayRef(),
                                       [&](int64_t number) {
                                         return number >= 0 &&
                                                number < int64_t(dims.size());
                                       })
                    : result.countDynamic() == 0 &&
                          !result.dict.contains("result_dims");
    if (!fits)
      return error(result) << "to have as 'result_dims' which of 'dims' each "
                              "of its dynamic dimensions is";
  }
  return success();
}

LogicalResult EntryVerifier::checkSignature(ArrayAttr dims) {
  for (const Described &value : arguments)
    buffers.push_back(&value);
  for (const Described &value : results)
    if (!value.updates)
      buffers.push_back(&value);
  // [dp.entry-C7]
  ArrayRef<Type> types = function.getArgumentTypes();
  bool hasArena = op->hasAttr(kArenaAttr);
  size_t expected = buffers.size() + dims.size() + (hasArena ? 1 : 0);
  if (types.size() != expected)
    return error() << "of a function of " << buffers.size() << " buffers and "
                   << dims.size() << " sizes"
                   << (hasArena ? " and an arena" : "") << ", found "
                   << types.size() << " arguments";
  std::optional<int64_t> devices;
  if (Attribute count = op->getAttr(kDevicesAttr)) {
    devices = getI64(count);
    if (!devices || *devices < 1)
      return error() << "beside the number of devices in '" << kDevicesAttr
                     << "', found " << count;
  }
  for (auto [number, value] : llvm::enumerate(buffers)) {
    auto type = dyn_cast<ShapedType>(types[number]);
    bool isBuffer = isa<RankedTensorType, MemRefType>(types[number]);
    if (!isBuffer || !isHeldAs(value->dtype, type.getElementType()))
      return error(*value) << "to be a tensor or buffer with elements of "
                           << value->dict.get("dtype") << ", found argument "
                           << number << " of type " << types[number];
    auto whole = RankedTensorType::get(value->shape, type.getElementType());
    // [dp.entry-C3]
    auto placed = PlacedType::getChecked(
        [&] {
          return op->emitOpError()
                 << value->where << " in '" << kEntryAttr << "': ";
        },
        op->getContext(), whole, value->placement);
    if (!placed)
      return failure();
    ArrayRef<int64_t> local = placed.getLocalType(devices).getShape();
    if (type.getShape() != local)
      return error(*value) << "to have on a device the shape that "
                           << value->placement.str() << " makes of "
                           << value->dict.get("shape") << ", found argument "
                           << number << " of type " << types[number];
  }
  for (unsigned i = 0; i < dims.size(); ++i)
    if (!types[buffers.size() + i].isIndex())
      return error() << "to have its 'dims' as index arguments, found argument "
                     << buffers.size() + i << " of type "
                     << types[buffers.size() + i];
  return success();
}

LogicalResult EntryVerifier::checkIndexBounds(Attribute attribute) {
  if (!attribute)
    return success();
  // [dp.entry-C8]
  auto bounds = dyn_cast<ArrayAttr>(attribute);
  bool describe =
      bounds && llvm::all_of(bounds, [&](Attribute bound) {
        auto dict = dyn_cast<DictionaryAttr>(bound);
        if (!dict || dict.size() != 3)
          return false;
        std::optional<int64_t> argument = getI64(dict.get("argument"));
        std::optional<int64_t> min = getI64(dict.get("min"));
        std::optional<int64_t> max = getI64(dict.get("max"));
        return argument && min && max && *min <= *max && *argument >= 0 &&
               *argument < static_cast<int64_t>(arguments.size()) &&
               isa<IntegerType>(
                   cast<ShapedType>(function.getArgumentTypes()[*argument])
                       .getElementType());
      });
  if (!describe)
    return error() << "to have in 'index_bounds' {argument, min, max} of "
                      "arguments of integers, found "
                   << attribute;
  return success();
}

LogicalResult EntryVerifier::run(Attribute attribute) {
  auto entry = dyn_cast<DictionaryAttr>(attribute);
  // [dp.entry-C1]
  if (!entry)
    return error() << "to be a dictionary, found " << attribute;
  if (function.isExternal() || !op->hasAttr(kSPMDAttr))
    return error() << "on a function with a body and '" << kSPMDAttr
                   << "' only";
  if (failed(checkKeys(entry, "", {"arguments", "results", "dims"},
                       {"index_bounds"})))
    return failure();
  ArrayAttr lists[3];
  StringRef keys[] = {"arguments", "results", "dims"};
  for (auto [list, key] : llvm::zip_equal(lists, keys)) {
    list = entry.getAs<ArrayAttr>(key);
    if (!list)
      return error() << "to have an array as '" << key << "', found "
                     << entry.get(key);
  }
  for (auto [number, argument] : llvm::enumerate(lists[0]))
    if (failed(readArgument(argument, number)))
      return failure();
  for (auto [number, result] : llvm::enumerate(lists[1]))
    if (failed(readResult(result, number)))
      return failure();
  if (failed(checkDims(lists[2])) || failed(checkSignature(lists[2])))
    return failure();
  return checkIndexBounds(entry.get("index_bounds"));
}

LogicalResult mlir::dp::verifyEntryAttr(Operation *op,
                                        NamedAttribute attribute) {
  // [dp.entry-C1]
  if (!isa<FunctionOpInterface>(op))
    return op->emitOpError()
           << "expected '" << kEntryAttr << "' on a function only";
  FunctionOpInterface function = getVerifiedFunction(op);
  if (!function)
    return failure();
  return EntryVerifier(function).run(attribute.getValue());
}
