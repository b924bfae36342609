import type { InboxKind, NoticeRow } from '@candor/api';
import { memoryStorage } from '#client/storage.ts';
import { expect, it } from 'vitest';
import { awayCounts } from './away-parts.ts';
import { absenceMsMin, Visits } from './visits.ts';

const notice = (kind: InboxKind, count = 1) => ({ kind, count }) as NoticeRow;

it('sums up an absence, the gravest first, and an order in pieces as one fill', () => {
  const notices = [
    notice('deposit_credited'),
    notice('order_filled', 4),
    notice('order_filled'),
    notice('copy_opened', 3),
    notice('news_published'),
    notice('contract_liquidated'),
  ];
  expect(awayCounts(notices)).toEqual([
    ['liquidations', 1],
    ['fills', 2],
    ['copies', 3],
    ['credits', 1],
    ['others', 1],
  ]);
});

it('tells of what came after the last visit, once, when the app is started', () => {
  const storage = memoryStorage();
  const first = new Visits(storage, 'ann', 0);
  expect(first.missedAfter(7, 0)).toBeUndefined();
  first.look(7, 0);
  const later = absenceMsMin;
  const second = new Visits(storage, 'ann', later);
  expect(second.missedAfter(9, later)).toBe(7);
  expect(second.missedAfter(9, later)).toBeUndefined();
  expect(new Visits(storage, 'ann', later - 1).missedAfter(9, later - 1)).toBeUndefined();
  expect(new Visits(storage, 'bob', later).missedAfter(9, later)).toBeUndefined();
});

it('waits for the news of a return, and takes nothing of afterwards for them', () => {
  const visits = new Visits(memoryStorage(), 'ann', 0);
  visits.leave(7, 0);
  expect(visits.missedAfter(8, 1)).toBeUndefined();
  visits.comeBack(absenceMsMin);
  // The connection is not back yet.
  expect(visits.missedAfter(7, absenceMsMin + 1)).toBeUndefined();
  expect(visits.missedAfter(8, absenceMsMin + 2_000)).toBe(7);
  visits.leave(8, absenceMsMin + 3_000);
  visits.comeBack(3 * absenceMsMin);
  expect(visits.missedAfter(9, 3 * absenceMsMin + 60_000)).toBeUndefined();
});
