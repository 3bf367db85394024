// Every refusal is one error at its place and no executable.
// RUN: split-file %s %t
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --scatter z:0 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --scatter x:2 2>&1 | FileCheck %s --check-prefix=DIM
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --scatter x 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --state z 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --devices -1 2>&1 | FileCheck %s --check-prefix=DEVICES
// RUN: not dp-compile %t/plain.mlir -o %t/x.so --mcpu nothing 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not dp-compile %t/plain.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not dp-compile %t/plain.mlir -o %t/none/x.so 2>&1 | FileCheck %s --check-prefix=UNWRITABLE
// RUN: not dp-compile %t/absent.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not dp-compile %t/private.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=PRIVATE
// RUN: not dp-compile %t/recursive.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RUN: not dp-compile %t/external.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not dp-compile %t/loop.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not dp-compile %t/complex.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=COMPLEX
// RUN: not dp-compile %t/scalar.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not dp-compile %t/memref.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not dp-compile %t/truncated.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=TRUNCATED
// RUN: not ls %t/x.so

// UNKNOWN: error: no function has the argument 'z' of option 'scatter'
// UNKNOWN: 'f' has x
// UNKNOWN-NOT: see current operation
// DIM: cannot scatter argument 'x' of 'f' along dimension 2
// FORM: expected NAME:DIM with a dimension >= 0 in option 'scatter', found 'x'
// STATE: error: no function has the argument 'z' of option 'state'
// DEVICES: error: expected --devices to be at least 1, or 0 to leave the number open
// CPU: error: LLVM knows no CPU 'nothing'
// OUTPUT: error: expected -o FILE
// UNWRITABLE: error: cannot write '{{.*}}none/x.so'
// ABSENT: error: cannot open input file '{{.*}}absent.mlir'
// PRIVATE: error: expected a public function to compile
// RECURSIVE: recursive.mlir:2:8: error: cannot compile the call of 'g'
// EXTERNAL: external.mlir:2:8: error: cannot compile the call of 'g'
// LOOP: loop.mlir:2:8: error: cannot compile 'scf.forall': control flow on a device is scf.for, scf.while and scf.if
// COMPLEX: complex.mlir:1:14: error: 'func.func' op has argument 0 of type 'tensor<6xcomplex<f16>>', but no device computes with 'complex<f16>'
// SCALAR: scalar.mlir:1:14: error: {{.*}}'vector<4xf32>'
// MEMREF: memref.mlir:1:14: error: {{.*}}expected a ranked tensor
// TRUNCATED: truncated.mlir:{{.*}} error:

//--- plain.mlir
func.func @f(%x: tensor<6x2xf32> loc("x")) -> tensor<6x2xf32> {
  return %x : tensor<6x2xf32>
}
//--- private.mlir
func.func private @f(%x: tensor<6xf32>) -> tensor<6xf32> {
  return %x : tensor<6xf32>
}
//--- recursive.mlir
func.func @f(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = func.call @g(%x) : (tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
func.func private @g(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = func.call @g(%x) : (tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
//--- external.mlir
func.func @f(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = func.call @g(%x) : (tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
func.func private @g(%x: tensor<6xf32>) -> tensor<6xf32>
//--- loop.mlir
func.func @f(%x: tensor<6xf32>, %y: tensor<1xf32>) -> tensor<6xf32> {
  %r = scf.forall (%i) in (6) shared_outs(%o = %x) -> tensor<6xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [1] [1] : tensor<1xf32> into tensor<6xf32>
    }
  }
  return %r : tensor<6xf32>
}
//--- complex.mlir
func.func @f(%x: tensor<6xcomplex<f16>>) -> tensor<6xcomplex<f16>> {
  return %x : tensor<6xcomplex<f16>>
}
//--- scalar.mlir
func.func @f(%n: vector<4xf32>) -> tensor<6xf32> {
  %x = tensor.empty() : tensor<6xf32>
  return %x : tensor<6xf32>
}
//--- memref.mlir
func.func @f(%x: memref<6xf32>) {
  return
}
//--- truncated.mlir
func.func @f(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = arith.addf %x, %x : tensor<6xf
