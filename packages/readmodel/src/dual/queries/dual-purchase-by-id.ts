import type { AccountId, DualPurchaseId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type DualPurchaseRecord, dualPurchaseRecord } from '../purchase-record.ts';

interface DualPurchaseRequest {
  readonly accountId: AccountId;
  readonly purchaseId: DualPurchaseId;
}

/** One purchase, live or settled; absent when there is none of this number or it belongs to another user. */
export async function dualPurchaseById(
  db: ReadDatabase,
  { accountId, purchaseId }: DualPurchaseRequest,
): Promise<DualPurchaseRecord | undefined> {
  const row = await db
    .selectFrom('dual_purchases')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && dualPurchaseRecord(row);
}
