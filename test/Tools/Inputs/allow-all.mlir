module attributes {mp.policy = #mp.policy<f16, planner = painting, rules = [
    <name "(arith|math)\\..*" = allow>]>} {}
