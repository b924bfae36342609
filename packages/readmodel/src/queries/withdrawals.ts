import type { AccountId, AssetId, WithdrawalId } from '@candor/exchange';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import type { ReadDatabase } from './database.ts';
import { listTotal } from './list-total.ts';
import { type Page, type PageRequest, rangeOf } from './page.ts';
import { type WithdrawalRecord, withdrawalRecord } from './withdrawal-record.ts';

export interface WithdrawalsRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly assetId?: AssetId | undefined;
}

type StepRow = Selectable<ReadSchema['withdrawal_steps']>;

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
    total: await listTotal(db, 'withdrawals', accountId, { assetId }),
  };
}

export interface WithdrawalRequest {
  readonly accountId: AccountId;
  readonly withdrawalId: WithdrawalId;
}

/** One withdrawal with its timeline; absent when there is none of this number or it is somebody else's. */
export async function withdrawal(
  db: ReadDatabase,
  { accountId, withdrawalId }: WithdrawalRequest,
): Promise<WithdrawalRecord | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && withdrawalRecord(row, (await stepsOf(db, [withdrawalId])).get(withdrawalId) ?? []);
}

async function stepsOf(
  db: ReadDatabase,
  withdrawalIds: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId, readonly StepRow[]>> {
  const byWithdrawal = new Map<WithdrawalId, StepRow[]>();
  if (withdrawalIds.length === 0) return byWithdrawal;
  const rows = await db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('withdrawal_id')
    .orderBy('sequence')
    .orderBy('event_index')
    .execute();
  for (const row of rows) {
    const steps = byWithdrawal.get(row.withdrawal_id);
    if (steps) steps.push(row);
    else byWithdrawal.set(row.withdrawal_id, [row]);
  }
  return byWithdrawal;
}
