//===- DriverStream.cpp - Streams, events and graphs ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

using namespace mp::fakes;

Result mp::fakes::cuStreamCreate(Handle *stream, unsigned flags) {
  DriverCall call("cuStreamCreate", Current);
  if (call.over())
    return call.result();
  if (!stream || flags > streamNonBlocking)
    return call.stop(InvalidValue, "nowhere to put it, or unknown flags");
  Context &context = call.context();
  unsigned lane = context.timeline.addLane(
      "stream " + std::to_string(context.streams.made() + 1));
  *stream = context.streams.make(lane, !(flags & streamNonBlocking));
  return Success;
}

Result mp::fakes::cuStreamDestroy_v2(Handle handle) {
  DriverCall call("cuStreamDestroy_v2", Current | DeadToo);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Stream *stream = context.streams.find(handle);
  if (!stream)
    return call.stop(InvalidHandle, context.streams.whyNot(handle));
  context.abandonCapture(*stream);
  context.streams.erase(handle);
  return Success;
}

Result mp::fakes::cuStreamSynchronize(Handle handle) {
  DriverCall call("cuStreamSynchronize", Current | NoCapture);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Stream *stream = context.findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (stream->capture) {
    stream->capture->isInvalid = true;
    return call.stop(CaptureUnsupported, "the stream captures");
  }
  return call.finish(
      context.synchronize(context.timeline.clockOf(stream->lane)));
}

Result mp::fakes::cuStreamWaitEvent(Handle streamHandle, Handle eventHandle,
                                    unsigned flags) {
  DriverCall call("cuStreamWaitEvent", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Stream *stream = context.findStream(streamHandle);
  if (!stream)
    return call.badStream(streamHandle);
  Event *event = context.events.find(eventHandle);
  if (!event)
    return call.stop(InvalidHandle, context.events.whyNot(eventHandle));
  if (flags != 0)
    return call.stop(InvalidValue, "flags must be 0");
  return call.finish(context.wait(*stream, *event));
}

Result mp::fakes::cuStreamBeginCapture_v2(Handle handle, CaptureMode mode) {
  DriverCall call("cuStreamBeginCapture_v2", Current);
  if (call.over())
    return call.result();
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (mode > Relaxed)
    return call.stop(InvalidValue, "unknown mode");
  return call.finish(call.context().beginCapture(*stream, mode));
}

Result mp::fakes::cuStreamEndCapture(Handle handle, Handle *graph) {
  DriverCall call("cuStreamEndCapture", Current);
  if (call.over())
    return call.result();
  Stream *stream = call.context().findStream(handle);
  if (!stream)
    return call.badStream(handle);
  if (!graph)
    return call.stop(InvalidValue, "nowhere to put the graph");
  *graph = nullptr;
  Graph captured;
  if (Fault fault = call.context().endCapture(*stream, captured))
    return call.finish(fault);
  *graph = call.context().graphs.make(std::move(captured));
  return Success;
}

Result mp::fakes::cuGraphInstantiateWithFlags(Handle *exec, Handle handle,
                                              unsigned long long flags) {
  DriverCall call("cuGraphInstantiateWithFlags", Current | NoCapture);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Graph *graph = context.graphs.find(handle);
  if (!graph)
    return call.stop(InvalidHandle, context.graphs.whyNot(handle));
  if (!exec || flags != 0)
    return call.stop(InvalidValue, "nowhere to put it, or unknown flags");
  *exec = context.execs.make(GraphExec{*graph, {}, {}});
  return Success;
}

Result mp::fakes::cuGraphExecDestroy(Handle handle) {
  DriverCall call("cuGraphExecDestroy", Current | DeadToo);
  if (call.over())
    return call.result();
  if (!call.context().execs.erase(handle))
    return call.stop(InvalidHandle, call.context().execs.whyNot(handle));
  return Success;
}

Result mp::fakes::cuGraphDestroy(Handle handle) {
  DriverCall call("cuGraphDestroy", Current | DeadToo);
  if (call.over())
    return call.result();
  if (!call.context().graphs.erase(handle))
    return call.stop(InvalidHandle, call.context().graphs.whyNot(handle));
  return Success;
}

Result mp::fakes::cuGraphLaunch(Handle handle, Handle streamHandle) {
  DriverCall call("cuGraphLaunch", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Stream *stream = context.findStream(streamHandle);
  if (!stream)
    return call.badStream(streamHandle);
  GraphExec *exec = context.execs.find(handle);
  if (!exec)
    return call.stop(InvalidHandle, context.execs.whyNot(handle));
  return call.finish(context.launch(*exec, *stream));
}

Result mp::fakes::cuEventCreate(Handle *event, unsigned flags) {
  DriverCall call("cuEventCreate", Current);
  if (call.over())
    return call.result();
  if (!event || flags > 3)
    return call.stop(InvalidValue, "nowhere to put it, or unknown flags");
  *event = call.context().events.make(!(flags & eventDisableTiming));
  return Success;
}

Result mp::fakes::cuEventDestroy_v2(Handle handle) {
  DriverCall call("cuEventDestroy_v2", Current | DeadToo);
  if (call.over())
    return call.result();
  if (!call.context().events.erase(handle))
    return call.stop(InvalidHandle, call.context().events.whyNot(handle));
  return Success;
}

Result mp::fakes::cuEventRecord(Handle eventHandle, Handle streamHandle) {
  DriverCall call("cuEventRecord", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Stream *stream = context.findStream(streamHandle);
  if (!stream)
    return call.badStream(streamHandle);
  Event *event = context.events.find(eventHandle);
  if (!event)
    return call.stop(InvalidHandle, context.events.whyNot(eventHandle));
  return call.finish(context.record(*event, *stream));
}

Result mp::fakes::cuEventSynchronize(Handle handle) {
  DriverCall call("cuEventSynchronize", Current | NoCapture);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Event *event = context.events.find(handle);
  if (!event)
    return call.stop(InvalidHandle, context.events.whyNot(handle));
  if (event->capture)
    return call.stop(CapturedEvent, "the event was recorded in a capture");
  return call.finish(context.synchronize(event->clock));
}

Result mp::fakes::cuEventElapsedTime(float *milliseconds, Handle begin,
                                     Handle end) {
  DriverCall call("cuEventElapsedTime", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  if (!milliseconds)
    return call.stop(InvalidValue, "nowhere to put the time");
  Event *events[2] = {context.events.find(begin), context.events.find(end)};
  for (Event *event : events) {
    if (!event || !event->isRecorded || !event->hasTime)
      return call.stop(InvalidHandle,
                       "an event that is none, has no time, or was never "
                       "recorded");
    Clock waited = context.host();
    join(waited, event->clock);
    if (waited != context.host())
      return call.stop(NotReady, "nobody has waited for the event");
  }
  *milliseconds = static_cast<float>(events[1]->when - events[0]->when);
  return Success;
}
