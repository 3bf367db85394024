// A linker takes '@' in a symbol for the beginning of a version, so the functions of an entry are called by letters that
// it takes, different for different names.

// RUN: dp-compile %s -o %t.so
// RUN: dp-run %t.so --entry a@b --devices 2 --random 1 --steps 1 --verify
// RUN: dp-run %t.so --entry 'a$40b' --devices 3 --random 1 --steps 1 --verify
// RUN: dp-run %t.so --entry 'über "c"' --devices 3 --random 1 --steps 1 --verify
// RUN: dp-compile %s --emit llvm-dialect -o - | FileCheck %s
// CHECK-DAG: llvm.func @dp_entry_a$40b(
// CHECK-DAG: llvm.func @dp_arena_a$40b(
// CHECK-DAG: llvm.func @dp_entry_a$2440b(

func.func @"a@b"(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> tensor<8xf32> {
  %r = arith.addf %x, %x : tensor<8xf32>
  return %r : tensor<8xf32>
}

func.func @a$40b(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> tensor<8xf32> {
  %r = arith.mulf %x, %x : tensor<8xf32>
  return %r : tensor<8xf32>
}

func.func @"über \22c\22"(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> tensor<8xf32> {
  %r = arith.negf %x : tensor<8xf32>
  return %r : tensor<8xf32>
}
