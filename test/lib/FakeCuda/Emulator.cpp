//===- Emulator.cpp - A kernel's grid, thread by thread -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "Engine.h"
#include "Fibers.h"
#include "Races.h"

#include <cstdio>
#include <cstring>

using namespace dp::fake;

namespace {

/// A barrier of a warp is a shuffle that moves nothing.
constexpr uint32_t warpBarrierMode = 4;
/// A ballot is a shuffle that gives each lane what all have.
constexpr uint32_t ballotMode = 5;

struct Thread {
  enum State { NotStarted, Running, AtBarrier, AtShuffle, Exited };
  State state = NotStarted;
  Fiber *fiber = nullptr;
  // AtShuffle
  uint32_t mask = 0, value = 0, lane = 0, clamp = 0, mode = 0;
};

/// The block that runs now. The engine's mutex makes it one at a time.
class Block {
public:
  void run(const Launch &launch, OpContext &op);

  /// By dp_emu_sreg's number, of the thread that runs.
  int32_t registers[13] = {};
  void barrier();
  int32_t shuffle(Thread request);
  void access(const void *pointer, int64_t bytes, Memory::Access kind);
  void accessShared(const void *pointer, int64_t bytes, Memory::Access kind);
  bool isWrittenByKernel(const void *pointer) const;
  void *shared(int64_t bytes);
  [[noreturn]] void failThread(const std::string &what);
  [[noreturn]] void failCheck(const char *message, const char *file,
                              int32_t line, const char *function);

private:
  bool runBlock();
  static void fiberEntry();
  void setCurrent(uint32_t thread);
  [[noreturn]] void leave();
  void takeReady();
  void suspend(Thread::State state);
  bool completeShuffle(uint32_t thread);
  void fail(const std::string &what);
  std::string stuck() const;

  const Launch *launch = nullptr;
  OpContext *op = nullptr;
  uint32_t blockIndex[3] = {};
  uint32_t count = 0; // threads of the block
  std::vector<Thread> threads;
  std::vector<std::unique_ptr<Fiber>> pool;
  std::vector<Fiber *> idle;
  std::vector<uint32_t> ready;     // suspended, and may go on
  std::vector<uint32_t> shuffling; // lanes that wait in a shuffle, by warp
  uint32_t next = 0, current = 0, waiting = 0, exited = 0;
  bool backwards = false, failed = false;
  Fiber scheduler;
  Fiber *running = nullptr;
  std::vector<char> dynamicShared;
  Memory &memory = engine().memory;
  Races races;
};

Block *theBlock = nullptr; // made by the first grid

Block &block() { return *theBlock; }

} // namespace

//===----------------------------------------------------------------------===//
// Running fibers
//===----------------------------------------------------------------------===//

void Block::setCurrent(uint32_t thread) {
  current = thread;
  const uint32_t *size = launch->block;
  uint32_t row = thread / size[0];
  registers[0] = thread - row * size[0];
  registers[1] = row % size[1];
  registers[2] = row / size[1];
  registers[12] = thread % warpSize;
}

/// Runs threads that have not started until none is left.
void Block::fiberEntry() {
  Block &b = block();
  for (;;) {
    while (b.next < b.count) {
      uint32_t index = b.backwards ? b.count - 1 - b.next : b.next;
      ++b.next;
      b.setCurrent(index);
      b.threads[index].state = Thread::Running;
      b.threads[index].fiber = b.running;
      b.launch->kernel(b.launch->params);
      b.threads[b.current].state = Thread::Exited;
      ++b.exited;
    }
    b.idle.push_back(b.running);
    Fiber::switchTo(*b.running, b.scheduler);
  }
}

/// Makes a thread that may go on the running one.
void Block::takeReady() {
  uint32_t index = ready.back();
  ready.pop_back();
  threads[index].state = Thread::Running;
  running = threads[index].fiber;
}

void Block::suspend(Thread::State state) {
  uint32_t self = current;
  // Kept, as divisions would take longer than the switch.
  int32_t x = registers[0], y = registers[1], z = registers[2];
  threads[self].state = state;
  // Straight to the thread that the scheduler would take, which saves a switch.
  Fiber *to = &scheduler;
  if (!ready.empty()) {
    takeReady();
    to = running;
  }
  Fiber::switchTo(*threads[self].fiber, *to);
  current = self;
  registers[0] = x, registers[1] = y, registers[2] = z;
  registers[12] = self % warpSize;
}

/// Gives the block up: its fibers are never continued.
void Block::leave() {
  failed = true;
  Fiber::switchTo(*running, scheduler);
  std::abort();
}

void Block::fail(const std::string &what) {
  violation("device " + std::to_string(op->device) + ": " +
            engine().memory.describe(op->id) + ": block (" +
            std::to_string(blockIndex[0]) + ", " +
            std::to_string(blockIndex[1]) + ", " +
            std::to_string(blockIndex[2]) + "): " + what);
  engine().fault(op->device);
}

/// False where the block did not end well.
bool Block::runBlock() {
  threads.assign(count, Thread());
  shuffling.assign((count + warpSize - 1) / warpSize, 0);
  ready.clear();
  idle.clear();
  for (auto &fiber : pool)
    idle.push_back(fiber.get());
  next = waiting = exited = 0;
  failed = false;
  races.start(count);
  while (exited < count) {
    if (!ready.empty()) {
      takeReady();
    } else if (next < count) {
      if (idle.empty()) {
        pool.push_back(std::make_unique<Fiber>());
        idle.push_back(pool.back().get());
      }
      running = idle.back();
      idle.pop_back();
      running->start(fiberEntry);
    } else {
      fail(stuck());
      return false;
    }
    Fiber::switchTo(scheduler, *running);
    if (failed)
      return false;
  }
  if (std::optional<std::string> race = races.find()) {
    fail(*race);
    return false;
  }
  return true;
}

void Block::run(const Launch &theLaunch, OpContext &theOp) {
  launch = &theLaunch;
  op = &theOp;
  count = launch->block[0] * launch->block[1] * launch->block[2];
  // What depends on the order of blocks or threads differs from run to run.
  backwards = chance(2);
  const uint32_t *grid = launch->grid;
  uint64_t blocks = uint64_t(grid[0]) * grid[1] * grid[2];
  for (uint64_t i = 0; i < blocks; ++i) {
    uint64_t index = backwards ? blocks - 1 - i : i;
    blockIndex[0] = index % grid[0];
    blockIndex[1] = index / grid[0] % grid[1];
    blockIndex[2] = index / grid[0] / grid[1];
    for (int i = 0; i < 3; ++i) {
      registers[3 + i] = launch->block[i];
      registers[6 + i] = blockIndex[i];
      registers[9 + i] = grid[i];
    }
    dynamicShared.assign(launch->sharedBytes, char(0xff));
    std::fill_n(launch->shared, launch->staticSharedBytes, char(0xff));
    if (!runBlock())
      break;
  }
}

void dp::fake::runGrid(const Launch &launch, OpContext &op) {
  if (!theBlock)
    theBlock = new Block;
  block().run(launch, op);
}

//===----------------------------------------------------------------------===//
// Barriers and shuffles
//===----------------------------------------------------------------------===//

/// Returns once all threads of the block are at the barrier.
void Block::barrier() {
  threads[current].state = Thread::AtBarrier;
  if (++waiting < count)
    return suspend(Thread::AtBarrier);
  waiting = 0;
  races.addBarrier();
  for (uint32_t i = 0; i < count; ++i)
    if (i != current && threads[i].state == Thread::AtBarrier)
      ready.push_back(i);
  threads[current].state = Thread::Running;
}

/// Exchanges the values once all lanes of the mask are there.
bool Block::completeShuffle(uint32_t self) {
  uint32_t first = self / warpSize * warpSize, mask = threads[self].mask;
  uint32_t lanes = std::min(warpSize, count - first);
  uint32_t &here = shuffling[self / warpSize];
  here |= 1u << (self - first);
  uint32_t awaited = lanes == warpSize ? mask : mask & ((1u << lanes) - 1);
  if ((here & awaited) != awaited)
    return false;
  for (uint32_t i = 0; i < lanes; ++i)
    if ((mask >> i & 1) && threads[first + i].mask != mask)
      return false;
  here &= ~mask;
  uint32_t values[warpSize];
  uint32_t ballot = 0;
  for (uint32_t i = 0; i < lanes; ++i) {
    values[i] = threads[first + i].value;
    if (mask >> i & 1)
      ballot |= (values[i] & 1) << i;
  }
  for (uint32_t i = 0; i < lanes; ++i) {
    if (!(mask >> i & 1))
      continue;
    Thread &t = threads[first + i];
    uint32_t clamp = t.clamp & 31, segments = t.clamp >> 8 & 31;
    uint32_t least = i & segments, most = least | (clamp & ~segments);
    uint32_t b = t.lane & 31;
    int32_t source = i;
    bool valid = true;
    switch (t.mode) {
    case 0:
      source = static_cast<int32_t>(i) - static_cast<int32_t>(b);
      valid = source >= static_cast<int32_t>(most);
      break;
    case 1:
      source = i + b;
      valid = source <= static_cast<int32_t>(most);
      break;
    case 2:
      source = i ^ b;
      valid = source <= static_cast<int32_t>(most);
      break;
    case 3:
      source = least | (b & ~segments);
      valid = source <= static_cast<int32_t>(most);
      break;
    case warpBarrierMode:
      break;
    case ballotMode:
      values[i] = ballot;
      break;
    }
    if (!valid)
      source = i;
    if (source >= static_cast<int32_t>(lanes) || !(mask >> source & 1)) {
      fail("lane " + std::to_string(i) + " shuffles from lane " +
           std::to_string(source) + ", which takes no part");
      leave();
    }
    t.value = values[source];
  }
  if (threads[self].mode == warpBarrierMode)
    races.addWarpBarrier(self / warpSize);
  for (uint32_t i = 0; i < lanes; ++i)
    if (mask >> i & 1) {
      threads[first + i].state = Thread::Running;
      if (first + i != self)
        ready.push_back(first + i);
    }
  return true;
}

int32_t Block::shuffle(Thread request) {
  uint32_t self = current, lane = self % warpSize;
  if (!(request.mask >> lane & 1)) {
    fail("lane " + std::to_string(lane) +
         " is not in the mask of its own shuffle");
    leave();
  }
  request.fiber = threads[self].fiber;
  request.state = Thread::AtShuffle;
  threads[self] = request;
  if (!completeShuffle(self))
    suspend(Thread::AtShuffle);
  return threads[self].value;
}

/// Why nothing can go on.
std::string Block::stuck() const {
  uint32_t atBarrier = 0, atShuffle = 0, someone = 0;
  for (uint32_t i = 0; i < count; ++i) {
    atBarrier += threads[i].state == Thread::AtBarrier;
    if (threads[i].state == Thread::AtShuffle) {
      ++atShuffle;
      someone = i;
    }
  }
  std::string counts = std::to_string(exited) + " of " + std::to_string(count) +
                       " threads have exited, " + std::to_string(atBarrier) +
                       " wait at a barrier, " + std::to_string(atShuffle) +
                       " in a shuffle";
  if (!atShuffle)
    return "a barrier that not all threads reach: " + counts;
  return "a shuffle whose lanes do not all come (thread " +
         std::to_string(someone) + "): " + counts;
}

//===----------------------------------------------------------------------===//
// What images import
//===----------------------------------------------------------------------===//

void Block::access(const void *pointer, int64_t bytes, Memory::Access kind) {
  auto address = reinterpret_cast<uintptr_t>(pointer);
  if (address >= launch->imageBegin && address < launch->imageEnd)
    return;
  // The real hardware traps on it.
  if (bytes > 0 && (bytes & (bytes - 1)) == 0 && bytes <= 16 &&
      address % bytes != 0) {
    fail("a misaligned access of " + std::to_string(bytes) + " bytes");
    leave();
  }
  if (!memory.access(*op, pointer, bytes, kind, Memory::Wrong))
    leave();
  races.addAccess(current, address, bytes, kind == Memory::Write);
}

void Block::accessShared(const void *pointer, int64_t bytes,
                         Memory::Access kind) {
  races.addAccess(current, reinterpret_cast<uintptr_t>(pointer), bytes,
                  kind == Memory::Write);
}

bool Block::isWrittenByKernel(const void *pointer) const {
  return memory.isWrittenBy(*op, pointer);
}

void Block::failThread(const std::string &what) {
  fail("thread (" + std::to_string(registers[0]) + ", " +
       std::to_string(registers[1]) + ", " + std::to_string(registers[2]) +
       "): " + what);
  leave();
}

void *Block::shared(int64_t bytes) {
  if (bytes > static_cast<int64_t>(dynamicShared.size())) {
    fail("dynamic shared memory of " + std::to_string(bytes) +
         " bytes where the launch gives " +
         std::to_string(dynamicShared.size()));
    leave();
  }
  return dynamicShared.data();
}

/// Reports as the driver does. The context is lost then.
void Block::failCheck(const char *message, const char *file, int32_t line,
                      const char *function) {
  std::fprintf(stderr,
               "%s:%d: %s: block: [%u,%u,%u], thread: [%d,%d,%d] Assertion "
               "`%s` failed.\n",
               file, line, function, blockIndex[0], blockIndex[1],
               blockIndex[2], registers[0], registers[1], registers[2],
               message);
  engine().fault(op->device, CUDA_ERROR_ASSERT);
  leave();
}

void dp::fake::accessShared(const void *pointer, int64_t bytes,
                            Memory::Access kind) {
  block().accessShared(pointer, bytes, kind);
}

int64_t dp::fake::bytesWithin(const void *pointer, int64_t bytes) {
  return engine().memory.bytesWithin(pointer, bytes);
}

bool dp::fake::isWrittenByKernel(const void *pointer) {
  return block().isWrittenByKernel(pointer);
}

void dp::fake::failThread(const std::string &what) { block().failThread(what); }

int32_t dp_emu_sreg(int32_t which) {
  if (which < 0 || which > 12)
    std::abort(); // no such register in the contract
  return block().registers[which];
}

void dp_emu_barrier(void) { block().barrier(); }

void dp_emu_warp_barrier(int32_t mask) {
  Thread request;
  request.mask = mask;
  request.mode = warpBarrierMode;
  block().shuffle(request);
}

int32_t dp_emu_shfl(int32_t mask, int32_t value, int32_t lane, int32_t clamp,
                    int32_t mode) {
  Thread request;
  request.mask = mask;
  request.value = value;
  request.lane = lane;
  request.clamp = clamp;
  request.mode = mode;
  return block().shuffle(request);
}

int32_t dp_emu_ballot(int32_t mask, int32_t predicate) {
  Thread request;
  request.mask = mask;
  request.value = predicate;
  request.mode = ballotMode;
  return block().shuffle(request);
}

void dp_emu_load(const void *pointer, int64_t bytes) {
  block().access(pointer, bytes, Memory::Read);
}

void dp_emu_store(const void *pointer, int64_t bytes) {
  block().access(pointer, bytes, Memory::Write);
}

void dp_emu_assert(const char *message, const char *file, int32_t line,
                   const char *function) {
  block().failCheck(message, file, line, function);
}

void *dp_emu_shared(int64_t bytes) { return block().shared(bytes); }
