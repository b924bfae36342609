import type { AccountId, ClaimId, Command, CommandOf, CommandType, RailId, WithdrawalId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { asset } from '../catalog.ts';
import { bytesOf, fundingTerms, rail, setRail } from './world.ts';
import type { Runner } from '../runner.ts';

/** Money on its way in and out, of the account that trades everything. */
export interface FundingUnderWay {
  /** Each in another state. */
  readonly withdrawals: Readonly<Record<'requested' | 'review' | 'approved' | 'signing' | 'atBank', WithdrawalId>>;
  readonly claim: ClaimId;
}

interface People {
  readonly buyer: AccountId;
  readonly other: AccountId;
  readonly applicant: AccountId;
}

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** Next to no waiting, so that a withdrawal can be in every state at once. */
export const quickFunding = { undoMs: 1, destinationWaitMs: 0, holdMs: 60_000, reviewAbove: atoms(500_000n) };

/** Deposits, a claim, a hold and withdrawals of every state. */
export function startFunding(runner: Runner, accountId: AccountId, heldAccount: AccountId): FundingUnderWay {
  const usdtRail = rail['USDT chain'];
  runner.must({ type: 'house.fund', house: 'treasury', assetId: asset.ETH, amount: atoms(1_000n) });
  runner.must({ type: 'funding.set_level', accountId, level: 'advanced' });
  runner.must({ type: 'funding.place_hold', accountId: heldAccount, reason: 'under_review' });
  runner.must({ ...seenDeposit, accountId });
  const { claimId } = runner.must({
    type: 'funding.claim',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(100_000n),
    proof: bytesOf('receipt 1'),
  });
  runner.must({ type: 'funding.decide_claim', claimId, operator: 'rita', received: atoms(100_000n) });
  const { claimId: claim } = runner.must({
    type: 'funding.claim',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(100n),
    proof: bytesOf('receipt 2'),
  });
  const book = (railId: RailId, word: string) =>
    runner.must({ type: 'funding.book_destination', accountId, railId, destination: bytesOf(word) });
  book(usdtRail, 'home');
  book(rail['USD bank'], 'bank');
  const usdtFee = atoms(1_000_000n);
  const out = {
    type: 'funding.withdraw',
    accountId,
    railId: usdtRail,
    fee: usdtFee,
    destination: bytesOf('home'),
  } as const;
  const review = runner.must({ ...out, amount: usdt(400) }).withdrawalId;
  const approved = runner.must({ ...out, amount: usdt(20) }).withdrawalId;
  const signing = runner.must({ ...out, amount: usdt(30) }).withdrawalId;
  const toBank = { ...out, railId: rail['USD bank'], fee: atoms(200n), destination: bytesOf('bank') } as const;
  const atBank = runner.must({ ...toBank, amount: atoms(2_000n) }).withdrawalId;
  runner.must(fundingTerms({ ...quickFunding, undoMs: 3_600_000 }));
  runner.must({ type: 'funding.release_withdrawal', withdrawalId: signing });
  const requested = runner.must({ ...out, amount: usdt(10) }).withdrawalId;
  return { withdrawals: { requested, review, approved, signing, atBank }, claim };
}

const seenPlace = { railId: rail['USDT chain'], transaction: bytesOf('seen'), index: 0 } as const;
const seenDeposit = { type: 'funding.see_deposit', ...seenPlace, amount: usdt(50), height: 100 } as const;

type FundingCommand = Extract<CommandType, `funding.${string}`>;

/** One command of every type of money in and out that the world accepts. */
export const everyFundingCommand: {
  readonly [T in FundingCommand]: (world: People & FundingUnderWay) => CommandOf<T> & Command;
} = {
  'funding.set_terms': () => fundingTerms(),
  'funding.set_rail': () => setRail('USDT chain', { takesDeposits: 'no', takesWithdrawals: 'no' }),
  'funding.set_level': ({ buyer: accountId }) => ({ type: 'funding.set_level', accountId, level: 'basic' }),
  'funding.place_hold': ({ buyer: accountId }) => ({
    type: 'funding.place_hold',
    accountId,
    reason: 'account_frozen',
  }),
  'funding.lift_hold': ({ applicant: accountId }) => ({
    type: 'funding.lift_hold',
    accountId,
    reason: 'under_review',
  }),
  'funding.see_deposit': ({ buyer: accountId }) => ({ ...seenDeposit, accountId, index: 1 }),
  'funding.confirm_deposit': () => ({ type: 'funding.confirm_deposit', ...seenPlace, confirmations: 3 }),
  'funding.drop_deposit': () => ({ type: 'funding.drop_deposit', ...seenPlace }),
  'funding.claim_unproven': ({ buyer: accountId }) => ({
    type: 'funding.claim_unproven',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(500n),
  }),
  'funding.claim': ({ buyer: accountId }) => ({
    type: 'funding.claim',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(500n),
    proof: bytesOf('receipt 3'),
  }),
  'funding.decide_claim': ({ claim: claimId }) => ({ type: 'funding.decide_claim', claimId, operator: 'rita' }),
  'funding.book_destination': ({ buyer: accountId }) => ({
    type: 'funding.book_destination',
    accountId,
    railId: rail['ETH chain'],
    destination: bytesOf('elsewhere'),
  }),
  'funding.drop_destination': ({ other: accountId }) => ({
    type: 'funding.drop_destination',
    accountId,
    destination: bytesOf('home'),
  }),
  'funding.set_book_only': ({ buyer: accountId }) => ({ type: 'funding.set_book_only', accountId, isOn: 'yes' }),
  'funding.withdraw': ({ other: accountId }) => ({
    type: 'funding.withdraw',
    accountId,
    railId: rail['USDT chain'],
    amount: usdt(15),
    fee: usdt(1),
    destination: bytesOf('home'),
  }),
  'funding.cancel_withdrawal': ({ other: accountId, withdrawals }) => ({
    type: 'funding.cancel_withdrawal',
    accountId,
    withdrawalId: withdrawals.requested,
  }),
  'funding.review_withdrawal': ({ withdrawals }) => ({
    type: 'funding.review_withdrawal',
    withdrawalId: withdrawals.review,
    operator: 'rita',
  }),
  'funding.release_withdrawal': ({ withdrawals }) => ({
    type: 'funding.release_withdrawal',
    withdrawalId: withdrawals.approved,
  }),
  'funding.progress_withdrawal': ({ withdrawals }) => ({
    type: 'funding.progress_withdrawal',
    withdrawalId: withdrawals.signing,
    status: 'signed',
    transaction: bytesOf('sent'),
  }),
  'funding.report_withdrawal': ({ withdrawals }) => ({
    type: 'funding.report_withdrawal',
    withdrawalId: withdrawals.atBank,
    operator: 'rita',
    status: 'broadcast',
  }),
  'funding.book_network_cost': () => ({
    type: 'funding.book_network_cost',
    railId: rail['ETH chain'],
    assetId: asset.ETH,
    amount: atoms(10n),
    transaction: bytesOf('sent'),
  }),
  'funding.set_operator_caps': () => ({ type: 'funding.set_operator_caps', hourMax: atoms(1n), dayMax: atoms(2n) }),
};
