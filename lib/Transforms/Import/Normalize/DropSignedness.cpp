//===- DropSignedness.cpp - Signless integers inside of programs ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Types change in all ops alike, so MLIR's replacer of types and attributes
// does it: a conversion would need a pattern for each op.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-drop-signedness"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDROPSIGNEDNESS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the element type if a caller has `type` as unsigned; else null.
static TypeAttr getUnsignedElement(Type type) {
  Type element = getElementTypeOrSelf(type);
  bool isUnsigned = element.isUnsignedInteger() && !element.isInteger(1) &&
                    !getDTypeName(element).empty();
  return isUnsigned ? TypeAttr::get(element) : TypeAttr();
}

namespace {
/// The `dp.dtype` attributes of functions. Each holds a type that must stay as
/// it is where all other types lose their signs.
class CallerElements {
public:
  /// Collects those of `function`: the ones that it has, and of an entry one
  /// for each unsigned argument and result.
  void collect(func::FuncOp function) {
    auto getElement = [&](Attribute known, Type type) {
      if (auto element = dyn_cast_if_present<TypeAttr>(known))
        return element;
      return function.isPublic() ? getUnsignedElement(type) : TypeAttr();
    };
    Elements elements{function, {}, {}};
    for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
      if (TypeAttr element =
              getElement(function.getArgAttr(number, kDTypeAttr), type))
        elements.arguments.push_back({number, element});
    for (auto [number, type] : llvm::enumerate(function.getResultTypes()))
      if (TypeAttr element =
              getElement(function.getResultAttr(number, kDTypeAttr), type))
        elements.results.push_back({number, element});
    if (!elements.arguments.empty() || !elements.results.empty())
      functions.push_back(std::move(elements));
  }
  void set() {
    for (auto &[function, arguments, results] : functions) {
      FunctionSignature signature(function);
      for (auto [number, element] : arguments) {
        LDBG() << signature.getName() << ": the caller has argument " << number
               << " as " << element;
        signature.setArgAttr(number, kDTypeAttr, element);
      }
      for (auto [number, element] : results) {
        LDBG() << signature.getName() << ": the caller has result " << number
               << " as " << element;
        signature.setResultAttr(number, kDTypeAttr, element);
      }
      signature.write();
    }
  }

private:
  struct Elements {
    func::FuncOp function;
    SmallVector<std::pair<size_t, TypeAttr>> arguments, results;
  };
  SmallVector<Elements> functions;
};

struct DropSignedness : dp::impl::DPDropSignednessBase<DropSignedness> {
  void runOnStage() override {
    ModuleOp module = getOperation();
    CallerElements callerElements;
    for (auto function : module.getOps<func::FuncOp>())
      callerElements.collect(function);

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
    callerElements.set();
    module.walk([](UnrealizedConversionCastOp cast) {
      if (cast.getInputs().getTypes() != cast.getResultTypes())
        return;
      cast.replaceAllUsesWith(cast.getInputs());
      cast.erase();
    });
  }
};
} // namespace
