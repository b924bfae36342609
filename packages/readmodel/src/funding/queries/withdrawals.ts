import type { AccountId, AssetId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type WithdrawalRecord, withdrawalRecord } from '../withdrawal-record.ts';
import { stepsOf } from '../withdrawal-steps.ts';
import { withdrawalsList } from '../lists.ts';

interface WithdrawalsRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly assetId?: AssetId | undefined;
}

/** An account's withdrawals with their timelines, the last requested first. */
export async function withdrawals(db: ReadDatabase, request: WithdrawalsRequest): Promise<Page<WithdrawalRecord>> {
  const { accountId, assetId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .orderBy('withdrawal_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const steps = await stepsOf(
    db,
    rows.map(({ withdrawal_id: withdrawalId }) => withdrawalId),
  );
  return {
    rows: rows.map((row) => withdrawalRecord(row, steps.get(row.withdrawal_id) ?? [])),
    total: await listTotal(db, withdrawalsList, accountId, { assetId }),
  };
}
