import type { Atoms } from '@candor/money';
import type { Caller, Deps } from '../serving/deps.ts';
import type { Asset } from '../market/instruments.ts';

/**
 * The play money that a user of a practice installation may be paid in a day, in USDT: enough to try every way of
 * depositing.
 */
const practiceDayUsdt = 100_000n;

/**
 * Takes a payment out of the day's play money. Returns the function that puts it back, when it fails; absent when the
 * day has too little left. Live has no play money, and its payments are real.
 */
export async function takeAllowance(
  { market, platform, site }: Pick<Deps, 'market' | 'platform' | 'site'>,
  { userId }: Pick<Caller, 'userId'>,
  asset: Asset,
  amount: Atoms,
): Promise<(() => Promise<void>) | undefined> {
  if (site.mode !== 'practice') return async () => {};
  const { valuation } = market;
  const worth = valuation.worth(asset.assetId, amount);
  const dayMax = practiceDayUsdt * 10n ** BigInt(valuation.usdtScale);
  if (!(await platform.practiceAllowance.take(userId, worth, dayMax))) return undefined;
  return () => platform.practiceAllowance.giveBack(userId, worth);
}
