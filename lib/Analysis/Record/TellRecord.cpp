//===- TellRecord.cpp - Records in plain words ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/TellRecord.h"

#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// So many ops of one name are told of, so many links of a chain.
static constexpr size_t mostOps = 16, mostLinks = 32, mostReaders = 8;

namespace {
class Teller {
public:
  Teller(const StepRecord &record, raw_ostream &stream);

  void tell(const OpRecord &op);
  void tell(const PortOfStep &argument);

private:
  void tellTypes(const OpRecord &op);
  void tellChain(const OpRecord &op);
  bool tellLink(const OpRecord &from, const OpRecord &link);
  std::string describe(StringRef id) const;

  const StepRecord &record;
  raw_ostream &stream;
  llvm::StringMap<const OpRecord *> ops;
  llvm::StringMap<const PortOfStep *> ports;
};
} // namespace

Teller::Teller(const StepRecord &record, raw_ostream &stream)
    : record(record), stream(stream) {
  for (const FunctionRecord &function : record.functions) {
    for (const OpRecord &op : function.ops)
      ops[op.id] = &op;
    for (const PortOfStep &port : function.arguments)
      ports[port.id] = &port;
    for (const PortOfStep &port : function.results)
      ports[port.id] = &port;
  }
}

static std::string inBrackets(StringRef name, StringRef place) {
  std::string text;
  if (!name.empty())
    text += " " + quote(name);
  if (!place.empty())
    text += " at " + escape(place);
  return text;
}

/// An id with what a user calls it.
std::string Teller::describe(StringRef id) const {
  if (const OpRecord *op = ops.lookup(id))
    return escape(id) + inBrackets(op->name, "");
  const PortOfStep *port = ports.lookup(id);
  if (!port)
    return escape(id);
  std::string role = port->role.empty() ? "" : " of role " + port->role;
  bool isResult = !port->from.empty();
  return escape(id) + inBrackets(port->name, "") +
         (isResult ? ", a result" : ", an argument") + role;
}

/// "f16", or "f16 instead of f32".
static std::string describeType(const PortRecord &port) {
  return port.given == port.planned
             ? port.given
             : port.planned + " instead of " + port.given;
}

void Teller::tellTypes(const OpRecord &op) {
  for (auto [index, port] : llvm::enumerate(op.operands))
    stream << "  reads operand " << index << " as " << describeType(port)
           << ", from " << describe(port.from) << "\n";
  for (auto [index, port] : llvm::enumerate(op.results))
    stream << "  gives " << describeType(port)
           << (op.results.size() > 1 ? " as result " + std::to_string(index)
                                     : "")
           << "\n";
}

/// One step of the chain; false where it ends.
bool Teller::tellLink(const OpRecord &from, const OpRecord &link) {
  bool isSource = llvm::any_of(from.operands, [&](const PortRecord &port) {
    return port.from == link.id;
  });
  stream << "    " << describe(link.id);
  bool isPainted = record.planner == "painting";
  if (isPainted || (isSource && link.distrust.empty())) {
    stream << ": " << link.reason << "\n";
    return isPainted;
  }
  if (isSource) {
    stream << ": what it gives " << link.distrust << "\n";
    return true;
  }
  bool isSame = link.distrust == from.distrust && !link.distrust.empty();
  stream << " reads it" << (isSame ? ", and what that gives " : "")
         << (isSame ? link.distrust : "") << "\n";
  return isSame;
}

void Teller::tellChain(const OpRecord &first) {
  if (first.forcedBy.empty())
    return;
  stream << "  forced by:\n";
  llvm::StringSet<> seen = {first.id};
  const OpRecord *op = &first;
  for (size_t links = 0; links < mostLinks && !op->forcedBy.empty(); ++links) {
    const OpRecord *link = ops.lookup(op->forcedBy);
    if (!link) {
      bool isPort = ports.contains(op->forcedBy);
      stream << "    " << describe(op->forcedBy)
             << (isPort ? "" : ", about which nothing is decided") << "\n";
      return;
    }
    if (!tellLink(*op, *link) || !seen.insert(link->id).second)
      return;
    op = link;
  }
  if (op->forcedBy.empty() && op != &first && !op->distrust.empty())
    stream << "    where it begins: nothing before it forces that\n";
}

/// What a rule says; nothing of one that is not known.
static StringRef explainRule(StringRef rule) {
  return llvm::StringSwitch<StringRef>(rule)
      .Case("given", ", what came in a narrow type keeps it")
      .Case("denied", ", what a user denies stays f32")
      .Case("contraction", ", contractions read 16 bits where they may")
      .Case("kept-wide", ", contractions read f32 where one operand must")
      .Case("in-kernel", ", what its kernel uses up is in no memory")
      .Case("narrow", ", what may be rounded is, where that moves fewer bytes")
      .Case("unsafe", ", what may not be rounded is f32 in memory")
      .Case("no-gain", ", what may be rounded is not, where that saves nothing")
      .Case("no-float", ", what gives no float reads what is there")
      .Case("painted", ", by its class and those of its neighbours")
      .Default("");
}

void Teller::tell(const OpRecord &op) {
  stream << escape(op.id) << inBrackets(op.name, op.place) << "\n";
  tellTypes(op);
  stream << "  decided: " << op.reason << "\n";
  stream << "  rule: " << op.rule << explainRule(op.rule) << "\n  class "
         << op.opClass << ", " << op.classFrom << "\n";
  stream << "  evidence: " << op.verdict
         << (op.evidence.empty() ? "" : ", " + op.evidence) << "\n";
  if (!op.distrust.empty() && !StringRef(op.reason).ends_with(op.distrust))
    stream << "  what it gives " << op.distrust << "\n";
  stream << "  bytes: " << op.bytes.planned << ", in the given types "
         << op.bytes.given << "\n";
  tellChain(op);
}

void Teller::tell(const PortOfStep &argument) {
  stream << describe(argument.id) << ", " << argument.type << "\n";
  stream << "  read as "
         << (argument.readAs.empty() ? "it is"
                                     : llvm::join(argument.readAs, " and "))
         << "\n";
  if (argument.isAssumed)
    stream << "  evidence: assumed, nothing states its range\n";
  std::vector<StringRef> readers;
  for (const FunctionRecord &function : record.functions)
    for (const OpRecord &op : function.ops)
      if (llvm::any_of(op.operands, [&](const PortRecord &port) {
            return port.from == argument.id;
          }))
        readers.push_back(op.id);
  if (!readers.empty())
    stream << "  read by "
           << listFirst(readers.size(), mostReaders,
                        [&](size_t index) { return describe(readers[index]); })
           << "\n";
}

void mp::tellWhy(const StepRecord &record, const FoundNode &node,
                 raw_ostream &stream) {
  Teller teller(record, stream);
  for (const PortOfStep *argument : node.arguments)
    teller.tell(*argument);
  for (const OpRecord *op : ArrayRef(node.ops).take_front(mostOps))
    teller.tell(*op);
  if (node.ops.size() > mostOps)
    stream << "and " << node.ops.size() - mostOps
           << " more ops of that name: ask for one by its id, of which "
           << escape(node.ops[mostOps]->id) << " is the next\n";
}
