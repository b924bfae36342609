import { atomsToText, zero } from '@candor/money';
import { fiatTradeLimits } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';
import { termsOf } from '../funding/limits.ts';

/** The limits of each level, in the order of the levels; withdrawals in the asset that the exchange counts them in. */
export async function identityLimitsOf(deps: Deps) {
  const terms = await termsOf(deps);
  const { code, scale } = deps.market.instruments.assetOf(terms.limitAssetId);
  const withdrawals = [zero, terms.basicLimit, terms.advancedLimit];
  return fiatTradeLimits.map((fiatTrade, realLevel) => ({
    realLevel,
    withdrawals: atomsToText(withdrawals[realLevel] ?? zero, scale),
    unit: code,
    fiatTrade,
  }));
}
