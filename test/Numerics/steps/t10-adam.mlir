// T10: gradients of 1e-4 and 1e-2, for Adam: its second mean of the first is
// below what f16 holds, and so is the epsilon that keeps its divisor from 0.
func.func @main(%w: tensor<2xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %g: tensor<2xf32> {mp.name = "g", mp.role = #mp.role<batch>})
    -> (tensor<2xf32> {mp.name = "dw", mp.of = 0 : i64, mp.role = #mp.role<gradient>}) {
  return %g : tensor<2xf32>
}
