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
