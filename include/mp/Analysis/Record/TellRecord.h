//===- TellRecord.h - Records in plain words --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RECORD_TELLRECORD_H
#define MP_ANALYSIS_RECORD_TELLRECORD_H

#include "mp/Analysis/Record/StepRecord.h"

#include "llvm/Support/Error.h"

namespace mlir::mp {

/// What a name stands for. Several ops of the user's program may have one.
struct FoundNode {
  std::vector<const OpRecord *> ops;
  std::vector<const PortOfStep *> arguments;
};

/// What `name` is: the id of an op, an argument or a result, `main/` left out
/// or not; the name of an argument or a result; the name of ops in the user's
/// program or, where there is none, the end of such a name behind a slash. An
/// error has the nearest spelling.
llvm::Expected<FoundNode> findNode(const StepRecord &record, StringRef name);

/// What each op and argument of `node` reads and writes, by which rule, and
/// the chain of what forced that.
void tellWhy(const StepRecord &record, const FoundNode &node,
             raw_ostream &stream);

/// Two plans of one step, op by op.
struct RecordComparison {
  /// In the order of the first record.
  std::vector<std::pair<const OpRecord *, const OpRecord *>> different;
  std::vector<const OpRecord *> onlyFirst, onlySecond;
  size_t compared = 0;
};

/// Pairs ops by their name in the user's program, what they are, and how many
/// such stand before them: a plan for f16 has ops for the loss scale that one
/// for bf16 does not have. Ops differ where one plan has its low type and the
/// other has not.
RecordComparison compareRecords(const StepRecord &first,
                                const StepRecord &second);

/// The ops that differ, at most `most` of them, and what that does to bytes and
/// casts. `names` are what the two are called.
void tellComparison(const StepRecord &first, const StepRecord &second,
                    std::pair<StringRef, StringRef> names, size_t most,
                    raw_ostream &stream);

/// "bytes 120 -> 80 (66.7 %), kernels that cast 2 -> 1, casts 3 -> 2".
void tellCosts(const StepRecord &first, const StepRecord &second,
               raw_ostream &stream);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RECORD_TELLRECORD_H
