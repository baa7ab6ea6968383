//===- FlatFunction.h - A function without regions and calls ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of execution of everything a function does: calls inlined, fusions
// dissolved, the body of a guard before the guard itself. Regions that are
// executed never or often keep lists of their own. Values are numbers, as one
// op may be executed for several calls.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_FLATFUNCTION_H
#define MP_LIB_EXECUTION_FLATFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::mp::exec {

struct FlatOp;

/// A region that its op executes any number of times. Like its ops it is only
/// moved, or a list that grows would copy all that is nested in it.
struct FlatRegion {
  FlatRegion() = default;
  FlatRegion(FlatRegion &&) noexcept = default;
  FlatRegion &operator=(FlatRegion &&) noexcept = default;

  std::vector<FlatOp> ops;
  SmallVector<unsigned> arguments;
  /// The operands of the terminator.
  SmallVector<unsigned> yielded;
};

struct FlatOp {
  explicit FlatOp(Operation *op) : op(op) {}
  FlatOp(FlatOp &&) noexcept = default;
  FlatOp &operator=(FlatOp &&) noexcept = default;

  Operation *op;
  SmallVector<unsigned, 4> operands;
  SmallVector<unsigned, 1> results;
  /// Loops, branches and comparators; those of other ops are dissolved.
  std::vector<FlatRegion> regions;
  /// Its place in the order of execution, regions before their op; and the
  /// first place of its regions.
  size_t position = 0, firstPosition = 0;
};

class FlatFunction {
public:
  /// Fails after an error on the op at fault: several blocks, calls without a
  /// body, calls nested too deep or too often. With `sharesCarried`, values
  /// that a loop passes on unchanged are one.
  static LogicalResult create(func::FuncOp function, bool sharesCarried,
                              FlatFunction &flat);
  FlatFunction() = default;
  FlatFunction(const FlatFunction &) = delete;
  FlatFunction &operator=(const FlatFunction &) = delete;

  ArrayRef<FlatOp> ops() const { return flatOps; }
  /// How many places there are in the order of execution.
  size_t size() const { return nextPosition; }
  /// The type of a value is the type of this one.
  ArrayRef<Value> values() const { return valueOf; }
  /// All values of the function and of what it calls that are this one: the
  /// one above first, and those that calls and fusions only pass on.
  ArrayRef<Value> namesOf(unsigned id) const { return namesOfValue[id]; }
  ArrayRef<unsigned> arguments() const { return argumentIds; }
  ArrayRef<unsigned> results() const { return resultIds; }

private:
  using Scope = DenseMap<Value, unsigned>;
  unsigned define(Scope &scope, Value value);
  /// Makes `value` another name of `id`.
  void rename(Scope &scope, Value value, unsigned id);
  /// Gives a loop that passes its values on unchanged one value for each: what
  /// it returns, and the arguments of both regions.
  void shareCarriedValues(Operation &op, const FlatOp &flat, Scope &scope);
  LogicalResult appendRegions(Operation &op, FlatOp &flat, Scope &scope,
                              unsigned depth);
  /// Appends the ops of `block`; `yielded` gets the operands of its terminator.
  LogicalResult append(Block &block, Scope &scope, unsigned depth,
                       SmallVectorImpl<unsigned> &yielded);
  LogicalResult appendOp(Operation &op, Scope &scope, unsigned depth);
  LogicalResult appendCall(func::CallOp call, Scope &scope, unsigned depth);
  LogicalResult appendFusion(Operation &op, Scope &scope, unsigned depth);

  /// Shared: a collection cannot be copied.
  std::shared_ptr<SymbolTableCollection> symbols =
      std::make_shared<SymbolTableCollection>();
  std::vector<FlatOp> flatOps;
  /// The list that ops are appended to: the above, or that of a region.
  std::vector<FlatOp> *target = &flatOps;
  size_t nextPosition = 0;
  bool sharesCarried = true;
  std::vector<Value> valueOf;
  std::vector<SmallVector<Value, 1>> namesOfValue;
  SmallVector<unsigned> argumentIds, resultIds;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_FLATFUNCTION_H
