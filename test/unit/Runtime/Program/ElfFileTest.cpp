//===- ElfFileTest.cpp - Checks before a file is loaded -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Program/ExecutableFile.h"
#include "Support/Error.h"
#include "dp/Runtime/Runtime.h"
#include "dp/Runtime/Seal.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
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

  /// Returns the error of loading a file of these bytes; empty if it is loaded.
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
  ElfSymbols symbols = ExecutableFile(program).symbols;
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
  whole.resize(whole.size() - sizeof(Seal));
  EXPECT_EQ(load(whole),
            "'" + path +
                "' has no checksum at its end: it is truncated or damaged, or "
                "not by this version of dp-compile; compile it again");
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

// Each part in turn: headers, code, tables, the descriptor, the seal itself.
TEST_F(ElfFile, RefusesEveryChangedByte) {
  std::string whole = readAll(program);
  for (size_t i = 0; i < whole.size();
       i += i < 64 || i + 64 > whole.size() ? 1 : 499) {
    std::string changed = whole;
    changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
    EXPECT_NE(load(changed), "") << "byte " << i;
  }
  std::string damaged = whole;
  damaged[whole.size() / 2] ^= 1;
  EXPECT_EQ(
      load(damaged).rfind("'" + path + "' is damaged: the checksum of", 0), 0u);
  EXPECT_NE(load(whole + "x"), "");
  EXPECT_NE(load(whole + whole.substr(whole.size() - sizeof(Seal))), "");
}

// An executable is loaded from memory: a running program notices neither a new
// file of its name nor its truncation.
TEST_F(ElfFile, MayChangeOnceItIsLoaded) {
  std::ofstream(path, std::ios::binary) << readAll(program);
  dp_executable *first = nullptr, *second = nullptr;
  ASSERT_EQ(dp_executable_load(path.c_str(), &first), DP_SUCCESS);
  std::string other = readAll(DP_TEST_PROGRAMS "/regression.so");
  std::ofstream(path, std::ios::binary | std::ios::trunc) << other;
  ASSERT_EQ(dp_executable_load(path.c_str(), &second), DP_SUCCESS);
  ASSERT_EQ(truncate(path.c_str(), 0), 0);
  EXPECT_GE(dp_executable_find_entry(first, "good"), 0);
  EXPECT_GE(dp_executable_find_entry(second, "train"), 0);
  dp_executable_destroy(first);
  // The first one's number is free now.
  std::ofstream(path, std::ios::binary | std::ios::trunc) << readAll(program);
  ASSERT_EQ(dp_executable_load(path.c_str(), &first), DP_SUCCESS);
  EXPECT_GE(dp_executable_find_entry(first, "good"), 0);
  EXPECT_GE(dp_executable_find_entry(second, "train"), 0);
  dp_executable_destroy(first);
  dp_executable_destroy(second);
}

// As a driver does that loads an image from memory.
TEST_F(ElfFile, IsNotTakenForAnObjectOfAFileThatWasClosed) {
  std::vector<int> files;
  std::vector<void *> objects;
  for (int i = 0; i < 8; ++i) {
    int fd = open(i % 2 ? DP_TEST_PROGRAMS "/regression.so"
                        : DP_TEST_PROGRAMS "/columns.so",
                  O_RDONLY | O_CLOEXEC);
    files.push_back(fd);
    objects.push_back(
        dlopen(("/proc/self/fd/" + std::to_string(fd)).c_str(), RTLD_LAZY));
    ASSERT_NE(objects.back(), nullptr) << dlerror();
  }
  for (int fd : files)
    close(fd);
  dp_executable *executable = nullptr;
  ASSERT_EQ(dp_executable_load(program.c_str(), &executable), DP_SUCCESS)
      << dp_last_error();
  EXPECT_GE(dp_executable_find_entry(executable, "good"), 0);
  dp_executable_destroy(executable);
  for (void *object : objects)
    dlclose(object);
}
