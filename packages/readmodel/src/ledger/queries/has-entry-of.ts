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
    .where('entry_id', '>=', await firstEntryFrom(db, sequence))
    .where('entry_id', '<', await firstEntryFrom(db, sequence + 1))
    .where('account_id', 'in', accountIds)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The first line of a record or of a later one. Lines are numbered in the order of the journal, so that halving finds it in
 * some thirty steps, and an index by record, which every line would pay for, is not needed.
 */
async function firstEntryFrom(db: ReadDatabase, sequence: number): Promise<number> {
  const { newest } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.max<number | null>('entry_id').as('newest'))
    .executeTakeFirstOrThrow();
  let [low, high] = [1, (newest ?? 0) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const entry = await db
      .selectFrom('ledger_entries')
      .select('sequence')
      .where('entry_id', '=', middle)
      .executeTakeFirst();
    if (entry !== undefined && entry.sequence < sequence) low = middle + 1;
    else high = middle;
  }
  return low;
}
