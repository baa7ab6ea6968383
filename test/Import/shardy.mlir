// RUN: mp-translate --print-normal-form %s | FileCheck %s

// Shardy annotates even programs of one device; its ops go, pretty or generic.
// CHECK: module {
// CHECK-NEXT: func.func @main(%arg0: tensor<2xui32>) -> tensor<2xui32> {
// CHECK-NEXT: "stablehlo.add"(%arg0, %arg0)
// CHECK-NEXT: return
sdy.mesh @pretty = <["data"=1, "model"=2]>
"sdy.mesh"() <{mesh = #sdy.mesh<["data"=1]>, sym_name = "generic"}> : () -> ()
func.func @main(%a: tensor<2xui32> {sdy.sharding = #sdy.sharding<@pretty, [{"data", ?}p1, {}], replicated={"model"}>}) -> tensor<2xui32> {
  %0 = sdy.sharding_constraint %a <@pretty, [{}]> : tensor<2xui32>
  %1 = "sdy.sharding_constraint"(%0) <{sharding = #sdy.sharding<@generic, [{}]>}> : (tensor<2xui32>) -> tensor<2xui32>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<2xui32> to tensor<2xui32>
  %3 = stablehlo.add %2, %2 : tensor<2xui32>
  return %3 : tensor<2xui32>
}
