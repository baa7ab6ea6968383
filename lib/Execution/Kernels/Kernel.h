//===- Kernel.h - How an op gets its kernel ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One entry per op name. A new op adds one function and one line in the file of
// its group.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_KERNEL_H
#define MP_LIB_EXECUTION_KERNELS_KERNEL_H

#include "mp/Execution/Program.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::mp::exec {

/// A region that the kernel of its op executes.
struct RegionProgram {
  RegionProgram() = default;
  RegionProgram(RegionProgram &&) = default;
  RegionProgram &operator=(RegionProgram &&) = default;

  /// Written by the op before, and read by it after each execution.
  llvm::SmallVector<Buffer> arguments, yielded;
  std::vector<Kernel> kernels;

  void run() {
    for (Kernel &kernel : kernels)
      kernel();
  }
};

/// What the maker of a kernel sees of one op.
struct KernelContext {
  Operation *op;
  llvm::ArrayRef<Buffer> inputs;
  llvm::ArrayRef<Buffer> outputs;
  Precision precision;
  /// Memory that this kernel may use while it runs; null, after an error on
  /// the op, when there is none left.
  llvm::function_ref<void *(int64_t bytes)> scratch;
  /// One for each region of the op; the kernel takes them over.
  llvm::MutableArrayRef<RegionProgram> regions;

  template <typename OpTy>
  OpTy as() const {
    return cast<OpTy>(op);
  }
};

/// Makes the kernel of one op, or fails after an error on it.
using KernelMaker = FailureOr<Kernel> (*)(const KernelContext &);

enum class Sharing : uint8_t {
  /// Results have memory of their own.
  None,
  /// Element i of a result depends on element i of the operands only: it may
  /// lie where an operand lay.
  InPlace,
  /// The results are the operands under another type or shape.
  Alias,
};

struct KernelEntry {
  KernelMaker make = nullptr;
  Sharing sharing = Sharing::None;
};

/// Kernels by op name.
using KernelTable = llvm::StringMap<KernelEntry>;

void addArithKernels(KernelTable &table);
void addIntegerKernels(KernelTable &table);
void addMathKernels(KernelTable &table);
void addCastKernels(KernelTable &table);
void addRandomKernels(KernelTable &table);
void addShapeKernels(KernelTable &table);
void addSortKernels(KernelTable &table);
void addReductionKernels(KernelTable &table);
void addWindowKernels(KernelTable &table);
void addDotKernels(KernelTable &table);
void addControlKernels(KernelTable &table);
void addConvKernels(KernelTable &table);
void addGatherScatterKernels(KernelTable &table);
void addStateKernels(KernelTable &table);
void addScalerKernels(KernelTable &table);

/// The table of every op above.
KernelTable allKernels();

/// What the elements of `buffer` are rounded to: its kind, but nothing narrower
/// than f64 where they are held as doubles, as without precisions.
inline ElementKind roundedKind(const Buffer &buffer) {
  return buffer.storage == Storage::F64 ? ElementKind::F64 : buffer.kind;
}

/// Calls `body` with a null pointer of the C++ type of `storage`, so that a
/// generic lambda can be written once for all four.
template <typename Body>
auto dispatch(Storage storage, Body body) {
  switch (storage) {
  case Storage::F32:
    return body(static_cast<float *>(nullptr));
  case Storage::F64:
    return body(static_cast<double *>(nullptr));
  case Storage::I64:
    return body(static_cast<int64_t *>(nullptr));
  case Storage::Bool:
    break;
  }
  return body(static_cast<uint8_t *>(nullptr));
}

/// The C++ type behind the pointer that `dispatch` hands over.
template <typename Pointer>
using Pointee = std::remove_pointer_t<std::decay_t<Pointer>>;

/// Fills `buffer` with an elements attribute of its shape, or fails after an
/// error at `loc`: a resource without data, a type that is not stored.
LogicalResult fillConstant(Location loc, Attribute value, const Buffer &buffer);

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_KERNEL_H
