//===- Options.h - The command line of dp-run -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OPTIONS_H
#define DP_TOOLS_DP_RUN_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dp {

struct Options {
  std::string program, entry;
  std::string state, data, perStep;           ///< files to read; empty: none
  std::string metrics, out, timings, profile; ///< files to write; empty: none
  std::string checkpoint;                     ///< folder; empty: none
  std::string checkpointFormat = "npz";
  std::optional<int64_t> every; ///< steps from checkpoint to checkpoint
  bool resume = false;
  std::optional<int64_t> devices, batch, epochs, steps;
  int64_t threads = 0;                     ///< per device; 0: cores / devices
  std::optional<uint64_t> shuffle, random; ///< seeds
  bool verify = false;
  std::string job = "auto";
  std::string backend;            ///< host or cuda; empty: that of the program
  std::vector<int64_t> deviceIds; ///< GPUs; empty: the first ones
  std::optional<int64_t> outputDevice;
  bool deterministic = false, cudaGraph = false, loopback = false;
  std::string kernelChoices; ///< file to read, and to write; empty: none
  bool tuneKernels = false;
  double timeout = 600;             ///< seconds; 0: none
  double grace = 25;                ///< seconds; 0: no limit
  std::string secretFile, listenAt; ///< of the job; empty: the defaults
  bool tls = false;                 ///< encrypt the job's connections
  bool broadcastState = false;      ///< send rank 0's `state` to all
  bool hasOwnData = false; ///< `data` had {rank}: each process has another file
  bool join = false;       ///< each process feeds the rows of its own `data`
};

/// Parses the command line. Returns none after printing the help. Throws
/// Failure.
std::optional<Options> parseOptions(int argc, char **argv);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OPTIONS_H
