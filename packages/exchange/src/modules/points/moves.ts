import { assert, dayOf } from '@candor/kernel';
import type { BookAccount } from './books.ts';
import type { PointsMoveKind, PointsTask } from './fields.ts';
import type { Holder } from './holder.ts';
import { type PointsLot, pointsAvailableAtMs, pointsExpireAtMs, pointsExpireOn, takeFirst } from './rules.ts';
import { scheduleExpiry } from './expiry-timers.ts';
import type { PointsSlice } from './slice.ts';

/** The reason of a movement, as its fact has it. */
interface Cause {
  readonly task?: PointsTask;
  readonly reference?: number;
  readonly availableAtMs?: number;
  readonly expiresAtMs?: number;
}

/** Issues points that a task has earned: pending, or available at once where there is no delay. */
export function earn(
  core: PointsSlice,
  holder: Holder,
  points: number,
  { task, delayMs, lifeDays }: { readonly task: PointsTask; readonly delayMs: number; readonly lifeDays: number },
): void {
  const availableAtMs = pointsAvailableAtMs(core.nowMs, delayMs);
  const expiresOn = pointsExpireOn(availableAtMs, lifeDays);
  const expiresAtMs = pointsExpireAtMs(expiresOn);
  if (delayMs === 0) {
    addLot(core, holder, { expiresOn, points });
    note(core, holder, 'earned', points, ['issued', 'available'], { task, expiresAtMs });
    return;
  }
  const { accountId } = holder;
  holder.pendingLots = [...holder.pendingLots, { availableAtMs, expiresOn, points }].sort(
    (a, b) => a.availableAtMs - b.availableAtMs || a.expiresOn - b.expiresOn,
  );
  holder.pending += points;
  if (core.points.releases.add(availableAtMs, accountId))
    core.timers.set(availableAtMs, 'points.release', availableAtMs);
  note(core, holder, 'earned', points, ['issued', 'pending'], { task, availableAtMs, expiresAtMs });
}

/** Issues points that are available at once and live for so many days. */
export function grant(
  core: PointsSlice,
  holder: Holder,
  points: number,
  {
    kind,
    reference,
    lifeDays,
  }: { readonly kind: 'won' | 'returned'; readonly reference: number; readonly lifeDays: number },
): void {
  const expiresOn = pointsExpireOn(core.nowMs, lifeDays);
  addLot(core, holder, { expiresOn, points });
  const from = kind === 'won' ? 'issued' : 'spent';
  note(core, holder, kind, points, [from, 'available'], { reference, expiresAtMs: pointsExpireAtMs(expiresOn) });
}

/** Spends available points, those that expire first before the others. The holder is up to date and has as many. */
export function spend(
  core: PointsSlice,
  holder: Holder,
  points: number,
  kind: 'exchanged' | 'staked',
  reference: number,
): void {
  assert(points <= holder.available, 'only available points are spent');
  const { left } = takeFirst(holder.lots, points);
  setLots(core, holder, left);
  holder.available -= points;
  note(core, holder, kind, points, ['available', 'spent'], { reference });
}

/** Makes points of a holder available whose time has come, and lets expire those whose day has. */
export function bringUpToDate(core: PointsSlice, holder: Holder): void {
  releaseDue(core, holder);
  expireDue(core, holder);
}

/** The points that a holder can spend now, also where their release or expiry is still on the way. */
export function spendableOf(core: PointsSlice, holder: Holder | undefined): number {
  if (holder === undefined) return 0;
  const today = dayOf(core.nowMs);
  let points = 0;
  for (const lot of holder.lots) if (lot.expiresOn > today) points += lot.points;
  for (const lot of holder.pendingLots) {
    if (lot.availableAtMs <= core.nowMs && lot.expiresOn > today) points += lot.points;
  }
  return points;
}

export function releaseDue(core: PointsSlice, holder: Holder): void {
  const due = holder.pendingLots.filter(({ availableAtMs }) => availableAtMs <= core.nowMs);
  if (due.length === 0) return;
  holder.pendingLots = holder.pendingLots.slice(due.length);
  for (const availableAtMs of new Set(due.map((lot) => lot.availableAtMs))) {
    core.points.releases.remove(availableAtMs, holder.accountId);
  }
  for (const { expiresOn, points } of due) {
    holder.pending -= points;
    addLot(core, holder, { expiresOn, points });
    note(core, holder, 'released', points, ['pending', 'available'], { expiresAtMs: pointsExpireAtMs(expiresOn) });
  }
}

export function expireDue(core: PointsSlice, holder: Holder): void {
  const today = dayOf(core.nowMs);
  const due = holder.lots.filter(({ expiresOn }) => expiresOn <= today);
  if (due.length === 0) return;
  setLots(core, holder, holder.lots.slice(due.length));
  for (const { expiresOn, points } of due) {
    holder.available -= points;
    note(core, holder, 'expired', points, ['available', 'expired'], { expiresAtMs: pointsExpireAtMs(expiresOn) });
  }
}

/** Adds available points to the lot of their day. */
function addLot(core: PointsSlice, holder: Holder, { expiresOn, points }: PointsLot): void {
  const same = holder.lots.find((lot) => lot.expiresOn === expiresOn);
  const others = holder.lots.filter((lot) => lot !== same);
  const lots = [...others, { expiresOn, points: points + (same?.points ?? 0) }];
  setLots(
    core,
    holder,
    lots.sort((a, b) => a.expiresOn - b.expiresOn),
  );
  holder.available += points;
}

function setLots(core: PointsSlice, holder: Holder, lots: readonly PointsLot[]): void {
  const { expiries } = core.points;
  const days = new Set(lots.map(({ expiresOn }) => expiresOn));
  for (const { expiresOn } of holder.lots) {
    if (!days.has(expiresOn)) expiries.remove(expiresOn, holder.accountId);
  }
  const known = new Set(holder.lots.map(({ expiresOn }) => expiresOn));
  for (const day of days) {
    if (known.has(day)) continue;
    expiries.add(day, holder.accountId);
    scheduleExpiry(core, day);
  }
  holder.lots = lots;
}

function note(
  core: PointsSlice,
  holder: Holder,
  kind: PointsMoveKind,
  points: number,
  [from, to]: readonly [BookAccount, BookAccount],
  cause: Cause,
): void {
  core.points.books.move(from, to, points);
  const { accountId, pending, available } = holder;
  const move = { moveId: core.points.takeMoveId(), accountId, kind, points, pending, available };
  core.emit({ type: 'points.moved', ...move, ...cause });
}
