//===- CudaCodeTest.cpp - Finding the toolkit, PTX, fatbins ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Conversion/Passes.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Target/Cuda/Occupancy.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The errors that a diagnostic handler gets.
class Errors {
public:
  InFlightDiagnostic operator()() {
    return emitError(UnknownLoc::get(&context));
  }
  const std::string &get() const { return text; }

private:
  MLIRContext context;
  std::string text;
  ScopedDiagnosticHandler handler{&context, [this](Diagnostic &diagnostic) {
                                    text += diagnostic.str() + "\n";
                                    return success();
                                  }};
};

/// A directory with empty files in place of a toolkit's.
class CudaToolkitTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("toolkit", root));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(root); }

  void add(StringRef relative, bool executable) {
    SmallString<128> path(root);
    llvm::sys::path::append(path, relative);
    ASSERT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path)));
    std::error_code error;
    llvm::raw_fd_ostream(path, error);
    ASSERT_FALSE(error);
    ASSERT_FALSE(llvm::sys::fs::setPermissions(
        path, executable ? llvm::sys::fs::perms::owner_all
                         : llvm::sys::fs::perms::owner_read));
  }

  SmallString<128> root;
};

TEST_F(CudaToolkitTest, OneWithoutAllFilesIsNone) {
  add("bin/ptxas", true);
  add("nvvm/libdevice/libdevice.10.bc", false);
  Errors errors;
  EXPECT_TRUE(failed(findCudaToolkit(root, errors)));
  const std::string &message = errors.get();
  EXPECT_NE(message.find("no CUDA toolkit"), std::string::npos) << message;
  EXPECT_NE(message.find(root.str().str()), std::string::npos) << message;
  add("bin/fatbinary", true);
  FailureOr<CudaToolkit> toolkit = findCudaToolkit(root, errors);
  ASSERT_TRUE(succeeded(toolkit));
  EXPECT_EQ(toolkit->ptxas, (root + "/bin/ptxas").str());
}

TEST_F(CudaToolkitTest, TheEnvironmentComesFirst) {
  add("bin/ptxas", true);
  add("bin/fatbinary", true);
  add("nvvm/libdevice/libdevice.10.bc", false);
  std::string before = getenv("CUDA_HOME") ? getenv("CUDA_HOME") : "";
  setenv("CUDA_HOME", root.c_str(), 1);
  Errors errors;
  FailureOr<CudaToolkit> toolkit = findCudaToolkit("", errors);
  if (before.empty())
    unsetenv("CUDA_HOME");
  else
    setenv("CUDA_HOME", before.c_str(), 1);
  ASSERT_TRUE(succeeded(toolkit));
  EXPECT_EQ(toolkit->fatbinary, (root + "/bin/fatbinary").str());
}

TEST(CudaAssembly, ShowsWhatAToolSays) {
  Errors errors;
  CudaToolkit toolkit{"/bin/ls", "/bin/ls", ""}; // knows no -v -arch
  EXPECT_TRUE(
      failed(assembleFatbin(".version 8.0", {"sm_90"}, toolkit, errors)));
  const std::string &message = errors.get();
  EXPECT_NE(message.find("'/bin/ls' failed: "), std::string::npos) << message;
  EXPECT_NE(message.find("--help"), std::string::npos) << message;
}

TEST(CudaArch, IsCheckedBeforePtxasRuns) {
  Errors errors;
  EXPECT_TRUE(succeeded(checkArch("sm_80", errors)));
  EXPECT_TRUE(succeeded(checkArch("sm_90a", errors)));
  EXPECT_EQ(errors.get(), "");
  for (const char *arch : {"sm_70", "sm_", "sm_90x", "90", "compute_90", ""})
    EXPECT_TRUE(failed(checkArch(arch, errors))) << arch;
  EXPECT_NE(errors.get().find("but got 'sm_70'"), std::string::npos);
}

TEST(CudaOccupancy, IsLimitedByWarpsBlocksRegistersAndSharedMemory) {
  // 32 registers leave room for all 64 warps: 8 blocks of 256 threads.
  EXPECT_EQ(computeOccupancy("sm_90", 256, 32, 0), 1.0);
  // 40 registers are 1,280 of a warp: 12 warps in each of 4 partitions of
  // 16,384, so 6 blocks of 8.
  EXPECT_EQ(computeOccupancy("sm_90", 256, 40, 0), 0.75);
  // 33 registers are rounded up to 40.
  EXPECT_EQ(computeOccupancy("sm_80", 256, 33, 0), 0.75);
  // 32 blocks of one warp; 16 on sm_86, which has 48 warps.
  EXPECT_EQ(computeOccupancy("sm_90", 32, 16, 0), 0.5);
  EXPECT_EQ(computeOccupancy("sm_86", 17, 16, 0), 1.0 / 3);
  // 1 KiB more of each block is reserved: 49 of 228 KiB, so 4 blocks of 4.
  EXPECT_EQ(computeOccupancy("sm_90", 128, 32, 48 << 10), 0.25);
  EXPECT_EQ(computeOccupancy("sm_80", 128, 32, 48 << 10), 0.1875);
  EXPECT_EQ(computeOccupancy("sm_90", 1024, 255, 0), 0.0);
  EXPECT_EQ(computeOccupancy("sm_90", 128, 32, 228 << 10), 0.0);
  EXPECT_EQ(computeOccupancy("sm_90a", 256, 32, 0), 1.0);
  for (const char *arch : {"sm_99", "emulated", ""})
    EXPECT_EQ(computeOccupancy(arch, 256, 32, 0), std::nullopt) << arch;
  EXPECT_EQ(computeOccupancy("sm_90", 0, 32, 0), std::nullopt);
}

/// PTX of the kernels of a module of functions, by the pipelines.
class CudaCode : public testing::Test {
protected:
  CudaCode() {
    DialectRegistry registry;
    registerPipelineDialects(registry);
    registerGpuDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// Empty after an error.
  std::string compile(StringRef text) {
    auto module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return "";
    PassManager pm(&context);
    pm.addPass(createConvertDPKernelsToGPU());
    buildGpuPipeline(pm);
    if (failed(pm.run(*module)))
      return "";
    llvm::LLVMContext llvmContext;
    std::unique_ptr<llvm::Module> code =
        translateGpuModule(*module->getOps<gpu::GPUModuleOp>().begin(),
                           llvmContext, toolkit, errors);
    return code ? *emitPTX(*code, errors) : std::string();
  }

  /// A kernel of one op on rows.
  std::string compileRow(StringRef op, StringRef type = "f32") {
    std::string memref = ("memref<?x" + type + ">").str();
    return compile(
        "func.func private @k(%x: " + memref +
        " {llvm.noalias}, %y: " + memref +
        " {llvm.noalias}, %b: index, %e: index) attributes {dp.kernel = "
        "#dp.kernel<loop = 0>} {\n"
        "linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, "
        "affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} ins(%x "
        ": " +
        memref + ") outs(%y : " + memref + ") {\n^bb0(%a: " + type.str() +
        ", %o: " + type.str() + "):\n%r = " + op.str() + " : " + type.str() +
        "\nlinalg.yield %r : " + type.str() + "\n}\nreturn\n}\n");
  }

  static testing::AssertionResult
  contains(const std::string &ptx, std::initializer_list<const char *> texts) {
    for (const char *text : texts)
      if (ptx.find(text) == std::string::npos)
        return testing::AssertionFailure() << "no '" << text << "' in " << ptx;
    return testing::AssertionSuccess();
  }

  MLIRContext context;
  Errors errors;
  std::string toolkit = "/nowhere";
};

TEST_F(CudaCode, NeedsNoToolkitWithoutMathFunctions) {
  EXPECT_TRUE(contains(compileRow("arith.negf %a"),
                       {".version 8.0", ".target sm_80", "neg.f32"}));
  EXPECT_EQ(compileRow("math.erf %a"), "");
  EXPECT_TRUE(contains(errors.get(), {"looked in '/nowhere'"}));
}

TEST_F(CudaCode, AccessesSixteenBytes) {
  std::string f32 = compileRow("arith.addf %a, %o");
  // The input is read by nobody else, so by way of the texture cache.
  EXPECT_TRUE(contains(f32, {".maxntid 256", "ld.global.nc.v4.b32",
                             "ld.global.v4.b32", "st.global.v4.b32"}));
  // Eight bf16 in four registers, added by the hardware: a sum in f32 that is
  // rounded at once is the same.
  EXPECT_TRUE(
      contains(compileRow("arith.addf %a, %o", "bf16"),
               {"ld.global.nc.v4.b32", "fma.rn.bf16", "st.global.v4.b32"}));
}

TEST_F(CudaCode, RoundsAsTheHost) {
  // IEEE division and square root; denormals are kept.
  std::string divide = compileRow("arith.divf %a, %o");
  EXPECT_TRUE(contains(divide, {"div.rn.f32"}));
  EXPECT_EQ(divide.find("ftz"), std::string::npos);
  EXPECT_TRUE(contains(compileRow("arith.maximumf %a, %o"), {"max.NaN.f32"}));
}

TEST_F(CudaCode, ReducesByShufflesAndOneBarrier) {
  std::string ptx = compile(R"mlir(
    #id = affine_map<(d0) -> (d0)>
    #none = affine_map<(d0) -> ()>
    func.func private @sum(%x: memref<?xf32>, %s: memref<f32>, %b: index, %e: index) attributes {dp.kernel = #dp.kernel} {
      linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
          ins(%x : memref<?xf32>) outs(%s : memref<f32>) {
      ^bb0(%a: f32, %o: f32):
        %0 = arith.addf %o, %a : f32
        linalg.yield %0 : f32
      }
      return
    })mlir");
  EXPECT_TRUE(contains(ptx, {".shared", "shfl.sync.bfly.b32", "bar.sync"}));
  EXPECT_EQ(ptx.find("atom."), std::string::npos);
  EXPECT_EQ(ptx.find("bar.sync"), ptx.rfind("bar.sync"));
  EXPECT_EQ(ptx.find("red.global"), std::string::npos);
}

} // namespace
