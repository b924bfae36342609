import type { AccountId, PairId } from '@candor/exchange';
import { type Atoms, atoms, plus, zero } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface OptionStatisticsRequest {
  readonly accountId: AccountId;
  readonly pairId?: PairId | undefined;
}

/** The results of an account's options; live ones do not count. */
interface OptionStatistics {
  readonly count: number;
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
  { accountId, pairId }: OptionStatisticsRequest,
): Promise<OptionStatistics> {
  const rows = await db
    .selectFrom('option_totals')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .execute();
  const sums = { count: 0, won: 0, lost: 0, refunded: 0, void: 0, staked: zero, paid: zero };
  for (const row of rows) {
    for (const result of ['won', 'lost', 'refunded', 'void'] as const) {
      sums[result] += row[result];
      sums.count += row[result];
    }
    sums.staked = plus(sums.staked, atomsOf(row.staked_atoms));
    sums.paid = plus(sums.paid, atomsOf(row.paid_atoms));
  }
  return { ...sums, net: atoms(sums.paid - sums.staked) };
}
