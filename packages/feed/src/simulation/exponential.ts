import { assert } from '@candor/kernel';

/** Bits behind the point of a logarithm. */
const logBits = 36;
export const logOne = 2 ** logBits;
/** Bits behind the point of a factor. */
export const factorBits = 28;
const factorOne = 2 ** factorBits;

/** ln 3 in logarithm units: no simulated price leaves the range from a third to three times its level. */
export const logMax = 75_496_061_613;

const stepsPerUnit = 64;
const stepMax = 71;
const logPerStep = logOne / stepsPerUnit;

/** e^(i ÷ 64) for i from −71 to 71, to the nearest 2^-28. */
const table = Array.from({ length: stepMax * 2 + 1 }, (_, index) => exactExponential(index - stepMax));

/** e^(steps ÷ 64) by its series, in whole numbers of 2^-80, so that no machine's `exp` affects a price. */
function exactExponential(steps: number): number {
  const one = 1n << 80n;
  const magnitude = BigInt(Math.abs(steps));
  let sum = one;
  let term = one;
  for (let n = 1n; term > 0n; n++) {
    term = (term * magnitude) / (BigInt(stepsPerUnit) * n);
    sum += term;
  }
  const value = steps < 0 ? (one * one) / sum : sum;
  const shift = BigInt(80 - factorBits);
  return Number((value + (1n << (shift - 1n))) >> shift);
}

/**
 * e^log in steps of 2^-28, for a logarithm in steps of 2^-36 between −ln 3 and ln 3.
 *
 * Table value times a cubic for the rest below 1/64: the relative error stays under 3 × 10^-8, a hundredth of the finest tick's. Every product is below 2^53,
 * so each one is exact.
 */
export function exponential(log: number): number {
  assert(log >= -logMax && log <= logMax, 'a simulated price stays within a factor of three of its level');
  const step = Math.floor(log / logPerStep);
  const rest = Math.floor((log - step * logPerStep) / 2 ** (logBits - factorBits));
  const square = Math.floor((rest * rest) / factorOne);
  const cube = Math.floor((square * rest) / factorOne);
  const beyondOne = rest + Math.floor(square / 2) + Math.floor(cube / 6);
  const base = table[step + stepMax] as number;
  return base + Math.floor((base * beyondOne) / factorOne);
}
