// REQUIRES: ptxas
// RUN: mp-opt %S/emit-kernels.mlir --mp-emit-kernels="chip=sm_75" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-kernels.mlir --mp-emit-kernels="chip=sm_80" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-kernels.mlir --mp-emit-kernels="chip=sm_90" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-kernels.mlir --mp-emit-kernels="chip=sm_100" | %python %S/ptx.py assemble | FileCheck %s
// RUN: split-file %S/random-words.mlir %t
// RUN: mp-opt %t/pointwise.mlir --mp-to-cuda=chip=sm_80 --emit=ptx | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %t/pairs.mlir --mp-to-cuda=chip=sm_80 --emit=ptx | %python %S/ptx.py assemble | FileCheck %s

// Each template assembles for each chip without spilling.
// CHECK: {{[0-9]+}} entries, 0 problems
