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
  // expected-error@+1 {{'dp.index_update' op expected 'dp.chunk' to be a #dp.chunk of a counted dimension of a dp.index_update, found #dp.chunk<dim = 1, unit = 1, extent = 12>}}
  %0 = dp.index_update %u into %x at %at dims [0] kind add {dp.chunk = #dp.chunk<dim = 1, unit = 1, extent = 12>} : tensor<6x4xf32>, tensor<8x4xf32>, tensor<6xi64>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // dp.chunk-C1
  // expected-error@+1 {{'dp.all_reduce' op expected 'dp.chunk' to be a #dp.chunk of a counted dimension}}
  %0 = dp.all_reduce %x {dp.chunk = #dp.chunk<dim = 0, unit = 1, extent = 12>} : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

// dp.chunk-C1
// expected-error@+1 {{expected a dimension >= 0, a unit >= 1 and an extent that is a multiple of it, found 0, 5 and 12}}
func.func private @f() attributes {chunk = #dp.chunk<dim = 0, unit = 5, extent = 12>}

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

// dp.copy_of-C1
// expected-error@+1 {{'func.func' op expected 'dp.copy_of' on argument 1 to be the number of state in f32 in front of it, of which it is state in f16 or bf16, found 1 : i64 on 'tensor<4xbf16>'}}
func.func private @f(tensor<4xf32> {dp.state}, tensor<4xbf16> {dp.state, dp.copy_of = 1 : i64})

// -----

// dp.copy_of-C1
// expected-error@+1 {{'func.func' op expected 'dp.copy_of' on argument 1 to be the number of state in f32 in front of it, of which it is state in f16 or bf16, found 0 : i64 on 'tensor<4xbf16>'}}
func.func private @f(tensor<4xf32>, tensor<4xbf16> {dp.state, dp.copy_of = 0 : i64})

// -----

// dp.copy_of-C1
// expected-error@+1 {{'func.func' op expected 'dp.copy_of' on argument 1 to be the number of state in f32 in front of it, of which it is state in f16 or bf16, found 0 : i64 on 'tensor<4xf32>'}}
func.func private @f(tensor<4xf32> {dp.state}, tensor<4xf32> {dp.state, dp.copy_of = 0 : i64})

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
// expected-error@+1 {{'func.func' op unknown attribute 'dp.scater' on argument 1, expected dp.scatter, dp.state, dp.host, dp.name, dp.dtype, dp.shape, dp.copy_of, dp.updates or dp.per_device}}
func.func private @f(f32, tensor<4xf32> {dp.scater = 0 : i64})

// -----

// interface-C1
// expected-error@+1 {{'func.func' op unknown attribute 'dp.update' on result 0}}
func.func private @f(tensor<4xf32>) -> (tensor<4xf32> {dp.update = 0 : i64})

// -----

func.func @f(%x: memref<4xf32>) {
  // dp.bucket-C1
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected 'dp.bucket' to be a #dp.bucket on a collective, found [{bytes = 16 : i64}]}}
  dp.buffer.all_reduce %x, %x {dp.bucket = [{bytes = 16 : i64}]} : memref<4xf32>, memref<4xf32>
  return
}

// -----

// dp.dtype-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.dtype' on an argument or result of a function only}}
module attributes {dp.dtype = ui8} {
}

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be ui8 to ui64 for signless integers of that width, or complex<f32> or complex<f64> for pairs of f32 or f64 along the last dimension, found ui8 on 'tensor<4xi16>'}}
func.func private @f(tensor<4xi16> {dp.dtype = ui8})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on result 0 to be ui8 to ui64}}
func.func private @f() -> (tensor<4x3xf32> {dp.dtype = complex<f32>})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be ui8 to ui64}}
func.func private @f(tensor<4x2xf32> {dp.dtype = complex<f64>})

// -----

// dp.dtype-C2
// expected-error@+1 {{'func.func' op expected 'dp.dtype' on argument 0 to be ui8 to ui64}}
func.func private @f(tensor<4xi1> {dp.dtype = 3 : i64})

// -----

// dp.dtype-C3
// expected-error@+1 {{'func.func' op expected 'dp.scatter' on argument 0 to leave the parts of complex numbers together, found 1 : i64 on 'tensor<4x2xf32>'}}
func.func private @f(tensor<4x2xf32> {dp.dtype = complex<f32>, dp.scatter = 1 : i64})

// -----

func.func @f(%x: memref<4xf32>) {
  // dp.bucket-C1
  // expected-error@+2 {{expected bytes >= 0, found -16}}
  // expected-error@+1 {{failed to parse DP_BucketAttr parameter 'members'}}
  dp.buffer.all_reduce %x, %x {dp.bucket = #dp.bucket<[<bytes = -16, loc = loc(unknown)>]>} : memref<4xf32>, memref<4xf32>
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
// expected-error@+1 {{expected the number of a loop >= 0, found -1}}
func.func private @k(index, index) attributes {dp.kernel = #dp.kernel<loop = -1>}

// -----

// dp.kernel-C3
// expected-error@+1 {{expected 'rows' >= 0, found -2}}
func.func private @k(index, index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = -2>}

// -----

// dp.kernel-C3
// expected-error@+1 {{expected one of the 2 loops over rows to be the one that a launch splits}}
func.func private @k(index, index) attributes {dp.kernel = #dp.kernel<loop = 2, rows = 2>}

// -----

// dp.kernel-C1
// expected-error@+1 {{'func.func' op expected 'dp.kernel' to be a #dp.kernel, found "k"}}
func.func private @k(index, index) attributes {dp.kernel = "k"}

// -----

// dp.kernel-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.kernel' to have no results and as last two arguments indices, the range that it runs, found '() -> ()'}}
func.func private @k() attributes {dp.kernel = #dp.kernel} {
  return
}

// -----

// dp.kernel-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.kernel' to have no results and as last two arguments indices, the range that it runs, found '(index, index) -> index'}}
func.func private @k(index, index) -> index attributes {dp.kernel = #dp.kernel}

// -----

// dp.kernel-C2
// expected-error@+1 {{'builtin.module' op expected 'dp.kernel' on a function only}}
module attributes {dp.kernel = #dp.kernel} {
}

// -----

// dp.target-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.target' to be a #dp.target, found "gpu"}}
module attributes {dp.target = "gpu"} {}

// -----

// dp.target-C3
// expected-error@+1 {{'builtin.module' op expected 'dp.target' to have NCCL's collectives for GPUs, and for the host the runtime's and no library for attention, found #dp.target<kind = gpu>}}
module attributes {dp.target = #dp.target<kind = gpu>} {}

// -----

// dp.target-C3
// expected-error@+1 {{no library for attention, found #dp.target<kind = host, libraries = attention>}}
module attributes {dp.target = #dp.target<kind = host, libraries = attention>} {}

// -----

// dp.target-C2
// expected-error@+1 {{'func.func' op expected 'dp.target' on a module only}}
func.func private @f() attributes {dp.target = #dp.target<kind = host>}

// -----

// dp.arena-C1
// expected-error@+1 {{'func.func' op expected 'dp.arena' to be a #dp.arena, found "f"}}
func.func private @f() attributes {dp.arena = "f"}

// -----

// dp.arena-C2
// expected-error@+1 {{'func.func' op expected 'dp.arena' on a function with 'dp.entry' only}}
func.func private @f() attributes {dp.arena = #dp.arena<@g>}

// -----

// dp.arena-C2
// expected-error@+1 {{'func.func' op expected a function with 'dp.arena' to have a memref<?xi8> as last argument, found '(memref<8xi8>) -> ()'}}
func.func @f(%a: memref<8xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@g>, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  return
}

// -----

// dp.arena-C1
// expected-error@+1 {{expected bytes >= 0, found -1}}
func.func private @f() attributes {dp.arena = #dp.arena<@g, bytes = -1>}

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
  // dp.placed_types-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.placed_types' to be a #dp.placed_types, found [f32]}}
  %0 = arith.negf %x {dp.placed_types = [f32]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.placed_types-C1
  // expected-error@+1 {{invalid kind of type specified}}
  %0 = arith.negf %x {dp.placed_types = #dp.placed_types<[f32]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.forced_factor-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.forced_factor' to be a #dp.forced_factor, found 0 : i64}}
  %0 = arith.negf %x {dp.forced_factor = 0 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.forced_factor-C1
  // expected-error@+1 {{expected the number of a factor >= 0 or 'none', found -2}}
  %0 = arith.negf %x {dp.forced_factor = #dp.forced_factor<-2>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.work-C1
  // expected-error@+1 {{'arith.negf' op expected 'dp.work' to be a #dp.work on a dp.parallel, found #dp.work<iterations = 1, replicated = []>}}
  %0 = arith.negf %x {dp.work = #dp.work<iterations = 1, replicated = []>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.work-C2
  // expected-error@+1 {{expected iterations >= 0, found -1}}
  %0 = arith.negf %x {dp.work = #dp.work<iterations = -1, replicated = []>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // dp.work-C2
  // expected-error@+2 {{expected iterations >= 0, found -1}}
  // expected-error@+1 {{failed to parse DP_WorkAttr parameter 'replicated'}}
  %0 = arith.negf %x {dp.work = #dp.work<iterations = 1, replicated = [<op = "f", loc = loc(unknown), iterations = -1>]>} : tensor<4xf32>
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

// -----

// dp.copy_of-C2
// expected-error@+1 {{'func.func' op expected 'dp.copy_of' on an argument or result of a function only}}
func.func private @f() attributes {dp.copy_of = 0 : i64}
