func.func @main(%x: f32) -> f32 {
  %0 = func.call @main(%x) : (f32) -> f32
  return %0 : f32
}
