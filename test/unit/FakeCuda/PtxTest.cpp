//===- PtxTest.cpp - The interpreter of PTX -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What is expected are the definitions of NVIDIA's "PTX ISA", not what the
// interpreter computes another time.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"

#include <cmath>
#include <cstring>

namespace {

const char *header = ".version 8.0\n.target sm_80\n.address_size 64\n";
const char *registers =
    ".reg .pred %p<8>;\n.reg .b16 %rs<8>;\n.reg .b32 %r<8>;\n"
    ".reg .b64 %rd<8>;\n";

class Ptx : public Gpu {
protected:
  CUfunction load(const std::string &text) {
    CUmodule module = nullptr;
    CUfunction result = nullptr;
    CU(cuModuleLoadData(&module, (header + text).c_str()));
    if (module) {
      CU(cuModuleGetFunction(&result, module, "k"));
    }
    return result;
  }
  /// A kernel with a pointer in %rd7, and `before` in front of it.
  CUfunction loadBody(const std::string &body, const std::string &before = "") {
    return load(before + ".visible .entry k(.param .u64 k_param_0)\n{\n" +
                registers + "ld.param.b64 %rd7, [k_param_0];\n" + body +
                "ret;\n}\n");
  }

  /// What statements leave in %rd0.
  uint64_t evaluate(const std::string &body) {
    CUdeviceptr y = upload(std::vector<uint64_t>(1));
    CUfunction f = loadBody(body + "st.global.b64 [%rd7], %rd0;\n");
    if (!f)
      return 0xdead;
    CU(launch(f, 1, 1, nullptr, y));
    return download<uint64_t>(y, 1)[0];
  }
  /// What a statement leaves in %r0, with %r1 to %r3 set before.
  uint32_t evaluate32(const std::string &statement, uint32_t a, uint32_t b = 0,
                      uint32_t c = 0) {
    auto set = [](const char *name, uint32_t value) {
      return std::string("mov.b32 ") + name + ", " + std::to_string(value) +
             ";\n";
    };
    return evaluate(set("%r1", a) + set("%r2", b) + set("%r3", c) + statement +
                    "\ncvt.u64.u32 %rd0, %r0;\n");
  }
  float evaluateFloat(const std::string &statement, float a, float b = 0,
                      float c = 0) {
    uint32_t bits[3];
    std::memcpy(&bits[0], &a, 4);
    std::memcpy(&bits[1], &b, 4);
    std::memcpy(&bits[2], &c, 4);
    uint32_t result = evaluate32(statement, bits[0], bits[1], bits[2]);
    float value;
    std::memcpy(&value, &result, 4);
    return value;
  }

  void expectRefused(const std::string &body, const char *why) {
    CUmodule module = nullptr;
    std::string text = header +
                       std::string(".visible .entry k(.param .u64 k_param_0)\n"
                                   "{\n") +
                       registers + body + "ret;\n}\n";
    EXPECT_EQ(cuModuleLoadData(&module, text.c_str()), CUDA_ERROR_INVALID_PTX);
    expectViolation({"PTX cannot be loaded", why});
  }
  /// Runs a block that must end with a violation.
  void expectStopped(CUfunction f, unsigned threads,
                     std::initializer_list<const char *> texts) {
    CUdeviceptr y = upload(std::vector<uint32_t>(256));
    CU(launch(f, 1, threads, nullptr, y));
    EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
    expectViolation(texts);
  }
};

TEST_F(Ptx, ComputesWithIntegers) {
  EXPECT_EQ(evaluate32("add.s32 %r0, %r1, %r2;", 0xffffffff, 2), 1u);
  EXPECT_EQ(evaluate32("sub.s32 %r0, %r1, %r2;", 1, 2), 0xffffffffu);
  EXPECT_EQ(evaluate32("mul.lo.s32 %r0, %r1, %r2;", 0x10001, 0x10001),
            0x20001u);
  EXPECT_EQ(evaluate32("mul.hi.s32 %r0, %r1, %r2;", 0xffffffff, 7),
            0xffffffffu);
  EXPECT_EQ(evaluate32("mul.hi.u32 %r0, %r1, %r2;", 0xffffffff, 7), 6u);
  EXPECT_EQ(evaluate32("mad.lo.s32 %r0, %r1, %r2, %r3;", 5, 6, 0xfffffffe),
            28u);
  EXPECT_EQ(evaluate32("div.s32 %r0, %r1, %r2;", 0xfffffff9, 2), 0xfffffffdu);
  EXPECT_EQ(evaluate32("div.u32 %r0, %r1, %r2;", 0xfffffff9, 2), 0x7ffffffcu);
  EXPECT_EQ(evaluate32("rem.s32 %r0, %r1, %r2;", 0xfffffff9, 2), 0xffffffffu);
  EXPECT_EQ(evaluate32("div.s32 %r0, %r1, %r2;", 0x80000000, 0xffffffff),
            0x80000000u);
  EXPECT_EQ(evaluate32("max.s32 %r0, %r1, %r2;", 0xffffffff, 1), 1u);
  EXPECT_EQ(evaluate32("max.u32 %r0, %r1, %r2;", 0xffffffff, 1), 0xffffffffu);
  EXPECT_EQ(evaluate32("min.s32 %r0, %r1, %r2;", 0xffffffff, 1), 0xffffffffu);
  EXPECT_EQ(evaluate32("abs.s32 %r0, %r1;", 0xfffffffd), 3u);
  EXPECT_EQ(evaluate32("not.b32 %r0, %r1;", 0xff), 0xffffff00u);
}

TEST_F(Ptx, ShiftsAndMovesBits) {
  // A shift by more than the width takes all out.
  EXPECT_EQ(evaluate32("shl.b32 %r0, %r1, %r2;", 3, 31), 0x80000000u);
  EXPECT_EQ(evaluate32("shl.b32 %r0, %r1, %r2;", 3, 32), 0u);
  EXPECT_EQ(evaluate32("shr.u32 %r0, %r1, %r2;", 0x80000000, 31), 1u);
  EXPECT_EQ(evaluate32("shr.s32 %r0, %r1, %r2;", 0x80000000, 99), 0xffffffffu);
  EXPECT_EQ(evaluate32("shf.l.wrap.b32 %r0, %r1, %r2, %r3;", 0x12345678,
                       0x9abcdef0, 40),
            0xbcdef012u);
  EXPECT_EQ(evaluate32("shf.r.wrap.b32 %r0, %r1, %r2, %r3;", 0x12345678,
                       0x9abcdef0, 8),
            0xf0123456u);
  EXPECT_EQ(evaluate32("bfe.u32 %r0, %r1, %r2, %r3;", 0xabcd, 4, 8), 0xbcu);
  EXPECT_EQ(evaluate32("bfe.s32 %r0, %r1, %r2, %r3;", 0xabcd, 4, 8),
            0xffffffbcu);
  EXPECT_EQ(evaluate32("prmt.b32 %r0, %r1, %r2, %r3;", 0x03020100, 0x07060584,
                       0xc471),
            0xff840701u);
  EXPECT_EQ(evaluate32("popc.b32 %r0, %r1;", 0xf00f), 8u);
  EXPECT_EQ(evaluate32("clz.b32 %r0, %r1;", 0x00f0), 24u);
  EXPECT_EQ(evaluate32("brev.b32 %r0, %r1;", 0xf0), 0x0f000000u);
  EXPECT_EQ(
      evaluate32("lop3.b32 %r0, %r1, %r2, %r3, 0x96;", 0xff00, 0x0ff0, 0x3333),
      0xff00u ^ 0x0ff0 ^ 0x3333);
  EXPECT_EQ(evaluate("mov.b64 %rd1, 0x1122334455667788;\n"
                     "mov.b64 {%r0, %r1}, %rd1;\n"
                     "mov.b64 {_, %r2}, %rd1;\n"
                     "mov.b64 %rd0, {%r2, %r0};\n"),
            0x5566778811223344u);
}

TEST_F(Ptx, WidensCarriesAndNarrows) {
  EXPECT_EQ(evaluate("mov.b32 %r1, -3;\nmul.wide.s32 %rd0, %r1, 5;\n"),
            uint64_t(-15));
  EXPECT_EQ(evaluate("mov.b32 %r1, -3;\nmul.wide.u32 %rd0, %r1, 5;\n"),
            0xfffffffdull * 5);
  EXPECT_EQ(evaluate("mov.b32 %r1, -1;\n"
                     "mad.lo.cc.u32 %r2, %r1, %r1, %r1;\n" // 1 + ~0: carries
                     "madc.hi.u32 %r3, %r1, %r1, 5;\n"
                     "mov.b64 %rd0, {%r2, %r3};\n"),
            uint64_t(0xfffffffeull + 5 + 1) << 32);
  EXPECT_EQ(evaluate("mov.b32 %r1, 0x1ff;\ncvt.u16.u32 %rs1, %r1;\n"
                     "cvt.s32.s8 %r2, %r1;\ncvt.s64.s32 %rd0, %r2;\n"),
            uint64_t(-1));
  EXPECT_EQ(evaluate("mov.b32 %r1, -129;\ncvt.sat.s8.s32 %r2, %r1;\n"
                     "cvt.s64.s32 %rd0, %r2;\n"),
            uint64_t(-128));
}

TEST_F(Ptx, RoundsAsItIsTold) {
  float third = 1.0f / 3, up = std::nextafter(third, 1.0f),
        one = std::nextafter(1.0f, 0.0f);
  EXPECT_EQ(evaluateFloat("div.rn.f32 %r0, %r1, %r2;", 1, 3), third);
  EXPECT_EQ(evaluateFloat("add.rz.f32 %r0, %r1, %r2;", 1, -1e-20f), one);
  EXPECT_EQ(evaluateFloat("add.rn.f32 %r0, %r1, %r2;", 1, -1e-20f), 1.0f);
  EXPECT_EQ(evaluateFloat("add.rp.f32 %r0, %r1, %r2;", third, 1e-20f), up);
  EXPECT_EQ(evaluateFloat("fma.rm.f32 %r0, %r1, %r2, %r3;", 1, 1, -1e-20f),
            one);
  // One rounding: the product alone would have lost its last digit.
  EXPECT_EQ(evaluateFloat("fma.rn.f32 %r0, %r1, %r2, %r3;", 1 + 0x1p-12f,
                          1 + 0x1p-12f, -1 - 0x1p-11f),
            0x1p-24f);
  EXPECT_EQ(evaluateFloat("cvt.sat.f32.f32 %r0, %r1;", NAN), 0.0f);
  EXPECT_EQ(evaluateFloat("cvt.sat.f32.f32 %r0, %r1;", 7), 1.0f);
  EXPECT_EQ(evaluateFloat("cvt.rni.f32.f32 %r0, %r1;", 2.5f), 2.0f);
  EXPECT_EQ(evaluateFloat("cvt.rmi.f32.f32 %r0, %r1;", -2.5f), -3.0f);
  EXPECT_EQ(int32_t(evaluate32("cvt.rzi.s32.f32 %r0, %r1;", 0xc0200000)), -2);
  EXPECT_EQ(evaluate32("cvt.rzi.s32.f32 %r0, %r1;", 0x7f800000), 0x7fffffffu);
  EXPECT_EQ(evaluate32("cvt.rzi.s32.f32 %r0, %r1;", 0x7fc00000), 0u);
  EXPECT_EQ(evaluate32("cvt.rzi.u32.f32 %r0, %r1;", 0xc0200000), 0u);
  EXPECT_EQ(evaluateFloat("cvt.rn.f32.s32 %r0, %r1;", 0), 0.0f);
  EXPECT_EQ(evaluate32("cvt.rn.f32.s32 %r0, %r1;", 16777217), 0x4b800000u);
  EXPECT_EQ(evaluate32("cvt.rp.f32.s32 %r0, %r1;", 16777217), 0x4b800001u);
}

TEST_F(Ptx, OrdersFloats) {
  EXPECT_EQ(evaluateFloat("max.f32 %r0, %r1, %r2;", NAN, -3), -3.0f);
  EXPECT_TRUE(std::isnan(evaluateFloat("max.NaN.f32 %r0, %r1, %r2;", -3, NAN)));
  EXPECT_TRUE(
      std::signbit(evaluateFloat("min.f32 %r0, %r1, %r2;", 0.0f, -0.0f)));
  EXPECT_FALSE(
      std::signbit(evaluateFloat("max.f32 %r0, %r1, %r2;", -0.0f, 0.0f)));
  // The sign of the first, the value of the second.
  EXPECT_EQ(evaluateFloat("copysign.f32 %r0, %r1, %r2;", -1, 5), -5.0f);
  auto compare = [&](const char *relation, float a, float b) {
    return evaluateFloat("setp." + std::string(relation) +
                             ".f32 %p1, %r1, %r2;\n"
                             "selp.f32 %r0, 0f3F800000, 0f00000000, %p1;",
                         a, b) == 1;
  };
  EXPECT_FALSE(compare("ne", NAN, 1));
  EXPECT_TRUE(compare("neu", NAN, 1));
  EXPECT_FALSE(compare("lt", NAN, 1));
  EXPECT_TRUE(compare("geu", NAN, 1));
  EXPECT_TRUE(compare("nan", NAN, 1));
  EXPECT_TRUE(compare("num", 2, 1));
  EXPECT_TRUE(compare("eq", 0.0f, -0.0f));
}

TEST_F(Ptx, RoundsHalvesOnce) {
  auto multiplyAdd = [&](const char *a, const char *b, const char *c) {
    return evaluate(std::string("mov.b16 %rs1, ") + a + ";\nmov.b16 %rs2, " +
                    b + ";\nmov.b16 %rs3, " + c +
                    ";\nfma.rn.bf16 %rs0, %rs1, %rs2, %rs3;\n"
                    "cvt.u64.u16 %rd0, %rs0;\n");
  };
  // 1 + 2^-8 lies between two bf16, of which 1 is even.
  EXPECT_EQ(multiplyAdd("0x3F80", "0x3F80", "0x3B80"), 0x3f80u);
  // So does (1 + 2^-4)^2 = 1 + 2^-3 + 2^-8; then 2^-60 decides.
  EXPECT_EQ(multiplyAdd("0x3F88", "0x3F88", "0x2180"), 0x3f91u);
  EXPECT_EQ(multiplyAdd("0x3F88", "0x3F88", "0xA180"), 0x3f90u);
  EXPECT_EQ(
      evaluate32("cvt.rn.bf16x2.f32 %r0, %r1, %r2;", 0x3f808000, 0x3f818000),
      0x3f803f82u); // both ties, to even
  EXPECT_EQ(
      evaluate32("cvt.rn.f16x2.f32 %r0, %r1, %r2;", 0x477ff000, 0x33000000),
      0x7c000000u); // 65520 overflows; 2^-25 is a tie with 0
  EXPECT_EQ(evaluate32("fma.rn.f16x2 %r0, %r1, %r2, %r3;", 0x3c004000,
                       0x40003c00, 0x3c003c00),
            0x42004200u); // (1, 2) * (2, 1) + (1, 1)
  EXPECT_EQ(evaluate32("max.bf16x2 %r0, %r1, %r2;", 0x7fc03f80, 0xc000bf80),
            0xc0003f80u);
}

TEST_F(Ptx, ApproximatesWithinAUnit) {
  int exact = 0, off = 0;
  for (float x : {0.1f, 0.7f, 1.3f, 2.9f, 11.0f, 17.5f, 101.0f, 1e-3f}) {
    float expected = 1 / std::sqrt(x);
    float found = evaluateFloat("rsqrt.approx.f32 %r0, %r1;", x);
    EXPECT_NEAR(found, expected, 1.3e-7 * expected);
    (found == expected ? exact : off) += 1;
    // The same number always has the same.
    EXPECT_EQ(evaluateFloat("rsqrt.approx.f32 %r0, %r1;", x), found);
  }
  EXPECT_GT(off, 0);
  EXPECT_GT(exact, 0);
  EXPECT_EQ(evaluateFloat("ex2.approx.ftz.f32 %r0, %r1;", 0), 1.0f);
  EXPECT_EQ(evaluateFloat("ex2.approx.ftz.f32 %r0, %r1;", -140), 0.0f);
  EXPECT_EQ(evaluateFloat("rcp.approx.ftz.f32 %r0, %r1;", 1e-40f), INFINITY);
  EXPECT_EQ(evaluateFloat("sqrt.rn.f32 %r0, %r1;", 49), 7.0f);
}

TEST_F(Ptx, BranchesAndKeepsLocalMemory) {
  CUdeviceptr y = upload(std::vector<uint32_t>(8));
  CUfunction f = loadBody(R"(
    .local .align 8 .b8 __local_depot0[16];
    .reg .b64 %SP;
    .reg .b64 %SPL;
    mov.b64 %SPL, __local_depot0;
    cvta.local.u64 %SP, %SPL;
    mov.u32 %r1, %tid.x;
    st.local.b32 [%SPL+4], %r1;
    ld.b32 %r2, [%SP+4];
    and.b32 %r3, %r2, 3;
    $L_brx_0: .branchtargets
      $L_a,
      $L_b,
      $L_c;
    setp.gt.u32 %p1, %r3, 2;
    @%p1 bra $L_end;
    brx.idx %r3, $L_brx_0;
$L_a:
    add.s32 %r2, %r2, 10;
    bra.uni $L_end;
$L_b:
    add.s32 %r2, %r2, 20;
    bra.uni $L_end;
$L_c:
    @!%p1 add.s32 %r2, %r2, 30;
$L_end:
    mul.wide.u32 %rd1, %r1, 4;
    add.s64 %rd2, %rd7, %rd1;
    st.global.b32 [%rd2], %r2;
)");
  CU(launch(f, 1, 8, nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 8),
            (std::vector<uint32_t>{10, 21, 32, 3, 14, 25, 36, 7}));
}

TEST_F(Ptx, SumsABlockInSharedMemory) {
  constexpr int threads = 96;
  const char *body = R"(
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    cvt.u64.u32 %rd1, %r2;
    mov.b64 %rd2, sums;
    add.s64 %rd3, %rd2, %rd1;
    st.shared.b32 [%rd3], %r1;
    BARRIER
    setp.ne.b32 %p1, %r1, 0;
    @%p1 bra $L_end;
    mov.b32 %r3, 0;
    mov.b32 %r4, 0;
$L_loop:
    ld.shared.b32 %r5, [%rd2];
    add.s32 %r3, %r3, %r5;
    add.s64 %rd2, %rd2, 4;
    add.s32 %r4, %r4, 1;
    setp.lt.u32 %p2, %r4, 96;
    @%p2 bra $L_loop;
    st.global.b32 [%rd7], %r3;
$L_end:
    bar.sync 0;
)";
  auto with = [&](const char *barrier) {
    std::string text = body;
    text.replace(text.find("BARRIER"), 7, barrier);
    return loadBody(text, ".shared .align 4 .b8 sums[384];\n");
  };
  CUdeviceptr y = upload(std::vector<uint32_t>(1));
  CU(launch(with("bar.sync 0;"), 3, threads, nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 1)[0], threads * (threads - 1) / 2u);
  expectStopped(with(""), threads, {"no barrier orders the two"});
}

TEST_F(Ptx, LaysSharedMemoryOutAsItIsDeclared) {
  // The second array begins behind 8 bytes, as its alignment allows.
  const char *arrays = ".shared .align 1 .b8 small[8];\n"
                       ".shared .align 4 .b8 large[64];\n"
                       ".shared .align 16 .b8 unused[64];\n";
  const char *small = "mov.b64 %rd1, small;\nst.shared.b8 [%rd1], 1;\n";
  const char *load = "mov.b64 %rd2, large;\n"
                     "ld.shared.v4.b32 {%r1, %r2, %r3, %r4}, [%rd2];\n";
  expectStopped(loadBody(std::string(small) + load, arrays), 1,
                {"a misaligned access of 16 bytes at 8 of shared memory"});
  // Alone it lies at 0.
  CUdeviceptr y = upload(std::vector<uint32_t>(1));
  CU(launch(loadBody(load, arrays), 1, 1, nullptr, y));
  CU(cuCtxSynchronize());
  expectStopped(loadBody("mov.b64 %rd2, large;\n"
                         "ld.shared.b32 %r1, [%rd2+64];\n",
                         arrays),
                1, {"4 bytes at 64 of the 64 bytes of shared memory"});
}

TEST_F(Ptx, ChecksItsAccesses) {
  expectStopped(loadBody("ld.global.b32 %r1, [%rd7+1024];\n"), 1,
                {"outside of allocation"});
  expectStopped(loadBody("ld.global.b64 %rd1, [%rd7+4];\n"), 1,
                {"a misaligned access of 8 bytes"});
  expectStopped(loadBody("st.global.b32 [%rd7], 1;\n"
                         "ld.global.nc.b32 %r1, [%rd7];\n"),
                1, {"a load of constant memory that this kernel has written"});
  expectStopped(loadBody("mov.u32 %r1, %tid.x;\nsetp.eq.b32 %p1, %r1, 3;\n"
                         "@%p1 bra $L_end;\nbar.sync 0;\n$L_end:\n"),
                32, {"a barrier that not all threads reach"});
}

TEST_F(Ptx, UpdatesMemoryByAllThreads) {
  CUdeviceptr y = upload(std::vector<uint32_t>{100, 7, 0xff});
  CUfunction f = loadBody("mov.u32 %r1, %tid.x;\nsub.s32 %r2, 3, %r1;\n"
                          "atom.global.add.u32 %r3, [%rd7], %r1;\n"
                          "red.global.min.s32 [%rd7+4], %r2;\n"
                          "atom.global.and.b32 %r4, [%rd7+8], %r1;\n");
  CU(launch(f, 2, 16, nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 3),
            (std::vector<uint32_t>{340, 0xfffffff4, 0}));
}

TEST_F(Ptx, ReadsVectorsAcrossTheEndOfABuffer) {
  const char *sum = "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%rd7];\n"
                    "add.s32 %r1, %r1, %r0;\nadd.s32 %r2, %r2, %r1;\n";
  CUdeviceptr y = upload(std::vector<uint32_t>{1, 10, 100});
  // What lies behind does not count...
  CU(launch(loadBody(std::string(sum) + "st.global.b32 [%rd7], %r2;\n"), 1, 1,
            nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 1)[0], 111u);
  // ...or is all ones.
  CU(launch(loadBody(std::string(sum) + "st.global.b32 [%rd7], %r3;\n"), 1, 1,
            nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 1)[0], ~0u);
}

TEST_F(Ptx, ReadsVariables) {
  CUdeviceptr y = upload(std::vector<uint32_t>(1));
  CUfunction f = loadBody("mov.b64 %rd1, table;\n"
                          "ld.global.nc.b32 %r1, [%rd1+4];\n"
                          "ld.global.b16 %rs1, [word];\n"
                          "cvt.s32.s16 %r2, %rs1;\n"
                          "add.s32 %r3, %r1, %r2;\n"
                          "st.global.b32 [%rd7], %r3;\n",
                          ".global .align 4 .b8 table[8] = "
                          "{1, 0, 0, 0, 44, 1, 0, 0};\n"
                          ".visible .global .align 2 .u16 word = 65535;\n");
  CU(launch(f, 1, 1, nullptr, y));
  EXPECT_EQ(download<uint32_t>(y, 1)[0], 299u);
}

TEST_F(Ptx, RefusesWhatItDoesNotKnow) {
  expectRefused("mma.sync.aligned.m16n8k8 %r1, %r2;\n",
                "line 10: k: unknown instruction 'mma.sync.aligned.m16n8k8'");
  expectRefused("call.uni vprintf, (param0, param1);\n",
                "a call of a function other than __assertfail");
  expectRefused("mov.u32 %r1, %clock;\n", "unknown name '%clock'");
  expectRefused("bra $L_nowhere;\n", "no label '$L_nowhere'");
  expectRefused("add.s32 %r0, %r1\n", "expected ';', found 'ret'");
}

} // namespace
