// Products of integers are kernels: no library has them.
// RUN: mp-opt %s --mp-fit-to-libraries | FileCheck %s
// RUN: mp-opt %s --mp-fit-to-libraries --remarks-filter=mp-fit-to-libraries -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: mp-run %s --fill=1 --outputs=%t.ref.npz
// RUN: mp-run %t.plan.mlir --device=plan --fill=1 --outputs=%t.plan.npz
// RUN: cmp %t.plan.npz %t.ref.npz
// RUN: mp-test-kernels %t.plan.mlir | FileCheck %s --check-prefix=PTX

// REMARK-COUNT-4: a product of integers is a kernel
// PTX: 0 defects
// CHECK-LABEL: @main
// CHECK: %[[L:.*]] = arith.extsi %arg0 : tensor<2x7x5xi8> to tensor<2x7x5xi32>
// CHECK: %[[A:.*]] = mp.broadcast %[[L]] dims [0, 3, 1] : tensor<2x7x5xi32> to tensor<2x5x3x7xi32>
// CHECK: %[[B:.*]] = mp.broadcast %{{.*}} dims [2, 0, 3] : tensor<3x2x7xi32> to tensor<2x5x3x7xi32>
// CHECK: %[[P:.*]] = arith.muli %[[A]], %[[B]]
// CHECK: mp.reduce add %[[P]] dims [3] : tensor<2x5x3x7xi32> to tensor<2x5x3xi32>
// CHECK-NOT: mp.dot
func.func @main(%a: tensor<2x7x5xi8>, %b: tensor<3x2x7xi8>, %c: tensor<33x65xi32>, %d: tensor<65xi32>, %e: tensor<4xi64>)
    -> (tensor<2x5x3xi32>, tensor<33xi32>, tensor<33x33xi32>, tensor<4x4xi64>) {
  %0 = mp.dot %a, %b batching [0] x [1] contracting [1] x [2]
     : (tensor<2x7x5xi8>, tensor<3x2x7xi8>) -> tensor<2x5x3xi32>
  %1 = mp.dot %c, %d contracting [1] x [0] : (tensor<33x65xi32>, tensor<65xi32>) -> tensor<33xi32>
  %2 = mp.dot %c, %c contracting [1] x [1] : (tensor<33x65xi32>, tensor<33x65xi32>) -> tensor<33x33xi32>
  %3 = mp.dot %e, %e : (tensor<4xi64>, tensor<4xi64>) -> tensor<4x4xi64>
  return %0, %1, %2, %3 : tensor<2x5x3xi32>, tensor<33xi32>, tensor<33x33xi32>, tensor<4x4xi64>
}
