// Data movement along the batch as JAX 0.10.2 exports it: each function is the
// jax.numpy expression of its name on 6 rows, through stablehlo-legalize-to-linalg.

func.func @sync_batch_norm(%arg0: tensor<6x4x2xf32> {dp.scatter = 0}, %arg1: tensor<6x4x2xf32> {dp.scatter = 0}, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>) -> (tensor<6x4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<6x4x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %cst = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = arith.constant dense<2.000000e+00> : tensor<f32>
  %cst_1 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_2 = arith.constant 2.400000e+01 : f32
  %cst_3 = arith.constant dense<1.000000e-01> : tensor<f32>
  %cst_4 = arith.constant dense<0.899999976> : tensor<f32>
  %cst_5 = arith.constant dense<-5.000000e-01> : tensor<f32>
  %cst_6 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_7 = arith.constant dense<0> : tensor<i32>
  %cst_8 = arith.constant dense<2.400000e+01> : tensor<f32>
  %cst_9 = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<2xf32>
  %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2, %3 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %5 = tensor.empty() : tensor<1x1x2xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x2xf32>, tensor<1x1x2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<1x1x2xf32>
  %9 = tensor.empty() : tensor<6x4x2xf32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.subf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %11 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %15 = tensor.empty() : tensor<f32>
  %16 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%cst_7 : tensor<i32>) outs(%15 : tensor<f32>) {
  ^bb0(%in: i32, %out: f32):
    %80 = arith.sitofp %in : i32 to f32
    linalg.yield %80 : f32
  } -> tensor<f32>
  %17 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%16 : tensor<f32>) outs(%15 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.subf %cst_2, %in : f32
    linalg.yield %80 : f32
  } -> tensor<f32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%12 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18, %19 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %21 = tensor.empty() : tensor<i1>
  %22 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%17 : tensor<f32>) outs(%21 : tensor<i1>) {
  ^bb0(%in: f32, %out: i1):
    %80 = arith.cmpf ogt, %in, %cst_9 : f32
    linalg.yield %80 : i1
  } -> tensor<i1>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %extracted = tensor.extract %22[] : tensor<i1>
  %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %23 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.select %extracted, %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x1x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %26 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.subf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24, %28 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %30 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%29 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = math.rsqrt %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%30, %29 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%32, %31 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<1x1x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %35 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %38 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x2xf32>
  %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<1x1x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %43 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %44 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43, %arg4 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %46 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%45, %4 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %47 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%44, %46 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %48 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43, %arg5 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %49 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%45, %24 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%48, %49 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg1 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %expanded = tensor.expand_shape %51 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg1 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%53 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %expanded_10 = tensor.expand_shape %54 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %38 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_10 : tensor<1x1x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %55 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%57 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %expanded_11 = tensor.expand_shape %58 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %35 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_11 : tensor<1x1x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %61 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%60, %33 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.negf %in : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%62 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %expanded_12 = tensor.expand_shape %63 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_12 : tensor<1x1x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %65 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %66 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%61, %65 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.select %extracted, %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %67 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%66, %19 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %14 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.mulf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.negf %in : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%70 : tensor<6x4x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %expanded_13 = tensor.expand_shape %71 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %7 : tensor<1x1x2xf32>, tensor<1x1x2xf32>) outs(%5 : tensor<1x1x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<1x1x2xf32>
  %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%72 : tensor<1x1x2xf32>) outs(%1 : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %80 = arith.addf %out, %in : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %74 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %75 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  %77 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%64, %3 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.divf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<2xf32>
  %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2xf32>
  %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<6x4x2xf32>, tensor<6x4x2xf32>) outs(%9 : tensor<6x4x2xf32>) {
  ^bb0(%in: f32, %in_14: f32, %out: f32):
    %80 = arith.addf %in, %in_14 : f32
    linalg.yield %80 : f32
  } -> tensor<6x4x2xf32>
  return %42, %47, %50, %79, %56, %52 : tensor<6x4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<6x4x2xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func @prefix_sum(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %padded = tensor.pad %arg0 low[5, 0] high[0, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %cst : f32
  } : tensor<6x3xf32> to tensor<11x3xf32>
  %2 = tensor.empty() : tensor<6xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %2 : tensor<11x3xf32>, tensor<6xf32>) outs(%1 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %4 = arith.addf %out, %in : f32
    linalg.yield %4 : f32
  } -> tensor<6x3xf32>
  return %3 : tensor<6x3xf32>
}

func.func @suffix_max(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %padded = tensor.pad %arg0 low[0, 0] high[5, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %cst : f32
  } : tensor<6x3xf32> to tensor<11x3xf32>
  %2 = tensor.empty() : tensor<6xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %2 : tensor<11x3xf32>, tensor<6xf32>) outs(%1 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %4 = arith.maximumf %out, %in : f32
    linalg.yield %4 : f32
  } -> tensor<6x3xf32>
  return %3 : tensor<6x3xf32>
}

func.func @associative_scan(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 3] [2, 1] : tensor<6x3xf32> to tensor<3x3xf32>
  %extracted_slice_0 = tensor.extract_slice %arg0[1, 0] [3, 3] [2, 1] : tensor<6x3xf32> to tensor<3x3xf32>
  %0 = tensor.empty() : tensor<3x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%0 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<3x3xf32>
  %extracted_slice_1 = tensor.extract_slice %1[0, 0] [1, 3] [2, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %extracted_slice_2 = tensor.extract_slice %1[1, 0] [1, 3] [2, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %2 = tensor.empty() : tensor<1x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice_2 : tensor<1x3xf32>, tensor<1x3xf32>) outs(%2 : tensor<1x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<1x3xf32>
  %extracted_slice_3 = tensor.extract_slice %1[2, 0] [1, 3] [2, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %extracted_slice_3 : tensor<1x3xf32>, tensor<1x3xf32>) outs(%2 : tensor<1x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<1x3xf32>
  %extracted_slice_4 = tensor.extract_slice %1[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %5 = tensor.empty() : tensor<2x3xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<2x3xf32>) {
  ^bb0(%out: f32):
    %14 = linalg.index 1 : index
    %15 = linalg.index 0 : index
    %16 = arith.cmpi ult, %15, %c1 : index
    %17 = scf.if %16 -> (f32) {
      %extracted = tensor.extract %extracted_slice_4[%15, %14] : tensor<1x3xf32>
      scf.yield %extracted : f32
    } else {
      %18 = arith.subi %15, %c1 : index
      %extracted = tensor.extract %4[%18, %14] : tensor<1x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %17 : f32
  } -> tensor<2x3xf32>
  %7 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
  %inserted_slice = tensor.insert_slice %6 into %7[0, 0] [2, 3] [2, 1] : tensor<2x3xf32> into tensor<3x3xf32>
  %inserted_slice_5 = tensor.insert_slice %3 into %7[1, 0] [1, 3] [2, 1] : tensor<1x3xf32> into tensor<3x3xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_5 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%0 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<3x3xf32>
  %extracted_slice_6 = tensor.extract_slice %8[0, 0] [2, 3] [1, 1] : tensor<3x3xf32> to tensor<2x3xf32>
  %extracted_slice_7 = tensor.extract_slice %arg0[2, 0] [2, 3] [2, 1] : tensor<6x3xf32> to tensor<2x3xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6, %extracted_slice_7 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%5 : tensor<2x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<2x3xf32>
  %extracted_slice_8 = tensor.extract_slice %arg0[0, 0] [1, 3] [1, 1] : tensor<6x3xf32> to tensor<1x3xf32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x3xf32>) {
  ^bb0(%out: f32):
    %14 = linalg.index 1 : index
    %15 = linalg.index 0 : index
    %16 = arith.cmpi ult, %15, %c1 : index
    %17 = scf.if %16 -> (f32) {
      %extracted = tensor.extract %extracted_slice_8[%15, %14] : tensor<1x3xf32>
      scf.yield %extracted : f32
    } else {
      %18 = arith.subi %15, %c1 : index
      %extracted = tensor.extract %9[%18, %14] : tensor<2x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %17 : f32
  } -> tensor<3x3xf32>
  %11 = tensor.empty() : tensor<6x3xf32>
  %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %inserted_slice_9 = tensor.insert_slice %10 into %12[0, 0] [3, 3] [2, 1] : tensor<3x3xf32> into tensor<6x3xf32>
  %inserted_slice_10 = tensor.insert_slice %8 into %12[1, 0] [3, 3] [2, 1] : tensor<3x3xf32> into tensor<6x3xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_9, %inserted_slice_10 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%11 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_11: f32, %out: f32):
    %14 = arith.addf %in, %in_11 : f32
    linalg.yield %14 : f32
  } -> tensor<6x3xf32>
  return %13 : tensor<6x3xf32>
}

func.func @scan_back(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %cst = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 5, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %padded = tensor.pad %1 low[5, 0] high[0, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %cst_0 : f32
  } : tensor<6x3xf32> to tensor<11x3xf32>
  %3 = tensor.empty() : tensor<6xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %3 : tensor<11x3xf32>, tensor<6xf32>) outs(%2 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %6 = arith.addf %out, %in : f32
    linalg.yield %6 : f32
  } -> tensor<6x3xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 5, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  return %5 : tensor<6x3xf32>
}

func.func @flip(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 5, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  return %1 : tensor<6x3xf32>
}

func.func @flip_product(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<3x3xf32>) -> (tensor<6x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 5, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %3 = linalg.matmul ins(%1, %arg1 : tensor<6x3xf32>, tensor<3x3xf32>) outs(%2 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %5 = math.tanh %in : f32
    linalg.yield %5 : f32
  } -> tensor<6x3xf32>
  return %4 : tensor<6x3xf32>
}

func.func @flip_minus(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 5, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %3 = arith.subf %in, %in_0 : f32
    linalg.yield %3 : f32
  } -> tensor<6x3xf32>
  return %2 : tensor<6x3xf32>
}

func.func @roll(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %c2 = arith.constant 2 : index
  %extracted_slice = tensor.extract_slice %arg0[4, 0] [2, 3] [1, 1] : tensor<6x3xf32> to tensor<2x3xf32>
  %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 3] [1, 1] : tensor<6x3xf32> to tensor<4x3xf32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x3xf32>) {
  ^bb0(%out: f32):
    %3 = linalg.index 1 : index
    %4 = linalg.index 0 : index
    %5 = arith.cmpi ult, %4, %c2 : index
    %6 = scf.if %5 -> (f32) {
      %extracted = tensor.extract %extracted_slice[%4, %3] : tensor<2x3xf32>
      scf.yield %extracted : f32
    } else {
      %7 = arith.subi %4, %c2 : index
      %extracted = tensor.extract %extracted_slice_0[%7, %3] : tensor<4x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %6 : f32
  } -> tensor<6x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %3 = arith.mulf %in, %in_1 : f32
    linalg.yield %3 : f32
  } -> tensor<6x3xf32>
  return %2 : tensor<6x3xf32>
}

func.func @every_second(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 3] [2, 1] : tensor<6x3xf32> to tensor<3x3xf32>
  %0 = tensor.empty() : tensor<3x3xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
  %2 = linalg.matmul ins(%extracted_slice, %arg1 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %2 : tensor<3x3xf32>
}

func.func @shifted_difference(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<5x3xf32>) {
  %extracted_slice = tensor.extract_slice %arg0[1, 0] [5, 3] [1, 1] : tensor<6x3xf32> to tensor<5x3xf32>
  %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [5, 3] [1, 1] : tensor<6x3xf32> to tensor<5x3xf32>
  %0 = tensor.empty() : tensor<5x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%0 : tensor<5x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %2 = arith.subf %in, %in_1 : f32
    linalg.yield %2 : f32
  } -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}

func.func @one_row(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %extracted_slice = tensor.extract_slice %arg0[3, 0] [1, 3] [1, 1] : tensor<6x3xf32> to tensor<1x3xf32>
  %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
  %0 = tensor.empty() : tensor<1x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3xf32>) outs(%0 : tensor<1x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x3xf32>
  %2 = tensor.empty() : tensor<6x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<1x3xf32>) outs(%2 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%2 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %5 = arith.subf %in, %in_0 : f32
    linalg.yield %5 : f32
  } -> tensor<6x3xf32>
  return %4 : tensor<6x3xf32>
}

func.func @window_of_rows(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<1xf32>) -> (tensor<4x3xf32>) {
  %c3_i32 = arith.constant 3 : i32
  %false = arith.constant false
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c6_i32 = arith.constant 6 : i32
  %c0_i32 = arith.constant 0 : i32
  %cst = arith.constant dense<8> : tensor<i32>
  %cst_0 = arith.constant dense<1> : tensor<i32>
  %cst_1 = arith.constant dense<4.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<1xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
  ^bb0(%in: f32, %in_3: f32, %out: f32):
    %23 = arith.mulf %in, %in_3 : f32
    linalg.yield %23 : f32
  } -> tensor<1xf32>
  %3 = tensor.empty() : tensor<1xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%3 : tensor<1xi32>) {
  ^bb0(%in: f32, %out: i32):
    %23 = arith.fptosi %in : f32 to i32
    linalg.yield %23 : i32
  } -> tensor<1xi32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%3 : tensor<1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %5 : tensor<1xi32>, tensor<1xi32>) outs(%3 : tensor<1xi32>) {
  ^bb0(%in: i32, %in_3: i32, %out: i32):
    %23 = arith.subi %in, %in_3 : i32
    linalg.yield %23 : i32
  } -> tensor<1xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%3 : tensor<1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %7 : tensor<1xi32>, tensor<1xi32>) outs(%3 : tensor<1xi32>) {
  ^bb0(%in: i32, %in_3: i32, %out: i32):
    %23 = arith.minsi %in, %in_3 : i32
    linalg.yield %23 : i32
  } -> tensor<1xi32>
  %collapsed = tensor.collapse_shape %8 [] : tensor<1xi32> into tensor<i32>
  %9 = tensor.empty() : tensor<i1>
  %10 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%9 : tensor<i1>) {
  ^bb0(%in: i32, %out: i1):
    %23 = arith.cmpi slt, %in, %c0_i32 : i32
    linalg.yield %23 : i1
  } -> tensor<i1>
  %11 = tensor.empty() : tensor<i32>
  %12 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%11 : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %23 = arith.addi %in, %c6_i32 : i32
    linalg.yield %23 : i32
  } -> tensor<i32>
  %13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%10, %12, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%11 : tensor<i32>) {
  ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
    %23 = arith.select %in, %in_3, %in_4 : i32
    linalg.yield %23 : i32
  } -> tensor<i32>
  %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%9 : tensor<i1>) {
  ^bb0(%out: i1):
    linalg.yield %false : i1
  } -> tensor<i1>
  %15 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%11 : tensor<i32>) {
  ^bb0(%out: i32):
    linalg.yield %c3_i32 : i32
  } -> tensor<i32>
  %16 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%14, %15 : tensor<i1>, tensor<i32>) outs(%11 : tensor<i32>) {
  ^bb0(%in: i1, %in_3: i32, %out: i32):
    %23 = arith.select %in, %in_3, %c0_i32 : i32
    linalg.yield %23 : i32
  } -> tensor<i32>
  %extracted = tensor.extract %13[] : tensor<i32>
  %17 = arith.index_cast %extracted : i32 to index
  %18 = arith.maxsi %17, %c0 : index
  %19 = arith.minsi %18, %c2 : index
  %extracted_2 = tensor.extract %16[] : tensor<i32>
  %20 = arith.index_cast %extracted_2 : i32 to index
  %21 = arith.maxsi %20, %c0 : index
  %22 = arith.minsi %21, %c0 : index
  %extracted_slice = tensor.extract_slice %arg0[%19, %22] [4, 3] [1, 1] : tensor<6x3xf32> to tensor<4x3xf32>
  return %extracted_slice : tensor<4x3xf32>
}

func.func @update_rows(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<1xf32>) -> (tensor<6x3xf32>) {
  %c3_i32 = arith.constant 3 : i32
  %false = arith.constant false
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c6_i32 = arith.constant 6 : i32
  %c0_i32 = arith.constant 0 : i32
  %cst = arith.constant dense<8> : tensor<i32>
  %cst_0 = arith.constant dense<1> : tensor<i32>
  %cst_1 = arith.constant dense<4.000000e+00> : tensor<f32>
  %cst_2 = arith.constant dense<2.000000e+00> : tensor<f32>
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 3] [1, 1] : tensor<6x3xf32> to tensor<2x3xf32>
  %0 = tensor.empty() : tensor<2x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
  ^bb0(%in: f32, %in_4: f32, %out: f32):
    %26 = arith.mulf %in, %in_4 : f32
    linalg.yield %26 : f32
  } -> tensor<2x3xf32>
  %3 = tensor.empty() : tensor<1xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%3 : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %4 : tensor<1xf32>, tensor<1xf32>) outs(%3 : tensor<1xf32>) {
  ^bb0(%in: f32, %in_4: f32, %out: f32):
    %26 = arith.mulf %in, %in_4 : f32
    linalg.yield %26 : f32
  } -> tensor<1xf32>
  %6 = tensor.empty() : tensor<1xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<1xf32>) outs(%6 : tensor<1xi32>) {
  ^bb0(%in: f32, %out: i32):
    %26 = arith.fptosi %in : f32 to i32
    linalg.yield %26 : i32
  } -> tensor<1xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%6 : tensor<1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7, %8 : tensor<1xi32>, tensor<1xi32>) outs(%6 : tensor<1xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %26 = arith.subi %in, %in_4 : i32
    linalg.yield %26 : i32
  } -> tensor<1xi32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%6 : tensor<1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1xi32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9, %10 : tensor<1xi32>, tensor<1xi32>) outs(%6 : tensor<1xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %26 = arith.minsi %in, %in_4 : i32
    linalg.yield %26 : i32
  } -> tensor<1xi32>
  %collapsed = tensor.collapse_shape %11 [] : tensor<1xi32> into tensor<i32>
  %12 = tensor.empty() : tensor<i1>
  %13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%12 : tensor<i1>) {
  ^bb0(%in: i32, %out: i1):
    %26 = arith.cmpi slt, %in, %c0_i32 : i32
    linalg.yield %26 : i1
  } -> tensor<i1>
  %14 = tensor.empty() : tensor<i32>
  %15 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%14 : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %26 = arith.addi %in, %c6_i32 : i32
    linalg.yield %26 : i32
  } -> tensor<i32>
  %16 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%13, %15, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%14 : tensor<i32>) {
  ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
    %26 = arith.select %in, %in_4, %in_5 : i32
    linalg.yield %26 : i32
  } -> tensor<i32>
  %17 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%12 : tensor<i1>) {
  ^bb0(%out: i1):
    linalg.yield %false : i1
  } -> tensor<i1>
  %18 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%14 : tensor<i32>) {
  ^bb0(%out: i32):
    linalg.yield %c3_i32 : i32
  } -> tensor<i32>
  %19 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%17, %18 : tensor<i1>, tensor<i32>) outs(%14 : tensor<i32>) {
  ^bb0(%in: i1, %in_4: i32, %out: i32):
    %26 = arith.select %in, %in_4, %c0_i32 : i32
    linalg.yield %26 : i32
  } -> tensor<i32>
  %extracted = tensor.extract %16[] : tensor<i32>
  %20 = arith.index_cast %extracted : i32 to index
  %21 = arith.maxsi %20, %c0 : index
  %22 = arith.minsi %21, %c4 : index
  %extracted_3 = tensor.extract %19[] : tensor<i32>
  %23 = arith.index_cast %extracted_3 : i32 to index
  %24 = arith.maxsi %23, %c0 : index
  %25 = arith.minsi %24, %c0 : index
  %inserted_slice = tensor.insert_slice %2 into %arg0[%22, %25] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x3xf32>
  return %inserted_slice : tensor<6x3xf32>
}

func.func @clip_loss(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6x3xf32> {dp.scatter = 0}, %arg2: tensor<3x3xf32>) -> (tensor<f32>, tensor<3x3xf32>) {
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_1 = arith.constant 0.166666672 : f32
  %cst_2 = arith.constant 6.000000e+00 : f32
  %cst_3 = arith.constant 2.000000e+00 : f32
  %cst_4 = arith.constant 0.000000e+00 : f32
  %cst_5 = arith.constant dense<0> : tensor<i32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %2 = linalg.matmul ins(%arg0, %arg2 : tensor<6x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %3 = linalg.matmul ins(%arg1, %arg2 : tensor<6x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %4 = tensor.empty() : tensor<3x6xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x3xf32>) outs(%4 : tensor<3x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x6xf32>
  %6 = tensor.empty() : tensor<6x6xf32>
  %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %8 = linalg.matmul ins(%2, %5 : tensor<6x3xf32>, tensor<3x6xf32>) outs(%7 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %9 = tensor.empty() : tensor<6x6xi32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<6x6xi32>) {
  ^bb0(%out: i32):
    %85 = linalg.index 0 : index
    %86 = arith.index_cast %85 : index to i32
    linalg.yield %86 : i32
  } -> tensor<6x6xi32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<6x6xi32>) {
  ^bb0(%out: i32):
    %85 = linalg.index 1 : index
    %86 = arith.index_cast %85 : index to i32
    linalg.yield %86 : i32
  } -> tensor<6x6xi32>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%9 : tensor<6x6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x6xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%9 : tensor<6x6xi32>) {
  ^bb0(%in: i32, %in_7: i32, %out: i32):
    %85 = arith.addi %in, %in_7 : i32
    linalg.yield %85 : i32
  } -> tensor<6x6xi32>
  %14 = tensor.empty() : tensor<6x6xi1>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%14 : tensor<6x6xi1>) {
  ^bb0(%in: i32, %in_7: i32, %out: i1):
    %85 = arith.cmpi eq, %in, %in_7 : i32
    linalg.yield %85 : i1
  } -> tensor<6x6xi1>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x6xi1>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: i1, %out: f32):
    %85 = arith.uitofp %in : i1 to f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %17 = tensor.empty() : tensor<6xf32>
  %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6xf32>) -> tensor<6xf32>
  %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<6x6xf32>) outs(%18 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.maximumf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%17 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6xf32>
  %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %19 : tensor<6xf32>, tensor<6xf32>) outs(%17 : tensor<6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.maximumf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %22 = tensor.empty() : tensor<6x1xf32>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x1xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %24 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.subf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = math.exp %in : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %27 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<6xf32>) -> tensor<6xf32>
  %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<6x6xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<6x1xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = math.log %in : f32
    linalg.yield %85 : f32
  } -> tensor<6x1xf32>
  %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<6x1xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %31 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.subf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %34 = tensor.empty() : tensor<f32>
  %35 = linalg.fill ins(%cst_4 : f32) outs(%34 : tensor<f32>) -> tensor<f32>
  %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%33 : tensor<6x6xf32>) outs(%35 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<6x6xf32>) outs(%18 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.maximumf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %37 : tensor<6xf32>, tensor<6xf32>) outs(%17 : tensor<6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.maximumf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %39 = tensor.empty() : tensor<1x6xf32>
  %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6xf32>) outs(%39 : tensor<1x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x6xf32>
  %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<1x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %41 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.subf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = math.exp %in : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%43 : tensor<6x6xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<6xf32>) outs(%39 : tensor<1x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x6xf32>
  %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<1x6xf32>) outs(%39 : tensor<1x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = math.log %in : f32
    linalg.yield %85 : f32
  } -> tensor<1x6xf32>
  %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<1x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%42, %47 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.subf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%49 : tensor<6x6xf32>) outs(%35 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %51 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%36, %50 : tensor<f32>, tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.addf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %52 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%51 : tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.negf %in : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %53 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%52 : tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.divf %in, %cst_3 : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %54 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%53 : tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.divf %in, %cst_2 : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %55 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%34 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_1 : f32
  } -> tensor<f32>
  %56 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%55 : tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.divf %in, %cst_3 : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %57 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%56 : tensor<f32>) outs(%34 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.negf %in : f32
    linalg.yield %85 : f32
  } -> tensor<f32>
  %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<f32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%58, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.negf %in : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<6x6xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %expanded = tensor.expand_shape %61 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
  %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded, %45 : tensor<1x6xf32>, tensor<1x6xf32>) outs(%39 : tensor<1x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.divf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<1x6xf32>
  %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<1x6xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%64, %43 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%59, %65 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.addf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<6x6xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %expanded_6 = tensor.expand_shape %67 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
  %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %29 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.divf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x1xf32>
  %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<6x1xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %85 = arith.addf %out, %in : f32
    linalg.yield %85 : f32
  } -> tensor<6xf32>
  %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%70, %26 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%59, %71 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.addf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66, %72 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.addf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<6x6xf32>
  %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73, %2 : tensor<6x6xf32>, tensor<6x3xf32>) outs(%1 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    %86 = arith.addf %out, %85 : f32
    linalg.yield %86 : f32
  } -> tensor<6x3xf32>
  %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<6x3xf32>) outs(%4 : tensor<3x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x6xf32>
  %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73, %5 : tensor<6x6xf32>, tensor<3x6xf32>) outs(%1 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    %86 = arith.addf %out, %85 : f32
    linalg.yield %86 : f32
  } -> tensor<6x3xf32>
  %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<3x6xf32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %78 = tensor.empty() : tensor<3x3xf32>
  %79 = linalg.fill ins(%cst_4 : f32) outs(%78 : tensor<3x3xf32>) -> tensor<3x3xf32>
  %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77, %arg1 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%79 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    %86 = arith.addf %out, %85 : f32
    linalg.yield %86 : f32
  } -> tensor<3x3xf32>
  %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<3x3xf32>) outs(%78 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3xf32>
  %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76, %arg0 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%79 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.mulf %in, %in_7 : f32
    %86 = arith.addf %out, %85 : f32
    linalg.yield %86 : f32
  } -> tensor<3x3xf32>
  %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<3x3xf32>) outs(%78 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3xf32>
  %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%81, %83 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%78 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %in_7: f32, %out: f32):
    %85 = arith.addf %in, %in_7 : f32
    linalg.yield %85 : f32
  } -> tensor<3x3xf32>
  return %54, %84 : tensor<f32>, tensor<3x3xf32>
}

func.func @diagonal(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x1xf32>, tensor<6xf32>) {
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_1 = arith.constant dense<0> : tensor<i32>
  %cst_2 = arith.constant dense<6> : tensor<i32>
  %cst_3 = arith.constant dense<5> : tensor<1xi32>
  %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %cst_5 = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<3x6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x3xf32>) outs(%0 : tensor<3x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x6xf32>
  %2 = tensor.empty() : tensor<6x6xf32>
  %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %4 = linalg.matmul ins(%arg0, %1 : tensor<6x3xf32>, tensor<3x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %5 = tensor.empty() : tensor<6xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%5 : tensor<6xi32>) {
  ^bb0(%out: i32):
    %57 = linalg.index 0 : index
    %58 = arith.index_cast %57 : index to i32
    linalg.yield %58 : i32
  } -> tensor<6xi32>
  %7 = tensor.empty() : tensor<6x1xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6xi32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %10 = tensor.empty() : tensor<6x1xi1>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%10 : tensor<6x1xi1>) {
  ^bb0(%in: i32, %in_6: i32, %out: i1):
    %57 = arith.cmpi slt, %in, %in_6 : i32
    linalg.yield %57 : i1
  } -> tensor<6x1xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %in_6: i32, %out: i32):
    %57 = arith.addi %in, %in_6 : i32
    linalg.yield %57 : i32
  } -> tensor<6x1xi32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %8 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
    %57 = arith.select %in, %in_6, %in_7 : i32
    linalg.yield %57 : i32
  } -> tensor<6x1xi32>
  %expanded = tensor.expand_shape %14 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
  %15 = tensor.empty() : tensor<6x1x1xi32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%15 : tensor<6x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1x1xi32>
  %17 = tensor.empty() : tensor<6x1x1xi1>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %16 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%17 : tensor<6x1x1xi1>) {
  ^bb0(%in: i32, %in_6: i32, %out: i1):
    %57 = arith.cmpi sge, %in, %in_6 : i32
    linalg.yield %57 : i1
  } -> tensor<6x1x1xi1>
  %19 = tensor.empty() : tensor<1x1x1xi32>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%19 : tensor<1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1xi32>
  %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x1x1xi32>) outs(%15 : tensor<6x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1x1xi32>
  %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %21 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%17 : tensor<6x1x1xi1>) {
  ^bb0(%in: i32, %in_6: i32, %out: i1):
    %57 = arith.cmpi sle, %in, %in_6 : i32
    linalg.yield %57 : i1
  } -> tensor<6x1x1xi1>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%17 : tensor<6x1x1xi1>) {
  ^bb0(%in: i1, %in_6: i1, %out: i1):
    %57 = arith.andi %in, %in_6 : i1
    linalg.yield %57 : i1
  } -> tensor<6x1x1xi1>
  %24 = linalg.fill ins(%true : i1) outs(%10 : tensor<6x1xi1>) -> tensor<6x1xi1>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<6x1x1xi1>) outs(%24 : tensor<6x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %57 = arith.andi %out, %in : i1
    linalg.yield %57 : i1
  } -> tensor<6x1xi1>
  %26 = tensor.empty() : tensor<6x1xf32>
  %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<6x1xf32>) {
  ^bb0(%out: f32):
    %57 = linalg.index 0 : index
    %extracted = tensor.extract %expanded[%57, %c0, %c0] : tensor<6x1x1xi32>
    %58 = arith.index_cast %extracted : i32 to index
    %59 = arith.maxsi %58, %c0 : index
    %60 = arith.minsi %59, %c5 : index
    %extracted_6 = tensor.extract %4[%57, %60] : tensor<6x6xf32>
    linalg.yield %extracted_6 : f32
  } -> tensor<6x1xf32>
  %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %27, %28 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
    %57 = arith.select %in, %in_6, %in_7 : f32
    linalg.yield %57 : f32
  } -> tensor<6x1xf32>
  %30 = tensor.empty() : tensor<1xf32>
  %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<1xf32>) -> tensor<1xf32>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<6x1xf32>) outs(%31 : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %57 = arith.maximumf %out, %in : f32
    linalg.yield %57 : f32
  } -> tensor<1xf32>
  %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%30 : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1xf32>
  %34 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%33, %32 : tensor<1xf32>, tensor<1xf32>) outs(%30 : tensor<1xf32>) {
  ^bb0(%in: f32, %in_6: f32, %out: f32):
    %57 = arith.maximumf %in, %in_6 : f32
    linalg.yield %57 : f32
  } -> tensor<1xf32>
  %35 = tensor.empty() : tensor<1x1xf32>
  %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<1xf32>) outs(%35 : tensor<1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1xf32>
  %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<1x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %37 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %in_6: f32, %out: f32):
    %57 = arith.subf %in, %in_6 : f32
    linalg.yield %57 : f32
  } -> tensor<6x1xf32>
  %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %57 = math.exp %in : f32
    linalg.yield %57 : f32
  } -> tensor<6x1xf32>
  %40 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<1xf32>) -> tensor<1xf32>
  %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<6x1xf32>) outs(%40 : tensor<1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %57 = arith.addf %out, %in : f32
    linalg.yield %57 : f32
  } -> tensor<1xf32>
  %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<1xf32>) outs(%35 : tensor<1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1xf32>
  %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x1xf32>) outs(%35 : tensor<1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %57 = math.log %in : f32
    linalg.yield %57 : f32
  } -> tensor<1x1xf32>
  %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<1x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38, %44 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%26 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %in_6: f32, %out: f32):
    %57 = arith.subf %in, %in_6 : f32
    linalg.yield %57 : f32
  } -> tensor<6x1xf32>
  %46 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<i32>) outs(%5 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %47 = tensor.empty() : tensor<6xi1>
  %48 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %46 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi1>) {
  ^bb0(%in: i32, %in_6: i32, %out: i1):
    %57 = arith.cmpi slt, %in, %in_6 : i32
    linalg.yield %57 : i1
  } -> tensor<6xi1>
  %49 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%5 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %49 : tensor<6xi32>, tensor<6xi32>) outs(%5 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_6: i32, %out: i32):
    %57 = arith.addi %in, %in_6 : i32
    linalg.yield %57 : i32
  } -> tensor<6xi32>
  %51 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%48, %50, %6 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%5 : tensor<6xi32>) {
  ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
    %57 = arith.select %in, %in_6, %in_7 : i32
    linalg.yield %57 : i32
  } -> tensor<6xi32>
  %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<6xi32>) outs(%7 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %53 = tensor.empty() : tensor<6x2xi32>
  %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%53 : tensor<6x2xi32>) {
  ^bb0(%out: i32):
    %57 = linalg.index 0 : index
    %58 = linalg.index 1 : index
    %59 = arith.cmpi ult, %58, %c1 : index
    %60 = scf.if %59 -> (i32) {
      %extracted = tensor.extract %52[%57, %58] : tensor<6x1xi32>
      scf.yield %extracted : i32
    } else {
      %61 = arith.subi %58, %c1 : index
      %extracted = tensor.extract %52[%57, %61] : tensor<6x1xi32>
      scf.yield %extracted : i32
    }
    linalg.yield %60 : i32
  } -> tensor<6x2xi32>
  %55 = tensor.empty() : tensor<6xf32>
  %56 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%55 : tensor<6xf32>) {
  ^bb0(%out: f32):
    %57 = linalg.index 0 : index
    %extracted = tensor.extract %54[%57, %c0] : tensor<6x2xi32>
    %58 = arith.index_cast %extracted : i32 to index
    %extracted_6 = tensor.extract %54[%57, %c1] : tensor<6x2xi32>
    %59 = arith.index_cast %extracted_6 : i32 to index
    %60 = arith.maxsi %58, %c0 : index
    %61 = arith.minsi %60, %c5 : index
    %62 = arith.maxsi %59, %c0 : index
    %63 = arith.minsi %62, %c5 : index
    %extracted_7 = tensor.extract %4[%61, %63] : tensor<6x6xf32>
    linalg.yield %extracted_7 : f32
  } -> tensor<6xf32>
  return %45, %56 : tensor<6x1xf32>, tensor<6xf32>
}

func.func @both_views(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<f32>, tensor<6x3xf32>) {
  %c6 = arith.constant 6 : index
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant 0.000000e+00 : f32
  %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_2 = arith.constant dense<-1.000000e+09> : tensor<f32>
  %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_4 = arith.constant dense<0> : tensor<i32>
  %0 = tensor.empty() : tensor<12x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<12x3xf32>) {
  ^bb0(%out: f32):
    %41 = linalg.index 1 : index
    %42 = linalg.index 0 : index
    %43 = arith.cmpi ult, %42, %c6 : index
    %44 = scf.if %43 -> (f32) {
      %extracted = tensor.extract %arg0[%42, %41] : tensor<6x3xf32>
      scf.yield %extracted : f32
    } else {
      %45 = arith.subi %42, %c6 : index
      %extracted = tensor.extract %arg1[%45, %41] : tensor<6x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %44 : f32
  } -> tensor<12x3xf32>
  %2 = tensor.empty() : tensor<3x12xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12x3xf32>) outs(%2 : tensor<3x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x12xf32>
  %4 = tensor.empty() : tensor<12x12xf32>
  %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<12x12xf32>) -> tensor<12x12xf32>
  %6 = linalg.matmul ins(%1, %3 : tensor<12x3xf32>, tensor<3x12xf32>) outs(%5 : tensor<12x12xf32>) -> tensor<12x12xf32>
  %7 = tensor.empty() : tensor<12x12xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<12x12xi32>) {
  ^bb0(%out: i32):
    %41 = linalg.index 0 : index
    %42 = arith.index_cast %41 : index to i32
    linalg.yield %42 : i32
  } -> tensor<12x12xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<12x12xi32>) {
  ^bb0(%out: i32):
    %41 = linalg.index 1 : index
    %42 = arith.index_cast %41 : index to i32
    linalg.yield %42 : i32
  } -> tensor<12x12xi32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%7 : tensor<12x12xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<12x12xi32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%7 : tensor<12x12xi32>) {
  ^bb0(%in: i32, %in_5: i32, %out: i32):
    %41 = arith.addi %in, %in_5 : i32
    linalg.yield %41 : i32
  } -> tensor<12x12xi32>
  %12 = tensor.empty() : tensor<12x12xi1>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %9 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%12 : tensor<12x12xi1>) {
  ^bb0(%in: i32, %in_5: i32, %out: i1):
    %41 = arith.cmpi eq, %in, %in_5 : i32
    linalg.yield %41 : i1
  } -> tensor<12x12xi1>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<12x12xi1>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: i1, %out: f32):
    %41 = arith.uitofp %in : i1 to f32
    linalg.yield %41 : f32
  } -> tensor<12x12xf32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x12xf32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %15 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%12 : tensor<12x12xi1>) {
  ^bb0(%in: f32, %in_5: f32, %out: i1):
    %41 = arith.cmpf ogt, %in, %in_5 : f32
    linalg.yield %41 : i1
  } -> tensor<12x12xi1>
  %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x12xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %17, %6 : tensor<12x12xi1>, tensor<12x12xf32>, tensor<12x12xf32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
    %41 = arith.select %in, %in_5, %in_6 : f32
    linalg.yield %41 : f32
  } -> tensor<12x12xf32>
  %19 = tensor.empty() : tensor<12xf32>
  %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<12xf32>) -> tensor<12xf32>
  %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<12x12xf32>) outs(%20 : tensor<12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %41 = arith.maximumf %out, %in : f32
    linalg.yield %41 : f32
  } -> tensor<12xf32>
  %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
  %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xf32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x12xf32>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %22 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%12 : tensor<12x12xi1>) {
  ^bb0(%in: f32, %in_5: f32, %out: i1):
    %41 = arith.cmpf oeq, %in, %in_5 : f32
    linalg.yield %41 : i1
  } -> tensor<12x12xi1>
  %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<12x12xi1>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: i1, %out: f32):
    %41 = arith.uitofp %in : i1 to f32
    linalg.yield %41 : f32
  } -> tensor<12x12xf32>
  %25 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<12xf32>) -> tensor<12xf32>
  %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<12x12xf32>) outs(%25 : tensor<12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %41 = arith.addf %out, %in : f32
    linalg.yield %41 : f32
  } -> tensor<12xf32>
  %27 = tensor.empty() : tensor<f32>
  %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
  %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%21 : tensor<12xf32>) outs(%28 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %41 = arith.addf %out, %in : f32
    linalg.yield %41 : f32
  } -> tensor<f32>
  %30 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%19 : tensor<12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12xf32>
  %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%30, %26 : tensor<12xf32>, tensor<12xf32>) outs(%19 : tensor<12xf32>) {
  ^bb0(%in: f32, %in_5: f32, %out: f32):
    %41 = arith.divf %in, %in_5 : f32
    linalg.yield %41 : f32
  } -> tensor<12xf32>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<12xf32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x12xf32>
  %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %24 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: f32, %in_5: f32, %out: f32):
    %41 = arith.mulf %in, %in_5 : f32
    linalg.yield %41 : f32
  } -> tensor<12x12xf32>
  %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %15, %33 : tensor<12x12xi1>, tensor<12x12xf32>, tensor<12x12xf32>) outs(%4 : tensor<12x12xf32>) {
  ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
    %41 = arith.select %in, %in_5, %in_6 : f32
    linalg.yield %41 : f32
  } -> tensor<12x12xf32>
  %35 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<12x3xf32>) -> tensor<12x3xf32>
  %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34, %1 : tensor<12x12xf32>, tensor<12x3xf32>) outs(%35 : tensor<12x3xf32>) {
  ^bb0(%in: f32, %in_5: f32, %out: f32):
    %41 = arith.mulf %in, %in_5 : f32
    %42 = arith.addf %out, %41 : f32
    linalg.yield %42 : f32
  } -> tensor<12x3xf32>
  %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<12x3xf32>) outs(%2 : tensor<3x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x12xf32>
  %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34, %3 : tensor<12x12xf32>, tensor<3x12xf32>) outs(%35 : tensor<12x3xf32>) {
  ^bb0(%in: f32, %in_5: f32, %out: f32):
    %41 = arith.mulf %in, %in_5 : f32
    %42 = arith.addf %out, %41 : f32
    linalg.yield %42 : f32
  } -> tensor<12x3xf32>
  %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<3x12xf32>) outs(%0 : tensor<12x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x3xf32>
  %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38, %39 : tensor<12x3xf32>, tensor<12x3xf32>) outs(%0 : tensor<12x3xf32>) {
  ^bb0(%in: f32, %in_5: f32, %out: f32):
    %41 = arith.addf %in, %in_5 : f32
    linalg.yield %41 : f32
  } -> tensor<12x3xf32>
  %extracted_slice = tensor.extract_slice %40[0, 0] [6, 3] [1, 1] : tensor<12x3xf32> to tensor<6x3xf32>
  return %29, %extracted_slice : tensor<f32>, tensor<6x3xf32>
}

func.func @distances(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x6xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<6x1x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x1x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x3xf32>
  %2 = tensor.empty() : tensor<1x6x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%2 : tensor<1x6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x6x3xf32>
  %4 = tensor.empty() : tensor<6x6x3xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<6x1x3xf32>) outs(%4 : tensor<6x6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6x3xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x6x3xf32>) outs(%4 : tensor<6x6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6x3xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<6x6x3xf32>, tensor<6x6x3xf32>) outs(%4 : tensor<6x6x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %12 = arith.subf %in, %in_0 : f32
    linalg.yield %12 : f32
  } -> tensor<6x6x3xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<6x6x3xf32>, tensor<6x6x3xf32>) outs(%4 : tensor<6x6x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %12 = arith.mulf %in, %in_0 : f32
    linalg.yield %12 : f32
  } -> tensor<6x6x3xf32>
  %9 = tensor.empty() : tensor<6x6xf32>
  %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<6x6x3xf32>) outs(%10 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = arith.addf %out, %in : f32
    linalg.yield %12 : f32
  } -> tensor<6x6xf32>
  return %11 : tensor<6x6xf32>
}

func.func @lower_triangle(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x6xf32>) {
  %cst = arith.constant dense<0> : tensor<i32>
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<3x6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<3x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x6xf32>
  %2 = tensor.empty() : tensor<6x6xf32>
  %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %4 = linalg.matmul ins(%arg0, %1 : tensor<6x3xf32>, tensor<3x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %5 = tensor.empty() : tensor<6x6xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<6x6xi32>) {
  ^bb0(%out: i32):
    %14 = linalg.index 0 : index
    %15 = arith.index_cast %14 : index to i32
    linalg.yield %15 : i32
  } -> tensor<6x6xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%5 : tensor<6x6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x6xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%5 : tensor<6x6xi32>) {
  ^bb0(%in: i32, %in_2: i32, %out: i32):
    %14 = arith.addi %in, %in_2 : i32
    linalg.yield %14 : i32
  } -> tensor<6x6xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<6x6xi32>) {
  ^bb0(%out: i32):
    %14 = linalg.index 1 : index
    %15 = arith.index_cast %14 : index to i32
    linalg.yield %15 : i32
  } -> tensor<6x6xi32>
  %10 = tensor.empty() : tensor<6x6xi1>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%10 : tensor<6x6xi1>) {
  ^bb0(%in: i32, %in_2: i32, %out: i1):
    %14 = arith.cmpi sge, %in, %in_2 : i32
    linalg.yield %14 : i1
  } -> tensor<6x6xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%2 : tensor<6x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x6xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %4, %12 : tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) outs(%2 : tensor<6x6xf32>) {
  ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
    %14 = arith.select %in, %in_2, %in_3 : f32
    linalg.yield %14 : f32
  } -> tensor<6x6xf32>
  return %13 : tensor<6x6xf32>
}

func.func @top1(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<3x5xf32>, %arg2: tensor<5x3x2xf32>) -> (tensor<6x2xf32>) {
  %c0_i32 = arith.constant 0 : i32
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant 0.000000e+00 : f32
  %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
  %0 = tensor.empty() : tensor<6x5xf32>
  %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x3xf32>, tensor<3x5xf32>) outs(%1 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %3 = tensor.empty() : tensor<6x5xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<6x5xi32>) {
  ^bb0(%out: i32):
    %39 = linalg.index 1 : index
    %40 = arith.index_cast %39 : index to i32
    linalg.yield %40 : i32
  } -> tensor<6x5xi32>
  %5 = tensor.empty() : tensor<6xf32>
  %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6xf32>) -> tensor<6xf32>
  %7 = tensor.empty() : tensor<6xi32>
  %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<6xi32>) -> tensor<6xi32>
  %9:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2, %4 : tensor<6x5xf32>, tensor<6x5xi32>) outs(%6, %8 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%in: f32, %in_2: i32, %out: f32, %out_3: i32):
    %39 = arith.cmpf ogt, %out, %in : f32
    %40 = arith.cmpf une, %out, %out : f32
    %41 = arith.ori %39, %40 : i1
    %42 = arith.cmpf oeq, %out, %in : f32
    %43 = arith.cmpi slt, %out_3, %in_2 : i32
    %44 = arith.andi %42, %43 : i1
    %45 = arith.ori %41, %44 : i1
    %46 = arith.select %41, %out, %in : f32
    %47 = arith.select %45, %out_3, %in_2 : i32
    linalg.yield %46, %47 : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %10 = tensor.empty() : tensor<6x1xi32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9#1 : tensor<6xi32>) outs(%10 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %12 = tensor.empty() : tensor<1x5xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<1x5xi32>) {
  ^bb0(%out: i32):
    %39 = linalg.index 1 : index
    %40 = arith.index_cast %39 : index to i32
    linalg.yield %40 : i32
  } -> tensor<1x5xi32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x1xi32>) outs(%3 : tensor<6x5xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x5xi32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x5xi32>) outs(%3 : tensor<6x5xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x5xi32>
  %16 = tensor.empty() : tensor<6x5xi1>
  %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %15 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%16 : tensor<6x5xi1>) {
  ^bb0(%in: i32, %in_2: i32, %out: i1):
    %39 = arith.cmpi eq, %in, %in_2 : i32
    linalg.yield %39 : i1
  } -> tensor<6x5xi1>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x5xi1>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: i1, %out: f32):
    %39 = arith.uitofp %in : i1 to f32
    linalg.yield %39 : f32
  } -> tensor<6x5xf32>
  %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<6x5xf32>) outs(%6 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %39 = arith.maximumf %out, %in : f32
    linalg.yield %39 : f32
  } -> tensor<6xf32>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%5 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6xf32>
  %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %19 : tensor<6xf32>, tensor<6xf32>) outs(%5 : tensor<6xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.maximumf %in, %in_2 : f32
    linalg.yield %39 : f32
  } -> tensor<6xf32>
  %22 = tensor.empty() : tensor<6x1xf32>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x1xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x5xf32>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %24 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.subf %in, %in_2 : f32
    linalg.yield %39 : f32
  } -> tensor<6x5xf32>
  %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %39 = math.exp %in : f32
    linalg.yield %39 : f32
  } -> tensor<6x5xf32>
  %27 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<6xf32>) -> tensor<6xf32>
  %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<6x5xf32>) outs(%27 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %39 = arith.addf %out, %in : f32
    linalg.yield %39 : f32
  } -> tensor<6xf32>
  %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6xf32>) outs(%22 : tensor<6x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1xf32>
  %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<6x1xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x5xf32>
  %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %30 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.divf %in, %in_2 : f32
    linalg.yield %39 : f32
  } -> tensor<6x5xf32>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %31 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.mulf %in, %in_2 : f32
    linalg.yield %39 : f32
  } -> tensor<6x5xf32>
  %33 = tensor.empty() : tensor<3x2x6xf32>
  %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
  %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg2, %32 : tensor<5x3x2xf32>, tensor<6x5xf32>) outs(%34 : tensor<3x2x6xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.mulf %in, %in_2 : f32
    %40 = arith.addf %out, %39 : f32
    linalg.yield %40 : f32
  } -> tensor<3x2x6xf32>
  %36 = tensor.empty() : tensor<6x2xf32>
  %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6x2xf32>) -> tensor<6x2xf32>
  %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %35 : tensor<6x3xf32>, tensor<3x2x6xf32>) outs(%37 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %39 = arith.mulf %in, %in_2 : f32
    %40 = arith.addf %out, %39 : f32
    linalg.yield %40 : f32
  } -> tensor<6x2xf32>
  return %38 : tensor<6x2xf32>
}

func.func @lookup(%arg0: tensor<7x3xf32>, %arg1: tensor<6xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %c6 = arith.constant 6 : index
  %c0 = arith.constant 0 : index
  %cst = arith.constant dense<7> : tensor<i32>
  %cst_0 = arith.constant dense<0> : tensor<i32>
  %cst_1 = arith.constant dense<6> : tensor<i32>
  %cst_2 = arith.constant dense<1> : tensor<i32>
  %cst_3 = arith.constant dense<4.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
  ^bb0(%in: f32, %in_4: f32, %out: f32):
    %19 = arith.mulf %in, %in_4 : f32
    linalg.yield %19 : f32
  } -> tensor<6xf32>
  %3 = tensor.empty() : tensor<6xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<6xf32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: f32, %out: i32):
    %19 = arith.fptosi %in : f32 to i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %5 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.subi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %7 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.minsi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %10 = tensor.empty() : tensor<6xi1>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %9 : tensor<6xi32>, tensor<6xi32>) outs(%10 : tensor<6xi1>) {
  ^bb0(%in: i32, %in_4: i32, %out: i1):
    %19 = arith.cmpi slt, %in, %in_4 : i32
    linalg.yield %19 : i1
  } -> tensor<6xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %12 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.addi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %13, %8 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
    %19 = arith.select %in, %in_4, %in_5 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %15 = tensor.empty() : tensor<6x1xi32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6xi32>) outs(%15 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %17 = tensor.empty() : tensor<6x3xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<6x3xf32>) {
  ^bb0(%out: f32):
    %19 = linalg.index 0 : index
    %20 = linalg.index 1 : index
    %extracted = tensor.extract %16[%19, %c0] : tensor<6x1xi32>
    %21 = arith.index_cast %extracted : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c6 : index
    %extracted_4 = tensor.extract %arg0[%23, %20] : tensor<7x3xf32>
    linalg.yield %extracted_4 : f32
  } -> tensor<6x3xf32>
  return %18 : tensor<6x3xf32>
}

func.func @lookup_of_batch(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<4xf32>) -> (tensor<4x3xf32>) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %cst = arith.constant dense<6> : tensor<i32>
  %cst_0 = arith.constant dense<0> : tensor<i32>
  %cst_1 = arith.constant dense<5> : tensor<i32>
  %cst_2 = arith.constant dense<1> : tensor<i32>
  %cst_3 = arith.constant dense<4.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%in: f32, %in_4: f32, %out: f32):
    %19 = arith.mulf %in, %in_4 : f32
    linalg.yield %19 : f32
  } -> tensor<4xf32>
  %3 = tensor.empty() : tensor<4xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: f32, %out: i32):
    %19 = arith.fptosi %in : f32 to i32
    linalg.yield %19 : i32
  } -> tensor<4xi32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %5 : tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.subi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<4xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<i32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %7 : tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.minsi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<4xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4xi32>
  %10 = tensor.empty() : tensor<4xi1>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %9 : tensor<4xi32>, tensor<4xi32>) outs(%10 : tensor<4xi1>) {
  ^bb0(%in: i32, %in_4: i32, %out: i1):
    %19 = arith.cmpi slt, %in, %in_4 : i32
    linalg.yield %19 : i1
  } -> tensor<4xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %12 : tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.addi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<4xi32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %13, %8 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32>) {
  ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
    %19 = arith.select %in, %in_4, %in_5 : i32
    linalg.yield %19 : i32
  } -> tensor<4xi32>
  %15 = tensor.empty() : tensor<4x1xi32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<4xi32>) outs(%15 : tensor<4x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x1xi32>
  %17 = tensor.empty() : tensor<4x3xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<4x3xf32>) {
  ^bb0(%out: f32):
    %19 = linalg.index 0 : index
    %20 = linalg.index 1 : index
    %extracted = tensor.extract %16[%19, %c0] : tensor<4x1xi32>
    %21 = arith.index_cast %extracted : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c5 : index
    %extracted_4 = tensor.extract %arg0[%23, %20] : tensor<6x3xf32>
    linalg.yield %extracted_4 : f32
  } -> tensor<4x3xf32>
  return %18 : tensor<4x3xf32>
}

func.func @slice_per_row(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6xf32> {dp.scatter = 0}) -> (tensor<6x2xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %cst = arith.constant dense<3> : tensor<i32>
  %cst_0 = arith.constant dense<0> : tensor<i32>
  %cst_1 = arith.constant dense<2> : tensor<i32>
  %cst_2 = arith.constant dense<1> : tensor<i32>
  %cst_3 = arith.constant dense<4.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
  ^bb0(%in: f32, %in_4: f32, %out: f32):
    %19 = arith.mulf %in, %in_4 : f32
    linalg.yield %19 : f32
  } -> tensor<6xf32>
  %3 = tensor.empty() : tensor<6xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<6xf32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: f32, %out: i32):
    %19 = arith.fptosi %in : f32 to i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %5 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.subi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6, %7 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.minsi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %10 = tensor.empty() : tensor<6xi1>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %9 : tensor<6xi32>, tensor<6xi32>) outs(%10 : tensor<6xi1>) {
  ^bb0(%in: i32, %in_4: i32, %out: i1):
    %19 = arith.cmpi slt, %in, %in_4 : i32
    linalg.yield %19 : i1
  } -> tensor<6xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6xi32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8, %12 : tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i32, %in_4: i32, %out: i32):
    %19 = arith.addi %in, %in_4 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %13, %8 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%3 : tensor<6xi32>) {
  ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
    %19 = arith.select %in, %in_4, %in_5 : i32
    linalg.yield %19 : i32
  } -> tensor<6xi32>
  %15 = tensor.empty() : tensor<6x1xi32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6xi32>) outs(%15 : tensor<6x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<6x1xi32>
  %17 = tensor.empty() : tensor<6x2xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<6x2xf32>) {
  ^bb0(%out: f32):
    %19 = linalg.index 0 : index
    %20 = linalg.index 1 : index
    %extracted = tensor.extract %16[%19, %c0] : tensor<6x1xi32>
    %21 = arith.index_cast %extracted : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c1 : index
    %24 = arith.addi %23, %20 : index
    %extracted_4 = tensor.extract %arg0[%19, %24] : tensor<6x3xf32>
    linalg.yield %extracted_4 : f32
  } -> tensor<6x2xf32>
  return %18 : tensor<6x2xf32>
}

func.func @group_norm(%arg0: tensor<6x4x6xf32> {dp.scatter = 0}) -> (tensor<6x4x6xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_1 = arith.constant dense<1.200000e+01> : tensor<f32>
  %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [6, 4, 2, 3] : tensor<6x4x6xf32> into tensor<6x4x2x3xf32>
  %0 = tensor.empty() : tensor<6x2xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x2xf32>) -> tensor<6x2xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<6x4x2x3xf32>) outs(%1 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %19 = arith.addf %out, %in : f32
    linalg.yield %19 : f32
  } -> tensor<6x2xf32>
  %3 = tensor.empty() : tensor<6x1x2x1xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<6x2xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x2x1xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x2x1xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<6x1x2x1xf32>, tensor<6x1x2x1xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.divf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x1x2x1xf32>
  %7 = tensor.empty() : tensor<6x4x2x3xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<6x1x2x1xf32>) outs(%7 : tensor<6x4x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2x3xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %8 : tensor<6x4x2x3xf32>, tensor<6x4x2x3xf32>) outs(%7 : tensor<6x4x2x3xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.subf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x4x2x3xf32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<6x4x2x3xf32>, tensor<6x4x2x3xf32>) outs(%7 : tensor<6x4x2x3xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.mulf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x4x2x3xf32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%10 : tensor<6x4x2x3xf32>) outs(%1 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %19 = arith.addf %out, %in : f32
    linalg.yield %19 : f32
  } -> tensor<6x2xf32>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<6x2xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x2x1xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %5 : tensor<6x1x2x1xf32>, tensor<6x1x2x1xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.divf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x1x2x1xf32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x2x1xf32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %14 : tensor<6x1x2x1xf32>, tensor<6x1x2x1xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.addf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x1x2x1xf32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<6x1x2x1xf32>) outs(%3 : tensor<6x1x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %19 = math.sqrt %in : f32
    linalg.yield %19 : f32
  } -> tensor<6x1x2x1xf32>
  %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<6x1x2x1xf32>) outs(%7 : tensor<6x4x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4x2x3xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %17 : tensor<6x4x2x3xf32>, tensor<6x4x2x3xf32>) outs(%7 : tensor<6x4x2x3xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %19 = arith.divf %in, %in_2 : f32
    linalg.yield %19 : f32
  } -> tensor<6x4x2x3xf32>
  %collapsed = tensor.collapse_shape %18 [[0], [1], [2, 3]] : tensor<6x4x2x3xf32> into tensor<6x4x6xf32>
  return %collapsed : tensor<6x4x6xf32>
}

func.func @microbatches(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<3x3xf32>) -> (tensor<3x2x3xf32>, tensor<3x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 2, 3] : tensor<6x3xf32> into tensor<3x2x3xf32>
  %0 = tensor.empty() : tensor<3x2x3xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %arg1 : tensor<3x2x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<3x2x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %10 = arith.mulf %in, %in_0 : f32
    %11 = arith.addf %out, %10 : f32
    linalg.yield %11 : f32
  } -> tensor<3x2x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x2x3xf32>) outs(%0 : tensor<3x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %10 = math.tanh %in : f32
    linalg.yield %10 : f32
  } -> tensor<3x2x3xf32>
  %4 = tensor.empty() : tensor<3x3x3xf32>
  %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %3 : tensor<3x2x3xf32>, tensor<3x2x3xf32>) outs(%5 : tensor<3x3x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %10 = arith.mulf %in, %in_0 : f32
    %11 = arith.addf %out, %10 : f32
    linalg.yield %11 : f32
  } -> tensor<3x3x3xf32>
  %7 = tensor.empty() : tensor<3x3xf32>
  %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x3xf32>) -> tensor<3x3xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<3x3x3xf32>) outs(%8 : tensor<3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %10 = arith.addf %out, %in : f32
    linalg.yield %10 : f32
  } -> tensor<3x3xf32>
  return %2, %9 : tensor<3x2x3xf32>, tensor<3x3xf32>
}

func.func @microbatches_back(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %cst = arith.constant dense<2.000000e+00> : tensor<f32>
  %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 2, 3] : tensor<6x3xf32> into tensor<3x2x3xf32>
  %0 = tensor.empty() : tensor<3x2x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<3x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x2x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %1 : tensor<3x2x3xf32>, tensor<3x2x3xf32>) outs(%0 : tensor<3x2x3xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %4 = arith.mulf %in, %in_0 : f32
    linalg.yield %4 : f32
  } -> tensor<3x2x3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x2x3xf32>) outs(%0 : tensor<3x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %4 = math.tanh %in : f32
    linalg.yield %4 : f32
  } -> tensor<3x2x3xf32>
  %collapsed = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<3x2x3xf32> into tensor<6x3xf32>
  return %collapsed : tensor<6x3xf32>
}

func.func @metrics(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %cst = arith.constant 1.000000e+00 : f32
  %cst_0 = arith.constant 0x7F800000 : f32
  %cst_1 = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %false = arith.constant false
  %cst_2 = arith.constant dense<3.000000e-01> : tensor<f32>
  %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %2 = tensor.empty() : tensor<6x3xi1>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%2 : tensor<6x3xi1>) {
  ^bb0(%in: f32, %in_4: f32, %out: i1):
    %18 = arith.cmpf ogt, %in, %in_4 : f32
    linalg.yield %18 : i1
  } -> tensor<6x3xi1>
  %4 = tensor.empty() : tensor<i1>
  %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<i1>) -> tensor<i1>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<6x3xi1>) outs(%5 : tensor<i1>) {
  ^bb0(%in: i1, %out: i1):
    %18 = arith.ori %out, %in : i1
    linalg.yield %18 : i1
  } -> tensor<i1>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %7 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%2 : tensor<6x3xi1>) {
  ^bb0(%in: f32, %in_4: f32, %out: i1):
    %18 = arith.cmpf ogt, %in, %in_4 : f32
    linalg.yield %18 : i1
  } -> tensor<6x3xi1>
  %9 = linalg.fill ins(%true : i1) outs(%4 : tensor<i1>) -> tensor<i1>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%8 : tensor<6x3xi1>) outs(%9 : tensor<i1>) {
  ^bb0(%in: i1, %out: i1):
    %18 = arith.andi %out, %in : i1
    linalg.yield %18 : i1
  } -> tensor<i1>
  %11 = tensor.empty() : tensor<3xf32>
  %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<3xf32>) -> tensor<3xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x3xf32>) outs(%12 : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %18 = arith.maximumf %out, %in : f32
    linalg.yield %18 : f32
  } -> tensor<3xf32>
  %14 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<3xf32>) -> tensor<3xf32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x3xf32>) outs(%14 : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %18 = arith.minimumf %out, %in : f32
    linalg.yield %18 : f32
  } -> tensor<3xf32>
  %16 = linalg.fill ins(%cst : f32) outs(%11 : tensor<3xf32>) -> tensor<3xf32>
  %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x3xf32>) outs(%16 : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %18 = arith.mulf %out, %in : f32
    linalg.yield %18 : f32
  } -> tensor<3xf32>
  return %6, %10, %13, %15, %17 : tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

func.func @pool(%arg0: tensor<6x4x4xf32> {dp.scatter = 0}) -> (tensor<6x2x2xf32>) {
  %cst = arith.constant dense<0xFF800000> : tensor<f32>
  %0 = tensor.empty() : tensor<6x2x2xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<6x2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x2x2xf32>
  %2 = tensor.empty() : tensor<2x2xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d2 * 2 + d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %2 : tensor<6x4x4xf32>, tensor<2x2xf32>) outs(%1 : tensor<6x2x2xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %4 = arith.maximumf %out, %in : f32
    linalg.yield %4 : f32
  } -> tensor<6x2x2xf32>
  return %3 : tensor<6x2x2xf32>
}

func.func @pool_over_batch(%arg0: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<6x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
  %0 = tensor.empty() : tensor<6x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x3xf32>
  %padded = tensor.pad %arg0 low[1, 0] high[1, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %cst : f32
  } : tensor<6x3xf32> to tensor<8x3xf32>
  %2 = tensor.empty() : tensor<3xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %2 : tensor<8x3xf32>, tensor<3xf32>) outs(%1 : tensor<6x3xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %4 = arith.addf %out, %in : f32
    linalg.yield %4 : f32
  } -> tensor<6x3xf32>
  return %3 : tensor<6x3xf32>
}

func.func @padded(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<3x3xf32>) -> (tensor<9x3xf32>) {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 5.000000e-01 : f32
  %padded = tensor.pad %arg0 low[1, 0] high[2, 0] {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %cst_0 : f32
  } : tensor<6x3xf32> to tensor<9x3xf32>
  %0 = tensor.empty() : tensor<9x3xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<9x3xf32>) -> tensor<9x3xf32>
  %2 = linalg.matmul ins(%padded, %arg1 : tensor<9x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<9x3xf32>) -> tensor<9x3xf32>
  return %2 : tensor<9x3xf32>
}

func.func @interleaved(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<12x3xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.empty() : tensor<6x1x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x3xf32>) outs(%0 : tensor<6x1x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x3xf32>) outs(%0 : tensor<6x1x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x1x3xf32>
  %3 = tensor.empty() : tensor<6x2x3xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%3 : tensor<6x2x3xf32>) {
  ^bb0(%out: f32):
    %5 = linalg.index 0 : index
    %6 = linalg.index 2 : index
    %7 = linalg.index 1 : index
    %8 = arith.cmpi ult, %7, %c1 : index
    %9 = scf.if %8 -> (f32) {
      %extracted = tensor.extract %1[%5, %7, %6] : tensor<6x1x3xf32>
      scf.yield %extracted : f32
    } else {
      %10 = arith.subi %7, %c1 : index
      %extracted = tensor.extract %2[%5, %10, %6] : tensor<6x1x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %9 : f32
  } -> tensor<6x2x3xf32>
  %collapsed = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<6x2x3xf32> into tensor<12x3xf32>
  return %collapsed : tensor<12x3xf32>
}

func.func @sorted_merge(%arg0: tensor<6x3xf32> {dp.scatter = 0}, %arg1: tensor<6x3xf32> {dp.scatter = 0}) -> (tensor<12x3xf32>) {
  %cst = arith.constant dense<1> : tensor<i32>
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %c-1_i32 = arith.constant -1 : i32
  %c6 = arith.constant 6 : index
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = arith.constant dense<0> : tensor<i32>
  %cst_2 = arith.constant dense<2> : tensor<i32>
  %0 = tensor.empty() : tensor<12xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<12xi32>) {
  ^bb0(%out: i32):
    %27 = linalg.index 0 : index
    %28 = arith.index_cast %27 : index to i32
    linalg.yield %28 : i32
  } -> tensor<12xi32>
  %2 = tensor.empty() : tensor<12x1xi32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12xi32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<12x1xi32>
  %4 = tensor.empty() : tensor<i1>
  %5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%cst_2 : tensor<i32>) outs(%4 : tensor<i1>) {
  ^bb0(%in: i32, %out: i1):
    %27 = arith.cmpi eq, %in, %c0_i32 : i32
    linalg.yield %27 : i1
  } -> tensor<i1>
  %6 = tensor.empty() : tensor<i32>
  %7 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%5, %cst, %cst_2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
  ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
    %27 = arith.select %in, %in_3, %in_4 : i32
    linalg.yield %27 : i32
  } -> tensor<i32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<i32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<12x1xi32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %8 : tensor<12x1xi32>, tensor<12x1xi32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i32, %in_3: i32, %out: i32):
    %27 = arith.cmpi eq, %in_3, %c0_i32 : i32
    %28 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
    %29 = arith.cmpi eq, %in_3, %c-1_i32 : i32
    %30 = arith.andi %28, %29 : i1
    %31 = arith.ori %27, %30 : i1
    %32 = arith.select %31, %c1_i32, %in_3 : i32
    %33 = arith.remsi %in, %32 : i32
    %34 = arith.select %30, %c0_i32, %33 : i32
    %35 = arith.select %27, %in, %34 : i32
    linalg.yield %35 : i32
  } -> tensor<12x1xi32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<12x1xi32>
  %11 = tensor.empty() : tensor<12x1xi1>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<12x1xi32>, tensor<12x1xi32>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i32, %in_3: i32, %out: i1):
    %27 = arith.cmpi ne, %in, %in_3 : i32
    linalg.yield %27 : i1
  } -> tensor<12x1xi1>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<12x1xi32>, tensor<12x1xi32>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i32, %in_3: i32, %out: i1):
    %27 = arith.cmpi slt, %in, %in_3 : i32
    linalg.yield %27 : i1
  } -> tensor<12x1xi1>
  %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%7 : tensor<i32>) outs(%4 : tensor<i1>) {
  ^bb0(%in: i32, %out: i1):
    %27 = arith.cmpi slt, %in, %c0_i32 : i32
    linalg.yield %27 : i1
  } -> tensor<i1>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<i1>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<12x1xi1>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<12x1xi1>, tensor<12x1xi1>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i1, %in_3: i1, %out: i1):
    %27 = arith.cmpi ne, %in, %in_3 : i1
    linalg.yield %27 : i1
  } -> tensor<12x1xi1>
  %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<12x1xi1>, tensor<12x1xi1>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i1, %in_3: i1, %out: i1):
    %27 = arith.andi %in, %in_3 : i1
    linalg.yield %27 : i1
  } -> tensor<12x1xi1>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %8 : tensor<12x1xi32>, tensor<12x1xi32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i32, %in_3: i32, %out: i32):
    %27 = arith.addi %in, %in_3 : i32
    linalg.yield %27 : i32
  } -> tensor<12x1xi32>
  %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %18, %9 : tensor<12x1xi1>, tensor<12x1xi32>, tensor<12x1xi32>) outs(%2 : tensor<12x1xi32>) {
  ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
    %27 = arith.select %in, %in_3, %in_4 : i32
    linalg.yield %27 : i32
  } -> tensor<12x1xi32>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %10 : tensor<12x1xi32>, tensor<12x1xi32>) outs(%11 : tensor<12x1xi1>) {
  ^bb0(%in: i32, %in_3: i32, %out: i1):
    %27 = arith.cmpi eq, %in, %in_3 : i32
    linalg.yield %27 : i1
  } -> tensor<12x1xi1>
  %21 = tensor.empty() : tensor<12x3xf32>
  %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<12x3xf32>) {
  ^bb0(%out: f32):
    %27 = linalg.index 1 : index
    %28 = linalg.index 0 : index
    %29 = arith.cmpi ult, %28, %c6 : index
    %30 = scf.if %29 -> (f32) {
      %extracted = tensor.extract %arg0[%28, %27] : tensor<6x3xf32>
      scf.yield %extracted : f32
    } else {
      %31 = arith.subi %28, %c6 : index
      %extracted = tensor.extract %arg1[%31, %27] : tensor<6x3xf32>
      scf.yield %extracted : f32
    }
    linalg.yield %30 : f32
  } -> tensor<12x3xf32>
  %23 = tensor.empty() : tensor<12x3xi1>
  %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<12x1xi1>) outs(%23 : tensor<12x3xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<12x3xi1>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%21 : tensor<12x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<12x3xf32>
  %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %22, %25 : tensor<12x3xi1>, tensor<12x3xf32>, tensor<12x3xf32>) outs(%21 : tensor<12x3xf32>) {
  ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
    %27 = arith.select %in, %in_3, %in_4 : f32
    linalg.yield %27 : f32
  } -> tensor<12x3xf32>
  return %26 : tensor<12x3xf32>
}
