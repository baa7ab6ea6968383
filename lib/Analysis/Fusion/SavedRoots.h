//===- SavedRoots.h - Make saved values again -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H
#define MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H

#include "Times.h"

namespace mlir::mp {

/// Arithmetic for each byte that is not moved. A device does 10 to 20
/// operations while it moves one, and a unit of cost is one to three.
inline constexpr int64_t costOfByteMoved = 4;
/// What is so many times smaller is kept and read for little.
inline constexpr int64_t minSmallerToKeep = 16;
/// What is smaller may be in a cache still, and is read for little.
inline constexpr int64_t minBytesToMake = 1 << 20;
/// What is smaller yet is made again only where no kernel is added for that.
inline constexpr int64_t minBytesInCache = 1 << 12;
/// More that compute would fill the registers of a kernel that does other
/// things as well.
inline constexpr size_t maxMadeAgain = 24;

/// Lets a later kernel make again what an earlier one would save for it, where
/// both are made of fewer bytes that are in memory: of a GELU the operand
/// stands for its half, its erf and its exp. Values that are made of the same
/// are one case: what they move less pays for the arithmetic, and no more is
/// kept. The choice of Chen et al. (2016), by bytes and within one kernel.
void markMadeOfRoots(FusionGraph &graph, const FusionTimes &times,
                     bool hasCasts);

/// Lets each kernel make again what is large and made of what is much smaller,
/// by as much arithmetic as pays for the bytes. Linear in the number of
/// operands.
void markMadeOfSmall(FusionGraph &graph);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H
