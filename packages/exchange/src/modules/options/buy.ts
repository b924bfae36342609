import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { PairId } from '../../vocabulary.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import { dayLimitReached } from './day-limits.ts';
import { coverWallet, reserve } from './funds.ts';
import { expiryGridFor, rewardFor, strikeGridFor, strikeWaitMs, validAheadMsMax } from './rules.ts';
import type { OptionsSlice } from './slice.ts';

/** Sells an option under the terms that the buyer saw, or rejects the order. */
export function buy(core: OptionsSlice, command: CommandOf<'options.buy'>): OutcomeOf<'options.buy'> {
  const { catalog, options, ledger, nowMs } = core;
  const { accountId, pairId, direction, seconds, stake, validUntilMs } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const pair = catalog.pairs.get(pairId);
  if (pair === undefined) return reject('pair_not_found');
  const offered = options.currentTerms.get(pairId);
  if (offered === undefined || offered.terms.isOffered === 'no') return reject('option_not_offered');
  if (!core.products.allows(accountId, 'options')) return reject('product_unavailable');
  if (pair.status !== 'trading') return reject('pair_not_trading');
  if (!core.sessions.isOpen(pairId, nowMs)) return reject('market_closed');
  const { termsId, hash, terms } = offered;
  if (hex(command.termsHash) !== hex(hash)) return reject('terms_changed');
  const duration = terms.durations.find((one) => one.seconds === seconds);
  if (duration === undefined) return reject('seconds_not_offered');
  const strikeFromGrid = strikeGridFor(nowMs);
  if (!outlives(core, pairId, strikeFromGrid, seconds)) return reject('market_closed');
  if (validUntilMs > nowMs + validAheadMsMax) return reject('valid_until_too_far');
  if (nowMs > validUntilMs) return reject('order_too_late');
  const indexPrice = core.index.fresh(pairId, nowMs);
  if (indexPrice === undefined) return reject('index_stale');
  if (stake <= 0n) return reject('amount_invalid');
  if (stake < terms.stakeMin) return reject('stake_too_small');
  if (stake > terms.stakeMax) return reject('stake_too_large');
  const buyer = options.buyers.get(accountId);
  if (buyer !== undefined && buyer.pausedUntilMs > nowMs) return reject('options_paused');
  const limit = buyer === undefined ? undefined : dayLimitReached(buyer, nowMs, stake);
  if (limit !== undefined) return reject(limit);
  if (core.spendable(accountId, 'options', options.assetId(core)) < stake) return reject('balance_insufficient');
  const { payout } = duration;
  const reward = rewardFor(stake, payout);
  if (options.market(pairId).reserved + reward > terms.exposureMax) return reject('exposure_full');
  if (ledger.available(coverWallet(core)) < reward) return reject('liquidity_insufficient');

  const optionId = options.takeOptionId();
  const bought = { optionId, accountId, pairId, termsId, direction, seconds, stake, payout, reward, indexPrice };
  reserve(core, bought);
  options.keep({ ...bought, boughtAtMs: nowMs, strikeFromGrid });
  options.buyer(accountId).use(nowMs, stake, 0n);
  core.timers.set(strikeFromGrid * gridMs + strikeWaitMs, 'options.strike_wait', optionId);
  core.emit({ type: 'options.bought', ...bought, termsHash: hash, strikeFromGrid });
  return done({ optionId, strikeFromGrid, reward });
}

/**
 * True when the session lasts beyond the latest possible expiry of an option. Checked only at the sale, so that no
 * later calendar reaches the settlement, which takes the tape as it is.
 */
function outlives(core: OptionsSlice, pairId: PairId, strikeFromGrid: number, seconds: number): boolean {
  const closesAtMs = core.sessions.changesAtMs(pairId, core.nowMs);
  if (closesAtMs === undefined) return true;
  return expiryGridFor(strikeFromGrid, seconds) * gridMs + strikeWaitMs < closesAtMs;
}
