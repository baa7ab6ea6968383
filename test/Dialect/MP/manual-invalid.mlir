// RUN: mp-opt %s --split-input-file --verify-diagnostics

func.func @no_part(%x: tensor<8xf32>) {
  // expected-error@+2 {{successor operand type #0 'tensor<8xf32>' should match successor input type #0 'tensor<3xf32>'}}
  // expected-note@+1 {{region branch point}}
  mp.manual_computation "axes" ins(%x) from "in" to "out" : (tensor<8xf32>) -> () {
  ^bb0(%part: tensor<3xf32>):
    mp.yield
  }
  return
}

// -----

func.func @other_element(%x: tensor<8xf32>) {
  // expected-error@+2 {{successor operand type #0 'tensor<8xf32>' should match successor input type #0 'tensor<4xf16>'}}
  // expected-note@+1 {{region branch point}}
  mp.manual_computation "axes" ins(%x) from "in" to "out" : (tensor<8xf32>) -> () {
  ^bb0(%part: tensor<4xf16>):
    mp.yield
  }
  return
}

// -----

func.func @other_rank(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{successor operand type #0 'tensor<4x2xf32>' should match successor input type #0 'tensor<8xf32>'}}
  %y = mp.manual_computation "axes" ins(%x) from "in" to "out" : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%part: tensor<4xf32>):
    %0 = mp.broadcast %part dims [0] : tensor<4xf32> to tensor<4x2xf32>
    // expected-note@+1 {{region branch point}}
    mp.yield %0 : tensor<4x2xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func @counts(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{region branch point has 0 operands, but region successor needs 1 inputs}}
  %y = mp.manual_computation "axes" ins(%x) from "in" to "out" : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%part: tensor<4xf32>):
    // expected-note@+1 {{region branch point}}
    mp.yield
  }
  return %y : tensor<8xf32>
}

// -----

func.func @no_yield(%x: tensor<8xf32>) {
  mp.manual_computation "axes" ins(%x) from "in" to "out" : (tensor<8xf32>) -> () {
  ^bb0(%part: tensor<4xf32>):
    // expected-error@+1 {{block with no terminator}}
    %0 = math.tanh %part : tensor<4xf32>
  }
  return
}
