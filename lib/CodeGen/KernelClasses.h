//===- KernelClasses.h - Fusions of a launch that share code ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_KERNELCLASSES_H
#define MP_LIB_CODEGEN_KERNELCLASSES_H

#include "KernelGroup.h"

#include "llvm/Support/MathExtras.h"

#include <vector>

namespace mlir::mp {

/// Fusions that compute the same.
struct FusionClass {
  static constexpr int64_t workspaceAlignment = 16;

  FusionOp fusion;
  /// The functions of one of them.
  Kernel code;
  /// Which arguments of the kernel each of them takes, in the order of its
  /// operands and results.
  SmallVector<SmallVector<uint16_t>> members;
  /// Where the workspace of the first lies; the others' follow.
  int64_t workspace = 0;

  int64_t getWorkspaceBytes() const {
    return llvm::alignTo(code.workspaceBytes, workspaceAlignment);
  }
};

/// A function of a class, and where its blocks begin in the grid.
struct ClassStage {
  const FusionClass *of;
  const KernelStage *stage;
  int64_t first = 0;

  int64_t getBlocksOfMember() const {
    return int64_t(stage->grid[0]) * stage->grid[1];
  }
};

struct FusionClasses {
  std::vector<FusionClass> parts;
  /// Those that read what others of the launch make: each a class of its own,
  /// in order.
  std::vector<FusionClass> finishers;
  /// Operands and results of the launch.
  unsigned numPointers = 0;
};

/// Threads of a block of a stage.
inline int32_t countThreads(const KernelStage &stage) {
  return stage.block[0] * stage.block[1];
}

/// The stages that one of them has at most.
size_t countStages(llvm::ArrayRef<FusionClass> classes);

/// Stages by the threads of their blocks.
using StagesBySize = SmallVector<std::pair<int32_t, SmallVector<ClassStage>>>;
/// The stages of this number, those whose blocks have one size together:
/// templates have few.
StagesBySize findStages(llvm::ArrayRef<FusionClass> classes, size_t number);

/// Whether one of the fusions makes the value.
bool makes(llvm::ArrayRef<FusionOp> fusions, Value value);

FusionClasses findClasses(llvm::ArrayRef<FusionOp> fusions,
                          const OverwrittenInputs &overwritten);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_KERNELCLASSES_H
