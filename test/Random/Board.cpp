//===- Board.cpp - What all processes of a run write on -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Board.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <new>
#include <sys/mman.h>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

template <size_t size>
static void copy(StringRef text, char (&to)[size]) {
  text = text.take_front(size - 1);
  llvm::copy(text, to);
  to[text.size()] = 0;
}

void Task::set(uint64_t newSeed, Property newProperty, ArrayRef<Stage> before,
               const Stage &stage) {
  seed = newSeed;
  property = newProperty;
  died = false;
  std::string text;
  for (const Stage &one : before)
    text += one.text + "\n";
  copy(text + stage.text, stages);
  message[0] = 0;
}

void Task::say(StringRef text) { copy(text.rtrim(), message); }

Check Task::toCheck() const {
  Check check;
  check.property = property;
  SmallVector<StringRef> lines;
  StringRef(stages).split(lines, '\n');
  check.stage = {lines.pop_back_val().str()};
  for (StringRef line : lines)
    check.before.push_back({line.str()});
  return check;
}

Board *Board::create() {
  void *memory = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    llvm::report_fatal_error("no memory to share");
  return new (memory) Board();
}

void Board::report(const Task &task) {
  uint64_t index = findings++;
  if (index < maxFindings)
    found[index] = task;
}
