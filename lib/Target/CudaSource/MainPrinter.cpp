//===- MainPrinter.cpp - A main that runs a step on made-up input ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CodePrinter.h"
#include "Sections.h"

#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"

using namespace mlir;
using namespace mlir::dp;

static constexpr StringLiteral kTypes = R"cuda(
//===-- Running a step on made-up input --===//

enum class Type { boolean, integer, half, bfloat16, floating };
enum class Placement { replicated, sharded, partial };

struct BufferInfo {
  const char *name;
  Type type;
  int64_t bytes;              ///< of an element
  std::vector<int64_t> shape; ///< of the whole; -1 - i stands for dims[i]
  Placement placement;
  int64_t dim, unit;          ///< of sharded
  const char *reduction;      ///< of partial
  bool isResult;
  int64_t source;             ///< the buffer of which it is a rounded copy
};

struct EntryInfo {
  const char *name;
  void (*step)(const Device &, void *const *, const int64_t *, char *);
  int64_t (*arena)(int64_t, int64_t, const int64_t *);
  int events;
  std::vector<int64_t> dims; ///< 0: the number of devices
  std::vector<BufferInfo> buffers; ///< arguments, then results of their own
};

)cuda";

static constexpr StringLiteral kMain = R"cuda(
/// Makes element `index` of a whole buffer, a small pseudo-random number.
static void makeElement(const BufferInfo &info, uint64_t seed, uint64_t index,
                        char *to) {
  uint64_t hash = (seed + 1) * 0x9e3779b97f4a7c15u + index;
  hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9u;
  hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebu;
  hash ^= hash >> 31;
  const double number = (static_cast<double>(hash % 2001) / 1000 - 1) * 0.1;
  const float single = static_cast<float>(number);
  const __half half = __float2half(single);
  const __nv_bfloat16 bfloat = __float2bfloat16(single);
  const int64_t integer =
      info.type == Type::boolean ? hash % 2 : hash % 10;
  const void *from = &integer; // little endian: of any width
  if (info.type == Type::half)
    from = &half;
  else if (info.type == Type::bfloat16)
    from = &bfloat;
  else if (info.type == Type::floating)
    from = info.bytes == 8 ? static_cast<const void *>(&number) : &single;
  std::memcpy(to, from, info.bytes);
}

static double readElement(const BufferInfo &info, const char *from) {
  switch (info.type) {
  case Type::half: {
    __half value;
    std::memcpy(&value, from, 2);
    return __half2float(value);
  }
  case Type::bfloat16: {
    __nv_bfloat16 value;
    std::memcpy(&value, from, 2);
    return __bfloat162float(value);
  }
  case Type::floating: {
    if (info.bytes == 8) {
      double value;
      std::memcpy(&value, from, 8);
      return value;
    }
    float value;
    std::memcpy(&value, from, 4);
    return value;
  }
  default:
    int64_t value = static_cast<signed char>(from[info.bytes - 1]) < 0 ? -1 : 0;
    std::memcpy(&value, from, info.bytes);
    return static_cast<double>(value);
  }
}

/// Combines two ranks' summands of a partial result.
static double combine(const BufferInfo &info, double a, double b) {
  const std::string kind = info.reduction;
  const int64_t x = static_cast<int64_t>(a), y = static_cast<int64_t>(b);
  if (kind == "xor" || (kind == "add" && info.type == Type::boolean))
    return static_cast<double>(x ^ y);
  if (kind == "and")
    return static_cast<double>(x & y);
  if (kind == "or")
    return static_cast<double>(x | y);
  if (kind == "mul")
    return a * b;
  if (kind == "add" || a != a || b != b)
    return a + b;
  return kind.find("max") != std::string::npos ? std::max(a, b)
                                               : std::min(a, b);
}

/// The position of a device's part of a buffer in the whole.
struct Part {
  int64_t outer = 1, first = 0, size = 1, extent = 1, inner = 1;

  Part(const BufferInfo &info, const EntryInfo &entry, int64_t rank,
       int64_t devices) {
    for (size_t i = 0; i < info.shape.size(); ++i) {
      int64_t size = info.shape[i] < 0 ? entry.dims[-1 - info.shape[i]]
                                       : info.shape[i];
      if (info.placement != Placement::sharded ||
          static_cast<int64_t>(i) < info.dim) {
        outer *= size;
      } else if (static_cast<int64_t>(i) > info.dim) {
        inner *= size;
      } else {
        extent = size;
        first = shardOffset(size, info.unit, rank, devices);
        this->size = shardSize(size, info.unit, rank, devices);
      }
    }
  }
  int64_t count() const { return outer * size * inner; }
};

/// Runs `steps` steps on one GPU; `values` gets for each buffer the sum of its
/// elements, or the elements of a partial result.
static void runDevice(EntryInfo entry, int rank, int devices, int steps,
                      ncclUniqueId id,
                      std::vector<std::vector<double>> &values) {
  std::replace(entry.dims.begin(), entry.dims.end(), int64_t(0),
               static_cast<int64_t>(devices));
  CHECK_CUDA(cudaSetDevice(rank));
  Device d;
  d.rank = rank;
  d.devices = devices;
  CHECK_CUDA(cudaStreamCreate(&d.compute));
  CHECK_CUDA(cudaStreamCreate(&d.comm));
  CHECK_NCCL(ncclCommInitRank(&d.nccl, devices, id, rank));
  d.events.resize(entry.events);
  for (cudaEvent_t &event : d.events)
    CHECK_CUDA(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));

  std::vector<void *> buffers;
  for (size_t b = 0; b < entry.buffers.size(); ++b) {
    const BufferInfo &info = entry.buffers[b];
    const Part part(info, entry, rank, devices);
    std::vector<char> host(part.count() * info.bytes);
    for (int64_t i = 0; i < part.count(); ++i) {
      const int64_t row = i / part.inner;
      const int64_t whole =
          ((row / part.size) * part.extent + part.first + row % part.size) *
              part.inner +
          i % part.inner;
      makeElement(info, info.source, whole, host.data() + i * info.bytes);
    }
    void *buffer;
    CHECK_CUDA(cudaMalloc(&buffer, std::max<size_t>(host.size(), 1)));
    CHECK_CUDA(
        cudaMemcpy(buffer, host.data(), host.size(), cudaMemcpyHostToDevice));
    buffers.push_back(buffer);
  }
  char *arena;
  CHECK_CUDA(cudaMalloc(reinterpret_cast<void **>(&arena),
                        std::max<int64_t>(
                            entry.arena(rank, devices, entry.dims.data()), 1)));

  for (int step = 0; step < steps; ++step)
    entry.step(d, buffers.data(), entry.dims.data(), arena);
  CHECK_CUDA(cudaStreamSynchronize(d.compute));

  for (size_t b = 0; b < entry.buffers.size(); ++b) {
    const BufferInfo &info = entry.buffers[b];
    const Part part(info, entry, rank, devices);
    std::vector<char> host(part.count() * info.bytes);
    CHECK_CUDA(cudaMemcpy(host.data(), buffers[b], host.size(),
                          cudaMemcpyDeviceToHost));
    const bool partial = info.placement == Placement::partial;
    std::vector<double> elements(partial ? part.count() : 1);
    for (int64_t i = 0; i < part.count(); ++i)
      elements[partial ? i : 0] +=
          readElement(info, host.data() + i * info.bytes);
    values.push_back(elements);
    CHECK_CUDA(cudaFree(buffers[b]));
  }
  CHECK_CUDA(cudaFree(arena));
  for (cudaEvent_t event : d.events)
    CHECK_CUDA(cudaEventDestroy(event));
  CHECK_NCCL(ncclCommDestroy(d.nccl));
  CHECK_CUDA(cudaStreamDestroy(d.compute));
  CHECK_CUDA(cudaStreamDestroy(d.comm));
}

int main(int argc, char **argv) {
  int devices = argc > 1 ? std::atoi(argv[1]) : 1;
  int steps = argc > 2 ? std::atoi(argv[2]) : 1;
  const EntryInfo *entry = &kEntries[0];
  for (const EntryInfo &other : kEntries)
    if (argc > 3 && !std::strcmp(other.name, argv[3]))
      entry = &other;
  if (devices < 1 || steps < 1 ||
      (argc > 3 && std::strcmp(entry->name, argv[3]))) {
    std::fprintf(stderr, "usage: %s [devices] [steps] [entry]\n", argv[0]);
    return 1;
  }
  if (kDevices && devices != kDevices) {
    std::fprintf(stderr, "compiled for %d devices\n", kDevices);
    return 1;
  }
  int present = 0;
  CHECK_CUDA(cudaGetDeviceCount(&present));
  if (devices > present) {
    std::fprintf(stderr, "%d devices asked for, %d present\n", devices, present);
    return 1;
  }
  ncclUniqueId id;
  CHECK_NCCL(ncclGetUniqueId(&id));
  std::vector<std::vector<std::vector<double>>> values(devices);
  std::vector<std::thread> threads;
  for (int rank = 0; rank < devices; ++rank)
    threads.emplace_back([&, rank] {
      runDevice(*entry, rank, devices, steps, id, values[rank]);
    });
  for (std::thread &thread : threads)
    thread.join();
  std::printf("%s, %d devices, %d steps: sums of elements\n", entry->name,
              devices, steps);
  for (size_t b = 0; b < entry->buffers.size(); ++b) {
    const BufferInfo &info = entry->buffers[b];
    if (!info.isResult)
      continue;
    std::vector<double> elements = values[0][b];
    for (int rank = 1; rank < devices; ++rank)
      for (size_t i = 0; i < elements.size(); ++i)
        if (info.placement == Placement::partial)
          elements[i] = combine(info, elements[i], values[rank][b][i]);
        else if (info.placement == Placement::sharded)
          elements[i] += values[rank][b][i];
    double sum = 0;
    for (double element : elements)
      sum += element;
    std::printf("%-32s %.6g\n", info.name, sum);
  }
  return 0;
}
)cuda";

static StringRef getTypeName(Type type) {
  if (type.isF16())
    return "Type::half";
  if (type.isBF16())
    return "Type::bfloat16";
  if (isa<FloatType>(type))
    return "Type::floating";
  return type.isInteger(1) ? "Type::boolean" : "Type::integer";
}

static void printBuffer(raw_ostream &os, const EntryBuffer &buffer,
                        Type element, bool isResult, const EntryInfo &info,
                        unsigned number) {
  os << "      {\"";
  os.write_escaped(buffer.getName());
  os << "\", " << getTypeName(element) << ", " << getElementBytes(element)
     << ", {";
  ArrayRef<int64_t> shape = buffer.getType().getShape();
  llvm::interleaveComma(llvm::seq<int64_t>(0, shape.size()), os,
                        [&](int64_t dim) {
                          os << (ShapedType::isDynamic(shape[dim])
                                     ? -1 - info.getDimNumber(number, dim)
                                     : shape[dim]);
                        });
  PlacementAttr placement = buffer.getPlacement();
  int64_t source = number;
  if (ArgumentAttr argument = buffer.getArgument())
    source = argument.getCopyOf().value_or(source);
  os << "}, Placement::" << stringifyPlacementKind(placement.getKind()) << ", "
     << placement.getDim() << ", " << placement.getUnit() << ", \""
     << stringifyReductionKind(placement.getReduction()) << "\", "
     << (isResult ? "true" : "false") << ", " << source << "},\n";
}

void mlir::dp::printMain(ArrayRef<NamedEntry> entries, raw_ostream &os) {
  os << kTypes.drop_front();
  int64_t devices = 0;
  os << "static const EntryInfo kEntries[] = {\n";
  for (const NamedEntry &named : entries) {
    func::FuncOp entry = named.function;
    if (auto fixed = entry->getAttrOfType<IntegerAttr>(kDevicesAttr))
      devices = fixed.getInt();
    EntryInfo info(entry);
    os << "    {\"";
    os.write_escaped(entry.getName())
        << "\", " << named.name << ", " << named.name << "_arena, "
        << countEvents(entry) << ", {";
    // 13 rows do not divide evenly among devices.
    llvm::interleaveComma(
        llvm::seq<unsigned>(0, info.getNumDims()), os,
        [&](unsigned dim) { os << (info.isDeviceCount(dim) ? 0 : 13); });
    os << "}, {\n";
    llvm::SmallDenseSet<int64_t> updated;
    for (ResultAttr result : info.getResults())
      if (std::optional<int64_t> updates = result.getUpdates())
        updated.insert(*updates);
    for (auto [number, buffer] : llvm::enumerate(info.getBuffers())) {
      ArgumentAttr argument = buffer.getArgument();
      bool isResult =
          !argument || (updated.contains(number) && !argument.getCopyOf());
      auto type = cast<MemRefType>(entry.getArgument(number).getType());
      printBuffer(os, buffer, type.getElementType(), isResult, info, number);
    }
    os << "    }},\n";
  }
  os << "};\n\n/// The number of devices of the program; 0 is any number.\n"
     << "static const int kDevices = " << devices << ";\n"
     << kMain;
}
