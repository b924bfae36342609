import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { sendsList } from '../lists.ts';
import { type SendRecord, sendRecord } from '../send-record.ts';
import type { SendSide } from '../tables/sends.ts';

interface SendsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Absent: both. */
  readonly side?: SendSide | undefined;
}

/** The sends of an account, on either side or on one, newest first. */
export async function sends(db: ReadDatabase, request: SendsRequest): Promise<Page<SendRecord>> {
  const { accountId, side } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('send_sides')
    .innerJoin('sends', 'sends.send_id', 'send_sides.send_id')
    .selectAll('sends')
    .where('send_sides.account_id', '=', accountId)
    .$if(side !== undefined, (query) => query.where('send_sides.side', '=', side as SendSide))
    .orderBy('send_sides.send_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(sendRecord), total: await listTotal(db, sendsList, accountId, { side }) };
}
