import type { AccountId, SendId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type SendRecord, sendRecord } from '../send-record.ts';

interface OneSendRequest {
  readonly accountId: AccountId;
  readonly sendId: SendId;
}

/** A send of which the account is either side. */
export async function oneSend(
  db: ReadDatabase,
  { accountId, sendId }: OneSendRequest,
): Promise<SendRecord | undefined> {
  const row = await db
    .selectFrom('send_sides')
    .innerJoin('sends', 'sends.send_id', 'send_sides.send_id')
    .selectAll('sends')
    .where('send_sides.account_id', '=', accountId)
    .where('send_sides.send_id', '=', sendId)
    .executeTakeFirst();
  return row === undefined ? undefined : sendRecord(row);
}
