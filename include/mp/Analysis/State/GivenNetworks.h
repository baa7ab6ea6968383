//===- GivenNetworks.h - Networks that a step does not train ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_GIVENNETWORKS_H
#define MP_ANALYSIS_STATE_GIVENNETWORKS_H

#include "mp/Analysis/State/GivenTensors.h"

namespace mlir::mp {

/// Which of the tensors are weights of a network that the step reads and does
/// not train, whatever they are called: the base of adapters, a backbone, a
/// teacher, the features of a perceptual loss. Told by its layers: two tensors
/// of one tree are multiplied by what the batch makes, along its last
/// dimension, or convolve it, and an activation of the first product comes into
/// the second by way of no product with what is learnt. A product that a sine
/// or a logarithm follows is none of them. With them comes what all examples
/// share: biases, scales, embeddings, and the digits of quantised weights,
/// which are integers. `onData` are the values that depend on the batch, the
/// tensors themselves where they may be data; of `forward` are those that no
/// gradient makes: it meets layers that do not follow each other. One bit per
/// tensor.
llvm::BitVector findGivenNetworks(const StepGraph &step,
                                  ArrayRef<GivenTensor> tensors,
                                  const llvm::BitVector &onData,
                                  const llvm::BitVector &forward);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_GIVENNETWORKS_H
