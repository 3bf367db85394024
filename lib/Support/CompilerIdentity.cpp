//===- CompilerIdentity.cpp - Identity of the compiler --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CompilerIdentity.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/xxhash.h"

#include <elf.h>
#include <link.h>

using namespace llvm;

/// Returns the build ID among the notes of a loaded object, or nothing.
static std::string findBuildID(const dl_phdr_info &object) {
  for (unsigned i = 0; i < object.dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = object.dlpi_phdr[i];
    if (segment.p_type != PT_NOTE || segment.p_align > 4)
      continue;
    const char *at =
        reinterpret_cast<const char *>(object.dlpi_addr + segment.p_vaddr);
    const char *end = at + segment.p_memsz;
    while (end - at >= static_cast<ptrdiff_t>(sizeof(ElfW(Nhdr)))) {
      const auto *note = reinterpret_cast<const ElfW(Nhdr) *>(at);
      const char *name = at + sizeof *note;
      const char *content = name + alignTo(note->n_namesz, 4);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 &&
          StringRef(name, 3) == "GNU")
        return toHex(StringRef(content, note->n_descsz));
      at = content + alignTo(note->n_descsz, 4);
    }
  }
  return "";
}

static std::string describe(StringRef path, const dl_phdr_info &object) {
  if (std::string id = findBuildID(object); !id.empty())
    return id;
  auto file = MemoryBuffer::getFile(path, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false);
  if (!file) // It was replaced: no other process is this compiler.
    return "process " + std::to_string(sys::Process::getProcessId());
  XXH128_hash_t hash =
      xxh3_128bits(arrayRefFromStringRef((*file)->getBuffer()));
  return utohexstr(hash.high64) + utohexstr(hash.low64);
}

static int addObject(dl_phdr_info *object, size_t, void *text) {
  StringRef path = object->dlpi_name;
  if (path.empty())
    path = "/proc/self/exe";
  // The kernel's own object is no part of the compiler.
  if (path.starts_with("/"))
    *static_cast<std::string *>(text) += describe(path, *object) + "\n";
  return 0;
}

StringRef mlir::dp::getCompilerIdentity() {
  static const std::string identity = [] {
    std::string text;
    dl_iterate_phdr(addObject, &text);
    return text;
  }();
  return identity;
}
