// dp.parallel and dp.yield that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  // parallel-C1
  // expected-error@+1 {{expected a device count from 1 to 2147483647, found 0}}
  dp.parallel (%l = %x) devices 0 : (!r) -> () {
    dp.yield
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, sharded<0>>
func.func @f(%x: !r) {
  // parallel-C1
  // expected-error@+1 {{'dp.parallel' op expected a device count from 1 to 2147483647, found 0}}
  "dp.parallel"(%x) <{devices = 0 : i64}> ({
  ^bb0(%l: tensor<?xf32>):
    "dp.yield"() : () -> ()
  }) : (!r) -> ()
  return
}

// -----

func.func @f() {
  // parallel-C1
  // expected-error@+1 {{expected a device count from 1 to 2147483647, found 2147483648}}
  dp.parallel () devices 2147483648 : () -> () {
    dp.yield
  }
  return
}

// -----

func.func @f() {
  dp.parallel () : () -> () {
    // parallel-C2
    // expected-error@+1 {{'dp.parallel' op expected to be outside of the code that each device runs, devices do not nest}}
    dp.parallel () : () -> () {
      dp.yield
    }
    dp.yield
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  // parallel-C3
  // expected-error@+1 {{'dp.parallel' op expected a body argument for each of the 1 operands, found 2}}
  "dp.parallel"(%x) ({
  ^bb0(%l: tensor<4xf32>, %m: tensor<4xf32>):
    "dp.yield"() : () -> ()
  }) : (!r) -> ()
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // parallel-C4
  // expected-error@+1 {{'dp.parallel' op expected operand 0 to be placed or a scalar, found 'tensor<4xf32>'}}
  dp.parallel (%l = %x) : (tensor<4xf32>) -> () {
    dp.yield
  }
  return
}

// -----

func.func @f(%x: memref<4xf32>) {
  // parallel-C4
  // expected-error@+1 {{'dp.parallel' op expected operand 0 to be placed or a scalar, found 'memref<4xf32>'}}
  dp.parallel (%l = %x) : (memref<4xf32>) -> () {
    dp.yield
  }
  return
}

// -----

!s = !dp.placed<tensor<4xf32>, sharded<0>>
func.func @f(%x: !s) {
  // parallel-C5
  // expected-error@+1 {{'dp.parallel' op expected body argument 0 to be what a device holds of '!dp.placed<tensor<4xf32>, sharded<0>>', 'tensor<2xf32>', found 'tensor<4xf32>'}}
  "dp.parallel"(%x) <{devices = 2 : i64}> ({
  ^bb0(%l: tensor<4xf32>):
    "dp.yield"() : () -> ()
  }) : (!s) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // parallel-C5
  // expected-error@+1 {{'dp.parallel' op expected body argument 0 to be what a device holds of 'index', 'index', found 'i64'}}
  "dp.parallel"(%i) ({
  ^bb0(%l: i64):
    "dp.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'dp.parallel' op expects a non-empty block}}
  "dp.parallel"() ({
  ^bb0:
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // parallel-C6
  // expected-error@+1 {{'dp.parallel' op expected the body to end in dp.yield}}
  dp.parallel () : () -> () {
    %0 = dp.rank : index
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  %0:2 = dp.parallel (%l = %x) : (!r) -> (!r, !r) {
    // parallel-C7
    // expected-error@+1 {{'dp.yield' op expected 2 values, one for each result, found 1}}
    dp.yield %l : tensor<4xf32>
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
!s = !dp.placed<tensor<4xf32>, sharded<0>>
func.func @f(%x: !r) {
  %0 = dp.parallel (%l = %x) devices 2 : (!r) -> !s {
    // parallel-C8
    // expected-error@+1 {{'dp.yield' op expected value 0 to be what a device holds of '!dp.placed<tensor<4xf32>, sharded<0>>', 'tensor<2xf32>', found 'tensor<4xf32>'}}
    dp.yield %l : tensor<4xf32>
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  %0 = dp.parallel (%l = %x) : (!r) -> !dp.placed<tensor<4xf64>, replicated> {
    // parallel-C8
    // expected-error@+1 {{'dp.yield' op expected value 0 to be what a device holds of '!dp.placed<tensor<4xf64>, replicated>', 'tensor<4xf64>', found 'tensor<4xf32>'}}
    dp.yield %l : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // yield-C1
  // expected-error@+1 {{'dp.yield' op expects parent op to be one of 'dp.parallel, dp.scan, dp.sort, dp.buffer.scan, dp.buffer.sort'}}
  dp.yield %x : tensor<4xf32>
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r, %outer: tensor<4xf32>) {
  %0 = dp.parallel (%l = %x) : (!r) -> !r {
    // expected-error@+1 {{use of undeclared SSA value name}}
    dp.yield %outer : tensor<4xf32>
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'dp.parallel' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "dp.parallel"() ({}) : () -> ()
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  // expected-error@+1 {{expected 2 operands by the type, found 1}}
  dp.parallel (%l = %x) : (!r, !r) -> () {
    dp.yield
  }
  return
}

// -----

!r = !dp.placed<tensor<4xf32>, replicated>
func.func @f(%x: !r) {
  // expected-error@+2 {{region entry argument '%l' is already in use}}
  // expected-note@+1 {{previously referenced here}}
  dp.parallel (%l = %x, %l = %x) : (!r, !r) -> () {
    dp.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{result #0 must be variadic of a tensor spread over the devices, with its placement, but got 'index'}}
  %0 = "dp.parallel"(%i) ({
  ^bb0(%l: index):
    "dp.yield"() : () -> ()
  }) : (index) -> index
  return
}
