// A layer normalization and a cross entropy with their gradients, and softmaxes of
// short and of long rows, on batches of which some devices have no row: a warp or
// a block of the GPU computes a row.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/row_kernels.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0,label:0,q:0,t:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-DAG: dp.launch @kernel_rows_addf_divf_subf_mulf_addf_divf extent
// SCHEDULE-DAG: dp.launch @kernel_rows_mulf_maximumf_mulf_subf_exp_addf extent
// SCHEDULE-DAG: dp.launch @kernel_rows_mulf_maximumf_mulf_subf_exp_addf_{{[0-9]}} extent

#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
#all3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#row3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#column3 = affine_map<(d0, d1, d2) -> (d2)>
#outer3 = affine_map<(d0, d1, d2) -> (d0)>
func.func @train(%x: tensor<?x600xf32> {dp.name = "x"}, %label: tensor<?xi32> {dp.name = "label"}, %q: tensor<?x6x40xf32> {dp.name = "q"},
    %t: tensor<?x5000xf32> {dp.name = "t"}, %w: tensor<600xf32> {dp.name = "w", dp.state}, %u: tensor<40xf32> {dp.name = "u", dp.state},
    %v: tensor<5000xf32> {dp.name = "v", dp.state})
    -> (tensor<600xf32> {dp.updates = 4 : i64}, tensor<40xf32> {dp.updates = 5 : i64}, tensor<5000xf32> {dp.updates = 6 : i64},
        tensor<f32> {dp.name = "loss"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?x600xf32>
  %ew = tensor.empty(%n) : tensor<?x600xf32>
  %er = tensor.empty(%n) : tensor<?xf32>
  %ec = tensor.empty() : tensor<600xf32>
  %es = tensor.empty() : tensor<f32>
  %zeros = linalg.fill ins(%zero : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %lows = linalg.fill ins(%lowest : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %columns = linalg.fill ins(%zero : f32) outs(%ec : tensor<600xf32>) -> tensor<600xf32>
  %scalar = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>

  // A layer normalization.
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x600xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %mean = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%sum : tensor<?xf32>) outs(%er : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %c = arith.constant 600.0 : f32
      %r = arith.divf %a0, %c : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : tensor<?x600xf32>, tensor<?xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %d = arith.subf %a0, %a1 : f32
      %s = arith.mulf %d, %d : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %scale = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%squares : tensor<?xf32>) outs(%er : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %c = arith.constant 600.0 : f32
      %e = arith.constant 1.0e-3 : f32
      %m = arith.divf %a0, %c : f32
      %p = arith.addf %m, %e : f32
      %r = math.rsqrt %p : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %hat = linalg.generic {indexing_maps = [#all, #row, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %scale : tensor<?x600xf32>, tensor<?xf32>, tensor<?xf32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %o: f32):
      %d = arith.subf %a0, %a1 : f32
      %r = arith.mulf %d, %a2 : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>
  %z = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%hat, %w : tensor<?x600xf32>, tensor<600xf32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.mulf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>

  // The cross entropy of its softmax with the labels.
  %most = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%z : tensor<?x600xf32>) outs(%lows : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.maximumf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %powers = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%z, %most : tensor<?x600xf32>, tensor<?xf32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %d = arith.subf %a0, %a1 : f32
      %r = math.exp %d : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>
  %total = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%powers : tensor<?x600xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %entropy = linalg.generic {indexing_maps = [#all, #row, #row, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%z, %most, %total, %label : tensor<?x600xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: i32, %o: f32):
      %j = linalg.index 1 : index
      %k = arith.index_cast %j : index to i32
      %is = arith.cmpi eq, %k, %a3 : i32
      %g = math.log %a2 : f32
      %d = arith.subf %a1, %a0 : f32
      %b = arith.addf %d, %g : f32
      %zf = arith.constant 0.0 : f32
      %e = arith.select %is, %b, %zf : f32
      %r = arith.addf %o, %e : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %loss = linalg.generic {indexing_maps = [#one, #none], iterator_types = ["reduction"]}
      ins(%entropy : tensor<?xf32>) outs(%scalar : tensor<f32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<f32>

  // Its gradients.
  %slope = linalg.generic {indexing_maps = [#all, #row, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%powers, %total, %label : tensor<?x600xf32>, tensor<?xf32>, tensor<?xi32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: i32, %o: f32):
      %j = linalg.index 1 : index
      %k = arith.index_cast %j : index to i32
      %is = arith.cmpi eq, %k, %a2 : i32
      %onef = arith.constant 1.0 : f32
      %p = arith.divf %a0, %a1 : f32
      %m = arith.subf %p, %onef : f32
      %r = arith.select %is, %m, %p : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>
  %dw = linalg.generic {indexing_maps = [#all, #all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%slope, %hat : tensor<?x600xf32>, tensor<?x600xf32>) outs(%columns : tensor<600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %s = arith.mulf %a0, %a1 : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
  } -> tensor<600xf32>
  %dh = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%slope, %w : tensor<?x600xf32>, tensor<600xf32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.mulf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>
  %s1 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%dh : tensor<?x600xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %s2 = linalg.generic {indexing_maps = [#all, #all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%dh, %hat : tensor<?x600xf32>, tensor<?x600xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %s = arith.mulf %a0, %a1 : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %dx = linalg.generic {indexing_maps = [#all, #all, #row, #row, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%dh, %hat, %s1, %s2, %scale : tensor<?x600xf32>, tensor<?x600xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%ew : tensor<?x600xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %o: f32):
      %c = arith.constant 600.0 : f32
      %p = arith.mulf %a1, %a3 : f32
      %s = arith.addf %p, %a2 : f32
      %m = arith.divf %s, %c : f32
      %d = arith.subf %a0, %m : f32
      %r = arith.mulf %d, %a4 : f32
      linalg.yield %r : f32
  } -> tensor<?x600xf32>
  %dxs = linalg.generic {indexing_maps = [#all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%dx : tensor<?x600xf32>) outs(%columns : tensor<600xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<600xf32>
  %g = arith.addf %dw, %dxs : tensor<600xf32>
  %w1 = arith.subf %w, %g : tensor<600xf32>

  // Softmaxes of short rows along two dimensions, and of long ones.
  %qe = tensor.empty(%n) : tensor<?x6x40xf32>
  %qer = tensor.empty(%n) : tensor<?x6xf32>
  %qec = tensor.empty() : tensor<40xf32>
  %qzeros = linalg.fill ins(%zero : f32) outs(%qer : tensor<?x6xf32>) -> tensor<?x6xf32>
  %qlows = linalg.fill ins(%lowest : f32) outs(%qer : tensor<?x6xf32>) -> tensor<?x6xf32>
  %qcolumns = linalg.fill ins(%zero : f32) outs(%qec : tensor<40xf32>) -> tensor<40xf32>
  %qz = linalg.generic {indexing_maps = [#all3, #column3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q, %u : tensor<?x6x40xf32>, tensor<40xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.mulf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %qm = linalg.generic {indexing_maps = [#all3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%qz : tensor<?x6x40xf32>) outs(%qlows : tensor<?x6xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.maximumf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?x6xf32>
  %qp = linalg.generic {indexing_maps = [#all3, #row3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%qz, %qm : tensor<?x6x40xf32>, tensor<?x6xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %d = arith.subf %a0, %a1 : f32
      %r = math.exp %d : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %qs = linalg.generic {indexing_maps = [#all3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%qp : tensor<?x6x40xf32>) outs(%qzeros : tensor<?x6xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?x6xf32>
  %qy = linalg.generic {indexing_maps = [#all3, #row3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%qp, %qs : tensor<?x6x40xf32>, tensor<?x6xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.divf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %qc = linalg.generic {indexing_maps = [#all3, #column3], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%qy : tensor<?x6x40xf32>) outs(%qcolumns : tensor<40xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<40xf32>
  %u0 = arith.subf %u, %qc : tensor<40xf32>

  // Sums within a row, of which the row needs the largest one: threads exchange
  // elements.
  %gy = linalg.generic {indexing_maps = [#all3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q : tensor<?x6x40xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = math.exp %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %gs = linalg.generic {indexing_maps = [#all3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%gy : tensor<?x6x40xf32>) outs(%qzeros : tensor<?x6xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?x6xf32>
  %gt = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%gs : tensor<?x6xf32>) outs(%lows : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.maximumf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %gz = linalg.generic {indexing_maps = [#all3, #row3, #outer3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%gy, %gs, %gt : tensor<?x6x40xf32>, tensor<?x6xf32>, tensor<?xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %o: f32):
      %m = arith.mulf %a0, %a1 : f32
      %r = arith.divf %m, %a2 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %gk = linalg.generic {indexing_maps = [#all3, #outer3], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%gz : tensor<?x6x40xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %gx = linalg.generic {indexing_maps = [#all3, #outer3, #all3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%gz, %gk : tensor<?x6x40xf32>, tensor<?xf32>) outs(%qe : tensor<?x6x40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.divf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x40xf32>
  %gc = linalg.generic {indexing_maps = [#all3, #all3, #column3], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%gx, %gz : tensor<?x6x40xf32>, tensor<?x6x40xf32>) outs(%qcolumns : tensor<40xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %s = arith.addf %a0, %a1 : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
  } -> tensor<40xf32>
  %u1 = arith.subf %u0, %gc : tensor<40xf32>

  %te = tensor.empty(%n) : tensor<?x5000xf32>
  %ter = tensor.empty(%n) : tensor<?xf32>
  %tec = tensor.empty() : tensor<5000xf32>
  %tzeros = linalg.fill ins(%zero : f32) outs(%ter : tensor<?xf32>) -> tensor<?xf32>
  %tlows = linalg.fill ins(%lowest : f32) outs(%ter : tensor<?xf32>) -> tensor<?xf32>
  %tcolumns = linalg.fill ins(%zero : f32) outs(%tec : tensor<5000xf32>) -> tensor<5000xf32>
  %tz = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%t, %v : tensor<?x5000xf32>, tensor<5000xf32>) outs(%te : tensor<?x5000xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.mulf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x5000xf32>
  %tm = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%tz : tensor<?x5000xf32>) outs(%tlows : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.maximumf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %tp = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%tz, %tm : tensor<?x5000xf32>, tensor<?xf32>) outs(%te : tensor<?x5000xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %d = arith.subf %a0, %a1 : f32
      %r = math.exp %d : f32
      linalg.yield %r : f32
  } -> tensor<?x5000xf32>
  %ts = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%tp : tensor<?x5000xf32>) outs(%tzeros : tensor<?xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<?xf32>
  %ty = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%tp, %ts : tensor<?x5000xf32>, tensor<?xf32>) outs(%te : tensor<?x5000xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o: f32):
      %r = arith.divf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x5000xf32>
  %tc = linalg.generic {indexing_maps = [#all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%ty : tensor<?x5000xf32>) outs(%tcolumns : tensor<5000xf32>) {
    ^bb0(%a0: f32, %o: f32):
      %r = arith.addf %o, %a0 : f32
      linalg.yield %r : f32
  } -> tensor<5000xf32>
  %v1 = arith.subf %v, %tc : tensor<5000xf32>
  return %w1, %u1, %v1, %loss : tensor<600xf32>, tensor<40xf32>, tensor<5000xf32>, tensor<f32>
}
