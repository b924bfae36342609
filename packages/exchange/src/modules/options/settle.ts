import { type Atoms, atoms } from '@candor/money';
import { assert } from '@candor/kernel';
import type { OptionId, OptionResult } from '../../vocabulary.ts';
import { payOut } from './funds.ts';
import { bySettlement, type LiveOption } from './option.ts';
import { optionResultOf, paidFor, windowSizeFor } from './rules.ts';
import type { Window } from './samples.ts';
import type { OptionsSlice } from './slice.ts';

const nothing: Window = { samples: [], count: 0, sum: 0n };

/** Settles every option that has expired by a grid instant, the earliest first, with the samples that are there. */
export function settleThrough(core: OptionsSlice, gridIndex: number): void {
  const { expiries } = core.options;
  for (let due = expiries.takeDue(gridIndex); due !== undefined; due = expiries.takeDue(gridIndex)) {
    let shared: LiveOption | undefined;
    let window = nothing;
    for (const option of [...due].sort(bySettlement)) {
      if (shared === undefined || !sharesWindow(shared, option)) window = closeWindow(core, option);
      shared = option;
      settle(core, option, window);
    }
  }
}

function sharesWindow(a: LiveOption, b: LiveOption): boolean {
  return a.pairId === b.pairId && windowSizeFor(a.seconds) === windowSizeFor(b.seconds);
}

function closeWindow(core: OptionsSlice, { pairId, seconds, strike }: LiveOption): Window {
  assert(strike !== undefined, 'an option expires after its strike');
  const { expiryGrid } = strike;
  const windowSize = windowSizeFor(seconds);
  const window = core.options.market(pairId).samples.window(expiryGrid, windowSize);
  core.emit({ type: 'options.window_closed', pairId, expiryGrid, windowSize, samples: window.samples });
  return window;
}

function settle(core: OptionsSlice, option: LiveOption, window: Window): void {
  const { direction, stake, reward, strike } = option;
  const windowSize = windowSizeFor(option.seconds);
  const result = strike === undefined ? 'void' : optionResultOf(direction, strike.price, window, windowSize);
  const paid = paidFor(result, stake, reward);
  payOut(core, option, result, paid);
  core.options.forget(option);
  const lost = lostWith(result, stake, reward);
  if (lost !== 0n) core.options.buyer(option.accountId).use(core.nowMs, 0n, lost);
  const { optionId, accountId, pairId } = option;
  core.emit({
    type: 'options.settled',
    optionId,
    accountId,
    pairId,
    result,
    stake,
    paid,
    ...(strike === undefined ? {} : { strike: strike.price, expiryGrid: strike.expiryGrid }),
    windowSize,
    sampleCount: window.count,
    sampleSum: atoms(window.sum),
  });
}

/** The amount that a result takes from the buyer; a reward counts against it. */
function lostWith(result: OptionResult, stake: Atoms, reward: Atoms): bigint {
  if (result === 'won') return -reward;
  return result === 'lost' ? stake : 0n;
}

/** An option that has waited for a strike for too long is void. The timer of one that got it finds it struck, or gone. */
export function giveUpStrike(core: OptionsSlice, reference: number): void {
  const option = core.options.live.get(reference as OptionId);
  if (option !== undefined && option.strike === undefined) settle(core, option, nothing);
}
