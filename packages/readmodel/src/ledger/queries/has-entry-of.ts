import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

/** True when a record of the journal has a line in the statement of one of these accounts. */
export async function hasEntryOf(
  db: ReadDatabase,
  { accountIds, sequence }: { readonly accountIds: readonly AccountId[]; readonly sequence: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_entries')
    .select('entry_id')
    .where('account_id', 'in', accountIds)
    .where('sequence', '=', sequence)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
