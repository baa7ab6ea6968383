//===- Signature.h - Arguments and results with their roles -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_SIGNATURE_H
#define MP_TEST_RANDOM_SIGNATURE_H

#include "Author.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace mlir::mp::random {

/// How much a program says of its arguments and results.
enum class Telling : uint8_t { Nothing, Names, All };

/// Collects what the arguments and results of a function are, and writes it on
/// the function when its body is complete.
class Signature {
public:
  explicit Signature(Author &author) : author(author) {}

  Value argument(RankedTensorType type, Role role, const Twine &name);
  void result(Value value, Role role, const Twine &name);
  /// `value` is the next value of `argument`, in the role that follows.
  void next(Value argument, Value value);
  /// `value` is the gradient of `argument`.
  void gradient(Value argument, Value value);
  bool hasResults() const { return !results.empty(); }

  /// Ends the body and gives `function` its type and attributes. Arguments that
  /// nothing was said of are data.
  void write(func::FuncOp function, Telling telling);

private:
  struct ArgumentFact {
    Value value;
    Role role;
    std::string name;
  };
  struct ResultFact {
    Value value;
    Role role;
    std::string name;
    Value pair, of;
  };
  const ArgumentFact *find(Value argument) const;
  void describe(func::FuncOp function, Telling telling);

  Author &author;
  std::vector<ArgumentFact> arguments;
  std::vector<ResultFact> results;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_SIGNATURE_H
