//===- ColumnSums.h - Columns that a kernel of rows adds up -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_COLUMNSUMS_H
#define MP_LIB_ANALYSIS_FUSION_COLUMNSUMS_H

#include "MergeOrder.h"

namespace mlir::mp {

/// A kernel of up to so many elements is all start and end: it stays one that
/// others can share their launch with, and adds up no columns beside its rows.
inline constexpr int64_t withoutColumnSums = 1 << 16;

/// Whether the kernel of two groups, if it reduces rows and adds up columns,
/// saves more than its partial results take: what both of them read, or one
/// makes for the other.
bool paysForColumnSums(const FusionForm &form, const FusionGraph &graph,
                       const FusionAnchors &anchors,
                       llvm::ArrayRef<unsigned> first,
                       llvm::ArrayRef<unsigned> second);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_COLUMNSUMS_H
