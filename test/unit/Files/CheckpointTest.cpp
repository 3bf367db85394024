//===- CheckpointTest.cpp - The format of checkpoints ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Checkpoint.h"
#include "dp/Files/Digest.h"

#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace dp;

static NpyArray numbers(std::vector<float> values) {
  NpyArray array;
  array.shape = {static_cast<int64_t>(values.size())};
  array.data.resize(values.size() * sizeof(float));
  std::memcpy(array.data.data(), values.data(), array.data.size());
  return array;
}

static NpyArray text(const std::string &content) {
  NpyArray array;
  array.dtype = DP_U8;
  array.shape = {static_cast<int64_t>(content.size())};
  array.data.assign(content.begin(), content.end());
  return array;
}

static CheckpointHead sampleHead() {
  CheckpointHead head;
  head.step = 7;
  head.epoch = 2;
  head.settings = {{"--batch", "8"}, {"name", "\xff"}};
  head.paths = {{"w", "params/w"}};
  return head;
}

/// All arrays of a checkpoint, as a file would have them.
static NpzFile sample(bool hasMetrics, const CheckpointHead &head) {
  NpzFile states = {{"w", numbers({1, 2, 3})}, {"none", numbers({})}};
  NpzFile metrics = {{"loss", numbers({4, 5})}};
  ArrayViews recorded = viewsOf(metrics);
  NpzFile file =
      sealCheckpoint(head, viewsOf(states), hasMetrics ? &recorded : nullptr);
  file.merge(states);
  if (hasMetrics)
    file[nameOfMetric("loss")] = metrics["loss"];
  return file;
}

static std::string errorOf(const NpzFile &file) {
  try {
    openCheckpoint(viewsOf(file), "f");
    return "";
  } catch (const FileError &e) {
    return e.what();
  }
}

TEST(Checkpoint, IsReadAsItWasWritten) {
  for (bool hasMetrics : {false, true}) {
    NpzFile file = sample(hasMetrics, sampleHead());
    EXPECT_TRUE(isCheckpoint(viewsOf(file)));
    CheckpointHead head = openCheckpoint(viewsOf(file), "f");
    EXPECT_EQ(head.step, 7);
    EXPECT_EQ(head.epoch, 2);
    EXPECT_EQ(head.settings[0],
              std::pair(std::string("--batch"), std::string("8")));
    EXPECT_EQ(head.settings[1].second, "\uFFFD"); // JSON is UTF-8
    EXPECT_EQ(head.paths.at("w"), "params/w");
    EXPECT_EQ(head.hasMetrics, hasMetrics);
    EXPECT_EQ(head.stateNames, (std::vector<std::string>{"none", "w"}));
    EXPECT_EQ(head.metricNames.size(), hasMetrics ? 1u : 0u);
  }
  EXPECT_FALSE(isCheckpoint(viewsOf(NpzFile{{"w", numbers({1})}})));
  EXPECT_EQ(errorOf({{"w", numbers({1})}}), "'f' is no checkpoint");
  EXPECT_EQ(errorOf({{"dp.checkpoint", numbers({1})}}), "'f' is no checkpoint");
}

TEST(Checkpoint, KeepsFurtherMembersAsTheyAre) {
  CheckpointHead head = sampleHead();
  head.more = " {\n\"python\": {\"large\": 123456789012345678901234567890}}";
  std::string read = openCheckpoint(viewsOf(sample(true, head)), "f").text;
  EXPECT_NE(read.find("123456789012345678901234567890}}"), std::string::npos)
      << read;
  head.more = "{}";
  EXPECT_EQ(errorOf(sample(true, head)), "");
  for (const char *wrong : {"[1]", "{", "5", "{\"step\": 8}"}) {
    head.more = wrong;
    EXPECT_THROW(sample(true, head), FileError) << wrong;
  }
}

TEST(Checkpoint, HasNamesThatNoStateHas) {
  for (const char *name :
       {"dp.checkpoint", "dp.checkpoint.digest", "dp.checkpoint.metrics/loss"})
    EXPECT_THROW(sealCheckpoint(sampleHead(),
                                viewsOf(NpzFile{{name, numbers({1})}}),
                                nullptr),
                 FileError)
        << name;
}

TEST(Checkpoint, RefusesEveryChangedByte) {
  const NpzFile whole = sample(true, sampleHead());
  for (const auto &[name, array] : whole)
    for (size_t i = 0; i < array.data.size(); ++i) {
      NpzFile file = whole;
      file[name].data[i] ^= 4;
      EXPECT_NE(errorOf(file).find("'f' is damaged: "), std::string::npos)
          << name << ", byte " << i;
    }
  for (const auto &item : whole) {
    NpzFile file = whole;
    file.erase(item.first);
    // Older files have no digest of the head.
    EXPECT_EQ(errorOf(file).empty(), item.first == "dp.checkpoint.digest")
        << item.first;
    file = whole;
    file[item.first].shape.push_back(1);
    bool isText = item.first.find("metrics") == std::string::npos &&
                  item.first.find("dp.") == 0;
    EXPECT_EQ(errorOf(file).empty(), isText) << item.first;
  }
}

TEST(Checkpoint, RefusesHeadsThatAreMalformed) {
  NpzFile file = {{"w", numbers({1})}};
  std::string digest = "f32[1] " + digestOfData(file["w"]);
  auto errorOfHead = [&](const std::string &head) {
    file["dp.checkpoint"] = text(head);
    return errorOf(file);
  };
  auto headWith = [&](const std::string &member) {
    std::string head = R"({"version": 1, "step": 1, "epoch": 0, )"
                       R"("settings": [["a", "b"]], "paths": {}, )"
                       R"("metrics": false, "arrays": {"w": ")" +
                       digest + "\"}";
    return head + (member.empty() ? "" : ", ") + member + "}";
  };
  ASSERT_EQ(errorOfHead(headWith("")), "");
  ASSERT_EQ(errorOfHead(headWith("\"other\": [1e400]")).find("'f' is damaged"),
            0u);
  for (const char *wrong :
       {"", "{", "[]", "5", "{}", "\xff", R"({"version": "1"})"})
    EXPECT_EQ(errorOfHead(wrong).find("'f' is damaged: "), 0u) << wrong;
  EXPECT_EQ(errorOfHead(std::string(100000, '[')).find("'f' is damaged: "), 0u);
  EXPECT_EQ(errorOfHead(headWith(R"("version": 2)")),
            "'f' is a checkpoint of version 2, not 1");
  for (const char *wrong :
       {R"("step": -1)", R"("step": 1.5)", R"("step": 9223372036854775808)",
        R"("epoch": null)", R"("settings": {"a": "b"})",
        R"("settings": [["a"]])", R"("settings": [[1, 2]])", R"("paths": [])",
        R"("paths": {"a": 1})", R"("metrics": 1)", R"("arrays": {"w": 5})",
        R"("arrays": {"v": "f32[1] 0"})",
        R"("arrays": {"dp.checkpoint.metrics/v": ""})"})
    EXPECT_EQ(errorOfHead(headWith(wrong)).find("'f' is damaged: "), 0u)
        << wrong << ": " << errorOf(file);
}

TEST(Checkpoint, GoesToAFileOfEitherKind) {
  std::string folder = testing::TempDir() + "dp-checkpoint-XXXXXX";
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  NpzFile states = {{"w", numbers({1, 2, 3})}, {"none", numbers({})}};
  NpzFile metrics = {{"loss", numbers({4, 5})}};
  ArrayViews recorded = viewsOf(metrics);
  for (const char *suffix : {".npz", ".safetensors"}) {
    std::string path = folder + "/a" + suffix;
    writeCheckpoint(path, sampleHead(), viewsOf(states), &recorded);
    ArrayFile file(path);
    CheckpointHead head = openCheckpoint(file.arrays(), path);
    EXPECT_EQ(head.stateNames, (std::vector<std::string>{"none", "w"}));
    const ArrayView &w = file.arrays().at("w");
    EXPECT_EQ(w.shape, std::vector<int64_t>{3});
    EXPECT_EQ(std::memcmp(w.data, states["w"].data.data(), 12), 0);
    unlink(path.c_str());
    EXPECT_THROW(ArrayFile{path}, FileError);
  }
  EXPECT_THROW(ArrayFile{folder}, FileError);
  EXPECT_THROW(writeCheckpoint(folder + "/none/a.npz", sampleHead(),
                               viewsOf(states), nullptr),
               FileError);
  rmdir(folder.c_str());
}
