// RUN: mp-translate --print-normal-form %s | FileCheck %s
// RUN: not mp-translate --import-stablehlo %s 2>&1 | FileCheck --check-prefix=TABLE %s

// What no training step has is read all the same; what is of no type that a step
// can have is refused.
// CHECK-LABEL: func.func @main(
func.func @main(%a: tensor<?x?xf32, #stablehlo.type_extensions<bounds = [16, ?]>>,
                %b: tensor<?xf32, #stablehlo.bounds<4>>, %c: tensor<f32, #stablehlo.bounds<>>, %d: !stablehlo.future<tensor<2xf32>, tensor<3xf32>>,
                %e: tensor<4xf32>, %f: tensor<f32>) {
  // CHECK: "chlo.scan"(%{{.*}}, %{{.*}}) ({
  // CHECK: }) {dimension = 0 : i64, is_reverse = true}
  // TABLE: op {{ *}}count
  // TABLE: func.func 1
  %0:2 = chlo.scan(%e) inits(%f) dimension=0 attributes {is_reverse = true} {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1, %1 : tensor<f32>, tensor<f32>
  } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
