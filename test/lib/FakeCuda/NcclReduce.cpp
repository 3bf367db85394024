//===- NcclReduce.cpp - Element types and reductions ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"
#include "Nccl.h"

#include <cmath>
#include <cstring>

using namespace dp::fake;

size_t dp::fake::sizeOf(ncclDataType_t type) {
  switch (type) {
  case ncclInt8:
  case ncclUint8:
    return 1;
  case ncclFloat16:
  case ncclBfloat16:
    return 2;
  case ncclInt32:
  case ncclUint32:
  case ncclFloat32:
    return 4;
  case ncclInt64:
  case ncclUint64:
  case ncclFloat64:
    return 8;
  }
  return 0;
}

std::string Transfer::name() const {
  static const char *const kinds[] = {"AllReduce", "Reduce",        "Broadcast",
                                      "AllGather", "ReduceScatter", "Send",
                                      "Recv"};
  static const char *const types[] = {"i8",  "u8",  "i32", "u32", "i64",
                                      "u64", "f16", "f32", "f64", "bf16"};
  static const char *const ops[] = {"sum", "prod", "max", "min", "avg"};
  std::string text = std::string("nccl") + kinds[kind] + "(";
  if (reduces())
    text += std::string(ops[op]) + ", ";
  text += std::to_string(count) + " x " + types[type];
  if (kind == Reduce || kind == Broadcast)
    text += ", root " + std::to_string(root);
  else if (isPointToPoint())
    text += ", peer " + std::to_string(root);
  return text + ")";
}

namespace {

/// How elements of a type are stored and what they are computed in.
template <typename T>
struct Plain {
  using Value = T;
  static constexpr size_t size = sizeof(T);
  static T load(const char *p) {
    T value;
    std::memcpy(&value, p, sizeof(T));
    return value;
  }
  static void store(char *p, T value) { std::memcpy(p, &value, sizeof(T)); }
};

template <float (*Widen)(uint16_t), uint16_t (*Narrow)(float)>
struct Narrowed {
  using Value = float;
  static constexpr size_t size = 2;
  static float load(const char *p) { return Widen(Plain<uint16_t>::load(p)); }
  static void store(char *p, float value) {
    Plain<uint16_t>::store(p, Narrow(value));
  }
};

} // namespace

template <typename Value>
static Value combine(Value a, Value b, int op) {
  using Unsigned = std::make_unsigned<
      std::conditional_t<std::is_integral_v<Value>, Value, int>>;
  switch (op) {
  case ncclProd:
    if constexpr (std::is_integral_v<Value>)
      return static_cast<Value>(static_cast<typename Unsigned::type>(a) *
                                static_cast<typename Unsigned::type>(b));
    else
      return a * b;
  case ncclMax:
    if constexpr (std::is_integral_v<Value>)
      return std::max(a, b);
    else
      return std::fmax(a, b);
  case ncclMin:
    if constexpr (std::is_integral_v<Value>)
      return std::min(a, b);
    else
      return std::fmin(a, b);
  default: // sum, and the sum of an average
    if constexpr (std::is_integral_v<Value>)
      return static_cast<Value>(static_cast<typename Unsigned::type>(a) +
                                static_cast<typename Unsigned::type>(b));
    else
      return a + b;
  }
}

template <typename Element>
static void reduceAs(char *to, const std::vector<const void *> &sources,
                     size_t count, ncclRedOp_t op) {
  using Value = typename Element::Value;
  for (size_t i = 0; i < count; ++i) {
    size_t at = i * Element::size;
    char sum[Element::size];
    std::memcpy(sum, static_cast<const char *>(sources[0]) + at, sizeof(sum));
    for (size_t s = 1; s < sources.size(); ++s)
      Element::store(
          sum,
          combine<Value>(
              Element::load(sum),
              Element::load(static_cast<const char *>(sources[s]) + at), op));
    if (op == ncclAvg)
      Element::store(sum,
                     Element::load(sum) / static_cast<Value>(sources.size()));
    std::memcpy(to + at, sum, sizeof(sum));
  }
}

void dp::fake::reduceInOrder(void *result,
                             const std::vector<const void *> &sources,
                             size_t count, ncclDataType_t type,
                             ncclRedOp_t op) {
  // The result may be one of the sources' memory.
  std::vector<char> buffer(count * sizeOf(type));
  char *to = buffer.data();
  switch (type) {
  case ncclInt8:
    reduceAs<Plain<int8_t>>(to, sources, count, op);
    break;
  case ncclUint8:
    reduceAs<Plain<uint8_t>>(to, sources, count, op);
    break;
  case ncclInt32:
    reduceAs<Plain<int32_t>>(to, sources, count, op);
    break;
  case ncclUint32:
    reduceAs<Plain<uint32_t>>(to, sources, count, op);
    break;
  case ncclInt64:
    reduceAs<Plain<int64_t>>(to, sources, count, op);
    break;
  case ncclUint64:
    reduceAs<Plain<uint64_t>>(to, sources, count, op);
    break;
  case ncclFloat16:
    reduceAs<Narrowed<halfToFloat, floatToHalf>>(to, sources, count, op);
    break;
  case ncclFloat32:
    reduceAs<Plain<float>>(to, sources, count, op);
    break;
  case ncclFloat64:
    reduceAs<Plain<double>>(to, sources, count, op);
    break;
  case ncclBfloat16:
    reduceAs<Narrowed<bfloatToFloat, floatToBFloat>>(to, sources, count, op);
    break;
  }
  std::memcpy(result, buffer.data(), buffer.size());
}
