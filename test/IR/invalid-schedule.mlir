// The schedule's ops that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%n: index) {
  // launch-C1
  // expected-error@+1 {{'dp.launch' op expected a function, found no 'k'}}
  dp.launch @k extent %n cost %n ()
  return
}

// -----

func.func private @k(index, index)
func.func @f(%n: index) {
  // launch-C2
  // expected-error@+1 {{'dp.launch' op expected 'k' to be marked 'dp.kernel'}}
  dp.launch @k extent %n cost %n ()
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%n: index) {
  // launch-C3
  // expected-error@+1 {{'dp.launch' op expected 'k' to take the parameters and a range}}
  dp.launch @k extent %n cost %n ()
  return
}

// -----

func.func @f(%x: memref<4xf32>, %s: f32, %n: index) {
  // launch_region-C1
  // expected-error@+1 {{'dp.launch_region' op expected an identifier of C as name, found '2nd'}}
  dp.launch_region "2nd" extent %n cost %n kernel #dp.kernel {
    linalg.fill ins(%s : f32) outs(%x : memref<4xf32>)
  }
  return
}

// -----

func.func @f(%x: memref<4xf32>, %s: f32, %n: index) {
  // expected-error@+1 {{'dp.launch_region' op expected an identifier of C as name, found 'blocks.mlp'}}
  dp.launch_region "kernel_fill" of "blocks.mlp" extent %n cost %n kernel #dp.kernel {
    linalg.fill ins(%s : f32) outs(%x : memref<4xf32>)
  }
  return
}

// -----

func.func @f(%n: index) {
  // launch_region-C2
  // expected-error@+1 {{'dp.launch_region' op expected an op in the region}}
  dp.launch_region "kernel_fill" extent %n cost %n kernel #dp.kernel {
  }
  return
}

// -----

func.func @f(%n: index) {
  // launch_region-C3
  // expected-error@+1 {{'dp.launch_region' op expected ops that write buffers by loops, found 'memref.alloc'}}
  dp.launch_region "kernel_fill" extent %n cost %n kernel #dp.kernel {
    %x = memref.alloc() : memref<4xf32>
  }
  return
}

// -----

func.func private @k(index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%n: index) {
  // expected-error@+1 {{'dp.launch_region' op expected ops that write buffers by loops, found 'dp.launch'}}
  dp.launch_region "kernel_fill" extent %n cost %n kernel #dp.kernel {
    dp.launch @k extent %n cost %n ()
  }
  return
}

// -----

func.func @f(%x: memref<4xf32>, %s: f32, %n: index) {
  // expected-error@+1 {{'dp.launch_region' op expected ops that write buffers by loops, found 'dp.launch_region'}}
  dp.launch_region "outer" extent %n cost %n kernel #dp.kernel {
    dp.launch_region "inner" extent %n cost %n kernel #dp.kernel {
      linalg.fill ins(%s : f32) outs(%x : memref<4xf32>)
    }
  }
  return
}

// -----

#row = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%x: memref<4x5xf32>, %y: memref<4xf32>, %n: index) {
  // launch_region-C4
  // expected-error@+1 {{'dp.launch_region' op expected each 'linalg.generic' to have the parallel loops of #dp.kernel<loop = 1>}}
  dp.launch_region "kernel_addf" extent %n cost %n kernel #dp.kernel<loop = 1> {
    linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x5xf32>) outs(%y : memref<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      linalg.yield %0 : f32
    }
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
func.func @f(%x: memref<4xf32>, %n: index) {
  // expected-error@+1 {{'dp.launch_region' op expected each 'linalg.generic' to have the parallel loops of #dp.kernel<loop = 0, rows = 2>}}
  dp.launch_region "kernel_rows_negf" extent %n cost %n kernel #dp.kernel<loop = 0, rows = 2> {
    linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
    ^bb0(%a: f32):
      %0 = arith.negf %a : f32
      linalg.yield %0 : f32
    }
  }
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%x: f32, %n: index) {
  // launch_batch-C1
  // expected-error@+1 {{'dp.launch_batch' op expected a cost for each of one or more extents, found 1 for 2}}
  dp.launch_batch @k extents(%n, %n) costs(%n) sets [(%x), (%x)] : f32
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'dp.launch_batch' op expected a cost for each of one or more extents, found 0 for 0}}
  dp.launch_batch @k extents() costs() sets []
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%x: f32, %n: index) {
  // launch_batch-C2
  // expected-error@+1 {{'dp.launch_batch' op expected 2 sets of as many parameters, found 3 parameters}}
  "dp.launch_batch"(%n, %n, %n, %n, %x, %x, %x) <{kernel = @k, operandSegmentSizes = array<i32: 2, 2, 3>}> : (index, index, index, index, f32, f32, f32) -> ()
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%x: f32, %y: f64, %n: index) {
  // launch_batch-C3
  // expected-error@+1 {{'dp.launch_batch' op expected set 1 to have the types of the first one}}
  "dp.launch_batch"(%n, %n, %n, %n, %x, %y) <{kernel = @k, operandSegmentSizes = array<i32: 2, 2, 2>}> : (index, index, index, index, f32, f64) -> ()
  return
}

// -----

func.func private @k(f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func @f(%x: f64, %n: index) {
  // launch_batch-C4
  // expected-error@+1 {{'dp.launch_batch' op expected 'k' to take the parameters and a range}}
  dp.launch_batch @k extents(%n) costs(%n) sets [(%x)] : f64
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{expected a set of parameters for each of 2 extents, found 1}}
  dp.launch_batch @k extents(%n, %n) costs(%n, %n) sets [(%x)] : f32
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{expected 1 parameters in each set, as there are types}}
  dp.launch_batch @k extents(%n) costs(%n) sets [(%x, %x)] : f32
  return
}

// -----

func.func @f(%x: memref<4x4xi32>, %n: index) {
  // gemm-C1
  // expected-error@+1 {{'dp.gemm' op expected f8E4M3FN, f8E5M2, f16, bf16, f32 or f64 elements, found 'i32'}}
  dp.gemm ins(%x, %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<4x4xi32>, memref<4x4xi32>, memref<4x4xi32>
  return
}

// -----

func.func @f(%x: memref<4x4xf32>, %y: memref<4x4xf64>, %n: index) {
  // gemm-C2
  // expected-error@+1 {{'dp.gemm' op expected the element type of A 'f32', found 'memref<4x4xf64>'}}
  dp.gemm ins(%x, %y) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<4x4xf32>, memref<4x4xf64>, memref<4x4xf32>
  return
}

// -----

func.func @f(%x: memref<4x4xbf16>, %y: memref<4x4xf16>, %n: index) {
  // gemm-C3
  // expected-error@+1 {{'dp.gemm' op expected the element type of A 'bf16' or f32, found 'memref<4x4xf16>'}}
  dp.gemm ins(%x, %x) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xf16>
  return
}

// -----

func.func @f(%x: memref<4x4xf64>, %y: memref<4x4xf32>, %n: index) {
  // gemm-C3
  // expected-error@+1 {{'dp.gemm' op expected the element type of A 'f64', found 'memref<4x4xf32>'}}
  dp.gemm ins(%x, %x) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf32>
  return
}

// -----

func.func @f(%x: memref<4x4xf32>, %b: memref<2x2xf32>, %n: index) {
  // gemm-C4
  // expected-error@+1 {{'dp.gemm' op expected a dense row of 'f32' as bias, found 'memref<2x2xf32>'}}
  dp.gemm ins(%x, %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) bias(%b : memref<2x2xf32>) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @f(%x: memref<16x16xf8E5M2>, %y: memref<16x16xf32>, %n: index) {
  // gemm-C5
  // expected-error@+1 {{'dp.gemm' op expected two 8-bit factors, one of f8E4M3FN, found 'f8E5M2' and 'f8E5M2'}}
  dp.gemm ins(%x, trans_b %x) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<16x16xf8E5M2>, memref<16x16xf8E5M2>, memref<16x16xf32>
  return
}

// -----

func.func @f(%x: memref<16x16xf8E4M3FN>, %y: memref<16x16xf32>, %n: index) {
  // gemm-C5
  // expected-error@+1 {{'dp.gemm' op expected two 8-bit factors, one of f8E4M3FN, found 'f8E4M3FN' and 'f32'}}
  dp.gemm ins(%x, trans_b %y) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<16x16xf8E4M3FN>, memref<16x16xf32>, memref<16x16xf32>
  return
}

// -----

func.func @f(%x: memref<16x16xf8E4M3FN>, %n: index) {
  // gemm-C6
  // expected-error@+1 {{'dp.gemm' op expected a result of f16, bf16 or f32 of 8-bit factors, found 'f8E4M3FN'}}
  dp.gemm ins(%x, trans_b %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<16x16xf8E4M3FN>, memref<16x16xf8E4M3FN>, memref<16x16xf8E4M3FN>
  return
}

// -----

func.func @f(%x: memref<16x16xf8E4M3FN>, %y: memref<16x16xf32>, %n: index) {
  // gemm-C7
  // expected-error@+1 {{'dp.gemm' op expected 8-bit factors that are contiguous along k: A as it is and 'trans_b'}}
  dp.gemm ins(%x, %x) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) : memref<16x16xf8E4M3FN>, memref<16x16xf8E4M3FN>, memref<16x16xf32>
  return
}

// -----

func.func @f(%x: memref<16x16xf8E4M3FN>, %y: memref<16x16xf32>, %n: index) {
  // gemm-C8
  // expected-error@+1 {{'dp.gemm' op expected no bias, no relu, no sums and no outer batches with 8-bit factors}}
  dp.gemm ins(%x, trans_b %x) outs(%y) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) relu : memref<16x16xf8E4M3FN>, memref<16x16xf8E4M3FN>, memref<16x16xf32>
  return
}

// -----

func.func @f(%x: memref<4x4xf32>, %n: index) {
  // gemm-C9
  // expected-error@+1 {{'dp.gemm' op expected a number and three distances of outer batches, found 2 numbers}}
  dp.gemm ins(%x, %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) outer(%n, %n) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @gemm(%x: memref<4x4xf32>, %s: memref<4xf32>, %n: index) attributes {dp.spmd} {
  // gemm-C10
  // expected-error@+1 {{'dp.gemm' op expected 'sums' with 'of_b'}}
  "dp.gemm"(%x, %x, %x, %n, %n, %n, %n, %n, %n, %n, %n, %n, %n) <{sums_of_b, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @gemm(%x: memref<4x4xf32>, %s: memref<4xf32>, %n: index) attributes {dp.spmd} {
  // gemm-C11
  // expected-error@+1 {{'dp.gemm' op expected no bias, no relu and no outer batches with sums}}
  dp.gemm ins(%x, %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) relu sums(%s : memref<4xf32>) : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @gemm(%x: memref<4x4xbf16>, %s: memref<4xf32>, %n: index) attributes {dp.spmd} {
  // gemm-C12
  // expected-error@+1 {{'dp.gemm' op expected dense sums of f32 beside a result of f32, found 'memref<4xf32>' and 'memref<4x4xbf16>'}}
  dp.gemm ins(%x, %x) outs(%x) size(%n, %n, %n, %n) ld(%n, %n, %n) stride(%n, %n, %n) sums of_b(%s : memref<4xf32>) : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  return
}

// -----

func.func @f(%x: memref<4xf32, strided<[2]>>, %y: memref<4xf32>) {
  // buffer-C1
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected a dense buffer, found 'memref<4xf32, strided<[2]>>'}}
  dp.buffer.all_reduce %x, %y : memref<4xf32, strided<[2]>>, memref<4xf32>
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<4xf64>) {
  // buffer-C2
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected one element type, found 'f32' and 'f64'}}
  dp.buffer.all_reduce %x, %y : memref<4xf32>, memref<4xf64>
  return
}

// -----

func.func @f(%x: memref<?xf32>, %y: memref<4x1xf32>) {
  // buffer-C3
  // expected-error@+1 {{'dp.buffer.all_gather' op expected buffers of one rank, found 'memref<?xf32>' and 'memref<4x1xf32>'}}
  dp.buffer.all_gather %x, %y dim 0 : memref<?xf32>, memref<4x1xf32>
  return
}

// -----

func.func @f(%x: memref<?xf32>, %y: memref<4xf32>) {
  // buffer-C4
  // expected-error@+1 {{'dp.buffer.all_gather' op expected a dimension >= 0 and < 1 (the rank of 'memref<4xf32>'), found 1}}
  dp.buffer.all_gather %x, %y dim 1 : memref<?xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%x: memref<?xf32>, %y: memref<4xf32>) {
  // buffer-C5
  // expected-error@+1 {{'dp.buffer.reduce_scatter' op expected a unit >= 1 that divides dimension 0 of 'memref<4xf32>', found 3}}
  dp.buffer.reduce_scatter %y, %x dim 0 unit 3 : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%x: memref<?xf32>, %y: memref<?xf32>) {
  // buffer-C5
  // expected-error@+1 {{'dp.buffer.all_gather' op expected a unit >= 1 that divides dimension 0 of 'memref<?xf32>', found 0}}
  dp.buffer.all_gather %x, %y dim 0 unit 0 : memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<?xf32>) {
  // buffer-C6
  // expected-error@+1 {{'dp.buffer.reduce_scatter' op expected an element type that 'xor' combines, found 'f32'}}
  dp.buffer.reduce_scatter %x, %y kind xor dim 0 : memref<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%x: memref<4xi32>) {
  // buffer-C6
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected an element type that 'maxnum' combines, found 'i32'}}
  dp.buffer.all_reduce %x, %x kind maxnum : memref<4xi32>, memref<4xi32>
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<8xf32>) {
  // buffer.all_reduce-C1
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected buffers of one shape, found 'memref<4xf32>' and 'memref<8xf32>'}}
  dp.buffer.all_reduce %x, %y : memref<4xf32>, memref<8xf32>
  return
}

// -----

func.func @f() {
  // event_record-C1
  // expected-error@+1 {{'dp.event_record' op expected an event >= 0, found -1}}
  dp.event_record -1 on comm
  return
}

// -----

func.func @f() {
  // stream_wait-C1
  // expected-error@+1 {{'dp.stream_wait' op expected an event >= 0, found -2}}
  dp.stream_wait comm for -2
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<3xf32>) {
  // stream_wait-C2
  // expected-error@+1 {{'dp.stream_wait' op expected each buffer once, found one of type 'memref<4xf32>' twice}}
  dp.stream_wait compute for 0 (%x, %y, %x) : memref<4xf32>, memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected string or keyword containing one of the following enum values for attribute 'stream' [compute, comm]}}
  dp.event_record 0 on gpu
  return
}

// -----

func.func @f(%x: memref<4xf16>, %n: index) {
  // nccl-C1
  // expected-error@+1 {{'dp.nccl.all_reduce' op expected elements of 32 bits for ncclFloat32, found 'f16'}}
  dp.nccl.all_reduce %x, %x count %n ncclFloat32 ncclSum : memref<4xf16>, memref<4xf16>
  return
}

// -----

func.func @f(%x: memref<4xi16>, %y: memref<?xi16>, %n: index) {
  // nccl-C1
  // expected-error@+1 {{'dp.nccl.reduce_scatter' op expected elements of 8 bits for ncclUint8, found 'i16'}}
  dp.nccl.reduce_scatter %x, %y chunks(%n, %n, %n) ncclUint8 ncclSum : memref<4xi16>, memref<?xi16>
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<4xf64>, %n: index) {
  // buffer-C2
  // expected-error@+1 {{'dp.nccl.all_gather' op expected one element type, found 'f32' and 'f64'}}
  dp.nccl.all_gather %x, %y chunks(%n, %n, %n) ncclFloat32 : memref<4xf32>, memref<4xf64>
  return
}

// -----

func.func @f(%x: memref<8xi16>, %y: memref<?x?xi16>, %n: index) {
  // nccl-C1
  // expected-error@+1 {{'dp.nccl.all_to_all' op expected elements of 32 bits for ncclFloat32, found 'i16'}}
  dp.nccl.all_to_all %x, %y chunks(%n, %n) ncclFloat32 : memref<8xi16>, memref<?x?xi16>
  return
}

// -----

func.func @f(%x: memref<8xf32>, %y: memref<?xf32>) {
  // buffer.all_to_all-C1
  // expected-error@+1 {{'dp.buffer.all_to_all' op expected to send a buffer of one dimension and to receive one of two, found 'memref<8xf32>' and 'memref<?xf32>'}}
  dp.buffer.all_to_all %x, %y : memref<8xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%x: memref<8x2xf32>, %y: memref<?x?xf32>, %n: index) {
  // buffer.all_to_all-C1
  // expected-error@+1 {{'dp.nccl.all_to_all' op expected to send a buffer of one dimension and to receive one of two, found 'memref<8x2xf32>' and 'memref<?x?xf32>'}}
  dp.nccl.all_to_all %x, %y chunks(%n, %n) ncclFloat32 : memref<8x2xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%x: memref<8xf32>, %y: memref<?x?xbf16>) {
  // buffer-C2
  // expected-error@+1 {{'dp.buffer.all_to_all' op expected one element type, found 'f32' and 'bf16'}}
  dp.buffer.all_to_all %x, %y : memref<8xf32>, memref<?x?xbf16>
  return
}

// -----

func.func @f(%x: memref<8xf32>, %y: memref<?x?xf32, strided<[?, 1]>>) {
  // buffer-C1
  // expected-error@+1 {{'dp.buffer.all_to_all' op expected a dense buffer, found 'memref<?x?xf32, strided<[?, 1]>>'}}
  dp.buffer.all_to_all %x, %y : memref<8xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%x: memref<4x5xf32>, %i: index) {
  // host_read-C1
  // expected-error@+1 {{'dp.host_read' op expected 2 indices, found 1}}
  %0 = dp.host_read %x[%i] : memref<4x5xf32>
  return
}

// -----

func.func @f(%x: memref<4xf32>) {
  dp.group_start
  dp.group_end
  // group_end-C1
  // expected-error@+1 {{'dp.group_end' op expected a dp.group_start before it}}
  %t = dp.group_end async -> !dp.token
  dp.wait %t (%x) : memref<4xf32>
  return
}

// -----

func.func private @g(!dp.token)

func.func @f() {
  dp.group_start
  // group_end-C2
  // expected-error@+1 {{'dp.group_end' op expected only dp.wait to use the token, found 'func.call'}}
  %t = dp.group_end async -> !dp.token
  func.call @g(%t) : (!dp.token) -> ()
  return
}

// -----

func.func @f() {
  dp.group_start
  // group_end-C3
  // expected-error@+1 {{'dp.group_end' op expected one wait for the token on every path, found none}}
  %t = dp.group_end async -> !dp.token
  return
}

// -----

func.func @f(%c: i1) {
  dp.group_start
  // group_end-C3
  // expected-error@+1 {{'dp.group_end' op expected one wait for the token on every path, found two}}
  %t = dp.group_end async -> !dp.token
  scf.if %c {
    dp.wait %t
  } else {
    dp.wait %t
  }
  dp.wait %t
  return
}

// -----

func.func @f(%c: i1) {
  dp.group_start
  %t = dp.group_end async -> !dp.token
  // group_end-C3
  // expected-error@+1 {{'scf.if' op expected a wait for the token on every path or on none}}
  scf.if %c {
    dp.wait %t
  }
  return
}

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  dp.group_start
  %t = dp.group_end async -> !dp.token
  // group_end-C3
  // expected-error@+1 {{'scf.for' op expected no wait for a token from outside of a loop}}
  scf.for %i = %c0 to %n step %c1 {
    dp.wait %t
  }
  return
}

// -----

func.func @f(%x: memref<4xf32>) {
  dp.group_start
  %t = dp.group_end async -> !dp.token
  // wait-C1
  // expected-error@+1 {{'dp.wait' op expected each buffer once, found one of type 'memref<4xf32>' twice}}
  dp.wait %t (%x, %x) : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%t: !dp.token) {
  // wait-C2
  // expected-error@+1 {{'dp.wait' op expected the token of a dp.group_end}}
  dp.wait %t
  return
}

// -----

func.func @f(%x: memref<4xf128>, %y: memref<8xf128>) {
  // buffer-C7
  // expected-error@+1 {{'dp.buffer.all_gather' op expected elements that a collective moves (integers of 1 to 64 bits, index, f8E4M3FN, f8E5M2, f16, bf16, f32, f64, complex<f32> and complex<f64>), found 'f128'}}
  dp.buffer.all_gather %x, %y dim 0 : memref<4xf128>, memref<8xf128>
  return
}

// -----

func.func @f(%x: memref<4xi7>) {
  // buffer-C8
  // expected-error@+1 {{'dp.buffer.all_reduce' op expected elements as wide as their places in a buffer (dp-widen-collectives extends others), found 'i7'}}
  dp.buffer.all_reduce %x, %x kind max : memref<4xi7>, memref<4xi7>
  return
}
