import type { AccountId, NftOrderId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftOrderRecord, nftOrderRecord } from '../nft-records.ts';

interface NftOrderRequest {
  readonly accountId: AccountId;
  readonly orderId: NftOrderId;
}

/** An order after an auction; absent when there is none of this number or another one has to pay it. */
export async function nftOrderById(
  db: ReadDatabase,
  { accountId, orderId }: NftOrderRequest,
): Promise<NftOrderRecord | undefined> {
  const row = await db
    .selectFrom('nft_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('buyer_id', '=', accountId)
    .executeTakeFirst();
  return row && nftOrderRecord(row);
}
