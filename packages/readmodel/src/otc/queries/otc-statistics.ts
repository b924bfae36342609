import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

interface OtcStatisticsRequest {
  readonly accountId: AccountId;
  /** Orders opened from then on. */
  readonly fromMs: number;
}

/** An account's orders of a time, counted. */
interface OtcStatistics {
  readonly completed: number;
  /** Let go or left to expire by the account as the buyer. */
  readonly failed: number;
  readonly disputes: number;
  /** Disputes that gave everything to the other side. */
  readonly lost: number;
  /** From payment to release, where the account released; absent without any. */
  readonly releaseMedianMs?: number;
}

/** The newest orders that count. */
const ordersMax = 500;

/** Completion, release time and disputes of an account. */
export async function otcStatistics(
  db: ReadDatabase,
  { accountId, fromMs }: OtcStatisticsRequest,
): Promise<OtcStatistics> {
  const rows = await db
    .selectFrom('otc_sides')
    .innerJoin('otc_orders', 'otc_orders.order_id', 'otc_sides.order_id')
    .select([
      'otc_sides.role',
      'state',
      'paid_at_ms',
      'ended_at_ms',
      'disputed_at_ms',
      'to_buyer_atoms',
      'quantity_atoms',
    ])
    .where('otc_sides.account_id', '=', accountId)
    .where('otc_sides.opened_at_ms', '>=', fromMs)
    .orderBy('otc_sides.opened_at_ms', 'desc')
    .limit(ordersMax)
    .execute();
  const count = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length;
  const isLost = (row: (typeof rows)[number]) =>
    row.state === 'closed' &&
    (row.role === 'buyer' ? row.to_buyer_atoms === '0' : row.to_buyer_atoms === row.quantity_atoms);
  const times = rows
    .flatMap(({ role, state, paid_at_ms: paid, ended_at_ms: ended }) =>
      role === 'seller' && state === 'released' && paid !== null && ended !== null ? [ended - paid] : [],
    )
    .sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  return {
    completed: count(({ state }) => state === 'released'),
    failed: count(({ role, state, paid_at_ms }) => role === 'buyer' && isLetGo(state) && paid_at_ms === null),
    disputes: count(({ disputed_at_ms }) => disputed_at_ms !== null),
    lost: count(isLost),
    ...(median === undefined ? {} : { releaseMedianMs: median }),
  };
}

function isLetGo(state: string): boolean {
  return state === 'cancelled' || state === 'expired';
}
