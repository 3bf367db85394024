// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// arith and math on tensors: every dimension is a factor.

func.func @float(%x: tensor<8x4xf32> {dp.scatter = 1}, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = arith.addf %x, %y : tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %1 = arith.mulf %y, %0 : tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %2 = math.exp %1 : tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %3 = math.fma %2, %y, %2 : tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %4 = arith.cmpf olt, %3, %y : tensor<8x4xf32>
  // expected-remark @below {{sharded<1>}}
  %5 = arith.select %4, %3, %y : tensor<8x4xi1>, tensor<8x4xf32>
  return %5 : tensor<8x4xf32>
}

// A scalar condition chooses whole tensors: each device its part.
func.func @scalar_condition(%p: i1, %x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = arith.select %p, %x, %y : tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @integer(%x: tensor<8xi32> {dp.scatter = 0}, %y: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi1>) {
  // expected-remark @below {{sharded<0>}}
  %0 = arith.xori %x, %y : tensor<8xi32>
  // expected-remark @below {{sharded<0>}}
  %1 = arith.divsi %0, %y : tensor<8xi32>
  // expected-remark @below {{sharded<0>, sharded<0>}}
  %2, %3 = arith.addui_extended %1, %y : tensor<8xi32>, tensor<8xi1>
  return %2, %3 : tensor<8xi32>, tensor<8xi1>
}

func.func @conversions(%x: tensor<8xi32> {dp.scatter = 0}) -> tensor<8xf16> {
  // expected-remark @below {{sharded<0>}}
  %0 = arith.index_cast %x : tensor<8xi32> to tensor<8xindex>
  // expected-remark @below {{sharded<0>}}
  %1 = arith.index_cast %0 : tensor<8xindex> to tensor<8xi64>
  // expected-remark @below {{sharded<0>}}
  %2 = arith.trunci %1 : tensor<8xi64> to tensor<8xi16>
  // expected-remark @below {{sharded<0>}}
  %3 = arith.bitcast %2 : tensor<8xi16> to tensor<8xbf16>
  // expected-remark @below {{sharded<0>}}
  %4 = arith.extf %3 : tensor<8xbf16> to tensor<8xf32>
  // expected-remark @below {{sharded<0>}}
  %5 = arith.truncf %4 : tensor<8xf32> to tensor<8xf16>
  return %5 : tensor<8xf16>
}

func.func @rank_zero(%x: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %0 = math.sqrt %x : tensor<f32>
  return %0 : tensor<f32>
}

// Two scattered dimensions that do not meet.
func.func @conflict(%x: tensor<8x8xf32> {dp.scatter = 0}, %y: tensor<8x8xf32> {dp.scatter = 1}) -> tensor<8x8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = arith.addf %x, %y : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

func.func @constants() -> (tensor<8xf32>, tensor<3xi32>, tensor<2xcomplex<f32>>, tensor<0x4xf32>) {
  // expected-remark @below {{replicated}}
  %0 = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %1 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  // expected-remark @below {{replicated}}
  %2 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  // expected-remark @below {{replicated}}
  %3 = arith.constant dense<> : tensor<0x4xf32>
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<3xi32>, tensor<2xcomplex<f32>>, tensor<0x4xf32>
}
