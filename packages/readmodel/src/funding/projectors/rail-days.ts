import type { AssetId, RailId } from '@candor/exchange';
import { dayOf, present } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';
import type { railDays } from '../tables/rail-days.ts';
import type { RowOf } from '../../schema/table.ts';

type Amounts = Partial<Pick<RowOf<typeof railDays>, 'in_atoms' | 'out_atoms' | 'cost_atoms'>>;

/** Sums of what the ledger let in and out over each way. */
export const railDaysProjector: ProjectorMaker = (store) => ({
  handlers: {
    'funding.deposit_credited'({ railId, assetId, amount }, { atMs }) {
      add(store, railId, assetId, atMs, { in_atoms: amount });
    },
    'funding.claim_decided'({ railId, assetId, received }, { atMs }) {
      if (received !== undefined) add(store, railId, assetId, atMs, { in_atoms: received });
    },
    'funding.withdrawal_moved'({ withdrawalId, status }, { atMs }) {
      if (status !== 'confirmed') return;
      const row = present(store.withdrawals.find(withdrawalId), 'a withdrawal is requested before it moves on');
      add(store, row.rail_id, row.asset_id, atMs, { out_atoms: row.receives_atoms });
    },
    'funding.network_cost_booked'({ railId, assetId, amount }, { atMs }) {
      add(store, railId, assetId, atMs, { cost_atoms: amount });
    },
  },
});

function add(store: WriteStore, railId: RailId, assetId: AssetId, atMs: number, amounts: Amounts): void {
  const day = dayOf(atMs);
  const row = store.rail_days.find(railId, assetId, day) ?? {
    rail_id: railId,
    asset_id: assetId,
    day,
    in_atoms: 0n,
    out_atoms: 0n,
    cost_atoms: 0n,
  };
  store.rail_days.upsert({
    ...row,
    in_atoms: row.in_atoms + (amounts.in_atoms ?? 0n),
    out_atoms: row.out_atoms + (amounts.out_atoms ?? 0n),
    cost_atoms: row.cost_atoms + (amounts.cost_atoms ?? 0n),
  });
}
