//===- GrapplerGraph.cpp - Graphs that Grappler painted, from JSON --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vertices of Grappler's graph type view: one per node and float type
// attribute, with an edge where an output of one feeds an input of another.
//
//===----------------------------------------------------------------------===//

#include "GrapplerGraph.h"

#include "mp/Support/Sizes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::test;

static llvm::Expected<llvm::json::Value> readJson(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return llvm::createStringError(buffer.getError(), "cannot read " + path);
  return llvm::json::parse((*buffer)->getBuffer());
}

static std::vector<std::string> readGroups(const llvm::json::Object &op,
                                           llvm::StringRef side) {
  std::vector<std::string> groups;
  if (const llvm::json::Array *ports = op.getArray(side))
    for (const llvm::json::Value &port : *ports)
      groups.push_back(port.getAsString().value_or("").str());
  return groups;
}

llvm::Expected<OpLists> OpLists::load(llvm::StringRef path, bool bf16) {
  auto json = readJson(path);
  if (!json)
    return json.takeError();
  const llvm::json::Object &root = *json->getAsObject();
  OpLists lists;
  const std::pair<const char *, OpClass> names[] = {{"allow", OpClass::Allow},
                                                    {"infer", OpClass::Infer},
                                                    {"deny", OpClass::Deny},
                                                    {"clear", OpClass::Clear}};
  auto read = [&](const llvm::json::Object &from, llvm::StringRef name,
                  std::optional<OpClass> opClass) {
    if (const llvm::json::Array *ops = from.getArray(name))
      for (const auto &op : *ops)
        lists.classes[*op.getAsString()] = opClass;
  };
  for (auto [name, opClass] : names)
    read(root, name, opClass);
  if (bf16) {
    const llvm::json::Object &changes = *root.getObject("bf16");
    for (auto [name, opClass] : names)
      read(changes, name, opClass);
    read(changes, "none", std::nullopt);
  }
  for (const auto &[op, newer] : *root.getObject("rename"))
    lists.classes[op] = lists.classes.lookup(*newer.getAsString());
  for (const auto &[op, ports] : *root.getObject("groups"))
    lists.groups[op] = {readGroups(*ports.getAsObject(), "inputs"),
                        readGroups(*ports.getAsObject(), "outputs")};
  for (const auto &group : *root.getArray("wide_groups"))
    lists.wide[*group.getAsString()] = 1;
  return lists;
}

std::optional<OpClass> OpLists::getClass(llvm::StringRef op) const {
  auto found = classes.find(op);
  if (found == classes.end())
    return std::nullopt;
  return found->second;
}

void OpLists::replace(OpClass from, std::optional<OpClass> to) {
  for (auto &entry : classes)
    if (entry.second == from)
      entry.second = to;
}

void OpLists::set(llvm::StringRef op, std::optional<OpClass> to) {
  classes[op] = to;
}

static std::string portGroup(llvm::ArrayRef<std::string> ports, unsigned port) {
  if (port < ports.size())
    return ports[port];
  return ports.empty() ? "T" : ports.back();
}

std::string OpLists::getInputGroup(llvm::StringRef op, unsigned port) const {
  // An attribute that is a list of types has one entry a port; ShapeN's is one
  // type for all.
  if (op == "IdentityN")
    return "T" + std::to_string(port);
  auto found = groups.find(op);
  if (found == groups.end())
    return "T";
  return portGroup(found->second.inputs, port);
}

std::string OpLists::getOutputGroup(llvm::StringRef op, unsigned port) const {
  auto found = groups.find(op);
  if (found == groups.end())
    return getInputGroup(op, port);
  return portGroup(found->second.outputs, port);
}

namespace {
/// A reference to an output: `name` or `name:port`; control inputs have none.
struct OutputRef {
  llvm::StringRef node;
  unsigned port = 0;
};

class GraphBuilder {
public:
  GraphBuilder(const llvm::json::Object &root, const OpLists &lists)
      : root(root), lists(lists) {}
  llvm::Expected<GrapplerGraph> build();

private:
  const llvm::json::Object *find(llvm::StringRef name) const {
    return byName.lookup(name);
  }
  static llvm::StringRef op(const llvm::json::Object &node) {
    return node.getString("op").value_or("");
  }
  static OutputRef getRef(llvm::StringRef input) {
    auto [name, port] = input.rsplit(':');
    OutputRef ref{input.starts_with("^") ? "" : input};
    if (!port.empty() && !port.getAsInteger(10, ref.port))
      ref.node = name;
    return ref;
  }
  bool isFloatOutput(const llvm::json::Object &node, unsigned port) const;
  bool readsVariable(const llvm::json::Object &node) const;
  /// 1 where the file gives no shape.
  static int64_t countElements(const llvm::json::Object &node);
  /// The vertex of a node's type attribute, made at first use.
  unsigned getVertex(const llvm::json::Object &node, llvm::StringRef group);

  const llvm::json::Object &root;
  const OpLists &lists;
  llvm::StringMap<const llvm::json::Object *> byName;
  llvm::StringMap<char> preserved;
  llvm::StringMap<unsigned> vertices;
  GrapplerGraph result;
};
} // namespace

bool GraphBuilder::isFloatOutput(const llvm::json::Object &node,
                                 unsigned port) const {
  if (lists.getOutputGroup(op(node), port).empty())
    return false;
  // The files give the type of output 0; others of a float op are floats.
  return node.getString("dtype") == llvm::StringRef("f32");
}

bool GraphBuilder::readsVariable(const llvm::json::Object &node) const {
  // An Identity of a variable, or an Enter of such, at any depth. A file with a
  // cycle of Enters ends here too.
  const llvm::json::Object *reader = &node;
  for (size_t depth = 0; depth <= byName.size(); ++depth) {
    const llvm::json::Array *inputs = reader->getArray("inputs");
    if (!inputs || inputs->empty())
      return false;
    const auto *input = find(getRef(*(*inputs)[0].getAsString()).node);
    if (!input)
      return false;
    if (op(*reader) == "Identity")
      return op(*input) == "Variable" || op(*input) == "VariableV2";
    if (op(*reader) != "Enter")
      return false;
    reader = input;
  }
  return false;
}

int64_t GraphBuilder::countElements(const llvm::json::Object &node) {
  int64_t elements = 1;
  if (const llvm::json::Array *shape = node.getArray("shape"))
    for (const llvm::json::Value &size : *shape)
      elements = saturatingMultiply(elements, size.getAsInteger().value_or(1));
  return elements;
}

unsigned GraphBuilder::getVertex(const llvm::json::Object &node,
                                 llvm::StringRef group) {
  llvm::StringRef name = node.getString("name").value_or("");
  auto [slot, isNew] =
      vertices.try_emplace((name + "/" + group).str(), result.graph.size());
  if (!isNew)
    return slot->second;
  PrecisionNode vertex;
  vertex.name = name;
  vertex.opClass = lists.getClass(op(node));
  llvm::StringRef device = node.getString("device").value_or("");
  vertex.processable = !preserved.count(name) && !device.contains("CPU");
  vertex.narrowable = lists.isNarrowable(group);
  vertex.readsVariable = readsVariable(node);
  if (op(node) == "Cast" && group == "DstT")
    vertex.kind = PrecisionNodeKind::Conversion;
  else if (op(node) == "NextIteration")
    vertex.kind = PrecisionNodeKind::NextIteration;
  else if (op(node) == "Merge")
    vertex.kind = PrecisionNodeKind::Merge;
  result.names.push_back(name.str());
  result.ops.push_back(op(node).str());
  bool isResult =
      isFloatOutput(node, 0) && group == lists.getOutputGroup(op(node), 0);
  result.elements.push_back(isResult ? countElements(node) : 0);
  return result.graph.addNode(vertex);
}

llvm::Expected<GrapplerGraph> GraphBuilder::build() {
  const llvm::json::Array *nodes = root.getArray("nodes");
  if (!nodes)
    return llvm::createStringError("no 'nodes'");
  for (const auto &node : *nodes)
    byName[node.getAsObject()->getString("name").value_or("")] =
        node.getAsObject();
  if (const auto *names = root.getArray("preserved"))
    for (const auto &name : *names)
      preserved[*name.getAsString()] = 1;
  if (const auto *names = root.getArray("fp16"))
    for (const auto &name : *names)
      result.expected.insert(name.getAsString()->str());
  // Vertices first, in file order, which is topological.
  for (const auto &entry : *nodes) {
    const llvm::json::Object &node = *entry.getAsObject();
    if (isFloatOutput(node, 0))
      getVertex(node, lists.getOutputGroup(op(node), 0));
    for (auto [port, input] : llvm::enumerate(*node.getArray("inputs"))) {
      const auto *producer = find(getRef(*input.getAsString()).node);
      std::string group = lists.getInputGroup(op(node), port);
      if (producer && !group.empty() &&
          isFloatOutput(*producer, getRef(*input.getAsString()).port))
        getVertex(node, group);
    }
  }
  for (const auto &entry : *nodes) {
    const llvm::json::Object &node = *entry.getAsObject();
    for (auto [port, input] : llvm::enumerate(*node.getArray("inputs"))) {
      OutputRef ref = getRef(*input.getAsString());
      const auto *producer = find(ref.node);
      std::string group = lists.getInputGroup(op(node), port);
      if (!producer || group.empty() || !isFloatOutput(*producer, ref.port))
        continue;
      std::string from = lists.getOutputGroup(op(*producer), ref.port);
      result.graph.addEdge(getVertex(*producer, from), getVertex(node, group));
    }
  }
  for (auto [vertex, name] : llvm::enumerate(result.names))
    result.graph[vertex].name = name;
  result.graph.finalize();
  return std::move(result);
}

llvm::Expected<GrapplerGraph> GrapplerGraph::load(llvm::StringRef path,
                                                  const OpLists &lists) {
  auto json = readJson(path);
  if (!json)
    return json.takeError();
  return GraphBuilder(*json->getAsObject(), lists).build();
}

llvm::Expected<GrapplerGraph> GrapplerGraph::parse(llvm::StringRef text,
                                                   const OpLists &lists) {
  auto json = llvm::json::parse(text);
  if (!json)
    return json.takeError();
  return GraphBuilder(*json->getAsObject(), lists).build();
}

std::set<std::string>
GrapplerGraph::getPainted(const PrecisionPlan &plan) const {
  std::set<std::string> painted;
  for (auto [vertex, name] : llvm::enumerate(names))
    if (plan[vertex].narrow)
      painted.insert(name);
  return painted;
}

OpLists mp::test::loadLists() {
  return llvm::cantFail(OpLists::load(MP_TEST_INPUTS "/tensorflow_lists.json"));
}

static void findGraphs(llvm::StringRef folder,
                       std::vector<std::string> &paths) {
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error))
    if (llvm::sys::path::extension(it->path()) == ".json")
      paths.push_back(it->path());
}

std::vector<std::string> mp::test::getGraphs() {
  std::vector<std::string> paths;
  findGraphs(MP_TEST_INPUTS "/grappler", paths);
  if (const char *more = std::getenv("MP_GRAPHS")) {
    std::string folder = std::string(more) + "/grappler";
    findGraphs(llvm::sys::fs::is_directory(folder) ? folder : more, paths);
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string mp::test::getGraphName(llvm::StringRef path, unsigned index) {
  std::string name = llvm::sys::path::stem(path).str();
  for (char &c : name)
    if (!std::isalnum(c))
      c = '_';
  return std::to_string(index) + "_" + name;
}
