//===- ReadProfile.cpp - Reading what was seen of a step ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan is made by what the file says, so nothing in it is guessed: each key
// has to be there and to be known, and numbers that are told twice to agree.
//
//===----------------------------------------------------------------------===//

#include "ProfileSchema.h"
#include "mp/Analysis/Evidence/Profile.h"

#include "mlir/Support/LLVM.h"
#include "mp/Support/Files.h"
#include "mp/Support/Json.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
namespace json = llvm::json;

/// More than any run counts; sums of a few stay below 2^63.
static constexpr int64_t largestCount = int64_t(1) << 53;

namespace {
/// An entry as it stands in the file, before its parts are compared.
struct RawEntry {
  ProfileEntry entry;
  std::optional<double> amax, min, max, least, rowNorm;
  bool isInteger = false;
};
} // namespace

/// Reports the first key, by name, that is missing or not known.
static bool hasKeys(const json::Value &value, ArrayRef<StringLiteral> known,
                    json::Path path) {
  const json::Object *object = value.getAsObject();
  if (!object) {
    path.report("expected object");
    return false;
  }
  for (StringRef key : known)
    if (!object->get(key)) {
      path.field(key).report("missing value");
      return false;
    }
  std::optional<StringRef> unknown;
  for (const auto &[key, field] : *object)
    if (!llvm::is_contained(known, StringRef(key)))
      unknown = unknown ? std::min<StringRef>(*unknown, key) : StringRef(key);
  if (unknown)
    path.field(*unknown).report("unknown key");
  return !unknown;
}

/// Reads the bins that counted anything, or null.
static bool readExponents(const json::Value &value, ValueStatistics &seen,
                          json::Path path) {
  if (value.getAsNull())
    return true;
  int64_t first = 0;
  std::vector<int64_t> counts;
  json::ObjectMapper map(value, path);
  if (!hasKeys(value, schema::exponentKeys, path) || !map ||
      !map.map(schema::first, first) || !map.map(schema::counts, counts))
    return false;
  int64_t begin = first - ValueStatistics::firstExponent;
  int64_t most = ValueStatistics::exponentBins;
  if (first < ValueStatistics::firstExponent || begin > most ||
      static_cast<int64_t>(counts.size()) > most - begin) {
    path.report("expected exponents from -127 to 128");
    return false;
  }
  llvm::copy(counts, seen.exponents.begin() + begin);
  return true;
}

static bool readEntry(const json::Value &value, RawEntry &raw,
                      json::Path path) {
  ValueStatistics &seen = raw.entry.seen;
  json::ObjectMapper map(value, path);
  return hasKeys(value, schema::entryKeys, path) && map &&
         map.map(schema::name, raw.entry.name) &&
         map.map(schema::type, raw.entry.type) &&
         map.map(schema::location, raw.entry.location) &&
         map.map(schema::count, seen.count) &&
         map.map(schema::nonFinite, seen.nonFinite) &&
         map.map(schema::zeros, seen.zeros) &&
         map.map(schema::amax, raw.amax) && map.map(schema::min, raw.min) &&
         map.map(schema::max, raw.max) && map.map(schema::least, raw.least) &&
         map.map(schema::rowNorm, raw.rowNorm) &&
         map.map(schema::integers, raw.isInteger) &&
         readExponents(*value.getAsObject()->get(schema::exponents), seen,
                       path.field(schema::exponents));
}

/// What contradicts itself in an entry, in words; none if nothing does.
static std::optional<std::string> findContradiction(const RawEntry &raw) {
  const ValueStatistics &seen = raw.entry.seen;
  int64_t sum = 0;
  auto add = [&](int64_t part) {
    bool isCount = part >= 0 && part <= largestCount - sum;
    sum += isCount ? part : 0;
    return isCount;
  };
  if (!add(seen.nonFinite) || !add(seen.zeros) ||
      !llvm::all_of(seen.exponents, add))
    return "a count is negative, or their sum beyond 2^53";
  if (sum != seen.count)
    return "count is " + std::to_string(seen.count) + ", and " +
           std::to_string(sum) + " are not finite, zero or have an exponent";
  bool hasRange = raw.amax && raw.min && raw.max && raw.rowNorm;
  bool hasNone = !raw.amax && !raw.min && !raw.max && !raw.rowNorm;
  if (!(seen.hasFinite() ? hasRange : hasNone))
    return "amax, min, max and row_norm are null where nothing finite was "
           "seen, and only there";
  if (seen.hasNonZero() != raw.least.has_value())
    return "least is null where nothing but zeros was seen, and only there";
  if (!hasRange)
    return std::nullopt;
  double least = raw.least.value_or(*raw.amax);
  for (double number : {*raw.amax, *raw.min, *raw.max, *raw.rowNorm, least})
    if (!std::isfinite(number))
      return "a number is not finite";
  if (*raw.min > *raw.max || least > *raw.amax || *raw.rowNorm < 0 ||
      (raw.least && least <= 0) ||
      *raw.amax != std::max(std::abs(*raw.min), std::abs(*raw.max)))
    return "min, max, amax, least and row_norm do not agree";
  return std::nullopt;
}

static ProfileEntry finish(RawEntry raw) {
  ValueStatistics &seen = raw.entry.seen;
  seen.min = raw.min.value_or(seen.min);
  seen.max = raw.max.value_or(seen.max);
  seen.least = raw.least.value_or(seen.least);
  seen.rowNorm = raw.rowNorm.value_or(seen.rowNorm);
  seen.isInteger = raw.isInteger || seen.count == 0;
  return std::move(raw.entry);
}

/// The keys of the file itself, checked; entries as they stand there.
static llvm::Error readContents(const json::Value &file,
                                std::string &fingerprint,
                                std::vector<RawEntry> &entries) {
  json::Path::Root root("profile");
  // Another format may have other keys: what it is comes first.
  const json::Object *object = file.getAsObject();
  std::optional<StringRef> format =
      object ? object->getString(schema::format) : std::nullopt;
  if (!format || *format != schema::profileFormat)
    return llvm::createStringError(
        "is not a profile: 'format' is " +
        (format ? quote(*format) : std::string("missing")) + ", not " +
        quote(schema::profileFormat));
  json::Path path(root);
  json::ObjectMapper map(file, path);
  if (!hasKeys(file, schema::fileKeys, path) || !map ||
      !map.map(schema::step, fingerprint))
    return root.getError();
  json::Path place = path.field(schema::values);
  const json::Array *list = object->getArray(schema::values);
  if (!list) {
    place.report("expected array");
    return root.getError();
  }
  // One by one: an entry takes a thousand times what the text `{}` takes.
  for (auto [index, value] : llvm::enumerate(*list))
    if (!readEntry(value, entries.emplace_back(), place.index(index)))
      return root.getError();
  return llvm::Error::success();
}

llvm::Expected<Profile> Profile::parse(StringRef text, StringRef path) {
  auto fail = [&](const Twine &message) {
    return llvm::createStringError(escape(path) + ": " + message);
  };
  // A hundred thousand values have as many entries, and twice the objects.
  llvm::Expected<json::Value> file = parseJson(text, /*maxObjects=*/1 << 21);
  if (!file)
    return fail(toString(file.takeError()));
  std::string fingerprint;
  std::vector<RawEntry> entries;
  if (llvm::Error error = readContents(*file, fingerprint, entries))
    return fail(toString(std::move(error)));
  Profile profile(std::move(fingerprint));
  for (RawEntry &raw : entries) {
    std::string name = quote(raw.entry.name);
    if (std::optional<std::string> problem = findContradiction(raw))
      return fail("the value " + name + ": " + *problem);
    if (!profile.append(finish(std::move(raw))))
      return fail("the value " + name + " is there twice");
  }
  return std::move(profile);
}

llvm::Expected<Profile> Profile::read(StringRef path) {
  auto buffer = readFile(path);
  if (!buffer)
    return llvm::createStringError(
        escape(path) + ": cannot be read: " + toString(buffer.takeError()));
  return parse((*buffer)->getBuffer(), path);
}
