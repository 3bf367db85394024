//===- Memory.cpp - Device and pinned memory with shadow ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "Engine.h"
#include "Report.h"

#include <cstring>
#include <sys/mman.h>

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
    size_t shadowBytes = bytes / granule * sizeof(Cell);
    void *memory = map(bytes);
    if (memory == MAP_FAILED)
      continue;
    void *cells = map(shadowBytes);
    if (cells == MAP_FAILED) {
      munmap(memory, bytes);
      continue;
    }
    start = next = reinterpret_cast<uintptr_t>(memory);
    end = start + bytes;
    shadow = static_cast<Cell *>(cells);
    return true;
  }
  return false;
}

void *Memory::allocate(size_t bytes, int device) {
  // A page between any two, so that running over an end is noticed.
  size_t span = (bytes + page - 1) / page * page + page;
  if (!reserve() || bytes > end - start || end - next < span)
    return nullptr;
  uintptr_t base = next;
  next += span;
  std::memset(reinterpret_cast<void *>(base), 0xff, bytes);
  int number = static_cast<int>(allocations.size());
  allocations[base] = {base, bytes, device, number};
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
  size_t span = (a.bytes + page - 1) / page * page;
  if (span) {
    madvise(pointer, span, MADV_DONTNEED);
    madvise(cellOf(a.base), span / granule * sizeof(Cell), MADV_DONTNEED);
  }
  return true;
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

bool Memory::ordered(OpContext &op, uint32_t before) const {
  if (before == op.id)
    return true;
  uint32_t &cached = op.ordered[before % 64];
  if (cached == before)
    return true;
  if ((*op.clock)[ops[before].stream] < ops[before].tick)
    return false;
  cached = before;
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

void Memory::addReader(OpContext &op, Cell &cell) {
  if (!(cell.read & several)) {
    if (!cell.read || ordered(op, cell.read)) {
      cell.read = op.id; // who is ordered after us is after that one, too
      return;
    }
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

bool Memory::access(OpContext &op, const void *pointer, int64_t bytes,
                    Access kind, Unwritten unwritten) {
  if (bytes == 0)
    return true;
  auto address = reinterpret_cast<uintptr_t>(pointer);
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

  // A race is reported once per pair: afterwards it counts as ordered.
  auto check = [&](uint32_t other, Access otherKind, uintptr_t at) {
    if (!other || ordered(op, other))
      return;
    race(op, kind, other, otherKind, at);
    op.ordered[other % 64] = other;
  };
  Cell *cell = cellOf(address), *stop = cellOf(address + bytes - 1) + 1;
  uintptr_t at = address;
  for (; cell != stop; ++cell, at += granule) {
    if (kind == Read) {
      if (cell->read == op.id)
        continue;
      if (!cell->write && unwritten == Wrong && a->device >= 0) {
        violation("device " + std::to_string(op.device) + ": " +
                  describe(op.id) + " reads offset " +
                  std::to_string(at - a->base) + " of allocation " +
                  std::to_string(a->number) +
                  ", which nothing has ever written");
        engine().fault(op.device);
        return true;
      }
      check(cell->write, Write, at);
      addReader(op, *cell);
      continue;
    }
    if (cell->write == op.id && !cell->read)
      continue;
    check(cell->write, Write, at);
    if (cell->read & several) {
      for (uint32_t reader : readers[cell->read & ~several])
        check(reader, Read, at);
      readers[cell->read & ~several].clear();
      freeReaders.push_back(cell->read & ~several);
    } else {
      check(cell->read, Read, at);
    }
    cell->write = op.id;
    cell->read = 0;
  }
  return true;
}
