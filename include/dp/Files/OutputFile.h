//===- OutputFile.h - Files that are written whole --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A file is written under a temporary name in its own folder, synced, and then
// renamed: readers see the old file or the new one, never a part. A symbolic
// link is followed, the file it leads to is replaced. A file that is replaced
// keeps its mode and, as far as this process may set them, owner and group; a
// new one has the mode that the umask leaves of 0666.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_OUTPUTFILE_H
#define DP_FILES_OUTPUTFILE_H

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>

namespace dp {

/// A file cannot be opened, read or written, or has not the right content.
class FileError : public std::runtime_error {
  using runtime_error::runtime_error;
};

/// A file that takes its name only once it is complete. A pipe or a device
/// cannot be replaced by a rename: it is written directly. All calls throw
/// FileError, with the path and the system's reason.
class OutputFile {
public:
  explicit OutputFile(const std::string &path);
  /// Removes what was written unless commit() has succeeded.
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;

  void write(const void *bytes, size_t size);

  /// Makes the content last and gives it its name. Where the name cannot be
  /// replaced, the complete content stays under the temporary name, which the
  /// error gives.
  void commit();

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Writes `bytes` to `path` as an OutputFile.
void writeFileAtomically(const std::string &path, const char *bytes,
                         size_t size);

/// Throws FileError unless an OutputFile can be made at `path`; a file that is
/// there is left as it is.
void checkWritable(const std::string &path);

/// Whether two paths lead to one file, or to one name that is not taken yet,
/// by links too. A device is none that two could not write to.
bool isSameFile(const std::string &a, const std::string &b);

/// Removes the temporary file of the OutputFile that is being written, if any.
/// For a signal handler that ends the process.
void removeTemporaryFile() noexcept;

/// Whether `name` is that of a temporary file for a file called `prefix...`.
bool isTemporaryName(const std::string &name, const std::string &prefix);

/// Makes the names in `folder` last, where the file system can.
void syncFolder(const std::string &folder);

} // namespace dp

#endif // DP_FILES_OUTPUTFILE_H
