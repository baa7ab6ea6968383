//===- CheckCalls.h - Whether calls keep inside their memory ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_CHECKCALLS_H
#define MP_LIB_RUNTIME_CHECKCALLS_H

#include "Artifact.h"

#include <optional>

namespace mp_runtime {

/// No size of an artifact is as large: products of two of them and a little
/// more do not overflow as long as one is that of an element.
inline constexpr uint64_t largestSize = uint64_t(1) << 46;

/// Bytes of a tensor in row-major order; nothing for an unknown element type,
/// a negative size and what is larger than `largestSize`.
std::optional<uint64_t> bytesOfTensor(const flatbuffers::Vector<int64_t> &shape,
                                      table::Element element);

/// What is wrong with a call of a program; empty for nothing. The memory of the
/// program was checked before.
std::string checkCall(const table::Artifact &artifact,
                      const table::Program &program, const table::Call &call);

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_CHECKCALLS_H
