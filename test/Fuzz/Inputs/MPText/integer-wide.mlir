func.func @main() -> i16777215 {
  %0 = arith.constant -3 : i16777215
  %1 = arith.muli %0, %0 : i16777215
  return %1 : i16777215
}
