import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type FriendRecord, friendRecord } from '../friend-record.ts';
import { friendsList } from '../lists.ts';

interface InvitedFriendsRequest extends PageRequest {
  readonly inviterId: AccountId;
}

/** The people who came by an account, the newest first, with what it has got by each. */
export async function invitedFriends(db: ReadDatabase, request: InvitedFriendsRequest): Promise<Page<FriendRecord>> {
  const { inviterId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .orderBy('account_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map((row) => row.account_id);
  const sums =
    ids.length === 0 ? [] : await db.selectFrom('rebate_friends').selectAll().where('account_id', 'in', ids).execute();
  return { rows: rows.map((row) => friendRecord(row, sums)), total: await listTotal(db, friendsList, inviterId) };
}
