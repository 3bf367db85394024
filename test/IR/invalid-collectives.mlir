// Collectives and shard arithmetic that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C1
  // expected-error@+1 {{'dp.all_reduce' op expected operand and result to be both placed or both tensors, found 'tensor<4xf32>' and '!dp.placed<tensor<4xf32>, replicated>'}}
  %0 = dp.all_reduce %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, sharded<0>>) {
  // collective-C1
  // expected-error@+1 {{'dp.all_gather' op expected operand and result to be both placed or both tensors}}
  %0 = dp.all_gather %x dim 0 : !dp.placed<tensor<4xf32>, sharded<0>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C2
  // expected-error@+1 {{'dp.local_slice' op expected operand and result of one element type, found 'f32' and 'f64'}}
  %0 = dp.local_slice %x dim 0 : tensor<4xf32> -> tensor<?xf64>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C2
  // expected-error@+1 {{'dp.reduce_scatter' op expected operand and result of one element type, found 'f32' and 'bf16'}}
  %0 = dp.reduce_scatter %x dim 0 : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xbf16>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C3
  // expected-error@+1 {{'dp.local_slice' op expected operand and result of one rank, found 'tensor<4xf32>' and 'tensor<?x1xf32>'}}
  %0 = dp.local_slice %x dim 0 : tensor<4xf32> -> tensor<?x1xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C4
  // expected-error@+1 {{'dp.local_slice' op expected a dimension >= 0 and < 1 (the rank of 'tensor<4xf32>'), found 1}}
  %0 = dp.local_slice %x dim 1 : tensor<4xf32> -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) attributes {dp.spmd} {
  // collective-C4
  // expected-error@+1 {{'dp.all_gather' op expected a dimension >= 0 and < 1 (the rank of 'tensor<4xf32>'), found -1}}
  %0 = dp.all_gather %x dim -1 : tensor<?xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C4
  // expected-error@+1 {{'dp.reduce_scatter' op expected a dimension >= 0 and < 1 (the rank of 'tensor<4xf32>'), found 9223372036854775807}}
  %0 = dp.reduce_scatter %x dim 9223372036854775807 : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<f32>) attributes {dp.spmd} {
  // collective-C4
  // expected-error@+1 {{'dp.reduce_scatter' op expected a dimension >= 0 and < 0 (the rank of 'tensor<f32>'), found 0}}
  %0 = dp.reduce_scatter %x dim 0 : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<10xf32>) attributes {dp.spmd} {
  // collective-C5
  // expected-error@+1 {{'dp.local_slice' op expected a unit >= 1 that divides dimension 0 of 'tensor<10xf32>', found 4}}
  %0 = dp.local_slice %x dim 0 unit 4 : tensor<10xf32> -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<?xf32>, replicated>) {
  // collective-C5
  // expected-error@+1 {{'dp.local_slice' op expected a unit >= 1 that divides dimension 0 of 'tensor<?xf32>', found -2}}
  %0 = dp.local_slice %x dim 0 unit -2 : !dp.placed<tensor<?xf32>, replicated> -> !dp.placed<tensor<?xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, replicated>) {
  // collective-C6
  // expected-error@+1 {{'dp.all_reduce' op expected an operand placed partial<add>, found replicated}}
  %0 = dp.all_reduce %x : !dp.placed<tensor<4xf32>, replicated> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C6
  // expected-error@+1 {{'dp.all_reduce' op expected an operand placed partial<max>, found partial<add>}}
  %0 = dp.all_reduce %x kind max : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4x4xf32>, sharded<1>>) {
  // collective-C6
  // expected-error@+1 {{'dp.all_gather' op expected an operand placed sharded<0>, found sharded<1>}}
  %0 = dp.all_gather %x dim 0 : !dp.placed<tensor<4x4xf32>, sharded<1>> -> !dp.placed<tensor<4x4xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, sharded<0>>) {
  // collective-C6
  // expected-error@+1 {{'dp.local_slice' op expected an operand placed replicated, found sharded<0>}}
  %0 = dp.local_slice %x dim 0 : !dp.placed<tensor<4xf32>, sharded<0>> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C7
  // expected-error@+1 {{'dp.all_reduce' op expected a result placed replicated, found partial<add>}}
  %0 = dp.all_reduce %x : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xf32>, partial<add>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C7
  // expected-error@+1 {{'dp.reduce_scatter' op expected a result placed sharded<0, unit 2>, found sharded<0>}}
  %0 = dp.reduce_scatter %x dim 0 unit 2 : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // collective-C8
  // expected-error@+1 {{'dp.all_reduce' op expected operand and result to be the same tensor, found 'tensor<4xf32>' and 'tensor<2xf32>'}}
  %0 = dp.all_reduce %x : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<2xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) attributes {dp.spmd} {
  // collective-C9
  // expected-error@+1 {{'dp.all_reduce' op expected to be outside of the code that each device runs, for an operand of type '!dp.placed<tensor<4xf32>, partial<add>>'}}
  %0 = dp.all_reduce %x : !dp.placed<tensor<4xf32>, partial<add>> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // collective-C10
  // expected-error@+1 {{'dp.all_reduce' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.all_reduce %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32>, %n: index) {
  // collective-C10
  // expected-error@+1 {{'dp.all_gather' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.all_gather %x dim 0 size %n : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32, "sparse">) attributes {dp.spmd} {
  // collective-C11
  // expected-error@+1 {{'dp.all_reduce' op expected tensors without encoding, found 'tensor<4xf32, "sparse">' and 'tensor<4xf32, "sparse">'}}
  %0 = dp.all_reduce %x : tensor<4xf32, "sparse"> -> tensor<4xf32, "sparse">
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C12
  // expected-error@+1 {{'dp.all_reduce' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = dp.all_reduce %x : tensor<4xf32> -> tensor<?xf32>
  return
}

// -----

// The count is open, so is the size of the chunk.
func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // collective-C13
  // expected-error@+1 {{'dp.local_slice' op expected the device's part of 'tensor<4xf32>' to be 'tensor<?xf32>', found 'tensor<2xf32>'}}
  %0 = dp.local_slice %x dim 0 : tensor<4xf32> -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<12xf32>) attributes {dp.spmd, dp.devices = 4 : i64} {
  // collective-C13
  // expected-error@+1 {{'dp.reduce_scatter' op expected the device's part of 'tensor<12xf32>' to be 'tensor<3xf32>', found 'tensor<4xf32>'}}
  %0 = dp.reduce_scatter %x dim 0 : tensor<12xf32> -> tensor<4xf32>
  return
}

// -----

// 12 are 2 blocks of 6, which 4 devices do not get evenly.
func.func @f(%x: tensor<12xf32>) attributes {dp.spmd, dp.devices = 4 : i64} {
  // collective-C13
  // expected-error@+1 {{'dp.local_slice' op expected the device's part of 'tensor<12xf32>' to be 'tensor<?xf32>', found 'tensor<3xf32>'}}
  %0 = dp.local_slice %x dim 0 unit 6 : tensor<12xf32> -> tensor<3xf32>
  return
}

// -----

// unit * devices is beyond 64 bits.
func.func @f(%x: tensor<9223372036854775807xi8>)
    attributes {dp.spmd, dp.devices = 2147483647 : i64} {
  // collective-C13
  // expected-error@+1 {{to be 'tensor<?xi8>', found 'tensor<1xi8>'}}
  %0 = dp.local_slice %x dim 0 unit 9223372036854775807 : tensor<9223372036854775807xi8> -> tensor<1xi8>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<8xf32>, sharded<0>>) {
  dp.parallel (%l = %x) devices 4 : (!dp.placed<tensor<8xf32>, sharded<0>>) -> () {
    // collective-C13
    // expected-error@+1 {{'dp.all_gather' op expected the device's part of 'tensor<10xf32>' to be 'tensor<?xf32>', found 'tensor<2xf32>'}}
    %0 = dp.all_gather %l dim 0 : tensor<2xf32> -> tensor<10xf32>
    dp.yield
  }
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // all_reduce-C1
  // expected-error@+1 {{'dp.all_reduce' op expected an element type that 'or' combines, found 'f32'}}
  %0 = dp.all_reduce %x kind or : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xi32>) attributes {dp.spmd} {
  // reduce_scatter-C1
  // expected-error@+1 {{'dp.reduce_scatter' op expected an element type that 'minnum' combines, found 'i32'}}
  %0 = dp.reduce_scatter %x kind minnum dim 0 : tensor<4xi32> -> tensor<?xi32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // all_to_all-C1
  // expected-error@+1 {{'dp.all_to_all' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.all_to_all %x : tensor<4xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2xf32>) attributes {dp.spmd} {
  // all_to_all-C2
  // expected-error@+1 {{'dp.all_to_all' op expected a tensor of one dimension without encoding, found 'tensor<4x2xf32>'}}
  %0 = dp.all_to_all %x : tensor<4x2xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32, 1>) attributes {dp.spmd} {
  // all_to_all-C2
  // expected-error@+1 {{'dp.all_to_all' op expected a tensor of one dimension without encoding, found 'tensor<4xf32, 1 : i64>'}}
  %0 = dp.all_to_all %x : tensor<4xf32, 1> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<12xf32>) attributes {dp.spmd, dp.devices = 4 : i64} {
  // all_to_all-C3
  // expected-error@+1 {{'dp.all_to_all' op expected the devices' versions of a chunk of 'tensor<12xf32>' to be 'tensor<4x3xf32>', found 'tensor<?x?xf32>'}}
  %0 = dp.all_to_all %x : tensor<12xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<12xbf16>) attributes {dp.spmd} {
  // all_to_all-C3
  // expected-error@+1 {{'dp.all_to_all' op expected the devices' versions of a chunk of 'tensor<12xbf16>' to be 'tensor<?x?xbf16>', found 'tensor<?x?xf32>'}}
  %0 = dp.all_to_all %x : tensor<12xbf16> -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<?xf32>, sharded<0>>, %n: index) {
  // all_gather-C1
  // expected-error@+1 {{'dp.all_gather' op expected no 'size' on placed values, whose type and chunks have it}}
  %0 = dp.all_gather %x dim 0 size %n : !dp.placed<tensor<?xf32>, sharded<0>> -> !dp.placed<tensor<?xf32>, replicated>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) attributes {dp.spmd} {
  // all_gather-C2
  // expected-error@+1 {{'dp.all_gather' op expected 'size' because dimension 0 of the result is dynamic}}
  %0 = dp.all_gather %x dim 0 : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32>, %n: index) attributes {dp.spmd} {
  // all_gather-C2
  // expected-error@+1 {{'dp.all_gather' op expected 'size' to be absent, because dimension 0 of the result is static}}
  %0 = dp.all_gather %x dim 0 size %n : tensor<?xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // rank-C1
  // expected-error@+1 {{'dp.rank' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.rank : index
  return
}

// -----

func.func @f() {
  // device_count-C1
  // expected-error@+1 {{'dp.device_count' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.device_count : index
  return
}

// -----

func.func @f(%n: index) attributes {dp.spmd} {
  // shard_offset-C1
  // expected-error@+1 {{'dp.shard_offset' op expected a unit >= 1, found 0}}
  %0 = dp.shard_offset %n unit 0 : index
  return
}

// -----

func.func @f(%n: index) {
  // shard_offset-C2
  // expected-error@+1 {{'dp.shard_offset' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.shard_offset %n : index
  return
}

// -----

func.func @f(%n: index) attributes {dp.spmd} {
  // shard_size-C1
  // expected-error@+1 {{'dp.shard_size' op expected a unit >= 1, found -1}}
  %0 = dp.shard_size %n unit -1 : index
  return
}

// -----

func.func @f(%n: index) {
  // shard_size-C2
  // expected-error@+1 {{'dp.shard_size' op expected to be inside dp.parallel or a function marked 'dp.spmd'}}
  %0 = dp.shard_size %n : index
  return
}

// -----

func.func @f(%x: memref<4xf32>) attributes {dp.spmd} {
  // expected-error@+1 {{'dp.all_reduce' op operand #0 must be tensor or placed tensor, but got 'memref<4xf32>'}}
  %0 = dp.all_reduce %x : memref<4xf32> -> memref<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // expected-error@+1 {{expected string or keyword containing one of the following enum values}}
  %0 = dp.all_reduce %x kind mean : tensor<4xf32> -> tensor<4xf32>
  return
}
