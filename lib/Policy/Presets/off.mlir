// Everything stays f32.
module attributes {mp.policy = #mp.policy<f32, planner = mincut, tile = 1>} {}
