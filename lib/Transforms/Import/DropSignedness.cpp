//===- DropSignedness.cpp - Signless integers inside of programs ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Stage.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDROPSIGNEDNESS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The descriptor's name of `type` if a caller has unsigned elements; else
/// empty.
static StringRef getUnsignedName(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isUnsignedInteger() && !element.isInteger(1)
             ? getDTypeName(element)
             : StringRef();
}

/// Records on an entry which arguments and results are unsigned.
static void annotate(func::FuncOp function) {
  Builder builder(function.getContext());
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
    if (StringRef name = getUnsignedName(type); !name.empty())
      function.setArgAttr(number, kDTypeAttr, builder.getStringAttr(name));
  for (auto [number, type] : llvm::enumerate(function.getResultTypes()))
    if (StringRef name = getUnsignedName(type); !name.empty())
      function.setResultAttr(number, kDTypeAttr, builder.getStringAttr(name));
}

namespace {
struct DropSignedness : dp::impl::DPDropSignednessBase<DropSignedness> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
    ModuleOp module = getOperation();
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isPublic())
        annotate(function);

    AttrTypeReplacer replacer;
    replacer.addReplacement([](IntegerType type) -> std::optional<Type> {
      if (type.isSignless())
        return std::nullopt;
      return IntegerType::get(type.getContext(), type.getWidth());
    });
    // A number in an attribute has the type that its op requires.
    replacer.addReplacement(
        [](IntegerAttr attribute)
            -> AttrTypeReplacer::ReplaceFnResult<Attribute> {
          return std::make_pair(Attribute(attribute), WalkResult::skip());
        });
    replacer.addReplacement(
        [](DenseIntElementsAttr attribute)
            -> AttrTypeReplacer::ReplaceFnResult<Attribute> {
          auto type = dyn_cast<IntegerType>(attribute.getElementType());
          if (!type || type.isSignless())
            return std::make_pair(Attribute(attribute), WalkResult::skip());
          return std::make_pair(Attribute(attribute.bitcast(IntegerType::get(
                                    type.getContext(), type.getWidth()))),
                                WalkResult::skip());
        });
    replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    module.walk([](UnrealizedConversionCastOp cast) {
      if (cast.getInputs().getTypes() != cast.getResultTypes())
        return;
      cast.replaceAllUsesWith(cast.getInputs());
      cast.erase();
    });
  }
};
} // namespace
