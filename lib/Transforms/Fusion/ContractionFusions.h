//===- ContractionFusions.h - What a library call adds ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_CONTRACTIONFUSIONS_H
#define MP_LIB_TRANSFORMS_FUSION_CONTRACTIONFUSIONS_H

#include "mlir/IR/Block.h"

namespace mlir::mp {

/// Makes one call of each contraction of the block whose result is only added
/// to a tensor, if that is in memory anyway: an argument, or what no kernel
/// makes. So a sum of products needs no kernel, and is in memory once. The
/// bytes are those of a kernel that reads all products.
void addInContractions(Block &block);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_CONTRACTIONFUSIONS_H
