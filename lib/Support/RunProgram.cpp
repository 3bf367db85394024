//===- RunProgram.cpp - Run a tool and keep its output --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/RunProgram.h"

#include "dp/Support/UniqueFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace mlir;

FailureOr<std::string> mlir::dp::runProgram(StringRef program,
                                            ArrayRef<std::string> arguments,
                                            EmitErrorFn emitError) {
  std::string log;
  if (std::error_code error = createTemporaryFile("dp-", ".log", log))
    return emitError() << "cannot write a temporary file: " << error.message();
  llvm::FileRemover removeLog(log);
  SmallVector<StringRef> argv{program};
  argv.append(arguments.begin(), arguments.end());
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log),
                                          StringRef(log)};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(program, argv, std::nullopt, redirects,
                                         0, 0, &message);
  std::string output;
  if (auto text = llvm::MemoryBuffer::getFile(log))
    output = (*text)->getBuffer().str();
  if (status == 0)
    return output;
  return emitError() << "'" << program << "' failed: "
                     << (message.empty() ? StringRef(output).rtrim()
                                         : StringRef(message));
}
