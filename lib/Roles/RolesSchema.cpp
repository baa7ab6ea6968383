//===- RolesSchema.cpp - The form of a roles file -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A key that is misspelled, or holds the wrong kind, would say nothing, and the
// role would be guessed. So what is not known is refused.
//
//===----------------------------------------------------------------------===//

#include "RolesSchema.h"

#include "mlir/Support/LLVM.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
namespace json = llvm::json;

namespace {
/// What the value of a key may be.
enum class Kind { Text, Number, Place, List, NumberOrNull, TextOrNull };

struct Key {
  StringLiteral name;
  Kind kind;
};
} // namespace

static constexpr Key fileKeys[] = {
    {"graph", Kind::Text},   {"entry", Kind::Text}, {"args", Kind::List},
    {"results", Kind::List}, {"rules", Kind::List}, {"pairs", Kind::List},
    {"loss", Kind::Place},
};
static constexpr Key argumentKeys[] = {
    {"index", Kind::Number},      {"name", Kind::Text},
    {"type", Kind::Text},         {"role", Kind::Text},
    {"pair", Kind::NumberOrNull}, {"of", Kind::NumberOrNull},
    {"slot", Kind::TextOrNull},
};
static constexpr Key resultKeys[] = {
    {"index", Kind::Number}, {"name", Kind::Text},       {"type", Kind::Text},
    {"role", Kind::Text},    {"of", Kind::NumberOrNull},
};
static constexpr Key ruleKeys[] = {
    {"arg", Kind::Place},
    {"result", Kind::Place},
    {"role", Kind::Text},
};

static StringRef describe(Kind kind) {
  switch (kind) {
  case Kind::Text:
    return "text";
  case Kind::Number:
    return "a whole number";
  case Kind::Place:
    return "an index or a name";
  case Kind::List:
    return "a list";
  case Kind::NumberOrNull:
    return "a whole number or null";
  case Kind::TextOrNull:
    return "text or null";
  }
  llvm_unreachable("not a kind");
}

static bool isOfKind(const json::Value &value, Kind kind) {
  bool isText = value.kind() == json::Value::String;
  bool isNumber = value.getAsInteger().has_value();
  bool isNull = value.kind() == json::Value::Null;
  switch (kind) {
  case Kind::Text:
    return isText;
  case Kind::Number:
    return isNumber;
  case Kind::Place:
    return isText || isNumber;
  case Kind::List:
    return value.kind() == json::Value::Array;
  case Kind::NumberOrNull:
    return isNumber || isNull;
  case Kind::TextOrNull:
    return isText || isNull;
  }
  llvm_unreachable("not a kind");
}

static SmallVector<StringRef> getNames(ArrayRef<Key> keys) {
  return llvm::map_to_vector(
      keys, [](const Key &key) -> StringRef { return key.name; });
}

/// The first key, by name, that is not known or holds the wrong kind.
static std::optional<std::string> checkKeys(const json::Object &object,
                                            ArrayRef<Key> known) {
  std::optional<StringRef> worst;
  const Key *found = nullptr;
  for (const auto &[name, value] : object) {
    StringRef text = name;
    const Key *key = llvm::find_if(
        known, [&](const Key &entry) { return entry.name == text; });
    bool isKnown = key != known.end();
    if ((isKnown && isOfKind(value, key->kind)) || (worst && *worst < text))
      continue;
    worst = text;
    found = isKnown ? key : nullptr;
  }
  if (!worst)
    return std::nullopt;
  if (found)
    return ("'" + *worst + "' is not " + describe(found->kind)).str();
  return describeUnknown("key", quote(*worst), getNames(known));
}

/// Checks the objects that a list holds.
static std::optional<std::string>
checkList(const json::Object &file, StringRef name, ArrayRef<Key> known) {
  const json::Array *list = file.getArray(name);
  if (!list)
    return std::nullopt;
  for (auto [number, value] : llvm::enumerate(*list)) {
    const json::Object *object = value.getAsObject();
    std::optional<std::string> problem =
        object ? checkKeys(*object, known) : "is not an object";
    if (problem)
      return (name + "[" + Twine(number) + "]: " + *problem).str();
  }
  return std::nullopt;
}

static std::optional<std::string> checkPairs(const json::Object &file) {
  const json::Array *pairs = file.getArray("pairs");
  if (!pairs)
    return std::nullopt;
  for (auto [number, value] : llvm::enumerate(*pairs)) {
    const json::Array *pair = value.getAsArray();
    auto isPlace = [](const json::Value &end) {
      return isOfKind(end, Kind::Place);
    };
    if (!pair || pair->size() != 2 || !llvm::all_of(*pair, isPlace))
      return ("pairs[" + Twine(number) +
              "]: is not [argument, result], each an index or a name")
          .str();
  }
  return std::nullopt;
}

std::optional<std::string> mp::findSchemaProblem(const json::Object &file) {
  if (auto problem = checkKeys(file, fileKeys))
    return problem;
  // The name of a graph alone is not a file of roles.
  ArrayRef<Key> telling = ArrayRef(fileKeys).drop_front(2);
  if (llvm::none_of(telling,
                    [&](const Key &key) { return file.get(key.name); }))
    return "says nothing: it has none of " +
           llvm::join(getNames(telling), ", ");
  if (auto problem = checkList(file, "args", argumentKeys))
    return problem;
  if (auto problem = checkList(file, "results", resultKeys))
    return problem;
  if (auto problem = checkList(file, "rules", ruleKeys))
    return problem;
  return checkPairs(file);
}
