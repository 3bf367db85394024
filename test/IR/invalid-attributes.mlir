// Attributes of functions, arguments and results that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

// dp.devices-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.devices' to be an i64 from 1 to 2147483647, found 0 : i64}}
module attributes {dp.devices = 0 : i64} {
}

// -----

// dp.devices-C1
// expected-error@+1 {{'func.func' op expected 'dp.devices' to be an i64 from 1 to 2147483647, found true}}
func.func @f() attributes {dp.spmd, dp.devices = true} {
  return
}

// -----

// dp.devices-C1
// expected-error@+1 {{expected 'dp.devices' to be an i64 from 1 to 2147483647, found 36893488147419103232 : i128}}
func.func private @f() attributes {dp.devices = 36893488147419103232 : i128}

// -----

// dp.spmd-C1
// expected-error@+1 {{'func.func' op expected 'dp.spmd' to be a unit attribute of a function}}
func.func private @f() attributes {dp.spmd = 1 : i64}

// -----

// dp.spmd-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.spmd' to be a unit attribute of a function}}
module attributes {dp.spmd} {
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.reason-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.reason' to be a string, found 3 : i64}}
  %0 = dp.all_reduce %x {dp.reason = 3 : i64} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.error_bound-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.error_bound' to be an f64 that is finite and not negative, found -1.000000e+00 : f64}}
  %0 = dp.all_reduce %x {dp.error_bound = -1.0 : f64} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%u: tensor<6x4xf32>, %x: tensor<8x4xf32>, %at: tensor<6xi64>) {
  // dp.chunk-C1
  // expected-error@+1 {{'dp.index_update' op expected 'dp.chunk' to give a dp.index_update's counted dimension, a unit and an extent that is a multiple of it, found array<i64: 1, 1, 12>}}
  %0 = dp.index_update %u into %x at %at dims [0] kind add {dp.chunk = array<i64: 1, 1, 12>} : tensor<6x4xf32>, tensor<8x4xf32>, tensor<6xi64>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.chunk-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.chunk' to give a dp.index_update's counted dimension}}
  %0 = dp.all_reduce %x {dp.chunk = array<i64: 0, 1, 12>} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

// dp.scatter-C1
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on an argument or result of a function only}}
func.func private @f() attributes {dp.scatter = 0 : i64}

// -----

// dp.scatter-C1
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on an argument only, found on result 0}}
func.func private @f() -> (tensor<4xf32> {dp.scatter = 0 : i64})

// -----

// dp.scatter-C2
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on argument 1 to be a dimension of a ranked tensor, found 2 : i64 on 'tensor<4x4xf32>'}}
func.func private @f(f32, tensor<4x4xf32> {dp.scatter = 2 : i64})

// -----

// dp.scatter-C2
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on argument 0 to be a dimension of a ranked tensor, found 0 : i64 on 'tensor<*xf32>'}}
func.func private @f(tensor<*xf32> {dp.scatter = 0 : i64})

// -----

// dp.scatter-C2
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on argument 0 to be a dimension of a ranked tensor, found "0" on 'tensor<4xf32>'}}
func.func private @f(tensor<4xf32> {dp.scatter = "0"})

// -----

// dp.scatter-C2
// expected-error@+1 {{found -1 : i64}}
func.func private @f(tensor<4xf32> {dp.scatter = -1 : i64})

// -----

// dp.state-C1
// expected-error@+1 {{'func.func' op expected 'dp.state' on an argument only, found on result 0}}
func.func private @f() -> (tensor<4xf32> {dp.state})

// -----

// dp.state-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.state' on an argument or result of a function only}}
module attributes {dp.state} {
}

// -----

// dp.state-C2
// expected-error@+1 {{'func.func' op expected 'dp.state' on argument 0 to be a unit attribute, found false}}
func.func private @f(tensor<4xf32> {dp.state = false})

// -----

// dp.shape-C1
// expected-error@+1 {{'func.func' op expected 'dp.shape' on argument 0 to be the shape of as many elements as a flat tensor has, state that is scattered along dimension 0, found array<i64: 2, 3> on 'tensor<4xf32>'}}
func.func private @f(tensor<4xf32> {dp.state, dp.scatter = 0 : i64, dp.shape = array<i64: 2, 3>})

// -----

// dp.shape-C1
// expected-error@+1 {{'func.func' op expected 'dp.shape' on argument 0 to be the shape of as many elements as a flat tensor has, state that is scattered along dimension 0, found array<i64: 2, 2> on 'tensor<4xf32>'}}
func.func private @f(tensor<4xf32> {dp.state, dp.shape = array<i64: 2, 2>})

// -----

// dp.host-C1
// expected-error@+1 {{'func.func' op expected 'dp.host' on an argument only, found on result 0}}
func.func private @f() -> (tensor<4xf32> {dp.host})

// -----

// dp.host-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.host' on an argument or result of a function only}}
module attributes {dp.host} {
}

// -----

// dp.host-C2
// expected-error@+1 {{'func.func' op expected 'dp.host' on argument 0 to be a unit attribute of what is no state, found unit}}
func.func private @f(tensor<4xf32> {dp.host, dp.state})

// -----

// dp.per_device-C1
// expected-error@+1 {{'func.func' op expected 'dp.per_device' on a result only, found on argument 0}}
func.func private @f(tensor<f32> {dp.per_device})

// -----

// dp.per_device-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.per_device' on a result of a function or on a dp.gather of a vector only}}
module attributes {dp.per_device} {
}

// -----

// dp.per_device-C2
// expected-error@+1 {{'func.func' op expected 'dp.per_device' on result 0 to be a unit attribute of a number that updates no state, found unit on 'tensor<1xf32>'}}
func.func private @f() -> (tensor<1xf32> {dp.per_device})

// -----

// dp.per_device-C2
// expected-error@+1 {{'func.func' op expected 'dp.per_device' on result 0 to be a unit attribute of a number that updates no state, found unit on 'tensor<f32>'}}
func.func private @f(tensor<f32> {dp.state}) -> (tensor<f32> {dp.per_device, dp.updates = 0 : i64})

// -----

// dp.name-C1
// expected-error@+1 {{'func.func' op expected 'dp.name' on an argument or result of a function only}}
func.func private @f() attributes {dp.name = "f"}

// -----

// dp.name-C2
// expected-error@+1 {{'func.func' op expected 'dp.name' on argument 0 to be a string that is not empty, found 0 : i64}}
func.func private @f(tensor<4xf32> {dp.name = 0 : i64})

// -----

// dp.name-C2
// expected-error@+1 {{'func.func' op expected 'dp.name' on result 0 to be a string that is not empty, found ""}}
func.func private @f() -> (tensor<4xf32> {dp.name = ""})

// -----

// dp.updates-C1
// expected-error@+1 {{'func.func' op expected 'dp.updates' on a result only, found on argument 0}}
func.func private @f(tensor<4xf32> {dp.updates = 0 : i64})

// -----

// dp.updates-C1
// expected-error@+1 {{'func.func' op expected 'dp.updates' on an argument or result of a function only}}
func.func private @f() attributes {dp.updates = 0 : i64}

// -----

// dp.updates-C2
// expected-error@+1 {{'func.func' op expected 'dp.updates' on result 0 to be an argument's number, found 1 : i64}}
func.func private @f(tensor<4xf32>) -> (tensor<4xf32> {dp.updates = 1 : i64})

// -----

// dp.updates-C3
// expected-error@+1 {{'func.func' op expected result 0 that updates argument 0 to be of its type 'tensor<4xf32>', found 'tensor<2xf32>'}}
func.func private @f(tensor<4xf32>) -> (tensor<2xf32> {dp.updates = 0 : i64})

// -----

// dp.updates-C4
// expected-error@+1 {{'func.func' op expected one result to update argument 0, found results 0 and 1}}
func.func private @f(tensor<4xf32>) -> (tensor<4xf32> {dp.updates = 0 : i64}, tensor<4xf32> {dp.updates = 0 : i64})

// -----

// interface-C1
// expected-error@+1 {{'func.func' op unknown attribute 'dp.scater' on argument 1, expected dp.scatter, dp.state, dp.host, dp.name, dp.dtype, dp.updates or dp.per_device}}
func.func private @f(f32, tensor<4xf32> {dp.scater = 0 : i64})

// -----

// interface-C1
// expected-error@+1 {{'func.func' op unknown attribute 'dp.update' on result 0}}
func.func private @f(tensor<4xf32>) -> (tensor<4xf32> {dp.update = 0 : i64})

// -----

func.func @f(%x: memref<4xf32>) {
  // dp.bucket-C1
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected 'dp.bucket' to give bytes and loc of each reduction}}
  dp.buffer.all_reduce %x, %x {dp.bucket = [{bytes = 16 : i64}]} : memref<4xf32>, memref<4xf32>
  return
}

// -----

// dp.dtype-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.dtype' on an argument or result of a function only}}
module attributes {dp.dtype = "u8"} {
}

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be u8 to u64 for signless integers of that width, or c64 or c128 for pairs of f32 or f64 along the last dimension, found "u8" on 'tensor<4xi16>'}}
func.func private @f(tensor<4xi16> {dp.dtype = "u8"})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on result 0 to be u8 to u64}}
func.func private @f() -> (tensor<4x3xf32> {dp.dtype = "c64"})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be u8 to u64}}
func.func private @f(tensor<4x2xf32> {dp.dtype = "c128"})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be u8 to u64}}
func.func private @f(tensor<4xi1> {dp.dtype = 3 : i64})

// -----

// dp.dtype-C3
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on argument 0 to leave the parts of complex numbers together, found 1 : i64 on 'tensor<4x2xf32>'}}
func.func private @f(tensor<4x2xf32> {dp.dtype = "c64", dp.scatter = 1 : i64})

// -----

func.func @f(%x: memref<4xf32>) {
  // dp.bucket-C1
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected 'dp.bucket' to give bytes and loc of each reduction}}
  dp.buffer.all_reduce %x, %x {dp.bucket = [{bytes = -16 : i64, loc = loc(unknown)}]} : memref<4xf32>, memref<4xf32>
  return
}

// -----

// attribute-C1
// expected-error@+1 {{'func.func' op unknown attribute 'dp.kernal': dp has none of this name for an op}}
func.func private @f(index, index) attributes {dp.kernal}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.devices-C2
  // expected-error@+1 {{'arith.negf' op expected 'dp.devices' on a module or a function only}}
  %0 = arith.negf %x {dp.devices = 2 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// dp.kernel-C1
// expected-error@+1 {{'func.func' op expected 'dp.kernel' to be a unit attribute or an i64 >= 0, the loop of which a launch runs a range, found -1 : i64}}
func.func private @k(index, index) attributes {dp.kernel = -1 : i64}

// -----

// dp.kernel-C1
// expected-error@+1 {{'func.func' op expected 'dp.kernel' to be a unit attribute or an i64 >= 0, the loop of which a launch runs a range, found "k"}}
func.func private @k(index, index) attributes {dp.kernel = "k"}

// -----

// dp.kernel-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.kernel' to have no results and as last two arguments indices, the range that it runs, found '() -> ()'}}
func.func private @k() attributes {dp.kernel} {
  return
}

// -----

// dp.kernel-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.kernel' to have no results and as last two arguments indices, the range that it runs, found '(index, index) -> index'}}
func.func private @k(index, index) -> index attributes {dp.kernel}

// -----

// dp.kernel-C2
// expected-error@+1 {{'builtin.module' op expected 'dp.kernel' on a function only}}
module attributes {dp.kernel} {
}

// -----

// dp.arena-C1
// expected-error@+1 {{'func.func' op expected 'dp.arena' to be the name of the function that computes an arena's size, found "f"}}
func.func private @f() attributes {dp.arena = "f"}

// -----

// dp.arena-C2
// expected-error@+1 {{'func.func' op expected 'dp.arena' on a function with 'dp.entry' only}}
func.func private @f() attributes {dp.arena = @g}

// -----

// dp.arena-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.arena' to have a memref<?xi8> as last argument, found '(memref<8xi8>) -> ()'}}
func.func @f(%a: memref<8xi8>) attributes {dp.spmd, dp.arena = @g, dp.entry = {arguments = [], results = [], dims = []}} {
  return
}

// -----

// dp.arena_bytes-C1
// expected-error@+1 {{'func.func' op expected 'dp.arena_bytes' to be an i64 >= 0, found -1 : i64}}
func.func private @f() attributes {dp.arena_bytes = -1 : i64}

// -----

// dp.arena_bytes-C2
// expected-error@+1 {{'func.func' op expected 'dp.arena_bytes' beside 'dp.arena' only}}
func.func private @f() attributes {dp.arena_bytes = 8 : i64}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.error_bound-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.error_bound' to be an f64 that is finite and not negative, found 0x7FF0000000000000 : f64}}
  %0 = dp.all_reduce %x {dp.error_bound = 0x7FF0000000000000 : f64} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.buffers-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.buffers' to be a unit attribute of a collective, found 1 : i64}}
  %0 = dp.all_reduce %x {dp.buffers = 1 : i64} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.per_use-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.per_use' to be an i64 >= 0 on a collective, found -1 : i64}}
  %0 = dp.all_reduce %x {dp.per_use = -1 : i64} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.held-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.held' to be an array of a !dp.placed type or unit for each result, found [f32]}}
  %0 = arith.negf %x {dp.held = [f32]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.along-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.along' to be an i64, the number of a factor or -1, found -2 : i64}}
  %0 = arith.negf %x {dp.along = -2 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.replicated-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.replicated' to be loc, name and work (i64 >= 0) of each op that all devices of a dp.parallel compute alike, found []}}
  %0 = arith.negf %x {dp.replicated = []} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.work-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.work' to be an i64 >= 0 on a dp.parallel, found 1 : i64}}
  %0 = arith.negf %x {dp.work = 1 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, sharded<0>>) -> tensor<4xf32> {
  // dp.per_device-C3
  // expected-error@+1 {{'dp.gather' op expected 'dp.per_device' to be a unit attribute, found 1 : i64}}
  %0 = dp.gather %x {dp.per_device = 1 : i64} : !dp.placed<tensor<4xf32>, sharded<0>> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// dp.shape-C2
// expected-error@+1 {{'func.func' op expected 'dp.shape' on an argument or result of a function only}}
func.func private @f() attributes {dp.shape = array<i64: 2>}
