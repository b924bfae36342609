import type { NftSaleId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftSaleRecord, nftSaleRecord } from '../nft-records.ts';

/** Sales by their numbers, running and ended. Those that do not exist are left out. */
export async function nftSalesById(db: ReadDatabase, saleIds: readonly NftSaleId[]): Promise<readonly NftSaleRecord[]> {
  if (saleIds.length === 0) return [];
  const rows = await db.selectFrom('nft_sales').selectAll().where('sale_id', 'in', saleIds).execute();
  return rows.map(nftSaleRecord);
}
