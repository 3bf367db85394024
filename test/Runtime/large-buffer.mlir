// A buffer of 2^64 bytes and more is memory that there is not; its size must not
// wrap around to a small one. The rows are scattered (first entry), or not.

// REQUIRES: numpy
// RUN: dp-compile %s -o %t.so
// RUN: %python -c "import sys, numpy as n; n.savez(sys.argv[1], x=n.arange(7, dtype='f'), i=n.int64(3))" %t.npz
// RUN: not %limit dp-run %t.so --entry columns --random 1 --batch 4 2>&1 | FileCheck %s
// RUN: not %limit dp-run %t.so --entry columns --random 1 --batch 4 --devices 3 2>&1 | FileCheck %s
// RUN: not %limit dp-run %t.so --entry cube --random 1 --batch 2097152 2>&1 | FileCheck %s
// RUN: not %limit dp-run %t.so --entry cube --random 1 --batch 4194304 --devices 2 2>&1 | FileCheck %s
// RUN: %limit dp-run %t.so --entry cube --data %t.npz --batch 7 --devices 2
// CHECK: dp-run: error: {{.*}}out of memory: {{[0-9]+}} MiB are needed in one piece

func.func @columns(%x: tensor<?xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<?xf32> {dp.name = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?x4611686018427387904xf32>
  %b = linalg.broadcast ins(%x : tensor<?xf32>) outs(%e : tensor<?x4611686018427387904xf32>) dimensions = [1]
  %s = math.sin %b : tensor<?x4611686018427387904xf32>
  %y = tensor.extract_slice %s[0, 5] [%n, 1] [1, 1] : tensor<?x4611686018427387904xf32> to tensor<?xf32>
  return %y : tensor<?xf32>
}

func.func @cube(%x: tensor<?xf32> {dp.name = "x", dp.scatter = 0 : i64},
                %i: tensor<i64> {dp.name = "i"})
    -> (tensor<?xf32> {dp.name = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n, %n, %n) : tensor<?x?x?xf32>
  %b = linalg.broadcast ins(%x : tensor<?xf32>) outs(%e : tensor<?x?x?xf32>) dimensions = [1, 2]
  %s = math.sin %b : tensor<?x?x?xf32>
  %k = tensor.extract %i[] : tensor<i64>
  %j = arith.index_cast %k : i64 to index
  %y = tensor.extract_slice %s[0, %j, %j] [%n, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  return %y : tensor<?xf32>
}
