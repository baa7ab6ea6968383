// RUN: mp-test-opt %s --test-print-buffer-liveness --split-input-file --verify-diagnostics

// From the call that writes first to the one that reads last; calls count from
// zero, slots and buffers are none.
mprt.plan @a_chain {
  %x = mprt.slot argument 0 "x" : tensor<100xi8>
  %y = mprt.slot result 0 "y" : tensor<100xi8>
  // expected-remark@below {{lives from call 0 to 1, 100 bytes}}
  %a = mprt.buffer : tensor<100xi8>
  // expected-remark@below {{lives from call 1 to 2, 100 bytes}}
  %b = mprt.buffer : tensor<100xi8>
  mprt.copy %x into %a
  mprt.copy %a into %b
  mprt.copy %b into %y
}

// -----

// A buffer with several readers lives to the last; one that is only written
// lives during that call; one that no call touches lives nowhere.
mprt.plan @shared_unread_unused {
  %x = mprt.slot argument 0 "x" : tensor<4xf32>
  %y = mprt.slot result 0 "y" : tensor<4xf32>
  // expected-remark@below {{lives from call 0 to 3, 16 bytes}}
  %shared = mprt.buffer : tensor<4xf32>
  // expected-remark@below {{lives from call 1 to 1, 16 bytes}}
  %unread = mprt.buffer : tensor<4xf32>
  // expected-remark@below {{lives nowhere}}
  %unused = mprt.buffer : tensor<4xf32>
  mprt.copy %x into %shared
  mprt.copy %shared into %unread
  mprt.copy %x into %y
  mprt.copy %shared into %y
}

// -----

// A buffer that is written again keeps its place from the first to the last.
mprt.plan @written_twice {
  %x = mprt.slot argument 0 "x" : tensor<4xf32>
  %y = mprt.slot result 0 "y" : tensor<4xf32>
  // expected-remark@below {{lives from call 0 to 2, 16 bytes}}
  %a = mprt.buffer : tensor<4xf32>
  mprt.copy %x into %a
  mprt.copy %x into %y
  mprt.copy %x into %a
}
