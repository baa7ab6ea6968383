// RUN: mp-opt %s --allow-unregistered-dialect --mp-lay-out-copies --remarks-filter='mp-lay-out-copies' --remark-policy=all --verify-diagnostics | FileCheck %s

// A copy that @init does not make comes from outside, as it was, and so does what
// two copies have for a next value.
// CHECK: %{{[^:]*}}: tensor<2x3xf16> {mp.name = "given.f16"
// CHECK: %{{[^:]*}}: tensor<3x2xf16> {mp.name = "made.f16.10"
// expected-remark@below {{made.f16 is kept as tensor<3x2xf16>}}
func.func @main(%given: tensor<2x3xf16> {mp.name = "given.f16", mp.pair = 0 : i64, mp.role = #mp.role<working_copy>}, %made: tensor<2x3xf16> {mp.name = "made.f16", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>}, %a: tensor<2x2xf16> {mp.name = "a.f16", mp.pair = 2 : i64, mp.role = #mp.role<working_copy>}, %b: tensor<2x2xf16> {mp.name = "b.f16", mp.pair = 2 : i64, mp.role = #mp.role<working_copy>}) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x2xf16>) {
  %0 = mp.transpose %given perm [1, 0] : tensor<2x3xf16> to tensor<3x2xf16>
  %1 = mp.transpose %made perm [1, 0] : tensor<2x3xf16> to tensor<3x2xf16>
  "test.dot"(%0, %1) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  // CHECK-COUNT-3: mp.transpose
  // CHECK-NOT: mp.transpose %arg2
  %2 = mp.transpose %a perm [1, 0] : tensor<2x2xf16> to tensor<2x2xf16>
  %3 = mp.transpose %b perm [1, 0] : tensor<2x2xf16> to tensor<2x2xf16>
  "test.dot"(%2, %3) : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
  %next = arith.constant dense<1.0> : tensor<2x3xf16>
  %both = arith.constant dense<1.0> : tensor<2x2xf16>
  return %next, %next, %both : tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x2xf16>
}

func.func @init() -> (tensor<2x3xf16> {mp.name = "made.f16"}, tensor<2x2xf16> {mp.name = "a.f16"}, tensor<2x2xf16> {mp.name = "b.f16"}) {
  %0 = arith.constant dense<1.0> : tensor<2x3xf16>
  %1 = arith.constant dense<1.0> : tensor<2x2xf16>
  return %0, %1, %1 : tensor<2x3xf16>, tensor<2x2xf16>, tensor<2x2xf16>
}
