import type { AccountId } from '@candor/exchange';
import type { InvitationState } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { countOf } from '../../queries/count-of.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type FriendRecord, friendRecord } from '../friend-record.ts';

interface InvitationsRequest extends PageRequest {
  readonly state: InvitationState;
  /** The invited account, alone. */
  readonly accountId?: AccountId | undefined;
}

/** Invitations of everybody in one state, the oldest first: for operators. */
export async function invitationsInState(
  db: ReadDatabase,
  { state, accountId, ...page }: InvitationsRequest,
): Promise<Page<FriendRecord>> {
  const { limit, offset } = rangeOf(page);
  const found = db
    .selectFrom('invitations')
    .where('state', '=', state)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId));
  const rows = await found.selectAll().orderBy('account_id').limit(limit).offset(offset).execute();
  return { rows: rows.map((row) => friendRecord(row, [])), total: await countOf(found) };
}
