export type Danger = 'safe' | 'watch' | 'near';

/** Half full at this much above the liquidation rate, in hundredths of a percent. */
const halfAt = 10_000;
const watchBelow = 0.5;
const nearBelow = 0.25;

/**
 * The filled share of the gauge: nothing at the liquidation rate, half at 100 percent points above it, and never quite
 * all, because a risk rate has no highest value.
 */
export function gaugeShare(riskRate: number | undefined, liquidationRate: number | undefined): number {
  if (riskRate === undefined) return 0;
  const above = Math.max(0, riskRate - (liquidationRate ?? 0));
  return above / (above + halfAt);
}

export function dangerOf(share: number): Danger {
  if (share < nearBelow) return 'near';
  return share < watchBelow ? 'watch' : 'safe';
}
