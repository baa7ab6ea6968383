//===- JaxExport.cpp - The program inside a jax.export file ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file is a flatbuffer of the schema jax/_src/export/serialization.fbs,
// which grows by adding fields. It wraps a portable artifact and says how the
// arguments were nested; artifacts of older versions lack those names.
//
//===----------------------------------------------------------------------===//

#include "JaxExport.h"
#include "FlatBuffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Numbers of fields of the table Exported.
enum ExportedField : unsigned {
  InTree = 2,
  OutTree = 4,
  Artifact = 13,
  KeptArguments = 15,
  Vjp = 17,
};

/// Numbers of fields of the table PyTreeDef, and the values of its kind.
enum TreeField : unsigned { Kind, Children, ChildrenNames };
enum TreeKind : uint64_t { Leaf, None, Tuple, List, Dict, Custom };

/// A node on the way, and what it is called.
struct Node {
  FlatTable tree;
  std::string path;
};
} // namespace

// JAX counts arguments in 16 bits. Tables can be shared, so a small file can
// claim a tree of any size.
static constexpr size_t kMaxNodes = 1 << 17;
static constexpr size_t kMaxPath = 4096;

// What JAX calls all arguments of a vjp in the artifact, with a number.
static constexpr llvm::StringLiteral kFlatName = "args_and_out_cts_flat";

/// The children of `node`, last one first; false if the tree is malformed.
static bool expand(const Node &node, std::vector<Node> &pending) {
  uint64_t kind = node.tree.getInteger(Kind, 1);
  if (kind > Custom)
    return false;
  std::optional<FlatVector> children = node.tree.getVector(Children, 4);
  if (!children)
    return !node.tree.has(Children); // an empty tuple
  std::optional<FlatVector> keys = node.tree.getVector(ChildrenNames, 4);
  if (pending.size() + children->size() > kMaxNodes ||
      (kind == Dict && (!keys || keys->size() != children->size())))
    return false;
  for (uint64_t i = children->size(); i-- > 0;) {
    std::optional<FlatTable> child = children->getTable(i);
    std::optional<StringRef> key =
        kind == Dict ? keys->getString(i) : std::nullopt;
    if (!child || (kind == Dict && !key))
      return false;
    std::string step = kind == Dict ? ("['" + *key + "']").str()
                                    : "[" + std::to_string(i) + "]";
    if (node.path.size() + step.size() > kMaxPath)
      return false;
    pending.push_back({*child, node.path + step});
  }
  return true;
}

/// Appends the paths of the leaves in order; false if the tree is malformed.
static bool listLeaves(FlatTable tree, StringRef root,
                       std::vector<std::string> &paths) {
  std::vector<Node> pending{{tree, root.str()}};
  for (size_t visited = 0; !pending.empty(); ++visited) {
    Node node = std::move(pending.back());
    pending.pop_back();
    if (visited > kMaxNodes)
      return false;
    if (node.tree.getInteger(Kind, 1) == Leaf)
      paths.push_back(std::move(node.path));
    else if (node.tree.getInteger(Kind, 1) != None && !expand(node, pending))
      return false;
  }
  return true;
}

/// Paths of all arguments: the tree is (positional, by name).
static bool listArguments(FlatTable tree, std::vector<std::string> &paths) {
  std::optional<FlatVector> sides = tree.getVector(Children, 4);
  if (!sides || sides->size() != 2)
    return false;
  std::optional<FlatTable> args = sides->getTable(0),
                           named = sides->getTable(1);
  return args && named && listLeaves(*args, "args", paths) &&
         listLeaves(*named, "kwargs", paths);
}

/// Paths of the arguments of the vjp, whose own tree is flat: the arguments of
/// the function, and a cotangent of each of its results.
static bool listVjpArguments(FlatTable function,
                             std::vector<std::string> &paths) {
  std::optional<FlatTable> results = function.getTable(OutTree);
  return results && listLeaves(*results, "cotangent", paths);
}

/// Keeps the arguments that the program still has.
static bool keepUsed(FlatTable exported, std::vector<std::string> &paths) {
  std::optional<FlatVector> kept = exported.getVector(KeptArguments, 2);
  if (!kept)
    return !exported.has(KeptArguments);
  std::vector<std::string> used;
  for (uint64_t i = 0; i < kept->size(); ++i) {
    if (kept->getU16(i) >= paths.size())
      return false;
    used.push_back(paths[kept->getU16(i)]);
  }
  paths = std::move(used);
  return true;
}

FailureOr<JaxExport> mp::readJaxExport(StringRef bytes, Location start,
                                       unsigned vjpOrder) {
  auto malformed = [&](StringRef what) -> FailureOr<JaxExport> {
    return emitError(start) << "malformed jax.export file: " << what;
  };
  std::optional<FlatTable> exported = FlatTable::getRoot(bytes);
  if (!exported)
    return malformed("it does not start with a table");
  JaxExport file;
  std::optional<FlatTable> in = exported->getTable(InTree);
  if (!in || !listArguments(*in, file.arguments))
    return malformed("the tree of its arguments");
  for (unsigned order = 0; order < vjpOrder; ++order) {
    if (!exported->has(Vjp))
      return emitError(start)
             << "the jax.export file holds derivatives of order " << order
             << " only; write it with serialize(vjp_order=" << vjpOrder << ")";
    if (!listVjpArguments(*exported, file.arguments))
      return malformed("the tree of its results");
    exported = exported->getTable(Vjp);
    if (!exported)
      return malformed("its vjp lies outside of it");
  }
  std::optional<StringRef> artifact = exported->getBytes(Artifact);
  if (!artifact || !artifact->starts_with("ML\xEFR"))
    return malformed("it holds no portable artifact");
  file.artifact = *artifact;
  std::optional<FlatTable> out = exported->getTable(OutTree);
  if (!keepUsed(*exported, file.arguments))
    return malformed("the tree of its arguments");
  if (!out || !listLeaves(*out, "result", file.results))
    return malformed("the tree of its results");
  return file;
}

/// Names the last ones of `count` arguments or results.
static LogicalResult
applyPaths(Location loc, StringRef what, const std::vector<std::string> &paths,
           unsigned count, function_ref<void(unsigned, StringAttr)> setName) {
  if (paths.size() > count)
    return emitError(loc) << "malformed jax.export file: it names "
                          << paths.size() << " " << what
                          << ", but the program has " << count;
  unsigned first = count - paths.size();
  for (auto [i, path] : llvm::enumerate(paths))
    setName(first + i, StringAttr::get(loc.getContext(), path));
  return success();
}

LogicalResult mp::applyNames(const JaxExport &file, ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main)
    return success(); // the conversion looks for the entry, and says so
  Location loc = module.getLoc();
  PortAttributes arguments = PortAttributes::ofArguments(main);
  PortAttributes results = PortAttributes::ofResults(main);
  auto nameArgument = [&](unsigned i, StringAttr name) {
    auto known = dyn_cast_if_present<StringAttr>(arguments.get(i, attr::name));
    if (!known || known.getValue().starts_with(kFlatName))
      arguments.set(i, attr::name, name);
  };
  auto nameResult = [&](unsigned i, StringAttr name) {
    if (!results.get(i, attr::name))
      results.set(i, attr::name, name);
  };
  if (failed(applyPaths(loc, "arguments", file.arguments, arguments.size(),
                        nameArgument)) ||
      failed(
          applyPaths(loc, "results", file.results, results.size(), nameResult)))
    return failure();
  arguments.write();
  results.write();
  return success();
}
