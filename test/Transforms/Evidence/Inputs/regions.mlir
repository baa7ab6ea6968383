// Values of all kinds: arguments, a constant, a loop's, a branch's not taken.
func.func @main(%x: tensor<1xf32> {mp.name = "x"},
                %y: tensor<1xf32> {mp.name = "y"})
    -> (tensor<1xf32>, tensor<1xf32>) {
  %two = arith.constant dense<2.0> : tensor<1xf32>
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<i32>
  %l:2 = scf.while (%k = %begin, %v = %x) : (tensor<i32>, tensor<1xf32>) -> (tensor<i32>, tensor<1xf32>) {
    %c = arith.cmpi slt, %k, %three : tensor<i32>
    %goes = tensor.extract %c[] : tensor<i1>
    scf.condition(%goes) %k, %v : tensor<i32>, tensor<1xf32>
  } do {
  ^bb0(%k: tensor<i32>, %v: tensor<1xf32>):
    %next = arith.addi %k, %one : tensor<i32>
    %s = arith.mulf %v, %two : tensor<1xf32>
    scf.yield %next, %s : tensor<i32>, tensor<1xf32>
  }
  %false = arith.constant false
  %f = scf.if %false -> tensor<1xf32> {
    %never = arith.negf %y : tensor<1xf32>
    scf.yield %never : tensor<1xf32>
  } else {
    scf.yield %y : tensor<1xf32>
  }
  return %l#1, %f : tensor<1xf32>, tensor<1xf32>
}
