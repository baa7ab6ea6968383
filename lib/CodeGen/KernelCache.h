//===- KernelCache.h - Kernels that were made before ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_KERNELCACHE_H
#define MP_LIB_CODEGEN_KERNELCACHE_H

#include "mp/CodeGen/ChipTable.h"
#include "mp/CodeGen/Kernel.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "llvm/Support/Error.h"

namespace mlir::mp {

/// A folder with a file for each kernel that was made for it, named by a hash
/// of the fusions, the chip and the program that made it; not of the kernel's
/// name. Files are written whole or not at all, and what is not as it was
/// written counts as not there. May be asked from several threads.
class KernelCache {
public:
  /// Makes the folder if need be. An error if it cannot be used.
  static llvm::Expected<KernelCache> open(llvm::StringRef folder);

  /// The name of the file for the code of `op`, in hexadecimal.
  static std::string makeKey(mprt::KernelOp op, const Chip &chip);

  /// The code that was stored for the key. Without `arguments`.
  std::optional<Kernel> find(llvm::StringRef key) const;
  /// A kernel that cannot be stored is made again.
  void store(llvm::StringRef key, const Kernel &kernel) const;
  /// Removes what nobody asked for in a month, at most once in an hour.
  void prune() const;

private:
  explicit KernelCache(llvm::StringRef folder) : folder(folder) {}
  std::string getPath(llvm::StringRef key) const;

  std::string folder;
};

/// Gives a kernel another name, and its entries and their parameters with it:
/// what begins with the name in its PTX.
void renameKernel(Kernel &kernel, llvm::StringRef name);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_KERNELCACHE_H
