//===- OutputFile.h - Files written completely or not at all ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A file is written without a name, or under a temporary one in its own folder,
// and then renamed: readers see the old file or the new one, never a part. A
// symbolic link is followed, the file it leads to is replaced. A file that is
// replaced keeps its mode and, as far as this process may set them, owner and
// group; a new one has mode 0666 without the bits of the umask.
//
// The compiler, the tools and, by the runtime's C API, Python write with this
// unit. It includes neither LLVM nor the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_OUTPUTFILE_H
#define DP_FILES_OUTPUTFILE_H

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>

namespace dp {

/// A file cannot be opened, read or written, or has the wrong content.
class FileError : public std::runtime_error {
  using runtime_error::runtime_error;
};

enum class OutputKind {
  /// Synced before it gets its name: a crash of the machine leaves the old file
  /// or the new one. A pipe or a device is written directly.
  Data,
  /// Can be made again, so it is not synced. A pipe, a device, and an existing
  /// file in a folder that takes no new ones, are overwritten by commit().
  Build,
};

/// A file that takes its name only once it is complete. All functions throw
/// FileError with the path and the system's reason.
class OutputFile {
public:
  explicit OutputFile(const std::string &path,
                      OutputKind kind = OutputKind::Data);
  /// Removes what was written unless commit() has succeeded.
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;

  void write(const void *bytes, size_t size);

  /// Returns the path of the temporary file, which another program may write or
  /// replace before commit(). Excludes write(). Only for a regular file, or for
  /// one of kind Build.
  std::string getTemporaryPath();

  /// Gives the content its name. If the name cannot be replaced, the complete
  /// content stays under the temporary name, which the error contains.
  void commit();

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Writes `bytes` to `path` as an OutputFile.
void writeFileAtomically(const std::string &path, const char *bytes,
                         size_t size);

/// Throws FileError unless an OutputFile can be made at `path`. Does not change
/// an existing file.
void checkWritable(const std::string &path);

/// Returns true if two paths lead to one file, or to one name that does not
/// exist yet, also by links. Returns false for devices, which two outputs can
/// share; a pipe they cannot: its reader would see one file.
bool isSameFile(const std::string &a, const std::string &b);

/// Removes the temporary files of the OutputFiles that are being written. For
/// signal handlers that end the process.
void removeTemporaryFile() noexcept;

/// Returns true if `name` is that of a temporary file for a file whose name
/// begins with `prefix`.
bool isTemporaryName(const std::string &name, const std::string &prefix);

/// Syncs the names in `folder` if the file system can.
void syncFolder(const std::string &folder);

} // namespace dp

#endif // DP_FILES_OUTPUTFILE_H
