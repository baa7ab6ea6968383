//===- RolesFile.cpp - Roles from a JSON file -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file comes from a stranger: its nesting is bounded before it is parsed,
// each key and its kind are checked before anything is used, and each entry is
// checked against the step. What the file says of a place that an attribute has
// decided is not used; what it says twice is an error.
//
//===----------------------------------------------------------------------===//

#include "RolesSchema.h"
#include "mp/Roles/Roles.h"
#include "mp/Support/Json.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;
namespace json = llvm::json;

namespace {
/// Arguments or results, whichever an entry is about.
struct Side {
  StringLiteral word;
  unsigned count;
  llvm::function_ref<std::string(unsigned)> getName;
  llvm::function_ref<Type(unsigned)> getType;
  llvm::function_ref<void(unsigned, Role)> giveRole;
};

class FileReader {
public:
  FileReader(RoleTable &table, StringRef fileName)
      : table(table), main(table.getMain()), fileName(fileName) {}

  LogicalResult read(const json::Object &file);
  /// An error on `@main`, with the file and the place in it.
  InFlightDiagnostic error() const {
    return main.getFunction().emitError()
           << "roles file '" << fileName << "': " << place
           << (place.empty() ? "" : ": ");
  }

private:
  /// Calls `readOne` for each element of the list, whose place is then known.
  LogicalResult
  forEach(const json::Object &file, StringRef key,
          llvm::function_ref<LogicalResult(const json::Value &)> readOne);
  LogicalResult readEntries(const json::Object &file, StringRef key,
                            const Side &side);
  /// The index that the entry is about.
  FailureOr<unsigned> readEntry(const json::Object &entry, const Side &side);
  LogicalResult readRule(const json::Object &rule, const Side &args,
                         const Side &results);
  LogicalResult readPair(const json::Array &pair, const Side &args,
                         const Side &results);
  LogicalResult readLoss(const json::Value &loss, const Side &results);
  /// Indices that an index, a name or a glob stands for; at least one.
  FailureOr<SmallVector<unsigned>> match(const json::Value &what,
                                         const Side &side) const;
  FailureOr<Role> readRole(const json::Object &entry, StringRef where) const;
  LogicalResult givePair(unsigned argument, int64_t result);
  LogicalResult giveGradientOwner(unsigned result, int64_t argument);

  RoleTable &table;
  EntryFunction main;
  StringRef fileName;
  /// The part of the file that is being read, as "args[3]".
  std::string place;
  /// The pairs of the file, from either end.
  llvm::DenseMap<unsigned, unsigned> pairOf, ownerOf;
};
} // namespace

FailureOr<SmallVector<unsigned>> FileReader::match(const json::Value &what,
                                                   const Side &side) const {
  if (std::optional<int64_t> index = what.getAsInteger()) {
    if (*index < 0 || *index >= side.count)
      return error() << side.word << " " << *index << " of " << side.count
                     << " does not exist";
    return SmallVector<unsigned>{static_cast<unsigned>(*index)};
  }
  std::optional<StringRef> name = what.getAsString();
  if (!name)
    return error() << "the " << side.word << " is neither an index nor a name";
  SmallVector<unsigned> found;
  for (unsigned index = 0; index < side.count; ++index)
    if (side.getName(index) == *name)
      found.push_back(index);
  if (!found.empty() || !name->contains('*')) {
    if (found.size() == 1)
      return found;
    return error() << "the name " << quote(*name) << " is that of "
                   << found.size() << " " << side.word << "s; use an index";
  }
  // Brackets and braces are part of names here; only * is special.
  SmallVector<StringRef> parts;
  name->split(parts, '*');
  for (unsigned index = 0; index < side.count; ++index) {
    std::string whole = side.getName(index);
    StringRef rest = whole;
    bool matches =
        rest.consume_front(parts.front()) && rest.consume_back(parts.back());
    for (StringRef part : ArrayRef(parts).drop_front().drop_back()) {
      size_t at = rest.find(part);
      matches &= at != StringRef::npos;
      if (matches)
        rest = rest.drop_front(at + part.size());
    }
    if (matches)
      found.push_back(index);
  }
  if (found.empty())
    return error() << quote(*name) << " matches no " << side.word;
  return found;
}

FailureOr<Role> FileReader::readRole(const json::Object &entry,
                                     StringRef where) const {
  std::optional<StringRef> word = entry.getString("role");
  if (!word)
    return error() << where << " has no role";
  if (std::optional<Role> role = symbolizeRole(*word))
    return *role;
  return error() << where << " has the "
                 << describeUnknown("role", quote(*word), getRoleNames());
}

LogicalResult FileReader::givePair(unsigned argument, int64_t result) {
  if (result < 0 || result >= main.getNumResults())
    return error() << "argument " << argument << " is paired with result "
                   << result << " of " << main.getNumResults();
  Type from = main.getArgument(argument).getType();
  Type to = main.getResult(result).getType();
  if (from != to)
    return error() << "argument " << argument << " is " << from
                   << ", its pair, result " << result << ", is " << to;
  // The first would win, and nothing would say so.
  unsigned owner = ownerOf.try_emplace(result, argument).first->second;
  if (owner != argument)
    return error() << "result " << result << " is the pair of argument "
                   << owner << " already";
  unsigned pair = pairOf.try_emplace(argument, result).first->second;
  if (pair != result)
    return error() << "argument " << argument << " is paired with result "
                   << pair << " already";
  table.givePair(argument, result, RoleSource::File);
  return success();
}

/// The type without the signs of integers, which the source has and a step has
/// not: "tensor<2xi32>" for "tensor<2xui32>".
static std::string dropSigns(StringRef type) {
  std::string text;
  for (auto [index, letter] : llvm::enumerate(type)) {
    StringRef rest = type.drop_front(index);
    bool begins =
        index == 0 || !llvm::isAlpha(type[index - 1]) || type[index - 1] == 'x';
    bool hasSign = (letter == 'u' || letter == 's') && rest.size() > 2 &&
                   rest[1] == 'i' && llvm::isDigit(rest[2]);
    if (!begins || !hasSign)
      text += letter;
  }
  return text;
}

LogicalResult FileReader::giveGradientOwner(unsigned result, int64_t argument) {
  if (argument < 0 || argument >= main.getNumArguments())
    return error() << "result " << result << " is the gradient of argument "
                   << argument << " of " << main.getNumArguments();
  table.giveGradientOwner(result, argument);
  return success();
}

FailureOr<unsigned> FileReader::readEntry(const json::Object &entry,
                                          const Side &side) {
  const json::Value *what = entry.get("index");
  if (!what)
    what = entry.get("name");
  if (!what)
    return error() << "an entry for " << side.word
                   << "s has neither index nor name";
  FailureOr<SmallVector<unsigned>> found = match(*what, side);
  if (failed(found))
    return failure();
  if (found->size() != 1)
    return error() << "an entry is about one " << side.word
                   << ", and this name matches " << found->size()
                   << "; use a rule";
  unsigned index = found->front();
  std::string where = (side.word + " " + Twine(index)).str();
  if (std::optional<StringRef> type = entry.getString("type")) {
    std::string actual = textOf(side.getType(index));
    if (dropSigns(*type) != actual)
      return error() << where << " is " << escape(*type) << " in the file and "
                     << actual << " in the step; is it the file of another "
                     << "graph?";
  }
  FailureOr<Role> role = readRole(entry, where);
  if (failed(role))
    return failure();
  side.giveRole(index, *role);
  return index;
}

LogicalResult FileReader::forEach(
    const json::Object &file, StringRef key,
    llvm::function_ref<LogicalResult(const json::Value &)> readOne) {
  const json::Array *list = file.getArray(key);
  if (!list)
    return success();
  for (auto [number, value] : llvm::enumerate(*list)) {
    place = (key + "[" + Twine(number) + "]").str();
    if (failed(readOne(value)))
      return failure();
  }
  place.clear();
  return success();
}

LogicalResult FileReader::readEntries(const json::Object &file, StringRef key,
                                      const Side &side) {
  llvm::DenseMap<unsigned, std::string> seen;
  return forEach(file, key, [&](const json::Value &value) -> LogicalResult {
    const json::Object &entry = *value.getAsObject();
    FailureOr<unsigned> index = readEntry(entry, side);
    if (failed(index))
      return failure();
    auto [first, isNew] = seen.try_emplace(*index, place);
    if (!isNew)
      return error() << side.word << " " << *index << " has an entry already, "
                     << first->second;
    if (std::optional<int64_t> pair = entry.getInteger("pair"))
      return givePair(*index, *pair);
    std::optional<int64_t> of = entry.getInteger("of");
    return key == "results" && of ? giveGradientOwner(*index, *of) : success();
  });
}

LogicalResult FileReader::readRule(const json::Object &rule, const Side &args,
                                   const Side &results) {
  const json::Value *argument = rule.get("arg");
  const json::Value *result = rule.get("result");
  if (!argument == !result)
    return error() << "a rule names either 'arg' or 'result'";
  const Side &side = argument ? args : results;
  FailureOr<Role> role = readRole(rule, "a rule");
  if (failed(role))
    return failure();
  FailureOr<SmallVector<unsigned>> found =
      match(argument ? *argument : *result, side);
  if (failed(found))
    return failure();
  for (unsigned index : *found)
    side.giveRole(index, *role);
  return success();
}

LogicalResult FileReader::readPair(const json::Array &pair, const Side &args,
                                   const Side &results) {
  FailureOr<SmallVector<unsigned>> argument = match(pair[0], args);
  if (failed(argument))
    return failure();
  FailureOr<SmallVector<unsigned>> result = match(pair[1], results);
  if (failed(result))
    return failure();
  if (argument->size() != result->size())
    return error() << "a pair matches " << argument->size() << " arguments and "
                   << result->size() << " results";
  for (auto [from, to] : llvm::zip_equal(*argument, *result))
    if (failed(givePair(from, to)))
      return failure();
  return success();
}

LogicalResult FileReader::readLoss(const json::Value &loss,
                                   const Side &results) {
  place = "loss";
  FailureOr<SmallVector<unsigned>> found = match(loss, results);
  if (failed(found))
    return failure();
  for (unsigned index : *found) {
    results.giveRole(index, Role::Loss);
    const RoleTable::Fact &fact = table.getResults()[index];
    if (fact.source == RoleSource::File && fact.role != Role::Loss)
      return error() << "result " << index << " has the role '"
                     << stringifyRole(*fact.role) << "' already";
  }
  place.clear();
  return success();
}

LogicalResult FileReader::read(const json::Object &file) {
  auto argumentName = [&](unsigned i) { return main.getArgumentName(i); };
  auto argumentType = [&](unsigned i) { return main.getArgument(i).getType(); };
  auto argumentRole = [&](unsigned i, Role role) {
    table.giveArgumentRole(i, role, RoleSource::File);
  };
  auto resultName = [&](unsigned i) { return main.getResultName(i); };
  auto resultType = [&](unsigned i) { return main.getResult(i).getType(); };
  auto resultRole = [&](unsigned i, Role role) {
    table.giveResultRole(i, role, RoleSource::File);
  };
  Side args{"argument", main.getNumArguments(), argumentName, argumentType,
            argumentRole};
  Side results{"result", main.getNumResults(), resultName, resultType,
               resultRole};
  auto rule = [&](const json::Value &value) {
    return readRule(*value.getAsObject(), args, results);
  };
  auto pair = [&](const json::Value &value) {
    return readPair(*value.getAsArray(), args, results);
  };
  if (failed(readEntries(file, "args", args)) ||
      failed(readEntries(file, "results", results)) ||
      failed(forEach(file, "rules", rule)) ||
      failed(forEach(file, "pairs", pair)))
    return failure();
  const json::Value *loss = file.get("loss");
  return loss ? readLoss(*loss, results) : success();
}

LogicalResult mp::addRolesFromFile(RoleTable &table, StringRef text,
                                   StringRef fileName) {
  FileReader reader(table, fileName);
  llvm::Expected<json::Value> parsed = parseJson(text);
  if (!parsed)
    return reader.error() << llvm::toString(parsed.takeError());
  const json::Object *file = parsed->getAsObject();
  if (!file)
    return reader.error() << "is not a JSON object";
  if (std::optional<std::string> problem = findSchemaProblem(*file))
    return reader.error() << *problem;
  return reader.read(*file);
}
