/** One, in logarithms. */
const one = 2 ** 36;
/** The point at which the fold turns. */
const turn = 1.5 * one;

/**
 * Keeps a walk within one of zero: a third-degree curve that goes straight through zero, turns flat at one and a half, comes back and
 * turns again on the other side. Both in steps of 2^-36.
 *
 * A walk that may go anywhere would, in years, make prices that no screen and no tick fits. Near zero this leaves it as it is;
 * towards the end it takes away its liveliness, and adds a pull of at most two thirds of the walk's variance: a hundredth of a day's move.
 */
export function folded(walk: number): number {
  const lap = walk - Math.floor((walk + turn) / (4 * turn)) * 4 * turn;
  const way = lap > turn ? 2 * turn - lap : lap;
  const rough = Math.floor(way / 2 ** 11);
  // Four twenty-sevenths of the square, in steps of 2^-26.
  const bend = Math.floor((Math.floor((rough * rough) / 2 ** 24) * 4) / 27);
  const high = Math.floor(way / 2 ** 18);
  const low = way - high * 2 ** 18;
  return way - Math.floor((high * bend + Math.floor((low * bend) / 2 ** 18)) / 2 ** 8);
}
