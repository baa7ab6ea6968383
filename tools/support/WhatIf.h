//===- WhatIf.h - Plan again with one rule changed --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_WHATIF_H
#define MP_TOOLS_SUPPORT_WHATIF_H

#include "mp/Analysis/Record/StepRecord.h"

#include "llvm/Support/Error.h"

namespace mlir::mp {

/// Plans `module`, of which `record` is, with `mp.op_class` on the ops that
/// `question` names, as in `main/12:mp.dot=f16`: allow for the policy's type,
/// deny for f32. Says what that changes, or why the ops do not become so; an
/// error where the question is none. Changes nothing.
llvm::Expected<std::string>
answerWhatIf(ModuleOp module, const StepRecord &record, StringRef question);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_WHATIF_H
