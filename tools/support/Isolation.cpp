//===- Isolation.cpp - Run work on foreign bytes in a child process -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The child of runIsolated sends a header (status and length of its
// diagnostics), the diagnostics and the output through one pipe; without a full
// header it has died. The child that the program goes on in sends one byte when
// the reading is over.
//
//===----------------------------------------------------------------------===//

#include "Isolation.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;

namespace {
struct Header {
  uint64_t succeeded;
  uint64_t diagnosticBytes;
};
} // namespace

static bool writeAll(int file, StringRef bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    bytes = bytes.drop_front(written);
  }
  return true;
}

static std::string readAll(int file) {
  std::string bytes;
  char block[1 << 16];
  while (true) {
    ssize_t count = ::read(file, block, sizeof(block));
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return bytes;
    bytes.append(block, count);
  }
}

IsolationLimits IsolationLimits::forFile(uint64_t bytes) {
  IsolationLimits limits;
  limits.memoryBytes = (uint64_t(384) << 20) + 64 * bytes;
  limits.cpuSeconds = 1 + bytes / (256 << 10);
#if LLVM_ADDRESS_SANITIZER_BUILD
  // As much slower and larger as the sanitizers make it (test/Fuzz/run.py), and
  // time for the symbols of a report.
  limits.memoryBytes *= 4;
  limits.cpuSeconds *= 4;
#endif
  return limits;
}

/// The address space of this process; 0 where the system does not tell.
static uint64_t usedAddressSpace() {
  uint64_t pages = 0;
  if (FILE *file = std::fopen("/proc/self/statm", "r")) {
    char line[128];
    if (std::fgets(line, sizeof(line), file) &&
        StringRef(line).split(' ').first.getAsInteger(10, pages))
      pages = 0;
    std::fclose(file);
  }
  return pages * uint64_t(::sysconf(_SC_PAGESIZE));
}

/// While it lives, or until it is lifted, this process dies quietly: no stack
/// trace, no core, nothing of its own on stderr.
class Isolation::Confinement {
public:
  explicit Confinement(const IsolationLimits &limits) {
    for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP}) {
      struct sigaction old, byDefault = {};
      byDefault.sa_handler = SIG_DFL;
      ::sigaction(signal, &byDefault, &old);
      handlers.emplace_back(signal, old);
    }
    bound(RLIMIT_CORE, 0);
    bound(RLIMIT_AS, usedAddressSpace() + limits.memoryBytes);
    bound(RLIMIT_CPU, limits.cpuSeconds);
    std::fflush(stderr);
    standardError = ::dup(STDERR_FILENO);
    int sink = ::open("/dev/null", O_WRONLY);
    ::dup2(sink, STDERR_FILENO);
    ::close(sink);
  }

  void lift() {
    std::fflush(stderr);
    ::dup2(standardError, STDERR_FILENO);
    ::close(standardError);
    for (auto &[resource, limit] : bounds)
      ::setrlimit(resource, &limit);
    for (auto &[signal, handler] : handlers)
      ::sigaction(signal, &handler, nullptr);
  }

private:
  using Resource = decltype(RLIMIT_CPU);

  /// The hard limit stays, so that the old one can be set again.
  void bound(Resource resource, rlim_t value) {
    struct rlimit old;
    if (::getrlimit(resource, &old) != 0)
      return;
    bounds.emplace_back(resource, old);
    struct rlimit now = {std::min(value, old.rlim_max), old.rlim_max};
    ::setrlimit(resource, &now);
  }

  int standardError = -1;
  SmallVector<std::pair<int, struct sigaction>, 6> handlers;
  SmallVector<std::pair<Resource, struct rlimit>, 3> bounds;
};

/// The child and the end of the pipe that this process has: to read in the
/// parent, to write in the child, where `child` is 0.
namespace {
struct Fork {
  pid_t child;
  int pipe;
};
} // namespace

static std::optional<Fork> forkWithPipe(StringRef name) {
  int ends[2];
  llvm::outs().flush();
  if (::pipe(ends) != 0) {
    llvm::errs() << name << ": error: " << std::strerror(errno) << "\n";
    return std::nullopt;
  }
  pid_t child = ::fork();
  if (child < 0) {
    llvm::errs() << name << ": error: " << std::strerror(errno) << "\n";
    ::close(ends[0]);
    ::close(ends[1]);
    return std::nullopt;
  }
  ::close(ends[child == 0 ? 0 : 1]);
  return Fork{child, ends[child == 0 ? 1 : 0]};
}

static int waitFor(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

/// Says of what the reading of a file died.
static void tellDeath(StringRef name, int status,
                      const IsolationLimits &limits) {
  bool isSlow = WIFSIGNALED(status) &&
                (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
  llvm::errs() << name << ":1:1: error: the file is malformed: reading it ";
  if (isSlow)
    llvm::errs() << "took more than " << limits.cpuSeconds << " s\n";
  else
    llvm::errs() << "crashed, or took more than " << (limits.memoryBytes >> 20)
                 << " MB\n";
}

//===----------------------------------------------------------------------===//
// Work whose output comes back
//===----------------------------------------------------------------------===//

/// The rest of a child: confined, and without destructors and exit handlers,
/// which belong to the parent.
[[noreturn]] static void
sendWork(int pipe,
         llvm::function_ref<LogicalResult(raw_ostream &, raw_ostream &)> work) {
  std::string output, diagnostics;
  llvm::raw_string_ostream outputStream(output), diagnosticStream(diagnostics);
  Header header = {succeeded(work(outputStream, diagnosticStream)),
                   diagnostics.size()};
  bool sent = writeAll(pipe, StringRef(reinterpret_cast<const char *>(&header),
                                       sizeof(header))) &&
              writeAll(pipe, diagnostics) && writeAll(pipe, output);
  ::_exit(sent ? 0 : 1);
}

std::optional<std::string> mp::runIsolated(
    StringRef name,
    llvm::function_ref<LogicalResult(raw_ostream &, raw_ostream &)> work,
    const IsolationLimits &limits) {
  std::optional<Fork> fork = forkWithPipe(name);
  if (!fork)
    return std::nullopt;
  if (fork->child == 0) {
    Isolation::Confinement confinement(limits);
    sendWork(fork->pipe, work);
  }
  std::string bytes = readAll(fork->pipe);
  ::close(fork->pipe);
  int status = waitFor(fork->child);
  Header header;
  if (bytes.size() >= sizeof(header))
    std::memcpy(&header, bytes.data(), sizeof(header));
  if (bytes.size() < sizeof(header) || !WIFEXITED(status) ||
      WEXITSTATUS(status) != 0 ||
      header.diagnosticBytes > bytes.size() - sizeof(header)) {
    tellDeath(name, status, limits);
    return std::nullopt;
  }
  StringRef rest = StringRef(bytes).drop_front(sizeof(header));
  llvm::errs() << rest.take_front(header.diagnosticBytes);
  if (!header.succeeded)
    return std::nullopt;
  return rest.drop_front(header.diagnosticBytes).str();
}

//===----------------------------------------------------------------------===//
// A stay in a child
//===----------------------------------------------------------------------===//

Isolation::Isolation(int pipe, const IsolationLimits &limits)
    : pipe(pipe), confinement(std::make_unique<Confinement>(limits)) {}

Isolation::~Isolation() { end(""); }

/// Ends this process as a child ended, of a signal too.
[[noreturn]] static void endAs(int status) {
  if (WIFSIGNALED(status)) {
    // The child has left a core where one is wanted.
    struct rlimit none = {0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    std::signal(WTERMSIG(status), SIG_DFL);
    ::raise(WTERMSIG(status));
  }
  // Destructors and exit handlers belong to the child.
  ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

std::unique_ptr<Isolation> Isolation::begin(StringRef name,
                                            const IsolationLimits &limits) {
  pid_t parent = ::getpid();
  std::optional<Fork> fork = forkWithPipe(name);
  if (!fork)
    return nullptr;
  if (fork->child == 0) {
    // Who stops the parent means the program.
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != parent)
      ::_exit(1);
    return std::unique_ptr<Isolation>(new Isolation(fork->pipe, limits));
  }
  bool hasRead = !readAll(fork->pipe).empty();
  ::close(fork->pipe);
  int status = waitFor(fork->child);
  if (hasRead)
    endAs(status);
  tellDeath(name, status, limits);
  return nullptr;
}

void Isolation::end(StringRef diagnostics) {
  if (pipe < 0)
    return;
  writeAll(pipe, "r");
  ::close(pipe);
  pipe = -1;
  confinement->lift();
  llvm::errs() << diagnostics;
}
