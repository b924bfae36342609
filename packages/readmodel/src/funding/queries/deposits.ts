import type { AccountId, AssetId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type DepositRecord, depositRecord } from '../deposit-record.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';
import { depositsList } from '../lists.ts';

interface DepositsRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly assetId?: AssetId | undefined;
}

/** The payments for an account, credited or on their way: those on chains and claims together, the last begun first. */
export async function deposits(db: ReadDatabase, request: DepositsRequest): Promise<Page<DepositRecord>> {
  const { accountId, assetId } = request;
  const rows = await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .$call(newestFirst(request))
    .execute();
  return { rows: rows.map(depositRecord), total: await listTotal(db, depositsList, accountId, { assetId }) };
}
