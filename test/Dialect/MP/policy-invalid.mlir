// RUN: mp-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{a policy's type is f16, bf16 or f32, not 'f64'}}
module attributes {mp.policy = #mp.policy<f64>} {}

// -----

// expected-error@+1 {{rules put "math.exp" in class allow and in deny}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.exp" = allow>, <op "math.exp" = deny>]>} {}

// -----

// expected-error@+1 {{"math.(exp" is not a regular expression}}
module attributes {mp.policy = #mp.policy<f16, rules = [<name "math.(exp" = allow>]>} {}

// -----

// expected-error@+1 {{'white' is not a class: allow, infer, deny, clear or fence}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.exp" = white>]>} {}

// -----

// expected-error@+1 {{'dtype' is not a field of a policy: planner, tile, gradients, fusion, level, min_flops, risk, unmodeled, chips or rules}}
module attributes {mp.policy = #mp.policy<f16, dtype = f16>} {}

// -----

// expected-error@+1 {{'greedy' is not a planner: painting or mincut}}
module attributes {mp.policy = #mp.policy<f16, planner = greedy>} {}

// -----

// expected-error@+1 {{'narrow' is not a storage of gradients: wide or planned}}
module attributes {mp.policy = #mp.policy<f16, gradients = narrow>} {}

// -----

// expected-error@+1 {{'some' is not a fusion to price: full or none}}
module attributes {mp.policy = #mp.policy<f16, fusion = some>} {}

// -----

// expected-error@+1 {{a policy's tile lies in 1 to 1024, not 0}}
module attributes {mp.policy = #mp.policy<f16, tile = 0>} {}

// -----

// expected-error@+1 {{a plan holds float types and none, not 'i32'}}
module attributes {mp.precision = #mp.precision<compute f32, operands [i32], results []>} {}

// -----

// expected-error@+1 {{'o3' is not a level: fewest-bytes, inputs-only, tensor-cores-only, o1, o2 or force-all}}
module attributes {mp.policy = #mp.policy<f16, level = "o3">} {}

// -----

// expected-error@+1 {{a policy's min_flops is a count, not -1}}
module attributes {mp.policy = #mp.policy<f16, min_flops = -1>} {}

// -----

// expected-error@+1 {{a policy's risk is a price in bytes, not -1}}
module attributes {mp.policy = #mp.policy<f16, risk = -1>} {}

// -----

// expected-error@+1 {{'follow' is not a way with ops without a model: opaque, warn or error}}
module attributes {mp.policy = #mp.policy<f16, unmodeled = follow>} {}
