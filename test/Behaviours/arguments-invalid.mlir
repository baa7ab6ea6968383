// Rules for arguments that are wrong.
//
// RUN: mp-opt %s --mp-load-policy --split-input-file --verify-diagnostics -o /dev/null

// expected-error@below {{policy rule arg "prises" matches nothing in the module: remove it, or mark it 'optional'; did you mean 'prices'?}}
module attributes {mp.policy = #mp.policy<f16, rules = [<arg "prises" = deny>]>} {
  func.func @main(%x: tensor<8xf32> {mp.name = "prices"}) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}

// -----

// expected-error@below {{the rule for argument "x" is allow or deny, not infer}}
module attributes {mp.policy = #mp.policy<f16, rules = [<arg "x" = infer>]>} {
}

// -----

// expected-error@below {{only scopes have gradients: the rule for "mp.dot" is of kind op}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.dot" = deny with_gradients>]>} {
}
