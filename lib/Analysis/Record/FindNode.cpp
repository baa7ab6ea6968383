//===- FindNode.cpp - What a name of the user's stands for ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/TellRecord.h"

#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether `name` is the id, or what stands in it behind the function.
static bool isId(StringRef id, StringRef name) {
  return id == name || id.split('/').second == name;
}

namespace {
/// Looks through all that has a name.
class Finder {
public:
  Finder(const StepRecord &record, StringRef name)
      : record(record), name(name) {}

  FoundNode find();
  std::string suggest() const;

private:
  void findOps(llvm::function_ref<bool(const OpRecord &)> matches);
  void findPorts(llvm::function_ref<bool(const PortOfStep &)> matches);

  const StepRecord &record;
  StringRef name;
  FoundNode found;
};
} // namespace

void Finder::findOps(llvm::function_ref<bool(const OpRecord &)> matches) {
  if (!found.ops.empty() || !found.arguments.empty())
    return;
  for (const FunctionRecord &function : record.functions)
    for (const OpRecord &op : function.ops)
      if (matches(op))
        found.ops.push_back(&op);
}

/// A result stands for the op that gives it.
void Finder::findPorts(llvm::function_ref<bool(const PortOfStep &)> matches) {
  if (!found.ops.empty() || !found.arguments.empty())
    return;
  for (const FunctionRecord &function : record.functions) {
    for (const PortOfStep &port : function.arguments)
      if (matches(port))
        found.arguments.push_back(&port);
    for (const PortOfStep &port : function.results)
      if (const OpRecord *op =
              matches(port) ? record.findOp(port.from) : nullptr;
          op && !llvm::is_contained(found.ops, op))
        found.ops.push_back(op);
  }
}

FoundNode Finder::find() {
  StringRef id = name.split('#').first; // of one of the op's results
  findOps([&](const OpRecord &op) { return isId(op.id, id); });
  findPorts([&](const PortOfStep &port) { return isId(port.id, name); });
  findPorts([&](const PortOfStep &port) { return port.name == name; });
  findOps([&](const OpRecord &op) { return op.name == name; });
  findOps([&](const OpRecord &op) {
    return StringRef(op.name).ends_with(("/" + name).str());
  });
  return std::move(found);
}

std::string Finder::suggest() const {
  SmallVector<StringRef> names;
  for (const FunctionRecord &function : record.functions) {
    for (const PortOfStep &port : function.arguments)
      names.push_back(port.name);
    for (const PortOfStep &port : function.results)
      names.push_back(port.name);
    for (const OpRecord &op : function.ops) {
      names.push_back(op.name);
      names.push_back(StringRef(op.name).rsplit('/').second);
    }
    for (const OpRecord &op : function.ops)
      names.push_back(op.id);
  }
  llvm::erase(names, "");
  return suggestNearest(name, names);
}

llvm::Expected<FoundNode> mp::findNode(const StepRecord &record,
                                       StringRef name) {
  Finder finder(record, name);
  FoundNode found = finder.find();
  if (!name.empty() && (!found.ops.empty() || !found.arguments.empty()))
    return found;
  return llvm::createStringError("no op, argument or result of the step that "
                                 "is planned is called " +
                                 quote(name) + finder.suggest());
}
