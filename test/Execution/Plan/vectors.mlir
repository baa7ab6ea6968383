// A vector is the same memory as its transpose, and a plan keeps one name for
// both: their sums must not differ for it. (They do in kernels of OpenBLAS for
// AVX-512, if it is told the other name.)
// RUN: mp-run %s --device=plan --compare=%s --fill=1 --tolerance=0

func.func @main(%a: tensor<33x1xf32>, %b: tensor<33x24xf32>, %c: tensor<1x33xf32>, %d: tensor<24x33xf32>, %e: tensor<24x1xf32>)
    -> (tensor<1x24xf32>, tensor<24x1xf32>, tensor<1x24xf32>, tensor<24x1xf32>, tensor<33x24xf32>) {
  %0 = mp.dot %a, %b contracting [0] x [0] : (tensor<33x1xf32>, tensor<33x24xf32>) -> tensor<1x24xf32>
  %1 = mp.dot %b, %a contracting [0] x [0] : (tensor<33x24xf32>, tensor<33x1xf32>) -> tensor<24x1xf32>
  %2 = mp.dot %c, %d contracting [1] x [1] : (tensor<1x33xf32>, tensor<24x33xf32>) -> tensor<1x24xf32>
  %3 = mp.dot %d, %c contracting [1] x [1] : (tensor<24x33xf32>, tensor<1x33xf32>) -> tensor<24x1xf32>
  %4 = mp.dot %a, %e contracting [1] x [1] : (tensor<33x1xf32>, tensor<24x1xf32>) -> tensor<33x24xf32>
  return %0, %1, %2, %3, %4 : tensor<1x24xf32>, tensor<24x1xf32>, tensor<1x24xf32>, tensor<24x1xf32>, tensor<33x24xf32>
}
