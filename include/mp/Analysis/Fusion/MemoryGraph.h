//===- MemoryGraph.h - What crosses memory once ops are fused ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_FUSION_MEMORYGRAPH_H
#define MP_ANALYSIS_FUSION_MEMORYGRAPH_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::mp {

/// Which ops of a function share a kernel, as planFusions would group them
/// before any type is changed: a value that all its readers' kernels compute
/// never reaches memory. Names only interfaces. Blocks are fused each on its
/// own, whatever region they are in. Without fusion each op is a kernel.
class MemoryGraph {
public:
  /// A kernel, or an op that is none's part and has a number of its own.
  using KernelId = unsigned;

  explicit MemoryGraph(FunctionOpInterface function,
                       FusionMode fusion = FusionMode::Full);

  FusionMode getFusion() const { return fusion; }
  unsigned getNumKernels() const { return numKernels; }
  /// The kernels that compute `op`, ascending: several where each computes it
  /// again, none where nothing does (constants, dead ops, ops that rename and
  /// are not fused).
  ArrayRef<KernelId> getKernels(Operation *op) const;
  /// Whether `op` is part of a kernel, where it reads and writes any type at no
  /// cost, and not a call of a library or a loop.
  bool isFused(Operation *op) const {
    auto found = parts.find(op);
    return found != parts.end() && found->second.isFused;
  }
  /// Whether the kernel of `op` writes each copy that is read. An op that is a
  /// kernel by itself has one result, and another kernel casts that.
  bool writesCopies(Operation *op) const {
    return fusion == FusionMode::Full && isFused(op);
  }
  /// Whether the call of a contraction adds its product to the other operand of
  /// `op`: of one type, which the sum has, too.
  bool isAddedInCall(Operation *op) const {
    auto found = parts.find(op);
    return found != parts.end() && found->second.call;
  }
  /// Whether the elements of the operand come from the kernel that reads them,
  /// unrounded, or from the call.
  bool staysInside(OpOperand &operand) const;
  /// The value whose memory `value` is: behind ops that only rename.
  static Value getStored(Value value);

private:
  /// What an op is part of.
  struct Part {
    SmallVector<KernelId, 1> kernels;
    bool isFused = false;
    /// Of an addition, the contraction whose call does it.
    Operation *call = nullptr;
  };

  void addBlock(Block &block);
  void addFused(Block &block);
  void addUnfused(Block &block);

  FusionMode fusion;
  unsigned numKernels = 0;
  DenseMap<Operation *, Part> parts;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_FUSION_MEMORYGRAPH_H
