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
    for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
      if (TypeAttr element =
              getElement(function.getArgAttr(number, kDTypeAttr), type))
        arguments.push_back({function, number, element});
    for (auto [number, type] : llvm::enumerate(function.getResultTypes()))
      if (TypeAttr element =
              getElement(function.getResultAttr(number, kDTypeAttr), type))
        results.push_back({function, number, element});
  }
  void set() {
    for (Position &argument : arguments) {
      LDBG() << argument.function.getName() << ": the caller has argument "
             << argument.number << " as " << argument.element;
      argument.function.setArgAttr(argument.number, kDTypeAttr,
                                   argument.element);
    }
    for (Position &result : results) {
      LDBG() << result.function.getName() << ": the caller has result "
             << result.number << " as " << result.element;
      result.function.setResultAttr(result.number, kDTypeAttr, result.element);
    }
  }

private:
  struct Position {
    func::FuncOp function;
    size_t number;
    TypeAttr element;
  };
  SmallVector<Position> arguments, results;
};

struct DropSignedness : dp::impl::DPDropSignednessBase<DropSignedness> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
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
