%0 = arith.addf %0, %0 : f32
func.func @main() { return }
