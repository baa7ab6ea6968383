//===- Body.cpp - The ops of bytecode -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Regions are left and entered as MLIR's reader does it, with a stack of its
// own. Values have numbers that count up within what is isolated from above;
// how often each is used is counted, as the order of its uses, which a file may
// give, is a permutation that nobody else checks.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mlir/Bytecode/Encoding.h"

using namespace mlir;
using namespace mlir::mp;
namespace Mask = mlir::bytecode::OpEncodingMask;

namespace {
/// The regions of an op, of which one is being read.
struct Frame {
  uint64_t regions = 0;
  bool isIsolated = false;
  /// Of the region that is being read: what is left of it, and what it has.
  bool isOpen = false;
  uint64_t blocks = 0, ops = 0, allBlocks = 0;
  uint64_t values = 0, defined = 0;
  size_t firstValue = 0, firstOrder = 0;
  /// What an isolated op interrupts.
  ByteRange rest;
  size_t outerScope = 0;
};

/// The order of the uses of a value, as far as it can be checked by itself.
struct UseOrder {
  size_t value = 0;
  uint64_t size = 0, largest = 0;
  bool isPairs = false;
};

class BodyChecker {
public:
  BodyChecker(const BytecodeFile &file, const BytecodeTables &tables)
      : file(file), tables(tables), cursor(file, tables.body) {}

  LogicalResult run();

private:
  LogicalResult readOp(Frame &frame);
  LogicalResult readReferences(uint8_t mask);
  LogicalResult readResults(Frame &frame, uint8_t mask);
  LogicalResult readOperands(const Frame &frame, uint8_t mask);
  LogicalResult enterRegions();
  LogicalResult openRegion(Frame &frame);
  LogicalResult closeRegion(Frame &frame);
  void leaveRegions();
  LogicalResult readBlock(Frame &frame);
  LogicalResult readArguments(uint64_t &count);
  LogicalResult readOrders(const Frame &frame, uint64_t values);
  LogicalResult define(Frame &frame, uint64_t count);

  const BytecodeFile &file;
  const BytecodeTables &tables;
  ByteCursor cursor;
  std::vector<Frame> frames;
  /// How often each value that can be seen is used, and where those begin that
  /// the isolated op in which this is can see.
  std::vector<uint64_t> uses;
  size_t scope = 0;
  std::vector<UseOrder> orders;
};
} // namespace

LogicalResult BodyChecker::define(Frame &frame, uint64_t count) {
  // What stands outside of all regions defines nothing.
  if (frame.values == 0 && frames.size() == 1)
    return success();
  frame.defined += count;
  if (frame.defined > frame.values)
    return cursor.error() << "a region that defines more than its "
                          << frame.values << " values";
  return success();
}

/// For the next `values` values. With one, there is no need to say which.
LogicalResult BodyChecker::readOrders(const Frame &frame, uint64_t values) {
  uint64_t count = 1;
  if (values == 0)
    return cursor.error() << "an order of the uses of no value";
  if (values > 1 && failed(cursor.readCount(count, "orders of uses")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t value = 0, index = 0;
    UseOrder order;
    if (values > 1 && (failed(cursor.readVarint(value)) ||
                       failed(cursor.checkIndex(value, values, "value"))))
      return failure();
    if (failed(cursor.readFlagged(order.size, order.isPairs)))
      return failure();
    if (order.size > cursor.left())
      return cursor.error() << "an order of " << order.size << " uses in "
                            << cursor.left() << " bytes";
    for (uint64_t use = 0; use < order.size; ++use) {
      if (failed(cursor.readVarint(index)))
        return failure();
      order.largest = std::max(order.largest, index);
    }
    order.value = frame.firstValue + frame.defined + value;
    if (order.value < uses.size())
      orders.push_back(order);
  }
  return success();
}

LogicalResult BodyChecker::readArguments(uint64_t &count) {
  if (failed(cursor.readCount(count, "arguments")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t type = 0;
    bool hasLocation = true;
    if (failed(tables.version < bytecode::kElideUnknownBlockArgLocation
                   ? cursor.readVarint(type)
                   : cursor.readFlagged(type, hasLocation)) ||
        failed(cursor.checkIndex(type, tables.types(), "type")) ||
        (hasLocation &&
         failed(cursor.readIndex(tables.attributes, "attribute"))))
      return failure();
  }
  return success();
}

LogicalResult BodyChecker::readBlock(Frame &frame) {
  bool hasArguments = false;
  uint64_t arguments = 0;
  uint8_t hasOrders = 0;
  if (failed(cursor.readFlagged(frame.ops, hasArguments)))
    return failure();
  if (frame.ops > cursor.left())
    return cursor.error() << frame.ops << " ops in " << cursor.left()
                          << " bytes";
  if (!hasArguments)
    return success();
  // MLIR's reader gives values no place before it is in the module.
  if (frames.size() == 1)
    return cursor.error() << "arguments of the module";
  if (failed(readArguments(arguments)))
    return failure();
  if (tables.version >= bytecode::kUseListOrdering &&
      (failed(cursor.readByte(hasOrders)) ||
       (hasOrders && failed(readOrders(frame, arguments)))))
    return failure();
  return define(frame, arguments);
}

LogicalResult BodyChecker::openRegion(Frame &frame) {
  if (failed(cursor.readCount(frame.allBlocks, "blocks")))
    return failure();
  if (frame.allBlocks == 0)
    return success();
  if (failed(cursor.readCount(frame.values, "values")))
    return failure();
  frame.isOpen = true;
  frame.blocks = frame.allBlocks - 1;
  frame.defined = 0;
  frame.firstValue = uses.size();
  frame.firstOrder = orders.size();
  uses.resize(uses.size() + frame.values);
  return readBlock(frame);
}

LogicalResult BodyChecker::closeRegion(Frame &frame) {
  if (frame.defined != frame.values)
    return cursor.error() << "a region that defines " << frame.defined
                          << " values and counts " << frame.values;
  for (size_t i = frame.firstOrder; i < orders.size(); ++i) {
    const UseOrder &order = orders[i];
    uint64_t count = uses[order.value];
    if (count > 1 &&
        (order.largest >= count || (!order.isPairs && order.size != count)))
      return cursor.error() << "the order of the uses of a value is none";
  }
  orders.resize(frame.firstOrder);
  uses.resize(frame.firstValue);
  frame.isOpen = false;
  return success();
}

/// What is isolated from above has a section of its own, and sees no value.
LogicalResult BodyChecker::enterRegions() {
  Frame frame;
  if (failed(cursor.readFlagged(frame.regions, frame.isIsolated)))
    return failure();
  if (frame.regions == 0)
    return success();
  if (frame.regions > cursor.left())
    return cursor.error() << frame.regions << " regions in " << cursor.left()
                          << " bytes";
  if (frames.size() > file.limits.maxNesting)
    return cursor.error() << "regions nest deeper than "
                          << file.limits.maxNesting << " levels";
  frame.outerScope = scope;
  if (frame.isIsolated) {
    scope = uses.size();
    uint8_t kind = bytecode::Section::kIR;
    ByteRange contents;
    if (tables.version >= bytecode::kLazyLoading) {
      if (failed(cursor.readSection(kind, contents)))
        return failure();
      if (kind != bytecode::Section::kIR)
        return cursor.error()
               << "a section of kind " << unsigned(kind) << " for regions";
      frame.rest = cursor.rest();
      cursor.moveTo(contents);
    }
  }
  frames.push_back(frame);
  return success();
}

void BodyChecker::leaveRegions() {
  Frame frame = frames.back();
  frames.pop_back();
  scope = frame.outerScope;
  if (frame.rest.end != 0)
    cursor.moveTo(frame.rest);
}

/// The location, attributes and properties of an op.
LogicalResult BodyChecker::readReferences(uint8_t mask) {
  if (failed(cursor.readIndex(tables.attributes, "attribute")))
    return failure();
  if ((mask & Mask::kHasAttrs) &&
      failed(cursor.readIndex(tables.attributes, "attribute")))
    return failure();
  if (!(mask & Mask::kHasProperties))
    return success();
  if (tables.version < bytecode::kNativePropertiesEncoding)
    return cursor.error() << "properties in version " << tables.version;
  return cursor.readIndex(tables.properties, "properties");
}

/// Operands and successors.
LogicalResult BodyChecker::readOperands(const Frame &frame, uint8_t mask) {
  uint64_t count = 0;
  if ((mask & Mask::kHasOperands) &&
      failed(cursor.readCount(count, "operands")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t value = 0;
    if (failed(cursor.readVarint(value)) ||
        failed(cursor.checkIndex(value, uses.size() - scope, "value")))
      return failure();
    ++uses[scope + value];
  }
  count = 0;
  if ((mask & Mask::kHasSuccessors) &&
      failed(cursor.readCount(count, "successors")))
    return failure();
  for (uint64_t i = 0; i < count; ++i)
    if (failed(cursor.readIndex(frame.allBlocks, "block")))
      return failure();
  return success();
}

LogicalResult BodyChecker::readResults(Frame &frame, uint8_t mask) {
  uint64_t results = 0;
  if ((mask & Mask::kHasResults) &&
      failed(cursor.readCount(results, "results")))
    return failure();
  for (uint64_t i = 0; i < results; ++i)
    if (failed(cursor.readIndex(tables.types(), "type")))
      return failure();
  if (failed(readOperands(frame, mask)))
    return failure();
  if (tables.version >= bytecode::kUseListOrdering &&
      (mask & Mask::kHasUseListOrders) && failed(readOrders(frame, results)))
    return failure();
  return define(frame, results);
}

LogicalResult BodyChecker::readOp(Frame &frame) {
  uint8_t mask = 0;
  if (failed(cursor.readIndex(tables.opNames, "name of an op")) ||
      failed(cursor.readByte(mask)) || failed(readReferences(mask)) ||
      failed(readResults(frame, mask)))
    return failure();
  // Behind all of the frame, which a push moves.
  return mask & Mask::kHasInlineRegions ? enterRegions() : success();
}

LogicalResult BodyChecker::run() {
  // The module that all stands in: one region with one block.
  frames.emplace_back();
  frames.back().isOpen = true;
  frames.back().allBlocks = 1;
  if (failed(readBlock(frames.back())))
    return failure();
  while (!frames.empty()) {
    Frame &frame = frames.back();
    LogicalResult result = success();
    if (frame.isOpen && frame.ops > 0) {
      --frame.ops;
      result = readOp(frame);
    } else if (frame.isOpen && frame.blocks > 0) {
      --frame.blocks;
      result = readBlock(frame);
    } else if (frame.isOpen) {
      result = closeRegion(frame);
    } else if (frame.regions > 0) {
      --frame.regions;
      result = openRegion(frame);
    } else {
      leaveRegions();
    }
    if (failed(result))
      return failure();
  }
  return success();
}

LogicalResult mp::checkBody(const BytecodeFile &file,
                            const BytecodeTables &tables) {
  return BodyChecker(file, tables).run();
}
