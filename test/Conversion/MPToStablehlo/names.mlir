// What the step says of itself survives for readers that do not know our
// dialect, and comes back from them: roles as words, other attributes as text,
// unsigned types of callers, @init, locations on demand.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: FileCheck --check-prefix=PLAIN --implicit-check-not="loc(" %s < %t.hlo
// RUN: mp-opt %s -o %t.mlir
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -
// RUN: mp-translate --mp-to-stablehlo --locations %s | FileCheck --check-prefix=LOC %s

// CHECK: module @step attributes {mp.policy = "#mp.policy<{{.*}}>"}
// CHECK: func.func @main(%arg0: tensor<8xf32> {mp.name = "#mp.w", mp.pair = 0 : i64, mp.role = "parameter"}, %arg1: tensor<2xui32> {mp.name = "key", mp.unsigned = true}, %arg2: tensor<f32> {mp.name = "scale"}) -> (tensor<8xf32> {mp.name = "w", mp.role = "new_parameter"}, tensor<2xui32> {mp.unsigned = true})
// CHECK: %[[KEY:.*]] = "stablehlo.bitcast_convert"(%arg1) : (tensor<2xui32>) -> tensor<2xi32>
// CHECK: %[[SUM:.*]] = "stablehlo.add"(%[[KEY]], %[[KEY]])
// CHECK: %[[W:.*]] = "stablehlo.add"(%arg0, %arg0) {mp.op_class = "#mp.op_class<deny>", mp.precision = "#mp.precision<compute f32, operands [f16, f16], results [f16]>"}
// CHECK: %[[OUT:.*]] = "stablehlo.bitcast_convert"(%[[SUM]]) : (tensor<2xi32>) -> tensor<2xui32>
// CHECK: return %[[W]], %[[OUT]]
// CHECK: func.func @init() -> (tensor<f32> {mp.name = "scale"})
// PLAIN: module
// LOC: "stablehlo.add"{{.*}} loc(#[[LOC:.*]])
// LOC: #[[LOC]] = loc("key/sum")
module @step attributes {mp.policy = #mp.policy<bf16, tile = 16, rules = [
    <op "mp.reduce.add" = deny>, <name "math\\..*" = infer optional>]>} {
  func.func @main(
      %w: tensor<8xf32> {mp.name = "#mp.w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>},
      %key: tensor<2xi32> {mp.name = "key", mp.unsigned},
      %scale: tensor<f32> {mp.name = "scale"})
      -> (tensor<8xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>},
          tensor<2xi32> {mp.unsigned}) {
    %0 = arith.addi %key, %key : tensor<2xi32> loc("key/sum")
    %1 = arith.addf %w, %w {mp.op_class = #mp.op_class<deny>, mp.precision =
        #mp.precision<compute f32, operands [f16, f16], results [f16]>}
      : tensor<8xf32>
    return %1, %0 : tensor<8xf32>, tensor<2xi32>
  }
  func.func @init() -> (tensor<f32> {mp.name = "scale"}) {
    %0 = arith.constant dense<6.553600e+04> : tensor<f32>
    return %0 : tensor<f32>
  }
}
