//===- Container.cpp - The outside of an artifact -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Runtime/Container.h"

#include <cstddef>
#include <cstring>

#define XXH_INLINE_ALL
#include <xxhash.h>

using namespace mp_runtime;

static uint64_t roundUp(uint64_t value, uint64_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

/// Of all bytes but those of the checksum itself.
static uint64_t findChecksum(const void *bytes, size_t size) {
  const auto *begin = static_cast<const uint8_t *>(bytes);
  XXH3_state_t state;
  XXH3_64bits_reset(&state);
  XXH3_64bits_update(&state, begin, offsetof(ContainerHeader, checksum));
  XXH3_64bits_update(&state, begin + sizeof(ContainerHeader),
                     size - sizeof(ContainerHeader));
  return XXH3_64bits_digest(&state);
}

bool mp_runtime::isArtifact(const void *bytes, size_t size) {
  return size >= sizeof(artifactMagic) &&
         std::memcmp(bytes, artifactMagic, sizeof(artifactMagic)) == 0;
}

/// Whether `bytes` bytes from `offset` on lie in a file of `size`, behind the
/// header.
static bool isInside(uint64_t offset, uint64_t bytes, uint64_t size) {
  return offset >= sizeof(ContainerHeader) && offset <= size &&
         bytes <= size - offset;
}

std::string mp_runtime::checkHeader(const void *bytes, size_t size,
                                    uint64_t fileBytes) {
  if (!isArtifact(bytes, size))
    return "is not an artifact: it does not begin as a .mpx does";
  ContainerHeader header;
  if (size < sizeof(header))
    return "ends in its header";
  std::memcpy(&header, bytes, sizeof(header));
  if (header.version != artifactVersion)
    return "has version " + std::to_string(header.version) +
           ", and this runtime reads " + std::to_string(artifactVersion) +
           "; make it again with the mp-opt beside this runtime";
  if (header.headerBytes != sizeof(header) || header.fileBytes != fileBytes)
    return "is cut or damaged: it has " + std::to_string(fileBytes) +
           " bytes, and its header says " + std::to_string(header.fileBytes);
  if (!isInside(header.tablesOffset, header.tablesBytes, fileBytes) ||
      !isInside(header.dataOffset, header.dataBytes, fileBytes) ||
      header.tablesOffset % 8 || header.dataOffset % dataAlignment)
    return "is damaged: its header points outside of the file";
  return "";
}

std::string mp_runtime::openContainer(const void *bytes, size_t size,
                                      Container &container) {
  if (std::string error = checkHeader(bytes, size, size); !error.empty())
    return error;
  ContainerHeader header;
  std::memcpy(&header, bytes, sizeof(header));
  if (findChecksum(bytes, size) != header.checksum)
    return "is damaged: its checksum is not that of its bytes";
  const auto *begin = static_cast<const uint8_t *>(bytes);
  container = {begin + header.tablesOffset, header.tablesBytes,
               begin + header.dataOffset, header.dataBytes};
  return "";
}

std::string mp_runtime::makeContainer(const uint8_t *tables, size_t tablesBytes,
                                      const std::string &data) {
  ContainerHeader header;
  std::memcpy(header.magic, artifactMagic, sizeof(artifactMagic));
  header.version = artifactVersion;
  header.headerBytes = sizeof(header);
  header.tablesOffset = sizeof(header);
  header.tablesBytes = tablesBytes;
  header.dataOffset = roundUp(sizeof(header) + tablesBytes, dataAlignment);
  header.dataBytes = data.size();
  header.fileBytes = header.dataOffset + data.size();
  std::string file(header.dataOffset, '\0');
  std::memcpy(file.data() + header.tablesOffset, tables, tablesBytes);
  file += data;
  header.checksum = 0;
  std::memcpy(file.data(), &header, sizeof(header));
  header.checksum = findChecksum(file.data(), file.size());
  std::memcpy(file.data(), &header, sizeof(header));
  return file;
}
