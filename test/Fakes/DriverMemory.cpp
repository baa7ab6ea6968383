//===- DriverMemory.cpp - Memory, copies and fills ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstring>

using namespace mp::fakes;
using mp::ptx::Allocation;

/// What the device has.
static constexpr uint64_t deviceBytes = uint64_t(12) << 30;

Result mp::fakes::cuMemAlloc_v2(DevicePointer *pointer, size_t bytes) {
  DriverCall call("cuMemAlloc_v2", Current | NoCapture);
  if (call.over())
    return call.result();
  if (!pointer || bytes == 0)
    return call.stop(InvalidValue, "no bytes, or nowhere to put the pointer");
  Context &context = call.context();
  if (bytes > deviceBytes - context.liveBytes())
    return call.stop(OutOfMemory,
                     llvm::formatv("{0} bytes, where {1} are free", bytes,
                                   deviceBytes - context.liveBytes()));
  *pointer = context.allocate(bytes).address();
  return Success;
}

Result mp::fakes::cuMemFree_v2(DevicePointer pointer) {
  DriverCall call("cuMemFree_v2", Current | NoCapture | DeadToo);
  if (call.over())
    return call.result();
  if (pointer == 0)
    return Success;
  Context &context = call.context();
  std::string why = whyNoMemory(context.memory, pointer, 0);
  if (!why.empty())
    return call.stop(InvalidValue, why);
  Allocation *allocation = context.memory.find(pointer);
  if (allocation->address() != pointer)
    return call.stop(InvalidValue,
                     llvm::formatv("{0:x} is in the middle of '{1}'", pointer,
                                   allocation->name()));
  context.free(*allocation);
  return Success;
}

/// Addresses of the host have 47 bits, and are not the first page.
static bool isHost(const void *pointer) {
  auto address = reinterpret_cast<uint64_t>(pointer);
  return address >= 4096 && address >> 47 == 0;
}

static std::string whyNoHost(const void *pointer) {
  return llvm::formatv("{0:x} is no memory of the host",
                       reinterpret_cast<uint64_t>(pointer));
}

Result mp::fakes::cuMemcpyHtoDAsync_v2(DevicePointer to, const void *from,
                                       size_t bytes, Handle handle) {
  DriverCall call("cuMemcpyHtoDAsync_v2", Current);
  if (call.over())
    return call.result();
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (bytes == 0)
    return Success;
  if (!isHost(from))
    return call.stop(InvalidValue, whyNoHost(from));
  std::string why = whyNoMemory(call.context().memory, to, bytes);
  if (!why.empty())
    return call.stop(InvalidValue, why);
  auto work = [=](Run &run) {
    uint8_t *target = run.write(to, bytes, "the target");
    if (!target)
      return;
    std::memcpy(target, from, bytes);
    // Whoever launches a graph must leave the bytes alone until it is over;
    // otherwise memory that is not pinned is copied before the call returns.
    if (run.isReplay)
      run.landings.push_back({nullptr, from,
                              std::vector<uint8_t>(target, target + bytes),
                              "cuMemcpyHtoDAsync_v2", 0, 0});
  };
  return call.finish(call.context().submit(
      *stream, llvm::formatv("copy of {0} bytes to {1:x}", bytes, to), work));
}

Result mp::fakes::cuMemcpyDtoHAsync_v2(void *to, DevicePointer from,
                                       size_t bytes, Handle handle) {
  DriverCall call("cuMemcpyDtoHAsync_v2", Current);
  if (call.over())
    return call.result();
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (bytes == 0)
    return Success;
  if (!isHost(to))
    return call.stop(InvalidValue, whyNoHost(to));
  std::string why = whyNoMemory(call.context().memory, from, bytes);
  if (!why.empty())
    return call.stop(InvalidValue, why);
  auto work = [=](Run &run) {
    if (const uint8_t *source = run.read(from, bytes, "the source"))
      run.landings.push_back({to, nullptr,
                              std::vector<uint8_t>(source, source + bytes),
                              "cuMemcpyDtoHAsync_v2", 0, 0});
  };
  return call.finish(call.context().submit(
      *stream,
      llvm::formatv("copy of {0} bytes from {1:x} to the host", bytes, from),
      work));
}

/// Copies what is written and leaves unwritten what is not.
static void copy(Run &run, uint64_t to, uint64_t from, uint64_t bytes) {
  Allocation *source = run.locate(from, bytes, "the source");
  Allocation *target = run.locate(to, bytes, "the target");
  if (!source || !target)
    return;
  uint64_t begin = from - source->address(), end = begin + bytes;
  uint64_t at = begin;
  while (at != end && !run.fault) {
    uint64_t written = source->findState(at, end, true);
    uint64_t last = source->findState(written, end, false);
    if (written != at &&
        run.write(to + (at - begin), written - at, "the target"))
      target->forget(to - target->address() + (at - begin), written - at);
    at = last;
    if (written == last)
      continue;
    const uint8_t *bytesFrom =
        run.read(source->address() + written, last - written, "the source");
    uint8_t *bytesTo =
        run.write(to + (written - begin), last - written, "the target");
    if (bytesFrom && bytesTo)
      std::memcpy(bytesTo, bytesFrom, last - written);
  }
}

Result mp::fakes::cuMemcpyDtoDAsync_v2(DevicePointer to, DevicePointer from,
                                       size_t bytes, Handle handle) {
  DriverCall call("cuMemcpyDtoDAsync_v2", Current);
  if (call.over())
    return call.result();
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (bytes == 0)
    return Success;
  for (DevicePointer pointer : {to, from}) {
    std::string why = whyNoMemory(call.context().memory, pointer, bytes);
    if (!why.empty())
      return call.stop(InvalidValue, why);
  }
  if (to < from + bytes && from < to + bytes)
    return call.stop(
        InvalidValue,
        llvm::formatv("{0} bytes at {1:x} and {2:x} overlap", bytes, from, to));
  return call.finish(call.context().submit(
      *stream,
      llvm::formatv("copy of {0} bytes from {1:x} to {2:x}", bytes, from, to),
      [=](Run &run) { copy(run, to, from, bytes); }));
}

namespace {
/// Rows of one value.
struct Fill {
  DevicePointer to;
  uint64_t value;
  unsigned size;
  size_t width, height, pitch;
};
} // namespace

static Result fill(DriverCall &call, const Fill &fill, Handle handle) {
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (fill.width == 0 || fill.height == 0)
    return Success;
  uint64_t rowBytes = fill.width * fill.size;
  if (fill.to % fill.size || fill.pitch % fill.size)
    return call.stop(
        InvalidValue,
        llvm::formatv("{0:x} is not a multiple of {1}", fill.to, fill.size));
  if (fill.height > 1 && fill.pitch < rowBytes)
    return call.stop(InvalidValue,
                     llvm::formatv("rows of {0} bytes, one every {1} bytes",
                                   rowBytes, fill.pitch));
  std::string why = whyNoMemory(call.context().memory, fill.to,
                                (fill.height - 1) * fill.pitch + rowBytes);
  if (!why.empty())
    return call.stop(InvalidValue, why);
  auto work = [=](Run &run) {
    for (size_t row = 0; row != fill.height; ++row) {
      uint8_t *target =
          run.write(fill.to + row * fill.pitch, rowBytes, "the target");
      for (size_t i = 0; target && i != fill.width; ++i)
        std::memcpy(target + i * fill.size, &fill.value, fill.size);
    }
  };
  return call.finish(call.context().submit(
      *stream, llvm::formatv("fill of {0:x}", fill.to), work));
}

Result mp::fakes::cuMemsetD8Async(DevicePointer to, unsigned char value,
                                  size_t count, Handle stream) {
  DriverCall call("cuMemsetD8Async", Current);
  return call.over() ? call.result()
                     : fill(call, {to, value, 1, count, 1, 0}, stream);
}

Result mp::fakes::cuMemsetD16Async(DevicePointer to, unsigned short value,
                                   size_t count, Handle stream) {
  DriverCall call("cuMemsetD16Async", Current);
  return call.over() ? call.result()
                     : fill(call, {to, value, 2, count, 1, 0}, stream);
}

Result mp::fakes::cuMemsetD32Async(DevicePointer to, unsigned value,
                                   size_t count, Handle stream) {
  DriverCall call("cuMemsetD32Async", Current);
  return call.over() ? call.result()
                     : fill(call, {to, value, 4, count, 1, 0}, stream);
}

Result mp::fakes::cuMemsetD2D32Async(DevicePointer to, size_t pitch,
                                     unsigned value, size_t width,
                                     size_t height, Handle stream) {
  DriverCall call("cuMemsetD2D32Async", Current);
  return call.over() ? call.result()
                     : fill(call, {to, value, 4, width, height, pitch}, stream);
}
