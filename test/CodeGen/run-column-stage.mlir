// The second stage of kernels of columns, held against the interpreter: a thread for a
// column up to 15 parts, eight from 16 on; parts that fill their loads, that are left
// over for all threads, and for some. Columns that do not fill a block.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print | FileCheck %s
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 | cut -c1-300 | FileCheck %s --check-prefix=STAGE

// CHECK: {{^}}two_parts: bitwise on whole numbers{{$}}
// STAGE: mprt.kernel @two_parts {{.*}}grid [1, 2, 1] block [32, 8, 1] {{.*}}<"two_parts_columns" grid [1, 1, 1] block [256, 1, 1]
mprt.kernel @two_parts {
^bb0(%x: tensor<100x40xf32>):
  %0:2 = mp.fusion column ins(%x : tensor<100x40xf32>) -> tensor<40xf32>, tensor<40xf32> {
  ^bb0(%x0: tensor<100x40xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<100x40xf32> to tensor<40xf32>
    %2 = mp.reduce max %x0 dims [0] : tensor<100x40xf32> to tensor<40xf32>
    %3 = arith.negf %1 : tensor<40xf32>
    mp.yield %2, %3 : tensor<40xf32>, tensor<40xf32>
  }
  mprt.return %0#0, %0#1 : tensor<40xf32>, tensor<40xf32>
}

// CHECK: {{^}}fifteen_parts: bitwise on whole numbers{{$}}
// STAGE: mprt.kernel @fifteen_parts {{.*}}grid [1, 15, 1] block [32, 8, 1] {{.*}}<"fifteen_parts_columns" grid [1, 1, 1] block [256, 1, 1]
mprt.kernel @fifteen_parts {
^bb0(%x: tensor<960x40xf32>):
  %0:2 = mp.fusion column ins(%x : tensor<960x40xf32>) -> tensor<40xf32>, tensor<40xf32> {
  ^bb0(%x0: tensor<960x40xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<960x40xf32> to tensor<40xf32>
    %2 = mp.reduce max %x0 dims [0] : tensor<960x40xf32> to tensor<40xf32>
    %3 = arith.negf %1 : tensor<40xf32>
    mp.yield %2, %3 : tensor<40xf32>, tensor<40xf32>
  }
  mprt.return %0#0, %0#1 : tensor<40xf32>, tensor<40xf32>
}

// CHECK: {{^}}eighteen_parts: bitwise on whole numbers{{$}}
// STAGE: mprt.kernel @eighteen_parts {{.*}}grid [1, 18, 1] block [32, 8, 1] {{.*}}<"eighteen_parts_columns" grid [2, 1, 1] block [32, 8, 1]
mprt.kernel @eighteen_parts {
^bb0(%x: tensor<1100x44xf32>):
  %0:2 = mp.fusion column ins(%x : tensor<1100x44xf32>) -> tensor<44xf32>, tensor<44xf32> {
  ^bb0(%x0: tensor<1100x44xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<1100x44xf32> to tensor<44xf32>
    %2 = mp.reduce max %x0 dims [0] : tensor<1100x44xf32> to tensor<44xf32>
    %3 = arith.negf %1 : tensor<44xf32>
    mp.yield %2, %3 : tensor<44xf32>, tensor<44xf32>
  }
  mprt.return %0#0, %0#1 : tensor<44xf32>, tensor<44xf32>
}

// CHECK: {{^}}all_parts: bitwise on whole numbers{{$}}
// STAGE: mprt.kernel @all_parts {{.*}}grid [1, 64, 1] block [32, 8, 1] {{.*}}<"all_parts_columns" grid [2, 1, 1] block [32, 8, 1]
mprt.kernel @all_parts {
^bb0(%x: tensor<4200x36xf32>):
  %0:2 = mp.fusion column ins(%x : tensor<4200x36xf32>) -> tensor<36xf32>, tensor<36xf32> {
  ^bb0(%x0: tensor<4200x36xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<4200x36xf32> to tensor<36xf32>
    %2 = mp.reduce max %x0 dims [0] : tensor<4200x36xf32> to tensor<36xf32>
    %3 = arith.negf %1 : tensor<36xf32>
    mp.yield %2, %3 : tensor<36xf32>, tensor<36xf32>
  }
  mprt.return %0#0, %0#1 : tensor<36xf32>, tensor<36xf32>
}
