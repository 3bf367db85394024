// Two layers in mixed precision: the parameters are in f32, products are of bf16.
// 'predict' shares the parameters, and 'decay' updates one of them without a product.
//
// REQUIRES: numpy
// RUN: timeout 300 %python %integration/run_program.py %s %integration/Inputs/state_copies.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

!w1 = tensor<12x16xf32>
!w2 = tensor<16x5xf32>
func.func @train_step(%w1: !w1 {dp.name = "w1", dp.state}, %w2: !w2 {dp.name = "w2", dp.state},
    %x: tensor<?x12xf32> {dp.name = "x"}, %y: tensor<?x5xf32> {dp.name = "y"})
    -> (!w1 {dp.name = "w1", dp.updates = 0 : i64}, !w2 {dp.name = "w2", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x12xf32>
  %zero = arith.constant 0.0 : f32
  %rate1 = arith.constant dense<0.02> : !w1
  %rate2 = arith.constant dense<0.02> : !w2
  %b1 = arith.truncf %w1 : !w1 to tensor<12x16xbf16>
  %b2 = arith.truncf %w2 : !w2 to tensor<16x5xbf16>
  %xb = arith.truncf %x : tensor<?x12xf32> to tensor<?x12xbf16>
  %eh = tensor.empty(%n) : tensor<?x16xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<?x16xf32>) -> tensor<?x16xf32>
  %u = linalg.matmul ins(%xb, %b1 : tensor<?x12xbf16>, tensor<12x16xbf16>) outs(%zh : tensor<?x16xf32>) -> tensor<?x16xf32>
  %h = arith.maximumf %u, %zh : tensor<?x16xf32>
  %hb = arith.truncf %h : tensor<?x16xf32> to tensor<?x16xbf16>
  %ep = tensor.empty(%n) : tensor<?x5xf32>
  %zp = linalg.fill ins(%zero : f32) outs(%ep : tensor<?x5xf32>) -> tensor<?x5xf32>
  %p = linalg.matmul ins(%hb, %b2 : tensor<?x16xbf16>, tensor<16x5xbf16>) outs(%zp : tensor<?x5xf32>) -> tensor<?x5xf32>
  %d = arith.subf %p, %y : tensor<?x5xf32>
  %q = arith.mulf %d, %d : tensor<?x5xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%q : tensor<?x5xf32>) outs(%zs : tensor<f32>) dimensions = [0, 1]
  %db = arith.truncf %d : tensor<?x5xf32> to tensor<?x5xbf16>
  %eht = tensor.empty(%n) : tensor<16x?xbf16>
  %ht = linalg.transpose ins(%hb : tensor<?x16xbf16>) outs(%eht : tensor<16x?xbf16>) permutation = [1, 0]
  %eg2 = tensor.empty() : !w2
  %zg2 = linalg.fill ins(%zero : f32) outs(%eg2 : !w2) -> !w2
  %g2 = linalg.matmul ins(%ht, %db : tensor<16x?xbf16>, tensor<?x5xbf16>) outs(%zg2 : !w2) -> !w2
  %eb2t = tensor.empty() : tensor<5x16xbf16>
  %b2t = linalg.transpose ins(%b2 : tensor<16x5xbf16>) outs(%eb2t : tensor<5x16xbf16>) permutation = [1, 0]
  %dh = linalg.matmul ins(%db, %b2t : tensor<?x5xbf16>, tensor<5x16xbf16>) outs(%zh : tensor<?x16xf32>) -> tensor<?x16xf32>
  %on = arith.cmpf ogt, %u, %zh : tensor<?x16xf32>
  %du = arith.select %on, %dh, %zh : tensor<?x16xi1>, tensor<?x16xf32>
  %dub = arith.truncf %du : tensor<?x16xf32> to tensor<?x16xbf16>
  %ext = tensor.empty(%n) : tensor<12x?xbf16>
  %xt = linalg.transpose ins(%xb : tensor<?x12xbf16>) outs(%ext : tensor<12x?xbf16>) permutation = [1, 0]
  %eg1 = tensor.empty() : !w1
  %zg1 = linalg.fill ins(%zero : f32) outs(%eg1 : !w1) -> !w1
  %g1 = linalg.matmul ins(%xt, %dub : tensor<12x?xbf16>, tensor<?x16xbf16>) outs(%zg1 : !w1) -> !w1
  %s1 = arith.mulf %g1, %rate1 : !w1
  %s2 = arith.mulf %g2, %rate2 : !w2
  %n1 = arith.subf %w1, %s1 : !w1
  %n2 = arith.subf %w2, %s2 : !w2
  return %n1, %n2, %loss : !w1, !w2, tensor<f32>
}

func.func @predict(%w1: !w1 {dp.name = "w1", dp.state}, %x: tensor<?x12xf32> {dp.name = "x"})
    -> (tensor<?x16xf32> {dp.name = "scores"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x12xf32>
  %zero = arith.constant 0.0 : f32
  %b1 = arith.truncf %w1 : !w1 to tensor<12x16xbf16>
  %xb = arith.truncf %x : tensor<?x12xf32> to tensor<?x12xbf16>
  %eh = tensor.empty(%n) : tensor<?x16xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<?x16xf32>) -> tensor<?x16xf32>
  %u = linalg.matmul ins(%xb, %b1 : tensor<?x12xbf16>, tensor<12x16xbf16>) outs(%zh : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %u : tensor<?x16xf32>
}

func.func @decay(%w1: !w1 {dp.name = "w1", dp.state}, %x: tensor<?x12xf32> {dp.name = "x"})
    -> (!w1 {dp.name = "w1", dp.updates = 0 : i64}, tensor<?x12xf32> {dp.name = "x"}) {
  %half = arith.constant dense<0.5> : !w1
  %n1 = arith.mulf %w1, %half : !w1
  return %n1, %x : !w1, tensor<?x12xf32>
}
