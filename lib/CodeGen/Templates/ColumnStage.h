//===- ColumnStage.h - The stage that adds up partial columns ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_COLUMNSTAGE_H
#define MP_LIB_CODEGEN_TEMPLATES_COLUMNSTAGE_H

#include "Workspace.h"

namespace mlir::mp {

/// Adds the second stage of a kernel whose blocks left partial results of
/// columns: `parts` arrays of `columns` for each of `sums`, behind each other
/// in the workspace. Writes the results of the fusion that have this place, one
/// element a column. The order of the sums is fixed by the two numbers.
void writeColumnStage(KernelContext &context, const ReductionPass &sums,
                      Workspace &workspace, int64_t columns, int64_t parts,
                      FusionPlace place);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_COLUMNSTAGE_H
