//===- PassFacts.cpp - What a pass promises of values ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As docs/Numerics.md and the descriptions of the passes say it.
//
//===----------------------------------------------------------------------===//

#include "PassFacts.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// Without masters each step rounds its parameters.
static constexpr llvm::StringLiteral rounding = "mode=none",
                                     atRandom = "mode=stochastic";

static constexpr PassFacts facts[] = {
    {"canonicalize", Promise::Bits},
    {"convert-mp-to-plan", Promise::Bits},
    {"cse", Promise::Bits},
    {"inline", Promise::Bits},
    {"mp-annotate-precision", Promise::Bits},
    {"mp-assign-roles", Promise::Bits, "default-role=batch"},
    // A random program is for one device.
    {"mp-agree-across-devices", Promise::Bits},
    {"mp-alias-state", Promise::Bits},
    // Its file is of one step: here it only refuses.
    {"mp-attach-profile", Promise::Bits, "", "", /*needsFile=*/true},
    // Sums behind a crop are over another extent, zeros included.
    {"mp-cancel-pads", Promise::Meaning},
    {"mp-check-alignment", Promise::Bits},
    {"mp-check-calls", Promise::Bits},
    {"mp-check-memory", Promise::Bits},
    {"mp-check-precision", Promise::Bits},
    {"mp-check-roles", Promise::Bits},
    {"mp-check-scaling", Promise::Bits},
    {"mp-check-state", Promise::Bits},
    {"mp-emit-kernels", Promise::Bits, "chip=sm_80"},
    {"mp-expand-random-bits", Promise::Bits},
    {"mp-nest-sums", Promise::Meaning},
    {"mp-read-padded", Promise::Bits},
    // Other arguments and results.
    {"mp-extract-inference", Promise::Nothing},
    {"mp-find-loss-scale", Promise::Bits},
    // Sums are over another extent, zeros included.
    {"mp-choose-conv-layouts", Promise::Bits},
    {"mp-compute-before-broadcast", Promise::Bits},
    {"mp-compute-padded", Promise::Meaning},
    // A product of what lies otherwise may be summed in another order.
    {"mp-conv-as-dot", Promise::Meaning},
    {"mp-fit-to-libraries", Promise::Meaning},
    // A product of what lies otherwise may be summed in another order.
    {"mp-fold-transposes", Promise::Meaning},
    // Removes roundings, and so would add some were a rounding lost.
    {"mp-form-fusions", Promise::Meaning, "max-ops=8|max-ops=2"},
    {"mp-finish-scatters", Promise::Bits},
    {"mp-form-routines", Promise::Bits},
    {"mp-gather-in-rows", Promise::Bits},
    // Alone it finds no round.
    {"mp-inline-rounds", Promise::Bits},
    {"mp-insert-casts", Promise::Meaning},
    {"mp-insert-loss-scaling", Promise::Meaning,
     "mode=static scale=1024|interval=2"},
    {"mp-insert-master-weights", Promise::Bits,
     "mode=none|mode=stochastic|frozen=cast"},
    {"mp-insert-optimizer", Promise::Bits,
     "optimizer=lamb|optimizer=momentum "
     "learning-rate=argument|optimizer=adafactor|optimizer=muon|"
     "optimizer=prodigy learning-rate=argument|optimizer=rmsprop momentum=0.5|"
     "optimizer=adagrad accumulate=3"},
    {"mp-join-maxima", Promise::Bits},
    {"mp-join-scatters", Promise::Meaning, "min-bytes=1"},
    {"mp-lay-out-copies", Promise::Bits},
    {"mp-load-policy", Promise::Bits,
     "preset=fp16|preset=bf16|preset=fp16 level=inputs-only|"
     "preset=fp16 level=tensor-cores-only|preset=fp16 level=o1|"
     "preset=fp16 level=o2|preset=fp16 min-flops=512"},
    {"mp-finish-launches", Promise::Bits,
     "max-bytes=1000000 max-elements=100000 small-bytes=1000000|max-bytes=64|"
     "max-pointers=6"},
    {"mp-group-launches", Promise::Bits,
     "max-pointers=6 small-bytes=1000000|small-bytes=1000000|max-pointers=3|"
     "small-bytes=64"},
    {"mp-lower-math", Promise::Close},
    // A reciprocal and one multiplication, as the ops are defined.
    {"mp-lower-state", Promise::Bits},
    {"mp-move-scales", Promise::Meaning},
    // A random program is for one device.
    {"mp-narrow-device-sums", Promise::Bits, "mode=undivided"},
    {"mp-nest-sums", Promise::Meaning},
    // Other arguments and results.
    // Nothing but XLA could run the calls: here it only refuses.
    {"mp-observe-values", Promise::Bits, "", "", /*needsFile=*/true},
    {"mp-outline-rounds", Promise::Nothing},
    {"mp-pack-masks", Promise::Bits, "min-flags=8"},
    // A product of another size may be summed in another order.
    {"mp-pad-to-tile", Promise::Meaning,
     "max-cost=4|tile=16 max-cost=8 min-extent=1|max-cost=2"},
    {"mp-pareto", Promise::Bits, "", "output=/dev/null"},
    {"mp-plan-memory", Promise::Bits},
    {"mp-report", Promise::Bits, "", "output=/dev/null"},
    // A value is rounded where another one is.
    {"mp-read-terms", Promise::Bits},
    {"mp-read-written-rows", Promise::Bits, "min-bytes=1"},
    {"mp-recompute-saved", Promise::Meaning},
    {"mp-reuse-buffers", Promise::Bits},
    {"mp-select-branches", Promise::Bits, "max-ops=5|max-ops=40"},
    {"mp-share-reciprocals", Promise::Close, "min-quotients=2"},
    {"mp-simplify-casts", Promise::Bits},
    {"mp-unroll-loops", Promise::Bits, "max-ops=40|max-ops=100000"},
    {"mp-watch-state", Promise::Bits, "", "", false, "mp.stalled"},
    {"mp-write-out-products", Promise::Meaning, "min-bytes=1"},
    {"symbol-dce", Promise::Bits},
};

llvm::ArrayRef<PassFacts> random::passFacts() { return facts; }

const PassFacts *random::findFacts(llvm::StringRef pass) {
  for (const PassFacts &row : facts)
    if (row.name == pass)
      return &row;
  return nullptr;
}

Promise random::promiseOf(const Stage &stage) {
  const PassFacts *row = findFacts(stage.pass());
  if (!row || llvm::StringRef(stage.text).contains(rounding) ||
      llvm::StringRef(stage.text).contains(atRandom))
    return Promise::Nothing;
  return row->promise;
}
