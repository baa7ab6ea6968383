//===- WriteRecord.cpp - Reports of a step as files -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page is a template of this folder with the JSON in its middle: what the
// two show can not differ.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/RecordFile.h"

#include "RecordSchema.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::schema;

static constexpr llvm::StringLiteral pageTemplate =
#include "ReportPage.inc"
    ;

namespace {
/// Writes fields; names of strangers may be of any bytes.
class Writer {
public:
  Writer(raw_ostream &stream, unsigned indent) : json(stream, indent) {}

  void write(const StepRecord &record);

private:
  void text(StringRef key, StringRef value) {
    json.attribute(key, llvm::json::fixUTF8(value));
  }
  void texts(StringRef key, ArrayRef<std::string> values);
  void bytes(const PlannedBytes &bytes);
  void write(const FunctionRecord &record);
  void write(const OpRecord &record);
  void writePort(const PortRecord &port, bool isOperand);
  void writeArgument(const PortOfStep &port);
  void writeResult(const PortOfStep &port);

  llvm::json::OStream json;
};
} // namespace

void Writer::texts(StringRef key, ArrayRef<std::string> values) {
  json.attributeArray(key, [&] {
    for (const std::string &value : values)
      json.value(llvm::json::fixUTF8(value));
  });
}

void Writer::bytes(const PlannedBytes &bytes) {
  json.attributeObject(fieldBytes, [&] {
    json.attribute(fieldGiven, bytes.given);
    json.attribute(fieldPlanned, bytes.planned);
  });
}

void Writer::writePort(const PortRecord &port, bool isOperand) {
  json.object([&] {
    if (isOperand)
      text(fieldFrom, port.from);
    text(fieldGiven, port.given);
    text(fieldPlanned, port.planned);
  });
}

void Writer::write(const OpRecord &record) {
  json.object([&] {
    text(fieldId, record.id);
    text(fieldOp, record.op);
    text(fieldName, record.name);
    text(fieldPlace, record.place);
    json.attribute(fieldCalledFrom, record.calledFrom);
    text(fieldClass, record.opClass);
    text(fieldClassFrom, record.classFrom);
    json.attribute(fieldNarrow, record.isNarrow);
    text(fieldComputes, record.computes);
    json.attributeArray(fieldOperands, [&] {
      for (const PortRecord &port : record.operands)
        writePort(port, /*isOperand=*/true);
    });
    json.attributeArray(fieldResults, [&] {
      for (const PortRecord &port : record.results)
        writePort(port, /*isOperand=*/false);
    });
    text(fieldRule, record.rule);
    text(fieldVerdict, record.verdict);
    text(fieldEvidence, record.evidence);
    text(fieldReason, record.reason);
    text(fieldDistrust, record.distrust);
    text(fieldForcedBy, record.forcedBy);
    bytes(record.bytes);
  });
}

void Writer::writeArgument(const PortOfStep &port) {
  json.object([&] {
    text(fieldId, port.id);
    text(fieldName, port.name);
    text(fieldRole, port.role);
    text(fieldType, port.type);
    texts(fieldReadAs, port.readAs);
    json.attribute(fieldAssumed, port.isAssumed);
  });
}

void Writer::writeResult(const PortOfStep &port) {
  json.object([&] {
    text(fieldId, port.id);
    text(fieldName, port.name);
    text(fieldRole, port.role);
    text(fieldType, port.type);
    text(fieldFrom, port.from);
  });
}

void Writer::write(const FunctionRecord &record) {
  json.object([&] {
    text(fieldName, record.name);
    bytes(record.bytes);
    json.attribute(fieldCastKernels, record.castKernels);
    json.attributeObject(fieldCosts, [&] {
      json.attributeObject(fieldGiven, [&] { writeCost(json, record.given); });
      json.attributeObject(fieldFinal, [&] { writeCost(json, record.final); });
    });
    json.attributeArray(fieldArguments, [&] {
      for (const PortOfStep &port : record.arguments)
        writeArgument(port);
    });
    json.attributeArray(fieldResults, [&] {
      for (const PortOfStep &port : record.results)
        writeResult(port);
    });
    texts(fieldOpaque, record.opaque);
    json.attributeArray(fieldCallers, [&] {
      for (const CallerRecord &caller : record.callers)
        json.object([&] {
          text(fieldPlace, caller.place);
          json.attribute(fieldCalledFrom, caller.calledFrom);
        });
    });
    json.attributeArray(fieldOps, [&] {
      for (const OpRecord &op : record.ops)
        write(op);
    });
  });
}

void Writer::write(const StepRecord &record) {
  json.object([&] {
    text(fieldFormat, formatName);
    text(fieldStep, record.step);
    text(fieldType, record.type);
    text(fieldPlanner, record.planner);
    json.attributeArray(fieldFunctions, [&] {
      for (const FunctionRecord &function : record.functions)
        write(function);
    });
  });
}

void mp::writeRecordJson(const StepRecord &record, raw_ostream &stream) {
  Writer(stream, /*indent=*/1).write(record);
  stream << '\n';
}

void mp::writeRecordHtml(const StepRecord &record, raw_ostream &stream) {
  std::string data;
  llvm::raw_string_ostream json(data);
  Writer(json, /*indent=*/0).write(record);
  auto [head, tail] = pageTemplate.split("@RECORD@");
  stream << head;
  // A name of the user's must not end the element that holds it.
  for (char letter : data)
    if (letter == '<')
      stream << "\\u003c";
    else
      stream << letter;
  stream << tail;
}
