import type { PairId, Side } from '../../vocabulary.ts';

/** Ladders of so many levels or more are uneven, as books of people are; shallower ones are as regular as their terms. */
export const unevenFrom = 16;
/** The weight of a rung that is just as large as the terms say. */
export const evenWeight = 1 << 12;

const drawOne = 0x1_0000_0000;
/** One level of six is left out at a time; never the first. */
const gapIn = 6;
const spellLeastMs = 2_500;
const spellStepMs = 1_100;
const spellSteps = 9;

interface RungPlace {
  readonly pairId: PairId;
  readonly side: Side;
  /** 0 for the first. */
  readonly level: number;
  /** Ppm from one level to the next. */
  readonly step: number;
}

interface UnevenRung {
  readonly isGap: boolean;
  /** Ppm away from the index beyond the level's own distance, less than a step: never nearer than the terms allow. */
  readonly further: number;
  /** Size by `evenWeight`: its mean on average, most are smaller, a few up to eight times as large; the first never smaller. */
  readonly weight: number;
}

/**
 * The shape of a rung at a time: each keeps its own for a few seconds, and no two change together. It says nothing of prices, so
 * that everybody may know it; what a ladder holds in all is on average what its terms say.
 */
export function unevenRung({ pairId, side, level, step }: RungPlace, nowMs: number): UnevenRung {
  const rung = (pairId * 2 + (side === 'sell' ? 1 : 0)) * 64 + level;
  const spellMs = spellLeastMs + spellStepMs * (mixed(rung, 0) % spellSteps);
  const spell = Math.floor(nowMs / spellMs);
  const draw = (purpose: number) => mixed(mixed(rung, purpose), spell % drawOne);
  const factors = [draw(1), draw(2), draw(3)];
  // Each factor is from 0 to 2 in steps of 2^-12, its mean 1.
  const weight = factors.reduce((product, factor) => Math.floor((product * (factor >>> 19)) / evenWeight), evenWeight);
  return {
    isGap: level > 0 && draw(4) % gapIn === 0,
    further: Math.floor((step * (draw(5) % 1_024)) / 1_024),
    // A small market order finds the best price for all of it, as at an even ladder.
    weight: Math.max(weight, level === 0 ? evenWeight : evenWeight >> 5),
  };
}

/** A number of 32 bits that every bit of both changes. */
function mixed(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(b + 0x7f4a_7c15, 0xc2b2_ae35);
  x = Math.imul(x ^ (x >>> 16), 0x7feb_352d);
  x = Math.imul(x ^ (x >>> 15), 0x846c_a68b);
  return (x ^ (x >>> 16)) >>> 0;
}
