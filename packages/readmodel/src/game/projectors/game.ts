import type { AccountId, SpinId } from '@candor/exchange';
import { drawFields, gameWeekOf, spinFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { spinsList } from '../lists.ts';
import { spins } from '../tables/game.ts';

const spunRow = rowMaker(spins, spinFields);
const fillDraw = rowFiller(drawFields);

/** Turns of the wheel from stake to result, every wheel there was, and what each player has won in a week. */
export const gameProjector: ProjectorMaker = (store) => {
  function spin(spinId: SpinId): RowOf<typeof spins> {
    const row = store.spins.find(spinId);
    assert(row !== undefined, 'a turn is staked before it ends');
    return row;
  }

  /** A turn counts in the week in which it is drawn. */
  function addToWeek(accountId: AccountId, atMs: number, staked: number, won: number): void {
    const week = gameWeekOf(atMs);
    const row = store.game_weeks.find(week, accountId) ?? {
      week,
      account_id: accountId,
      is_listed: store.game_players.find(accountId)?.is_listed ?? 'yes',
      turns: 0,
      staked: 0,
      won: 0,
      net: 0,
    };
    row.turns += 1;
    row.staked += staked;
    row.won += won;
    row.net = row.won - row.staked;
    store.game_weeks.upsert(row);
  }

  return {
    handlers: {
      'game.wheel_set'({ termsId, terms }) {
        terms.segments.forEach(({ weight, pays }, position) => {
          store.wheel_segments.insert({ terms_id: termsId, position, weight, pays });
        });
      },
      'game.spun'(event, { atMs }) {
        store.spins.insert(spunRow(event, { state: 'staked', spun_at_ms: atMs }));
        store.counter.add(spinsList, event.accountId, {}, 1);
      },
      'game.drawn'(event, { atMs }) {
        const row = spin(event.spinId);
        fillDraw(row, event);
        store.spins.upsert({ ...row, state: 'drawn', ended_at_ms: atMs });
        addToWeek(row.account_id, atMs, row.stake, event.prize);
      },
      'game.returned'({ spinId }, { atMs }) {
        store.spins.upsert({ ...spin(spinId), state: 'returned', ended_at_ms: atMs });
      },
      'game.listed_set'({ accountId, isListed }, { atMs }) {
        store.game_players.upsert({ account_id: accountId, is_listed: isListed });
        const row = store.game_weeks.find(gameWeekOf(atMs), accountId);
        if (row !== undefined) store.game_weeks.upsert({ ...row, is_listed: isListed });
      },
    },
  };
};
