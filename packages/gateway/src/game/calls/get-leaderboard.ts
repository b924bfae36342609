import { getLeaderboard } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { gameWeekEndsAtMs, gameWeekOf } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { shownName } from '../../invitations/names.ts';
import { serve } from '../../serving/serve.ts';

const rowsMax = 20;

export default serve(getLeaderboard, async ({ exchange, reader, platform, writes, clock }, _input, { session }) => {
  const accountId = session?.accountId as AccountId | undefined;
  if (accountId !== undefined) await reader.waitFor(writes.of(accountId), waitMs);
  const week = gameWeekOf(clock());
  const { rows, own } = await reader.gameWeek({ week, limit: rowsMax, accountId });
  const accountIds = rows.map((row) => row.accountId);
  const [faces, emblems, player] = await Promise.all([
    platform.accounts.faces(accountIds),
    exchange.query('pointsEmblems', accountIds),
    accountId === undefined ? undefined : exchange.query('gamePlayer', accountId),
  ]);
  const emblemOf = new Map(emblems);
  return done({
    rows: rows.map((row) => {
      const face = faces.get(row.accountId);
      return {
        rank: row.rank,
        name: face === undefined ? '' : shownName(face),
        avatar: face?.avatar ?? '',
        emblem: emblemOf.get(row.accountId) ?? 0,
        turns: row.turns,
        net: row.net,
        isOwn: row.accountId === accountId,
      };
    }),
    own: own && { rank: own.rank, turns: own.turns, net: own.net },
    isListed: player?.isListed,
    weekEndsAtMs: gameWeekEndsAtMs(week),
  });
});

const waitMs = 2_000;
