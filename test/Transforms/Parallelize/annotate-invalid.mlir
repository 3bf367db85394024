// RUN: split-file %s %t
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x 2>&1 | FileCheck %s --check-prefix=NODIM
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x:-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x:one 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=:0 2>&1 | FileCheck %s --check-prefix=NONAME
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x:99999999999999999999 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=z:0 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=2:0 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not dp-opt %t/ok.mlir --dp-annotate=state=z 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x:2 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=n:0 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not dp-opt %t/ok.mlir --dp-annotate=scatter=x:0,x:1 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not dp-opt %t/names.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: not dp-opt %t/alias.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=ALIAS
// RUN: not dp-opt %t/alias-range.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not dp-opt %t/alias-both.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not dp-opt %t/type.mlir --dp-annotate=state=w 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not dp-opt %t/updated.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=UPDATED
// RUN: not dp-opt %t/shared-type.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=SHAREDTYPE
// RUN: not dp-opt %t/shared-dim.mlir --dp-annotate 2>&1 | FileCheck %s --check-prefix=SHAREDDIM

// NODIM: error: expected NAME:DIM with a dimension >= 0 in option 'scatter', found 'x'
// NEGATIVE: error: expected NAME:DIM with a dimension >= 0 in option 'scatter', found 'x:-1'
// WORD: error: expected NAME:DIM with a dimension >= 0 in option 'scatter', found 'x:one'
// NONAME: error: expected NAME:DIM with a dimension >= 0 in option 'scatter', found ':0'
// HUGE: error: expected NAME:DIM with a dimension >= 0 in option 'scatter', found 'x:99999999999999999999'
// UNKNOWN: error: no function has the argument 'z' of option 'scatter'
// UNKNOWN: note: 'f' has x, n
// NUMBER: error: no function has the argument '2' of option 'scatter'
// STATE: error: no function has the argument 'z' of option 'state'
// RANK: error: {{.*}}cannot scatter argument 'x' of 'f' along dimension 2: it is 'tensor<8x4xf32>'
// SCALAR: error: {{.*}}cannot scatter argument 'n' of 'f' along dimension 0: it is 'i32'
// TWICE: error: {{.*}}argument 'x' of 'f' is to be scattered along dimension 0 and along 1
// NAMES: error: {{.*}}arguments 0 and 1 of 'f' have one name, 'x'
// ALIAS: error: argument 0 of 'f' is aliased to result 0, which is not a result of its type
// RANGE: error: argument 0 of 'f' is aliased to result 3, which is not a result of its type
// BOTH: error: arguments 0 and 1 of 'f' are both aliased to result 0
// TYPE: error: {{.*}}state 'w' of 'f' is 'tensor<4xf32>', the result of its name is 'tensor<4xf16>'
// UPDATED: error: argument 0 of 'f' is updated by two results
// SHAREDTYPE: error: functions share state by name, but '0' is 'tensor<4xf32>' in 'f' and 'tensor<5xf32>' in 'g'
// SHAREDDIM: error: functions share state by name, but 'm' is 'tensor<4xf32>' scattered along dimension 0 in 'f' and 'tensor<4xf32>' in 'g'

//--- ok.mlir
func.func @f(%x: tensor<8x4xf32> loc("x"), %n: i32 loc("n")) {
  return
}
//--- names.mlir
func.func @f(%x: tensor<8x4xf32> loc("x"), %n: i32 loc("x")) {
  return
}
//--- alias.mlir
func.func @f(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> i32 {
  %0 = arith.constant 0 : i32
  return %0 : i32
}
//--- alias-range.mlir
func.func @f(%x: tensor<4xf32> {tf.aliasing_output = 3 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
//--- alias-both.mlir
func.func @f(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
//--- type.mlir
func.func @f(%w: tensor<4xf32> loc("w")) -> (tensor<4xf16> {dp.name = "w"}) {
  %0 = arith.truncf %w : tensor<4xf32> to tensor<4xf16>
  return %0 : tensor<4xf16>
}
//--- updated.mlir
func.func @f(%w: tensor<4xf32> {dp.state, tf.aliasing_output = 1 : i32}) -> (tensor<4xf32> {dp.updates = 0}, tensor<4xf32>) {
  return %w, %w : tensor<4xf32>, tensor<4xf32>
}
//--- shared-type.mlir
func.func @f(%w: tensor<4xf32> {dp.state}) {
  return
}
func.func @g(%w: tensor<5xf32> {dp.state}) {
  return
}
//--- shared-dim.mlir
func.func @f(%w: tensor<4xf32> {dp.name = "m", dp.scatter = 0, dp.state}) {
  return
}
func.func @g(%w: tensor<4xf32> {dp.name = "m", dp.state}) {
  return
}
