//===- Isolation.cpp - Run work on foreign bytes in a child process -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The child sends a header (status and length of its diagnostics), the
// diagnostics and the output through one pipe; without a full header it has
// died.
//
//===----------------------------------------------------------------------===//

#include "Isolation.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstring>
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

/// Dies quietly: no stack trace, no core, nothing of its own on stderr.
static void limitChild(const IsolationLimits &limits) {
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP})
    std::signal(signal, SIG_DFL);
  auto limit = [](auto resource, rlim_t value) {
    struct rlimit bound = {value, value};
    ::setrlimit(resource, &bound);
  };
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_AS, usedAddressSpace() + limits.memoryBytes);
  limit(RLIMIT_CPU, limits.cpuSeconds);
  if (FILE *sink = std::freopen("/dev/null", "w", stderr))
    std::setvbuf(sink, nullptr, _IONBF, 0);
}

[[noreturn]] static void
runChild(int pipe,
         llvm::function_ref<LogicalResult(raw_ostream &, raw_ostream &)> work,
         const IsolationLimits &limits) {
  limitChild(limits);
  std::string output, diagnostics;
  llvm::raw_string_ostream outputStream(output), diagnosticStream(diagnostics);
  Header header = {succeeded(work(outputStream, diagnosticStream)),
                   diagnostics.size()};
  bool sent = writeAll(pipe, StringRef(reinterpret_cast<const char *>(&header),
                                       sizeof(header))) &&
              writeAll(pipe, diagnostics) && writeAll(pipe, output);
  // Destructors and exit handlers belong to the parent.
  ::_exit(sent ? 0 : 1);
}

std::optional<std::string> mp::runIsolated(
    StringRef name,
    llvm::function_ref<LogicalResult(raw_ostream &, raw_ostream &)> work,
    const IsolationLimits &limits) {
  int ends[2];
  llvm::outs().flush();
  if (::pipe(ends) != 0) {
    llvm::errs() << name << ": error: " << std::strerror(errno) << "\n";
    return std::nullopt;
  }
  pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    runChild(ends[1], work, limits);
  }
  ::close(ends[1]);
  std::string bytes = child < 0 ? std::string() : readAll(ends[0]);
  ::close(ends[0]);
  int status = 0;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  Header header;
  if (bytes.size() >= sizeof(header))
    std::memcpy(&header, bytes.data(), sizeof(header));
  if (bytes.size() < sizeof(header) || !WIFEXITED(status) ||
      WEXITSTATUS(status) != 0 ||
      header.diagnosticBytes > bytes.size() - sizeof(header)) {
    bool isSlow = WIFSIGNALED(status) &&
                  (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
    llvm::errs() << name << ":1:1: error: the file is malformed: reading it ";
    if (isSlow)
      llvm::errs() << "took more than " << limits.cpuSeconds << " s\n";
    else
      llvm::errs() << "crashed, or took more than "
                   << (limits.memoryBytes >> 20) << " MB\n";
    return std::nullopt;
  }
  StringRef rest = StringRef(bytes).drop_front(sizeof(header));
  llvm::errs() << rest.take_front(header.diagnosticBytes);
  if (!header.succeeded)
    return std::nullopt;
  return rest.drop_front(header.diagnosticBytes).str();
}
