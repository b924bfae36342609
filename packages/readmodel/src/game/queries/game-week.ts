import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

interface GameWeekRequest {
  /** See `gameWeekOf`. */
  readonly week: number;
  readonly limit: number;
  /** The player whose own place is wanted too. */
  readonly accountId?: AccountId | undefined;
}

/** A player's week on the wheel. */
interface GameWeekRecord {
  readonly accountId: AccountId;
  /** From 1; players with the same result share one. */
  readonly rank: number;
  readonly turns: number;
  /** Won, less staked. */
  readonly net: number;
}

interface GameWeek {
  /** Listed players who have won more than they staked, the best first. */
  readonly rows: readonly GameWeekRecord[];
  /** Absent for a player without a turn in this week. Their rank is the one they would have, listed or not. */
  readonly own?: GameWeekRecord | undefined;
}

/** The leaderboard of a week. */
export async function gameWeek(db: ReadDatabase, { week, limit, accountId }: GameWeekRequest): Promise<GameWeek> {
  const found = await db
    .selectFrom('game_weeks')
    .select(['account_id', 'turns', 'net'])
    .where('week', '=', week)
    .where('is_listed', '=', 'yes')
    .where('net', '>', 0)
    .orderBy('net', 'desc')
    .orderBy('account_id', 'desc')
    .limit(limit)
    .execute();
  const rows = found.map(({ account_id, turns, net }) => ({
    accountId: account_id,
    rank: 1 + found.filter((other) => other.net > net).length,
    turns,
    net,
  }));
  return { rows, own: accountId === undefined ? undefined : await ownWeek(db, week, accountId) };
}

async function ownWeek(db: ReadDatabase, week: number, accountId: AccountId): Promise<GameWeekRecord | undefined> {
  const own = await db
    .selectFrom('game_weeks')
    .select(['turns', 'net'])
    .where('week', '=', week)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return undefined;
  const better = await db
    .selectFrom('game_weeks')
    .select((eb) => eb.fn.countAll<number | string>().as('players'))
    .where('week', '=', week)
    .where('is_listed', '=', 'yes')
    .where('net', '>', own.net)
    .executeTakeFirst();
  return { accountId, rank: 1 + Number(better?.players ?? 0), ...own };
}
