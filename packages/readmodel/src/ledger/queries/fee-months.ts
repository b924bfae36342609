import type { AccountId, EntryKind } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface FeeMonth {
  /** 202611 is November 2026, in UTC. */
  readonly month: number;
  readonly kind: EntryKind;
  /** USDT atoms, each fee at the index price when it was paid. */
  readonly worth: Atoms;
}

/** The fees that an account has paid by month and kind, the newest month first. */
export async function feeMonths(
  db: ReadDatabase,
  { accountId }: { readonly accountId: AccountId },
): Promise<readonly FeeMonth[]> {
  const rows = await db
    .selectFrom('fee_months')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('month', 'desc')
    .orderBy('kind', 'desc')
    .execute();
  return rows.map(({ month, kind, worth_atoms: worth }) => ({ month, kind, worth: atomsOf(worth) }));
}
