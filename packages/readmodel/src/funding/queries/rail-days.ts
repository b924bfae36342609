import type { AssetId, RailId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

/** The ledger's movements over one way on one UTC day. */
export interface RailDay {
  readonly railId: RailId;
  readonly assetId: AssetId;
  /** Days since 1970. */
  readonly day: number;
  readonly paidIn: Atoms;
  readonly paidOut: Atoms;
  /** Of transactions, in the asset that the chain takes. */
  readonly cost: Atoms;
}

/** Every day on which something moved over a way. */
export async function railDays(db: ReadDatabase): Promise<readonly RailDay[]> {
  const rows = await db.selectFrom('rail_days').selectAll().execute();
  return rows.map((row) => ({
    railId: row.rail_id,
    assetId: row.asset_id,
    day: row.day,
    paidIn: atomsOf(row.in_atoms),
    paidOut: atomsOf(row.out_atoms),
    cost: atomsOf(row.cost_atoms),
  }));
}
