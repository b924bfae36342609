import type { AccountId, Command, CommandOf, CommandType, PointsItemId, SpinId } from '@candor/exchange';
import type { Runner } from '../runner.ts';
import { chainSeed, seriesLength } from './seeds.ts';
import { pointsItemFor, pointsTaskFor, wheelFor } from './world.ts';

export interface PointsUnderWay {
  /** Staked by `other`, and not drawn yet. */
  readonly turn: SpinId;
}

interface World extends PointsUnderWay {
  readonly runner: Runner;
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly applicant: AccountId;
}

/** `other` and `trader` have points; `other` has a turn of the wheel under way, `trader` could start one. */
export function startPoints(runner: Runner, other: AccountId): PointsUnderWay {
  const trader = (other + 1) as AccountId;
  runner.must(pointsTaskFor('check_in', { reward: 200, dailyMax: 200 }));
  runner.must(pointsTaskFor('second_factor'));
  runner.must(pointsItemFor(1));
  runner.must(wheelFor());
  for (const accountId of [other, trader]) {
    runner.must({ type: 'points.check_in', accountId });
    const commitment = chainSeed(`${accountId}`, seriesLength, 0);
    runner.must({ type: 'game.open_series', accountId, series: 1, commitment, length: seriesLength });
  }
  const { spinId } = runner.must(turnOf(runner, other));
  return { turn: spinId };
}

function turnOf(runner: Runner, accountId: AccountId): CommandOf<'game.spin'> {
  const { queries } = runner.core;
  return {
    type: 'game.spin',
    accountId,
    termsHash: queries.wheel()?.hash ?? new Uint8Array(),
    commitment: queries.gamePlayer(accountId).commitment,
    clientSeed: new TextEncoder().encode('lucky'),
    stake: 10,
  };
}

type PointsCommand = Extract<CommandType, `points.${string}` | `game.${string}`>;

/** A command of each type about points and the game that is accepted in such a world. */
export const everyPointsCommand: { readonly [T in PointsCommand]: (world: World) => CommandOf<T> & Command } = {
  'points.set_task': () => pointsTaskFor('trading'),
  'points.set_item': () => pointsItemFor(2),
  'points.check_in': ({ applicant: accountId }) => ({ type: 'points.check_in', accountId }),
  'points.note_factor': ({ applicant: accountId }) => ({ type: 'points.note_factor', accountId }),
  'points.exchange': ({ other: accountId }) => ({
    type: 'points.exchange',
    accountId,
    itemId: 1 as PointsItemId,
    cost: 40,
  }),
  'game.set_wheel': () => wheelFor({ spinsPerDay: 2 }),
  'game.open_series': ({ applicant: accountId }) => ({
    type: 'game.open_series',
    accountId,
    series: 1,
    commitment: chainSeed(`${accountId}`, seriesLength, 0),
    length: seriesLength,
  }),
  'game.spin': ({ runner, trader }) => turnOf(runner, trader),
  'game.reveal': ({ other, turn: spinId }) => ({
    type: 'game.reveal',
    spinId,
    seed: chainSeed(`${other}`, seriesLength, 1),
  }),
  'game.set_listed': ({ applicant: accountId }) => ({ type: 'game.set_listed', accountId, isListed: 'no' }),
};
