import type { AccountId, AssetId } from '@candor/exchange';
import { atoms, type Atoms } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';
import { quarterOf } from '../quarter.ts';

/** The result of giving one asset for others. */
export interface RealisedSales {
  readonly assetId: AssetId;
  /** USDT atoms, fees taken off. */
  readonly proceeds: Atoms;
  /** USDT atoms, by the average of everything that came in. */
  readonly cost: Atoms;
  /** Atoms of the asset that were given without a price or a known cost; they are in neither of the two. */
  readonly unknown: Atoms;
}

interface RealisedRequest {
  readonly accountId: AccountId;
  readonly assetId?: AssetId | undefined;
  /** Quarter hours that have only begun or not yet ended belong to the time whole. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** The sales of an account between two times, by asset. */
export async function realisedSales(
  db: ReadDatabase,
  { accountId, assetId, fromMs, toMs }: RealisedRequest,
): Promise<readonly RealisedSales[]> {
  const rows = await db
    .selectFrom('realised_sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('quarter', '>=', quarterOf(fromMs))
    .where('quarter', '<=', quarterOf(toMs - 1))
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .execute();
  const sums = new Map<AssetId, { proceeds: bigint; cost: bigint; unknown: bigint }>();
  for (const row of rows) {
    const sum = sums.get(row.asset_id) ?? { proceeds: 0n, cost: 0n, unknown: 0n };
    sums.set(row.asset_id, sum);
    sum.proceeds += BigInt(row.proceeds_atoms);
    sum.cost += BigInt(row.cost_atoms);
    sum.unknown += BigInt(row.unknown_atoms);
  }
  return [...sums]
    .map(([id, { proceeds, cost, unknown }]) => ({
      assetId: id,
      proceeds: atoms(proceeds),
      cost: atoms(cost),
      unknown: atoms(unknown),
    }))
    .sort((a, b) => a.assetId - b.assetId);
}
