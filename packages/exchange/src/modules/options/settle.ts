import { type Atoms, atoms } from '@candor/money';
import type { OptionId, OptionResult } from '../../vocabulary.ts';
import { payOut } from './funds.ts';
import type { LiveOption } from './option.ts';
import { optionResultOf, paidFor, windowSizeFor } from './rules.ts';
import type { Window } from './settlements.ts';
import type { OptionsSlice } from './slice.ts';

const nothing: Window = { count: 0, sum: 0n };

/** Options settled in one piece: with what they post and state, some milliseconds. */
const pieceSize = 1_000;

/**
 * Decides every option that has expired by a grid instant, with the samples that are there, and settles them, the earliest expiry
 * first: some now, the others a little later.
 */
export function settleThrough(core: OptionsSlice, gridIndex: number): void {
  const { expiries, settlements } = core.options;
  const { pieces } = settlements;
  const isFree = pieces.isFree(core.nowMs);
  let left = core.revision < 3 ? Number.POSITIVE_INFINITY : isFree ? pieceSize : 0;
  for (const expiryGrid of expiries.gridsUpTo(gridIndex)) {
    const due = expiries.inOrderOf(expiryGrid);
    const now = Math.min(left, due.length);
    due.forEach((option, at) => {
      const window = windowOf(core, option, expiryGrid);
      if (at < now) settle(core, option, window);
    });
    if (now === due.length) settlements.forget(expiryGrid);
    expiries.drop(expiryGrid, now);
    left -= now;
  }
  if (!settlements.areWaiting) return;
  if (isFree) pieces.rest(core.nowMs);
  pieces.arrange(core, 'options.settle', core.nowMs);
}

/** Goes on with settling after a pause. */
export function goOnSettling(core: OptionsSlice): void {
  const { pieces, lastGrid } = core.options.settlements;
  if (pieces.takeTimer(core.nowMs) && lastGrid !== undefined) settleThrough(core, lastGrid);
}

/** The window of an expired option, which the first that asks closes. */
function windowOf(core: OptionsSlice, { pairId, seconds }: LiveOption, expiryGrid: number): Window {
  const windowSize = windowSizeFor(seconds);
  const { settlements } = core.options;
  const known = settlements.windowOf({ expiryGrid, pairId, windowSize });
  if (known !== undefined) return known;
  const window = core.options.market(pairId).samples.window(expiryGrid, windowSize);
  core.emit({ type: 'options.window_closed', pairId, expiryGrid, windowSize, samples: window.samples });
  settlements.close({ expiryGrid, pairId, windowSize }, window);
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
