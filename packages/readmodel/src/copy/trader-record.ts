import type { AccountId, TraderStatus } from '@candor/exchange';
import type { Atoms, Ppm } from '@candor/money';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import type { ReadDatabase } from '../queries/database.ts';
import { type NavPoint, navPoint } from './nav-point.ts';

/** A trader with the figures from facts. */
export interface TraderRecord {
  readonly traderId: AccountId;
  readonly status: TraderStatus;
  /** Of followers' profit. */
  readonly share: Ppm;
  /** The first time. */
  readonly appliedAtMs: number;
  /** The first time they could be followed. */
  readonly followableAtMs?: number;
  /**
   * Tickets that count: no copies, ordered after the first application. A ticket is won when price profit less fees
   * and overnight fees is above zero.
   */
  readonly closedTrades: number;
  readonly wonTrades: number;
  /** Of the same tickets, booked at each close, fees and overnight fees included. */
  readonly realised: Atoms;
  readonly followers: number;
  /** Accounts that ever followed. */
  readonly followersEver: number;
  /** Followers' copied tickets, and the result for their owners, fees and overnight fees included. */
  readonly copiesClosed: number;
  readonly copiesWon: number;
  readonly followersRealised: Atoms;
  readonly sharesReceived: Atoms;
  /** The last hourly mark; absent before the first. */
  readonly mark?: NavPoint;
}

/** Traders with their last marks, to be narrowed and ordered. */
export function tradersWithMarks(db: ReadDatabase) {
  return db
    .selectFrom('traders')
    .leftJoin('nav_marks as mark', (join) =>
      join.onRef('mark.trader_id', '=', 'traders.trader_id').onRef('mark.at_ms', '=', 'traders.marked_at_ms'),
    )
    .selectAll('traders')
    .select([
      'mark.at_ms',
      'mark.equity_atoms',
      'mark.nav',
      'mark.nav_peak',
      'mark.followers as mark_followers',
      'mark.followers_result_atoms',
    ]);
}

type TraderRow = Awaited<ReturnType<ReturnType<typeof tradersWithMarks>['execute']>>[number];

export function traderRecord(row: TraderRow): TraderRecord {
  return {
    traderId: row.trader_id,
    status: row.status,
    share: row.share_ppm,
    appliedAtMs: row.applied_at_ms,
    closedTrades: row.closed_trades,
    wonTrades: row.won_trades,
    realised: atomsOf(row.realised_atoms),
    followers: row.followers,
    followersEver: row.followers_ever,
    copiesClosed: row.copies_closed,
    copiesWon: row.copies_won,
    followersRealised: atomsOf(row.followers_realised_atoms),
    sharesReceived: atomsOf(row.shares_received_atoms),
    ...withoutNulls({ followableAtMs: row.followable_at_ms, mark: markOf(row) }),
  };
}

function markOf(row: TraderRow): NavPoint | null {
  const { at_ms, equity_atoms, nav, nav_peak, mark_followers, followers_result_atoms } = row;
  if (at_ms === null || equity_atoms === null || nav === null || nav_peak === null) return null;
  if (mark_followers === null || followers_result_atoms === null) return null;
  return navPoint({ at_ms, equity_atoms, nav, nav_peak, followers: mark_followers, followers_result_atoms });
}
