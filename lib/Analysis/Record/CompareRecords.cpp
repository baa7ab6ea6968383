//===- CompareRecords.cpp - Two plans of one step -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/TellRecord.h"

#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

namespace {
/// Gives each op a key that does not depend on ops of other names.
class Keys {
public:
  std::string next(StringRef function, const OpRecord &op) {
    std::string key = (function + "\n" + op.op + "\n" + op.name).str();
    return key + "\n" + std::to_string(count[key]++);
  }

private:
  llvm::StringMap<unsigned> count;
};
} // namespace

namespace {
/// Whether two ops have the same types, where either plan's low type counts as
/// the other's.
struct SameTypes {
  StringRef lowOfFirst, lowOfSecond;

  bool operator()(StringRef first, StringRef second) const {
    bool isLow = first == lowOfFirst;
    return isLow == (second == lowOfSecond) && (isLow || first == second);
  }
  bool operator()(const PortRecord &first, const PortRecord &second) const {
    return (*this)(first.planned, second.planned);
  }
  bool operator()(const OpRecord &first, const OpRecord &second) const {
    return llvm::equal(first.operands, second.operands, *this) &&
           llvm::equal(first.results, second.results, *this) &&
           (*this)(StringRef(first.computes), StringRef(second.computes));
  }
};
} // namespace

RecordComparison mp::compareRecords(const StepRecord &first,
                                    const StepRecord &second) {
  llvm::StringMap<const OpRecord *> others;
  Keys ofFirst, ofSecond;
  for (const FunctionRecord &function : second.functions)
    for (const OpRecord &op : function.ops)
      others[ofSecond.next(function.name, op)] = &op;
  SameTypes haveSameTypes = {first.type, second.type};
  RecordComparison result;
  DenseSet<const OpRecord *> met;
  for (const FunctionRecord &function : first.functions) {
    for (const OpRecord &op : function.ops) {
      const OpRecord *other = others.lookup(ofFirst.next(function.name, op));
      if (!other) {
        result.onlyFirst.push_back(&op);
        continue;
      }
      met.insert(other);
      ++result.compared;
      if (!haveSameTypes(op, *other))
        result.different.emplace_back(&op, other);
    }
  }
  for (const FunctionRecord &function : second.functions)
    for (const OpRecord &op : function.ops)
      if (!met.contains(&op))
        result.onlySecond.push_back(&op);
  return result;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

namespace {
struct Totals {
  int64_t given = 0, planned = 0, castKernels = 0, casts = 0;
  size_t ops = 0, narrow = 0;
};
} // namespace

static Totals addUp(const StepRecord &record) {
  Totals totals;
  for (const FunctionRecord &function : record.functions) {
    totals.given = saturatingAdd(totals.given, function.bytes.given);
    totals.planned = saturatingAdd(totals.planned, function.bytes.planned);
    totals.castKernels += function.castKernels;
    totals.casts += function.final.casts;
    totals.ops += function.ops.size();
    totals.narrow += llvm::count_if(
        function.ops, [](const OpRecord &op) { return op.isNarrow; });
  }
  return totals;
}

void mp::tellCosts(const StepRecord &first, const StepRecord &second,
                   raw_ostream &stream) {
  Totals one = addUp(first), other = addUp(second);
  stream << "bytes " << one.planned << " -> " << other.planned;
  if (one.planned)
    stream << llvm::format(" (%.1f %%)",
                           100.0 * double(other.planned) / double(one.planned));
  stream << ", casts " << one.casts << " -> " << other.casts
         << ", kernels that only cast " << one.castKernels << " -> "
         << other.castKernels << "\n";
}

static std::string listTypes(ArrayRef<PortRecord> ports) {
  std::string text;
  for (const PortRecord &port : ports)
    text += (text.empty() ? "" : ", ") + port.planned;
  return "(" + text + ")";
}

static void tellOp(StringRef name, const OpRecord &op, raw_ostream &stream) {
  stream << "  " << name << ": " << listTypes(op.operands) << " -> "
         << listTypes(op.results) << ", " << op.reason << "\n";
}

static void tellMissing(StringRef name, ArrayRef<const OpRecord *> ops,
                        size_t most, raw_ostream &stream) {
  if (ops.empty())
    return;
  stream << "only in " << name << ": "
         << listFirst(ops.size(), most,
                      [&](size_t index) { return escape(ops[index]->id); })
         << "\n";
}

static void tellTotals(StringRef name, const StepRecord &record,
                       raw_ostream &stream) {
  Totals totals = addUp(record);
  stream << name << ": " << record.type << ", " << record.planner << ", "
         << totals.narrow << " of " << countOf(totals.ops, "op")
         << " read or write 16 bits, " << totals.planned
         << " bytes, in the given types " << totals.given << "\n";
}

void mp::tellComparison(const StepRecord &first, const StepRecord &second,
                        std::pair<StringRef, StringRef> names, size_t most,
                        raw_ostream &stream) {
  RecordComparison found = compareRecords(first, second);
  std::string one = escape(names.first), other = escape(names.second);
  tellTotals(one, first, stream);
  tellTotals(other, second, stream);
  for (auto [mine, theirs] : ArrayRef(found.different).take_front(most)) {
    stream << escape(mine->id);
    if (!mine->name.empty())
      stream << ' ' << quote(mine->name);
    stream << "\n";
    tellOp(one, *mine, stream);
    tellOp(other, *theirs, stream);
  }
  if (found.different.size() > most)
    stream << "and " << found.different.size() - most << " more\n";
  tellMissing(one, found.onlyFirst, most, stream);
  tellMissing(other, found.onlySecond, most, stream);
  stream << found.different.size() << " of " << countOf(found.compared, "op")
         << (found.different.size() == 1 ? " differs; " : " differ; ");
  tellCosts(first, second, stream);
}
