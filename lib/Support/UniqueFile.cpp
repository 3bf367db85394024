//===- UniqueFile.cpp - Files and folders with new names ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/UniqueFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

// As LLVM's own functions: a folder that others write to may have some names.
static constexpr int kMostTries = 128;

/// Calls `create` with new names until it does not say that one is taken.
static std::error_code
createUnique(llvm::StringRef folder, llvm::StringRef prefix,
             llvm::StringRef suffix, std::string &result,
             llvm::function_ref<std::error_code(llvm::StringRef)> create) {
  std::error_code code;
  for (int i = 0; i < kMostTries; ++i) {
    llvm::SmallString<64> name;
    fs::createUniquePath(prefix + "%%%%%%%%" + suffix, name,
                         /*MakeAbsolute=*/false);
    llvm::SmallString<256> file(folder);
    path::append(file, name);
    code = create(file);
    if (code == std::errc::file_exists)
      continue;
    if (!code)
      result = std::string(file);
    return code;
  }
  return code;
}

static std::string temporaryFolder() {
  llvm::SmallString<128> folder;
  path::system_temp_directory(/*ErasedOnReboot=*/true, folder);
  return std::string(folder);
}

static std::error_code createFile(llvm::StringRef file, unsigned mode) {
  int descriptor;
  if (std::error_code code = fs::openFileForWrite(
          file, descriptor, fs::CD_CreateNew, fs::OF_None, mode))
    return code;
  fs::file_t handle = fs::convertFDToNativeFile(descriptor);
  return fs::closeFile(handle);
}

std::error_code mlir::dp::createUniqueFile(llvm::StringRef folder,
                                           llvm::StringRef prefix,
                                           llvm::StringRef suffix,
                                           std::string &path) {
  return createUnique(folder, prefix, suffix, path, [](llvm::StringRef file) {
    return createFile(file, fs::all_read | fs::all_write);
  });
}

std::error_code mlir::dp::createTemporaryFile(llvm::StringRef prefix,
                                              llvm::StringRef suffix,
                                              std::string &path) {
  return createUnique(
      temporaryFolder(), prefix, suffix, path, [](llvm::StringRef file) {
        return createFile(file, fs::owner_read | fs::owner_write);
      });
}

std::error_code mlir::dp::createTemporaryFolder(llvm::StringRef prefix,
                                                std::string &path) {
  return createUnique(temporaryFolder(), prefix, "", path,
                      [](llvm::StringRef folder) {
                        return fs::create_directory(folder,
                                                    /*IgnoreExisting=*/false,
                                                    fs::perms::owner_all);
                      });
}
