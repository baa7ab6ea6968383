//===- PortNames.h - Arguments and results by name --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_PORTNAMES_H
#define MP_DIALECT_MP_UTILS_PORTNAMES_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::mp {

/// The first argument, or result, of each name. Made once for all that are
/// asked for: there are thousands, and to find one takes time in their number.
class PortNames {
public:
  /// By the names of EntryFunction, given or fallback.
  static PortNames ofArguments(EntryFunction main);
  /// By `mp.name` alone; none of a null function.
  static PortNames ofArguments(func::FuncOp function);
  static PortNames ofResults(func::FuncOp function);

  std::optional<unsigned> find(StringRef name) const;
  /// Of no name nothing is found.
  std::optional<unsigned> find(StringAttr name) const {
    return name ? find(name.getValue()) : std::nullopt;
  }
  /// Whether no other had this name; only then it has the index.
  bool add(StringRef name, unsigned index);

private:
  llvm::StringMap<unsigned> indices;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_PORTNAMES_H
