import { assert } from '@candor/kernel';
import { minus } from '@candor/money';
import { openQuotesMax } from './rules.ts';
import type { ConvertSlice } from './slice.ts';

/** Throws when a quote is not one of those that may be open, or does not add up. */
export function checkDesk({ convertDesk: desk, nowMs }: ConvertSlice): void {
  const open = new Map<number, Set<string>>();
  for (const quote of desk.quotes.values()) {
    const { accountId, fromAssetId, toAssetId, gross, fee, toAmount, midRate, rate } = quote;
    assert(quote.expiresAtMs >= nowMs, 'a quote that has expired is forgotten');
    assert(minus(gross, fee) === toAmount, 'what a quote brings is what the house gives, less the fee');
    assert(rate <= midRate, 'a quote is not better than the index');
    if (quote.status !== 'open') continue;
    const pairs = open.get(accountId) ?? new Set<string>();
    const [low, high] = fromAssetId < toAssetId ? [fromAssetId, toAssetId] : [toAssetId, fromAssetId];
    assert(!pairs.has(`${low} ${high}`), 'an account has one open quote of two assets');
    open.set(accountId, pairs.add(`${low} ${high}`));
    assert(pairs.size <= openQuotesMax, 'an account has no more open quotes than it may');
  }
}
