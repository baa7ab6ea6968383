// T20: what crosses memory in 16 bits is a colouring of a graph: products read 16
// bits, what adds the batch reads f32, and the rest is free. A value that both kinds
// read is stored twice, or cast by a kernel of its own. The experiment draws other
// operands for the lines between the first product and the result.
func.func @main(%p: tensor<256x256xf32> {mp.name = "p", mp.role = #mp.role<parameter>},
                %q: tensor<256x256xf32> {mp.name = "q", mp.role = #mp.role<parameter>},
                %x: tensor<256x256xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<256x256xf32> {mp.name = "y", mp.role = #mp.role<metric>}) {
  %z = mp.dot %x, %p contracting [1] x [0]
     : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %a = math.tanh %z : tensor<256x256xf32>
  %b = mp.transpose %a perm [1, 0] : tensor<256x256xf32> to tensor<256x256xf32>
  %c = mp.dot %b, %q contracting [1] x [0]
     : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = math.tanh %c : tensor<256x256xf32>
  %e = mp.transpose %d perm [1, 0] : tensor<256x256xf32> to tensor<256x256xf32>
  %f = arith.addf %e, %x : tensor<256x256xf32>
  %g = mp.dot %f, %d contracting [1] x [0]
     : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %h = math.tanh %g : tensor<256x256xf32>
  %i = mp.transpose %h perm [1, 0] : tensor<256x256xf32> to tensor<256x256xf32>
  %j = arith.mulf %i, %f : tensor<256x256xf32>
  %k = mp.dot %j, %h contracting [1] x [0]
     : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %l = math.tanh %k : tensor<256x256xf32>
  %y = arith.mulf %l, %e : tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
