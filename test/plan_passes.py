"""The passes of --mp-to-cuda up to where kernels are formed, as options of mp-opt."""

BEFORE_FUSION = [f"--{name}" for name in (
    "mp-unroll-loops", "mp-read-terms", "mp-read-written-rows", "mp-lower-state",
    "mp-select-branches", "mp-expand-random-bits", "cse", "canonicalize", "cse",
    "mp-join-scatters", "mp-conv-as-dot", "mp-fit-to-libraries",
    "mp-choose-conv-layouts", "cse", "mp-lay-out-copies", "mp-write-out-products",
    "mp-compute-before-broadcast", "mp-gather-in-rows", "mp-read-padded",
    "mp-compute-padded", "mp-nest-sums")]
