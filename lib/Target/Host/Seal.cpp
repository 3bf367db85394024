//===- Seal.cpp - The checksum of an executable ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Seal.h"
#include "dp/Target/Host/HostExecutable.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

LogicalResult mlir::dp::sealExecutable(StringRef path, EmitErrorFn emitError) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return emitError() << "cannot read '" << path
                       << "': " << file.getError().message();
  StringRef bytes = (*file)->getBuffer();
  ::dp::Seal seal;
  llvm::copy(llvm::ArrayRef(::dp::sealMagic).drop_back(), seal.magic);
  llvm::support::endian::write64le(&seal.bytes, bytes.size());
  llvm::support::endian::write64le(&seal.checksum, llvm::xxh3_64bits(bytes));
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error, llvm::sys::fs::OF_Append);
  if (!error) {
    stream.write(reinterpret_cast<const char *>(&seal), sizeof seal);
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return emitError() << "cannot write '" << path << "': " << error.message();
  return success();
}
