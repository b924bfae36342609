import { assert } from '@candor/kernel';
import { firstUserAccount } from '../../ledger-words.ts';
import { areTiersSound, feeVolumeDays } from './rules.ts';
import type { FeesSlice } from './slice.ts';

/** Checks the invariants of fees by trading after every command. */
export function checkFees({ feeTiers }: FeesSlice): void {
  assert(areTiersSound(feeTiers.tiers), 'tiers rise, and none is dearer than the one before it');
  for (const [accountId, days] of feeTiers.trading) {
    assert(accountId >= firstUserAccount, 'the trading of users is counted, not that of the house');
    assert(days.length <= feeVolumeDays + 1, 'days are kept while they count');
    for (const [at, { day, traded }] of days.entries()) {
      assert(traded > 0n && day > (days[at - 1]?.day ?? -1), 'a day is counted once, when there was trading');
    }
  }
}
