//===- Mutate.cpp - A kernel with one thing changed -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutate.h"

#include "KernelRun.h"

#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;

namespace {

/// A line of PTX, and how it reads if it is changed; nothing if this change
/// does not fit it.
using Change = std::optional<std::string> (*)(StringRef line, uint64_t draw);

struct Kind {
  const char *name;
  Change change;
};

} // namespace

/// The operands behind the opcode, with what stands before and behind them.
static SmallVector<StringRef> operandsOf(StringRef line, StringRef &opcode) {
  StringRef rest = line.trim();
  if (!rest.consume_back(";") || rest.starts_with("."))
    return {};
  if (rest.starts_with("@"))
    rest = rest.drop_until(llvm::isSpace).ltrim();
  opcode = rest.take_until(llvm::isSpace);
  SmallVector<StringRef> operands;
  StringRef list = rest.drop_front(opcode.size()).trim();
  if (list.contains('{') || opcode.empty())
    return {};
  list.split(operands, ", ");
  return operands;
}

static std::string join(StringRef opcode, ArrayRef<StringRef> operands) {
  return ("\t" + opcode + " " + llvm::join(operands, ", ") + ";").str();
}

static std::optional<std::string> dropBarrier(StringRef line, uint64_t) {
  if (!line.contains("bar.sync"))
    return std::nullopt;
  return "";
}

static std::optional<std::string> dropGuard(StringRef line, uint64_t) {
  StringRef rest = line.ltrim();
  if (!rest.consume_front("@"))
    return std::nullopt;
  return ("\t" + rest.drop_until(llvm::isSpace).ltrim()).str();
}

static std::optional<std::string> turnGuard(StringRef line, uint64_t) {
  StringRef rest = line.ltrim();
  if (!rest.consume_front("@"))
    return std::nullopt;
  return rest.consume_front("!") ? ("\t@" + rest).str() : ("\t@!" + rest).str();
}

/// Of the address of an access.
static std::optional<std::string> shiftAddress(StringRef line, uint64_t draw) {
  if (line.contains("ld.param") || !line.contains("[%rd"))
    return std::nullopt;
  auto [before, behind] = line.split(']');
  static constexpr int shifts[] = {1, 2, 4, 8, 16, -4, -16, 256};
  auto [base, offset] = before.rsplit('+');
  int64_t old = 0;
  if (!before.contains('+') || offset.getAsInteger(10, old))
    base = before;
  return (base + "+" + Twine(old + shifts[draw % 8]) + "]" + behind).str();
}

static std::optional<std::string> swapOperands(StringRef line, uint64_t draw) {
  StringRef opcode;
  SmallVector<StringRef> operands = operandsOf(line, opcode);
  StringRef name = opcode.split('.').first;
  bool isOrdered = llvm::is_contained({"sub", "div", "setp", "selp", "fma",
                                       "mad", "shl", "shr", "prmt", "copysign"},
                                      name);
  size_t last = name == "selp" || name == "prmt" ? 2 : operands.size() - 1;
  if (!isOrdered || operands.size() < 3 || operands[last] == operands[last - 1])
    return std::nullopt;
  std::swap(operands[last], operands[last - 1]);
  (void)draw;
  return join(opcode, operands);
}

static std::optional<std::string> changeImmediate(StringRef line,
                                                  uint64_t draw) {
  StringRef opcode;
  SmallVector<StringRef> operands = operandsOf(line, opcode);
  if (operands.size() < 2 || opcode.starts_with("ld") ||
      opcode.starts_with("st") || opcode.starts_with("bra"))
    return std::nullopt;
  for (StringRef &operand : llvm::drop_begin(operands)) {
    int64_t value = 0;
    if (operand.getAsInteger(10, value))
      continue;
    std::string other = std::to_string(value + (draw & 1 ? 1 : -1));
    operand = other;
    return join(opcode, operands);
  }
  return std::nullopt;
}

/// The last bit that is not lost in the noise of others.
static std::optional<std::string> changeConstant(StringRef line, uint64_t) {
  size_t at = line.find("0f");
  if (at == StringRef::npos || line.size() < at + 10)
    return std::nullopt;
  uint32_t bits = 0;
  if (line.substr(at + 2, 8).getAsInteger(16, bits))
    return std::nullopt;
  std::string digits = llvm::utohexstr(bits ^ 0x8000, false, 8);
  return (line.take_front(at + 2) + digits + line.drop_front(at + 10)).str();
}

static std::optional<std::string> replaceFirst(StringRef line, StringRef from,
                                               StringRef to) {
  size_t at = line.find(from);
  if (at == StringRef::npos)
    return std::nullopt;
  return (line.take_front(at) + to + line.drop_front(at + from.size())).str();
}

static std::optional<std::string> readNonCoherent(StringRef line, uint64_t) {
  return line.contains("ld.global.nc")
             ? std::nullopt
             : replaceFirst(line, "ld.global.", "ld.global.nc.");
}

static std::optional<std::string> changeRounding(StringRef line, uint64_t) {
  StringRef rest = line.ltrim();
  for (StringRef opcode :
       {"add.rn.f32", "sub.rn.f32", "mul.rn.f32", "fma.rn.f32", "div.rn.f32",
        "cvt.rn.bf16", "cvt.rn.f16"})
    if (rest.starts_with(opcode))
      return replaceFirst(line, ".rn.", ".rz.");
  return std::nullopt;
}

static std::optional<std::string> turnExtremum(StringRef line, uint64_t) {
  StringRef rest = line.ltrim();
  if (rest.starts_with("max."))
    return replaceFirst(line, "max.", "min.");
  return rest.starts_with("min.") ? replaceFirst(line, "min.", "max.")
                                  : std::nullopt;
}

/// Twice as wide, with what is there once more.
static std::optional<std::string> widenAccess(StringRef line, uint64_t) {
  size_t open = line.find('{'), close = line.find('}');
  if (!line.contains(".v2.b") || line.contains("b64") ||
      open == StringRef::npos || close == StringRef::npos)
    return std::nullopt;
  StringRef parts = line.slice(open + 1, close);
  std::string twice = line.ltrim().starts_with("st")
                          ? (parts + ", " + parts).str()
                          : (parts + ", _, _").str();
  std::string wide =
      (line.take_front(open + 1) + twice + line.drop_front(close)).str();
  return replaceFirst(wide, ".v2.", ".v4.");
}

/// Another register of the same kind for the last operand.
static std::optional<std::string> changeRegister(StringRef line,
                                                 uint64_t draw) {
  StringRef opcode;
  SmallVector<StringRef> operands = operandsOf(line, opcode);
  unsigned number = 0;
  if (operands.size() < 2 || !operands.back().starts_with("%r") ||
      operands.back().starts_with("%rs") || opcode == "mov.u32")
    return std::nullopt;
  StringRef prefix =
      operands.back().take_until([](char c) { return llvm::isDigit(c); });
  if (operands.back().drop_front(prefix.size()).getAsInteger(10, number) ||
      number < 3)
    return std::nullopt;
  std::string other = (prefix + Twine(number - 1 - draw % 2)).str();
  operands.back() = other;
  return join(opcode, operands);
}

static constexpr Kind kinds[] = {{"drop a barrier", dropBarrier},
                                 {"drop a predicate", dropGuard},
                                 {"turn a predicate", turnGuard},
                                 {"shift an address", shiftAddress},
                                 {"swap operands", swapOperands},
                                 {"change an immediate", changeImmediate},
                                 {"change a constant", changeConstant},
                                 {"read without coherence", readNonCoherent},
                                 {"round to zero", changeRounding},
                                 {"turn an extremum", turnExtremum},
                                 {"widen an access", widenAccess},
                                 {"take another register", changeRegister}};

static std::optional<Mutant> changeGrid(mprt::KernelOp kernel,
                                        std::mt19937_64 &random) {
  Mutant mutant = {"change a grid", "", kernel.getPtx()->str(),
                   stagesOf(kernel)};
  size_t number = random() % mutant.stages.size();
  mprt::StageAttr &stage = mutant.stages[number];
  SmallVector<int64_t> grid(stage.getGrid());
  grid[0] += random() & 1 ? 1 : -1;
  if (grid[0] == 0)
    return std::nullopt;
  mutant.change =
      stage.getEntry().str() + " has " + std::to_string(grid[0]) + " blocks";
  stage = mprt::StageAttr::get(kernel.getContext(), stage.getEntry(), grid,
                               stage.getBlock(), stage.getShared());
  return mutant;
}

std::optional<Mutant> held::mutate(mprt::KernelOp kernel, uint64_t seed) {
  std::mt19937_64 random(seed);
  size_t which = random() % (std::size(kinds) + 1);
  if (which == std::size(kinds))
    return changeGrid(kernel, random);
  SmallVector<StringRef> lines;
  kernel.getPtx()->split(lines, '\n');
  uint64_t draw = random();
  SmallVector<std::pair<size_t, std::string>> changes;
  for (auto [number, line] : llvm::enumerate(lines))
    if (std::optional<std::string> changed = kinds[which].change(line, draw))
      changes.emplace_back(number, std::move(*changed));
  if (changes.empty())
    return std::nullopt;
  auto &[number, changed] = changes[random() % changes.size()];
  std::string was = lines[number].trim().str();
  lines[number] = changed;
  return Mutant{kinds[which].name,
                "line " + std::to_string(number + 1) + " '" + was +
                    "' becomes '" + StringRef(changed).trim().str() + "'",
                llvm::join(lines, "\n"), stagesOf(kernel)};
}
