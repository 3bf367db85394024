//===- Memory.cpp - Device and pinned memory with shadow ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "Engine.h"
#include "Report.h"

#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace dp::fake;

static std::string hex(uintptr_t value) {
  char text[32];
  std::snprintf(text, sizeof(text), "0x%zx", static_cast<size_t>(value));
  return text;
}

/// Reserves addresses for memory and shadow; pages come when touched.
bool Memory::reserve() {
  if (start)
    return true;
  for (size_t bytes = size_t(256) << 30; bytes >= size_t(1) << 30; bytes /= 4) {
    auto map = [](size_t size) {
      return mmap(nullptr, size, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    };
    // One mapping: memory, cells, pages.
    size_t cellBytes = bytes / granule * sizeof(Cell);
    void *memory = map(bytes + cellBytes + bytes / pageBytes * sizeof(Page));
    if (memory == MAP_FAILED)
      continue;
    madvise(memory, bytes, MADV_HUGEPAGE);
    start = next = reinterpret_cast<uintptr_t>(memory);
    end = start + bytes;
    shadow = reinterpret_cast<Cell *>(end);
    pages = reinterpret_cast<Page *>(end + cellBytes);
    return true;
  }
  return false;
}

/// A file of 0xff, or -1.
static int makeFullFile(size_t bytes) {
  int file = memfd_create("dp-fake-cuda", MFD_CLOEXEC);
  if (file < 0)
    return -1;
  void *data = MAP_FAILED;
  if (ftruncate(file, bytes) == 0)
    data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (data == MAP_FAILED) {
    close(file);
    return -1;
  }
  std::memset(data, 0xff, bytes);
  munmap(data, bytes);
  return file;
}

/// Fills memory with 0xff. A file is mapped over whole pieces of it, so that a
/// library's workspace, most of which nothing touches, costs no time.
static void fill(char *memory, size_t bytes) {
  static constexpr size_t pieceBytes = size_t(1) << 20;
  size_t done = 0;
  if (bytes >= pieceBytes) {
    static const int file = makeFullFile(pieceBytes);
    while (file >= 0 && bytes - done >= pieceBytes &&
           mmap(memory + done, pieceBytes, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE, file, 0) != MAP_FAILED)
      done += pieceBytes;
  }
  std::memset(memory + done, 0xff, bytes - done);
}

void *Memory::allocate(size_t bytes, int device) {
  // A page between any two, so that running over an end is noticed.
  size_t span = (bytes + pageBytes - 1) / pageBytes * pageBytes + pageBytes;
  if (!reserve() || bytes > end - start || end - next < span)
    return nullptr;
  uintptr_t base = next;
  next += span;
  fill(reinterpret_cast<char *>(base), bytes);
  int number = static_cast<int>(allocations.size());
  const Allocation &a = allocations[base] = {base, bytes, device, number};
  if (device >= 0 && bytes)
    accessible.push_back(&a);
  return reinterpret_cast<void *>(base);
}

bool Memory::release(void *pointer, int device) {
  auto it = allocations.find(reinterpret_cast<uintptr_t>(pointer));
  if (it == allocations.end() || it->second.freed ||
      it->second.device != device)
    return false;
  Allocation &a = it->second;
  a.freed = true;
  last = nullptr;
  size_t span = (a.bytes + pageBytes - 1) / pageBytes * pageBytes;
  if (span) {
    madvise(pointer, span, MADV_DONTNEED);
    madvise(cellOf(a.base), span / granule * sizeof(Cell), MADV_DONTNEED);
    // Nothing looks at its cells again: addresses are not used twice.
  }
  return true;
}

/// The signal handler compares an address with these ends of the guarded range.
static uintptr_t guardedStart, guardedEnd;

/// Reports an access of the host to guarded memory and ends the process. A
/// fault elsewhere happens again without a handler, which ends the process as
/// usual.
static void reportAccess(int signal, siginfo_t *info, void *) {
  auto address = reinterpret_cast<uintptr_t>(info->si_addr);
  if (address < guardedStart || address >= guardedEnd) {
    std::signal(signal, SIG_DFL);
    return;
  }
  static const char text[] =
      "dp_fake_cuda: error: the host accesses memory of a device\n";
  if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
    _exit(99);
  _exit(98);
}

void Memory::protect(const Allocation &a, int protection) {
  mprotect(reinterpret_cast<void *>(a.base),
           (a.bytes + pageBytes - 1) / pageBytes * pageBytes, protection);
}

void Memory::guard() {
  if (!guardedStart && start) {
    guardedStart = start, guardedEnd = end;
    struct sigaction action = {};
    action.sa_sigaction = reportAccess;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, nullptr);
  }
  for (const Allocation *a : accessible)
    if (!a->freed) {
      protect(*a, PROT_NONE);
      a->isGuarded = true;
    }
  accessible.clear();
}

void Memory::makeAccessible(const Allocation &a) {
  if (!a.isGuarded)
    return;
  protect(a, PROT_READ | PROT_WRITE);
  a.isGuarded = false;
  accessible.push_back(&a);
}

size_t Memory::used(int device) const {
  size_t sum = 0;
  for (auto &[base, a] : allocations)
    if (!a.freed && a.device == device)
      sum += a.bytes;
  return sum;
}

const Allocation *Memory::nearest(uintptr_t address) const {
  auto it = allocations.upper_bound(address);
  return it == allocations.begin() ? nullptr : &std::prev(it)->second;
}

const Allocation *Memory::find(const void *pointer, size_t bytes) const {
  auto address = reinterpret_cast<uintptr_t>(pointer);
  const Allocation *a = last;
  if (!a || address < a->base || address - a->base >= a->bytes)
    a = nearest(address);
  if (!a || a->freed || address < a->base || address - a->base > a->bytes ||
      bytes > a->bytes - (address - a->base))
    return nullptr;
  last = a;
  return a;
}

size_t Memory::bytesWithin(const void *pointer, size_t bytes) const {
  const Allocation *a = find(pointer, 1);
  if (!a)
    return bytes;
  return std::min(bytes,
                  a->base + a->bytes - reinterpret_cast<uintptr_t>(pointer));
}

uint32_t Memory::addOp(const std::string &name, uint32_t stream, uint32_t tick,
                       int device) {
  auto [it, isNew] = nameIndex.try_emplace(name, names.size());
  if (isNew)
    names.push_back(name);
  ops.push_back({stream, tick, it->second, device});
  return ops.size() - 1;
}

std::string Memory::describe(uint32_t op) const {
  const Op &o = ops[op];
  return names[o.name] + " (" + engine().streamName(o.stream) + ", operation " +
         std::to_string(o.tick) + ")";
}

bool Memory::orderedByClock(OpContext &op, uint32_t before) const {
  if ((*op.clock)[ops[before].stream] < ops[before].tick)
    return false;
  op.ordered[before % 64] = before;
  return true;
}

void Memory::race(const OpContext &op, Access kind, uint32_t other,
                  Access otherKind, uintptr_t address) const {
  const Allocation *a = nearest(address);
  violation("device " + std::to_string(op.device) + ": " + describe(op.id) +
            (kind == Read ? " reads" : " writes") + " what " + describe(other) +
            (otherKind == Read ? " reads" : " writes") +
            ", and nothing orders the two; first at offset " +
            std::to_string(address - a->base) + " of allocation " +
            std::to_string(a->number) + " (" + std::to_string(a->bytes) +
            " bytes)");
  engine().fault(op.device);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Reports two accesses that nothing orders, once: afterwards they count as
/// ordered.
void Memory::check(OpContext &op, Access kind, uint32_t other, Access otherKind,
                   uintptr_t at) {
  if (!other || ordered(op, other))
    return;
  race(op, kind, other, otherKind, at);
  op.ordered[other % 64] = other;
}

/// Adds a reader that nothing orders after the others.
void Memory::addReader(OpContext &op, Cell &cell) {
  if (!(cell.read & several)) {
    if (freeReaders.empty()) {
      freeReaders.push_back(readers.size());
      readers.emplace_back();
    }
    uint32_t index = freeReaders.back();
    freeReaders.pop_back();
    readers[index] = {cell.read, op.id};
    cell.read = several | index;
    return;
  }
  std::vector<uint32_t> &list = readers[cell.read & ~several];
  if (std::find(list.begin(), list.end(), op.id) == list.end())
    list.push_back(op.id);
}

void Memory::reportUnwritten(const OpContext &op, uintptr_t at) const {
  const Allocation *a = nearest(at);
  violation("device " + std::to_string(op.device) + ": " + describe(op.id) +
            " reads offset " + std::to_string(at - a->base) +
            " of allocation " + std::to_string(a->number) +
            ", which nothing has ever written");
  engine().fault(op.device);
}

/// False after having reported that nothing wrote it.
inline bool Memory::read(OpContext &op, Cell &cell, uintptr_t at,
                         bool mustBeWritten) {
  if (cell.read == op.id)
    return true;
  if (!cell.write && mustBeWritten) {
    reportUnwritten(op, at);
    return false;
  }
  if (cell.write && !ordered(op, cell.write))
    check(op, Read, cell.write, Write, at);
  // Who is ordered after us is after that reader, too.
  if (!(cell.read & several) && (!cell.read || ordered(op, cell.read)))
    cell.read = op.id;
  else
    addReader(op, cell);
  return true;
}

inline void Memory::write(OpContext &op, Cell &cell, uintptr_t at) {
  if (cell.write == op.id && !cell.read)
    return;
  if (cell.write && !ordered(op, cell.write))
    check(op, Write, cell.write, Write, at);
  if (cell.read & several) {
    for (uint32_t reader : readers[cell.read & ~several])
      check(op, Write, reader, Read, at);
    readers[cell.read & ~several].clear();
    freeReaders.push_back(cell.read & ~several);
  } else if (cell.read && !ordered(op, cell.read)) {
    check(op, Write, cell.read, Read, at);
  }
  cell = {op.id, 0};
}

/// The cell of an address, its page having cells of their own.
Memory::Cell *Memory::expand(uintptr_t address) {
  Page &page = pages[(address - start) / pageBytes];
  if (!page.expanded) {
    page.expanded = true;
    std::fill_n(cellOf(address & ~(pageBytes - 1)), pageBytes / granule,
                page.cell);
  }
  return cellOf(address);
}

/// An access of a whole page.
bool Memory::accessPage(OpContext &op, uintptr_t address, Access kind,
                        bool mustBeWritten) {
  Page &page = pages[(address - start) / pageBytes];
  bool manyReaders = kind == Read && page.cell.read != 0 && !page.expanded &&
                     !ordered(op, page.cell.read);
  if (!page.expanded && !manyReaders) {
    if (kind == Read)
      return read(op, page.cell, address, mustBeWritten);
    write(op, page.cell, address);
    return true;
  }
  Cell *cell = expand(address);
  for (size_t i = 0; i < pageBytes / granule; ++i, address += granule) {
    if (kind == Write)
      write(op, cell[i], address);
    else if (!read(op, cell[i], address, mustBeWritten))
      return false;
  }
  if (kind == Write) { // now they are all alike
    page.cell = {op.id, 0};
    page.expanded = false;
  }
  return true;
}

/// Does what access() does for one load or store of a thread, most of which lie
/// in the allocation of the one before and in a page whose cells differ. False
/// where access() must do it.
inline bool Memory::accessFew(OpContext &op, uintptr_t address, int64_t bytes,
                              Access kind, bool mustBeWritten) {
  const Allocation *a = last;
  if (!a || bytes <= 0 || bytes > 16 || address - a->base >= a->bytes ||
      size_t(bytes) > a->bytes - (address - a->base) || a->isGuarded ||
      (a->device >= 0 && a->device != op.device) ||
      address % pageBytes + bytes > pageBytes ||
      !pages[(address - start) / pageBytes].expanded)
    return false;
  mustBeWritten &= a->device >= 0;
  for (uintptr_t at = address & ~(granule - 1), stop = address + bytes;
       at < stop; at += granule) {
    if (kind == Write)
      write(op, *cellOf(at), at);
    else if (!read(op, *cellOf(at), at, mustBeWritten))
      break;
  }
  return true;
}

bool Memory::access(OpContext &op, const void *pointer, int64_t bytes,
                    Access kind, Unwritten unwritten) {
  if (bytes == 0)
    return true;
  auto address = reinterpret_cast<uintptr_t>(pointer);
  if (accessFew(op, address, bytes, kind, unwritten == Wrong))
    return true;
  const Allocation *a = bytes > 0 ? find(pointer, bytes) : nullptr;
  if (!a || (a->device >= 0 && a->device != op.device)) {
    const Allocation *near = a ? a : nearest(address);
    std::string where =
        !near ? "which is no device memory"
        : a   ? "which is memory of device " + std::to_string(a->device)
        : near->freed
            ? "in allocation " + std::to_string(near->number) +
                  ", which was freed"
            : "outside of allocation " + std::to_string(near->number) + " (" +
                  std::to_string(near->bytes) + " bytes), at its offset " +
                  std::to_string(address - near->base);
    violation("device " + std::to_string(op.device) + ": " + describe(op.id) +
              (kind == Read ? " reads " : " writes ") + std::to_string(bytes) +
              " bytes at " + hex(address) + ", " + where);
    engine().fault(op.device);
    return false;
  }

  makeAccessible(*a);
  bool mustBeWritten = unwritten == Wrong && a->device >= 0;
  uintptr_t stop = address + bytes;
  for (uintptr_t at = address & ~(granule - 1); at < stop;) {
    // A page that the allocation ends in counts as whole.
    bool wholePage = at % pageBytes == 0 &&
                     (stop - at >= pageBytes || stop == a->base + a->bytes);
    if (wholePage) {
      if (!accessPage(op, at, kind, mustBeWritten))
        return true;
      at += pageBytes;
      continue;
    }
    Cell &cell = *expand(at);
    if (kind == Write)
      write(op, cell, at);
    else if (!read(op, cell, at, mustBeWritten))
      return true;
    at += granule;
  }
  return true;
}

bool Memory::isWrittenBy(const OpContext &op, const void *pointer) const {
  auto address = reinterpret_cast<uintptr_t>(pointer);
  if (address < start || address >= end)
    return false;
  const Page &page = pages[(address - start) / pageBytes];
  return (page.expanded ? cellOf(address)->write : page.cell.write) == op.id;
}
