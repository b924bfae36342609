import { done, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId } from '../../vocabulary.ts';
import { loosenAfterMs, pauseMsMax } from '../../own-limits.ts';
import type { DualSlice } from './slice.ts';

const limitOf = (heldMax: Atoms | undefined) => (heldMax === undefined ? {} : { heldMax });

/** Sets the limit: a tighter one holds at once, a looser one in 24 hours, in place of the one that waited before. */
export function setLimit(core: DualSlice, command: CommandOf<'dual.set_limit'>): OutcomeOf<'dual.set_limit'> {
  const { accountId, heldMax } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if ((heldMax ?? 0n) < 0n) return reject('amount_invalid');

  const limit = core.dualLimits.of(accountId);
  delete limit.later;
  const isLooser = limit.heldMax !== undefined && (heldMax === undefined || heldMax > limit.heldMax);
  if (!isLooser) {
    replace(core, accountId, heldMax);
    return done({});
  }
  const later = { ...limitOf(heldMax), inForceAtMs: core.nowMs + loosenAfterMs };
  limit.later = later;
  core.timers.set(later.inForceAtMs, 'dual.loosen', accountId);
  core.emit({ type: 'dual.limit_set', accountId, ...limitOf(limit.heldMax), later });
  return done({ inForceAtMs: later.inForceAtMs });
}

function replace(core: DualSlice, accountId: AccountId, heldMax: Atoms | undefined): void {
  const limit = core.dualLimits.of(accountId);
  if (heldMax === undefined) delete limit.heldMax;
  else limit.heldMax = heldMax;
  core.emit({ type: 'dual.limit_set', accountId, ...limitOf(heldMax) });
}

/** Puts a looser limit in force; a timer of a request that was replaced finds another moment, or none. */
export function loosen(core: DualSlice, reference: number): void {
  const accountId = reference as AccountId;
  const limit = core.dualLimits.find(accountId);
  if (limit?.later === undefined || limit.later.inForceAtMs > core.nowMs) return;
  const { heldMax } = limit.later;
  delete limit.later;
  replace(core, accountId, heldMax);
}

/** A cool-off or, when it is long, a self-exclusion. It cannot be shortened. */
export function pause(core: DualSlice, command: CommandOf<'dual.pause'>): OutcomeOf<'dual.pause'> {
  const { accountId, untilMs } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (untilMs <= core.nowMs || untilMs > core.nowMs + pauseMsMax) return reject('pause_invalid');
  if (untilMs < (core.dualLimits.find(accountId)?.pausedUntilMs ?? 0)) return reject('pause_invalid');
  core.dualLimits.of(accountId).pausedUntilMs = untilMs;
  core.emit({ type: 'dual.paused', accountId, untilMs });
  return done({ untilMs });
}
