//===- Call.h - One call from the host --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all functions of the three libraries do first: one at a time, count the
// call for MP_FAKE_FAIL, see whether there is a context and whether it lives.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_CALL_H
#define MP_TEST_FAKES_CALL_H

#include "Context.h"

#include <mutex>
#include <optional>

namespace mp::fakes {

/// How a library tells an error of the driver.
struct Library {
  int (*statusOf)(Result);
};

/// What a function needs.
enum Need : unsigned {
  Nothing = 0,
  Initialized = 1,
  /// A context that is current and alive.
  Current = 2 | Initialized,
  /// Nobody may capture.
  NoCapture = 4,
  /// Works in a context that an error has ended, too: what frees.
  DeadToo = 8,
};

/// What the process has of fakes.
struct State {
  bool isInitialized = false;
  ptx::Memory memory;
  /// Those that are destroyed stay: somebody may have them current.
  std::vector<std::unique_ptr<Context>> contexts;
  unsigned retained = 0;

  /// The live one, or null.
  Context *primary() const;
};
State &state();

/// The contexts that the thread has made current, the last one counts.
std::vector<Context *> &currentContexts();

/// `sm_90` of MP_FAKE_CHIP is 90.
unsigned chip();

/// Prints a line on stderr.
void say(const std::string &text);

/// Counts what a library leaves behind: asked when the process ends.
void whenProcessEnds(std::vector<std::string> (*alive)());

class Call {
public:
  Call(const Library &library, const char *name, unsigned needs);

  /// What to return at once, if anything.
  std::optional<int> over() const { return status; }
  /// Of a call that needs it, the current one.
  Context &context() const { return *current; }

  /// Says why and remembers it for the text of the status; the status.
  int stop(Result code, const std::string &why);
  int stopWith(int status, const std::string &why);
  /// The status of a fault, or success.
  int finish(const Fault &fault);

private:
  std::optional<Fault> findTrouble(unsigned needs);

  std::unique_lock<std::mutex> lock;
  const Library &library;
  const char *name;
  Context *current = nullptr;
  std::optional<int> status;
};

/// What was said last about a status of a library; empty if nothing was.
const std::string &lastWords(const Library &library, int status);
/// And about any.
const std::string &lastWords(const Library &library);
/// A text that lives as long as the process.
const char *keep(const std::string &text);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_CALL_H
