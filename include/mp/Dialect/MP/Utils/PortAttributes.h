//===- PortAttributes.h - Attributes of all arguments at once ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_PORTATTRIBUTES_H
#define MP_DIALECT_MP_UTILS_PORTATTRIBUTES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::mp {

/// The attributes of all arguments, or of all results, of a function, for those
/// who change many of them. On the function they are one list, which each
/// change in place makes anew: with thousands of arguments that is all one
/// waits for.
class PortAttributes {
public:
  static PortAttributes ofArguments(func::FuncOp function);
  static PortAttributes ofResults(func::FuncOp function);

  unsigned size() const { return lists.size(); }
  /// Null if there is none.
  Attribute get(unsigned index, StringRef name) const {
    return lists[index].get(name);
  }
  DictionaryAttr getAll(unsigned index) const { return lists[index]; }
  void set(unsigned index, StringRef name, Attribute value);
  void setAll(unsigned index, ArrayRef<NamedAttribute> attributes);
  void remove(unsigned index, StringRef name);
  /// Of one more argument or result, which the function need not have yet.
  void append(ArrayRef<NamedAttribute> attributes);

  /// Writes the list. The function must have as many arguments or results now.
  void write();

private:
  PortAttributes(func::FuncOp function, bool areResults);

  func::FuncOp function;
  bool areResults;
  SmallVector<DictionaryAttr, 0> lists;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_PORTATTRIBUTES_H
