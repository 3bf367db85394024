//===- Entry.cpp - A program's interface as an attribute ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Entry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

EntryInfo::EntryInfo(func::FuncOp function) {
  auto entry = function->getAttrOfType<DictionaryAttr>(kEntryAttr);
  assert(entry && "expected an outlined entry");
  arguments = entry.getAs<ArrayAttr>("arguments");
  results = entry.getAs<ArrayAttr>("results");
  dims = entry.getAs<ArrayAttr>("dims");
  for (Attribute argument : arguments)
    buffers.push_back(cast<DictionaryAttr>(argument));
  for (Attribute result : results)
    if (!cast<DictionaryAttr>(result).contains("updates"))
      buffers.push_back(cast<DictionaryAttr>(result));
}

int64_t EntryInfo::getDimNumber(unsigned buffer, int64_t dim) const {
  DictionaryAttr dict = buffers[buffer];
  ArrayRef<int64_t> shape = dict.getAs<DenseI64ArrayAttr>("shape").asArrayRef();
  if (!ShapedType::isDynamic(shape[dim]))
    return -1;
  if (auto resultDims = dict.getAs<DenseI64ArrayAttr>("result_dims"))
    return resultDims[llvm::count_if(shape.take_front(dim),
                                     ShapedType::isDynamic)];
  for (auto [index, attribute] : llvm::enumerate(dims)) {
    auto entry = cast<DictionaryAttr>(attribute);
    if (entry.getAs<IntegerAttr>("argument").getInt() == buffer &&
        entry.getAs<IntegerAttr>("dim").getInt() == dim)
      return index;
  }
  llvm_unreachable("a dynamic dimension without a size");
}

Value EntryInfo::buildLocalSize(OpBuilder &builder, Location loc,
                                unsigned buffer, int64_t dim,
                                ValueRange dimValues) const {
  DictionaryAttr dict = buffers[buffer];
  ArrayRef<int64_t> shape = dict.getAs<DenseI64ArrayAttr>("shape").asArrayRef();
  auto placement = dict.getAs<PlacementAttr>("placement");
  bool isShard = placement.isSharded() && placement.getDim() == dim;
  // Of a vector of one element per device.
  if (isShard && ShapedType::isDynamic(shape[dim]) &&
      isDeviceCount(getDimNumber(buffer, dim)))
    return arith::ConstantIndexOp::create(builder, loc, 1);
  Value size = ShapedType::isDynamic(shape[dim])
                   ? dimValues[getDimNumber(buffer, dim)]
                   : arith::ConstantIndexOp::create(builder, loc, shape[dim])
                         .getResult();
  if (isShard)
    size = ShardSizeOp::create(builder, loc, builder.getIndexType(), size,
                               placement.getUnit());
  return size;
}

bool mlir::dp::isOnHost(Value memref) {
  auto argument = dyn_cast<BlockArgument>(memref);
  if (!argument)
    return false;
  auto entry =
      argument.getOwner()->getParentOp()->getAttrOfType<DictionaryAttr>(
          kEntryAttr);
  auto arguments = entry ? entry.getAs<ArrayAttr>("arguments") : ArrayAttr();
  unsigned number = argument.getArgNumber();
  return arguments && number < arguments.size() &&
         cast<DictionaryAttr>(arguments[number]).contains(EntryInfo::kMemory);
}

static std::optional<FileLineColRange> findFileLocation(Location loc) {
  return llvm::TypeSwitch<LocationAttr, std::optional<FileLineColRange>>(loc)
      .Case<FileLineColRange>([](auto file) { return file; })
      .Case<NameLoc>(
          [](auto name) { return findFileLocation(name.getChildLoc()); })
      .Case<CallSiteLoc>([](auto call) {
        auto callee = findFileLocation(call.getCallee());
        return callee ? callee : findFileLocation(call.getCaller());
      })
      .Case<FusedLoc>([](auto fused) -> std::optional<FileLineColRange> {
        for (Location part : fused.getLocations())
          if (auto found = findFileLocation(part))
            return found;
        return std::nullopt;
      })
      .Default([](LocationAttr) { return std::nullopt; });
}

std::string mlir::dp::formatLocation(Location loc) {
  std::optional<FileLineColRange> file = findFileLocation(loc);
  if (!file)
    return "";
  return (file->getFilename().getValue() + ":" + Twine(file->getStartLine()) +
          ":" + Twine(file->getStartColumn()))
      .str();
}

/// Other characters as `$` and two hexadecimal digits.
static std::string getSymbol(StringRef prefix, StringRef name) {
  std::string symbol = prefix.str();
  for (char c : name)
    if (llvm::isAlnum(c) || c == '_' || c == '.')
      symbol += c;
    else
      symbol += "$" + llvm::toHex(StringRef(&c, 1), /*LowerCase=*/true);
  return symbol;
}

std::string mlir::dp::getEntrySymbol(StringRef name) {
  return getSymbol("dp_entry_", name);
}

std::string mlir::dp::getArenaSymbol(StringRef name) {
  return getSymbol("dp_arena_", name);
}

FailureOr<func::FuncOp> mlir::dp::findArenaFunction(func::FuncOp entry) {
  auto symbol = entry->getAttrOfType<FlatSymbolRefAttr>(kArenaAttr);
  auto arena = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      entry->getParentOp(), symbol);
  Type index = IndexType::get(entry.getContext());
  SmallVector<Type> dims(EntryInfo(entry).getNumDims(), index);
  bool fits = arena && arena.getBody().hasOneBlock() &&
              isa<func::ReturnOp>(arena.front().getTerminator()) &&
              arena.getFunctionType() ==
                  FunctionType::get(entry.getContext(), dims, index);
  if (!fits)
    return emitError(entry.getLoc())
           << "expected '" << kArenaAttr << "' of '" << entry.getName()
           << "' to name a function of its " << dims.size()
           << " sizes that returns one, found " << symbol;
  return arena;
}
