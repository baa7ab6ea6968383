// Each level in types of one function, so that no two of them are alike; with
// both planners where both have it.
//
// DEFINE: %{level} = fewest-bytes
// DEFINE: %{planner} = mincut
// DEFINE: %{types} = mp-opt %s --mp-load-policy="preset=fp16 planner=%{planner} level=%{level}" \
// DEFINE:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision
//
// RUN: %{types} -o %t.fewest
// RUN: FileCheck %s --input-file=%t.fewest --check-prefixes=CHECK,FEWEST
// REDEFINE: %{level} = inputs-only
// RUN: %{types} -o %t.inputs
// RUN: FileCheck %s --input-file=%t.inputs --check-prefixes=CHECK,INPUTS
// REDEFINE: %{level} = tensor-cores-only
// RUN: %{types} -o %t.cores
// RUN: FileCheck %s --input-file=%t.cores --check-prefixes=CHECK,CORES
// REDEFINE: %{level} = o1
// RUN: %{types} -o %t.o1
// RUN: FileCheck %s --input-file=%t.o1 --check-prefixes=CHECK,O1
// REDEFINE: %{level} = o2
// RUN: %{types} -o %t.o2
// RUN: FileCheck %s --input-file=%t.o2 --check-prefixes=CHECK,O2
// REDEFINE: %{level} = force-all
// RUN: %{types} -o %t.force 2> %t.words
// RUN: FileCheck %s --input-file=%t.force --check-prefixes=CHECK,FORCE
// RUN: FileCheck %s --input-file=%t.words --check-prefix=WORDS
// WORDS: warning: level force-all asks no range
//
// REDEFINE: %{planner} = painting
// RUN: %{types} -o /dev/null
// REDEFINE: %{level} = tensor-cores-only
// RUN: %{types} | FileCheck %s --check-prefix=PAINTED
// REDEFINE: %{level} = inputs-only
// RUN: %{types} | FileCheck %s --check-prefix=PAINTED-INPUTS
// REDEFINE: %{level} = o1
// RUN: not %{types} 2>&1 | FileCheck %s --check-prefix=REFUSED
// REFUSED: error: level 'o1' is of the planner mincut; painting knows inputs-only, tensor-cores-only and force-all

// A product that only a product reads: inputs-only writes it in f32.
// CHECK-LABEL: @chain
// FEWEST: mp.dot {{.*}} -> tensor<64x64xf16>
// INPUTS: mp.dot {{.*}} -> tensor<64x64xf32>
// CORES: mp.dot {{.*}} -> tensor<64x64xf16>
// O1: mp.dot {{.*}} -> tensor<64x64xf16>
// O2: mp.dot {{.*}} -> tensor<64x64xf16>
// FORCE: mp.dot {{.*}} -> tensor<64x64xf16>
// PAINTED: mp.dot {{.*}} -> tensor<64x64xf16>
// PAINTED-INPUTS: mp.dot {{.*}} -> tensor<64x64xf32>
// CHECK: mp.dot {{.*}} (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
func.func @chain(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// The gather's result leaves the step, so that f32 costs less; o2 rounds even so.
// CHECK-LABEL: @shared
// FEWEST: mp.gather {{.*}} : (tensor<64x64xf32>
// INPUTS: mp.gather {{.*}} : (tensor<64x64xf32>
// CORES: mp.gather {{.*}} : (tensor<64x64xf32>
// O1: mp.gather {{.*}} : (tensor<64x64xf32>
// O2: mp.gather {{.*}} : (tensor<64x64xf16>
// FORCE: mp.gather {{.*}} : (tensor<64x64xf16>
func.func @shared(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = math.tanh %x : tensor<64x64xf32>
  %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}

// What contractions do not read is narrow where that moves fewer bytes.
// CHECK-LABEL: @moved
// FEWEST: mp.gather {{.*}} : (tensor<64x64xf16>
// INPUTS: mp.gather {{.*}} : (tensor<64x64xf32>
// CORES: mp.gather {{.*}} : (tensor<64x64xf32>
// O1: mp.gather {{.*}} : (tensor<64x64xf16>
// O2: mp.gather {{.*}} : (tensor<64x64xf16>
// FORCE: mp.gather {{.*}} : (tensor<64x64xf16>
func.func @moved(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> tensor<64x64xf32> {
  %0 = math.tanh %x : tensor<64x64xf32>
  %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  %2 = math.absf %1 : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// The same of an exponential, which is of class deny: o1 stores it in f32, and
// its product reads a copy.
// CHECK-LABEL: @exponential
// FEWEST: mp.gather {{.*}} : (tensor<64x64xf16>
// INPUTS: mp.gather {{.*}} : (tensor<64x64xf32>
// CORES: mp.gather {{.*}} : (tensor<64x64xf32>
// O1: mp.gather {{.*}} : (tensor<64x64xf32>
// O2: mp.gather {{.*}} : (tensor<64x64xf16>
// FORCE: mp.gather {{.*}} : (tensor<64x64xf16>
// CHECK: mp.dot {{.*}} (tensor<64x64xf16>, tensor<64x64xf16>)
func.func @exponential(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = math.tanh %x : tensor<64x64xf32>
  %1 = math.exp %0 : tensor<64x64xf32>
  %2 = mp.gather %1, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  %3 = math.absf %2 : tensor<64x64xf32>
  %4 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3, %4 : tensor<64x64xf32>, tensor<64x64xf32>
}

// The product of a square, which may be beyond f16: only force-all rounds it.
// CHECK-LABEL: @square
// FEWEST: mp.dot {{.*}}mp.kept_wide
// INPUTS: mp.dot {{.*}}mp.kept_wide
// CORES: mp.dot {{.*}}mp.kept_wide
// O1: mp.dot {{.*}}mp.kept_wide
// O2: mp.dot {{.*}}mp.kept_wide
// FORCE-NOT: mp.kept_wide
func.func @square(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %0 : tensor<64x64xf32>
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
