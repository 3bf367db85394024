//===- DescriptorTest.cpp - Reading the descriptor ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Program/Descriptor.h"
#include "Program/CpuFeatures.h"
#include "Session/Layout.h"
#include "Support/Error.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace dp;

namespace {

const char replicated[] = R"("placement": {"kind": "replicated"})";

/// A descriptor of one entry with these lists.
std::string descriptor(const std::string &arguments, const std::string &results,
                       const std::string &more = "") {
  return R"({"format": "dp-executable", "abi": 10, "target": "host",
             "devices": null, "entries": [{"name": "e", "symbol": "s",
             "arena": "a", "arguments": [)" +
         arguments + R"(], "results": [)" + results + "]" + more + "}]}";
}

std::string state(const std::string &name = "w", const char *shape = "[2]") {
  return R"({"name": ")" + name + R"(", "shape": )" + shape +
         R"(, "dtype": "f32", "role": "state", )" + replicated + "}";
}

std::string errorOf(const std::string &json) {
  try {
    parseDescriptor(json.c_str());
  } catch (const Error &e) {
    return e.what();
  }
  return "no error";
}

std::string argument(const std::string &fields) {
  return errorOf(descriptor("{" + fields + "}", ""));
}

} // namespace

TEST(Descriptor, IsRead) {
  Descriptor d = parseDescriptor(
      descriptor(
          R"({"name": "x", "shape": [-1, 4], "dtype": "bf16", "role": "batch",
              "placement": {"kind": "sharded", "dim": 0, "unit": 2}},)" +
              state(),
          R"({"name": "w", "shape": [2], "dtype": "f32", "updates": 1, )" +
              std::string(replicated) + R"(},
             {"shape": [3, -1], "dtype": "i64", "result_dims": [0],
              "placement": {"kind": "partial", "reduction": "umax"}},
             {"name": "result1", "shape": [], "dtype": "bool", )" +
              replicated + "}",
          R"(, "dims": [{"argument": 0, "dim": 0}],
             "collectives": [{"location": "m.py:1:2"}, {}],
             "index_bounds": [{"argument": 0, "min": -3, "max": 9}])")
          .c_str());
  EXPECT_EQ(d.devices, 0);
  const Entry &e = d.entries.at(0);
  EXPECT_EQ(e.arguments[0].placement.unit, 2);
  EXPECT_EQ(e.arguments[0].dtype, DP_BF16);
  EXPECT_EQ(e.arguments[0].indexMin, -3);
  EXPECT_EQ(e.arguments[0].indexMax, 9);
  EXPECT_GT(e.arguments[1].indexMin, e.arguments[1].indexMax);
  EXPECT_EQ(e.results[0].updates, 1);
  EXPECT_EQ(e.results[1].name, "result1");
  EXPECT_EQ(e.results[1].placement.reduction, DP_REDUCE_UMAX);
  EXPECT_EQ(e.results[2].name, "result1_2") << "names are made unique";
  EXPECT_EQ(e.collectiveLocations,
            std::vector<std::string>({"m.py:1:2", "an unknown location"}));
}

TEST(Descriptor, OfAnotherFormatIsRefused) {
  EXPECT_EQ(errorOf("{}"), "not an executable of this format: its descriptor "
                           "says otherwise");
  EXPECT_NE(errorOf("[1").find("malformed descriptor: "), std::string::npos);
  EXPECT_EQ(errorOf(R"({"format": "dp-executable", "abi": 11, "entries": []})"),
            "malformed descriptor: ABI version 11");
  EXPECT_EQ(errorOf(R"({"format": "dp-executable", "abi": 10, "target": "tpu",
                        "entries": []})"),
            "the executable is for target 'tpu'; this runtime has backends "
            "for 'host' and 'cuda'");
  EXPECT_EQ(errorOf(R"({"format": "dp-executable", "abi": 10, "devices": 0,
                        "entries": []})"),
            "malformed descriptor: device count 0");
}

TEST(Descriptor, OfGpuCode) {
  auto text = [](const char *events) {
    return std::string(R"({"format": "dp-executable", "abi": 10,
        "target": "cuda", "arch": ["sm_80", "sm_90"], "entries": [
          {"name": "e", "symbol": "s", "arena": "a", "arguments": [],
           "results": [])") +
           events + "}]}";
  };
  Descriptor d = parseDescriptor(text(R"(, "events": 7)").c_str());
  EXPECT_EQ(d.target, "cuda");
  EXPECT_EQ(d.arch, std::vector<std::string>({"sm_80", "sm_90"}));
  EXPECT_EQ(d.entries[0].events, 7);
  EXPECT_EQ(parseDescriptor(text("").c_str()).entries[0].events, 0);
  EXPECT_EQ(errorOf(text(R"(, "events": -1)").c_str()),
            "malformed descriptor: entry 'e' uses -1 events");
}

TEST(Descriptor, StateInRangesOfElements) {
  std::string flat = R"("placement": {"kind": "sharded", "flat": true})";
  std::string w = R"({"name": "w", "dtype": "f32", "shape": [5, 3], )" + flat;
  Descriptor d = parseDescriptor(
      descriptor(w + R"(, "role": "state"})", w + R"(, "updates": 0})")
          .c_str());
  const Value &value = d.entries.at(0).arguments.at(0);
  EXPECT_EQ(value.placement.dim, -1);
  // torch.chunk of 15 elements over 4: 4, 4, 4, 3.
  int64_t shape[] = {5, 3}, offset = 0;
  std::vector<float> whole(15), again(15, -1);
  std::iota(whole.begin(), whole.end(), 1.0f);
  for (int64_t rank = 0; rank < 4; ++rank) {
    LocalPart part = localPart(value, shape, 4, rank);
    EXPECT_EQ(part.localBytes(), rank < 3 ? 16 : 12);
    EXPECT_EQ(part.offset, offset);
    offset += part.localBytes();
    std::vector<float> local(4);
    part.scatter(local.data(), whole.data());
    part.gather(again.data(), local.data());
  }
  EXPECT_EQ(again, whole);
  EXPECT_EQ(localPart(value, shape, 20, 19).localBytes(), 0);
}

TEST(Descriptor, CopiesOfStates) {
  auto entry = [](const char *name, const char *copies, bool updates) {
    std::string w = R"({"name": "w", "dtype": "f32", "shape": [2], )" +
                    std::string(replicated);
    return R"({"name": ")" + std::string(name) +
           R"(", "symbol": "s", "arena": "a", "arguments": [)" + w +
           R"(, "role": "state"}], "results": [)" +
           (updates ? w + R"(, "updates": 0})" : std::string()) +
           R"(], "copies": [)" + copies + "]}";
  };
  auto program = [](const std::string &entries) {
    return R"({"format": "dp-executable", "abi": 10, "entries": [)" + entries +
           "]}";
  };
  std::string bf16 =
      R"({"state": 0, "dtype": "bf16", )" + std::string(replicated) + "}";
  Descriptor d = parseDescriptor(
      program(entry("e", bf16.c_str(), true) + "," + entry("f", "", false))
          .c_str());
  const Entry &e = d.entries.at(0);
  ASSERT_EQ(e.copies.size(), 1u);
  EXPECT_EQ(e.copies[0].state, 0u);
  EXPECT_EQ(e.copies[0].value.dtype, DP_BF16);
  EXPECT_EQ(e.copies[0].value.shape, std::vector<int64_t>({2}));
  EXPECT_EQ(e.inputBuffers(), 2u);
  EXPECT_EQ(errorOf(program(entry("e", bf16.c_str(), false) + "," +
                            entry("f", "", true))),
            "malformed descriptor: entry 'f' updates state 'w' without its "
            "copy");
  auto errorOfCopy = [&](const std::string &copies) {
    return errorOf(program(entry("e", copies.c_str(), true)));
  };
  std::string at = "malformed descriptor: entry 'e' copy ";
  EXPECT_EQ(errorOfCopy(bf16 + "," + bf16), at + "1 is there already");
  EXPECT_EQ(errorOfCopy(R"({"state": 1, "dtype": "bf16", )" +
                        std::string(replicated) + "}"),
            at + "0 is of no argument");
  EXPECT_EQ(errorOfCopy(R"({"state": 0, "dtype": "f64", )" +
                        std::string(replicated) + "}"),
            at + "0 is no f16 or bf16 of a state in f32");
}

TEST(Descriptor, NamesWhatIsWrong) {
  std::string at = "malformed descriptor: entry 'e' argument 0";
  std::string f32 = R"("name": "x", "dtype": "f32", "role": "batch", )";
  EXPECT_EQ(argument(R"("name": "x", "shape": [], "dtype": "f8", )" +
                     std::string(replicated)),
            at + " has unknown dtype 'f8'");
  EXPECT_EQ(argument(f32 + R"("shape": [-2], )" + replicated),
            at + " has a negative size");
  EXPECT_EQ(
      argument(f32 + R"("shape": [1073741824, 1073741824], )" + replicated),
      at + " has more than 2^50 elements");
  EXPECT_EQ(argument(f32 + R"("shape": [2], )" + replicated),
            at + " is a batch but not sharded");
  EXPECT_EQ(argument(f32 + R"("shape": [2],
                     "placement": {"kind": "sharded", "dim": 1}, )"
                           R"("x": 0)"),
            at + " is sharded along dimension 1 of 1 with unit 1");
  EXPECT_EQ(argument(f32 + R"("shape": [3],
                     "placement": {"kind": "sharded", "dim": 0, "unit": 2})"),
            at + ": the sharded dimension is no multiple of its unit");
  EXPECT_EQ(argument(R"("name": "x", "dtype": "f32", "role": "input", )"
                     R"("shape": [3],
                     "placement": {"kind": "partial", "reduction": "add"})"),
            at + " is partial; only results may be");
  EXPECT_EQ(argument(f32 + R"("shape": [3],
                     "placement": {"kind": "partial", "reduction": "xor"})"),
            at + ": reduction of this dtype is not defined");
  EXPECT_EQ(argument(f32 + R"("shape": [3],
                     "placement": {"kind": "sharded", "flat": true})"),
            at + " is held in ranges but is no state");
  EXPECT_EQ(argument(R"("name": "x", "dtype": "f32", "role": "state",
                     "shape": [-1],
                     "placement": {"kind": "sharded", "flat": true})"),
            at + " is held in ranges, but its shape is dynamic");
  EXPECT_EQ(argument(f32 + R"("shape": [3], "placement": {"kind": "broken"})"),
            at + " has unknown placement 'broken'");
  EXPECT_EQ(errorOf(descriptor(state() + "," + state(), "")),
            "malformed descriptor: entry 'e' argument 1: the name 'w' is "
            "already in use");
}

TEST(Descriptor, ChecksUpdatesAndDims) {
  auto result = [](const std::string &fields) {
    return errorOf(descriptor(state(), "{" + fields + replicated + "}"));
  };
  std::string at = "malformed descriptor: entry 'e' result 0";
  EXPECT_EQ(result(R"("shape": [2], "dtype": "f32", "updates": 1, )"),
            at + " updates no state argument");
  EXPECT_EQ(result(R"("shape": [2], "dtype": "f64", "updates": 0, )"),
            at + " does not have the type of the state it updates");
  EXPECT_EQ(result(R"("shape": [-1], "dtype": "f64", )"),
            at + ": 'result_dims' does not match the shape");
  EXPECT_EQ(result(R"("shape": [-1], "dtype": "f64", "result_dims": [0], )"),
            at + ": 'result_dims' is out of range");
  EXPECT_EQ(errorOf(descriptor(state(), "",
                               R"(, "dims": [{"argument": 0, "dim": 3}])")),
            "malformed descriptor: entry 'e': 'dims' names no dimension");
  EXPECT_EQ(errorOf(descriptor(state(), "",
                               R"(, "dims": [{"argument": -1, "dim": 1}])")),
            "malformed descriptor: entry 'e': 'dims' names no dimension");
  EXPECT_EQ(errorOf(descriptor(state(), "",
                               R"(, "index_bounds": [{"argument": 1, "min": 0,
                                   "max": 1}])")),
            "malformed descriptor: entry 'e': 'index_bounds' names no "
            "argument");
}

TEST(Descriptor, ChecksWhatIsOnTheHost) {
  auto host = [](const std::string &more) {
    return R"({"name": "m", "shape": [2], "dtype": "i64", "role": "input",
               "memory": "host", )" +
           std::string(replicated) + "}" + more;
  };
  auto result = [&](const std::string &fields) {
    return errorOf(
        descriptor(host(", " + state()), "{" + fields + replicated + "}"));
  };
  std::string copy = R"("shape": [2], "dtype": "i64", "copy_of": )";
  EXPECT_EQ(result(copy + "0, "), "no error");
  std::string at = "malformed descriptor: entry 'e' ";
  for (const char *number : {"1, ", "2, ", "-2, "})
    EXPECT_EQ(result(copy + number),
              at + "result 0 is no argument on the host");
  EXPECT_EQ(result(R"("shape": [3], "dtype": "i64", "copy_of": 0, )"),
            at + "result 0 is no argument on the host");
  EXPECT_EQ(result(R"("shape": [2], "dtype": "u64", "copy_of": 0, )"),
            at + "result 0 is no argument on the host");
  EXPECT_EQ(argument(R"("shape": [2], "dtype": "f32", "role": "state",
                     "memory": "host", )" +
                     std::string(replicated)),
            at + "argument 0 is a state on the host");
  EXPECT_EQ(argument(R"("shape": [2], "dtype": "f32", "role": "input",
                     "memory": "disk", )" +
                     std::string(replicated)),
            at + "argument 0 has unknown memory 'disk'");
}

TEST(Descriptor, ChecksThatEntriesAgreeOnState) {
  std::string two = descriptor(state(), "");
  std::string second = R"(, {"name": "f", "symbol": "s", "arena": "a",
      "arguments": [)" +
                       state("w", "[3]") + R"(], "results": []}]})";
  two.replace(two.size() - 2, 2, second);
  EXPECT_EQ(errorOf(two),
            "malformed descriptor: state 'w' differs between entries");
}

TEST(CpuFeatures, UnknownOnesDoNotKeepAProgramOut) {
  EXPECT_TRUE(cpuHasFeature("a-feature-of-the-future"));
#if defined(__x86_64__)
  EXPECT_TRUE(cpuHasFeature("sse3"));
#endif
}
