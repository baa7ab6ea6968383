//===- GraphTest.cpp - Captures and graphs --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <thread>

using namespace mp::fakes;
using namespace mp::fakes::test;

static const char *const increment =
    "ld.global.b32 %r1, [%rd0];\nadd.s32 %r1, %r1, 1;\n"
    "st.global.b32 [%rd0], %r1;";

namespace {
class GraphTest : public testing::Test {
protected:
  void begin(CaptureMode mode = Global) {
    EXPECT_EQ(cuStreamBeginCapture_v2(device.stream, mode), Success);
  }
  /// Ends the capture; the graph, ready.
  Handle end() {
    Handle graph = nullptr, exec = nullptr;
    EXPECT_EQ(cuStreamEndCapture(device.stream, &graph), Success);
    EXPECT_EQ(cuGraphInstantiateWithFlags(&exec, graph, 0), Success);
    EXPECT_EQ(cuGraphDestroy(graph), Success);
    return exec;
  }
  void expectInvalid() {
    expectStop(CaptureInvalidated, "refused", [&] {
      Handle graph = &graph;
      Result result = cuStreamEndCapture(device.stream, &graph);
      EXPECT_EQ(graph, nullptr);
      return result;
    });
  }

  Device device;
};
} // namespace

TEST_F(GraphTest, Replays) {
  Handle kernel = device.load(increment, 1);
  DevicePointer word = device.allocate(4), copy = device.allocate(4);
  uint32_t in = 5, out = 0;
  begin();
  EXPECT_EQ(cuMemcpyHtoDAsync_v2(word, &in, 4, device.stream), Success);
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  EXPECT_EQ(cuMemcpyDtoDAsync_v2(copy, word, 4, device.stream), Success);
  EXPECT_EQ(cuMemcpyDtoHAsync_v2(&out, copy, 4, device.stream), Success);
  Handle exec = end();
  device.sync();
  EXPECT_EQ(out, 0u) << "a capture runs nothing";
  for (uint32_t value : {10u, 20u}) {
    in = value;
    EXPECT_EQ(cuGraphLaunch(exec, device.stream), Success);
    EXPECT_NE(out, value + 2);
    device.sync();
    EXPECT_EQ(out, value + 2);
  }
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
  expectStop(InvalidHandle, "is destroyed",
             [&] { return cuGraphLaunch(exec, device.stream); });
}

TEST_F(GraphTest, HostBytesStayUntilWaitedFor) {
  DevicePointer word = device.allocate(4);
  uint32_t in = 5;
  begin();
  EXPECT_EQ(cuMemcpyHtoDAsync_v2(word, &in, 4, device.stream), Success);
  Handle exec = end();
  EXPECT_EQ(cuGraphLaunch(exec, device.stream), Success);
  in = 6;
  expectStop(LaunchFailed, "the host's bytes changed",
             [&] { return cuStreamSynchronize(device.stream); });
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
}

TEST_F(GraphTest, Refusals) {
  DevicePointer word = device.upload<uint32_t>({1}), more = 0;
  begin();
  expectStop(CaptureUnsupported, "cuMemAlloc_v2 is not allowed while stream 1",
             [&] { return cuMemAlloc_v2(&more, 4); });
  expectStop(CaptureInvalidated, "invalid already",
             [&] { return cuMemsetD32Async(word, 0, 1, device.stream); });
  expectInvalid();
  begin();
  expectStop(CaptureUnsupported, "cuMemFree_v2",
             [&] { return cuMemFree_v2(word); });
  expectInvalid();
  begin(ThreadLocal);
  expectStop(CaptureUnsupported, "cuStreamSynchronize",
             [&] { return cuStreamSynchronize(device.stream); });
  expectInvalid();
  std::string text = makeModule("", 0);
  Handle module = nullptr;
  begin();
  expectStop(CaptureUnsupported, "cuModuleLoadDataEx", [&] {
    return cuModuleLoadDataEx(&module, text.c_str(), 0, nullptr, nullptr);
  });
  expectInvalid();
  // And afterwards all is as before.
  EXPECT_EQ(device.download<uint32_t>(word, 1)[0], 1u);
}

TEST_F(GraphTest, RelaxedAllows) {
  begin(Relaxed);
  device.allocate(4);
  Handle exec = end();
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
}

TEST_F(GraphTest, ThreadsCapture) {
  begin(ThreadLocal);
  std::thread([&] {
    EXPECT_EQ(cuCtxPushCurrent_v2(device.context), Success);
    device.allocate(4);
    Handle graph = nullptr;
    expectStop(CaptureWrongThread, "another thread",
               [&] { return cuStreamEndCapture(device.stream, &graph); });
    Handle popped = nullptr;
    EXPECT_EQ(cuCtxPopCurrent_v2(&popped), Success);
  }).join();
  Handle exec = end();
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
}

TEST_F(GraphTest, BranchesJoin) {
  Handle other = device.makeStream();
  Handle fork = device.makeEvent(), back = device.makeEvent();
  Handle kernel = device.load(increment, 1);
  DevicePointer a = device.upload<uint32_t>({1});
  DevicePointer b = device.upload<uint32_t>({2});
  begin();
  EXPECT_EQ(cuEventRecord(fork, device.stream), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, fork, 0), Success);
  EXPECT_EQ(device.launch(kernel, {a}), Success);
  EXPECT_EQ(device.launch(kernel, {b}, 1, other), Success);
  EXPECT_EQ(cuEventRecord(back, other), Success);
  EXPECT_EQ(cuStreamWaitEvent(device.stream, back, 0), Success);
  EXPECT_EQ(device.launch(kernel, {b}), Success);
  Handle exec = end();
  EXPECT_EQ(cuGraphLaunch(exec, device.stream), Success);
  EXPECT_EQ(cuGraphLaunch(exec, device.stream), Success);
  EXPECT_EQ(device.download<uint32_t>(a, 1)[0], 3u);
  EXPECT_EQ(device.download<uint32_t>(b, 1)[0], 6u);
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
  expectStop(CapturedEvent, "recorded in a capture",
             [&] { return cuEventSynchronize(fork); });
}

TEST_F(GraphTest, BranchesRace) {
  Handle other = device.makeStream();
  Handle fork = device.makeEvent(), back = device.makeEvent();
  Handle kernel = device.load(increment, 1);
  DevicePointer a = device.upload<uint32_t>({1});
  begin();
  EXPECT_EQ(cuEventRecord(fork, device.stream), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, fork, 0), Success);
  EXPECT_EQ(device.launch(kernel, {a}), Success);
  EXPECT_EQ(device.launch(kernel, {a}, 1, other), Success);
  EXPECT_EQ(cuEventRecord(back, other), Success);
  EXPECT_EQ(cuStreamWaitEvent(device.stream, back, 0), Success);
  Handle exec = end();
  expectStop(LaunchFailed, "on branch 1 of a graph",
             [&] { return cuGraphLaunch(exec, device.stream); });
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
}

TEST_F(GraphTest, Unjoined) {
  Handle other = device.makeStream(), fork = device.makeEvent();
  DevicePointer word = device.upload<uint32_t>({1});
  begin();
  EXPECT_EQ(cuEventRecord(fork, device.stream), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, fork, 0), Success);
  EXPECT_EQ(cuMemsetD32Async(word, 1, 1, other), Success);
  Handle graph = nullptr;
  expectStop(CaptureUnmatched, "and not on stream 2",
             [&] { return cuStreamEndCapture(other, &graph); });
  expectStop(CaptureUnjoined, "has not come back to stream 1",
             [&] { return cuStreamEndCapture(device.stream, &graph); });
}

TEST_F(GraphTest, IsolationAndLegacy) {
  Handle event = device.makeEvent(), blocking = nullptr, graph = nullptr;
  DevicePointer word = device.upload<uint32_t>({1});
  EXPECT_EQ(cuEventRecord(event, device.stream), Success);
  begin();
  expectStop(CaptureIsolation, "outside of it",
             [&] { return cuStreamWaitEvent(device.stream, event, 0); });
  expectInvalid();
  EXPECT_EQ(cuStreamCreate(&blocking, 0), Success);
  EXPECT_EQ(cuStreamBeginCapture_v2(blocking, Global), Success);
  expectStop(CaptureImplicit, "legacy",
             [&] { return cuMemsetD32Async(word, 1, 1, nullptr); });
  expectStop(CaptureInvalidated, "refused",
             [&] { return cuStreamEndCapture(blocking, &graph); });
  expectStop(IllegalState, "does not capture",
             [&] { return cuStreamEndCapture(blocking, &graph); });
  EXPECT_EQ(cuStreamDestroy_v2(blocking), Success);
}

TEST_F(GraphTest, MemoryMustLive) {
  DevicePointer word = 0;
  EXPECT_EQ(cuMemAlloc_v2(&word, 4), Success);
  begin();
  EXPECT_EQ(cuMemsetD32Async(word, 1, 1, device.stream), Success);
  Handle exec = end();
  EXPECT_EQ(cuGraphLaunch(exec, device.stream), Success);
  EXPECT_EQ(cuMemFree_v2(word), Success);
  expectStop(IllegalAddress, "which is freed",
             [&] { return cuGraphLaunch(exec, device.stream); });
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
}
