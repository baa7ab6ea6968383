//===- MPRoutineOps.td - Sorting and random bits -----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPROUTINEOPS
#define MP_DIALECT_MP_IR_MPROUTINEOPS

include "mp/Dialect/MP/IR/MPAttributes.td"

def MP_SortOp : MP_Op<"sort", [
    SingleBlock, RecursiveMemoryEffects, RecursivelySpeculatable,
    MP_EntersRanges, AllTypesMatch<["inputs", "results"]>]> {
  let summary = "Order elements along one dimension";
  let description = [{
    Sorts every line along `dim`, all inputs alike. The region compares two
    places of a line: it gets, of each input, the element of the one and of the
    other place, and yields whether the first one comes first. Elements of which
    neither comes first keep their order. Every bit of every element stays.

    ```mlir
    // Descending, and where each element was.
    %v, %at = mp.sort %x, %i dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %0 = arith.cmpf ogt, %a, %b : tensor<f32>
      mp.yield %0 : tensor<i1>
    }
    ```
  }];
  let arguments = (ins Variadic<MP_Tensor>:$inputs, I64Attr:$dim);
  let results = (outs Variadic<MP_Tensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
  let assemblyFormat =
    "$inputs `dim` $dim `:` type($inputs) $comparator attr-dict";
  let hasVerifier = 1;
}

def MP_RngBitsOp : MP_Op<"rng_bits", [
    Pure, AllTypesMatch<["state", "new_state"]>]> {
  let summary = "Random bits of a counter-based generator";
  let description = [{
    A function of the state alone, the same on every machine. The first element
    of the state is the key, the others are the counter, low word first; a
    `philox` state of two elements counts in 128 bits whose high word is the key
    and stays. The counter grows by the blocks used.

    `three_fry` is Threefry 2x32 with 20 rounds: 64-bit elements take one block
    each; others share a block between the halves of the first even dimension,
    or of the largest one, neighbours next to each other. `philox` is Philox
    4x32 with 10 rounds, its words in order. Elements narrower than 32 bits are
    the low bits of a word. [Salmon et al., SC 2011; layouts as in XLA]

    ```mlir
    %s1, %bits = mp.rng_bits philox %s : tensor<3xi64> to tensor<8x10xi32>
    ```
  }];
  let arguments = (ins MP_RngAlgorithmAttr:$algorithm, MP_Tensor:$state);
  let results = (outs MP_Tensor:$new_state, MP_Tensor:$bits);
  let assemblyFormat = [{
    `` $algorithm $state attr-dict `:` type($state) `to` type($bits)
  }];
  let hasVerifier = 1;
}

def MP_RandomWordsOp : MP_Op<"random_words", [
    Pure, Elementwise, MP_BuildsBody]> {
  let summary = "Words of a counter-based generator, each by its number";
  let description = [{
    Every block of a generator is so many words of 32 bits, two of `three_fry`
    and four of `philox`; the words of the blocks from the counter on are
    numbered from 0. Element i of the result is the word of number `index[i]`,
    an unsigned number, under the key and the counter of its own place. The
    counter is its words of 64 bits, low word first: one of `three_fry`, two of
    `philox`.

    What `mp-expand-random-bits` makes of `mp.rng_bits`: elements that a kernel
    computes where it needs them.

    ```mlir
    %bits = mp.random_words philox %index key %key counter %low, %high
          : (tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>)
         -> tensor<8xi32>
    ```
  }];
  let arguments = (ins MP_RngAlgorithmAttr:$algorithm, MP_Tensor:$index,
    MP_Tensor:$key, Variadic<MP_Tensor>:$counter);
  let results = (outs MP_Tensor:$words);
  let assemblyFormat = [{
    `` $algorithm $index `key` $key `counter` $counter attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MP_IR_MPROUTINEOPS
