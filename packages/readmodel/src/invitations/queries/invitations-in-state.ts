import type { InvitationState } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { countOf } from '../../queries/count-of.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type FriendRecord, friendRecord } from '../friend-record.ts';

interface InvitationsRequest extends PageRequest {
  readonly state: InvitationState;
}

/** Invitations of everybody in one state, the oldest first: for operators. */
export async function invitationsInState(
  db: ReadDatabase,
  { state, ...page }: InvitationsRequest,
): Promise<Page<FriendRecord>> {
  const { limit, offset } = rangeOf(page);
  const found = db.selectFrom('invitations').where('state', '=', state);
  const rows = await found.selectAll().orderBy('account_id').limit(limit).offset(offset).execute();
  return { rows: rows.map((row) => friendRecord(row, [])), total: await countOf(found) };
}
