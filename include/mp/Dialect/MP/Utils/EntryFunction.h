//===- EntryFunction.h - The training step of a module and its @init ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_ENTRYFUNCTION_H
#define MP_DIALECT_MP_UTILS_ENTRYFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "llvm/ADT/BitVector.h"

#include <optional>
#include <string>

namespace mlir::mp {

/// The role an attribute names: `#mp.role<parameter>`, or the plain string
/// "parameter" that a writer without the dialect leaves. Nothing for both an
/// absent attribute and an unknown word.
std::optional<Role> parseRole(Attribute attribute);

/// The words of all roles, for messages.
SmallVector<StringRef> getRoleNames();

/// `@main` of a module with typed access to `mp.role`, `mp.name` and
/// `mp.pair`. A light handle: copy it freely; it dies with the function.
class EntryFunction {
public:
  static constexpr llvm::StringLiteral symbol = "main";

  /// The step of `module`: a `func.func @main` with a body of one block.
  /// Emits an error on the module, or on the function at fault, otherwise.
  static FailureOr<EntryFunction> find(ModuleOp module);

  func::FuncOp getFunction() const { return function; }
  Block &getBody() const { return function.getBody().front(); }
  func::ReturnOp getReturn() const;
  unsigned getNumArguments() const { return function.getNumArguments(); }
  unsigned getNumResults() const { return function.getNumResults(); }
  BlockArgument getArgument(unsigned index) const;
  /// The value that `@main` returns as result `index`.
  Value getResult(unsigned index) const;
  void setResult(unsigned index, Value value) const;

  std::optional<Role> getArgumentRole(unsigned index) const;
  std::optional<Role> getResultRole(unsigned index) const;
  void setArgumentRole(unsigned index, Role role) const;
  void setResultRole(unsigned index, Role role) const;

  /// `mp.name`, or "arg7" / "out3" where there is none. PortNames has the
  /// indices by name.
  std::string getArgumentName(unsigned index) const;
  std::string getResultName(unsigned index) const;
  void setArgumentName(unsigned index, StringRef name) const;
  void setResultName(unsigned index, StringRef name) const;

  /// Index of the result that is the next value of argument `index`. Nothing
  /// if there is none, or if the attribute points outside the results.
  std::optional<unsigned> getPair(unsigned index) const;
  /// The argument whose next value each result is.
  SmallVector<std::optional<unsigned>> getPairedArguments() const;
  void setPair(unsigned argument, unsigned result) const;

  /// The argument that result `index` is the gradient of. Nothing if `mp.of` is
  /// absent or points outside the arguments.
  std::optional<unsigned> getGradientOwner(unsigned index) const;

  SmallVector<unsigned> getArgumentsWithRole(Role role) const;
  SmallVector<unsigned> getResultsWithRole(Role role) const;

  /// Appends an argument. Indices of the others, and so all pairs, stay.
  /// The caller gives it a first value through InitFunction. This and the next
  /// two take time in the number of arguments: many are for EntryExtension.
  BlockArgument addArgument(Type type, Role role, StringRef name,
                            Location loc) const;
  /// Appends a result and returns its index.
  unsigned addResult(Value value, Role role, StringRef name) const;
  /// Appends a result that is the next value of `argument`.
  unsigned addNextValue(BlockArgument argument, Value value, Role role) const;
  /// Erases results and moves the pairs of all others. Values stay.
  void eraseResults(const llvm::BitVector &indices) const;

private:
  explicit EntryFunction(func::FuncOp function) : function(function) {}
  /// MLIR has no const ops; const here means: names the same function.
  mutable func::FuncOp function;
};

/// `@init` of a module: makes the first values of the arguments that passes
/// added to `@main`. It takes those arguments of the original `@main` that it
/// needs, with the same `mp.name`, and returns one value per added argument;
/// `mp.name` of the result is the name of the argument it initializes.
class InitFunction {
public:
  static constexpr llvm::StringLiteral symbol = "init";

  /// Creates an empty `func.func @init` after `@main` where there is none.
  static FailureOr<InitFunction> getOrCreate(EntryFunction main);

  func::FuncOp getFunction() const { return function; }
  /// The value in `@init` of the argument of `@main` with that name: the
  /// result `@init` already has under this name, else an argument of `@init`,
  /// appended if it was not there. The name must be one of `main`.
  FailureOr<Value> getValue(EntryFunction main, StringRef name) const;
  /// Returns `value` as the first value of the argument `name` of `@main`;
  /// replaces what was returned under that name before.
  void setFirstValue(StringRef name, Value value) const;
  /// Insertion point before the return.
  OpBuilder getBuilder() const;

private:
  explicit InitFunction(func::FuncOp function) : function(function) {}
  /// MLIR has no const ops; const here means: names the same function.
  mutable func::FuncOp function;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_ENTRYFUNCTION_H
