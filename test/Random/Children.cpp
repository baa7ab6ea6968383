//===- Children.cpp - Work that may crash ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A crash, an assertion or a loop without end is a finding like any other: the
// process that ran into it is gone, its parent knows what it was about to do.
//
//===----------------------------------------------------------------------===//

#include "Children.h"

#include "llvm/Support/ErrorHandling.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using Clock = std::chrono::steady_clock;

/// The CPU time that a child has taken so far, in seconds; 0 if it is gone.
static double getCpuSeconds(pid_t child) {
  clockid_t clock = 0;
  timespec time = {};
  if (clock_getcpuclockid(child, &clock) != 0 ||
      clock_gettime(clock, &time) != 0)
    return 0;
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

/// Whether it has been at work for so long, or, where others leave it no time,
/// has had many times as long for it.
static bool hasTaken(double cpuSeconds, Clock::duration time,
                     unsigned seconds) {
  constexpr unsigned patience = 20;
  return cpuSeconds >= seconds ||
         time >= std::chrono::seconds(seconds) * patience;
}

static pid_t forkOrDie() {
  std::fflush(nullptr);
  pid_t child = fork();
  if (child < 0)
    llvm::report_fatal_error("cannot fork");
  return child;
}

static std::string describeEnd(int status) {
  if (WIFSIGNALED(status))
    return std::string("killed by signal: ") + strsignal(WTERMSIG(status));
  return "exit code " + std::to_string(WEXITSTATUS(status));
}

/// Reads from `pipe` until `child` closes it, or has had its time.
static std::string readAll(int pipe, pid_t child, unsigned seconds,
                           bool &isLate) {
  std::string text;
  char buffer[4096];
  Clock::time_point begin = Clock::now();
  for (;;) {
    constexpr int milliseconds = 100;
    pollfd ready = {pipe, POLLIN, 0};
    if (poll(&ready, 1, milliseconds) <= 0) {
      isLate = hasTaken(getCpuSeconds(child), Clock::now() - begin, seconds);
      if (isLate)
        return text;
      continue;
    }
    ssize_t length = read(pipe, buffer, sizeof(buffer));
    if (length <= 0)
      return text;
    text.append(buffer, length);
  }
}

static constexpr StringLiteral broken = "\n#broken#\n", held = "\n#held#\n";

Verdict random::judgeInChild(const Check &check, ModuleOp module,
                             unsigned seconds) {
  int ends[2];
  if (pipe(ends) != 0)
    llvm::report_fatal_error("no pipe");
  pid_t child = forkOrDie();
  if (child == 0) {
    // What a crash writes to stderr goes into the same pipe.
    dup2(ends[1], 2);
    close(ends[0]);
    std::optional<std::string> failure = check.fails(module);
    std::string text = failure ? broken.str() + *failure : held.str();
    ssize_t written = write(ends[1], text.data(), text.size());
    _exit(written == ssize_t(text.size()) ? 0 : 1);
  }
  close(ends[1]);
  Verdict verdict;
  bool isLate = false;
  std::string text = readAll(ends[0], child, seconds, isLate);
  if (isLate)
    kill(child, SIGKILL);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (isLate || status != 0) {
    verdict.died = true;
    verdict.failure = (isLate ? "does not end" : describeEnd(status)) + "\n" +
                      text.substr(0, 1500);
    return verdict;
  }
  size_t at = text.rfind(broken.str());
  if (at != std::string::npos)
    verdict.failure = text.substr(at + broken.size());
  return verdict;
}

namespace {
/// A child and the seeds it is to try.
struct Worker {
  pid_t process = 0;
  uint64_t next = 0, end = 0, moves = 0;
  /// When it last went on to something else, by both clocks.
  Clock::time_point moved;
  double cpuMoved = 0;
};

class Pool {
public:
  Pool(Board &board, const Work &work,
       function_ref<void(unsigned, uint64_t, uint64_t)> tryAll)
      : board(board), work(work), tryAll(tryAll), workers(work.workers),
        nextSeed(work.first) {}
  void run();

private:
  bool start(unsigned index);
  void collect(unsigned index);
  void bury(unsigned index, StringRef how);

  Board &board;
  const Work &work;
  function_ref<void(unsigned, uint64_t, uint64_t)> tryAll;
  std::vector<Worker> workers;
  uint64_t nextSeed;
};
} // namespace

/// Forks a child for what is left of its range, or for a new one.
bool Pool::start(unsigned index) {
  // Memory that a long-lived child would gather goes with it.
  constexpr uint64_t atOnce = 64;
  Worker &worker = workers[index];
  if (worker.next == worker.end) {
    uint64_t end = work.first + work.count;
    worker.next = nextSeed;
    worker.end = nextSeed = std::min(end, nextSeed + atOnce);
    if (worker.next == worker.end)
      return false;
  }
  worker.process = forkOrDie();
  if (worker.process == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0)
      dup2(nowhere, 2);
    tryAll(index, worker.next, worker.end);
    std::fflush(nullptr);
    _exit(0);
  }
  worker.moved = Clock::now();
  worker.cpuMoved = 0;
  return true;
}

/// Writes down what a dead child was about to do.
void Pool::bury(unsigned index, StringRef how) {
  Place &place = board.places[index];
  place.task.died = true;
  place.task.say(how);
  board.report(place.task);
  place.task.died = false;
  workers[index].next = place.task.seed + 1;
}

void Pool::collect(unsigned index) {
  Worker &worker = workers[index];
  if (worker.process == 0)
    return;
  int status = 0;
  if (waitpid(worker.process, &status, WNOHANG) == worker.process) {
    worker.process = 0;
    worker.next = worker.end;
    if (status != 0)
      bury(index, describeEnd(status));
    return;
  }
  uint64_t moves = board.places[index].moves;
  if (moves != worker.moves) {
    worker.moves = moves;
    worker.moved = Clock::now();
    worker.cpuMoved = -1;
  }
  // To ask costs more than to look at the clock, and is seldom needed.
  Clock::duration time = Clock::now() - worker.moved;
  if (time < std::chrono::seconds(1))
    return;
  double cpu = getCpuSeconds(worker.process);
  if (worker.cpuMoved < 0)
    worker.cpuMoved = cpu;
  if (!hasTaken(cpu - worker.cpuMoved, time, work.seconds))
    return;
  kill(worker.process, SIGKILL);
  waitpid(worker.process, &status, 0);
  worker.process = 0;
  bury(index, "does not end");
}

void Pool::run() {
  bool isBusy = true;
  while (isBusy) {
    isBusy = false;
    for (unsigned index = 0; index < workers.size(); ++index) {
      collect(index);
      isBusy |= workers[index].process != 0 || start(index);
    }
    usleep(2000);
  }
}

void random::runWorkers(
    Board &board, const Work &work,
    function_ref<void(unsigned, uint64_t, uint64_t)> tryAll) {
  Pool(board, work, tryAll).run();
}
