//===- RangeOpInterface.cpp - What an op makes of ranges ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RangeOpInterface.h"

#include "mp/Interfaces/NumberRange.h"

#include "mp/Interfaces/RangeOpInterface.cpp.inc"
