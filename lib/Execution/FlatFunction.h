//===- FlatFunction.h - A function without regions and calls ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of execution of everything a function does: calls inlined, fusions
// dissolved, the body of a guard before the guard itself. Values are numbers,
// as one op may be executed for several calls.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_FLATFUNCTION_H
#define MP_LIB_EXECUTION_FLATFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::mp::exec {

struct FlatOp {
  Operation *op;
  SmallVector<unsigned, 4> operands;
  SmallVector<unsigned, 1> results;
};

class FlatFunction {
public:
  /// Fails after an error on the op at fault: several blocks, calls without a
  /// body, calls nested too deep or too often.
  static FailureOr<FlatFunction> create(func::FuncOp function);

  ArrayRef<FlatOp> ops() const { return flatOps; }
  /// The type of a value is the type of this one.
  ArrayRef<Value> values() const { return valueOf; }
  ArrayRef<unsigned> arguments() const { return argumentIds; }
  ArrayRef<unsigned> results() const { return resultIds; }

private:
  using Scope = DenseMap<Value, unsigned>;
  unsigned define(Scope &scope, Value value);
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
  std::vector<Value> valueOf;
  SmallVector<unsigned> argumentIds, resultIds;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_FLATFUNCTION_H
