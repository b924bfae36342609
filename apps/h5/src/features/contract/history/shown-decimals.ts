/** Decimals of most money here: fewer look like an estimate. */
const fewest = 2;

/** The decimals that figures which add up are shown with, so that the shown ones add up too: those of the longest. */
export function decimalsTogether(figures: readonly string[]): number {
  return Math.max(fewest, ...figures.map((figure) => (figure.split('.')[1] ?? '').length));
}
