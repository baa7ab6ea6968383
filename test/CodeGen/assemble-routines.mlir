// REQUIRES: ptxas
// RUN: mp-opt %S/emit-routines.mlir --mp-emit-kernels="chip=sm_75" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-routines.mlir --mp-emit-kernels="chip=sm_80" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-routines.mlir --mp-emit-kernels="chip=sm_90" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-routines.mlir --mp-emit-kernels="chip=sm_100" | %python %S/ptx.py assemble | FileCheck %s
// RUN: mp-opt %S/emit-routines.mlir --mp-emit-kernels="chip=sm_120" | %python %S/ptx.py assemble | FileCheck %s

// These kernels assemble for each chip without spilling.
// CHECK: 7 entries, 0 problems
