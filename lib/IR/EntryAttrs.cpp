//===- EntryAttrs.cpp - The attributes of a program's interface -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "AttributeVerifiers.h"

#include "dp/IR/Entry.h"

using namespace mlir;
using namespace mlir::dp;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

static int64_t countDynamic(RankedTensorType type) {
  return llvm::count_if(type.getShape(), ShapedType::isDynamic);
}

/// Checks the parameters that arguments and results have in common. `what` is
/// "argument" or "result".
static LogicalResult verifyValue(EmitError emitError, StringRef what,
                                 StringRef name, RankedTensorType type,
                                 PlacementAttr placement, Type callerElement) {
  // [dp.entry-C2]
  if (name.empty())
    return emitError() << "expected " << what << " with a name, found \"\"";
  auto error = [&] { return emitError() << what << " '" << name << "': "; };
  Type element = type.getElementType();
  if (getDTypeName(element).empty() || isa<ComplexType>(element))
    return error() << "expected elements that a buffer of a program holds (i1, "
                      "i8 to i64, ui8 to ui64, f16, bf16, f32 or f64), found "
                   << element;
  if (callerElement && !isHeldAs(callerElement, type))
    return error() << "expected as 'caller_element' an unsigned integer of the "
                      "width of signless ones, or a complex number whose parts "
                      "are the last dimension, found "
                   << callerElement << " for " << type;
  // [dp.entry-C3]
  return PlacedType::verify(error, type, placement);
}

LogicalResult
ArgumentAttr::verify(EmitError emitError, StringRef name, RankedTensorType type,
                     PlacementAttr placement, ArgumentRole role,
                     ArgumentMemory memory, DenseI64ArrayAttr callerShape,
                     Type callerElement, std::optional<int64_t> copyOf) {
  if (failed(verifyValue(emitError, "argument", name, type, placement,
                         callerElement)))
    return failure();
  auto error = [&] { return emitError() << "argument '" << name << "': "; };
  // [dp.entry-C3]
  if (placement.isPartial())
    return error() << "expected the placement to be replicated or sharded, "
                      "found "
                   << placement.str();
  // [dp.entry-C4]
  bool isState = role == ArgumentRole::state;
  ArgumentRole stateless =
      placement.isSharded() ? ArgumentRole::batch : ArgumentRole::input;
  if (!isState && role != stateless)
    return error() << "expected the role of what is " << placement.str()
                   << " to be state or " << stringifyArgumentRole(stateless)
                   << ", found " << stringifyArgumentRole(role);
  if (isState && memory != ArgumentMemory::device)
    return error() << "expected state to be in the memory of the devices, "
                      "found "
                   << stringifyArgumentMemory(memory);
  // [dp.entry-C9]
  if (copyOf && (!isState || !(type.getElementType().isF16() ||
                               type.getElementType().isBF16())))
    return error() << "expected 'copy_of' on state in f16 or bf16 only, found "
                   << stringifyArgumentRole(role) << " of " << type;
  if (!callerShape)
    return success();
  int64_t elements = 1;
  bool overflows = llvm::any_of(callerShape.asArrayRef(), [&](int64_t extent) {
    return extent < 0 || llvm::MulOverflow(elements, extent, elements);
  });
  if (overflows || type.getShape() != ArrayRef(elements) || !isState ||
      !placement.isSharded())
    return error() << "expected 'caller_shape' on flat, sharded state of as "
                      "many elements, found "
                   << callerShape << " of " << type;
  return success();
}

LogicalResult
ResultAttr::verify(EmitError emitError, StringRef name, RankedTensorType type,
                   PlacementAttr placement, std::optional<int64_t> updates,
                   std::optional<int64_t> copyOf, DenseI64ArrayAttr dims,
                   DenseI64ArrayAttr callerShape, Type callerElement,
                   LocationAttr location, StringAttr reason) {
  if (failed(verifyValue(emitError, "result", name, type, placement,
                         callerElement)))
    return failure();
  auto error = [&] { return emitError() << "result '" << name << "': "; };
  // [dp.entry-C5]
  if (updates && copyOf)
    return error() << "expected either 'updates' or 'copy_of', found both";
  if (callerShape && !updates)
    return error() << "expected 'caller_shape' only with 'updates'";
  // [dp.entry-C6]
  int64_t expected = updates ? 0 : countDynamic(type);
  int64_t given = dims ? dims.size() : 0;
  if (given != expected)
    return error() << "expected 'dims' to have " << expected
                   << " numbers, one for each dynamic dimension of a result "
                      "that updates no argument, found "
                   << given;
  return success();
}

LogicalResult GlobalSizeAttr::verify(EmitError emitError,
                                     std::optional<int64_t> argument,
                                     int64_t dim) {
  // [dp.entry-C6]
  if (argument.value_or(0) < 0 || dim < 0 || (!argument && dim != 0))
    return emitError() << "expected the number of an argument and of a "
                          "dimension of it, found "
                       << argument.value_or(0) << " and " << dim;
  return success();
}

LogicalResult IndexBoundAttr::verify(EmitError emitError, int64_t argument,
                                     int64_t min, int64_t max) {
  // [dp.entry-C8]
  if (min > max)
    return emitError() << "expected 'min' <= 'max', found " << min << " and "
                       << max;
  return success();
}

namespace {

/// Checks the references between arguments, results and sizes of an entry.
class EntryVerifier {
public:
  EntryVerifier(EmitError emitError, ArrayRef<ArgumentAttr> arguments,
                ArrayRef<ResultAttr> results, ArrayRef<GlobalSizeAttr> dims)
      : emitError(emitError), arguments(arguments), results(results),
        dims(dims) {}

  LogicalResult checkCopies();
  LogicalResult checkResults();
  LogicalResult checkDims();
  LogicalResult checkIndexBounds(ArrayRef<IndexBoundAttr> bounds);

private:
  LogicalResult checkUpdate(ResultAttr result);
  bool isArgument(int64_t number) const {
    return number >= 0 && number < static_cast<int64_t>(arguments.size());
  }
  InFlightDiagnostic error(ArgumentAttr argument) {
    return emitError() << "argument '" << argument.getName() << "': expected ";
  }
  InFlightDiagnostic error(ResultAttr result) {
    return emitError() << "result '" << result.getName() << "': expected ";
  }

  EmitError emitError;
  ArrayRef<ArgumentAttr> arguments;
  ArrayRef<ResultAttr> results;
  ArrayRef<GlobalSizeAttr> dims;
  llvm::SmallDenseSet<int64_t> updated;
};

} // namespace

LogicalResult EntryVerifier::checkUpdate(ResultAttr result) {
  // [dp.entry-C5]
  int64_t number = *result.getUpdates();
  if (!isArgument(number))
    return error(result) << "'updates' to be the number of an argument, found "
                         << number;
  ArgumentAttr state = arguments[number];
  if (!state.isState())
    return error(result) << "to update state, found argument '"
                         << state.getName() << "', whose role is "
                         << stringifyArgumentRole(state.getRole());
  if (state.getType() != result.getType() ||
      state.getPlacement() != result.getPlacement() ||
      state.getCallerShape() != result.getCallerShape() ||
      state.getCallerElement() != result.getCallerElement())
    return error(result) << "the type, placement, 'caller_shape' and "
                            "'caller_element' of the state that it updates, '"
                         << state.getName() << "'";
  if (!updated.insert(number).second)
    return error(result) << "to be the only one that updates argument '"
                         << state.getName() << "'";
  return success();
}

/// The shape that the caller knows.
static ArrayRef<int64_t> getCallerShape(ArgumentAttr argument) {
  DenseI64ArrayAttr shape = argument.getCallerShape();
  return shape ? shape.asArrayRef() : argument.getType().getShape();
}

LogicalResult EntryVerifier::checkCopies() {
  // [dp.entry-C9]
  bool isBehind = false;
  for (auto [number, argument] : llvm::enumerate(arguments)) {
    std::optional<int64_t> copyOf = argument.getCopyOf();
    if (isBehind && !copyOf)
      return error(argument) << "to stand in front of all with 'copy_of'";
    if (!copyOf)
      continue;
    isBehind = true;
    ArgumentAttr state =
        isArgument(*copyOf) ? arguments[*copyOf] : ArgumentAttr();
    if (!state || !state.isState() ||
        !state.getType().getElementType().isF32() ||
        getCallerShape(state) != getCallerShape(argument))
      return error(argument) << "'copy_of' to be the number of state in f32 of "
                                "its shape, found "
                             << *copyOf;
    if (updated.contains(*copyOf) !=
        updated.contains(static_cast<int64_t>(number)))
      return error(argument)
             << "to be updated with '" << state.getName() << "', if that is";
  }
  return success();
}

LogicalResult EntryVerifier::checkResults() {
  for (ResultAttr result : results) {
    if (result.getUpdates() && failed(checkUpdate(result)))
      return failure();
    // [dp.entry-C5]
    if (std::optional<int64_t> source = result.getCopyOf())
      if (!isArgument(*source) || !arguments[*source].isOnHost())
        return error(result) << "'copy_of' to be the number of an argument in "
                                "the host's memory, found "
                             << *source;
    // [dp.entry-C6]
    if (DenseI64ArrayAttr numbers = result.getDims())
      for (int64_t number : numbers.asArrayRef())
        if (number < 0 || number >= static_cast<int64_t>(dims.size()))
          return error(result) << "'dims' to have numbers of the entry's "
                               << dims.size() << " sizes, found " << number;
  }
  return success();
}

LogicalResult EntryVerifier::checkDims() {
  // [dp.entry-C6]
  llvm::SmallDenseSet<GlobalSizeAttr> given;
  for (GlobalSizeAttr size : dims) {
    std::optional<int64_t> argument = size.getArgument();
    auto isDynamic = [&] {
      RankedTensorType type = arguments[*argument].getType();
      return size.getDim() < type.getRank() && type.isDynamicDim(size.getDim());
    };
    if (argument && (!isArgument(*argument) || !isDynamic()))
      return emitError() << "expected 'dims' to have dynamic dimensions of "
                            "arguments or the number of devices, found "
                         << size;
    if (!given.insert(size).second)
      return emitError() << "expected 'dims' to have each size once, found "
                         << size << " twice";
  }
  for (auto [number, argument] : llvm::enumerate(arguments))
    for (int64_t dim = 0; dim < argument.getType().getRank(); ++dim)
      if (argument.getType().isDynamicDim(dim) &&
          !given.contains(GlobalSizeAttr::get(
              argument.getContext(), static_cast<int64_t>(number), dim)))
        return error(argument)
               << "its dynamic dimension " << dim << " in 'dims'";
  return success();
}

LogicalResult EntryVerifier::checkIndexBounds(ArrayRef<IndexBoundAttr> bounds) {
  // [dp.entry-C8]
  for (IndexBoundAttr bound : bounds)
    if (!isArgument(bound.getArgument()) ||
        !isa<IntegerType>(
            arguments[bound.getArgument()].getType().getElementType()))
      return emitError() << "expected 'index_bounds' of arguments of integers, "
                            "found "
                         << bound;
  return success();
}

LogicalResult EntryAttr::verify(EmitError emitError,
                                ArrayRef<ArgumentAttr> arguments,
                                ArrayRef<ResultAttr> results,
                                ArrayRef<GlobalSizeAttr> dims,
                                ArrayRef<IndexBoundAttr> indexBounds) {
  EntryVerifier verifier(emitError, arguments, results, dims);
  if (failed(verifier.checkResults()) || failed(verifier.checkCopies()) ||
      failed(verifier.checkDims()))
    return failure();
  return verifier.checkIndexBounds(indexBounds);
}

LogicalResult ArenaAttr::verify(EmitError emitError, FlatSymbolRefAttr function,
                                int64_t bytes) {
  // [dp.arena-C1]
  if (bytes < 0)
    return emitError() << "expected bytes >= 0, found " << bytes;
  return success();
}

LogicalResult KernelAttr::verify(EmitError emitError,
                                 std::optional<int64_t> loop, int64_t rows) {
  // [dp.kernel-C1]
  if (loop.value_or(0) < 0)
    return emitError() << "expected the number of a loop >= 0, found " << *loop;
  // [dp.kernel-C3]
  if (rows < 0)
    return emitError() << "expected 'rows' >= 0, found " << rows;
  if (rows != 0 && (!loop || *loop >= rows))
    return emitError() << "expected one of the " << rows
                       << " loops over rows to be the one that a launch splits";
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

GlobalSizeAttr GlobalSizeAttr::getDeviceCount(MLIRContext *context) {
  return get(context, std::nullopt, 0);
}

Attribute GlobalSizeAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("devices")))
    return parser.parseGreater() ? GlobalSizeAttr()
                                 : getDeviceCount(parser.getContext());
  int64_t argument = 0, dim = 0;
  if (parser.parseKeyword("argument", " or 'devices'") || parser.parseEqual() ||
      parser.parseInteger(argument) || parser.parseComma() ||
      parser.parseKeyword("dim") || parser.parseEqual() ||
      parser.parseInteger(dim) || parser.parseGreater())
    return {};
  return parser.getChecked<GlobalSizeAttr>(
      loc, parser.getContext(), std::optional<int64_t>(argument), dim);
}

void GlobalSizeAttr::print(AsmPrinter &printer) const {
  if (isDeviceCount())
    printer << "<devices>";
  else
    printer << "<argument = " << *getArgument() << ", dim = " << getDim()
            << ">";
}

//===----------------------------------------------------------------------===//
// The function of an entry
//===----------------------------------------------------------------------===//

/// Checks the arguments of `function` against `entry`.
static LogicalResult verifySignature(FunctionOpInterface function,
                                     EntryAttr entry) {
  // [dp.entry-C7]
  Operation *op = function;
  auto error = [&] {
    return op->emitOpError() << "expected '" << kEntryAttr << "' ";
  };
  auto buffers = getEntryBuffers(entry);
  ArrayRef<Type> types = function.getArgumentTypes();
  bool hasArena = op->hasAttr(kArenaAttr);
  size_t numDims = entry.getDims().size();
  if (types.size() != buffers.size() + numDims + (hasArena ? 1 : 0))
    return error() << "of a function of " << buffers.size() << " buffers and "
                   << numDims << " sizes" << (hasArena ? " and an arena" : "")
                   << ", found " << types.size() << " arguments";
  std::optional<int64_t> devices;
  if (Attribute count = op->getAttr(kDevicesAttr)) {
    devices = getI64(count);
    if (!devices || *devices < 1)
      return error() << "beside the number of devices in '" << kDevicesAttr
                     << "', found " << count;
  }
  for (auto [number, buffer] : llvm::enumerate(buffers)) {
    RankedTensorType local =
        getLocalTensorType(buffer.getType(), buffer.getPlacement(), devices);
    auto type = dyn_cast<ShapedType>(types[number]);
    if (!isa<RankedTensorType, MemRefType>(types[number]) ||
        type.getElementType() != local.getElementType() ||
        type.getShape() != local.getShape())
      return error() << "with '" << buffer.getName()
                     << "' as a tensor or buffer of the shape and elements of "
                     << local << ", its part on a device, found argument "
                     << number << " of type " << types[number];
  }
  for (size_t i = buffers.size(); i < buffers.size() + numDims; ++i)
    if (!types[i].isIndex())
      return error() << "to have its 'dims' as index arguments, found argument "
                     << i << " of type " << types[i];
  return success();
}

LogicalResult mlir::dp::verifyEntryAttr(Operation *op,
                                        NamedAttribute attribute) {
  auto error = [&] {
    return op->emitOpError() << "expected '" << kEntryAttr << "' ";
  };
  // [dp.entry-C1]
  if (!isa<FunctionOpInterface>(op))
    return error() << "on a function only";
  auto entry = dyn_cast<EntryAttr>(attribute.getValue());
  if (!entry)
    return error() << "to be a #dp.entry, found " << attribute.getValue();
  FunctionOpInterface function = getVerifiedFunction(op);
  if (!function)
    return failure();
  if (function.isExternal() || !op->hasAttr(kSPMDAttr))
    return error() << "on a function with a body and '" << kSPMDAttr
                   << "' only";
  return verifySignature(function, entry);
}
