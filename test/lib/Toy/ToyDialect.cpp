//===- ToyDialect.cpp - A dialect that knows nothing of mp ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

using namespace toy;

ToyDialect::ToyDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<ToyDialect>()) {
  addOperations<MatMulOp, MaxPlusOp, ReluOp, SwishOp, MirrorOp, PeakOp,
                SilentOp, GridOp, ScopeOp, RepeatOp, EitherOp, GiveOp>();
}
