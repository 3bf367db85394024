//===- InlineResources.cpp - Small resources as dense constants -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The pass changes attributes of any op, and no op, so it walks: a pattern
// would match all ops.
//
//===----------------------------------------------------------------------===//

#include "Utils/Resources.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/MathExtras.h"

#define DEBUG_TYPE "dp-inline-resources"

namespace mlir::dp {
#define GEN_PASS_DEF_DPINLINERESOURCES
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the bytes of one element in a resource; none for elements that are
/// no numbers.
static std::optional<int64_t> getResourceElementBytes(Type element) {
  if (element.isIndex())
    return 8;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    std::optional<int64_t> part =
        getResourceElementBytes(complex.getElementType());
    return part ? std::optional<int64_t>(2 * *part) : std::nullopt;
  }
  if (!element.isIntOrFloat())
    return std::nullopt;
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

std::optional<int64_t> mlir::dp::getResourceBytes(ShapedType type) {
  std::optional<int64_t> bytes = getResourceElementBytes(type.getElementType());
  if (!bytes || !type.hasStaticShape())
    return std::nullopt;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(*bytes, size, *bytes))
      return std::nullopt;
  return bytes;
}

/// Returns the constant's elements; null if `resource` is not inlined.
static DenseElementsAttr inlineResource(DenseResourceElementsAttr resource) {
  ShapedType type = resource.getType();
  Type element = type.getElementType();
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  std::optional<int64_t> bytes = getResourceBytes(type);
  if (!blob || !bytes || static_cast<int64_t>(blob->getData().size()) != *bytes)
    return {};
  bool isPlain = !element.isInteger(1) && isStorageType(element) &&
                 !isa<ComplexType>(element);
  if (isPlain && type.getNumElements() > 1)
    return {};
  ArrayRef<char> data = blob->getData();
  if (element.isInteger(1)) {
    SmallVector<bool> values;
    for (char byte : data)
      values.push_back(byte != 0);
    return DenseElementsAttr::get(type, values);
  }
  bool isSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(type, data, isSplat))
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

namespace {
struct InlineResources : dp::impl::DPInlineResourcesBase<InlineResources> {
  void runOnStage() override {
    getOperation().walk([&](Operation *op) {
      for (NamedAttribute attribute : op->getAttrs())
        if (auto resource =
                dyn_cast<DenseResourceElementsAttr>(attribute.getValue()))
          if (DenseElementsAttr dense = inlineResource(resource)) {
            LDBG() << "inline '" << resource.getRawHandle().getKey()
                   << "' of type " << resource.getType() << " at "
                   << op->getLoc();
            ++numInlined;
            op->setAttr(attribute.getName(), dense);
          }
    });
  }
};
} // namespace
