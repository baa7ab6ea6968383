//===- ProgramTest.cpp - Steps on a device --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On the fakes of CUDA's libraries (test/Fakes), which run the code.
//
//===----------------------------------------------------------------------===//

#include "Step.h"

#include <cstdlib>

using namespace mp_runtime;

namespace {
class Steps : public testing::TestWithParam<mp_run_mode> {};
class Modes : public testing::Test {};
} // namespace

TEST_P(Steps, ExchangeStateThatHasTwoMemories) {
  OnDevice step(makeStep(/*isInPlace=*/false));
  step.write(0, 1);
  step.write(1, 0.5);
  ASSERT_EQ(mp_program_run(step.program, 5, GetParam()), MP_OK)
      << mp_last_error();
  EXPECT_EQ(step.read(2), std::vector<float>(64, 3.5));
  EXPECT_EQ(step.read(0), std::vector<float>(64, 3.5));
  // After an odd number of steps the argument lies elsewhere.
  step.write(0, 10);
  ASSERT_EQ(mp_program_run(step.program, 2, GetParam()), MP_OK);
  EXPECT_EQ(step.read(2), std::vector<float>(64, 11));
}

TEST_P(Steps, WriteStateInPlace) {
  OnDevice step(makeStep(/*isInPlace=*/true));
  step.write(0, 1);
  step.write(1, 0.5);
  ASSERT_EQ(mp_program_run(step.program, 5, GetParam()), MP_OK)
      << mp_last_error();
  EXPECT_EQ(step.read(2), std::vector<float>(64, 3.5));
  EXPECT_EQ(step.read(0), std::vector<float>(64, 3.5));
}

INSTANTIATE_TEST_SUITE_P(Modes, Steps,
                         testing::Values(MP_RUN_EAGER, MP_RUN_GRAPH,
                                         MP_RUN_CHECKED, MP_RUN_APART));

TEST(Program, MixesModes) {
  OnDevice step(makeStep(/*isInPlace=*/false));
  step.write(0, 0);
  step.write(1, 1);
  float expected = 0;
  for (int i = 0; i < 4; ++i)
    for (mp_run_mode mode :
         {MP_RUN_GRAPH, MP_RUN_EAGER, MP_RUN_CHECKED, MP_RUN_APART}) {
      ASSERT_EQ(mp_program_run(step.program, 3, mode), MP_OK);
      expected += 3;
      EXPECT_EQ(step.read(2)[63], expected);
    }
}

TEST(Program, FindsNothingOfEarlierSteps) {
  std::string code = makeCode(), store = "\tst.global.b32 \t[%rd7], %r4;\n";
  code.erase(code.find(store), store.size());
  OnDevice step(packStep(makeStepTables(/*isInPlace=*/false), code));
  step.write(0, 1);
  step.write(1, 2);
  // The result of the second step lies where its argument did in the first.
  ASSERT_EQ(mp_program_run(step.program, 1, MP_RUN_GRAPH), MP_OK);
  step.write(0, 3);
  ASSERT_EQ(mp_program_run(step.program, 1, MP_RUN_GRAPH), MP_OK);
  EXPECT_EQ(step.read(2), std::vector<float>(64, 1));
  step.write(0, 4);
  ASSERT_EQ(mp_program_run(step.program, 1, MP_RUN_APART), MP_OK);
  float values[64];
  EXPECT_EQ(mp_program_read(step.program, 2, values, sizeof(values)),
            MP_DEVICE_ERROR);
}

TEST(Program, ReadsMemoryOfTheUser) {
  OnDevice step(makeStep(/*isInPlace=*/true)), other(makeStep(true));
  step.write(0, 1);
  step.write(1, 2);
  ASSERT_EQ(mp_program_run(step.program, 1, MP_RUN_GRAPH), MP_OK);
  // Behind the graph's back nothing changes: it is captured anew.
  UsersMemory memory(std::vector<float>(64, 8));
  ASSERT_EQ(mp_program_bind(step.program, 1, memory.address()), MP_OK)
      << mp_last_error();
  ASSERT_EQ(mp_program_run(step.program, 1, MP_RUN_GRAPH), MP_OK);
  EXPECT_EQ(step.read(2), std::vector<float>(64, 11));
  EXPECT_EQ(mp_program_bind(step.program, 1, memory.address() + 4),
            MP_BAD_ARGUMENT);
  EXPECT_TRUE(says(mp_last_error(), "is not aligned to 256 bytes"));
  EXPECT_EQ(mp_program_bind(step.program, 0, memory.address()),
            MP_BAD_ARGUMENT);
  EXPECT_TRUE(says(mp_last_error(), "is state"));
  EXPECT_EQ(mp_program_bind(step.program, 9, memory.address()),
            MP_BAD_ARGUMENT);
  ASSERT_EQ(mp_program_wait(step.program), MP_OK);
}

TEST(Program, RunsBesideOthers) {
  OnDevice first(makeStep(false)), second(makeStep(true));
  UsersStream stream;
  ASSERT_EQ(mp_program_set_stream(second.program, stream.get()), MP_OK);
  for (OnDevice *step : {&first, &second}) {
    step->write(0, 0);
    step->write(1, step == &first ? 1 : 2);
  }
  for (int i = 0; i < 3; ++i)
    for (OnDevice *step : {&first, &second})
      ASSERT_EQ(mp_program_run(step->program, 1,
                               i == 1 ? MP_RUN_EAGER : MP_RUN_GRAPH),
                MP_OK)
          << mp_last_error();
  EXPECT_EQ(first.read(2), std::vector<float>(64, 3));
  EXPECT_EQ(second.read(2), std::vector<float>(64, 6));
  ASSERT_EQ(mp_program_set_stream(second.program, nullptr), MP_OK);
}

TEST(Program, TimesItsCalls) {
  OnDevice step(makeStep(true));
  step.write(0, 0);
  step.write(1, 1);
  ASSERT_EQ(mp_program_num_calls(step.program), 1u);
  mp_call_profile call;
  ASSERT_EQ(mp_program_profile(step.program, &call, 1), MP_OK);
  EXPECT_STREQ(call.name, "k0");
  EXPECT_STREQ(call.location, "model.py:12");
  EXPECT_EQ(call.bytes, 768u);
  EXPECT_GE(call.milliseconds, 0);
  EXPECT_EQ(step.read(2)[0], 1);
  EXPECT_EQ(mp_program_profile(step.program, &call, 2), MP_BAD_ARGUMENT);
}

TEST(Program, RefusesWhatDoesNotFit) {
  OnDevice step(makeStep(true));
  float few[3] = {};
  EXPECT_EQ(mp_program_write(step.program, 0, few, sizeof(few)),
            MP_BAD_ARGUMENT);
  EXPECT_STREQ(mp_last_error(), "'w' has 256 bytes, not 12");
  EXPECT_EQ(mp_program_read(step.program, 7, few, sizeof(few)),
            MP_BAD_ARGUMENT);
  std::vector<float> values(64);
  EXPECT_EQ(mp_program_write(step.program, 2, values.data(), 256),
            MP_BAD_ARGUMENT);
  EXPECT_TRUE(says(mp_last_error(), "is a result"));
  EXPECT_EQ(mp_program_run(step.program, 1, 7), MP_BAD_ARGUMENT);
  mp_program *program = nullptr;
  EXPECT_EQ(mp_program_create(step.device, step.artifact, "none", &program),
            MP_BAD_ARGUMENT);
  EXPECT_STREQ(mp_last_error(), "the artifact has no program 'none'");
}

/// What creating the step says.
static std::string refusal(const table::ArtifactT &tables,
                           const std::string &code = makeCode()) {
  OnDevice step(packStep(tables, code), /*isMade=*/false);
  mp_program *program = nullptr;
  mp_status status =
      mp_program_create(step.device, step.artifact, "step", &program);
  if (status == MP_OK)
    mp_program_destroy(program);
  return status == MP_OK ? "" : mp_last_error();
}

TEST(Program, NeedsCodeForItsDevice) {
  table::ArtifactT tables = makeStepTables(true);
  EXPECT_EQ(refusal(tables), "");
  tables.code[0]->chip = 80; // older code runs on newer chips
  EXPECT_EQ(refusal(tables), "");
  tables.code[0]->only_there = true;
  EXPECT_TRUE(says(refusal(tables), "has no code for"));
  tables.code[0]->only_there = false;
  tables.code[0]->chip = 100;
  EXPECT_TRUE(says(refusal(tables), "make one with mp-opt "
                                    "--mp-to-cuda=chip=sm_90"));
  tables = makeStepTables(true);
  tables.kernels[0]->stages[0]->entry = "k7";
  EXPECT_TRUE(says(refusal(tables), "cuModuleGetFunction"));
  EXPECT_TRUE(says(refusal(tables), "for 'k7'"));
  std::string broken = makeCode();
  broken.replace(broken.find("ret;"), 4, "rat;");
  EXPECT_TRUE(says(refusal(makeStepTables(true), broken),
                   "cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX"));
}

TEST(Program, SurvivesEveryFailureOfTheDriver) {
  const char *functions[] = {"cuMemAlloc_v2",       "cuStreamCreate",
                             "cuModuleLoadDataEx",  "cuModuleGetFunction",
                             "cuStreamSynchronize", "cuCtxPushCurrent_v2"};
  for (const char *function : functions) {
    // The n-th call of the function fails, until there are no more.
    unsigned n = 1;
    for (;; ++n) {
      OnDevice step(makeStep(false), /*isMade=*/false);
      testing::internal::CaptureStderr();
      setenv("MP_FAKE_FAIL",
             (std::string(function) + ":" + std::to_string(n) + ":2").c_str(),
             1);
      mp_program *program = nullptr;
      mp_status status =
          mp_program_create(step.device, step.artifact, "step", &program);
      unsetenv("MP_FAKE_FAIL");
      if (status == MP_OK)
        mp_program_destroy(program);
      else
        EXPECT_TRUE(says(mp_last_error(),
                         std::string(function) + ": CUDA_ERROR_OUT_OF_MEMORY"));
      step.close();
      EXPECT_EQ(testing::internal::GetCapturedStderr().find("not freed"),
                std::string::npos)
          << function << " " << n;
      if (status == MP_OK)
        break;
      EXPECT_EQ(status, MP_OUT_OF_MEMORY);
      ASSERT_LT(n, 50u);
    }
    EXPECT_GT(n, 1u) << function << " is never called";
  }
}

TEST(Program, NamesTheCallThatFails) {
  const char *functions[] = {"cuLaunchKernel", "cuStreamBeginCapture_v2",
                             "cuGraphLaunch", "cuGraphInstantiateWithFlags"};
  for (const char *function : functions) {
    OnDevice step(makeStep(false));
    step.write(0, 1);
    step.write(1, 1);
    testing::internal::CaptureStderr();
    setenv("MP_FAKE_FAIL", (std::string(function) + ":1:719").c_str(), 1);
    mp_status status = mp_program_run(step.program, 2, MP_RUN_GRAPH);
    std::string message = mp_last_error();
    unsetenv("MP_FAKE_FAIL");
    step.close();
    EXPECT_EQ(testing::internal::GetCapturedStderr().find("not freed"),
              std::string::npos)
        << function;
    EXPECT_EQ(status, MP_DEVICE_ERROR);
    EXPECT_TRUE(
        says(message, std::string(function) + ": CUDA_ERROR_LAUNCH_FAILED"));
    if (function == functions[0])
      EXPECT_TRUE(says(message, "in call 0 of 'step': k0 from model.py:12"));
  }
}
