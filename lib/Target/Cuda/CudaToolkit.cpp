//===- CudaToolkit.cpp - ptxas and fatbinary ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Cuda/CudaCode.h"

#include "dp/Support/RunProgram.h"
#include "dp/Support/UniqueFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::dp;
namespace fs = llvm::sys::fs;

/// The files below `root`, or none if one is missing.
static std::optional<CudaToolkit> lookIn(StringRef root) {
  auto path = [&](StringRef relative) {
    SmallString<128> result(root);
    llvm::sys::path::append(result, relative);
    return std::string(result);
  };
  CudaToolkit toolkit{path("bin/ptxas"), path("bin/fatbinary"),
                      path("nvvm/libdevice/libdevice.10.bc")};
  if (fs::can_execute(toolkit.ptxas) && fs::can_execute(toolkit.fatbinary) &&
      fs::exists(toolkit.libdevice))
    return toolkit;
  return std::nullopt;
}

FailureOr<CudaToolkit> mlir::dp::findCudaToolkit(StringRef directory,
                                                 EmitErrorFn emitError) {
  std::vector<std::pair<std::string, std::string>> places; // what, where
  if (!directory.empty()) {
    places.emplace_back("", directory.str());
  } else {
    for (const char *variable : {"CUDA_HOME", "CUDA_PATH"})
      if (std::optional<std::string> value =
              llvm::sys::Process::GetEnv(variable))
        places.emplace_back(("$" + Twine(variable) + " = ").str(), *value);
    places.emplace_back("", "/usr/local/cuda");
    if (llvm::ErrorOr<std::string> ptxas =
            llvm::sys::findProgramByName("ptxas")) {
      SmallString<128> real;
      if (!fs::real_path(*ptxas, real))
        places.emplace_back(
            "of ptxas on PATH: ",
            llvm::sys::path::parent_path(llvm::sys::path::parent_path(real))
                .str());
    }
    if (StringRef built = DP_CUDA_TOOLKIT; !built.empty())
      places.emplace_back("DP_CUDA_TOOLKIT = ", built.str());
  }
  std::string looked;
  for (const auto &[what, where] : places) {
    if (std::optional<CudaToolkit> toolkit = lookIn(where))
      return *toolkit;
    looked += (looked.empty() ? "" : ", ") + what + "'" + where + "'";
  }
  return emitError() << "no CUDA toolkit with bin/ptxas, bin/fatbinary and "
                        "nvvm/libdevice/libdevice.10.bc: looked in "
                     << looked;
}

SmallVector<std::string> mlir::dp::getDefaultArchs() {
  return {"sm_80", "sm_90", "sm_100"};
}

/// The number of "sm_<number>", which may end with an 'a' or 'f'.
static std::optional<unsigned> getArchNumber(StringRef arch) {
  unsigned number;
  if (!arch.consume_front("sm_") || arch.consumeInteger(10, number) ||
      !(arch.empty() || arch == "a" || arch == "f"))
    return std::nullopt;
  return number;
}

LogicalResult mlir::dp::checkArch(StringRef arch, EmitErrorFn emitError) {
  std::optional<unsigned> number = getArchNumber(arch);
  if (!number || *number < 80)
    return emitError()
           << "expected an architecture from sm_80 on, as sm_90, but got '"
           << arch << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Running the tools
//===----------------------------------------------------------------------===//

namespace {
/// A directory that goes away with everything in it.
class TemporaryDirectory {
public:
  LogicalResult create(EmitErrorFn emitError) {
    if (std::error_code error = createTemporaryFolder("dp-cuda-", path))
      return emitError() << "cannot make a temporary directory: "
                         << error.message();
    return success();
  }
  ~TemporaryDirectory() {
    if (!path.empty())
      fs::remove_directories(path);
  }
  std::string file(const Twine &name) const {
    SmallString<128> result(path);
    llvm::sys::path::append(result, name);
    return std::string(result);
  }

private:
  std::string path;
};
} // namespace

/// Parses the output of `ptxas -v`.
static void parseReport(StringRef report, StringRef arch,
                        SmallVectorImpl<KernelResources> &resources) {
  llvm::Regex entry("Compiling entry function '([^']+)'");
  llvm::Regex stack("([0-9]+) bytes stack frame, ([0-9]+) bytes spill stores, "
                    "([0-9]+) bytes spill loads");
  llvm::Regex registers("Used ([0-9]+) registers");
  llvm::Regex shared("([0-9]+) bytes smem");
  auto number = [](StringRef text) {
    int64_t value = 0;
    (void)text.getAsInteger(10, value);
    return value;
  };
  SmallVector<StringRef> lines, match;
  report.split(lines, '\n');
  for (StringRef line : lines) {
    if (entry.match(line, &match)) {
      resources.emplace_back();
      resources.back().arch = arch.str();
      resources.back().kernel = match[1].str();
    }
    if (resources.empty())
      continue;
    KernelResources &kernel = resources.back();
    if (stack.match(line, &match)) {
      kernel.stackBytes = number(match[1]);
      kernel.spillBytes = number(match[2]) + number(match[3]);
    }
    if (registers.match(line, &match))
      kernel.registers = number(match[1]);
    if (shared.match(line, &match))
      kernel.sharedBytes = number(match[1]);
  }
}

FailureOr<SmallVector<char, 0>>
mlir::dp::assembleFatbin(StringRef ptx, ArrayRef<std::string> archs,
                         const CudaToolkit &toolkit, EmitErrorFn emitError,
                         SmallVectorImpl<KernelResources> *resources) {
  for (const std::string &arch : archs)
    if (failed(checkArch(arch, emitError)))
      return failure();
  TemporaryDirectory directory;
  if (failed(directory.create(emitError)))
    return failure();
  std::string ptxPath = directory.file("kernels.ptx");
  {
    std::error_code error;
    llvm::raw_fd_ostream stream(ptxPath, error);
    stream << ptx;
    stream.close();
    if (error || stream.has_error()) {
      std::string message = (error ? error : stream.error()).message();
      stream.clear_error();
      return emitError() << "cannot write '" << ptxPath << "': " << message;
    }
  }
  std::string output = directory.file("kernels.fatbin");
  SmallVector<std::string> images{"-64", "--create=" + output};
  for (const std::string &arch : archs) {
    std::string cubin = directory.file(arch + ".cubin");
    FailureOr<std::string> log =
        runProgram(toolkit.ptxas, {"-v", "-arch=" + arch, ptxPath, "-o", cubin},
                   emitError);
    if (failed(log))
      return failure();
    if (resources)
      parseReport(*log, arch, *resources);
    images.push_back("--image3=kind=elf,sm=" + arch.substr(3) +
                     ",file=" + cubin);
  }
  images.push_back("--image3=kind=ptx,sm=80,file=" + ptxPath);
  if (failed(runProgram(toolkit.fatbinary, images, emitError)))
    return failure();
  auto fatbin = llvm::MemoryBuffer::getFile(output);
  if (!fatbin)
    return emitError() << "cannot read '" << output
                       << "': " << fatbin.getError().message();
  StringRef bytes = (*fatbin)->getBuffer();
  return SmallVector<char, 0>(bytes.begin(), bytes.end());
}
