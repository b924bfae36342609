import type { EventOf } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { expect, test } from 'vitest';
import type { WriteStore } from '../projection/write-store.ts';
import { dailyContractsProjector } from './projectors/daily-contracts.ts';

const opened = { accountId: 1_000, pairId: 1, direction: 'long', lots: 10, price: 100 } as unknown as Pick<
  EventOf<'contract.opened'>,
  'accountId' | 'pairId' | 'direction' | 'lots' | 'price'
>;

test('a fill writes the row of its day, and no row of an earlier day that is written already', () => {
  const yesterday = { account_id: 1_000, pair_id: 1, direction: 'long', day: 1, lots: 10, entry_weight_atoms: 1_000n };
  const written: object[] = [];
  const store = { daily_contracts: { findBefore: () => yesterday, upsert: (row: object) => written.push(row) } };
  const projector = dailyContractsProjector(store as unknown as WriteStore);
  const fill = (day: number) =>
    projector.handlers['contract.opened']?.(opened as never, { atMs: day * dayMs } as never);
  fill(2);
  projector.flush?.();
  expect(written).toEqual([{ ...yesterday, day: 2, lots: 20, entry_weight_atoms: 2_000n }]);
  // Of two days of one batch both are new.
  fill(3);
  fill(4);
  projector.flush?.();
  expect(written.slice(1)).toMatchObject([{ day: 3 }, { day: 4, lots: 30 }]);
});
