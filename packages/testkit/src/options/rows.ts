import type { Command, OptionDirection, OptionId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { type AmountText, amountOf, amountText } from '../amounts.ts';
import { optionTermsFor, type SetOptionTerms } from './world.ts';
import { pair, type PairName } from '../catalog.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';

/** An order for an option as rows write it. */
interface OptionText {
  readonly pair?: PairName;
  /** Milliseconds that the order stays valid; absent: 1,000, the maximum. */
  readonly validFor?: number;
  /** Terms that the buyer takes for those in force. */
  readonly termsHash?: Uint8Array;
}

function order(
  scene: Scene,
  who: Name,
  direction: OptionDirection,
  seconds: number,
  stake: AmountText,
  { pair: name = 'BTC/USDT', validFor = 1_000, termsHash }: OptionText,
): Command {
  const { runner } = scene;
  const pairId = pair[name];
  const shown = runner.core.queries.optionMarkets().find((market) => market.terms.pairId === pairId);
  return {
    type: 'options.buy',
    accountId: scene.accountOf(who),
    pairId,
    direction,
    seconds,
    stake: amountOf(stake).atoms,
    termsHash: termsHash ?? shown?.hash ?? new Uint8Array(),
    validUntilMs: runner.nowMs + runner.stepMs + validFor,
  };
}

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function usdt(amount: bigint): string {
  return amountText(atoms(amount), 'USDT');
}

/** The acts of users with timed options, and the facts they see. */
export const options = {
  buys: (who: Name, direction: OptionDirection, seconds: number, stake: AmountText, text: OptionText = {}): Action =>
    does(`${who} buys ${direction} ${seconds} s for ${stake} ${JSON.stringify(text)}`, (scene) =>
      order(scene, who, direction, seconds, stake, text),
    ),
  sets: (name: PairName, changes: Partial<SetOptionTerms> = {}): Action =>
    sends(`options in ${name} are sold on new terms`, optionTermsFor(pair[name], changes)),
  limits: (who: Name, max: { readonly stake?: AmountText; readonly loss?: AmountText }): Action =>
    does(`${who} limits the day to ${JSON.stringify(max)}`, (scene) => ({
      type: 'options.set_limits',
      accountId: scene.accountOf(who),
      dailyStakeMax: max.stake === undefined ? undefined : amountOf(max.stake).atoms,
      dailyLossMax: max.loss === undefined ? undefined : amountOf(max.loss).atoms,
    })),
  /** Buys nothing for so long, counted from the command. */
  pauses: (who: Name, ms: number): Action =>
    does(`${who} pauses for ${ms} ms`, (scene) => ({
      type: 'options.pause',
      accountId: scene.accountOf(who),
      untilMs: scene.runner.nowMs + scene.runner.stepMs + ms,
    })),
  /** Then: the settlements of the last command, as "name: result paid". */
  settled: (...expected: readonly string[]): Row =>
    thenThat(
      `settled is ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('options.settled')
          .map(({ accountId, result, paid }) => `${nameOf(scene, accountId)}: ${result} ${usdt(paid)}`),
      expected,
    ),
  /** Then: the windows in the facts of the last command, as "samples of size". */
  windows: (...expected: readonly string[]): Row =>
    thenThat(
      `windows are closed with ${JSON.stringify(expected)} samples`,
      (scene) =>
        scene.told('options.window_closed').map(({ samples, windowSize }) => `${samples.length} of ${windowSize}`),
      expected,
    ),
  /** Then: how many options got their strike with the last command. */
  struck: (expected: number): Row =>
    thenThat(`${expected} get their strike`, (scene) => scene.told('options.struck').length, expected),
  /** Then: the user's live options, newest first, as "direction seconds". */
  live: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the live options ${JSON.stringify(expected)}`,
      (scene) => {
        const accountId = scene.accountOf(who);
        const { queries } = scene.runner.core;
        const ids = queries.options(accountId).map(({ optionId }) => optionId);
        return ids.map((optionId: OptionId) => {
          const one = queries.option(accountId, optionId);
          return `${one?.direction} ${one?.seconds}`;
        });
      },
      expected,
    ),
  /** Then: the used part of the day, and the amount still at stake. */
  used: (who: Name, staked: AmountText, lost: string, atStake: AmountText): Row =>
    thenThat(
      `${who} has staked ${staked} and lost ${lost} today, with ${atStake} at stake`,
      (scene) => {
        const used = scene.runner.core.queries.optionLimits(scene.accountOf(who));
        return [usdt(used.stakedToday), `${used.lostToday}`, usdt(used.atStake)];
      },
      [staked, lost, atStake],
    ),
};

function nameOf(scene: Scene, accountId: number): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}
