//===- Annotate.cpp - Roles of arguments and results ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InterfaceNames.h"

#include "dp/IR/DP.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/LocationNames.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/DebugLog.h"

#include <deque>

#define DEBUG_TYPE "dp-annotate"

namespace mlir::dp {
#define GEN_PASS_DEF_DPANNOTATE
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the name that a frontend put into the location.
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

  void runOnStage() override {
    // Only attributes and locations change; no analysis looks at them.
    markAllAnalysesPreserved();
    scattered.clear();
    found.clear();
    foundResults.clear();
    for (const std::string &entry : scatter) {
      // A name may contain colons; the dimension follows the last one.
      auto [name, dim] = StringRef(entry).rsplit(':');
      int64_t number = kWhole;
      if (name.empty() ||
          (dim != "none" && (dim.getAsInteger(10, number) || number < 0))) {
        getOperation().emitError()
            << "expected NAME:DIM with a dimension >= 0 in option 'scatter', "
               "found '"
            << entry << "'";
        return signalPassFailure();
      }
      scattered.push_back({name, number});
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        if (failed(annotate(function)))
          return signalPassFailure();
    if (failed(shareState()) || failed(checkUpdates()))
      return signalPassFailure();
    for (auto [name, dim] : scattered)
      if (!found.count(name))
        return emitUnknownName("scatter", name, "argument");
    for (const std::string &name : state)
      if (!found.count(name))
        return emitUnknownName("state", name, "argument");
    for (const std::string &name : host)
      if (!found.count(name))
        return emitUnknownName("host", name, "argument");
    for (const std::string &name : gatherScalars)
      if (!foundResults.count(name) && name != "*")
        return emitUnknownName("gather-scalars", name, "result of one number");
  }

  /// Functions share state by name: state of one function is state of every
  /// function that has an argument of its name and type, in one placement.
  LogicalResult shareState() {
    using Argument = std::pair<FunctionSignature *, unsigned>;
    llvm::StringMap<Argument> shared;
    SmallVector<Argument> arguments;
    std::deque<FunctionSignature> signatures; // whose addresses stay
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal()) {
        FunctionSignature &signature = signatures.emplace_back(function);
        for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
          arguments.push_back({&signature, i});
      }
    auto nameOf = [](Argument argument) {
      return argument.first
          ->getArgAttrOfType<StringAttr>(argument.second, kNameAttr)
          .getValue();
    };
    for (auto [function, i] : arguments)
      if (function->getArgAttr(i, kStateAttr))
        shared.try_emplace(nameOf({function, i}), function, i);
    for (auto [function, i] : arguments) {
      auto it = shared.find(nameOf({function, i}));
      if (it == shared.end())
        continue;
      auto [first, k] = it->second;
      bool sameType =
          first->getArgumentTypes()[k] == function->getArgumentTypes()[i];
      Attribute dim = function->getArgAttr(i, kScatterAttr);
      Attribute firstDim = first->getArgAttr(k, kScatterAttr);
      if (!function->getArgAttr(i, kStateAttr)) {
        if (!sameType || (dim && dim != firstDim))
          continue;
        function->setArgAttr(i, kStateAttr, UnitAttr::get(&getContext()));
        if (firstDim)
          function->setArgAttr(i, kScatterAttr, firstDim);
      } else if (!sameType || dim != firstDim) {
        auto describe = [](InFlightDiagnostic &error, Argument argument) {
          error << argument.first->getArgumentTypes()[argument.second];
          if (auto dim = argument.first->getArgAttrOfType<IntegerAttr>(
                  argument.second, kScatterAttr))
            error << " scattered along dimension " << dim.getInt();
        };
        InFlightDiagnostic error = emitError(function->getArgument(i).getLoc());
        error << "functions share state by name, but '" << it->first()
              << "' is ";
        describe(error, {first, k});
        error << " in '" << first->getName() << "' and ";
        describe(error, {function, i});
        return error << " in '" << function->getName() << "'";
      }
    }
    for (FunctionSignature &signature : signatures)
      signature.write();
    return success();
  }

  /// Checks that results update state only: without `dp.state` the caller would
  /// pass the old value in the next step.
  LogicalResult checkUpdates() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      for (unsigned i = 0, e = function.getNumResults(); i < e; ++i) {
        auto updates =
            function.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr);
        if (!updates || function.getArgAttr(updates.getInt(), kStateAttr))
          continue;
        auto nameOf = [](DictionaryAttr attributes) {
          return attributes.getAs<StringAttr>(kNameAttr).getValue();
        };
        StringRef argument = nameOf(function.getArgAttrDict(updates.getInt()));
        return emitError(function.getArgument(updates.getInt()).getLoc())
               << "result '" << nameOf(function.getResultAttrDict(i))
               << "' of '" << function.getName() << "' updates argument '"
               << argument << "' ('" << kUpdatesAttr
               << "'), which is no state; mark it with '" << kStateAttr
               << "' or --state=" << argument
               << ", or return the result without '" << kUpdatesAttr << "'";
      }
    }
    return success();
  }

  void emitUnknownName(StringRef option, StringRef name, StringRef what) {
    InFlightDiagnostic error = getOperation().emitError()
                               << "no function has the " << what << " '" << name
                               << "' of option '" << option << "'";
    bool ofResults = option == "gather-scalars";
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      Diagnostic &note = error.attachNote(function.getLoc());
      note << "'" << function.getName() << "' has";
      unsigned count =
          ofResults ? function.getNumResults() : function.getNumArguments();
      for (unsigned i = 0, e = std::min(count, 20u); i < e; ++i) {
        DictionaryAttr attributes = ofResults ? function.getResultAttrDict(i)
                                              : function.getArgAttrDict(i);
        note << (i ? ", " : " ")
             << attributes.getAs<StringAttr>(kNameAttr).getValue();
      }
      if (count > 20)
        note << ", ...";
    }
    signalPassFailure();
  }

  LogicalResult annotate(func::FuncOp op) {
    FunctionSignature function(op);
    InterfaceNames names;
    names.function = function.getName();
    if (failed(nameArguments(function, names)))
      return failure();
    nameResults(function);
    Builder builder(&getContext());
    auto reaches = [&](StringRef name, unsigned index) {
      bool yes = matchName(name, names, index).has_value();
      if (yes)
        found.insert(name);
      return yes;
    };
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      if (failed(scatterArgument(function, names, i)))
        return failure();
      for (const std::string &name : state)
        if (reaches(name, i))
          function.setArgAttr(i, kStateAttr, builder.getUnitAttr());
      if (failed(markDonated(function, i)))
        return failure();
      for (const std::string &name : host) {
        if (!reaches(name, i))
          continue;
        if (function.getArgAttr(i, kStateAttr))
          return emitError(function.getArgument(i).getLoc())
                 << "argument '" << names.names[i] << "' of '"
                 << function.getName()
                 << "' is state, which is on the devices, not on the host";
        function.setArgAttr(i, kHostAttr, builder.getUnitAttr());
      }
    }
    if (failed(pairState(function)) || failed(markPerDevice(function)))
      return failure();
    function.write();
    LDBG() << op.getName() << ": arguments " << op.getArgAttrsAttr()
           << "\n  results " << op.getResAttrsAttr();
    return success();
  }

  /// Scatters an argument as the longest name in `scatter` that matches it
  /// says.
  LogicalResult scatterArgument(FunctionSignature &function,
                                const InterfaceNames &names, unsigned i) {
    std::optional<NameMatch> best;
    std::optional<int64_t> wanted;
    StringRef by;
    Location loc = function.getArgument(i).getLoc();
    for (auto [name, dim] : scattered) {
      std::optional<NameMatch> match = matchName(name, names, i);
      if (!match)
        continue;
      found.insert(name);
      if (best && *match < *best)
        continue;
      if (best && !(*best < *match) && *wanted != dim)
        return emitConflict(function, names.names[i], i, *wanted, dim);
      best = match;
      wanted = dim;
      by = name;
    }
    if (!wanted)
      return success();
    auto before = function.getArgAttrOfType<IntegerAttr>(i, kScatterAttr);
    if (before && before.getInt() != *wanted)
      return emitConflict(function, names.names[i], i, before.getInt(),
                          *wanted);
    if (*wanted == kWhole)
      return success();
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    if (!type || *wanted >= type.getRank()) {
      InFlightDiagnostic error = emitError(loc);
      error << "cannot scatter argument '" << names.names[i] << "' of '"
            << function.getName() << "' along dimension " << *wanted
            << ": it is " << function.getArgumentTypes()[i];
      if (best->isSubtree)
        error.attachNote() << "it is reached by '" << by << "'; '"
                           << names.names[i] << ":none' leaves it whole";
      return error;
    }
    function.setArgAttr(i, kScatterAttr,
                        Builder(&getContext()).getI64IntegerAttr(*wanted));
    return success();
  }

  LogicalResult emitConflict(FunctionSignature &function, StringRef name,
                             unsigned i, int64_t first, int64_t second) {
    auto describe = [](int64_t dim) {
      return dim == kWhole ? std::string("not at all")
                           : "along " + std::to_string(dim);
    };
    InFlightDiagnostic error = emitError(function.getArgument(i).getLoc());
    error << "argument '" << name << "' of '" << function.getName()
          << "' is to be scattered ";
    if (first == kWhole)
      return error << "not at all and " << describe(second);
    return error << "along dimension " << first << " and " << describe(second);
  }

  /// Marks the results of which the caller gets one element per device.
  LogicalResult markPerDevice(FunctionSignature &function) {
    if (gatherScalars.empty())
      return success();
    InterfaceNames names;
    names.function = function.getName();
    unsigned count = function.getNumResults();
    for (unsigned i = 0; i < count; ++i)
      names.add(
          function.getResultAttrOfType<StringAttr>(i, kNameAttr).getValue());
    for (unsigned i = 0; i < count; ++i) {
      Type type = function.getResultTypes()[i];
      auto tensor = dyn_cast<RankedTensorType>(type);
      bool fits = (tensor ? tensor.getRank() == 0 : type.isIntOrFloat()) &&
                  !function.getResultAttr(i, kUpdatesAttr);
      for (const std::string &name : gatherScalars) {
        std::optional<NameMatch> match = matchName(name, names, i);
        if (name == "*")
          match = NameMatch{0, false, /*isSubtree=*/true};
        if (!match || (match->isSubtree && !fits))
          continue;
        if (!fits)
          return function.emitError()
                 << "result '" << names.names[i] << "' of '"
                 << function.getName()
                 << "' is to be each device's own, but it is "
                 << (function.getResultAttr(i, kUpdatesAttr) ? "a new state"
                                                             : "no number")
                 << ": " << type;
        foundResults.insert(name);
        function.setResultAttr(i, kPerDeviceAttr, UnitAttr::get(&getContext()));
      }
    }
    return success();
  }

  LogicalResult nameArguments(FunctionSignature &function,
                              InterfaceNames &names) {
    for (BlockArgument argument : function.getArguments()) {
      unsigned i = argument.getArgNumber();
      StringRef name = getLocationName(argument.getLoc());
      if (auto given = function.getArgAttrOfType<StringAttr>(i, kNameAttr))
        name = given.getValue();
      std::string number = std::to_string(i);
      if (name.empty())
        name = number;
      auto [first, isNew] = names.add(name);
      if (!isNew)
        return emitError(argument.getLoc())
               << "arguments " << first << " and " << i << " of '"
               << function.getName() << "' have one name, '" << name << "'";
      auto attribute = StringAttr::get(&getContext(), name);
      function.setArgAttr(i, kNameAttr, attribute);
      // Errors have a line, and values of dumps a name. A frontend may give a
      // name without a line.
      Location loc = argument.getLoc();
      std::optional<FileLineColRange> line = findSourcePlace(loc).position;
      if (!line)
        line = findSourcePlace(argument.getOwner()->getParentOp()->getLoc())
                   .position;
      if (name != number)
        argument.setLoc(line ? NameLoc::get(attribute, Location(*line))
                             : NameLoc::get(attribute));
    }
    return success();
  }

  void nameResults(FunctionSignature &function) {
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

  /// Marks the donated arguments of JAX exports as state.
  LogicalResult markDonated(FunctionSignature &function, unsigned i) {
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
  LogicalResult pairState(FunctionSignature &function) {
    Builder builder(&getContext());
    llvm::SmallDenseSet<int64_t> updated;
    for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
      if (auto updates =
              function.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr))
        if (!updated.insert(updates.getInt()).second)
          return function.emitError()
                 << "argument " << updates.getInt() << " of '"
                 << function.getName() << "' is updated by two results";
    // The first result of each name that updates no argument.
    llvm::SmallDenseMap<Attribute, unsigned> byName;
    for (unsigned k = 0, n = function.getNumResults(); k < n; ++k)
      if (!function.getResultAttr(k, kUpdatesAttr))
        byName.try_emplace(function.getResultAttr(k, kNameAttr), k);
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      if (!function.getArgAttr(i, kStateAttr) || updated.contains(i))
        continue;
      auto name = function.getArgAttrOfType<StringAttr>(i, kNameAttr);
      if (auto result = byName.find(name); result != byName.end()) {
        unsigned k = result->second;
        if (function.getResultTypes()[k] != function.getArgumentTypes()[i])
          return emitError(function.getArgument(i).getLoc())
                 << "state '" << name.getValue() << "' of '"
                 << function.getName() << "' is "
                 << function.getArgumentTypes()[i]
                 << ", the result of its name is "
                 << function.getResultTypes()[k];
        function.setResultAttr(k, kUpdatesAttr, builder.getI64IntegerAttr(i));
      }
    }
    return success();
  }

private:
  /// In place of a dimension: the argument is not scattered.
  static constexpr int64_t kWhole = -1;
  /// The names of `scatter` with their dimensions.
  SmallVector<std::pair<StringRef, int64_t>> scattered;
  /// The names in options that match an argument or result.
  llvm::StringSet<> found, foundResults;
};
} // namespace
