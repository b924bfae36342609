import { dayOf } from '@candor/kernel';
import type { EventOf } from '../../events.ts';
import { firstUserAccount } from '../../ledger-words.ts';
import type { FeesSlice } from './slice.ts';

/** Counts a trade for both sides. Only what is quoted in the unit of account has a value that needs no price. */
export function onTraded(core: FeesSlice, event: EventOf<'spot.traded'>): void {
  if (core.feeTiers.isUnused) return;
  const { pairId, quoteAmount, takerAccountId, makerAccountId } = event;
  if (core.catalog.pairs.get(pairId)?.quote.assetId !== core.catalog.unitOfAccount) return;
  const day = dayOf(core.nowMs);
  for (const accountId of [takerAccountId, makerAccountId]) {
    if (accountId >= firstUserAccount) core.feeTiers.note(accountId, day, quoteAmount);
  }
}
