import type { Atoms } from '@candor/money';
import type { AccountId, AssetId } from '../../vocabulary.ts';

/** The practice faucet: its amounts, and the last day of each account's claim. */
export class Faucet {
  readonly amounts = new Map<AssetId, Atoms>();
  readonly lastClaimDay = new Map<AccountId, Map<AssetId, number>>();

  claimedOn(accountId: AccountId, day: number): AssetId[] {
    const days = this.lastClaimDay.get(accountId) ?? new Map<AssetId, number>();
    return [...days].filter(([, lastDay]) => lastDay === day).map(([assetId]) => assetId);
  }
}
