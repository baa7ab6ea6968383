//===- Passes.td - Memory and calls of a plan --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_TRANSFORMS_PASSES
#define MP_DIALECT_MPRT_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def AliasState : Pass<"mp-alias-state", "::mlir::ModuleOp"> {
  let summary = "Write new state over the old, where nobody reads the old then";
  let description = [{
    A result that is the next value of an argument takes the argument's memory
    (`alias`) if every call that reads the argument comes before the one that
    writes the result. The launch that writes it may read it too where each
    thread reads only the elements that it writes: one fusion alone reads the
    operand, sums none of it, and makes each element of its results of no other
    element of it. The kernel lists such operands (`overwrites`), so that its
    code does not read them through the read-only cache. State that a step
    leaves as it is is not copied.

    A remark counts the bytes of state, and those that are written in place;
    one names the call that keeps a state in two memories.

    Numerics: exact, no value changes.

    Example: test/Dialect/MPRT/Transforms/alias-state.mlir
  }];
}

def ReuseBuffers : Pass<"mp-reuse-buffers", "::mlir::ModuleOp"> {
  let summary = "Write results over operands that nobody reads any more";
  let description = [{
    A buffer that a launch writes first takes the place of a buffer of its type
    that this launch is the last to read, if each thread reads only the elements
    that it writes, as `mp-alias-state` asks of new state: a sum of gradients
    over one of them, what an activation becomes over the activation. So both
    are one in the arena. Where a result is such, which takes no argument's
    place, what it is written over is made in the memory of the result: of a
    step that returns gradients, the scaled ones. The kernel lists the operand
    (`overwrites`), so that its code does not read it through the read-only
    cache.

    A remark counts the buffers that are not needed any more, and their bytes.

    Numerics: exact, no value changes.

    Example: test/Dialect/MPRT/Transforms/reuse-buffers.mlir
  }];
}

def PlanMemory : Pass<"mp-plan-memory", "::mlir::mprt::PlanOp"> {
  let summary = "Give every buffer of a plan a place in one arena";
  let description = [{
    A buffer lives from the call that first writes it to the last that reads
    it. Buffers that do not live together may share memory: largest first, each
    goes into the smallest gap that holds it, at a multiple of 256 bytes, or of
    16 if it takes fewer than 256. Where that leaves gaps at the fullest call,
    other orders are tried, up to 144 in all, and that of the smallest arena is
    kept. The plan's arena becomes as large as the buffers reach. Buffers that
    no call touches are erased.

    A remark compares the arena with the most bytes that live at one call,
    below which no arena can be.

    Numerics: exact, no value changes.

    Example: test/Dialect/MPRT/Transforms/plan-memory.mlir
  }];
}

def CheckMemory : Pass<"mp-check-memory", "::mlir::mprt::PlanOp"> {
  let summary = "Reject plans whose live buffers overlap, or are not read";
  let description = [{
    Every buffer has a place, and no two that live at one call share bytes.
    Finds lifetimes anew and knows nothing of how the places were chosen. What
    a call writes into a buffer a later one reads, but for what routines and
    sorts leave beside what is read: a plan computes nothing for nobody, so
    that a call reads something else than it should. Changes nothing.

    Example: test/Dialect/MPRT/Transforms/check-memory.mlir
  }];
}

def CheckCalls : Pass<"mp-check-calls", "::mlir::mprt::PlanOp"> {
  let summary = "Reject calls that a library would refuse";
  let description = [{
    Holds every call of a plan to the rules of cuBLASLt, cuDNN and the CUDA
    driver: combinations of types, alignments that the planned memory has,
    epilogues, limits of launches. What a machine with a GPU would answer with
    an error code is an error here. Changes nothing.

    Example: test/Dialect/MPRT/Transforms/check-calls.mlir
  }];
}

#endif // MP_DIALECT_MPRT_TRANSFORMS_PASSES
