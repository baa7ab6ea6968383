//===- IsolationTest.cpp - What a child process may do --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Isolation.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <csignal>

using namespace mlir;
using namespace mlir::mp;

/// What comes back from a child that does `work`, and what is said of it.
static std::optional<std::string>
runWork(llvm::function_ref<LogicalResult(raw_ostream &)> work,
        std::string &said) {
  testing::internal::CaptureStderr();
  IsolationLimits limits;
  limits.cpuSeconds = 1;
  std::optional<std::string> output = runIsolated(
      "file", [&](raw_ostream &out, raw_ostream &) { return work(out); },
      limits);
  said = testing::internal::GetCapturedStderr();
  return output;
}

TEST(IsolationTest, OutputComesBack) {
  std::string said;
  std::optional<std::string> output = runWork(
      [](raw_ostream &out) {
        out << "result";
        return success();
      },
      said);
  EXPECT_EQ(output, "result");
  EXPECT_EQ(said, "");
}

TEST(IsolationTest, CrashIsOneError) {
  std::string said;
  EXPECT_FALSE(runWork(
      [](raw_ostream &) {
        std::raise(SIGSEGV);
        return success();
      },
      said));
  EXPECT_EQ(StringRef(said).count("error: "), 1u);
  EXPECT_NE(said.find("reading it crashed"), std::string::npos) << said;
}

TEST(IsolationTest, EndlessWorkIsOneError) {
  std::string said;
  EXPECT_FALSE(runWork(
      [](raw_ostream &) {
        for (volatile bool goesOn = true; goesOn;)
          goesOn = true;
        return success();
      },
      said));
  EXPECT_NE(said.find("took more than 1 s"), std::string::npos) << said;
}

TEST(IsolationTest, EndIsNoSuccess) {
  std::string said;
  EXPECT_FALSE(
      runWork([](raw_ostream &) -> LogicalResult { ::_exit(0); }, said));
  EXPECT_EQ(StringRef(said).count("error: "), 1u);
}
