import type { AccountId, Command, CommandOf, LoanId, LoanProductId } from '@candor/exchange';
import { loanLtvOf } from '@candor/exchange/rules';
import type { Atoms, Ppm } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from '../amounts.ts';
import { asset, type AssetCode } from '../practice-world.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { loanTermsFor, type SetLoanTerms } from './world.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function nameOf(scene: Scene, accountId: AccountId): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

const usdt = (amount: Atoms) => amountText(amount, 'USDT');
const codeOf = (assetId: number) =>
  (Object.keys(asset) as AssetCode[]).find((code) => asset[code] === assetId) ?? 'USDT';
const percent = (share: number) => `${Math.round(share / 100) / 100} %`;

interface LoanText {
  readonly product?: number;
  /** Of a fixed term. */
  readonly days?: number;
  /** Terms and interest that the user takes for those in force. */
  readonly termsHash?: Uint8Array;
  readonly interest?: number;
}

type Seen = Pick<CommandOf<'loans.borrow'>, 'termsHash' | 'interest'>;

/** The terms of a product and the interest that is in force for a term. */
function seen(scene: Scene, { product = 1, days, termsHash, interest }: LoanText): Seen {
  const offered = scene.runner.core.queries.loanProducts().find(({ terms }) => terms.productId === product);
  const now = days === undefined ? offered?.interest : offered?.terms.fixed.find((one) => one.days === days)?.interest;
  return {
    termsHash: termsHash ?? offered?.hash ?? new Uint8Array(),
    interest: (interest ?? now ?? 0) as Ppm,
  };
}

/** The acts of users with loans, and the facts they see. Debts are USDT. */
export const loans = {
  sets: (changes: Partial<SetLoanTerms> = {}): Action =>
    sends(`loans are made on new terms ${Object.keys(changes).join(' ')}`, loanTermsFor(changes)),
  borrows: (who: Name, size: AmountText, collateral: readonly AmountText[], text: LoanText = {}): Action =>
    does(`${who} borrows ${size} against ${collateral.join(' and ')}`, (scene) => ({
      type: 'loans.borrow',
      accountId: scene.accountOf(who),
      productId: (text.product ?? 1) as LoanProductId,
      amount: amountOf(size).atoms,
      ...(text.days === undefined ? {} : { days: text.days }),
      collateral: collateral.map((one) => ({ assetId: amountOf(one).assetId, amount: amountOf(one).atoms })),
      ...seen(scene, text),
    })),
  repays: (who: Name, loanId: number, size: AmountText): Action =>
    does(`${who} repays ${size} of loan ${loanId}`, (scene) => ({
      type: 'loans.repay',
      accountId: scene.accountOf(who),
      loanId: loanId as LoanId,
      amount: amountOf(size).atoms,
    })),
  repaysWith: (who: Name, loanId: number, size: AmountText, salePriceMin: string, debtPriceMax = '1'): Action =>
    does(`${who} repays loan ${loanId} with ${size} at ${salePriceMin}`, (scene) => ({
      type: 'loans.repay_with_collateral',
      accountId: scene.accountOf(who),
      loanId: loanId as LoanId,
      assetId: amountOf(size).assetId,
      quantity: amountOf(size).atoms,
      salePriceMin: priceOfText(salePriceMin),
      debtPriceMax: priceOfText(debtPriceMax),
    })),
  adds: (who: Name, loanId: number, size: AmountText): Action =>
    does(`${who} adds ${size} to loan ${loanId}`, (scene) => ({
      type: 'loans.add_collateral',
      accountId: scene.accountOf(who),
      loanId: loanId as LoanId,
      ...amountPart(size),
    })),
  takes: (who: Name, loanId: number, size: AmountText): Action =>
    does(`${who} takes ${size} out of loan ${loanId}`, (scene) => ({
      type: 'loans.take_collateral',
      accountId: scene.accountOf(who),
      loanId: loanId as LoanId,
      ...amountPart(size),
    })),
  renews: (who: Name, loanId: number, days: number, text: LoanText = {}): Action =>
    does(`${who} renews loan ${loanId} for ${days} days`, (scene) => ({
      type: 'loans.renew',
      accountId: scene.accountOf(who),
      loanId: loanId as LoanId,
      days,
      ...seen(scene, { ...text, days }),
    })),
  /** Then: the user's live loans, newest first, as "principal + interest at yearly interest: LTV". */
  live: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} owes ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .liveLoans(scene.accountOf(who))
          .map(({ principal, interest, interestNow, priced }) => {
            const ltv = priced === undefined ? 'unknown' : percent(loanLtvOf(priced));
            return `${usdt(principal)} + ${usdt(interest)} at ${percent(interestNow)}: ${ltv}`;
          }),
      expected,
    ),
  /** Then: the alerts of the last command, as "name level at LTV". */
  alerted: (...expected: readonly string[]): Row =>
    thenThat(
      `alerts are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('loans.alerted')
          .map(
            ({ accountId, alert, level, ltv }) =>
              `${nameOf(scene, accountId)}: ${alert} ${percent(level)} at ${percent(ltv)}`,
          ),
      expected,
    ),
  /** Then: the liquidations of the last command, as "name: sales, debt left at LTV, bad debt, paid by insurance". */
  liquidated: (...expected: readonly string[]): Row =>
    thenThat(
      `liquidated are ${JSON.stringify(expected)}`,
      (scene) =>
        scene.told('loans.liquidated').map(({ accountId, sales, debtLeft, ltvLeft, badDebt, insurancePaid }) => {
          const sold = sales.map(
            (sale) => `${amountText(sale.quantity, codeOf(sale.soldAssetId))} for ${usdt(sale.proceeds)}`,
          );
          const bad = badDebt === 0n ? '' : `, bad ${usdt(badDebt)}, insured ${usdt(insurancePaid)}`;
          return `${nameOf(scene, accountId)}: ${sold.join(' and ')}, left ${usdt(debtLeft)} at ${percent(ltvLeft)}${bad}`;
        }),
      expected,
    ),
  /** Then: the loans that ended with the last command, as "name: end". */
  ended: (...expected: readonly string[]): Row =>
    thenThat(
      `ended are ${JSON.stringify(expected)}`,
      (scene) => scene.told('loans.ended').map(({ accountId, end }) => `${nameOf(scene, accountId)}: ${end}`),
      expected,
    ),
  /** Then: the amount that product 1 can still lend. */
  available: (expected: AmountText): Row =>
    thenThat(
      `${expected} can be borrowed`,
      ({ runner }) => usdt(runner.core.queries.loanProducts()[0]?.available ?? (0n as Atoms)),
      expected,
    ),
};

function amountPart(size: AmountText) {
  const { assetId, atoms: amount } = amountOf(size);
  return { assetId, amount };
}
