#a = [#a]
module attributes {a = #a} {}
