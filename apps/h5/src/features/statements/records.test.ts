import { type EntryKind, entryKinds } from '@candor/exchange/rules';
import type { EntryRow } from '@candor/api';
import { expect, it } from 'vitest';
import { byPeriod, dayOf, monthOf } from './by-period.ts';
import { mainPart } from './main-part.ts';
import { recordTabs } from './record-tabs.ts';

it('heads each month and each day once', () => {
  const at = (month: number, day: number, hour: number) => ({ atMs: new Date(2026, month, day, hour).getTime() });
  const rows = [at(10, 2, 9), at(10, 2, 1), at(10, 1, 23), at(9, 31, 23)];
  const heads = (periodOf: (atMs: number) => number) =>
    byPeriod(rows, periodOf).map(({ periodAtMs }) => periodAtMs !== undefined);
  expect(heads(monthOf)).toEqual([true, false, false, true]);
  expect(heads(dayOf)).toEqual([true, false, true, true]);
});

it('shows every kind of a user in exactly one tab beside All', () => {
  const inTabs = recordTabs.flatMap(({ kinds }) => kinds);
  // Movements of the house's own accounts alone never occur in a user's statement.
  const ofTheHouse: readonly EntryKind[] = [
    'house_funding',
    'contract_deficit',
    'option_reserve',
    'network_cost',
    'issuance_funding',
    'rewards_funding',
    'locked_reserve',
    'dual_reserve',
    'ieo_issue',
    'coupon_reserve',
    'coupon_release',
    'nft_fee',
  ];
  expect([...inTabs].sort()).toEqual(entryKinds.filter((kind) => !ofTheHouse.includes(kind)).sort());
});

it('speaks of the available part, and of the frozen one where only that moved', () => {
  const entry = (availableChange: string, frozenChange: string) =>
    ({ availableChange, frozenChange, availableAfter: '7', frozenAfter: '3' }) as EntryRow;
  expect(mainPart(entry('-5', '5'))).toEqual({ isFrozen: false, change: '-5', after: '7' });
  expect(mainPart(entry('0', '-0.1'))).toEqual({ isFrozen: true, change: '-0.1', after: '3' });
});
