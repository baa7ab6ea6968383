// A rule for one argument: all that reads it, or what is moved out of it, reads
// f32; or the user vouches for its range, and nothing is warned of.
//
// RUN: mp-opt %s --split-input-file --verify-diagnostics --mp-load-policy \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-check-precision -o %t
// RUN: FileCheck %s --input-file=%t --check-prefixes=CHECK,CUT
// RUN: sed '/expected-warning/d; s/<f16,/<f16, planner = painting,/' %s | mp-opt --split-input-file \
// RUN:   --mp-load-policy --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-check-precision | FileCheck %s

module attributes {mp.policy = #mp.policy<f16, rules = [<arg "x['prices']" = deny>]>} {
// CHECK-LABEL: @denied
// CUT: mp.dot {{.*}}mp.kept_wide = "operand 0 is denied by rule arg \22x['prices']\22"{{.*}} : (tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>
func.func @denied(%x: tensor<64xf32> {mp.name = "x['prices']", mp.role = #mp.role<batch>}, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w"}, %y: tensor<8x8xf32> {mp.role = #mp.role<batch>, mp.name = "y"}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = mp.reshape %x : tensor<64xf32> to tensor<8x8xf32>
  %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-warning@below {{mp.dot reads 'y' of the batch as f16}}
  %2 = mp.dot %y, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, rules = [<arg "arg0" = allow>]>} {
// CHECK-LABEL: @allowed
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>
func.func @allowed(%x: tensor<8x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w"}) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
}
