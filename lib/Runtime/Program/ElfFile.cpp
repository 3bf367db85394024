//===- ElfFile.cpp - Checks before a file is loaded -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ElfFile.h"
#include "Support/Error.h"

#include <cerrno>
#include <cstring>
#include <elf.h>
#include <unistd.h>
#include <vector>

using namespace dp;

#if defined(__x86_64__)
static constexpr Elf64_Half thisMachine = EM_X86_64;
#elif defined(__aarch64__)
static constexpr Elf64_Half thisMachine = EM_AARCH64;
#else
#error "no ELF machine number for this target"
#endif

namespace {
class File {
public:
  File(int fd, uint64_t bytes, const std::string &path)
      : path(path), fd(fd), bytes(bytes) {}

  [[noreturn]] void foreign(const char *why) const {
    throw Error("'" + path + "' is not an executable of this format: " + why);
  }
  [[noreturn]] void truncated() const {
    throw Error("'" + path +
                "' is truncated or damaged: its headers point "
                "beyond its " +
                std::to_string(bytes) + " bytes");
  }

  void need(uint64_t offset, uint64_t size) const {
    if (offset > bytes || size > bytes - offset)
      truncated();
  }

  template <typename T>
  std::vector<T> read(uint64_t offset, uint64_t count) const {
    if (count > bytes / sizeof(T))
      truncated();
    need(offset, count * sizeof(T));
    std::vector<T> data(count);
    char *to = reinterpret_cast<char *>(data.data());
    for (uint64_t done = 0, size = count * sizeof(T); done < size;) {
      ssize_t n =
          pread(fd, to + done, size - done, static_cast<off_t>(offset + done));
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        truncated();
      done += static_cast<uint64_t>(n);
    }
    return data;
  }

  uint64_t size() const { return bytes; }

private:
  const std::string &path;
  int fd;
  uint64_t bytes;
};
} // namespace

static Elf64_Ehdr readHeader(const File &file) {
  if (file.size() < SELFMAG ||
      std::memcmp(file.read<char>(0, SELFMAG).data(), ELFMAG, SELFMAG) != 0)
    file.foreign("it is no ELF file");
  auto header = file.read<Elf64_Ehdr>(0, 1)[0];
  if (header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_machine != thisMachine)
    file.foreign("it is for another machine");
  if (header.e_type != ET_DYN)
    file.foreign("it is no shared object");
  if (header.e_phentsize != sizeof(Elf64_Phdr) ||
      (header.e_shnum != 0 && header.e_shentsize != sizeof(Elf64_Shdr)))
    file.truncated();
  return header;
}

ElfSymbols dp::readElfSymbols(int fd, uint64_t bytes, const std::string &path) {
  File file(fd, bytes, path);
  Elf64_Ehdr header = readHeader(file);
  for (const auto &p : file.read<Elf64_Phdr>(header.e_phoff, header.e_phnum))
    file.need(p.p_offset, p.p_filesz);
  auto sections = file.read<Elf64_Shdr>(header.e_shoff, header.e_shnum);
  ElfSymbols result;
  for (const auto &s : sections) {
    if (s.sh_type == SHT_NOBITS)
      continue;
    file.need(s.sh_offset, s.sh_size);
    if (s.sh_type != SHT_DYNSYM)
      continue;
    if (s.sh_link >= sections.size())
      file.truncated();
    const Elf64_Shdr &strings = sections[s.sh_link];
    auto names = file.read<char>(strings.sh_offset, strings.sh_size);
    if (names.empty() || names.back() != '\0')
      file.truncated();
    for (const auto &symbol :
         file.read<Elf64_Sym>(s.sh_offset, s.sh_size / sizeof(Elf64_Sym))) {
      if (symbol.st_name >= names.size())
        file.truncated();
      (symbol.st_shndx == SHN_UNDEF ? result.undefined : result.defined)
          .insert(&names[symbol.st_name]);
    }
  }
  return result;
}
