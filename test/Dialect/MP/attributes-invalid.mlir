// Dimension numbers of a convolution: no text gets a number past the verifier.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// Both letters are there.
// expected-error@+1 {{expected 'b' and 'f' in dimension numbers}}
#letter_missing = #mp.conv_dims<[b, 0, 1] x [0, i, o] -> [b, 0, f]>

// -----

// Each letter once.
// expected-error@+1 {{expected each of 'i' and 'o' once, and numbers of spatial dimensions}}
#letter_twice = #mp.conv_dims<[b, 0, f] x [i, i, o] -> [b, 0, f]>

// -----

// No other letter.
// expected-error@+1 {{expected each of 'b' and 'f' once, and numbers of spatial dimensions}}
#letter_unknown = #mp.conv_dims<[b, z, f] x [0, i, o] -> [b, 0, f]>

// -----

// Each number once.
// expected-error@+1 {{expected spatial dimensions 0 to 1, each once}}
#number_twice = #mp.conv_dims<[b, 0, 0, f] x [0, 1, i, o] -> [b, 0, 1, f]>

// -----

// No gap.
// expected-error@+1 {{expected spatial dimensions 0 to 1, each once}}
#number_missing = #mp.conv_dims<[b, 0, 2, f] x [0, 1, i, o] -> [b, 0, 1, f]>

// -----

// No negative number.
// expected-error@+1 {{expected spatial dimensions 0 to 0, each once}}
#number_negative = #mp.conv_dims<[b, -1, f] x [0, i, o] -> [b, 0, f]>

// -----

// No number beyond 64 bits.
// expected-error@+1 {{integer value too large}}
#number_too_large = #mp.conv_dims<[b, 99999999999999999999, f] x [0, i, o] -> [b, 0, f]>

// -----

// The same number of spatial dimensions everywhere.
// expected-error@+1 {{numbers of spatial dimensions differ: 1 in the input, 2 in the kernel, 1 in the result}}
#spatial_counts_differ = #mp.conv_dims<[b, 0, f] x [0, 1, i, o] -> [b, 0, f]>

// -----

// Commas between.
// expected-error@+1 {{expected ']'}}
#comma_missing = #mp.conv_dims<[b, 0 f] x [0, i, o] -> [b, 0, f]>

// -----

// Each field of a policy once.
// expected-error@+1 {{'tile' is said twice}}
#field_twice = #mp.policy<f16, tile = 8, tile = 16>
