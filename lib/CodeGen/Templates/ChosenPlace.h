//===- ChosenPlace.h - Passes that need one element of a row ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_CHOSENPLACE_H
#define MP_LIB_CODEGEN_TEMPLATES_CHOSENPLACE_H

#include "Reduction.h"

namespace mlir::mp {

/// Where the reductions of a pass take one element of each row and nothing of
/// the others, as a gather along rows does (GatherInRows.cpp), and the pass
/// writes nothing: the value of the body that has the place of each row. Null
/// for all other passes. The place may be outside of the row.
Value findChosenPlace(const KernelContext &context, const ReductionPass &pass);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_CHOSENPLACE_H
