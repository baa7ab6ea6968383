//===- StreamTest.cpp - Streams, events, captures and graphs --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

static const char *const increment =
    "ld.global.b32 %r1, [%rd0];\nadd.s32 %r1, %r1, 1;\n"
    "st.global.b32 [%rd0], %r1;";
static const char *const readOnly = "ld.global.b32 %r1, [%rd0];";

TEST(StreamTest, StreamsRace) {
  Device device;
  Handle other = device.makeStream();
  Handle kernel = device.load(increment, 1);
  DevicePointer word = device.upload<uint32_t>({1});
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  expectStop(LaunchFailed, "on stream 2: k: ", [&] {
    return device.launch(kernel, {word}, 1, other);
  });
}

TEST(StreamTest, RaceNamesBoth) {
  Device device;
  Handle other = device.makeStream();
  DevicePointer word = device.upload<uint32_t>({1});
  EXPECT_EQ(cuMemsetD32Async(word, 1, 1, device.stream), Success);
  expectStop(LaunchFailed, "on stream 2: the target: writes what fill of",
             [&] { return cuMemsetD32Async(word, 1, 1, other); });
}

TEST(StreamTest, EventsOrder) {
  Device device;
  Handle other = device.makeStream(), event = device.makeEvent();
  Handle kernel = device.load(increment, 1);
  DevicePointer word = device.upload<uint32_t>({1});
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  EXPECT_EQ(cuEventRecord(event, device.stream), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, event, 0), Success);
  EXPECT_EQ(device.launch(kernel, {word}, 1, other), Success);
  // What came behind the event is not ordered.
  EXPECT_EQ(cuStreamSynchronize(other), Success);
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  EXPECT_EQ(device.download<uint32_t>(word, 1)[0], 4u);
  EXPECT_EQ(device.launch(kernel, {word}), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, event, 0), Success);
  expectStop(LaunchFailed, "stream 1",
             [&] { return device.launch(kernel, {word}, 1, other); });
}

TEST(StreamTest, DisjointPartsOfOneAllocation) {
  Device device;
  Handle other = device.makeStream();
  Handle kernel = device.load(increment, 1);
  DevicePointer words = device.upload<uint32_t>({1, 2});
  EXPECT_EQ(device.launch(kernel, {words}), Success);
  EXPECT_EQ(device.launch(kernel, {words + 4}, 1, other), Success);
  device.sync();
  EXPECT_EQ(cuStreamSynchronize(other), Success);
  EXPECT_EQ(device.download<uint32_t>(words, 2), (std::vector<uint32_t>{2, 3}));
}

TEST(StreamTest, ReadersAreWaitedFor) {
  Device device;
  Handle second = device.makeStream(), third = device.makeStream();
  Handle reader = device.load(readOnly, 1), writer = device.load(increment, 1);
  DevicePointer word = device.upload<uint32_t>({1});
  // Any number may read at a time.
  EXPECT_EQ(device.launch(reader, {word}), Success);
  EXPECT_EQ(device.launch(reader, {word}, 1, second), Success);
  EXPECT_EQ(device.launch(reader, {word}, 1, third), Success);
  EXPECT_EQ(cuStreamSynchronize(second), Success);
  device.sync();
  EXPECT_EQ(cuStreamSynchronize(third), Success);
  EXPECT_EQ(device.launch(writer, {word}, 1, third), Success);
  EXPECT_EQ(cuStreamSynchronize(third), Success);
  // Of three readers one is not waited for, and not the last one.
  EXPECT_EQ(device.launch(reader, {word}, 1, second), Success);
  EXPECT_EQ(device.launch(reader, {word}), Success);
  EXPECT_EQ(device.launch(reader, {word}, 1, third), Success);
  device.sync();
  expectStop(LaunchFailed, "writes what kernel k on stream 2 reads",
             [&] { return device.launch(writer, {word}, 1, third); });
}

TEST(StreamTest, LegacyStreamWaits) {
  Device device;
  Handle blocking = nullptr;
  EXPECT_EQ(cuStreamCreate(&blocking, 0), Success);
  DevicePointer word = device.upload<uint32_t>({1});
  EXPECT_EQ(cuMemsetD32Async(word, 1, 1, blocking), Success);
  EXPECT_EQ(cuMemsetD32Async(word, 2, 1, nullptr), Success);
  EXPECT_EQ(cuMemsetD32Async(word, 3, 1, blocking), Success);
  EXPECT_EQ(cuStreamDestroy_v2(blocking), Success);
  expectStop(LaunchFailed, "stream",
             [&] { return cuMemsetD32Async(word, 2, 1, device.stream); });
}

TEST(StreamTest, EventsLandCopies) {
  Device device;
  Handle event = device.makeEvent();
  DevicePointer words = device.upload<uint32_t>({1, 2});
  uint32_t first = 9, second = 9;
  EXPECT_EQ(cuMemcpyDtoHAsync_v2(&first, words, 4, device.stream), Success);
  EXPECT_EQ(cuEventRecord(event, device.stream), Success);
  EXPECT_EQ(cuMemcpyDtoHAsync_v2(&second, words + 4, 4, device.stream),
            Success);
  EXPECT_EQ(cuEventSynchronize(event), Success);
  EXPECT_EQ(first, 1u);
  EXPECT_EQ(second, 9u);
  device.sync();
  EXPECT_EQ(second, 2u);
}

TEST(StreamTest, Times) {
  Device device;
  Handle begin = device.makeEvent(), end = device.makeEvent();
  float time = -1;
  expectStop(InvalidHandle, "never recorded",
             [&] { return cuEventElapsedTime(&time, begin, end); });
  EXPECT_EQ(cuEventRecord(begin, device.stream), Success);
  EXPECT_EQ(cuEventRecord(end, device.stream), Success);
  device.upload<uint32_t>({1});
  EXPECT_EQ(cuEventRecord(end, device.stream), Success);
  DevicePointer word = device.allocate(4);
  EXPECT_EQ(cuMemsetD32Async(word, 1, 1, device.stream), Success);
  EXPECT_EQ(cuEventRecord(end, device.stream), Success);
  expectStop(NotReady, "nobody has waited",
             [&] { return cuEventElapsedTime(&time, begin, end); });
  EXPECT_EQ(cuEventSynchronize(end), Success);
  EXPECT_EQ(cuEventElapsedTime(&time, begin, end), Success);
  EXPECT_GE(time, 0);
}

TEST(StreamTest, Destroyed) {
  Device device;
  Handle stream = nullptr, event = device.makeEvent();
  EXPECT_EQ(cuStreamCreate(&stream, 1), Success);
  EXPECT_EQ(cuStreamDestroy_v2(stream), Success);
  expectStop(InvalidHandle, "stream 2 is destroyed",
             [&] { return cuStreamSynchronize(stream); });
  expectStop(InvalidHandle, "something that is no stream",
             [&] { return cuStreamSynchronize(event); });
}
