//===- LinearityOpInterface.cpp - How an op passes a factor on ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/LinearityOpInterface.h"

#include "mp/Interfaces/LinearityOpInterface.cpp.inc"
