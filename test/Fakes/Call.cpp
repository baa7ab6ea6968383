//===- Call.cpp - One call from the host ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Environment: MP_FAKE_CHIP=sm_90, MP_FAKE_FAIL=function:n:code[,...]: the n-th
// call of the function, from when the variable had this value, returns the
// code.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

#include "llvm/ADT/StringExtras.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

using namespace mp::fakes;
using llvm::StringRef;

State &mp::fakes::state() {
  // Never destroyed: who ends last in a process is not known.
  static State *all = new State;
  return *all;
}

Context *State::primary() const {
  if (contexts.empty() || contexts.back()->isDestroyed)
    return nullptr;
  return contexts.back().get();
}

std::vector<Context *> &mp::fakes::currentContexts() {
  static thread_local std::vector<Context *> stack;
  return stack;
}

static std::mutex &theLock() {
  static auto *lock = new std::mutex;
  return *lock;
}

static StringRef environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

unsigned mp::fakes::chip() {
  StringRef name = environment("MP_FAKE_CHIP");
  unsigned number = 90;
  name.consume_front("sm_");
  name = name.take_while(llvm::isDigit);
  if (name.getAsInteger(10, number))
    return 90;
  return number;
}

void mp::fakes::say(const std::string &text) {
  std::fprintf(stderr, "mp-fakes: %s\n", text.c_str());
}

const char *mp::fakes::keep(const std::string &text) {
  static auto *kept = new std::set<std::string>;
  return kept->insert(text).first->c_str();
}

/// No library has it.
static constexpr int anyStatus = -1;

static std::string &wordsOf(const Library &library, int status) {
  static auto *words =
      new std::map<std::pair<const Library *, int>, std::string>;
  return (*words)[{&library, status}];
}

const std::string &mp::fakes::lastWords(const Library &library, int status) {
  return wordsOf(library, status);
}

const std::string &mp::fakes::lastWords(const Library &library) {
  return wordsOf(library, anyStatus);
}

/// The code that this call of a function has to return, if any.
static std::optional<int> injected(StringRef name) {
  static auto *last = new std::string;
  static auto *counts = new std::map<std::string, unsigned>;
  StringRef value = environment("MP_FAKE_FAIL");
  if (value.empty() && last->empty())
    return std::nullopt;
  if (value != *last) {
    *last = value.str();
    counts->clear();
  }
  unsigned count = ++(*counts)[name.str()];
  for (StringRef one : llvm::split(value, ',')) {
    auto [function, rest] = one.split(':');
    auto [nth, code] = rest.split(':');
    unsigned wanted = 0;
    int status = 0;
    // `cuMemAlloc` for `cuMemAlloc_v2`, as programs write it.
    bool isMeant = function == name || (function + "_v2").str() == name;
    if (isMeant && !nth.getAsInteger(10, wanted) && wanted == count &&
        !code.getAsInteger(10, status))
      return status;
  }
  return std::nullopt;
}

std::optional<Fault> Call::findTrouble(unsigned needs) {
  if ((needs & Initialized) && !state().isInitialized)
    return Fault{NotInitialized, "cuInit was not called"};
  if ((needs & Current) == Current) {
    std::vector<Context *> &stack = currentContexts();
    if (stack.empty())
      return Fault{InvalidContext, "no context is current in this thread"};
    current = stack.back();
    if (current->isDestroyed)
      return Fault{ContextIsDestroyed, "the current context is destroyed"};
    if (current->dead && !(needs & DeadToo))
      return Fault{current->dead.code,
                   "the context has failed before: " + current->dead.text};
  }
  if (needs & NoCapture)
    if (Context *context = state().primary())
      if (Fault fault = context->refuseInCapture(name))
        return fault;
  return std::nullopt;
}

Call::Call(const Library &library, const char *name, unsigned needs)
    : lock(theLock()), library(library), name(name) {
  if (std::optional<int> code = injected(name)) {
    status = stopWith(*code, "fails as MP_FAKE_FAIL asks for");
    return;
  }
  if (std::optional<Fault> fault = findTrouble(needs))
    status = finish(*fault);
}

int Call::stopWith(int code, const std::string &why) {
  std::string text = std::string(name) + ": " + why;
  wordsOf(library, code) = wordsOf(library, anyStatus) = text;
  say(text);
  return code;
}

int Call::stop(Result code, const std::string &why) {
  return stopWith(library.statusOf(code), why);
}

int Call::finish(const Fault &fault) {
  return fault ? stop(fault.code, fault.text) : 0;
}

//===----------------------------------------------------------------------===//
// When the process ends
//===----------------------------------------------------------------------===//

namespace {
/// Reports when the library is unloaded.
class Reporter {
public:
  ~Reporter() {
    if (Context *context = state().primary())
      for (const std::string &line : context->destroy())
        say("at the end of the process not freed: " + line);
    for (auto *alive : kinds)
      for (const std::string &line : alive())
        say("at the end of the process not destroyed: " + line);
  }
  std::vector<std::vector<std::string> (*)()> kinds;
};
} // namespace

static Reporter reporter;

void mp::fakes::whenProcessEnds(std::vector<std::string> (*alive)()) {
  reporter.kinds.push_back(alive);
}
