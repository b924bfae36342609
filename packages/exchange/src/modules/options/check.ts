import { assert } from '@candor/kernel';
import { gridMs } from '../index-prices/index-prices.ts';
import { coverWallet } from './funds.ts';
import { settleWaitMs, strikeWaitMs } from './rules.ts';
import type { OptionsSlice } from './slice.ts';

/** Checks the invariants of options after every command, recomputed from the options themselves. */
export function checkOptions(core: OptionsSlice): void {
  const { options } = core;
  if (options.versions.length === 0) return;
  const expiring = new Map<number, number>();
  for (const { expiryGrid, optionId } of options.expiries.entries()) expiring.set(optionId, expiryGrid);
  const reserved = new Map<number, bigint>();
  const atStake = new Map<number, bigint>();
  let rewards = 0n;
  let struck = 0;
  for (const [optionId, option] of options.live) {
    const { accountId, pairId, stake, reward, strike } = option;
    assert(option.optionId === optionId && optionId < options.nextOptionId, 'an option has the number it was given');
    assert(stake > 0n && reward >= 0n, 'an option has a stake');
    rewards += reward;
    reserved.set(pairId, (reserved.get(pairId) ?? 0n) + reward);
    atStake.set(accountId, (atStake.get(accountId) ?? 0n) + stake);
    const isWaiting = options.market(pairId).waiting.get(optionId) === option;
    assert(isWaiting === (strike === undefined), 'just the options without a strike wait for one');
    assert(options.buyers.get(accountId)?.live.get(optionId) === option, 'an option is known to its buyer');
    if (strike === undefined) {
      assert(option.strikeFromGrid * gridMs + strikeWaitMs > core.nowMs, 'no option waits too long for its strike');
      continue;
    }
    struck += 1;
    assert(strike.gridIndex >= option.strikeFromGrid, 'a strike is not earlier than was agreed');
    assert(expiring.get(optionId) === strike.expiryGrid, 'an option is found at its expiry');
    if (options.settlements.isDecided(strike.expiryGrid)) continue;
    assert(strike.expiryGrid > core.index.lastGridIndex, 'a tick decides all that has expired');
    assert(strike.expiryGrid * gridMs + settleWaitMs > core.nowMs, 'an option is decided soon after its expiry');
  }
  assert(expiring.size === struck, 'only live options expire');
  assert(options.live.size + options.settledCount === options.nextOptionId - 1, 'an option is settled once');
  assert(core.ledger.frozen(coverWallet(core)) >= rewards, 'underwriting holds the rewards of all live options');
  for (const market of options.markets.values()) {
    assert(market.reserved === (reserved.get(market.pairId) ?? 0n), 'a pair has reserved the rewards of its options');
    const { all } = market.samples;
    const isRising = all.every(({ gridIndex }, at) => at === 0 || gridIndex > (all[at - 1]?.gridIndex ?? 0));
    assert(isRising, 'samples stand in the order of the tape');
  }
  for (const buyer of options.buyers.values()) {
    assert(buyer.atStake === (atStake.get(buyer.accountId) ?? 0n), 'what is at stake is the stakes of live options');
  }
}
