//===- Npz.h - Arrays in and out, in NumPy's .npz ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A .npz is a zip archive of .npy arrays. The names carry what .npy cannot say:
// `arg7.bf16` holds 16-bit patterns of bf16 as uint16.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_NPZ_H
#define MP_EXECUTION_NPZ_H

#include "mp/Execution/Tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace mlir::mp::exec {

/// Bounds on an archive from a stranger.
struct NpzLimits {
  /// Largest array, in bytes as stored in the .npy.
  uint64_t maxArrayBytes = uint64_t(8) << 30;
  unsigned maxArrays = 65536;
};

/// What the header of a .npy says.
struct NpyHeader {
  ElementKind kind = ElementKind::F32;
  llvm::SmallVector<int64_t> shape;
  /// Where the elements begin, in bytes.
  size_t dataOffset = 0;
};

/// An archive opened for reading. Arrays are read when asked for.
class NpzReader {
public:
  /// Errors name the file and what is wrong with it.
  static llvm::Expected<NpzReader> open(llvm::StringRef path,
                                        const NpzLimits &limits = {});
  NpzReader(NpzReader &&) = default;
  NpzReader &operator=(NpzReader &&) = default;
  ~NpzReader();

  /// Names without `.npy` and without `.bf16`, in the order of the file.
  llvm::ArrayRef<std::string> names() const { return order; }
  bool contains(llvm::StringRef name) const { return entries.count(name); }
  /// Reads one array. Types: bool, (u)int8..64, float16/32/64, and bf16 as
  /// above; little-endian and in C order.
  llvm::Expected<Tensor> read(llvm::StringRef name) const;
  /// What one array says that it is, of which no element is read: a few bytes
  /// of an archive can stand for gigabytes.
  llvm::Expected<NpyHeader> readHeader(llvm::StringRef name) const;

  llvm::StringRef path() const { return file; }

private:
  struct Close {
    void operator()(void *archive) const;
  };
  NpzReader() = default;
  /// Finds one array and calls `work` with its name in the archive and its size
  /// in bytes.
  llvm::Error
  visit(llvm::StringRef name,
        llvm::function_ref<llvm::Error(const std::string &, uint64_t)> work)
      const;
  llvm::Error index();

  std::string file;
  NpzLimits limits;
  std::unique_ptr<void, Close> archive;
  std::vector<std::string> order;
  /// Array name to its name in the archive.
  llvm::StringMap<std::string> entries;
};

/// Arrays to be written, in this order.
using NamedTensors = std::vector<std::pair<std::string, const Tensor *>>;

/// Writes an archive of uncompressed arrays: same values, same bytes. A file
/// that was there stays as it is unless all could be written.
llvm::Error writeNpz(llvm::StringRef path, const NamedTensors &arrays);

/// Reads the header at the start of `bytes`.
llvm::Expected<NpyHeader> parseNpyHeader(llvm::StringRef bytes);
/// A version 1.0 header (2.0 if too long for it), padded to 64 bytes.
std::string makeNpyHeader(ElementKind kind, llvm::ArrayRef<int64_t> shape);

/// Bytes of an element in a file: i1 is one byte.
unsigned fileByteWidth(ElementKind kind);
/// Little-endian elements from a file into `count` places of `tensor`.
void unpack(const char *bytes, Tensor &tensor, int64_t first, int64_t count);
/// The elements of `tensor` as a file holds them.
void pack(const Tensor &tensor, char *bytes);

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_NPZ_H
