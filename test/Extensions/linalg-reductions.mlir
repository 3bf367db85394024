// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// Reductions over the batch: the combiner says of which kind the parts are.

func.func @kinds_float(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<add>}}
  %add = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<mul>}}
  %mul = linalg.reduce { arith.mulf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<min>}}
  %min = linalg.reduce { arith.minimumf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<maxnum>}}
  %maxnum = linalg.reduce { arith.maxnumf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<minnum>}}
  %minnum = linalg.reduce { arith.minnumf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  return %add, %mul, %max, %min, %maxnum, %minnum : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @kinds_integer(%x: tensor<8x4xi32> {dp.scatter = 0}, %o: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  // expected-remark @below {{partial<add>}}
  %add = linalg.reduce { arith.addi } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<mul>}}
  %mul = linalg.reduce { arith.muli } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %max = linalg.reduce { arith.maxsi } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<min>}}
  %min = linalg.reduce { arith.minsi } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<umax>}}
  %umax = linalg.reduce { arith.maxui } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<umin>}}
  %umin = linalg.reduce { arith.minui } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<and>}}
  %and = linalg.reduce { arith.andi } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<or>}}
  %or = linalg.reduce { arith.ori } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{partial<xor>}}
  %xor = linalg.reduce { arith.xori } ins(%x : tensor<8x4xi32>) outs(%o : tensor<4xi32>) dimensions = [0]
  return %add, %mul, %max, %min, %umax, %umin, %and, %or, %xor : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// Over the features nothing is summed across devices.
func.func @over_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<8xf32>) dimensions = [1]
  return %0 : tensor<8xf32>
}

func.func @to_scalar(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%o : tensor<f32>) dimensions = [0, 1]
  return %0 : tensor<f32>
}

// Each of two results has its own kind.
func.func @two_inits(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<add>, partial<max>}}
  %0:2 = linalg.reduce ins(%x, %x : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o, %o : tensor<4xf32>, tensor<4xf32>) dimensions = [0]
    (%a: f32, %b: f32, %s: f32, %m: f32) {
      %0 = arith.addf %s, %a : f32
      %1 = arith.maximumf %m, %b : f32
      linalg.yield %0, %1 : f32, f32
    }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// A difference sums what is taken away.
func.func @subtracted(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %0 = arith.subf %s, %a : f32
      linalg.yield %0 : f32
    }
  return %0 : tensor<f32>
}

// Subtracted from each time: its sign flips, this is no sum.
func.func @alternating(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %0 = arith.subf %a, %s : f32
      linalg.yield %0 : f32
    }
  return %0 : tensor<f32>
}

// Horner's scheme: the accumulator is scaled as well.
func.func @unknown_combiner(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  %two = arith.constant 2.0 : f32
  // expected-remark @below {{replicated}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %t = arith.mulf %s, %two : f32
      %0 = arith.addf %t, %a : f32
      linalg.yield %0 : f32
    }
  return %0 : tensor<f32>
}

// The accumulator is in the term as well.
func.func @accumulator_in_term(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %t = arith.mulf %s, %a : f32
      %0 = arith.addf %s, %t : f32
      linalg.yield %0 : f32
    }
  return %0 : tensor<f32>
}

// The last element wins.
func.func @last(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      linalg.yield %a : f32
    }
  return %0 : tensor<f32>
}

// The term of one result reads the other's accumulator.
func.func @entangled(%x: tensor<8xf32> {dp.scatter = 0}, %o: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  // expected-remark @below {{replicated, replicated}}
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<8xf32>) outs(%o, %o : tensor<f32>, tensor<f32>) {
  ^bb0(%a: f32, %s: f32, %t: f32):
    %0 = arith.addf %s, %a : f32
    %1 = arith.addf %t, %0 : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}

// argmax as JAX writes it. Over the batch the combiner is no known kind ...
func.func @argmax_batch(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: tensor<8x4xi32> {dp.scatter = 0}, %o: tensor<4xf32>, %p: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // expected-remark @below {{replicated, replicated}}
  %0:2 = linalg.reduce ins(%x, %n : tensor<8x4xf32>, tensor<8x4xi32>) outs(%o, %p : tensor<4xf32>, tensor<4xi32>) dimensions = [0]
    (%a: f32, %i: i32, %b: f32, %j: i32) {
      %gt = arith.cmpf ogt, %a, %b : f32
      %eq = arith.cmpf oeq, %a, %b : f32
      %lt = arith.cmpi slt, %i, %j : i32
      %tie = arith.andi %eq, %lt : i1
      %win = arith.ori %gt, %tie : i1
      %0 = arith.select %win, %a, %b : f32
      %1 = arith.select %win, %i, %j : i32
      linalg.yield %0, %1 : f32, i32
    }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}

// ... and over the features it stays sharded, whatever the combiner.
func.func @argmax_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: tensor<8x4xi32>, %o: tensor<8xf32>, %p: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  // expected-remark @below {{sharded<0>, sharded<0>}}
  %0:2 = linalg.reduce ins(%x, %n : tensor<8x4xf32>, tensor<8x4xi32>) outs(%o, %p : tensor<8xf32>, tensor<8xi32>) dimensions = [1]
    (%a: f32, %i: i32, %b: f32, %j: i32) {
      %gt = arith.cmpf ogt, %a, %b : f32
      %eq = arith.cmpf oeq, %a, %b : f32
      %lt = arith.cmpi slt, %i, %j : i32
      %tie = arith.andi %eq, %lt : i1
      %win = arith.ori %gt, %tie : i1
      %0 = arith.select %win, %a, %b : f32
      %1 = arith.select %win, %i, %j : i32
      linalg.yield %0, %1 : f32, i32
    }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}

// A captured scalar scales the terms.
func.func @captured_scalar(%x: tensor<8xf32> {dp.scatter = 0}, %c: f32, %o: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %t = arith.mulf %a, %c : f32
      %0 = arith.addf %s, %t : f32
      linalg.yield %0 : f32
    }
  return %0 : tensor<f32>
}

// The sum of a partial sum's elements is partial; their maximum is not.
func.func @reduced_again(%x: tensor<8x4xf32> {dp.scatter = 0}, %o: tensor<4xf32>, %p: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  // expected-remark @below {{replicated}}
  %z4 = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z4 : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %2 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z4 : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %3 = linalg.reduce { arith.maximumf } ins(%2 : tensor<4xf32>) outs(%p : tensor<f32>) dimensions = [0]
  return %1, %3 : tensor<f32>, tensor<f32>
}

// acc * acc + in is linear only in the first step.
func.func @nonlinear_later(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<f32> {
  // expected-remark @below {{replicated}}
  %z4 = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z4 : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %1 = linalg.reduce ins(%0 : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0]
    (%a: f32, %s: f32) {
      %t = arith.mulf %s, %s : f32
      %u = arith.addf %t, %a : f32
      linalg.yield %u : f32
    }
  return %1 : tensor<f32>
}
