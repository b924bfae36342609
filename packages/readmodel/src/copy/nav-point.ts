import type { AccountId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import { atomsOf } from '../queries/amounts.ts';
import type { ReadDatabase } from '../queries/database.ts';

/** The equity of a trader's contract account at a full hour. */
export interface NavPoint {
  readonly atMs: number;
  readonly equity: Atoms;
  /** Worth of a unit in millionths: 1,000,000 is where it began. Money that comes in or goes out does not change it. */
  readonly nav: number;
  /** Highest until then. */
  readonly navPeak: number;
  readonly followers: number;
  /** Open and realised result of all followers together. */
  readonly followersResult: Atoms;
}

/** Marks of one trader, oldest first: those between two times, and the last one at or before the first time. */
export async function navPoints(
  db: ReadDatabase,
  { traderId, fromMs, toMs }: { readonly traderId: AccountId; readonly fromMs: number; readonly toMs: number },
): Promise<readonly NavPoint[]> {
  const rows = await db
    .selectFrom('nav_marks')
    .selectAll()
    .where('trader_id', '=', traderId)
    .where('at_ms', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('nav_marks as earlier')
          .select((inner) => inner.fn.max('earlier.at_ms').as('at_ms'))
          .where('earlier.trader_id', '=', traderId)
          .where('earlier.at_ms', '<=', fromMs),
        eb.val(fromMs),
      ),
    )
    .where('at_ms', '<=', toMs)
    .orderBy('at_ms')
    .execute();
  return rows.map(navPoint);
}

export function navPoint(row: Omit<Selectable<ReadSchema['nav_marks']>, 'trader_id' | 'units_atoms'>): NavPoint {
  return {
    atMs: row.at_ms,
    equity: atomsOf(row.equity_atoms),
    nav: row.nav,
    navPeak: row.nav_peak,
    followers: row.followers,
    followersResult: atomsOf(row.followers_result_atoms),
  };
}
