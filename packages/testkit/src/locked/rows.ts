import type { AccountId, Command, LockedDepositId, LockedProductId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { type AmountText, amountOf, amountText } from '../amounts.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { lockedTermsFor, type SetLockedTerms } from './world.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function nameOf(scene: Scene, accountId: AccountId): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

const usdt = (amount: Atoms) => amountText(amount, 'USDT');

interface DepositText {
  readonly product?: number;
  readonly renewal?: 'on';
  /** Terms that the user takes for those in force. */
  readonly termsHash?: Uint8Array;
}

/** The acts of users with locked mining, and the facts they see. Amounts are USDT. */
export const locked = {
  sets: (changes: Partial<SetLockedTerms> = {}): Action =>
    sends(`deposits are taken on new terms ${Object.keys(changes).join(' ')}`, lockedTermsFor(changes)),
  locks: (who: Name, size: AmountText, { product = 1, renewal, termsHash }: DepositText = {}): Action =>
    does(`${who} locks ${size}`, (scene) => {
      const products = scene.runner.core.queries.lockedProducts();
      return {
        type: 'locked.deposit',
        accountId: scene.accountOf(who),
        productId: product as LockedProductId,
        amount: amountOf(size).atoms,
        termsHash: termsHash ?? products.find(({ terms }) => terms.productId === product)?.hash ?? new Uint8Array(),
        renewal: renewal ?? 'off',
      };
    }),
  redeems: (who: Name, depositId: number, penaltyMax?: AmountText): Action =>
    does(`${who} redeems deposit ${depositId}`, (scene) => ({
      type: 'locked.redeem',
      accountId: scene.accountOf(who),
      depositId: depositId as LockedDepositId,
      ...(penaltyMax === undefined ? {} : { penaltyMax: amountOf(penaltyMax).atoms }),
    })),
  renews: (who: Name, depositId: number, renewal: 'off' | 'on'): Action =>
    does(`${who} switches the renewal of deposit ${depositId} ${renewal}`, (scene) => ({
      type: 'locked.set_renewal',
      accountId: scene.accountOf(who),
      depositId: depositId as LockedDepositId,
      renewal,
    })),
  /** Then: the dividends paid with the last command, as "name day: amount". */
  paid: (...expected: readonly string[]): Row =>
    thenThat(
      `dividends are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('locked.dividend_paid')
          .map(({ accountId, day, amount }) => `${nameOf(scene, accountId)} ${day}: ${usdt(amount)}`),
      expected,
    ),
  /** Then: the deposits that ended with the last command, as "name: how, refund, penalty". */
  ended: (...expected: readonly string[]): Row =>
    thenThat(
      `ended are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('locked.ended')
          .map(
            ({ accountId, end, refund, penalty }) =>
              `${nameOf(scene, accountId)}: ${end}, ${usdt(refund)}, ${usdt(penalty)}`,
          ),
      expected,
    ),
  /** Then: the reasons that deposits of the last command were not renewed. */
  notRenewed: (...expected: readonly string[]): Row =>
    thenThat(
      `not renewed are ${JSON.stringify(expected)}`,
      (scene) => scene.told('locked.renewal_refused').map(({ reason }) => reason),
      expected,
    ),
  /** Then: the user's live deposits, newest first, as "principal rate paid/days". */
  live: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has ${JSON.stringify(expected)} locked`,
      (scene) =>
        scene.runner.core.queries
          .lockedDeposits(scene.accountOf(who))
          .map(({ principal, rate, daysPaid, days }) => `${usdt(principal)} ${rate} ${daysPaid}/${days}`),
      expected,
    ),
  /** Then: the part of the rewards that is free, and the part that is reserved. */
  rewards: (available: AmountText, reserved: AmountText): Row =>
    thenThat(
      `rewards have ${available} and ${reserved} reserved`,
      ({ runner }) => {
        const { ledger } = runner.core;
        const wallet = ledger.wallet(8 as AccountId, 'house', amountOf(available).assetId);
        return [usdt(ledger.available(wallet)), usdt(ledger.frozen(wallet))];
      },
      [available, reserved],
    ),
};
