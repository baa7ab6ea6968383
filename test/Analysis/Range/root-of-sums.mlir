// RUN: mp-test-opt %s --test-print-ranges -o /dev/null 2>&1 | FileCheck %s

// Each sum may hold the squares in either operand: where one value is both, what
// is looked for is looked for in 2^40 places, unless few ops are looked through.
func.func @doubled_under_a_root(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %positive = math.absf %x : tensor<8xf32>
  %0 = arith.addf %positive, %one : tensor<8xf32>
  %1 = arith.addf %0, %0 : tensor<8xf32>
  %2 = arith.addf %1, %1 : tensor<8xf32>
  %3 = arith.addf %2, %2 : tensor<8xf32>
  %4 = arith.addf %3, %3 : tensor<8xf32>
  %5 = arith.addf %4, %4 : tensor<8xf32>
  %6 = arith.addf %5, %5 : tensor<8xf32>
  %7 = arith.addf %6, %6 : tensor<8xf32>
  %8 = arith.addf %7, %7 : tensor<8xf32>
  %9 = arith.addf %8, %8 : tensor<8xf32>
  %10 = arith.addf %9, %9 : tensor<8xf32>
  %11 = arith.addf %10, %10 : tensor<8xf32>
  %12 = arith.addf %11, %11 : tensor<8xf32>
  %13 = arith.addf %12, %12 : tensor<8xf32>
  %14 = arith.addf %13, %13 : tensor<8xf32>
  %15 = arith.addf %14, %14 : tensor<8xf32>
  %16 = arith.addf %15, %15 : tensor<8xf32>
  %17 = arith.addf %16, %16 : tensor<8xf32>
  %18 = arith.addf %17, %17 : tensor<8xf32>
  %19 = arith.addf %18, %18 : tensor<8xf32>
  %20 = arith.addf %19, %19 : tensor<8xf32>
  %21 = arith.addf %20, %20 : tensor<8xf32>
  %22 = arith.addf %21, %21 : tensor<8xf32>
  %23 = arith.addf %22, %22 : tensor<8xf32>
  %24 = arith.addf %23, %23 : tensor<8xf32>
  %25 = arith.addf %24, %24 : tensor<8xf32>
  %26 = arith.addf %25, %25 : tensor<8xf32>
  %27 = arith.addf %26, %26 : tensor<8xf32>
  %28 = arith.addf %27, %27 : tensor<8xf32>
  %29 = arith.addf %28, %28 : tensor<8xf32>
  %30 = arith.addf %29, %29 : tensor<8xf32>
  %31 = arith.addf %30, %30 : tensor<8xf32>
  %32 = arith.addf %31, %31 : tensor<8xf32>
  %33 = arith.addf %32, %32 : tensor<8xf32>
  %34 = arith.addf %33, %33 : tensor<8xf32>
  %35 = arith.addf %34, %34 : tensor<8xf32>
  %36 = arith.addf %35, %35 : tensor<8xf32>
  %37 = arith.addf %36, %36 : tensor<8xf32>
  %38 = arith.addf %37, %37 : tensor<8xf32>
  %39 = arith.addf %38, %38 : tensor<8xf32>
  %40 = arith.addf %39, %39 : tensor<8xf32>
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: remark: [1.04858e+06, inf]
  %root = math.sqrt %40 : tensor<8xf32>
  %normalised = arith.divf %x, %root : tensor<8xf32>
  return %normalised : tensor<8xf32>
}
