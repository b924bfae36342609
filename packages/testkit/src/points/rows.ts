import type { AccountId, Command, PointsItemId, PointsTask, SpinId } from '@candor/exchange';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { chainSeed, seriesLength } from './seeds.ts';
import {
  pointsItemFor,
  pointsTaskFor,
  type SetPointsItem,
  type SetPointsTask,
  type SetWheel,
  wheelFor,
} from './world.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function nameOf(scene: Scene, accountId: AccountId): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

/** The acts of users with points, and the facts they see. */
export const points = {
  setsTask: (task: PointsTask, changes: Partial<SetPointsTask> = {}): Action =>
    sends(`${task} earns on new terms ${JSON.stringify(Object.keys(changes))}`, pointsTaskFor(task, changes)),
  setsItem: (itemId: number, changes: Partial<SetPointsItem> = {}): Action =>
    sends(`item ${itemId} is in the shop ${JSON.stringify(Object.keys(changes))}`, pointsItemFor(itemId, changes)),
  checksIn: (who: Name): Action =>
    does(`${who} checks in`, (scene) => ({ type: 'points.check_in', accountId: scene.accountOf(who) })),
  hasFactor: (who: Name): Action =>
    does(`${who} has a second factor`, (scene) => ({ type: 'points.note_factor', accountId: scene.accountOf(who) })),
  isLevel: (who: Name, level: 'none' | 'basic' | 'advanced'): Action =>
    does(`${who} has level ${level}`, (scene) => ({
      type: 'funding.set_level',
      accountId: scene.accountOf(who),
      level,
    })),
  exchanges: (who: Name, itemId: number, cost = 40): Action =>
    does(`${who} exchanges ${cost} points for item ${itemId}`, (scene) => ({
      type: 'points.exchange',
      accountId: scene.accountOf(who),
      itemId: itemId as PointsItemId,
      cost,
    })),
  /** Then: the points moved by the last command, as "name kind points task". */
  moved: (...expected: readonly string[]): Row =>
    thenThat(
      `moved are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('points.moved')
          .map(({ accountId, kind, points: moved, task }) =>
            [nameOf(scene, accountId), kind, moved, ...(task === undefined ? [] : [task])].join(' '),
          ),
      expected,
    ),
  /** Then: the reminders of the last command, as "name points days". */
  reminded: (...expected: readonly string[]): Row =>
    thenThat(
      `reminded are ${JSON.stringify(expected)}`,
      (scene) =>
        scene.told('points.expiry_near').map((near) => `${nameOf(scene, near.accountId)} ${near.points} ${near.days}`),
      expected,
    ),
  /** Then: the available points of a user, and those that are pending. */
  has: (who: Name, available: number, pending = 0): Row =>
    thenThat(
      `${who} has ${available} points and ${pending} pending`,
      (scene) => {
        const balance = scene.runner.core.queries.pointsBalance(scene.accountOf(who));
        return [balance.available, balance.pending];
      },
      [available, pending],
    ),
};

const never = new Uint8Array(32);

interface TurnText {
  readonly seed?: string;
  /** A wheel that the user takes for the one in force. */
  readonly termsHash?: Uint8Array;
  readonly commitment?: Uint8Array;
}

/** The acts of users and of the platform in the game. Secret seeds are those of a chain named after the user. */
export const game = {
  setsWheel: (changes: Partial<SetWheel> = {}): Action =>
    sends(`the wheel is set ${JSON.stringify(Object.keys(changes))}`, wheelFor(changes)),
  opens: (who: Name, series = 1, length = seriesLength): Action =>
    does(`series ${series} of ${length} seeds is open for ${who}`, (scene) => ({
      type: 'game.open_series',
      accountId: scene.accountOf(who),
      series,
      commitment: chainSeed(`${who}${series}`, length, 0),
      length,
    })),
  spins: (who: Name, stake: number, { seed = 'lucky', ...text }: TurnText = {}): Action =>
    does(`${who} stakes ${stake} points with ${seed}`, (scene) => {
      const accountId = scene.accountOf(who);
      const { queries } = scene.runner.core;
      return {
        type: 'game.spin',
        accountId,
        termsHash: text.termsHash ?? queries.wheel()?.hash ?? never,
        commitment: text.commitment ?? queries.gamePlayer(accountId).commitment,
        clientSeed: new TextEncoder().encode(seed),
        stake,
      };
    }),
  reveals: (who: Name, nonce: number, spinId = nonce, series = 1, length = seriesLength): Action =>
    sends(`the seed of turn ${nonce} of ${who} is revealed`, {
      type: 'game.reveal',
      spinId: spinId as SpinId,
      seed: chainSeed(`${who}${series}`, length, nonce),
    }),
  lists: (who: Name, isListed: 'no' | 'yes'): Action =>
    does(`${who} is on the leaderboard: ${isListed}`, (scene) => ({
      type: 'game.set_listed',
      accountId: scene.accountOf(who),
      isListed,
    })),
  /** Then: the turns that were drawn with the last command, as "name segment prize". */
  drawn: (...expected: readonly string[]): Row =>
    thenThat(
      `drawn are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('game.drawn')
          .map(({ accountId, segment, prize }) => `${nameOf(scene, accountId)} ${segment} ${prize}`),
      expected,
    ),
};
