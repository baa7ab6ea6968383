//===- EntryExtension.h - Many new arguments and results --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_ENTRYEXTENSION_H
#define MP_DIALECT_MP_UTILS_ENTRYEXTENSION_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Dialect/MP/Utils/PortNames.h"

namespace mlir::mp {

/// Appends any number of arguments and results to `@main`. The body has them at
/// once; the type and the attributes of the function, each a list of all, get
/// them by `finish`. Until then no one else may change these.
class EntryExtension {
public:
  explicit EntryExtension(EntryFunction main);

  EntryFunction getMain() const { return main; }
  /// The argument of that name, given or fallback, old or new.
  std::optional<unsigned> findArgument(StringRef name);
  std::string getArgumentName(unsigned index) const;

  /// As of EntryFunction.
  BlockArgument addArgument(Type type, Role role, StringRef name, Location loc);
  unsigned addResult(Value value, Role role, StringRef name);
  unsigned addNextValue(BlockArgument argument, Value value, Role role);

  void finish();

private:
  EntryFunction main;
  PortAttributes ofArguments, ofResults;
  /// Of the first `numNamed` arguments.
  PortNames byName;
  unsigned numNamed = 0;
};

/// The same for `@init`: any number of first values, and of arguments that they
/// are made from.
class InitExtension {
public:
  explicit InitExtension(InitFunction init);

  OpBuilder getBuilder() const { return init.getBuilder(); }
  /// As of InitFunction.
  FailureOr<Value> getValue(EntryExtension &main, StringRef name);
  void setFirstValue(StringRef name, Value value);

  void finish();

private:
  Operation *getReturn() const;

  InitFunction init;
  PortAttributes ofArguments, ofResults;
  PortNames arguments, results;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_ENTRYEXTENSION_H
