// More than 64 ops lead here, which each pad behind them would compute again.
// RUN: %python %S/Inputs/long_history.py 70 > %t.mlir
// RUN: mp-opt %t.mlir --mp-compute-padded | FileCheck %s --check-prefix=LONG
// LONG: mp.pad %{{[0-9]+}}
// RUN: %python %S/Inputs/long_history.py 40 > %t.mlir
// RUN: mp-opt %t.mlir --mp-compute-padded | FileCheck %s --check-prefix=SHORT
// SHORT-NOT: mp.pad %{{[0-9]+}}
// SHORT: mp.pad %arg0
