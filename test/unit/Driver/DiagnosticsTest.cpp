//===- DiagnosticsTest.cpp - Failures reach the embedder's handler --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Compile.h"
#include "dp/Target/CudaEmulator/CudaEmulator.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Compiles a graph with a diagnostic handler, as an embedding compiler does.
/// Nothing may be written to standard error.
class CompileDiagnostics : public testing::Test {
protected:
  CompileDiagnostics() {
    DialectRegistry registry;
    registerCompileDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    const char *value = getenv("PATH");
    path = value ? value : "";
  }
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("diagnostics", root));
  }
  void TearDown() override {
    setenv("PATH", path.c_str(), 1);
    llvm::sys::fs::remove_directories(root);
  }

  std::string getPath(StringRef relative) {
    SmallString<128> file(root);
    llvm::sys::path::append(file, relative);
    return std::string(file);
  }
  /// A program that prints `text` and ends with exit status 3.
  void addFailingProgram(StringRef relative, StringRef text) {
    std::string file = getPath(relative);
    ASSERT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)));
    std::error_code error;
    llvm::raw_fd_ostream(file, error)
        << "#!/bin/sh\necho '" << text << "' >&2\nexit 3\n";
    ASSERT_FALSE(error);
    ASSERT_FALSE(
        llvm::sys::fs::setPermissions(file, llvm::sys::fs::perms::owner_all));
  }

  /// What the handler gets of a compilation that must fail.
  std::string compile(const CompileOptions &options, std::string output = "") {
    auto graph = parseSourceString<ModuleOp>(
        "func.func @twice(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> "
        "tensor<8xf32> {\n%0 = arith.addf %x, %x : tensor<8xf32>\n"
        "return %0 : tensor<8xf32>\n}\n",
        &context);
    if (output.empty())
      output = getPath("step.so");
    std::string text;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      text += diagnostic.str() + "\n";
      return success();
    });
    testing::internal::CaptureStderr();
    EXPECT_TRUE(failed(compileGraph(*graph, options, output)));
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    EXPECT_FALSE(llvm::sys::fs::exists(getPath("step.so")));
    return text;
  }

  MLIRContext context;
  std::string path;
  SmallString<128> root;
};

TEST_F(CompileDiagnostics, NoLinker) {
  setenv("PATH", root.c_str(), 1);
  EXPECT_NE(compile(CompileOptions()).find("no linker found"),
            std::string::npos);
}

TEST_F(CompileDiagnostics, FailingLinker) {
  addFailingProgram("ld.lld-22", "no such architecture");
  setenv("PATH", root.c_str(), 1);
  std::string text = compile(CompileOptions());
  EXPECT_NE(text.find("ld.lld-22' failed: no such architecture"),
            std::string::npos)
      << text;
}

TEST_F(CompileDiagnostics, LinkerOfFirstFolder) {
  addFailingProgram("ld.lld", "the linker of the first folder");
  setenv("PATH", (root + ":/usr/bin").str().c_str(), 1);
  std::string text = compile(CompileOptions());
  EXPECT_NE(text.find("the linker of the first folder"), std::string::npos)
      << text;
  addFailingProgram("ld", "GNU ld");
  text = compile(CompileOptions());
  EXPECT_NE(text.find("ld' failed: GNU ld"), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, OutputWithoutFolder) {
  std::string text = compile(CompileOptions(), getPath("none/step.so"));
  EXPECT_NE(text.find("cannot write '"), std::string::npos) << text;
  EXPECT_NE(text.find("No such file or directory"), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, OutputIsAFolder) {
  std::string text = compile(CompileOptions(), std::string(root));
  EXPECT_NE(text.find("it is no regular file"), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, UnknownCPU) {
  CompileOptions options;
  options.cpu = "abacus";
  std::string text = compile(options);
  EXPECT_NE(text.find("LLVM knows no CPU 'abacus'"), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, NoToolkit) {
  CompileOptions options;
  options.target = CompileTarget::cuda;
  options.toolkit = std::string(root);
  std::string text = compile(options);
  EXPECT_NE(text.find("no CUDA toolkit"), std::string::npos) << text;
  EXPECT_NE(text.find(root.str().str()), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, FailingPtxas) {
  addFailingProgram("bin/ptxas", "ptxas fatal: out of registers");
  addFailingProgram("bin/fatbinary", "");
  addFailingProgram("nvvm/libdevice/libdevice.10.bc", "");
  CompileOptions options;
  options.target = CompileTarget::cuda;
  options.toolkit = std::string(root);
  std::string text = compile(options);
  EXPECT_NE(text.find("bin/ptxas' failed: ptxas fatal: out of registers"),
            std::string::npos)
      << text;
}

TEST_F(CompileDiagnostics, UnknownArchitecture) {
  CompileOptions options;
  options.target = CompileTarget::cuda;
  options.archs.push_back("sm_70");
  std::string text = compile(options);
  EXPECT_NE(text.find("but got 'sm_70'"), std::string::npos) << text;
}

TEST_F(CompileDiagnostics, NoLinkerForTheEmulator) {
  CompileOptions options;
  options.target = CompileTarget::cuda;
  options.archs = {"emulated"};
  setenv("PATH", root.c_str(), 1);
  EXPECT_NE(compile(options).find("no linker found"), std::string::npos);
}

TEST_F(CompileDiagnostics, OpThatTheEmulatorLacks) {
  auto module = parseSourceString<ModuleOp>(
      "gpu.module @kernels {\nllvm.func @k() attributes {nvvm.kernel} {\n"
      "%0 = nvvm.read.ptx.sreg.clock : i32\nllvm.return\n}\n}\n",
      &context);
  ASSERT_TRUE(module);
  std::string text;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    text += diagnostic.str() + "\n";
    return success();
  });
  testing::internal::CaptureStderr();
  EXPECT_TRUE(
      failed(emitEmulatedImage(*module->getOps<gpu::GPUModuleOp>().begin(),
                               "native", [&] { return module->emitError(); })));
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_NE(text.find("the CUDA emulator has no 'llvm.nvvm."),
            std::string::npos)
      << text;
}

} // namespace
