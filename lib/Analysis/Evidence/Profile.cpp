//===- Profile.cpp - What was seen of the values of a step ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers are written with as many digits as tell any two doubles apart, so
// what is read is what was written. One entry stands on one line, in the order
// of the step: two files can be compared by `diff`.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/Profile.h"
#include "ProfileSchema.h"

#include "mp/Support/Messages.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::mp;
namespace json = llvm::json;

bool Profile::append(ProfileEntry entry) {
  if (!indices.try_emplace(entry.name, entries.size()).second)
    return false;
  entries.push_back(std::move(entry));
  return true;
}

const ProfileEntry *Profile::find(llvm::StringRef name) const {
  auto found = indices.find(name);
  return found == indices.end() ? nullptr : &entries[found->second];
}

llvm::Error Profile::checkStep(llvm::StringRef step) const {
  if (fingerprint == step)
    return llvm::Error::success();
  return llvm::createStringError(
      "is a profile of another step, or of this one before it changed: of " +
      escape(fingerprint) + ", and the step is " + step +
      "; run mp-run --profile again");
}

llvm::Error Profile::merge(const Profile &other) {
  if (llvm::Error error = other.checkStep(fingerprint))
    return error;
  for (const ProfileEntry &entry : entries)
    if (!other.find(entry.name))
      return llvm::createStringError("has no value " + quote(entry.name));
  for (const ProfileEntry &entry : other.entries)
    if (!find(entry.name))
      return llvm::createStringError("has the value " + quote(entry.name) +
                                     ", which the step has not");
  for (ProfileEntry &entry : entries)
    entry.seen.merge(other.find(entry.name)->seen);
  return llvm::Error::success();
}

/// The bins from the first to the last that counted anything.
static json::Value describeExponents(const ValueStatistics &seen) {
  int begin = 0, end = ValueStatistics::exponentBins;
  while (begin < end && !seen.exponents[begin])
    ++begin;
  while (begin < end && !seen.exponents[end - 1])
    --end;
  if (begin == end)
    return nullptr;
  json::Array counts;
  for (int bin = begin; bin < end; ++bin)
    counts.push_back(seen.exponents[bin]);
  return json::Object{{schema::first, ValueStatistics::firstExponent + begin},
                      {schema::counts, std::move(counts)}};
}

static void writeEntry(json::OStream &json, const ProfileEntry &entry) {
  const ValueStatistics &seen = entry.seen;
  auto number = [](bool isKnown, double value) {
    return isKnown ? json::Value(value) : json::Value(nullptr);
  };
  json.attribute(schema::name, entry.name);
  json.attribute(schema::type, entry.type);
  json.attribute(schema::location, json::fixUTF8(entry.location));
  json.attribute(schema::count, seen.count);
  json.attribute(schema::nonFinite, seen.nonFinite);
  json.attribute(schema::zeros, seen.zeros);
  json.attribute(schema::amax, number(seen.hasFinite(), seen.amax()));
  json.attribute(schema::min, number(seen.hasFinite(), seen.min));
  json.attribute(schema::max, number(seen.hasFinite(), seen.max));
  json.attribute(schema::least, number(seen.hasNonZero(), seen.least));
  json.attribute(schema::rowNorm, number(seen.hasFinite(), seen.rowNorm));
  json.attribute(schema::integers, seen.count > 0 && seen.isInteger);
  json.attribute(schema::exponents, describeExponents(seen));
}

void Profile::write(llvm::raw_ostream &stream) const {
  json::OStream file(stream, 1);
  file.object([&] {
    file.attribute(schema::format, schema::profileFormat);
    file.attribute(schema::step, fingerprint);
    file.attributeArray(schema::values, [&] {
      for (const ProfileEntry &entry : entries)
        file.rawValue([&](llvm::raw_ostream &line) {
          json::OStream compact(line);
          compact.object([&] { writeEntry(compact, entry); });
        });
    });
  });
  stream << "\n";
}
