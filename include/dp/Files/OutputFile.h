//===- OutputFile.h - Files written completely or not at all ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A file is written under a temporary name in its own folder, synced, and then
// renamed: readers see the old file or the new one, never a part. A symbolic
// link is followed, the file it leads to is replaced. A file that is replaced
// keeps its mode and, as far as this process may set them, owner and group; a
// new one has mode 0666 without the bits of the umask.
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

/// A file that takes its name only once it is complete. A pipe or a device
/// cannot be replaced by a rename: it is written directly. All functions throw
/// FileError with the path and the system's reason.
class OutputFile {
public:
  explicit OutputFile(const std::string &path);
  /// Removes what was written unless commit() has succeeded.
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;

  void write(const void *bytes, size_t size);

  /// Syncs the content and gives it its name. If the name cannot be replaced,
  /// the complete content stays under the temporary name, which the error
  /// contains.
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
/// share.
bool isSameFile(const std::string &a, const std::string &b);

/// Removes the temporary file of the OutputFile that is being written, if any.
/// For signal handlers that end the process.
void removeTemporaryFile() noexcept;

/// Returns true if `name` is that of a temporary file for a file whose name
/// begins with `prefix`.
bool isTemporaryName(const std::string &name, const std::string &prefix);

/// Syncs the names in `folder` if the file system can.
void syncFolder(const std::string &folder);

} // namespace dp

#endif // DP_FILES_OUTPUTFILE_H
