// Three scopes. With x = 300 the square of net/b is beyond f16, and its root is
// not; net/a has the same ops on small numbers.
#a = loc("net/a/square")
#b = loc("net/b/square")
#c = loc("net/b/root")
#d = loc("net/c/sum")
func.func @main(%x: tensor<4x4xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<4x4xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<4x4xf32> {mp.name = "out"}) {
  %0 = arith.mulf %y, %y : tensor<4x4xf32> loc(#a)
  %1 = math.sqrt %0 : tensor<4x4xf32> loc("net/a/root")
  %2 = arith.mulf %x, %x : tensor<4x4xf32> loc(#b)
  %3 = math.sqrt %2 : tensor<4x4xf32> loc(#c)
  %4 = arith.addf %1, %3 : tensor<4x4xf32> loc(#d)
  return %4 : tensor<4x4xf32>
}
