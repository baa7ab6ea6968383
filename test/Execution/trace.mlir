// The calls of a plan, one line each, as a runtime would make them.
// RUN: mp-run --device=trace %s | FileCheck %s
// Every line is JSON.
// RUN: mp-run --device=trace %s | %python -c "import json,sys; [json.loads(l) for l in sys.stdin]"

// A kernel with two stages is two launches of the same pointers.
// CHECK: {"arguments":["argument:x","arena+512","workspace+0"],"block":[256,1,1],"call":0,"entry":"total","grid":[4,1,1],"kernel":"total","kind":"launch","plan":"step","shared":64}
// CHECK-NEXT: {"arguments":["argument:x","arena+512","workspace+0"],"block":[32,1,1],"call":0,"entry":"total_1","grid":[1,1,1],{{.*}},"shared":0}
// CHECK-NEXT: {"a":"argument:w","align":[256,256,256,256],"alpha":1,"b":"argument:x","beta":0,"c":"arena+1024","call":1,"compute":"CUBLAS_COMPUTE_32F","d":"arena+1024","epilogue":"CUBLASLT_EPILOGUE_DEFAULT","k":64,"kind":"matmul","ld":[16,64,16,16],"m":16,"n":8,"plan":"step","scale":"f32","transa":"CUBLAS_OP_N","transb":"CUBLAS_OP_N","types":["f16","f16","f32","f32"],"workspace":4096}
// CHECK-NEXT: {"arguments":["argument:w","constant:0","arena+0"],"block":[256,1,1],"call":2,"entry":"rows",
// CHECK-NEXT: {"bytes":512,"call":3,"kind":"copy","plan":"step","reads":"arena+1024","writes":"result:y"}
// CHECK-NEXT: {"call":4,"kind":"fill","plan":"step","value":"1.000000e+00 : f32","writes":"result:t"}
// Another plan counts anew.
// CHECK-NEXT: {"call":0,"compute":"f32","dilation":[1,1],"direction":"fwd","groups":1,"high":[2,2],"kind":"conv","low":[2,2],"mode":"cross_correlation","plan":"windows","reads":["argument:x","argument:w"],"strides":[1,1],"w":{"dims":[6,1,5,5],"layout":"channels_last","strides":[25,1,5,1],"type":"f16"},"workspace":0,"writes":"result:y","x":{"dims":[8,1,28,28],"layout":"channels_last",{{.*}}},"y":{"dims":[8,6,28,28],"layout":"channels_last","strides":[4704,1,168,6],"type":"f16"}}
// CHECK-NEXT: {"alpha":1,"call":1,"compute":"f32","kind":"pool","mode":"max","padding":[0,0],"plan":"windows","reads":"result:y","strides":[2,2],"window":[2,2],"writes":"result:p",
// CHECK-NOT: "plan"

mprt.kernel @total chip "sm_90"
    stages [#mprt.stage<"total" grid [4, 1, 1] block [256, 1, 1] shared 64>,
            #mprt.stage<"total_1" grid [1, 1, 1] block [32, 1, 1] shared 0>]
    scratch 16 ptx ".visible .entry total(\0A.visible .entry total_1(" {
^bb0(%x: tensor<8x64xf16>):
  %0 = mp.fusion full ins(%x : tensor<8x64xf16>) -> tensor<f32> {
  ^bb0(%a: tensor<8x64xf16>):
    %1 = mp.reduce add %a dims [0, 1] accumulate f32 : tensor<8x64xf16> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

mprt.kernel @rows chip "sm_90" stages [#mprt.stage<"rows" grid [1, 1, 1] block [256, 1, 1] shared 0>] ptx ".visible .entry rows(" {
^bb0(%w: tensor<64x16xf16>, %i: tensor<2xi32>):
  %0 = mp.fusion routine ins(%w, %i : tensor<64x16xf16>, tensor<2xi32>) -> tensor<2x16xf16> {
  ^bb0(%a: tensor<64x16xf16>, %b: tensor<2xi32>):
    %1 = mp.gather %a, %b slice [1, 16] offset [1] collapsed [0] start [0] index_vector 1
       : (tensor<64x16xf16>, tensor<2xi32>) -> tensor<2x16xf16>
    mp.yield %1 : tensor<2x16xf16>
  }
  mprt.return %0 : tensor<2x16xf16>
}

mprt.plan @step arena 2048 workspace 4096 {
  %x = mprt.slot argument 0 "x" : tensor<8x64xf16>
  %w = mprt.slot argument 1 "w" : tensor<64x16xf16>
  %y = mprt.slot result 0 "y" : tensor<8x16xf32>
  %t = mprt.slot result 1 "t" : tensor<f32>
  %c = mprt.constant dense<[1, 2]> : tensor<2xi32>
  %s = mprt.buffer at 0 : tensor<2x16xf16>
  %n = mprt.buffer at 512 : tensor<f32>
  %h = mprt.buffer at 1024 : tensor<8x16xf32>
  mprt.launch @total(%x) into(%n)
  mprt.matmul %w, %x into %h m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [256, 256, 256, 256]
  mprt.launch @rows(%w, %c) into(%s)
  mprt.copy %h into %y
  mprt.fill %t with 1.0 : f32
}

mprt.plan @windows arena 0 {
  %x = mprt.slot argument 0 "x" : tensor<8x28x28x1xf16>
  %w = mprt.slot argument 1 "w" : tensor<6x1x5x5xf16>
  %y = mprt.slot result 0 "y" : tensor<8x28x28x6xf16>
  %p = mprt.slot result 1 "p" : tensor<8x14x14x6xf16>
  mprt.conv fwd %x, %w into %y x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16>
            w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16>
            y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1]
            mode cross_correlation groups 1 compute f32
  mprt.pool max %y into %p x <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            y <[8, 6, 14, 14] strides [1176, 1, 84, 6] f16>
            window [2, 2] strides [2, 2] padding [0, 0] compute f32
}
