import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

/** The accounts that follow a trader now. */
export async function followers(
  db: ReadDatabase,
  { traderId }: { readonly traderId: AccountId },
): Promise<readonly AccountId[]> {
  const rows = await db
    .selectFrom('follows')
    .select('account_id')
    .where('trader_id', '=', traderId)
    .where('ended_at_ms', 'is', null)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}
