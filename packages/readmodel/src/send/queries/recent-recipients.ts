import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type SendRecord, sendRecord } from '../send-record.ts';

interface RecentRecipientsRequest {
  readonly accountId: AccountId;
  readonly limit: number;
}

/** The last send to each of the persons whom an account sent to, newest first. */
export async function recentRecipients(
  db: ReadDatabase,
  { accountId, limit }: RecentRecipientsRequest,
): Promise<readonly SendRecord[]> {
  const rows = await db
    .selectFrom('send_recipients')
    .innerJoin('sends', 'sends.send_id', 'send_recipients.last_send_id')
    .selectAll('sends')
    .where('send_recipients.account_id', '=', accountId)
    .orderBy('send_recipients.last_send_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(sendRecord);
}
