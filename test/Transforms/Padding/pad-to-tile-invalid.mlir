// RUN: mp-opt %s --mp-pad-to-tile=max-cost=0.5 --verify-diagnostics

// A bound below one would refuse what costs nothing.
// expected-error@below {{mp-pad-to-tile: needs tile >= 0 and max-cost >= 1, got tile=0 and max-cost=0.50}}
module {
}
