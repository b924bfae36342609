import type { EventOf } from '@candor/exchange';
import { dayOf } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { ProjectorMaker } from '../../projection/projector.ts';
import type { RowOf } from '../../schema/table.ts';
import type { dailyContracts } from '../tables/daily-contracts.ts';

type Row = RowOf<typeof dailyContracts>;
type Fill = Pick<EventOf<'contract.opened'>, 'accountId' | 'pairId' | 'direction' | 'lots'>;

/** Open contracts by day, so that the worth of a day that is over has the profit that stood open at its end. */
export const dailyContractsProjector: ProjectorMaker = (store) => {
  const changed = new Map<string, Row>();

  function count({ accountId, pairId, direction, lots }: Fill, entryPrice: Price, by: 1 | -1, atMs: number): void {
    const day = dayOf(atMs);
    const key = `${accountId}/${pairId}/${direction}`;
    const unwritten = changed.get(key);
    if (unwritten !== undefined && unwritten.day !== day) store.daily_contracts.upsert(unwritten);
    const before = unwritten ?? store.daily_contracts.findBefore(accountId, pairId, direction, day + 1);
    const side = before ?? { account_id: accountId, pair_id: pairId, direction, lots: 0, entry_weight_atoms: 0n };
    changed.set(key, {
      ...side,
      day,
      lots: side.lots + by * lots,
      entry_weight_atoms: side.entry_weight_atoms + BigInt(by) * BigInt(lots) * BigInt(entryPrice),
    });
  }

  return {
    handlers: {
      'contract.opened': (event, { atMs }) => count(event, event.price, 1, atMs),
      'contract.closed': (event, { atMs }) => count(event, event.entryPrice, -1, atMs),
    },
    flush() {
      for (const row of changed.values()) store.daily_contracts.upsert(row);
      changed.clear();
    },
  };
};
