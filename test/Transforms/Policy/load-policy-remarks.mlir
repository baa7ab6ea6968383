// RUN: mp-opt %s --mp-load-policy=preset=fp16 --split-input-file --remarks-filter=mp-load-policy --remark-policy=all --verify-diagnostics -o /dev/null
// RUN: sed 's/no chip is named.*}}/sm_90 has Tensor Cores for f16, or needs none}}/' %s | mp-opt --mp-load-policy="preset=fp16 chip=sm_90" --remarks-filter=mp-load-policy --remark-policy=all --verify-diagnostics -o /dev/null
// RUN: sed 's/no chip is named.*}}/the gate is off: f16 is taken for any chip}}/' %s | mp-opt --mp-load-policy="preset=fp16 chip-gate=off" --remarks-filter=mp-load-policy --remark-policy=all --verify-diagnostics -o /dev/null

// expected-remark@below {{no chip is named: f16 is taken for one that has it}}
module {
}
