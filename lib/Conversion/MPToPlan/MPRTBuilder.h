//===- MPRTBuilder.h - Memory and calls of a plan in the making -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_MPRTBUILDER_H
#define MP_LIB_CONVERSION_MPTOPLAN_MPRTBUILDER_H

#include "ConvLayout.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Support/ValueMap.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// The kernels of a module, equal ones once.
class KernelTable {
public:
  explicit KernelTable(ModuleOp module)
      : module(module), symbols(module.getOperation()) {}

  /// The kernel that implements `fusions`: an equal one made before, or a new
  /// `@k<number>`. It takes `operands`, which are theirs, each once in order of
  /// first use.
  mprt::KernelOp getOrCreate(ArrayRef<FusionOp> fusions,
                             ArrayRef<Value> operands);
  unsigned size() const { return kernels.size(); }

private:
  ModuleOp module;
  SymbolTable symbols;
  SmallVector<mprt::KernelOp> kernels;
  /// Hash of a kernel's body to its places in `kernels`.
  llvm::DenseMap<size_t, SmallVector<unsigned>> byHash;
};

/// Turns a function's values into memory and appends calls to its plan.
class MPRTBuilder {
public:
  /// Makes the slots of the function's arguments and results.
  MPRTBuilder(func::FuncOp function, mprt::PlanOp plan, KernelTable &kernels,
              StoredFilters filters);

  KernelTable &getKernels() { return kernels; }
  /// The filter to read instead of the op's own, if `op` has such.
  std::optional<StoredFilter> findFilter(ConvOp op) const {
    auto it = filters.find(op);
    return it == filters.end() ? std::nullopt : std::optional(it->second);
  }
  /// Appends calls.
  OpBuilder &getCalls() { return calls; }

  /// The memory that holds `value`. Reshapes and barriers are looked through;
  /// a constant gets its memory when it is first asked for.
  FailureOr<Value> getMemory(Value value, Operation *user);
  FailureOr<SmallVector<Value>> getMemory(ValueRange values, Operation *user);
  /// The memory that the op makes `result` in: the slot it is returned in, or
  /// a new buffer.
  Value makeMemory(Value result);
  SmallVector<Value> makeMemory(ResultRange results);

  /// Writes results that are arguments, constants, or returned twice.
  LogicalResult finish();

private:
  /// The value whose memory `value` is in.
  static Value getRoot(Value value);
  Value declareConstant(arith::ConstantOp constant);
  /// Builds behind the declarations made so far, before all calls.
  OpBuilder &declare();

  func::FuncOp function;
  KernelTable &kernels;
  StoredFilters filters;
  OpBuilder declarations, calls;
  Operation *lastDeclaration = nullptr;
  ValueMap<Value> memory;
  /// Where a computed value is returned, if it is.
  ValueMap<Value> resultSlots;
  SmallVector<Value> slots;
};

/// What one op becomes; each in the file of its group. They emit an error on
/// the op where the library has no such call.
LogicalResult lowerDot(DotOp op, MPRTBuilder &builder);
LogicalResult lowerConv(ConvOp op, MPRTBuilder &builder);
LogicalResult lowerPool(PoolOp op, MPRTBuilder &builder);
LogicalResult lowerFusion(FusionOp op, MPRTBuilder &builder);
LogicalResult lowerContraction(FusionOp op, MPRTBuilder &builder);

/// What sums are kept in: the accumulator, or the type of the result.
template <typename OpTy>
Type getSumType(OpTy op) {
  if (std::optional<FloatType> accumulator = op.getAccumulator())
    return *accumulator;
  return cast<RankedTensorType>(op.getType()).getElementType();
}

/// Distances in elements between neighbours of a row-major tensor.
SmallVector<int64_t> getRowMajorStrides(ArrayRef<int64_t> shape);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_MPRTBUILDER_H
