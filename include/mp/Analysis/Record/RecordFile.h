//===- RecordFile.h - Reports of a step as files ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RECORD_RECORDFILE_H
#define MP_ANALYSIS_RECORD_RECORDFILE_H

#include "mp/Analysis/Record/StepRecord.h"

#include "llvm/Support/Error.h"

namespace mlir::mp {

/// Writes the record as docs/report.schema.json says: in a fixed order, without
/// times or paths of this machine but those in locations, so that the same
/// record gives the same bytes.
void writeRecordJson(const StepRecord &record, raw_ostream &stream);

/// Writes one HTML file that needs no other, and no network.
void writeRecordHtml(const StepRecord &record, raw_ostream &stream);

/// Reads what `writeRecordJson` wrote. Of the costs only ops and casts are
/// read. An error says which field is missing or of another type.
llvm::Expected<StepRecord> readRecordJson(StringRef text);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RECORD_RECORDFILE_H
