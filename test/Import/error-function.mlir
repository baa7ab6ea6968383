// RUN: mp-translate --print-normal-form %s | FileCheck %s
// RUN: sed 's/1.12837911/1.13/' %s \
// RUN:   | mp-translate --print-normal-form | FileCheck %s --check-prefix=OTHER

// What an exporter wrote out for erfc is erfc again, and nothing else is left
// of it.
// CHECK-LABEL: func.func @written_out(
// CHECK-NOT: stablehlo.multiply
// CHECK: %[[ERFC:.*]] = "chlo.erfc"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[ERFC]]

// With another number in it, it is another function.
// OTHER-LABEL: func.func @written_out(
// OTHER-NOT: erfc
func.func @written_out(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %cst = stablehlo.constant dense<1.12837911> : tensor<4xf32>
  %cst_0 = stablehlo.constant dense<-0.37612626> : tensor<4xf32>
  %cst_1 = stablehlo.constant dense<0.112835854> : tensor<4xf32>
  %cst_2 = stablehlo.constant dense<-0.0268538129> : tensor<4xf32>
  %cst_3 = stablehlo.constant dense<0.00518832775> : tensor<4xf32>
  %cst_4 = stablehlo.constant dense<-8.0101937E-4> : tensor<4xf32>
  %cst_5 = stablehlo.constant dense<7.85386146E-5> : tensor<4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
  %cst_7 = stablehlo.constant dense<-88.7228394> : tensor<4xf32>
  %cst_8 = stablehlo.constant dense<0.564189494> : tensor<4xf32>
  %cst_9 = stablehlo.constant dense<-0.282076746> : tensor<4xf32>
  %cst_10 = stablehlo.constant dense<0.42184633> : tensor<4xf32>
  %cst_11 = stablehlo.constant dense<-1.01526523> : tensor<4xf32>
  %cst_12 = stablehlo.constant dense<2.92101908> : tensor<4xf32>
  %cst_13 = stablehlo.constant dense<-7.49551868> : tensor<4xf32>
  %cst_14 = stablehlo.constant dense<1.297720e+01> : tensor<4xf32>
  %cst_15 = stablehlo.constant dense<-10.477664> : tensor<4xf32>
  %cst_16 = stablehlo.constant dense<0.563825965> : tensor<4xf32>
  %cst_17 = stablehlo.constant dense<-0.274112701> : tensor<4xf32>
  %cst_18 = stablehlo.constant dense<3.404880e-01> : tensor<4xf32>
  %cst_19 = stablehlo.constant dense<-0.494451523> : tensor<4xf32>
  %cst_20 = stablehlo.constant dense<0.621000468> : tensor<4xf32>
  %cst_21 = stablehlo.constant dense<-0.582473278> : tensor<4xf32>
  %cst_22 = stablehlo.constant dense<0.368742466> : tensor<4xf32>
  %cst_23 = stablehlo.constant dense<-0.138703942> : tensor<4xf32>
  %cst_24 = stablehlo.constant dense<2.326820e-02> : tensor<4xf32>
  %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
  %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  %2 = stablehlo.abs %arg0 : tensor<4xf32>
  %3 = stablehlo.divide %cst_26, %0 : tensor<4xf32>
  %4 = stablehlo.exponential %1 : tensor<4xf32>
  %5 = stablehlo.divide %cst_26, %2 : tensor<4xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<4xf32>
  %7 = stablehlo.compare LT, %2, %cst_25 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %8 = stablehlo.multiply %cst_24, %3 : tensor<4xf32>
  %9 = stablehlo.add %8, %cst_23 : tensor<4xf32>
  %10 = stablehlo.multiply %9, %3 : tensor<4xf32>
  %11 = stablehlo.add %10, %cst_22 : tensor<4xf32>
  %12 = stablehlo.multiply %11, %3 : tensor<4xf32>
  %13 = stablehlo.add %12, %cst_21 : tensor<4xf32>
  %14 = stablehlo.multiply %13, %3 : tensor<4xf32>
  %15 = stablehlo.add %14, %cst_20 : tensor<4xf32>
  %16 = stablehlo.multiply %15, %3 : tensor<4xf32>
  %17 = stablehlo.add %16, %cst_19 : tensor<4xf32>
  %18 = stablehlo.multiply %17, %3 : tensor<4xf32>
  %19 = stablehlo.add %18, %cst_18 : tensor<4xf32>
  %20 = stablehlo.multiply %19, %3 : tensor<4xf32>
  %21 = stablehlo.add %20, %cst_17 : tensor<4xf32>
  %22 = stablehlo.multiply %21, %3 : tensor<4xf32>
  %23 = stablehlo.add %22, %cst_16 : tensor<4xf32>
  %24 = stablehlo.multiply %cst_15, %3 : tensor<4xf32>
  %25 = stablehlo.add %24, %cst_14 : tensor<4xf32>
  %26 = stablehlo.multiply %25, %3 : tensor<4xf32>
  %27 = stablehlo.add %26, %cst_13 : tensor<4xf32>
  %28 = stablehlo.multiply %27, %3 : tensor<4xf32>
  %29 = stablehlo.add %28, %cst_12 : tensor<4xf32>
  %30 = stablehlo.multiply %29, %3 : tensor<4xf32>
  %31 = stablehlo.add %30, %cst_11 : tensor<4xf32>
  %32 = stablehlo.multiply %31, %3 : tensor<4xf32>
  %33 = stablehlo.add %32, %cst_10 : tensor<4xf32>
  %34 = stablehlo.multiply %33, %3 : tensor<4xf32>
  %35 = stablehlo.add %34, %cst_9 : tensor<4xf32>
  %36 = stablehlo.multiply %35, %3 : tensor<4xf32>
  %37 = stablehlo.add %36, %cst_8 : tensor<4xf32>
  %38 = stablehlo.select %7, %23, %37 : tensor<4xi1>, tensor<4xf32>
  %39 = stablehlo.multiply %6, %38 : tensor<4xf32>
  %40 = stablehlo.compare LT, %1, %cst_7 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %41 = stablehlo.select %40, %cst_6, %39 : tensor<4xi1>, tensor<4xf32>
  %42 = stablehlo.compare LT, %arg0, %cst_6 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %43 = stablehlo.subtract %cst_25, %41 : tensor<4xf32>
  %44 = stablehlo.select %42, %43, %41 : tensor<4xi1>, tensor<4xf32>
  %45 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
  %46 = stablehlo.multiply %cst_5, %45 : tensor<4xf32>
  %47 = stablehlo.add %46, %cst_4 : tensor<4xf32>
  %48 = stablehlo.multiply %47, %45 : tensor<4xf32>
  %49 = stablehlo.add %48, %cst_3 : tensor<4xf32>
  %50 = stablehlo.multiply %49, %45 : tensor<4xf32>
  %51 = stablehlo.add %50, %cst_2 : tensor<4xf32>
  %52 = stablehlo.multiply %51, %45 : tensor<4xf32>
  %53 = stablehlo.add %52, %cst_1 : tensor<4xf32>
  %54 = stablehlo.multiply %53, %45 : tensor<4xf32>
  %55 = stablehlo.add %54, %cst_0 : tensor<4xf32>
  %56 = stablehlo.multiply %55, %45 : tensor<4xf32>
  %57 = stablehlo.add %56, %cst : tensor<4xf32>
  %58 = stablehlo.multiply %arg0, %57 : tensor<4xf32>
  %59 = stablehlo.subtract %cst_26, %58 : tensor<4xf32>
  %60 = stablehlo.abs %arg0 : tensor<4xf32>
  %61 = stablehlo.compare LT, %60, %cst_26 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %62 = stablehlo.select %61, %59, %44 : tensor<4xi1>, tensor<4xf32>
  return %62 : tensor<4xf32>
}

// A loss of Huber asks the same of |x|.
// CHECK-LABEL: func.func @of_huber(
// CHECK-NOT: erfc
// CHECK: "stablehlo.select"
func.func @of_huber(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
  %half = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
  %size = stablehlo.abs %x : tensor<4xf32>
  %small = stablehlo.compare LT, %size, %one : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %square = stablehlo.multiply %x, %x : tensor<4xf32>
  %inside = stablehlo.multiply %square, %half : tensor<4xf32>
  %outside = stablehlo.subtract %size, %half : tensor<4xf32>
  %loss = stablehlo.select %small, %inside, %outside : tensor<4xi1>, tensor<4xf32>
  return %loss : tensor<4xf32>
}
