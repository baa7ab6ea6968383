//===- Kernel.h - A fusion as GPU code --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CODEGEN_KERNEL_H
#define MP_CODEGEN_KERNEL_H

#include "mp/CodeGen/ChipTable.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"

#include "llvm/ADT/DenseSet.h"

#include <array>
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace mlir::mp {

/// One launch of an entry point.
struct KernelStage {
  /// Symbol of the entry in the PTX.
  std::string entry;
  /// Blocks along x, y and z.
  std::array<int32_t, 3> grid = {1, 1, 1};
  /// Threads of a block along x, y and z.
  std::array<int32_t, 3> block = {1, 1, 1};
  /// Bytes of shared memory the entry declares itself. None is passed at
  /// launch.
  int64_t sharedBytes = 0;
};

/// What an argument of a kernel is.
enum class KernelArgumentKind { Input, Output, Workspace };

/// One pointer that every stage of a kernel takes.
struct KernelArgument {
  KernelArgumentKind kind;
  /// Number among the operands or the results; 0 for the workspace.
  unsigned index;
  /// Bytes behind the pointer. Elements lie in row-major order; an i1 is a
  /// byte that is 0 or 1.
  int64_t bytes;
};

/// Fusions as GPU code for one chip.
///
/// All stages take the same pointers to global memory, in the order of
/// `arguments`: inputs, outputs, then the workspace if there is one; as
/// parameters or, if there are several fusions, as one parameter that is an
/// array of them. Each pointer is aligned to 16 bytes. No output may overlap
/// another, or an input that is not overwritten: those are read through the
/// read-only cache. Sizes are constants in the code. The workspace holds
/// partial results between stages; it need not be initialized and keeps nothing
/// between runs.
struct Kernel {
  std::string name;
  /// PTX text with one entry a stage, without unresolved symbols.
  std::string ptx;
  /// Launched one after the other on one stream.
  llvm::SmallVector<KernelStage, 2> stages;
  llvm::SmallVector<KernelArgument> arguments;
  /// Bytes of the workspace; 0 means there is no workspace argument.
  int64_t workspaceBytes = 0;
};

/// Inputs whose memory an output of the same fusion may take: nothing keeps it
/// from that (`mprt::findObstacleInPlace`).
using OverwrittenInputs = llvm::SmallDenseSet<Value>;

/// Makes GPU code from fusions that do not wait for each other; several share
/// out the blocks of a launch. Inputs are their operands, each once in order of
/// first use. `name` becomes the entry's name (and the prefix of what other
/// stages are called). Emits an error on the op at fault inside the fusion if
/// its kind and its ops do not fit together. The context must have the dialects
/// `arith` and `math` loaded, with the models of FusibleOpInterface of all
/// dialects in the fusions.
FailureOr<Kernel> emitKernel(llvm::ArrayRef<FusionOp> fusions, const Chip &chip,
                             llvm::StringRef name,
                             const OverwrittenInputs &overwritten = {});

/// The same before it becomes PTX: fills everything but `ptx` and leaves the
/// entries in `module`. Used to run kernels elsewhere.
FailureOr<Kernel> buildKernel(llvm::ArrayRef<FusionOp> fusions,
                              const Chip &chip, llvm::StringRef name,
                              llvm::Module &module,
                              const OverwrittenInputs &overwritten = {});

} // namespace mlir::mp

#endif // MP_CODEGEN_KERNEL_H
