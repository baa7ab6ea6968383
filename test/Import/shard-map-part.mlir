// A manual computation that takes or gives complex numbers is kept whole: no scale
// passes it, and nothing in it is 16 bits.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// CHECK: mp.devices = {meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}
// CHECK: func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32>
// CHECK: mp.opaque "sdy.manual_computation" ins(%{{.*}}) {code = "{{.*}}stablehlo.negate{{.*}}", config = {in_shardings = "sharding_per_value<[<@mesh, [{\22data\22}]>]>", manual_axes = "manual_axes{\22data\22}"
// CHECK: mp.reverse
// BACK: "sdy.manual_computation"({{%.*}}) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}]>]>, manual_axes = #sdy<manual_axes{"data"}>
// BACK: "stablehlo.negate"
// BACK: "sdy.return"
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %c = stablehlo.complex %x, %x : tensor<8xcomplex<f32>>
    %0 = sdy.manual_computation(%c) in_shardings=[<@mesh, [{"data"}]>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data"} (%a: tensor<2xcomplex<f32>>) {
      %1 = stablehlo.negate %a : tensor<2xcomplex<f32>>
      sdy.return %1 : tensor<2xcomplex<f32>>
    } : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %r = stablehlo.real %0 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %2 = stablehlo.reverse %r, dims = [0] : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
