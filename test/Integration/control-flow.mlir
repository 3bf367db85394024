// Loops and branches that carry tensors and scalars, against the single-device
// program: on the host, and on the emulated GPU.
//
// REQUIRES: numpy
// RUN: %python %integration/run_entries.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --devices 1,2,3,4,7,8

#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#none1 = affine_map<(d0) -> ()>
#none2 = affine_map<(d0, d1) -> ()>

// Three carries change places, as threefry's keys do; one is computed.
func.func @rotate(%x: tensor<10x4xf32> {dp.scatter = 0},
                  %k: tensor<3xi32>, %l: tensor<3xi32>, %m: tensor<3xi32>)
    -> (tensor<10x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %e = tensor.empty() : tensor<10x4xf32>
  %0:4 = scf.for %i = %c0 to %c5 step %c1
      iter_args(%a = %x, %p = %k, %q = %l, %r = %m)
      -> (tensor<10x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) : i32 {
    %n = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %if = arith.sitofp %i : i32 to f32
      %1 = arith.mulf %in, %in : f32
      %2 = arith.addf %1, %if : f32
      %3 = math.sqrt %2 : f32
      linalg.yield %3 : f32
    } -> tensor<10x4xf32>
    %pe = tensor.empty() : tensor<3xi32>
    %pn = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]}
        ins(%p, %q : tensor<3xi32>, tensor<3xi32>) outs(%pe : tensor<3xi32>) {
    ^bb0(%u: i32, %v: i32, %out: i32):
      %1 = arith.subi %u, %v : i32
      %2 = arith.addi %1, %i : i32
      linalg.yield %2 : i32
    } -> tensor<3xi32>
    scf.yield %n, %q, %r, %pn
        : tensor<10x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  return %0#0, %0#1, %0#2, %0#3
      : tensor<10x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// Two carries are exchanged, and one gets the old value of another.
func.func @exchange(%k: tensor<3xi32>, %l: tensor<3xi32>, %m: tensor<3xi32>)
    -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %k, %q = %l, %r = %m)
      -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
    scf.yield %q, %p, %q : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  return %0#0, %0#1, %0#2 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// A loop in a loop; bounds from data, so also no trip at all.
func.func @nested(%x: tensor<10x4xf32> {dp.scatter = 0},
                  %outer: tensor<i64>, %inner: tensor<2xi64>)
    -> (tensor<10x4xf32>, tensor<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<10x4xf32>
  %nb = tensor.extract %outer[] : tensor<i64>
  %n = arith.index_cast %nb : i64 to index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %count = %zero)
      -> (tensor<10x4xf32>, i64) {
    %m64 = tensor.extract %inner[%i] : tensor<2xi64>
    %m = arith.index_cast %m64 : i64 to index
    %1:2 = scf.for %j = %c0 to %m step %c1 iter_args(%b = %a, %cnt = %count)
        -> (tensor<10x4xf32>, i64) {
      %s = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]}
          ins(%b, %a : tensor<10x4xf32>, tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
      ^bb0(%u: f32, %v: f32, %out: f32):
        %2 = arith.mulf %v, %half : f32
        %3 = arith.addf %u, %2 : f32
        linalg.yield %3 : f32
      } -> tensor<10x4xf32>
      %next = arith.addi %cnt, %one : i64
      scf.yield %s, %next : tensor<10x4xf32>, i64
    }
    scf.yield %1#0, %1#1 : tensor<10x4xf32>, i64
  }
  %trips = tensor.from_elements %0#1 : tensor<i64>
  return %0#0, %trips : tensor<10x4xf32>, tensor<i64>
}

// Halved until the largest element of the batch is small; the trip count
// depends on data of all devices.
func.func @while_reduced(%x: tensor<10x4xf32> {dp.scatter = 0})
    -> (tensor<10x4xf32>, tensor<f32>, tensor<i32>) {
  %half = arith.constant 0.5 : f32
  %limit = arith.constant 0.07 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %e = tensor.empty() : tensor<10x4xf32>
  %se = tensor.empty() : tensor<f32>
  %0:2 = scf.while (%a = %x, %n = %c0)
      : (tensor<10x4xf32>, i32) -> (tensor<10x4xf32>, i32) {
    %s0 = linalg.fill ins(%lowest : f32) outs(%se : tensor<f32>) -> tensor<f32>
    %max = linalg.reduce { arith.maximumf } ins(%a : tensor<10x4xf32>)
        outs(%s0 : tensor<f32>) dimensions = [0, 1]
    %v = tensor.extract %max[] : tensor<f32>
    %more = arith.cmpf ogt, %v, %limit : f32
    scf.condition(%more) %a, %n : tensor<10x4xf32>, i32
  } do {
  ^bb0(%a: tensor<10x4xf32>, %n: i32):
    %h = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
    ^bb0(%u: f32, %out: f32):
      %1 = arith.mulf %u, %half : f32
      linalg.yield %1 : f32
    } -> tensor<10x4xf32>
    %m = arith.addi %n, %c1 : i32
    scf.yield %h, %m : tensor<10x4xf32>, i32
  }
  %z = linalg.fill ins(%lowest : f32) outs(%se : tensor<f32>) -> tensor<f32>
  %last = linalg.reduce { arith.maximumf } ins(%0#0 : tensor<10x4xf32>)
      outs(%z : tensor<f32>) dimensions = [0, 1]
  %trips = tensor.from_elements %0#1 : tensor<i32>
  return %0#0, %last, %trips : tensor<10x4xf32>, tensor<f32>, tensor<i32>
}

// The condition passes on other values than the carries.
func.func @while_other(%k: tensor<3xi32>, %bound: tensor<i64>)
    -> (tensor<3xi64>, tensor<3xi32>, tensor<i64>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %e = tensor.empty() : tensor<3xi64>
  %f = tensor.empty() : tensor<3xi32>
  %n = tensor.extract %bound[] : tensor<i64>
  %0:3 = scf.while (%i = %c0, %a = %k)
      : (i64, tensor<3xi32>) -> (tensor<3xi64>, i64, tensor<3xi32>) {
    %more = arith.cmpi slt, %i, %n : i64
    %wide = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]}
        ins(%a : tensor<3xi32>) outs(%e : tensor<3xi64>) {
    ^bb0(%u: i32, %out: i64):
      %1 = arith.extsi %u : i32 to i64
      %2 = arith.muli %1, %1 : i64
      %3 = arith.addi %2, %i : i64
      linalg.yield %3 : i64
    } -> tensor<3xi64>
    %next = arith.addi %i, %c1 : i64
    scf.condition(%more) %wide, %next, %a : tensor<3xi64>, i64, tensor<3xi32>
  } do {
  ^bb0(%w: tensor<3xi64>, %i: i64, %a: tensor<3xi32>):
    %b = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]}
        ins(%w, %a : tensor<3xi64>, tensor<3xi32>) outs(%f : tensor<3xi32>) {
    ^bb0(%u: i64, %v: i32, %out: i32):
      %1 = arith.trunci %u : i64 to i32
      %2 = arith.subi %1, %v : i32
      linalg.yield %2 : i32
    } -> tensor<3xi32>
    scf.yield %i, %b : i64, tensor<3xi32>
  }
  %trips = tensor.from_elements %0#1 : tensor<i64>
  return %0#0, %0#2, %trips : tensor<3xi64>, tensor<3xi32>, tensor<i64>
}

// Branches that compute differently, one of them nothing, and a state that is
// updated only where all gradients are finite.
func.func @branches(%w: tensor<4xf32> {dp.state}, %x: tensor<10x4xf32> {dp.scatter = 0},
                    %which: tensor<4xi64>)
    -> (tensor<4xf32> {dp.updates = 0 : i64}, tensor<10x4xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<10x4xf32>
  %we = tensor.empty() : tensor<4xf32>
  %0:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %v = %w, %t = %zero)
      -> (tensor<10x4xf32>, tensor<4xf32>, f32) {
    %k = tensor.extract %which[%i] : tensor<4xi64>
    %is = arith.cmpi eq, %k, %one : i64
    %1:3 = scf.if %is -> (tensor<10x4xf32>, tensor<4xf32>, f32) {
      %b = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1)>, #id2],
                           iterator_types = ["parallel", "parallel"]}
          ins(%a, %v : tensor<10x4xf32>, tensor<4xf32>) outs(%e : tensor<10x4xf32>) {
      ^bb0(%u: f32, %s: f32, %out: f32):
        %2 = arith.mulf %u, %two : f32
        %3 = arith.subf %2, %s : f32
        linalg.yield %3 : f32
      } -> tensor<10x4xf32>
      %z = linalg.fill ins(%zero : f32) outs(%we : tensor<4xf32>) -> tensor<4xf32>
      %sum = linalg.reduce { arith.addf } ins(%b : tensor<10x4xf32>)
          outs(%z : tensor<4xf32>) dimensions = [0]
      %first = tensor.extract %sum[%c0] : tensor<4xf32>
      scf.yield %b, %sum, %first : tensor<10x4xf32>, tensor<4xf32>, f32
    } else {
      %even = arith.cmpi eq, %k, %one : i64
      %u = arith.addf %t, %two : f32
      scf.yield %a, %v, %u : tensor<10x4xf32>, tensor<4xf32>, f32
    }
    scf.yield %1#0, %1#1, %1#2 : tensor<10x4xf32>, tensor<4xf32>, f32
  }
  %total = tensor.from_elements %0#2 : tensor<f32>
  return %0#1, %0#0, %total : tensor<4xf32>, tensor<10x4xf32>, tensor<f32>
}

// A stack is filled at the loop's counter, and read backwards.
func.func @stack(%x: tensor<6x10x4xf32> {dp.scatter = 1}, %h: tensor<10x4xf32> {dp.scatter = 0})
    -> (tensor<10x4xf32>, tensor<6x10x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<10x4xf32>
  %se = tensor.empty() : tensor<6x10x4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%se : tensor<6x10x4xf32>) -> tensor<6x10x4xf32>
  %0:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %h, %s = %s0)
      -> (tensor<10x4xf32>, tensor<6x10x4xf32>) {
    %xi = tensor.extract_slice %x[%i, 0, 0] [1, 10, 4] [1, 1, 1] : tensor<6x10x4xf32> to tensor<10x4xf32>
    %b = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]}
        ins(%a, %xi : tensor<10x4xf32>, tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
    ^bb0(%u: f32, %v: f32, %out: f32):
      %1 = arith.mulf %u, %v : f32
      %2 = math.tanh %1 : f32
      linalg.yield %2 : f32
    } -> tensor<10x4xf32>
    %t = tensor.insert_slice %b into %s[%i, 0, 0] [1, 10, 4] [1, 1, 1]
        : tensor<10x4xf32> into tensor<6x10x4xf32>
    scf.yield %b, %t : tensor<10x4xf32>, tensor<6x10x4xf32>
  }
  %1 = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %h) -> (tensor<10x4xf32>) {
    %j = arith.subi %c5, %i : index
    %si = tensor.extract_slice %0#1[%j, 0, 0] [1, 10, 4] [1, 1, 1] : tensor<6x10x4xf32> to tensor<10x4xf32>
    %b = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]}
        ins(%a, %si : tensor<10x4xf32>, tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
    ^bb0(%u: f32, %v: f32, %out: f32):
      %2 = arith.mulf %u, %v : f32
      %3 = arith.subf %2, %v : f32
      linalg.yield %3 : f32
    } -> tensor<10x4xf32>
    scf.yield %b : tensor<10x4xf32>
  }
  return %1, %0#1 : tensor<10x4xf32>, tensor<6x10x4xf32>
}

// A sum over a dynamic batch in every iteration; the offset of a slice is
// data.
func.func @descend(%w: tensor<4xf32> {dp.state}, %x: tensor<?x4xf32> {dp.scatter = 0},
                   %from: tensor<i64>)
    -> (tensor<4xf32> {dp.updates = 0 : i64}, tensor<?x4xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant 0.03125 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %we = tensor.empty() : tensor<4xf32>
  %0:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %w, %a = %x)
      -> (tensor<4xf32>, tensor<?x4xf32>) {
    %b = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1)>, #id2],
                         iterator_types = ["parallel", "parallel"]}
        ins(%a, %v : tensor<?x4xf32>, tensor<4xf32>) outs(%e : tensor<?x4xf32>) {
    ^bb0(%u: f32, %s: f32, %out: f32):
      %1 = arith.mulf %u, %s : f32
      %2 = arith.addf %1, %u : f32
      %3 = arith.mulf %2, %rate : f32
      linalg.yield %3 : f32
    } -> tensor<?x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%we : tensor<4xf32>) -> tensor<4xf32>
    %g = linalg.reduce { arith.addf } ins(%b : tensor<?x4xf32>)
        outs(%z : tensor<4xf32>) dimensions = [0]
    %u = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]}
        ins(%v, %g : tensor<4xf32>, tensor<4xf32>) outs(%we : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %1 = arith.subf %p, %q : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    scf.yield %u, %b : tensor<4xf32>, tensor<?x4xf32>
  }
  %f64 = tensor.extract %from[] : tensor<i64>
  %f = arith.index_cast %f64 : i64 to index
  %part = tensor.extract_slice %0#0[%f] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0#0, %0#1, %part : tensor<4xf32>, tensor<?x4xf32>, tensor<2xf32>
}

// A sum that is returned, and that a branch yields unchanged and with one element changed.
func.func @kept(%x: tensor<10x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<10x4xf32>)
      outs(%z : tensor<4xf32>) dimensions = [0]
  %t = linalg.exp ins(%w : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %first = tensor.extract %s[%c0] : tensor<4xf32>
  %p = arith.cmpf ogt, %first, %zero : f32
  %0:3 = scf.if %p -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %a = linalg.add ins(%s, %t : tensor<4xf32>, tensor<4xf32>)
        outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %b = tensor.insert %zero into %s[%c0] : tensor<4xf32>
    scf.yield %a, %t, %b : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } else {
    %a = linalg.sub ins(%t, %s : tensor<4xf32>, tensor<4xf32>)
        outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s, %a, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %s, %0#0, %0#1, %0#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
