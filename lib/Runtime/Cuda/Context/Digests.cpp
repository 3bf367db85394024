//===- Digests.cpp - Digests of arrays on a GPU ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Digests.h"
#include "Support/Error.h"

#include <algorithm>
#include <numeric>

using namespace dp;
using namespace dp::cuda;

static constexpr unsigned threads = 256, mostBlocks = 256;
/// Words that a thread takes before there are more blocks.
static constexpr uint64_t wordsOfThread = 8;

/// For WORD and BYTES a type and its size. Each thread adds up the finalizer of
/// splitmix64 of (word xor place * constant), for words `threads * blocks`
/// apart, and each block writes its sum.
static const char kernel[] = R"(
.visible .entry dp_digest_BYTES(.param .u64 dataOf, .param .u64 countOf,
                                .param .u64 sumsOf)
{
  .reg .pred %isOut, %isEnd;
  .reg .b32 %thread, %block, %size, %blocks, %half, %own, %other;
  .reg .b64 %data, %count, %sums, %place, %step, %at, %word, %mixed, %total;
  .shared .align 8 .b8 ofBlock_BYTES[2048];
  ld.param.u64 %data, [dataOf];
  ld.param.u64 %count, [countOf];
  ld.param.u64 %sums, [sumsOf];
  cvta.to.global.u64 %data, %data;
  cvta.to.global.u64 %sums, %sums;
  mov.u32 %thread, %tid.x;
  mov.u32 %block, %ctaid.x;
  mov.u32 %size, %ntid.x;
  mov.u32 %blocks, %nctaid.x;
  mov.b64 %total, 0;
  mad.lo.u32 %own, %block, %size, %thread;
  cvt.u64.u32 %place, %own;
  mul.lo.u32 %blocks, %blocks, %size;
  cvt.u64.u32 %step, %blocks;
$next:
  setp.ge.u64 %isEnd, %place, %count;
  @%isEnd bra $sum;
  mul.lo.u64 %at, %place, BYTES;
  add.u64 %at, %at, %data;
  ld.global.WORD %word, [%at];
  add.u64 %mixed, %place, 1;
  mul.lo.u64 %mixed, %mixed, 0x9E3779B97F4A7C15;
  xor.b64 %word, %word, %mixed;
  shr.u64 %mixed, %word, 30;
  xor.b64 %word, %word, %mixed;
  mul.lo.u64 %word, %word, 0xBF58476D1CE4E5B9;
  shr.u64 %mixed, %word, 27;
  xor.b64 %word, %word, %mixed;
  mul.lo.u64 %word, %word, 0x94D049BB133111EB;
  shr.u64 %mixed, %word, 31;
  xor.b64 %word, %word, %mixed;
  add.u64 %total, %total, %word;
  add.u64 %place, %place, %step;
  bra $next;
$sum:
  mov.u32 %own, ofBlock_BYTES;
  shl.b32 %other, %thread, 3;
  add.u32 %own, %own, %other;
  st.shared.u64 [%own], %total;
  shr.u32 %half, %size, 1;
$halve:
  bar.sync 0;
  setp.ge.u32 %isOut, %thread, %half;
  @%isOut bra $added;
  shl.b32 %other, %half, 3;
  add.u32 %other, %other, %own;
  ld.shared.u64 %word, [%other];
  ld.shared.u64 %total, [%own];
  add.u64 %total, %total, %word;
  st.shared.u64 [%own], %total;
$added:
  shr.u32 %half, %half, 1;
  setp.ne.u32 %isEnd, %half, 0;
  @%isEnd bra $halve;
  setp.ne.u32 %isOut, %thread, 0;
  @%isOut bra $done;
  mul.wide.u32 %at, %block, 8;
  add.u64 %at, %at, %sums;
  st.global.u64 [%at], %total;
$done:
  ret;
}
)";

static std::string replaced(std::string text, const std::string &from,
                            const std::string &to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
       at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

CUfunction Digests::find(int64_t wordBytes) {
  if (auto found = functions.find(wordBytes); found != functions.end())
    return found->second;
  if (!module) {
    std::string text = ".version 6.0\n.target sm_60\n.address_size 64\n";
    for (int bytes : {1, 2, 4, 8})
      text += replaced(replaced(kernel, "BYTES", std::to_string(bytes)), "WORD",
                       "u" + std::to_string(8 * bytes));
    check(
        driver().cuModuleLoadDataEx(&module, text.c_str(), 0, nullptr, nullptr),
        gpu + " cannot load the kernels of digests");
  }
  CUfunction function;
  std::string name = "dp_digest_" + std::to_string(wordBytes);
  check(driver().cuModuleGetFunction(&function, module, name.c_str()), name);
  return functions[wordBytes] = function;
}

void Digests::reserve(size_t bytes) {
  if (bytes <= capacity)
    return;
  release();
  check(driver().cuMemAlloc_v2(&sums, bytes),
        "the memory of digests on " + gpu);
  check(driver().cuMemAllocHost_v2(&read, bytes), "the memory of digests");
  capacity = bytes;
}

void Digests::release() noexcept {
  if (sums)
    driver().cuMemFree_v2(sums);
  if (read)
    driver().cuMemFreeHost(read);
  sums = 0, read = nullptr, capacity = 0;
}

void Digests::clear() noexcept {
  release();
  if (module)
    driver().cuModuleUnload(module);
  module = nullptr;
  functions.clear();
}

/// The largest power of two up to 8 that divides the address and the size.
static int64_t wordBytesOf(const CallersBytes &array) {
  int64_t bytes = 8;
  while ((address(array.data) | static_cast<uint64_t>(array.bytes)) % bytes)
    bytes /= 2;
  return bytes;
}

static unsigned blocksOf(const CallersBytes &array) {
  auto words = static_cast<uint64_t>(array.bytes / wordBytesOf(array));
  return static_cast<unsigned>(
      std::clamp<uint64_t>(words / (threads * wordsOfThread), 1, mostBlocks));
}

void Digests::compute(const CallersBytes *arrays, size_t count, CUstream stream,
                      uint64_t *digests) {
  size_t bytes = 0;
  for (size_t i = 0; i < count; ++i)
    bytes += blocksOf(arrays[i]) * sizeof(uint64_t);
  reserve(bytes);
  std::string what = "the digests of parameters on " + gpu;
  CUdeviceptr next = sums;
  for (size_t i = 0; i < count; ++i) {
    int64_t wordBytes = wordBytesOf(arrays[i]);
    CUdeviceptr data = address(arrays[i].data);
    auto words = static_cast<uint64_t>(arrays[i].bytes / wordBytes);
    unsigned blocks = blocksOf(arrays[i]);
    void *params[] = {&data, &words, &next};
    check(driver().cuLaunchKernel(find(wordBytes), blocks, 1, 1, threads, 1, 1,
                                  0, stream, params, nullptr),
          what);
    next += blocks * sizeof(uint64_t);
  }
  check(driver().cuMemcpyDtoHAsync_v2(read, sums, bytes, stream), what);
  check(driver().cuStreamSynchronize(stream), what);
  const auto *sum = static_cast<const uint64_t *>(read);
  for (size_t i = 0; i < count; ++i) {
    unsigned blocks = blocksOf(arrays[i]);
    digests[i] = std::accumulate(sum, sum + blocks, uint64_t(0));
    sum += blocks;
  }
}
