//===- Arguments.h - Arrays for arguments -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_ARGUMENTS_H
#define DP_TOOLS_DP_RUN_INPUTS_ARGUMENTS_H

#include "Options.h"
#include "Program.h"

namespace dp {

/// Reads the arrays of the file at `path`; returns none if `path` is empty.
NpzFile readIf(const std::string &path);

/// Throws Failure unless `array`, of the file called `file`, has the dtype and
/// shape of the argument `value`. Dimension `anyDim` may have any size; -1:
/// none. `leading` dimensions precede those of the argument.
void checkType(const dp_value_info &value, const NpyArray &array,
               const std::string &file, int64_t anyDim, size_t leading);

/// Returns the array of --random for an argument.
NpyArray makeRandom(const dp_value_info &value, std::vector<int64_t> shape,
                    const Options &options);

/// Returns the part of a message that says which arguments an entry lacks:
/// `what` and `names`, which come from the file at `path`, that of `option`;
/// the file has the arrays `file`. Empty if none are missing.
std::string describeMissing(const char *what, const char *option,
                            const std::vector<std::string> &names,
                            const std::string &path, const NpzFile &file);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_ARGUMENTS_H
