//===- Precompiled.cpp - Carrier of the precompiled headers ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Empty on purpose: CMake compiles the headers of Precompiled.h for the target
// that this file belongs to, and all others reuse them.
//
//===----------------------------------------------------------------------===//
