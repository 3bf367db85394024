//===- LocationNames.cpp - Names and source positions of locations --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/LocationNames.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

SourcePlace mlir::dp::findSourcePlace(Location loc) {
  return llvm::TypeSwitch<LocationAttr, SourcePlace>(loc)
      .Case<FileLineColRange>([](auto file) { return SourcePlace{{}, file}; })
      .Case<NameLoc>([](auto name) {
        SourcePlace place = findSourcePlace(name.getChildLoc());
        return SourcePlace{name.getName().getValue(), place.position};
      })
      .Case<CallSiteLoc>([](auto call) {
        SourcePlace callee = findSourcePlace(call.getCallee());
        return callee.position ? callee : findSourcePlace(call.getCaller());
      })
      .Case<FusedLoc>([](auto fused) {
        SourcePlace named;
        for (Location part : fused.getLocations()) {
          SourcePlace place = findSourcePlace(part);
          if (place.position)
            return place;
          if (named.name.empty())
            named = place;
        }
        return named;
      })
      .Default([](LocationAttr) { return SourcePlace(); });
}

std::string mlir::dp::formatPosition(FileLineColRange position) {
  std::string text =
      (position.getFilename().getValue() + ":" + Twine(position.getStartLine()))
          .str();
  if (unsigned column = position.getStartColumn())
    text += ":" + std::to_string(column);
  return text;
}
