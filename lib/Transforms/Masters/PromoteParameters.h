//===- PromoteParameters.h - Masters of narrow parameters -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MASTERS_PROMOTEPARAMETERS_H
#define MP_LIB_TRANSFORMS_MASTERS_PROMOTEPARAMETERS_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Gives each parameter of f16, and with `bf16` of bf16, that the step moves an
/// f32 master `<parameter>.master`: new state of role parameter, made by
/// `@init` from the narrow one, exactly. The update is computed from the master
/// and from gradients in f32; the given argument becomes its working copy.
/// Returns the indices of the arguments that became copies; fails, with a
/// diagnostic, if `@init` is unfit.
FailureOr<SmallVector<unsigned>> promoteParameters(EntryFunction main,
                                                   bool bf16);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MASTERS_PROMOTEPARAMETERS_H
