/** Steps to each doubling of an amount. */
const stepsOfDoubling = 4n;
const baseBits = 3;

/**
 * The step of an amount on a scale on which every fourth step is twice as much: as many steps for small subscriptions as
 * for large ones, and few in all. From 1 atom.
 */
export function demandStepOf(wanted: bigint): number {
  const quarters = wanted * stepsOfDoubling;
  const doublings = quarters.toString(2).length - baseBits;
  return doublings * 4 + Number((quarters >> BigInt(doublings)) & 3n);
}

/** The smallest amount of a step, or of one that is a part of the way to the next when the step has none of its own. */
export function demandStepFloor(step: number): bigint {
  const quarters = (stepsOfDoubling + BigInt(step & 3)) << BigInt(step >> 2);
  return (quarters + stepsOfDoubling - 1n) / stepsOfDoubling;
}
