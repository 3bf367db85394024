//===- OptionSet.cpp - Options with a single declaration ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Pipelines/OptionSet.h"

using namespace mlir;
using namespace mlir::dp;

std::vector<llvm::cl::Option *> OptionSet::getOptions() const {
  std::vector<llvm::cl::Option *> options;
  for (const Entry &entry : entries)
    options.push_back(entry.option);
  return options;
}

LogicalResult OptionSet::set(StringRef name, StringRef value,
                             OptionErrorFn error) {
  auto entry = llvm::find_if(entries, [&](const Entry &candidate) {
    return candidate.option->ArgStr == name;
  });
  if (entry == entries.end())
    return error("no option '" + name + "'; found are " +
                 llvm::join(llvm::map_range(entries,
                                            [](const Entry &known) {
                                              return known.option->ArgStr;
                                            }),
                            ", "));
  llvm::cl::Option &option = *entry->option;
  // llvm::cl writes errors to standard error; find them before it does.
  if (option.getNumOccurrencesFlag() != llvm::cl::ZeroOrMore &&
      option.getNumOccurrences() > 0)
    return error("option '" + name + "' is given twice");
  if (std::string expected = entry->explainMismatch(value); !expected.empty())
    return error("expected option '" + name + "' to be " + expected +
                 ", found '" + value + "'");
  return failure(option.addOccurrence(0, option.ArgStr, value));
}
