import type { AccountId, PairId } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

/** The results of an account's options of one pair and term; live ones do not count. */
interface OptionStatistics {
  readonly pairId: PairId;
  readonly seconds: number;
  readonly won: number;
  readonly lost: number;
  readonly refunded: number;
  readonly void: number;
  readonly staked: Atoms;
  /** The total that came back. */
  readonly paid: Atoms;
  /** Paid less staked; below zero is a loss. */
  readonly net: Atoms;
}

export async function optionStatistics(
  db: ReadDatabase,
  { accountId }: { readonly accountId: AccountId },
): Promise<readonly OptionStatistics[]> {
  const rows = await db
    .selectFrom('option_totals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('pair_id')
    .orderBy('seconds')
    .execute();
  return rows.map((row) => {
    const [staked, paid] = [atomsOf(row.staked_atoms), atomsOf(row.paid_atoms)];
    const { pair_id: pairId, seconds, won, lost, refunded } = row;
    return { pairId, seconds, won, lost, refunded, void: row.void, staked, paid, net: atoms(paid - staked) };
  });
}
