// Plans with deliberately wrong places.
// RUN: mp-opt %s --mp-check-memory --split-input-file --verify-diagnostics
// RUN: mp-opt %S/plan-memory.mlir --mp-plan-memory > %t.good
// RUN: mp-opt %t.good --mp-check-memory | diff %t.good -

// Both live at the second call, and share 256 of 512 bytes.
mprt.plan @overlap arena 1024 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  // expected-note@+1 {{the other one}}
  %a = mprt.buffer at 0 : tensor<512xi8>
  // expected-error@+1 {{at 256 overlaps a buffer at 0 of 512 bytes that lives at call 1 too}}
  %b = mprt.buffer at 256 : tensor<512xi8>
  mprt.copy %x into %a
  mprt.copy %a into %b
  mprt.copy %b into %y
}

// -----

// The overlapping buffer may begin in front.
mprt.plan @overlap_in_front arena 1024 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  // expected-note@+1 {{the other one}}
  %a = mprt.buffer at 256 : tensor<512xi8>
  // expected-error@+1 {{at 0 overlaps a buffer at 256 of 512 bytes that lives at call 1 too}}
  %b = mprt.buffer at 0 : tensor<512xi8>
  mprt.copy %x into %a
  mprt.copy %a into %b
  mprt.copy %b into %y
}

// -----

// One place, one after the other, is what planning is for.
mprt.plan @shared arena 512 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  %z = mprt.slot result 1 "z" : tensor<512xi8>
  %a = mprt.buffer at 0 : tensor<512xi8>
  %b = mprt.buffer at 0 : tensor<512xi8>
  mprt.copy %x into %a
  mprt.copy %a into %y
  mprt.copy %x into %b
  mprt.copy %b into %z
}

// -----

// But a buffer read again later lives in between.
mprt.plan @read_again arena 512 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  %z = mprt.slot result 1 "z" : tensor<512xi8>
  // expected-note@+1 {{the other one}}
  %a = mprt.buffer at 0 : tensor<512xi8>
  // expected-error@+1 {{at 0 overlaps a buffer at 0 of 512 bytes that lives at call 1 too}}
  %b = mprt.buffer at 0 : tensor<512xi8>
  mprt.copy %x into %a
  mprt.copy %x into %b
  mprt.copy %b into %z
  mprt.copy %a into %y
}

// -----

mprt.plan @unplanned {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  // expected-error@+1 {{has no place; run mp-plan-memory first}}
  %a = mprt.buffer : tensor<512xi8>
  mprt.copy %x into %a
}

// -----

// Somebody reads another buffer than this one.
mprt.plan @unread arena 1024 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  %a = mprt.buffer at 0 : tensor<512xi8>
  // expected-note@+1 {{the buffer}}
  %b = mprt.buffer at 512 : tensor<512xi8>
  mprt.copy %x into %a
  // expected-error@+1 {{writes a buffer that no call reads}}
  mprt.copy %x into %b
  mprt.copy %a into %y
}

// -----

// What the first call has written there nobody has seen.
mprt.plan @written_again arena 512 {
  %x = mprt.slot argument 0 "x" : tensor<512xi8>
  %y = mprt.slot result 0 "y" : tensor<512xi8>
  // expected-note@+1 {{the buffer}}
  %a = mprt.buffer at 0 : tensor<512xi8>
  // expected-error@+1 {{writes a buffer that no call reads}}
  mprt.copy %x into %a
  mprt.copy %x into %a
  mprt.copy %a into %y
}

// -----

// Which of the window is the largest a routine finds with the maxima.
mprt.kernel @places {
^bb0(%x: tensor<8x16xf32>, %i: tensor<8x16xi32>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<8x16xf32>, tensor<8x16xi32>) -> tensor<8xf32>, tensor<8xi32> {
  ^bb0(%a: tensor<8x16xf32>, %b: tensor<8x16xi32>):
    %1:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x16xf32>, tensor<8x16xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    mp.yield %1#0, %1#1 : tensor<8xf32>, tensor<8xi32>
  }
  mprt.return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}
mprt.plan @beside arena 512 {
  %x = mprt.slot argument 0 "x" : tensor<8x16xf32>
  %i = mprt.slot argument 1 "i" : tensor<8x16xi32>
  %y = mprt.slot result 0 "y" : tensor<8xi32>
  %a = mprt.buffer at 0 : tensor<8xf32>
  mprt.launch @places(%x, %i) into(%a, %y)
}
