//===- Entry.cpp - The interface of one device's program ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Entry.h"

#include "dp/IR/LocationNames.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<EntryBuffer> mlir::dp::getEntryBuffers(EntryAttr entry) {
  SmallVector<EntryBuffer> buffers(entry.getArguments());
  for (ResultAttr result : entry.getResults())
    if (!result.getUpdates())
      buffers.push_back(result);
  return buffers;
}

std::optional<int64_t> mlir::dp::findGlobalSize(ArrayRef<GlobalSizeAttr> sizes,
                                                int64_t argument, int64_t dim) {
  for (auto [index, size] : llvm::enumerate(sizes))
    if (size.getArgument() == argument && size.getDim() == dim)
      return index;
  return std::nullopt;
}

EntryInfo::EntryInfo(func::FuncOp function)
    : entry(function->getAttrOfType<EntryAttr>(kEntryAttr)) {
  assert(entry && "expected an outlined entry");
  buffers = getEntryBuffers(entry);
}

int64_t EntryInfo::getDimNumber(unsigned buffer, int64_t dim) const {
  RankedTensorType type = buffers[buffer].getType();
  if (!type.isDynamicDim(dim))
    return -1;
  if (ResultAttr result = buffers[buffer].getResult())
    return result.getDims()[type.getDynamicDimIndex(dim)];
  return *findGlobalSize(entry.getDims(), buffer, dim);
}

Value EntryInfo::buildLocalSize(OpBuilder &builder, Location loc,
                                unsigned buffer, int64_t dim,
                                ValueRange dimValues) const {
  RankedTensorType type = buffers[buffer].getType();
  PlacementAttr placement = buffers[buffer].getPlacement();
  bool isShard = placement.isSharded() && placement.getDim() == dim;
  // A vector of one element per device.
  if (isShard && type.isDynamicDim(dim) &&
      isDeviceCount(getDimNumber(buffer, dim)))
    return arith::ConstantIndexOp::create(builder, loc, 1);
  Value size =
      type.isDynamicDim(dim)
          ? dimValues[getDimNumber(buffer, dim)]
          : arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim))
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
      argument.getOwner()->getParentOp()->getAttrOfType<EntryAttr>(kEntryAttr);
  unsigned number = argument.getArgNumber();
  return entry && number < entry.getArguments().size() &&
         entry.getArguments()[number].isOnHost();
}

std::string mlir::dp::formatLocation(Location loc) {
  SourcePlace place = findSourcePlace(loc);
  if (!place.position)
    return "";
  std::string position = formatPosition(*place.position);
  return place.name.empty() ? position : (place.name + ", " + position).str();
}

/// Returns `prefix` and `name`, with `$` and two hexadecimal digits for each
/// character that not every linker takes.
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
  FlatSymbolRefAttr symbol =
      entry->getAttrOfType<ArenaAttr>(kArenaAttr).getFunction();
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
