import type {
  ClaimId,
  Command,
  HoldReason,
  IdentityLevel,
  WithdrawalId,
  WithdrawalReason,
  WithdrawalStatus,
} from '@candor/exchange';
import { atoms } from '@candor/money';
import { type AmountText, amountOf, amountText } from '../amounts.ts';
import { bytesOf, type RailName, rail, type SetFundingTerms, type SetRail, fundingTerms, setRail } from './world.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import type { Name, Scene } from '../scene.ts';
import { sends } from '../users.ts';

/** The place of a payment: a word for its transaction, and its number in it. */
interface PlaceText {
  readonly tx: string;
  readonly index?: number;
  readonly on?: RailName;
  readonly height?: number;
}

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function placeOf({ tx, index = 0, on = 'USDT chain' }: PlaceText) {
  return { railId: rail[on], transaction: bytesOf(tx), index };
}

const assetOf: Readonly<Record<RailName, 'USDT' | 'BTC' | 'ETH' | 'USD'>> = {
  'USDT chain': 'USDT',
  'BTC manual': 'BTC',
  'ETH chain': 'ETH',
  'USD bank': 'USD',
};

/** Money in and out as rows write it. Withdrawals and claims are named by their numbers, from 1. */
export const funding = {
  terms: (changes: Partial<SetFundingTerms>): Action => sends('the terms of funding change', fundingTerms(changes)),
  rail: (name: RailName, changes: Partial<SetRail>): Action => sends(`${name} changes`, setRail(name, changes)),
  level: (who: Name, level: IdentityLevel): Action =>
    does(`${who} is known: ${level}`, (scene) => ({
      type: 'funding.set_level',
      accountId: scene.accountOf(who),
      level,
    })),
  hold: (who: Name, reason: HoldReason): Action =>
    does(`${who} is held: ${reason}`, (scene) => ({
      type: 'funding.place_hold',
      accountId: scene.accountOf(who),
      reason,
    })),
  lift: (who: Name, reason: HoldReason): Action =>
    does(`the hold of ${who} is lifted: ${reason}`, (scene) => ({
      type: 'funding.lift_hold',
      accountId: scene.accountOf(who),
      reason,
    })),
  pays: (who: Name, size: AmountText, place: PlaceText): Action =>
    does(`${size} for ${who} is seen in ${JSON.stringify(place)}`, (scene) => ({
      type: 'funding.see_deposit',
      accountId: scene.accountOf(who),
      amount: amountOf(size).atoms,
      height: place.height ?? 100,
      ...placeOf(place),
    })),
  confirms: (place: PlaceText, confirmations = 3): Action =>
    does(`${place.tx} has ${confirmations} confirmations`, () => ({
      type: 'funding.confirm_deposit',
      confirmations,
      ...placeOf(place),
    })),
  drops: (place: PlaceText): Action =>
    does(`the block of ${place.tx} is replaced`, () => ({ type: 'funding.drop_deposit', ...placeOf(place) })),
  /** With a picture of its own, unless one is named. */
  claims: (who: Name, size: AmountText, on: RailName, proof?: string): Action =>
    does(`${who} says they have paid ${size} by ${on}`, (scene) => ({
      type: 'funding.claim',
      accountId: scene.accountOf(who),
      railId: rail[on],
      amount: amountOf(size).atoms,
      proof: bytesOf(proof ?? `receipt at ${scene.runner.steps.length}`),
    })),
  caps: (hourMax: AmountText, dayMax: AmountText): Action =>
    sends(`one operator may credit ${hourMax} an hour and ${dayMax} a day`, {
      type: 'funding.set_operator_caps',
      hourMax: amountOf(hourMax).atoms,
      dayMax: amountOf(dayMax).atoms,
    }),
  decides: (operator: string, claim: number, received?: AmountText): Action =>
    does(`${operator} finds ${received ?? 'nothing'} for claim ${claim}`, () => ({
      type: 'funding.decide_claim',
      claimId: claim as ClaimId,
      operator,
      ...(received === undefined ? {} : { received: amountOf(received).atoms }),
    })),
  books: (who: Name, place: string, on: RailName = 'USDT chain'): Action =>
    does(`${who} books ${place} on ${on}`, (scene) => ({
      type: 'funding.book_destination',
      accountId: scene.accountOf(who),
      railId: rail[on],
      destination: bytesOf(place),
    })),
  forgets: (who: Name, place: string): Action =>
    does(`${who} drops ${place}`, (scene) => ({
      type: 'funding.drop_destination',
      accountId: scene.accountOf(who),
      destination: bytesOf(place),
    })),
  booksOnly: (who: Name, isOn: 'no' | 'yes'): Action =>
    does(`${who} sends to booked places only: ${isOn}`, (scene) => ({
      type: 'funding.set_book_only',
      accountId: scene.accountOf(who),
      isOn,
    })),
  /** At the fee in force, unless the user saw another one. */
  withdraws: (who: Name, size: AmountText, to: string, on: RailName = 'USDT chain', saw?: AmountText): Action =>
    does(`${who} withdraws ${size} to ${to}`, (scene) => ({
      type: 'funding.withdraw',
      accountId: scene.accountOf(who),
      railId: rail[on],
      amount: amountOf(size).atoms,
      fee:
        saw === undefined
          ? (scene.runner.core.funding.rails.get(rail[on])?.withdrawFee ?? atoms(0n))
          : amountOf(saw).atoms,
      destination: bytesOf(to),
    })),
  cancels: (who: Name, withdrawal: number): Action =>
    does(`${who} cancels withdrawal ${withdrawal}`, (scene) => ({
      type: 'funding.cancel_withdrawal',
      accountId: scene.accountOf(who),
      withdrawalId: withdrawal as WithdrawalId,
    })),
  reviews: (operator: string, withdrawal: number, refusal?: WithdrawalReason): Action =>
    does(`${operator} ${refusal === undefined ? 'approves' : `refuses (${refusal})`} withdrawal ${withdrawal}`, () => ({
      type: 'funding.review_withdrawal',
      withdrawalId: withdrawal as WithdrawalId,
      operator,
      ...(refusal === undefined ? {} : { refusal }),
    })),
  releases: (withdrawal: number): Action =>
    does(`withdrawal ${withdrawal} goes to the signer`, () => ({
      type: 'funding.release_withdrawal',
      withdrawalId: withdrawal as WithdrawalId,
    })),
  progresses: (withdrawal: number, status: WithdrawalStatus, tx?: string): Action =>
    does(`the chain has ${status} withdrawal ${withdrawal}`, () => ({
      type: 'funding.progress_withdrawal',
      withdrawalId: withdrawal as WithdrawalId,
      status,
      ...(tx === undefined ? {} : { transaction: bytesOf(tx) }),
    })),
  reports: (operator: string, withdrawal: number, status: WithdrawalStatus): Action =>
    does(`${operator} reports withdrawal ${withdrawal} as ${status}`, () => ({
      type: 'funding.report_withdrawal',
      withdrawalId: withdrawal as WithdrawalId,
      operator,
      status,
    })),
  costs: (size: AmountText, tx: string): Action =>
    does(`the chain takes ${size} for ${tx}`, () => ({
      type: 'funding.book_network_cost',
      railId: rail['ETH chain'],
      assetId: amountOf(size).assetId,
      amount: amountOf(size).atoms,
      transaction: bytesOf(tx),
    })),
  /** Then: the withdrawals in the facts of the last command, as "1 held security_hold". */
  moved: (...expected: readonly string[]): Row =>
    thenThat(
      `withdrawals moved: ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('funding.withdrawal_moved')
          .map(({ withdrawalId, status, reason }) =>
            reason === undefined ? `${withdrawalId} ${status}` : `${withdrawalId} ${status} ${reason}`,
          ),
      expected,
    ),
  /** Then: the user's withdrawals that have not ended, newest first, as "1 requested". */
  open: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the open withdrawals ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .openWithdrawals(scene.accountOf(who))
          .map(({ withdrawalId, status }) => `${withdrawalId} ${status}`),
      expected,
    ),
  /** Then: the user's deposits on their way, newest first, as "1 pending 10 USDT". */
  pending: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the deposits ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries.pendingDeposits(scene.accountOf(who)).map(({ depositId, status, amount, railId }) => {
          const name = (Object.keys(rail) as RailName[]).find((one) => rail[one] === railId) ?? 'USDT chain';
          return `${depositId} ${status} ${amountText(amount, assetOf[name])}`;
        }),
      expected,
    ),
  /** Then: the amount counted against the user's limit, and the limit. */
  used: (who: Name, used: AmountText, limit: AmountText): Row =>
    thenThat(
      `${who} has used ${used} of ${limit}`,
      (scene) => {
        const account = scene.runner.core.queries.fundingAccount(scene.accountOf(who));
        return [amountText(atoms(account.used), 'BTC'), amountText(atoms(account.limit), 'BTC')];
      },
      [used, limit],
    ),
};
