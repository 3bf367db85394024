//===- ElfFileTest.cpp - Checks before a file is loaded -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ElfFile.h"
#include "Error.h"
#include "dp/Runtime/Runtime.h"

#include <elf.h>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace dp;

namespace {

const std::string program = DP_TEST_PROGRAMS "/faults.so";

std::string readAll(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class ElfFile : public testing::Test {
protected:
  ElfFile()
      : path(testing::TempDir() + "dp-elf-" + std::to_string(getpid()) +
             ".so") {}
  ~ElfFile() override { unlink(path.c_str()); }

  /// What loading a file of these bytes says; empty if it is loaded.
  std::string load(const std::string &bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
    dp_executable *executable = nullptr;
    dp_status status = dp_executable_load(path.c_str(), &executable);
    dp_executable_destroy(executable);
    EXPECT_EQ(status != DP_SUCCESS, executable == nullptr);
    return status == DP_SUCCESS ? "" : dp_last_error();
  }

  std::string path;
};

} // namespace

TEST_F(ElfFile, ListsTheSymbols) {
  ElfSymbols symbols = readElfSymbols(program);
  EXPECT_TRUE(symbols.defined.count("dp_executable_descriptor"));
  EXPECT_TRUE(symbols.defined.count("good"));
  EXPECT_TRUE(symbols.undefined.count("dp_rt_all_reduce"));
  EXPECT_FALSE(symbols.undefined.count("dp_rt_gemm"));
}

TEST_F(ElfFile, WholeIsLoaded) { EXPECT_EQ(load(readAll(program)), ""); }

// The dynamic loader would fault on pages that the file does not have.
TEST_F(ElfFile, RefusesEveryTruncation) {
  std::string whole = readAll(program);
  ASSERT_GT(whole.size(), 1000u);
  for (size_t size = 0; size < whole.size();
       size += size < 1200 || size + 200 > whole.size() ? 1 : 97)
    EXPECT_NE(load(whole.substr(0, size)), "") << size;
}

TEST_F(ElfFile, RefusesForeignFiles) {
  std::string prefix = "'" + path + "' is not an executable of this format: ";
  EXPECT_EQ(load("#!/bin/sh\n"), prefix + "it is no ELF file");
  EXPECT_EQ(load(""), prefix + "it is no ELF file");
  std::string whole = readAll(program);
  auto changed = [&](size_t offset, char value) {
    std::string copy = whole;
    copy[offset] = value;
    return copy;
  };
  EXPECT_EQ(load(changed(offsetof(Elf64_Ehdr, e_machine), 3)),
            prefix + "it is for another machine");
  EXPECT_EQ(load(changed(EI_CLASS, ELFCLASS32)),
            prefix + "it is for another machine");
  EXPECT_EQ(load(changed(offsetof(Elf64_Ehdr, e_type), ET_REL)),
            prefix + "it is no shared object");
}

TEST_F(ElfFile, RefusesOtherLibraries) {
  dp_executable *executable = nullptr;
  EXPECT_EQ(dp_executable_load("/lib/x86_64-linux-gnu/libm.so.6", &executable),
            DP_ERROR_INVALID);
  EXPECT_EQ(std::string(dp_last_error()),
            "'/lib/x86_64-linux-gnu/libm.so.6' is not an executable of this "
            "format: it does not define dp_executable_abi_version");
  EXPECT_EQ(dp_executable_load("/", &executable), DP_ERROR_INVALID);
  EXPECT_EQ(std::string(dp_last_error()), "'/' is not a regular file");
  EXPECT_EQ(dp_executable_load("/none.so", &executable), DP_ERROR_INVALID);
  EXPECT_EQ(std::string(dp_last_error()),
            "cannot open '/none.so': No such file or directory");
  EXPECT_EQ(dp_executable_load(nullptr, &executable), DP_ERROR_INVALID);
}
