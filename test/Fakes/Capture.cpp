//===- Capture.cpp - Streams that record ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

using namespace mp::fakes;

bool Graph::isJoined() const {
  std::vector<Clock> clocks(lanes, Clock(lanes)), marked(marks);
  for (const Step &step : steps) {
    Clock &clock = clocks[step.lane];
    if (step.kind == Step::Wait)
      join(clock, marked[step.mark]);
    else if (step.kind == Step::Record)
      marked[step.mark] = clock;
    if (step.kind != Step::Record)
      ++clock[step.lane];
  }
  for (unsigned lane = 1; lane != lanes; ++lane)
    if (!covers(clocks[0], lane, clocks[lane][lane]))
      return false;
  return true;
}

Capture *Context::findCapture(uint64_t number) {
  for (const std::unique_ptr<Capture> &capture : captures)
    if (capture->number == number)
      return capture.get();
  return nullptr;
}

Fault Context::beginCapture(Stream &stream, CaptureMode mode) {
  if (&stream == &legacy)
    return {CaptureUnsupported, "the legacy stream cannot capture"};
  if (stream.capture)
    return {IllegalState, timeline.nameOf(stream.lane) + " captures already"};
  auto capture = std::make_unique<Capture>();
  capture->number = ++captureCount;
  capture->mode = mode;
  capture->thread = std::this_thread::get_id();
  capture->streams = {&stream};
  stream.capture = capture.get();
  stream.captureLane = 0;
  captures.push_back(std::move(capture));
  return {};
}

Fault Context::endCapture(Stream &stream, Graph &graph) {
  Capture *capture = stream.capture;
  if (!capture)
    return {IllegalState, timeline.nameOf(stream.lane) + " does not capture"};
  if (capture->streams.front() != &stream)
    return {CaptureUnmatched, "the capture began on " +
                                  timeline.nameOf(capture->streams[0]->lane) +
                                  " and not on " +
                                  timeline.nameOf(stream.lane)};
  if (capture->mode != Relaxed && capture->thread != std::this_thread::get_id())
    return {CaptureWrongThread, "another thread began the capture"};
  for (Stream *other : capture->streams)
    other->capture = nullptr;
  graph = std::move(capture->graph);
  bool isInvalid = capture->isInvalid;
  llvm::erase_if(captures, [&](const std::unique_ptr<Capture> &one) {
    return one.get() == capture;
  });
  if (isInvalid)
    return {CaptureInvalidated, "a call in the capture was refused"};
  if (!graph.isJoined())
    return {CaptureUnjoined, "work of another stream has not come back to " +
                                 timeline.nameOf(stream.lane)};
  return {};
}

void Context::abandonCapture(Stream &stream) {
  Capture *capture = stream.capture;
  if (!capture)
    return;
  capture->isInvalid = true;
  if (capture->streams.front() == &stream) {
    for (Stream *other : capture->streams)
      other->capture = nullptr;
    llvm::erase_if(captures, [&](const std::unique_ptr<Capture> &one) {
      return one.get() == capture;
    });
    return;
  }
  llvm::erase(capture->streams, &stream);
}

Fault Context::refuseInCapture(const char *call) {
  for (const std::unique_ptr<Capture> &capture : captures) {
    bool concernsUs = capture->mode == Global ||
                      (capture->mode == ThreadLocal &&
                       capture->thread == std::this_thread::get_id());
    if (!concernsUs)
      continue;
    capture->isInvalid = true;
    return {CaptureUnsupported, std::string(call) + " is not allowed while " +
                                    timeline.nameOf(capture->streams[0]->lane) +
                                    " captures"};
  }
  return {};
}

Fault Context::record(Event &event, Stream &stream) {
  if (Capture *capture = stream.capture) {
    if (capture->isInvalid)
      return {CaptureInvalidated, "the capture is invalid already"};
    event.capture = capture->number;
    event.mark = capture->graph.marks++;
    capture->graph.steps.push_back(
        {Graph::Step::Record, stream.captureLane, event.mark, "", {}});
    return {};
  }
  if (Fault fault = refuseLegacy(stream))
    return fault;
  enter(stream);
  std::chrono::duration<double, std::milli> now =
      std::chrono::steady_clock::now().time_since_epoch();
  event.capture = 0;
  event.isRecorded = true;
  event.when = now.count();
  event.clock = timeline.clockOf(stream.lane);
  return {};
}

Fault Context::wait(Stream &stream, Event &event) {
  if (event.capture == 0) {
    if (stream.capture && event.isRecorded) {
      stream.capture->isInvalid = true;
      return {CaptureIsolation, "waits in a capture for an event that was "
                                "recorded outside of it"};
    }
    if (Fault fault = refuseLegacy(stream))
      return fault;
    // An event that nobody has recorded is over.
    enter(stream);
    join(timeline.clockOf(stream.lane), event.clock);
    return {};
  }
  Capture *capture = findCapture(event.capture);
  if (!capture)
    return {CapturedEvent, "the event was recorded in a capture that is over"};
  if (capture->isInvalid)
    return {CaptureInvalidated, "the capture is invalid already"};
  if (stream.capture && stream.capture != capture) {
    stream.capture->isInvalid = capture->isInvalid = true;
    return {CaptureIsolation, "two captures wait for each other"};
  }
  if (!stream.capture) {
    if (&stream == &legacy) {
      capture->isInvalid = true;
      return {CaptureImplicit, "the legacy stream cannot join a capture"};
    }
    stream.capture = capture;
    stream.captureLane = capture->graph.lanes++;
    capture->streams.push_back(&stream);
  }
  capture->graph.steps.push_back(
      {Graph::Step::Wait, stream.captureLane, event.mark, "", {}});
  return {};
}
