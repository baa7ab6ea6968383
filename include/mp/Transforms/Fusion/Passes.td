//===- Passes.td - What becomes one kernel -----------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_FUSION_PASSES
#define MP_TRANSFORMS_FUSION_PASSES

include "mlir/Pass/PassBase.td"

def GatherInRows : Pass<"mp-gather-in-rows", "::mlir::func::FuncOp"> {
  let summary = "Let kernels of rows pick one number of each row";
  let description = [{
    A `mp.gather` of one element of each row, such as the log-probability of a
    target, reads rows that are in memory. Where they are made of reductions
    of themselves, as a log-softmax is, or are a slice of others and reduced,
    as logits without the padding of their product, and only kernels read them,
    they are written for the gather alone. It becomes a reduction, which the
    kernel of the rows takes in: the largest of the element at the index, which
    is clamped as a gather clamps it, and of -inf elsewhere. Integers, rows that
    are given or that a library makes or reads, and indices that stand along
    other dimensions than the innermost are left.

    Comes before `mp-form-fusions`.

    Numerics: exact; a NaN stays a NaN.

    Example: test/Transforms/Fusion/gather-in-rows.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def JoinScatters : Pass<"mp-join-scatters", "::mlir::func::FuncOp"> {
  let summary = "Scatter once what several scatters of one sum add";
  let description = [{
    A table in which several things are looked up (a word and words that it is
    not, both ends of an edge, the same words by each round of a loop that is
    written out) has a sum of gradients, each as large as the table. What
    `mp.scatter add` adds to zeros for one sum in f32 is put behind each other,
    indices and numbers, and is scattered once: one gradient, which
    `mp-finish-scatters` keeps in no memory, for as many as there were. What
    some start from instead of zeros is added. Zeros are left out.

    Of scatters in f32 that put slices of one shape in the same dimensions,
    those of 16 bits in f32 beside others; where that moves at least
    `min-bytes` less, and less is scattered than the table has. Comes behind
    `mp-read-terms` and `mp-unroll-loops`, and before `mp-form-fusions`.

    Numerics: sums in another order.

    Example: test/Transforms/Fusion/join-scatters.mlir
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"4194304",
           "Bytes that it takes as long to move as to launch a kernel">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ComputeBeforeBroadcast
    : Pass<"mp-compute-before-broadcast", "::mlir::func::FuncOp"> {
  let summary = "Compute before it is repeated what is the same for many";
  let description = [{
    An op that computes element by element, and whose operands are each one
    number everywhere or repeated by the same `mp.broadcast` (reshaped the same
    way behind it), computes what was not repeated yet, and its result is
    repeated: the root of a group's variance, which a group norm takes of each
    channel. So it belongs to the kernel that makes the few, and what reads the
    many takes one of the few. Integers, and what is made of single numbers,
    stay: every reader makes them again.

    Comes before `mp-form-fusions`.

    Numerics: exact; the same op of the same numbers.

    Example: test/Transforms/Fusion/compute-before-broadcast.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ComputePadded : Pass<"mp-compute-padded", "::mlir::func::FuncOp"> {
  let summary = "Compute as large as it is padded what is also added up"
                " by columns";
  let description = [{
    A kernel of columns, which makes the gradient of a bias, cannot also write
    the gradient that it adds up with the padding that a product wants: a second
    kernel would read and write it for a few zeros. Where a `mp.pad` puts zeros
    behind a value that ops compute and that only sums over other dimensions
    than the innermost read besides, the value is computed in the shape of the
    pad and chosen to be zero there, and the sums go over all of it: of slices
    of padded products it takes more, and what is broadcast is padded before. At
    most half as many elements come to it.

    A slice that leaves out the ends of rows, as of logits of 50,257 words in
    50,264 columns, has rows that begin anywhere: no access of 16 bytes. If all
    that is made of it is reduced or padded again, and nothing but the slice
    would have to be padded for it, whole rows are read, and what comes of their
    ends is replaced by what changes nothing.

    Comes before `mp-form-fusions`.

    Numerics: exact but for the order of the sums, to which zeros come.

    Example: test/Transforms/Fusion/compute-padded.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ReadPadded : Pass<"mp-read-padded", "::mlir::func::FuncOp"> {
  let summary = "Read what a product wants padded in its padding";
  let description = [{
    What a product wants padded, and the backward pass reads as it is, would be
    written twice, by two kernels, as one goes over one space: an activation of
    100 features, which are 104 for the next layer. Where a `mp.pad` puts zeros
    behind a value that ops compute, others that read it behind a product read a
    `mp.slice` of the pad, and so does a smaller pad of the same value. Then one
    kernel computes it padded. Sums over other dimensions than the innermost
    may read it besides: `mp-compute-padded` has them of the pad, too. Whoever
    could be computed in the same kernel, or wants the value in memory as it is,
    forbids it. So does whoever reads what the value is made of: the kernel that
    makes that has the value as well.

    Comes before `mp-compute-padded`.

    Numerics: exact; the same numbers in another place.

    Example: test/Transforms/Fusion/read-padded.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def NestSums : Pass<"mp-nest-sums", "::mlir::func::FuncOp"> {
  let summary = "Add up in steps what is summed over fewer dimensions, too";
  let description = [{
    A kernel reduces one set of dimensions. Where a value is added up over some
    dimensions, and the same value, or one that is computed of it element by
    element, over more, as the backward pass of a group norm does for the mean
    of each image and for a bias, the second sum takes two steps: first over the
    dimensions of the other one, 16 elements or more to one, and then over the
    rest. So one kernel reads the value for both. Sums in f32, of which
    neither waits for the other.

    A total takes a step where a kernel of rows or columns would write for it
    what it computes: what is added up for each row as well, such as gradients
    of examples that are clipped by their sizes, or what is made of the sums and
    read again, such as gradients behind a norm.

    Comes before `mp-form-fusions`.

    Numerics: the sum is in another order.

    Example: test/Transforms/Fusion/nest-sums.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def FormFusions : Pass<"mp-form-fusions", "::mlir::func::FuncOp"> {
  let summary = "Group memory-bound ops into kernels";
  let description = [{
    Puts elementwise ops, data movement and reductions of a straight-line body
    into `mp.fusion` regions, one kernel each. Producers join their consumers
    and readers of one large value join each other, largest saving first, as
    long as no two groups wait for each other and one template computes the
    union. A kernel has at most 20 pointers, and 40 where it reduces rows or
    columns of what is there at one time and makes no result of the step.
    Broadcasts, constants and widening casts are copied into every fusion that
    reads them. What only renames elements and is needed in memory
    becomes `mp.reshape`. Library calls, `mp.dot` among them, stay as they are,
    but for a sum of a matrix product and a tensor that no kernel makes: both
    become one call (a fusion of kind `contraction`), as a gradient that is
    summed over uses of a parameter.
    With `fusion=none` no two ops share a kernel: casts alone join the op that
    makes what they read, or the ops that read what they give. So a step stands
    as a compiler runs it whose kernels convert what they load and store and
    hold one op each; the planner prices it so under the same option.
    Bodies of loops have kernels of their own, which read what the loop carries
    and what comes from before it; constants are made again there.

    Numerics: inside a region 16-bit floats are f32. Operands are widened at the
    load, which is exact; results are rounded at the store. Roundings between
    ops of one fusion disappear, casts to and from 16 bit with them; casts that
    ask for another rounding or for saturation stay. All other ops compute the
    same, so a result has at most fewer roundings. A product is added to where
    its sums have the result's type: the bits are those of the addition.

    Example: test/Transforms/Fusion/form-fusions.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", /*default=*/"64",
           "Ops of one fusion at most that compute, those of integers and "
           "conversions of floats aside; of all, four times as many; half as "
           "many more where few are added">,
    Option<"fusion", "fusion", "::mlir::mp::FusionMode",
           /*default=*/"::mlir::mp::FusionMode::Full",
           "Which ops share a kernel",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::FusionMode::Full, "full",
                          "all that one template computes"),
               clEnumValN(::mlir::mp::FusionMode::None, "none",
                          "casts alone join an op"))}]>,
  ];
}

def JoinMaxima : Pass<"mp-join-maxima", "::mlir::func::FuncOp"> {
  let summary = "Join the maxima of a kernel where they are made";
  let description = [{
    Whether a step changed anything is the maximum of what is found for each
    tensor of state. A kernel that makes several such numbers of tensors of one
    shape, as of a parameter and its moments, for the same one, makes one of
    them: its threads add up less, and who joins those of all kernels, one
    thread, reads fewer. One that would only hand on what it reads is none.

    Only floats, which have one maximum in whatever order, and only where the
    kernel makes nothing of one of its reductions: then it reads all that it
    reduces at once.

    Comes behind `mp-form-fusions`.

    Numerics: exact.

    Example: test/Transforms/Fusion/join-maxima.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def PackMasks : Pass<"mp-pack-masks", "::mlir::func::FuncOp"> {
  let summary = "Write masks that only kernels read as bits";
  let description = [{
    A mask that one kernel writes and others read, as that of a dropout, takes a
    byte for each element. Where a thread makes eight neighbours at once it
    becomes one (`mp.pack_bits`), and its readers shift and truncate: an eighth
    of the memory, and of what is moved.

    Masks of `min-flags` elements and more are packed, if their readers are
    kernels of templates and nothing else, have at most 500 ops, read the mask
    once and compute few of their elements again; and if the writer has that
    few, at most three reductions, and rows (or, where it adds up columns,
    columns) of a multiple of eight elements. What the step is given or returns
    stays as it is.

    Comes behind `mp-form-fusions`.

    Numerics: exact.

    Example: test/Transforms/Fusion/pack-masks.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
  let options = [
    Option<"minFlags", "min-flags", "int64_t", /*default=*/"1024",
           "Elements of a mask from which on it is packed">,
  ];
}

def FinishScatters : Pass<"mp-finish-scatters", "::mlir::func::FuncOp"> {
  let summary = "Compute what a scatter's elements are for in its kernel";
  let description = [{
    The gradient of a table of embeddings is scattered into zeros, and the
    update of the table reads it: as large as the table, and written for one
    reader. A pointwise fusion that alone reads a scatter, each element where it
    lies, moves into the kernel of the scatter: of an element that is complete
    it makes its results at once, and no tensor of the gradient is written, kept
    and read.

    The kernel stands where the pointwise one stood, so what the scatter reads
    is kept as long. Nothing is moved where that is more than it makes, or is
    state that the step writes anew.

    Comes behind `mp-form-routines`.

    Numerics: exact.

    Example: test/Transforms/Fusion/finish-scatters.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def GroupLaunches : Pass<"mp-group-launches", "::mlir::func::FuncOp"> {
  let summary = "Put independent kernels into one launch";
  let description = [{
    Finds fusions that do not wait for each other because the same op reads them
    first, or the caller: the updates of all parameters, the sums that tell
    whether their gradients are finite, kernels before one reader that take no
    longer than a launch, 64 times as many bytes as small ones, such as lookups
    in many tables. They are moved to stand side by side before that op and get
    the same number in `mp.launch`; `convert-mp-to-plan` makes one kernel of
    them, whose blocks share out the fusions (horizontal fusion; for updates,
    what Apex calls multi-tensor apply). Pointwise, full, column and routine
    fusions are taken, row fusions that are small, and short ones with others
    that compute the same of tensors of the same shapes, whose registers are as
    many: the norms of rows of many matrices. None is taken that would keep a
    large value (a 1,024th of the largest, or more than a small fusion moves)
    which nobody reads any more beside others that are made meanwhile, except
    for the updates, which come last, for values that are kept in the place of
    what is made of them where another that is not small waits, and none that
    reads large state where its next value is written or later. Large ones, no
    row fusions, that stay where they are become one launch where nothing stands
    between them, such as sums of what is not kept; not where the second makes
    large values and takes the memory of none that it alone reads. Small ones
    whose operands are there before, and short sums, join an earlier launch: the
    nearest, or a fusion that moves at most 64 times as much, where it stands, a
    row fusion as well: what either loses by the registers of the other is less
    than a launch.
    What has moved lets others stand side by side, so all are grouped again
    until none moves, four times at most.

    A launch takes at most `max-pointers` operands and results, 8 bytes each:
    the parameters of a kernel end at 32,764 bytes, before PTX ISA 8.1 at 4,352.

    Numerics: exact. Each fusion computes what it computed.

    Example: test/Transforms/Fusion/group-launches.mlir
  }];
  let options = [
    Option<"maxPointers", "max-pointers", "uint64_t", /*default=*/"4000",
           "Operands and results of one launch at most">,
    Option<"smallBytes", "small-bytes", "int64_t", /*default=*/"65536",
           "Bytes that a fusion reads and writes at most to be taken whatever "
           "waits for it and whatever it keeps">,
  ];
}

def FinishLaunches : Pass<"mp-finish-launches", "::mlir::func::FuncOp"> {
  let summary = "Let the last block of a launch do what follows on it";
  let description = [{
    What follows on sums, such as whether all gradients are finite and what the
    loss scale is then, is a launch for a few numbers. Where a launch waits for
    another one and for nothing behind that, and what it does is so little that
    one block does it in less than a launch takes, it becomes part of that one:
    fusions that read what the other makes are its finishers, which the block
    that ends last runs (`lib/CodeGen/LastBlock.h`), and the rest shares out its
    blocks.

    At most `max-bytes` and `max-elements` are read and written by a finisher,
    pointwise or a reduction, and no value on the way has more elements. One
    block does the work of all that a finisher would have, one after the other,
    so that it has 64 rows at most, or 256 columns of 64 elements. It finishes
    launches whose parts are short or are sums, of 32,768 columns at most, so
    that few blocks have to be counted. New state whose old value would be read
    by then is made where it was, unless it has 64 bytes or less: a loss scale
    then has two memories.

    Comes behind `mp-group-launches`.

    Numerics: exact. Each fusion computes what it computed.

    Example: test/Transforms/Fusion/finish-launches.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"maxPointers", "max-pointers", "uint64_t", /*default=*/"4000",
           "Operands and results of one launch at most">,
    Option<"smallBytes", "small-bytes", "int64_t", /*default=*/"65536",
           "Bytes that a fusion which finishes nothing reads and writes at "
           "most to run with an earlier launch">,
    Option<"maxBytes", "max-bytes", "int64_t", /*default=*/"16384",
           "Bytes that a finisher reads and writes at most">,
    Option<"maxElements", "max-elements", "int64_t", /*default=*/"1024",
           "Elements of a tensor of a finisher at most">,
  ];
}

#endif // MP_TRANSFORMS_FUSION_PASSES
