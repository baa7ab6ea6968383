//===- Context.h - The primary context of the device ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations run when they are queued, or when their graph is launched; what
// the host must not see before it has waited comes to it later (Landing).
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_CONTEXT_H
#define MP_TEST_FAKES_CONTEXT_H

#include "Graph.h"
#include "Handles.h"
#include "Machine.h"

namespace mp::fakes {

/// PTX that is loaded.
struct Module {
  ptx::Machine machine;

  Module(ptx::Module module, ptx::Memory &memory)
      : machine(std::move(module), memory) {}
};

struct Function {
  /// Dies with its module.
  Handle module;
  std::string name;

  Function(Handle module, std::string name)
      : module(module), name(std::move(name)) {}
};

class Context {
public:
  /// The memory outlives the context.
  Context(uint64_t number, ptx::Memory &memory);

  const uint64_t number;
  ptx::Memory &memory;
  bool isDestroyed = false;
  /// What ended all work, if anything has.
  Fault dead;

  Handles<Module> modules{"module", 2};
  Handles<Function> functions{"function", 3};
  Handles<Stream> streams{"stream", 4};
  Handles<Event> events{"event", 5};
  Handles<Graph> graphs{"graph", 6};
  Handles<GraphExec> execs{"executable graph", 7};

  /// The stream of a handle, 0 being the legacy one; null if there is none.
  Stream *findStream(Handle handle);

  /// Queues an operation, or adds it to what the stream captures.
  Fault submit(Stream &stream, std::string what, Work work);
  Fault launch(GraphExec &exec, Stream &stream);

  Fault beginCapture(Stream &stream, CaptureMode mode);
  Fault endCapture(Stream &stream, Graph &graph);
  /// What the calling thread may not do while it captures: 900, and that ends
  /// the capture. No fault if nobody captures.
  Fault refuseInCapture(const char *call);
  Fault record(Event &event, Stream &stream);
  Fault wait(Stream &stream, Event &event);
  /// Before a stream is destroyed.
  void abandonCapture(Stream &stream);

  /// Waits for all that a clock has.
  Fault synchronize(const Clock &clock);
  const Clock &host() const { return hostClock; }
  Timeline timeline;

  ptx::Allocation &allocate(size_t bytes);
  void free(ptx::Allocation &allocation);
  uint64_t liveBytes() const { return taken; }

  /// Ends all; what was left, a line for each kind.
  std::vector<std::string> destroy();

private:
  Fault execute(unsigned lane, const std::string &what, const Work &work,
                bool isReplay);
  Fault refuseLegacy(Stream &stream);
  void enter(Stream &stream);
  Capture *findCapture(uint64_t number);

  Stream legacy;
  Clock hostClock;
  std::vector<std::unique_ptr<Capture>> captures;
  uint64_t captureCount = 0;
  std::vector<Landing> landings;
  std::vector<ptx::Allocation *> allocations;
  uint64_t allocationCount = 0, taken = 0;
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_CONTEXT_H
