import { dayOf } from '@candor/kernel';
import { dayAndAccountOf, placeOf } from './expiry-timers.ts';
import { expireDue, releaseDue } from './moves.ts';
import { pointsExpireAtMs } from './rules.ts';
import type { PointsSlice } from './slice.ts';

/** Holders looked after in one go, and the pause after it: a day on which everybody's points expire holds up no order for long. */
const batchSize = 250;
const batchEveryMs = 100;

/** Makes the points available that are due at a moment, some now and the others a little later. */
export function release(core: PointsSlice, dueAtMs: number): void {
  const due = core.points.releases.after(dueAtMs, 0, batchSize);
  for (const accountId of due) releaseDue(core, core.points.holder(accountId));
  if (due.length === batchSize) core.timers.set(core.nowMs + batchEveryMs, 'points.release', dueAtMs);
}

/** Lets the points of a day expire, likewise. */
export function expire(core: PointsSlice, day: number): void {
  const { points, timers } = core;
  const due = points.expiries.after(day, 0, batchSize);
  for (const accountId of due) expireDue(core, points.holder(accountId));
  if (due.length === batchSize) timers.set(core.nowMs + batchEveryMs, 'points.expiry', day);
  else points.scheduledDays.delete(day);
}

/** Reminds the holders of points that expire soon, likewise. */
export function remind(core: PointsSlice, place: number): void {
  const { points, timers, nowMs } = core;
  const { day, accountId: last } = dayAndAccountOf(place);
  const due = points.expiries.after(day, last, batchSize);
  const days = day - dayOf(nowMs);
  for (const accountId of due) {
    const lot = points.holder(accountId).lots.find(({ expiresOn }) => expiresOn === day);
    if (lot === undefined) continue;
    const expiresAtMs = pointsExpireAtMs(day);
    core.emit({ type: 'points.expiry_near', accountId, points: lot.points, days, expiresAtMs });
  }
  const next = due.at(-1);
  if (due.length === batchSize && next !== undefined) {
    timers.set(nowMs + batchEveryMs, 'points.reminder', placeOf(day, next));
  }
}
