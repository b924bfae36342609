import type { AccountId, OptionId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type OptionRecord, optionRecord } from '../option-record.ts';

interface OptionRequest {
  readonly accountId: AccountId;
  readonly optionId: OptionId;
}

/** One timed option, live or settled; absent when there is none of this number or it belongs to another user. */
export async function optionById(
  db: ReadDatabase,
  { accountId, optionId }: OptionRequest,
): Promise<OptionRecord | undefined> {
  const row = await db
    .selectFrom('options')
    .selectAll()
    .where('option_id', '=', optionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && optionRecord(row);
}
