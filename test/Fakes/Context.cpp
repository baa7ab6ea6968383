//===- Context.cpp - The primary context of the device --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <chrono>
#include <cstring>

using namespace mp::fakes;

/// What cuMemAlloc aligns to.
static constexpr uint64_t memoryAlignment = 256;

Context::Context(uint64_t number, ptx::Memory &memory)
    : number(number), memory(memory),
      legacy(timeline.addLane("the legacy stream"), true) {}

Stream *Context::findStream(Handle handle) {
  // 1 is CU_STREAM_LEGACY.
  return reinterpret_cast<uint64_t>(handle) <= 1 ? &legacy
                                                 : streams.find(handle);
}

/// What a stream comes behind by itself: what the host has waited for, and what
/// the legacy stream orders.
void Context::enter(Stream &stream) {
  Clock &clock = timeline.clockOf(stream.lane);
  join(clock, hostClock);
  if (&stream != &legacy) {
    if (stream.isBlocking)
      join(clock, timeline.clockOf(legacy.lane));
    return;
  }
  for (auto &[handle, other] : streams)
    if (other->isBlocking)
      join(clock, timeline.clockOf(other->lane));
}

Fault Context::refuseLegacy(Stream &stream) {
  if (&stream != &legacy)
    return {};
  for (const std::unique_ptr<Capture> &capture : captures)
    for (Stream *other : capture->streams)
      if (other->isBlocking) {
        capture->isInvalid = true;
        return {CaptureImplicit, "the legacy stream would wait for " +
                                     timeline.nameOf(other->lane) +
                                     ", which captures"};
      }
  return {};
}

Fault Context::submit(Stream &stream, std::string what, Work work) {
  if (Capture *capture = stream.capture) {
    if (capture->isInvalid)
      return {CaptureInvalidated, what + ": the capture is invalid already"};
    capture->graph.steps.push_back({Graph::Step::Work, stream.captureLane, 0,
                                    std::move(what), std::move(work)});
    return {};
  }
  if (Fault fault = refuseLegacy(stream))
    return fault;
  enter(stream);
  return execute(stream.lane, what, work, false);
}

Fault Context::execute(unsigned lane, const std::string &what, const Work &work,
                       bool isReplay) {
  Run run(memory);
  ptx::Moment &moment = run.moment;
  moment.now = moment.launch = moment.block = moment.barrier =
      moment.warpBarrier = ++memory.clock;
  uint64_t tick = timeline.begin(lane, moment.now, what);
  ptx::Order order = timeline.orderOf(lane);
  moment.order = &order;
  run.isReplay = isReplay;
  work(run);
  for (Landing &landing : run.landings) {
    landing.lane = lane;
    landing.tick = tick;
    landings.push_back(std::move(landing));
  }
  if (!run.fault)
    return {};
  Fault fault = {run.fault.code,
                 what + " on " + timeline.nameOf(lane) + ": " + run.fault.text};
  if (fault.isSticky())
    dead = fault;
  return fault;
}

Fault Context::launch(GraphExec &exec, Stream &stream) {
  if (stream.capture)
    return {NotSupported, "a graph in a capture is not faked"};
  if (Fault fault = refuseLegacy(stream))
    return fault;
  enter(stream);
  join(timeline.clockOf(stream.lane), exec.last);
  while (exec.lanes.size() + 1 < exec.graph.lanes)
    exec.lanes.push_back(timeline.addLane(
        llvm::formatv("branch {0} of a graph", exec.lanes.size() + 1)));
  auto laneOf = [&](unsigned lane) {
    return lane == 0 ? stream.lane : exec.lanes[lane - 1];
  };
  for (unsigned lane : exec.lanes)
    join(timeline.clockOf(lane), timeline.clockOf(stream.lane));
  std::vector<Clock> marks(exec.graph.marks);
  for (const Graph::Step &step : exec.graph.steps) {
    unsigned lane = laneOf(step.lane);
    if (step.kind == Graph::Step::Record)
      marks[step.mark] = timeline.clockOf(lane);
    else if (step.kind == Graph::Step::Wait)
      join(timeline.clockOf(lane), marks[step.mark]);
    else if (Fault fault = execute(lane, step.what, step.work, true))
      return fault;
  }
  for (unsigned lane : exec.lanes)
    join(timeline.clockOf(stream.lane), timeline.clockOf(lane));
  exec.last = timeline.clockOf(stream.lane);
  return {};
}

Fault Context::synchronize(const Clock &clock) {
  join(hostClock, clock);
  std::vector<Landing> later;
  Fault fault;
  for (Landing &landing : landings) {
    if (!covers(hostClock, landing.lane, landing.tick)) {
      later.push_back(std::move(landing));
    } else if (landing.to) {
      std::memcpy(landing.to, landing.bytes.data(), landing.bytes.size());
    } else if (!fault && std::memcmp(landing.from, landing.bytes.data(),
                                     landing.bytes.size()) != 0) {
      fault = {LaunchFailed,
               landing.what + " on " + timeline.nameOf(landing.lane) +
                   ": the host's bytes changed before anybody waited for it"};
    }
  }
  landings = std::move(later);
  if (fault)
    dead = fault;
  return fault;
}

mp::ptx::Allocation &Context::allocate(size_t bytes) {
  std::string name =
      llvm::formatv("allocation {0} of {1} bytes", ++allocationCount, bytes);
  allocations.push_back(&memory.allocate(name, bytes, memoryAlignment));
  taken += bytes;
  return *allocations.back();
}

void Context::free(ptx::Allocation &allocation) {
  taken -= allocation.size();
  allocation.free();
  llvm::erase(allocations, &allocation);
}

/// The first names of many.
static std::string list(const std::vector<std::string> &names) {
  static constexpr size_t most = 5;
  std::string text;
  for (size_t i = 0; i != std::min(most, names.size()); ++i)
    text += (i ? ", " : "") + names[i];
  if (names.size() > most)
    text += llvm::formatv(", and {0} more", names.size() - most);
  return text;
}

std::vector<std::string> Context::destroy() {
  std::vector<std::string> left, names;
  for (const ptx::Allocation *allocation : allocations)
    names.push_back(allocation->name().str());
  if (!names.empty())
    left.push_back(
        llvm::formatv("{0} bytes of memory: {1}", taken, list(names)));
  for (const std::vector<std::string> &alive :
       {modules.alive(), streams.alive(), events.alive(), graphs.alive(),
        execs.alive()})
    if (!alive.empty())
      left.push_back(list(alive));
  for (ptx::Allocation *allocation : allocations)
    allocation->free();
  for (auto &[handle, module] : modules)
    module->machine.unload();
  allocations.clear();
  modules.clear();
  functions.clear();
  execs.clear();
  graphs.clear();
  events.clear();
  streams.clear();
  landings.clear();
  captures.clear();
  isDestroyed = true;
  return left;
}
