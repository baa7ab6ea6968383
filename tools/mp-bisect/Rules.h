//===- Rules.h - Rules of a policy for some ops -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_BISECT_RULES_H
#define MP_TOOLS_MP_BISECT_RULES_H

#include "MixedStep.h"

namespace mlir::mp::bisect {

/// `policy` with rules of class deny behind its own that together match the
/// candidates of these numbers: for each the scope, which goes before others,
/// or the op's name, where that is heard and matches fewer.
PolicyAttr denyByRules(PolicyAttr policy, const MixedStep &step,
                       ArrayRef<unsigned> denied);

/// How many candidates the rules match that `policy` has and `before` has not.
unsigned countMatches(PolicyAttr policy, PolicyAttr before,
                      const MixedStep &step);

} // namespace mlir::mp::bisect

#endif // MP_TOOLS_MP_BISECT_RULES_H
