//===- ForeignOpsScope.h - Ops of unknown dialects, for a while -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_FOREIGNOPSSCOPE_H
#define MP_SUPPORT_FOREIGNOPSSCOPE_H

#include "mlir/IR/MLIRContext.h"

namespace mlir::mp {

/// While it lives, a context holds ops and attributes of dialects that it does
/// not know; afterwards what it allowed before.
class ForeignOpsScope {
public:
  explicit ForeignOpsScope(MLIRContext *context)
      : context(context), allowed(context->allowsUnregisteredDialects()) {
    context->allowUnregisteredDialects(true);
  }
  ~ForeignOpsScope() { context->allowUnregisteredDialects(allowed); }
  ForeignOpsScope(const ForeignOpsScope &) = delete;
  ForeignOpsScope &operator=(const ForeignOpsScope &) = delete;

private:
  MLIRContext *context;
  bool allowed;
};

} // namespace mlir::mp

#endif // MP_SUPPORT_FOREIGNOPSSCOPE_H
