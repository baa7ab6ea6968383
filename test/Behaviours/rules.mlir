// Rules that are wrong are errors, with both planners alike; levels are rules.
//
// RUN: mp-opt %s --mp-load-policy --split-input-file --verify-diagnostics -o /dev/null

// An expression is for the whole name: a part of one matches nothing.
// expected-error@below {{policy rule name "tanh" matches nothing in the module}}
module attributes {mp.policy = #mp.policy<f16, rules = [<name "tanh" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = math.tanh %x : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// And the name of a scope begins where the location's does, up to a slash.
// expected-error@below {{policy rule scope "head" matches nothing in the module}}
module attributes {mp.policy = #mp.policy<f16, rules = [<scope "head" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = math.tanh %x : tensor<8xf32> loc("net/head/tanh")
    %1 = math.tanh %0 : tensor<8xf32> loc("headless/tanh")
    return %1 : tensor<8xf32>
  }
}

// -----

// expected-error@below {{rules put "math.tanh" in class allow and in infer}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.tanh" = allow>, <op "math.tanh" = infer>]>} {
}

// -----

// The nearest spelling of an op, and of none that is near.
// expected-error@below {{policy rule names 'mp.conf', which is not an op with a precision model; did you mean 'mp.conv'?}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.conf" = allow>]>} {
}
