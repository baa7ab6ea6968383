//===- Artifact.h - Tables of compiled steps, checked -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_ARTIFACT_H
#define MP_LIB_RUNTIME_ARTIFACT_H

#include "Status.h"
#include "mp/Runtime/Artifact.fbs.h"
#include "mp/Runtime/Container.h"

namespace mp_runtime {

/// Alignment in bytes of all device memory, and what its sizes are rounded up
/// to.
inline constexpr uint64_t memoryAlignment = 256;
/// Of tensors in the arena that take fewer bytes than that.
inline constexpr uint64_t smallAlignment = 16;

uint64_t roundUpToAlignment(uint64_t bytes);

/// Bytes of one element.
uint64_t bytesOf(table::Element element);

/// An artifact whose tables hold: every reference is to something that is
/// there, and every size fits what it is the size of.
class Artifact {
public:
  /// The bytes outlive this.
  Status open(const void *bytes, size_t size);

  const table::Artifact &tables() const { return *root; }
  const uint8_t *data(const table::Range &range) const {
    return container.data + range.offset();
  }

  unsigned numPrograms() const;
  const table::Program &program(unsigned index) const;
  /// The program of a name, or null.
  const table::Program *find(const std::string &name) const;

private:
  Container container;
  const table::Artifact *root = nullptr;
};

/// Checks what the format alone does not: that calls, memory and slots of a
/// program fit together. In CheckTables.cpp.
Status checkTables(const table::Artifact &artifact, uint64_t dataBytes);

/// A slot as the C interface shows it.
mp_slot describe(const table::Slot &slot);

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_ARTIFACT_H
