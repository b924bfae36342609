import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { loosenAfterMs, pauseMsMax } from '../../own-limits.ts';
import type { AccountId } from '../../vocabulary.ts';
import { limitsOf, loosens, tightenedBy } from './day-limits.ts';

import type { OptionsSlice } from './slice.ts';

/** Sets both limits: a tighter one holds at once, a looser one in 24 hours, in place of the one that waited before. */
export function setLimits(
  core: OptionsSlice,
  command: CommandOf<'options.set_limits'>,
): OutcomeOf<'options.set_limits'> {
  const { accountId, dailyStakeMax, dailyLossMax } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if ((dailyStakeMax ?? 0n) < 0n || (dailyLossMax ?? 0n) < 0n) return reject('amount_invalid');

  const buyer = core.options.buyer(accountId);
  const asked = limitsOf(dailyStakeMax, dailyLossMax);
  const isLooser = loosens(buyer.limits, asked);
  buyer.limits = tightenedBy(buyer.limits, asked);
  delete buyer.later;
  if (!isLooser) {
    core.emit({ type: 'options.limits_set', accountId, ...buyer.limits });
    return done({});
  }
  const inForceAtMs = core.nowMs + loosenAfterMs;
  const later = { ...asked, inForceAtMs };
  buyer.later = later;
  core.timers.set(inForceAtMs, 'options.loosen', accountId);
  core.emit({ type: 'options.limits_set', accountId, ...buyer.limits, later });
  return done({ inForceAtMs });
}

/** Puts looser limits in force; a timer of a request that was replaced finds another moment, or none. */
export function loosen(core: OptionsSlice, reference: number): void {
  const accountId = reference as AccountId;
  const buyer = core.options.buyers.get(accountId);
  if (buyer?.later === undefined || buyer.later.inForceAtMs > core.nowMs) return;
  buyer.limits = limitsOf(buyer.later.dailyStakeMax, buyer.later.dailyLossMax);
  delete buyer.later;
  core.emit({ type: 'options.limits_set', accountId, ...buyer.limits });
}

/** A cool-off or, when it is long, a self-exclusion. */
export function pause(core: OptionsSlice, command: CommandOf<'options.pause'>): OutcomeOf<'options.pause'> {
  const { accountId, untilMs } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (untilMs <= core.nowMs || untilMs > core.nowMs + pauseMsMax) return reject('pause_invalid');
  if (untilMs < (core.options.buyers.get(accountId)?.pausedUntilMs ?? 0)) return reject('pause_invalid');
  core.options.buyer(accountId).pausedUntilMs = untilMs;
  core.emit({ type: 'options.paused', accountId, untilMs });
  return done({ untilMs });
}
