//===- Start.cpp - How each tool begins and ends --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Start.h"
#include "support/Output.h"

#include "mp/Support/Messages.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;

/// A stream that dies with what it could not write, memory that is not there:
/// without a stack trace, and without destructors, which would die again.
static void endWithError(void *, const char *reason, bool) {
  std::string text = "error: " + makePlain(reason) + "\n";
  // Nothing is left to do where this fails.
  (void)!::write(STDERR_FILENO, text.data(), text.size());
  ::_exit(1);
}

Start::Start(int &argc, char **&argv)
    : init(argc, argv, /*InstallPipeSignalExitHandler=*/false) {
  std::signal(SIGXFSZ, SIG_IGN);
  llvm::install_fatal_error_handler(endWithError);
  llvm::install_bad_alloc_error_handler(endWithError);
}

/// More letters than the name of any option has: LLVM looks for the nearest one
/// in time of their square.
static constexpr size_t maxOptionName = 256;

/// Has the lines of a word, told within a message, end no line of that.
static void joinLines(StringRef word, std::string &text) {
  for (size_t at = word.find('\n'); at != StringRef::npos;
       at = word.find('\n', at + 1)) {
    // With its neighbours, as the message has lines of its own.
    StringRef around = word.slice(std::max<size_t>(at, 1) - 1, at + 2);
    if (around.size() < 3)
      continue;
    for (size_t found = text.find(around.str()); found != std::string::npos;
         found = text.find(around.str()))
      text.replace(text.find('\n', found), 1, "\\0A");
  }
}

bool mp::parseCommandLine(int argc, char **argv, StringRef overview) {
  for (int i = 1; i < argc; ++i) {
    StringRef word = StringRef(argv[i]).split('=').first;
    if (!word.starts_with("-") || word.size() <= maxOptionName)
      continue;
    llvm::errs() << "error: unknown option " << quote(word) << "\n";
    return false;
  }
  std::string text;
  llvm::raw_string_ostream errors(text);
  bool isParsed =
      llvm::cl::ParseCommandLineOptions(argc, argv, overview, &errors);
  for (int i = 1; i < argc; ++i)
    joinLines(argv[i], text);
  if (!text.empty() && !isParsed)
    llvm::errs() << "error: ";
  llvm::errs() << makePlain(text);
  return isParsed;
}

static LogicalResult checkPlugin(StringRef path) {
  std::string why;
  if (llvm::sys::DynamicLibrary::getPermanentLibrary(path.str().c_str(), &why)
          .isValid())
    return success();
  llvm::errs() << "error: cannot load the plugin " << quote(path) << ": "
               << escape(why) << "\n";
  return failure();
}

LogicalResult mp::checkPlugins(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    StringRef option(argv[i]);
    if (!option.consume_front("-"))
      continue;
    option.consume_front("-");
    if (!option.consume_front("load-pass-plugin") &&
        !option.consume_front("load-dialect-plugin"))
      continue;
    bool hasValue = option.consume_front("=");
    if (!hasValue && (!option.empty() || i + 1 == argc))
      continue;
    if (failed(checkPlugin(hasValue ? option : StringRef(argv[++i]))))
      return failure();
  }
  return success();
}

int mp::finish(int code) {
  llvm::outs().flush();
  std::error_code error = llvm::outs().error();
  if (!error)
    return code;
  llvm::outs().clear_error();
  // Of a run that failed (1) or never began (2) one error has been told.
  if (code == 1 || code == 2)
    return code;
  (void)reportUnwritten("-", llvm::createStringError(error.message()));
  return 1;
}
