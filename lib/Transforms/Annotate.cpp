//===- Annotate.cpp - Which arguments are batch and which are state ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPANNOTATE
#include "dp/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The name that a frontend gave, from the location.
static StringRef getLocationName(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName();
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return getLocationName(call.getCallee());
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (StringRef name = getLocationName(part); !name.empty())
        return name;
  return {};
}

namespace {
struct Annotate : dp::impl::DPAnnotateBase<Annotate> {
  using DPAnnotateBase::DPAnnotateBase;

  void runOnOperation() override {
    // Only attributes of functions change; no analysis looks at them.
    markAllAnalysesPreserved();
    SmallVector<std::pair<StringRef, int64_t>> scattered;
    for (const std::string &entry : scatter) {
      // A name may have colons in it; the dimension is behind the last.
      auto [name, dim] = StringRef(entry).rsplit(':');
      int64_t number;
      if (name.empty() || dim.getAsInteger(10, number) || number < 0) {
        getOperation().emitError()
            << "expected NAME:DIM with a dimension >= 0 in option 'scatter', "
               "found '"
            << entry << "'";
        return signalPassFailure();
      }
      scattered.push_back({name, number});
    }
    llvm::StringMap<bool> found;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        if (failed(annotate(function, scattered, found)))
          return signalPassFailure();
    if (failed(shareState()))
      return signalPassFailure();
    for (auto [name, dim] : scattered)
      if (!found.count(name))
        return unknown("scatter", name);
    for (const std::string &name : state)
      if (!found.count(name))
        return unknown("state", name);
  }

  /// Functions share state by name: what is state of one is state of all that
  /// have an argument of its name and type, and is placed alike in all.
  LogicalResult shareState() {
    using Argument = std::pair<func::FuncOp, unsigned>;
    llvm::StringMap<Argument> shared;
    SmallVector<Argument> arguments;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
          arguments.push_back({function, i});
    auto nameOf = [](Argument argument) {
      return argument.first
          .getArgAttrOfType<StringAttr>(argument.second, kNameAttr)
          .getValue();
    };
    for (auto [function, i] : arguments)
      if (function.getArgAttr(i, kStateAttr))
        shared.try_emplace(nameOf({function, i}), function, i);
    for (auto [function, i] : arguments) {
      auto it = shared.find(nameOf({function, i}));
      if (it == shared.end())
        continue;
      auto [first, k] = it->second;
      bool sameType =
          first.getArgumentTypes()[k] == function.getArgumentTypes()[i];
      Attribute dim = function.getArgAttr(i, kScatterAttr);
      Attribute firstDim = first.getArgAttr(k, kScatterAttr);
      if (!function.getArgAttr(i, kStateAttr)) {
        if (!sameType || (dim && dim != firstDim))
          continue;
        function.setArgAttr(i, kStateAttr, UnitAttr::get(&getContext()));
        if (firstDim)
          function.setArgAttr(i, kScatterAttr, firstDim);
      } else if (!sameType || dim != firstDim) {
        auto describe = [](InFlightDiagnostic &error, Argument argument) {
          error << argument.first.getArgumentTypes()[argument.second];
          if (auto dim = argument.first.getArgAttrOfType<IntegerAttr>(
                  argument.second, kScatterAttr))
            error << " scattered along dimension " << dim.getInt();
        };
        InFlightDiagnostic error = emitError(function.getArgument(i).getLoc());
        error << "functions share state by name, but '" << it->first()
              << "' is ";
        describe(error, {first, k});
        error << " in '" << first.getName() << "' and ";
        describe(error, {function, i});
        return error << " in '" << function.getName() << "'";
      }
    }
    return success();
  }

  void unknown(StringRef option, StringRef name) {
    InFlightDiagnostic error = getOperation().emitError()
                               << "no function has the argument '" << name
                               << "' of option '" << option << "'";
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      Diagnostic &note = error.attachNote(function.getLoc());
      note << "'" << function.getName() << "' has";
      for (unsigned i = 0, e = std::min(function.getNumArguments(), 20u); i < e;
           ++i)
        note << (i ? ", " : " ")
             << function.getArgAttrOfType<StringAttr>(i, kNameAttr).getValue();
      if (function.getNumArguments() > 20)
        note << ", ...";
    }
    signalPassFailure();
  }

  LogicalResult annotate(func::FuncOp function,
                         ArrayRef<std::pair<StringRef, int64_t>> scattered,
                         llvm::StringMap<bool> &found) {
    Builder builder(&getContext());
    if (failed(nameArguments(function)))
      return failure();
    nameResults(function);

    auto isCalled = [&](unsigned index, StringRef name) {
      bool yes =
          function.getArgAttrOfType<StringAttr>(index, kNameAttr) == name ||
          name == std::to_string(index);
      if (yes)
        found[name] = true;
      return yes;
    };
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      for (auto [name, dim] : scattered) {
        if (!isCalled(i, name))
          continue;
        auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
        if (!type || dim >= type.getRank())
          return emitError(function.getArgument(i).getLoc())
                 << "cannot scatter argument '" << name << "' of '"
                 << function.getName() << "' along dimension " << dim
                 << ": it is " << function.getArgumentTypes()[i];
        auto before = function.getArgAttrOfType<IntegerAttr>(i, kScatterAttr);
        if (before && before.getInt() != dim)
          return emitError(function.getArgument(i).getLoc())
                 << "argument '" << name << "' of '" << function.getName()
                 << "' is to be scattered along dimension " << before.getInt()
                 << " and along " << dim;
        function.setArgAttr(i, kScatterAttr, builder.getI64IntegerAttr(dim));
      }
      for (const std::string &name : state)
        if (isCalled(i, name))
          function.setArgAttr(i, kStateAttr, builder.getUnitAttr());
      if (failed(markDonated(function, i)))
        return failure();
    }
    return pairState(function);
  }

  LogicalResult nameArguments(func::FuncOp function) {
    llvm::StringMap<unsigned> taken;
    for (BlockArgument argument : function.getArguments()) {
      unsigned i = argument.getArgNumber();
      StringRef name = getLocationName(argument.getLoc());
      if (auto given = function.getArgAttrOfType<StringAttr>(i, kNameAttr))
        name = given.getValue();
      std::string number = std::to_string(i);
      if (name.empty())
        name = number;
      if (!taken.try_emplace(name, i).second)
        return emitError(argument.getLoc())
               << "arguments " << taken[name] << " and " << i << " of '"
               << function.getName() << "' have one name, '" << name << "'";
      function.setArgAttr(i, kNameAttr, StringAttr::get(&getContext(), name));
    }
    return success();
  }

  void nameResults(func::FuncOp function) {
    for (unsigned i = 0, e = function.getNumResults(); i < e; ++i) {
      if (function.getResultAttr(i, kNameAttr))
        continue;
      auto info =
          function.getResultAttrOfType<StringAttr>(i, "jax.result_info");
      std::string name = info && !info.getValue().empty()
                             ? info.getValue().str()
                             : "result" + std::to_string(i);
      function.setResultAttr(i, kNameAttr,
                             StringAttr::get(&getContext(), name));
    }
  }

  /// Donated arguments of JAX exports.
  LogicalResult markDonated(func::FuncOp function, unsigned i) {
    Builder builder(&getContext());
    if (auto alias =
            function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output")) {
      int64_t result = alias.getInt();
      if (result < 0 || result >= function.getNumResults() ||
          function.getResultTypes()[result] != function.getArgumentTypes()[i])
        return emitError(function.getArgument(i).getLoc())
               << "argument " << i << " of '" << function.getName()
               << "' is aliased to result " << result
               << ", which is not a result of its type";
      auto updates =
          function.getResultAttrOfType<IntegerAttr>(result, kUpdatesAttr);
      if (updates && updates.getInt() != i)
        return emitError(function.getArgument(i).getLoc())
               << "arguments " << updates.getInt() << " and " << i << " of '"
               << function.getName() << "' are both aliased to result "
               << result;
      function.setResultAttr(result, kUpdatesAttr,
                             builder.getI64IntegerAttr(i));
      function.setArgAttr(i, kStateAttr, builder.getUnitAttr());
    }
    if (function.getArgAttr(i, "jax.buffer_donor"))
      function.setArgAttr(i, kStateAttr, builder.getUnitAttr());
    return success();
  }

  /// A state argument that no alias pairs with a result is updated by the
  /// result of its name; state that is only read is state, too.
  LogicalResult pairState(func::FuncOp function) {
    Builder builder(&getContext());
    llvm::SmallDenseSet<int64_t> updated;
    for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
      if (auto updates =
              function.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr))
        if (!updated.insert(updates.getInt()).second)
          return function.emitError()
                 << "argument " << updates.getInt() << " of '"
                 << function.getName() << "' is updated by two results";
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      if (!function.getArgAttr(i, kStateAttr) || updated.contains(i))
        continue;
      auto name = function.getArgAttrOfType<StringAttr>(i, kNameAttr);
      for (unsigned k = 0, n = function.getNumResults(); k < n; ++k) {
        if (function.getResultAttr(k, kUpdatesAttr) ||
            function.getResultAttrOfType<StringAttr>(k, kNameAttr) != name)
          continue;
        if (function.getResultTypes()[k] != function.getArgumentTypes()[i])
          return emitError(function.getArgument(i).getLoc())
                 << "state '" << name.getValue() << "' of '"
                 << function.getName() << "' is "
                 << function.getArgumentTypes()[i]
                 << ", the result of its name is "
                 << function.getResultTypes()[k];
        function.setResultAttr(k, kUpdatesAttr, builder.getI64IntegerAttr(i));
        break;
      }
    }
    return success();
  }
};
} // namespace
