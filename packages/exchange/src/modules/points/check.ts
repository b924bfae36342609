import { assert } from '@candor/kernel';
import type { PointsSlice } from './slice.ts';

/** Checks the invariants of points after every command, recomputed from the lots themselves. */
export function checkPoints(core: PointsSlice): void {
  const { points } = core;
  if (points.isEmpty) return;
  const { books, releases, expiries } = points;
  let [pending, available, pendingTimes, days] = [0, 0, 0, 0];
  for (const [accountId, holder] of points.holders) {
    assert(holder.accountId === accountId && core.accounts.has(accountId), 'points belong to a user');
    const own = sum(holder.lots);
    assert(own === holder.available, 'available points are the sum of their lots');
    assert(sum(holder.pendingLots) === holder.pending, 'pending points are the sum of their lots');
    assert(isInOrder(holder.lots.map(({ expiresOn }) => expiresOn)), 'a day of expiry has one lot');
    for (const { expiresOn, points: left } of holder.lots) {
      assert(left > 0 && expiries.has(expiresOn, accountId), 'a lot has points, and waits for its day');
      assert(points.scheduledDays.has(expiresOn), 'a day on which points expire has its timers');
    }
    for (const { availableAtMs } of holder.pendingLots) {
      assert(releases.has(availableAtMs, accountId), 'pending points wait for their time');
    }
    pendingTimes += new Set(holder.pendingLots.map(({ availableAtMs }) => availableAtMs)).size;
    days += holder.lots.length;
    pending += holder.pending;
    available += holder.available;
  }
  assert(releases.size === pendingTimes && expiries.size === days, 'only lots wait');
  assert(books.sum === 0, 'points are issued, or come from nowhere');
  assert(books.balance('pending') === pending && books.balance('available') === available, 'users have all points');
  for (const { terms, taken } of points.items.values()) {
    let own = 0;
    for (const holder of points.holders.values()) own += holder.taken.get(terms.itemId) ?? 0;
    assert(own === taken, 'an item is taken by a user');
  }
}

function sum(lots: readonly { readonly points: number }[]): number {
  return lots.reduce((total, { points }) => total + points, 0);
}

function isInOrder(days: readonly number[]): boolean {
  return days.every((day, index) => index === 0 || day > (days[index - 1] as number));
}
