//===- CostJson.cpp - What a step costs, as JSON --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Cost/StepCost.h"

#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::mp;

void mp::writeTraffic(llvm::json::OStream &json, StringRef name,
                      const Traffic &traffic) {
  json.attributeObject(name, [&] {
    json.attribute("read", traffic.read);
    json.attribute("written", traffic.written);
  });
}

void mp::writeCost(llvm::json::OStream &json, const StepCost &cost) {
  json.attribute("ops", cost.ops);
  json.attribute("casts", cost.casts);
  json.attribute("cast_bytes", cost.castBytes);
  json.attribute("flops", cost.flops);
  json.attribute("flops_16bit", cost.narrowFlops);
  json.attributeObject("bytes", [&] {
    writeTraffic(json, "activations", cost.activations);
    writeTraffic(json, "weights", cost.weights);
    writeTraffic(json, "state", cost.state);
  });
}
