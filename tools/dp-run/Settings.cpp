//===- Settings.cpp - Settings of a run as text ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Settings.h"

#include "dp/Files/Digest.h"

#include <filesystem>

using namespace dp;

static std::string given(const std::string &path) {
  return path.empty() ? "none" : "a file";
}

static std::string flag(bool value) { return value ? "on" : "off"; }

/// The content, because each host has a file of its own.
static std::string contentOf(const std::string &path) {
  if (path.empty() || !std::filesystem::exists(path))
    return "none";
  return digestOfFile(path);
}

Settings dp::optionsOfAll(const Options &o) {
  Settings settings = {
      {"--entry", o.entry.empty() ? "none" : o.entry},
      {"--join", flag(o.join)},
      {"--epochs", settingText(o.epochs)},
      {"--steps", settingText(o.steps)},
      {"--random", settingText(o.random)},
      {"--per-step", given(o.perStep)},
      {"--broadcast-state", flag(o.broadcastState)},
      {"--verify", flag(o.verify)},
      {"--metrics", given(o.metrics)},
      {"--out", given(o.out)},
      {"--checkpoint", o.checkpoint.empty() ? "none" : "a folder"},
      {"--every", settingText(o.every)},
      {"--resume", flag(o.resume)},
      {"--deterministic", flag(o.deterministic)},
      {"--cuda-graph", flag(o.cudaGraph)},
      {"--loopback", flag(o.loopback)},
      {"--kernel-choices", contentOf(o.kernelChoices)},
      {"--tune-kernels", flag(o.tuneKernels)},
  };
  if (!o.join) { // with --join, each process takes its own rows
    settings.emplace_back("--batch", settingText(o.batch));
    settings.emplace_back("--shuffle", settingText(o.shuffle));
  }
  return settings;
}
