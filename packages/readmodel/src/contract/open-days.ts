import type { AccountId, Direction, PairId } from '@candor/exchange';
import { type Atoms, atoms, zero } from '@candor/money';
import { pairDays } from '../ledger/daily-prices.ts';
import { lastAtOrBefore } from '../ledger/last-at-or-before.ts';
import type { ValuationPair } from '../ledger/valuation-pair.ts';
import { atomsOf } from '../queries/amounts.ts';
import type { ReadDatabase } from '../queries/database.ts';
import { openProfitOf } from './open-profit.ts';

interface SideDay {
  readonly day: number;
  readonly lots: number;
  readonly entryWeight: bigint;
}

interface Side {
  readonly pairId: PairId;
  readonly direction: Direction;
  readonly changes: readonly SideDay[];
}

/**
 * The profit of an account's open contracts at the end of any day from `firstDay` on, in USDT atoms, rounded down: at the
 * day's last index prices. `lots` is the size of a lot of each pair, in base atoms.
 */
export async function openProfits(
  db: ReadDatabase,
  pairs: readonly ValuationPair[],
  { accountId, firstDay, lots }: { accountId: AccountId; firstDay: number; lots: ReadonlyMap<PairId, Atoms> },
): Promise<(day: number) => Atoms> {
  const sides = await openSides(db, accountId, firstDay);
  const prices = await pairDays(db, pairs, [...new Set(sides.map(({ pairId }) => pairId))], firstDay);
  return (day) => {
    let profit = 0n;
    for (const { pairId, direction, changes } of sides) {
      const open = lastAtOrBefore(changes, day);
      const pair = prices.get(pairId);
      const mark = pair && lastAtOrBefore(pair.closes, day)?.close;
      if (open === undefined || open.lots === 0 || pair === undefined || mark === undefined) continue;
      profit += openProfitOf(direction, open, mark, lots.get(pairId) ?? zero, pair.scales);
    }
    return atoms(profit);
  };
}

/** Each side's days from the last change at or before `firstDay` on. */
async function openSides(db: ReadDatabase, accountId: AccountId, firstDay: number): Promise<readonly Side[]> {
  const rows = await db
    .selectFrom('daily_contracts as daily')
    .select(['daily.pair_id', 'daily.direction', 'daily.day', 'daily.lots', 'daily.entry_weight_atoms'])
    .where('daily.account_id', '=', accountId)
    .where('daily.day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('daily_contracts as earlier')
          .select((inner) => inner.fn.max('earlier.day').as('day'))
          .where('earlier.account_id', '=', accountId)
          .whereRef('earlier.pair_id', '=', 'daily.pair_id')
          .whereRef('earlier.direction', '=', 'daily.direction')
          .where('earlier.day', '<=', firstDay),
        eb.val(firstDay),
      ),
    )
    .orderBy('daily.pair_id')
    .orderBy('daily.direction')
    .orderBy('daily.day')
    .execute();
  const sides = new Map<string, Side & { readonly changes: SideDay[] }>();
  for (const { pair_id: pairId, direction, day, lots, entry_weight_atoms } of rows) {
    const key = `${pairId}/${direction}`;
    const side = sides.get(key) ?? { pairId, direction, changes: [] };
    sides.set(key, side);
    side.changes.push({ day, lots, entryWeight: atomsOf(entry_weight_atoms) });
  }
  return [...sides.values()];
}
