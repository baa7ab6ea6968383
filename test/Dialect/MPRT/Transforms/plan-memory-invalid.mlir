// RUN: mp-opt %s --mp-plan-memory --verify-diagnostics

// Each has a size, both together have none.
// expected-error@+1 {{has buffers of more than 2^63 bytes together}}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<9000000000000000000xi8>
  %a = mprt.buffer : tensor<9000000000000000000xi8>
  %b = mprt.buffer : tensor<9000000000000000000xi8>
  mprt.copy %x into %a
  mprt.copy %a into %b
}
