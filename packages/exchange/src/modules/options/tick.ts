import type { Price } from '@candor/money';
import type { EventOf } from '../../events.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import type { OptionMarket } from './market.ts';
import { expiryGridFor, settleWaitMs } from './rules.ts';
import { settleThrough } from './settle.ts';
import type { OptionsSlice } from './slice.ts';

/**
 * Applies a tick to options: it is a sample, it is the strike of those that wait for one, and it shows that no earlier
 * sample can come any more, so that every expired option is settled. Nothing else is read from outside: neither the
 * pair's trading status nor its calendar affects an option that was sold.
 */
export function onTick(core: OptionsSlice, { gridIndex, prices }: EventOf<'index.ticked'>): void {
  const { options } = core;
  if (options.versions.length === 0) return;
  for (const { pairId, price } of prices) {
    const market = options.markets.get(pairId);
    // A tick that comes too late is history, not a price to act on.
    if (market === undefined || core.index.fresh(pairId, core.nowMs) === undefined) continue;
    market.samples.add(gridIndex, price);
    strikeWaiting(core, market, gridIndex, price);
  }
  settleThrough(core, gridIndex);
}

/** Options wait in the order of the instants they wait for: the first that waits for a later one ends the walk. */
function strikeWaiting(core: OptionsSlice, market: OptionMarket, gridIndex: number, price: Price): void {
  for (const option of market.waiting.values()) {
    if (option.strikeFromGrid > gridIndex) return;
    const { optionId, accountId, pairId, seconds } = option;
    const expiryGrid = expiryGridFor(gridIndex, seconds);
    const isFirst = core.options.strike(option, { gridIndex, price, expiryGrid });
    if (isFirst) core.timers.set(expiryGrid * gridMs + settleWaitMs, 'options.expiry', expiryGrid);
    core.emit({ type: 'options.struck', optionId, accountId, pairId, gridIndex, strike: price, expiryGrid });
  }
}
