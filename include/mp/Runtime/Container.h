//===- Container.h - The outside of an artifact -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An artifact (.mpx) is this header, tables (lib/Runtime/Artifact.fbs) and
// data: constants and code, which the tables refer to by ranges. All numbers
// are little-endian. Tables begin at a multiple of 8 bytes, data at one of 256.
//
//===----------------------------------------------------------------------===//

#ifndef MP_RUNTIME_CONTAINER_H
#define MP_RUNTIME_CONTAINER_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace mp_runtime {

/// The first bytes of a file. The line end tells files that were taken for
/// text on their way.
inline constexpr char artifactMagic[8] = {'\x89', 'M',  'P',    'X',
                                          '\r',   '\n', '\x1a', '\n'};
inline constexpr uint32_t artifactVersion = 1;
inline constexpr uint64_t dataAlignment = 256;

struct ContainerHeader {
  char magic[8];
  uint32_t version;
  uint32_t headerBytes;
  uint64_t fileBytes;
  uint64_t tablesOffset, tablesBytes;
  uint64_t dataOffset, dataBytes;
  /// XXH3, 64 bits, of all other bytes of the file.
  uint64_t checksum;
};
static_assert(sizeof(ContainerHeader) == 64, "part of the file format");

/// Where tables and data are, in bytes that are a sound container.
struct Container {
  const uint8_t *tables = nullptr;
  uint64_t tablesBytes = 0;
  const uint8_t *data = nullptr;
  uint64_t dataBytes = 0;
};

/// Whether a file begins as an artifact does.
bool isArtifact(const void *bytes, size_t size);

/// Reads the header of a file of `fileBytes`, of which the first `size` bytes
/// are here. Returns what is wrong, or an empty string.
std::string checkHeader(const void *bytes, size_t size, uint64_t fileBytes);

/// Reads the header of `size` bytes and compares the checksum. Returns what is
/// wrong, or an empty string.
std::string openContainer(const void *bytes, size_t size, Container &container);

/// The bytes of an artifact.
std::string makeContainer(const uint8_t *tables, size_t tablesBytes,
                          const std::string &data);

} // namespace mp_runtime

#endif // MP_RUNTIME_CONTAINER_H
