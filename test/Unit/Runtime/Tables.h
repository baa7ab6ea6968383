//===- Tables.h - An artifact to be spoilt ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_RUNTIME_TABLES_H
#define MP_TEST_UNIT_RUNTIME_TABLES_H

#include "mp/Runtime/Artifact.fbs.h"

#include <gtest/gtest.h>

#include <string>

namespace mp_runtime {

/// The tables of a program with one call of each kind, and its data.
table::ArtifactT makeTables();
/// Bytes that the ranges of these tables refer to.
std::string makeData();

/// A file with these tables, and the checksum that goes with it.
std::string pack(const table::ArtifactT &tables);

/// What mp_artifact_open says of a file: nothing if it takes it.
std::string open(const std::string &file);

/// Whether a message has a part.
testing::AssertionResult says(const std::string &message,
                              const std::string &part);

} // namespace mp_runtime

#endif // MP_TEST_UNIT_RUNTIME_TABLES_H
