import type { AssetId, QuoteId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import type { AccountListRequest } from '../../transfer/queries/transfers.ts';
import { conversionsList } from '../lists.ts';

export interface Conversion {
  readonly quoteId: QuoteId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly fromAmount: Atoms;
  /** Received, after spread and fee. */
  readonly toAmount: Atoms;
  /** In the asset received. */
  readonly fee: Atoms;
  /** Index price of `from` in `to` and the one applied, with the scale of the core's quotes. */
  readonly midRate: Atoms;
  readonly rate: Atoms;
  readonly atMs: number;
}

/** An account's conversions, newest first. */
export async function conversions(db: ReadDatabase, request: AccountListRequest): Promise<Page<Conversion>> {
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('conversions')
    .selectAll()
    .where('account_id', '=', request.accountId)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      quoteId: row.quote_id,
      fromAssetId: row.from_asset_id,
      toAssetId: row.to_asset_id,
      fromAmount: atomsOf(row.from_amount_atoms),
      toAmount: atomsOf(row.to_amount_atoms),
      fee: atomsOf(row.fee_atoms),
      midRate: atomsOf(row.mid_rate_atoms),
      rate: atomsOf(row.rate_atoms),
      atMs: row.at_ms,
    })),
    total: await listTotal(db, conversionsList, request.accountId),
  };
}
