module attributes {a = dense_resource<r> : tensor<1xf32>} {}
{-#
  dialect_resources: {builtin: {r: "0x0000008000000000"}}
#-}
