import {
  blob,
  type ByteReader,
  type ByteWriter,
  type Codec,
  listOf,
  optional,
  struct,
  text,
  uint,
} from '@candor/kernel';
import {
  type AccountId,
  accountId,
  amount,
  type ClaimId,
  claimId,
  type DepositId,
  depositId,
  depositStatus,
  type RailId,
  railId,
  type WithdrawalId,
} from '../../vocabulary.ts';
import { codecsOf } from '../../field-codecs.ts';
import { FundingAccount, fundingAccountCodec } from './account.ts';
import { withdrawalFields, withdrawalStateFields } from './fields.ts';
import { fundingTerms, rail } from './spec.ts';
import { Payments, paymentsCodec, type Place, placeKey } from './payments.ts';
import type { ClaimView, DepositView, FundingTerms, Rail, WithdrawalView } from './views.ts';

type Changing<T> = { -readonly [K in keyof T]: T[K] };

export type Deposit = Changing<DepositView>;
export type Claim = Changing<ClaimView>;
export type Withdrawal = Changing<WithdrawalView> & {
  /** The number of operators who have to approve it. */
  readonly approvalsNeeded: number;
};

const depositCodec = struct({
  depositId,
  accountId,
  railId,
  transaction: blob,
  index: uint,
  amount,
  height: uint,
  status: depositStatus,
  seenAtMs: uint,
}) as Codec<Deposit>;

const claimCodec = struct({
  claimId,
  accountId,
  railId,
  amount,
  claimedAtMs: uint,
  proposed: optional(struct({ operator: text, received: amount })),
}) as Codec<Claim>;

const { undoUntilMs, ...requested } = codecsOf(withdrawalFields);
const { status, reason, transaction } = codecsOf(withdrawalStateFields);
const withdrawalCodec = struct({
  ...requested,
  status,
  reason,
  requestedAtMs: uint,
  undoUntilMs,
  heldUntilMs: optional(uint),
  transaction,
  operators: listOf(text),
  approvalsNeeded: uint,
}) as Codec<Withdrawal>;

const stateCodec = struct({
  terms: optional(fundingTerms),
  rails: listOf(rail),
  nextDepositId: uint,
  nextClaimId: uint,
  nextWithdrawalId: uint,
  accounts: listOf(fundingAccountCodec),
  payments: listOf(struct({ railId, payments: paymentsCodec })),
  deposits: listOf(depositCodec),
  claims: listOf(claimCodec),
  withdrawals: listOf(withdrawalCodec),
});

/** Ways in and out, and the payments on their way. Ended ones leave the state. */
export class Funding {
  terms: FundingTerms | undefined;
  readonly rails = new Map<RailId, Rail>();
  readonly accounts = new Map<AccountId, FundingAccount>();
  /** Pending ones, and those that are kept until others reach the minimum with them; in the order of their numbers. */
  readonly deposits = new Map<DepositId, Deposit>();
  readonly claims = new Map<ClaimId, Claim>();
  readonly withdrawals = new Map<WithdrawalId, Withdrawal>();
  nextDepositId = 1;
  nextClaimId = 1;
  nextWithdrawalId = 1;
  readonly #payments = new Map<RailId, Payments>();
  readonly #pendingAt = new Map<string, Deposit>();
  readonly #withdrawalsOf = new Map<AccountId, Set<Withdrawal>>();

  account(id: AccountId): FundingAccount {
    let account = this.accounts.get(id);
    if (account === undefined) {
      account = new FundingAccount(id);
      this.accounts.set(id, account);
    }
    return account;
  }

  paymentsOf(id: RailId): Payments {
    let payments = this.#payments.get(id);
    if (payments === undefined) {
      payments = new Payments();
      this.#payments.set(id, payments);
    }
    return payments;
  }

  pendingAt(id: RailId, place: Place): Deposit | undefined {
    return this.#pendingAt.get(`${id} ${placeKey(place)}`);
  }

  keepDeposit(deposit: Deposit): void {
    this.deposits.set(deposit.depositId, deposit);
    this.#pendingAt.set(`${deposit.railId} ${placeKey(deposit)}`, deposit);
  }

  forgetDeposit(deposit: Deposit): void {
    this.deposits.delete(deposit.depositId);
    this.#pendingAt.delete(`${deposit.railId} ${placeKey(deposit)}`);
  }

  keepWithdrawal(withdrawal: Withdrawal): void {
    const { withdrawalId, accountId: owner } = withdrawal;
    this.withdrawals.set(withdrawalId, withdrawal);
    const own = this.#withdrawalsOf.get(owner);
    if (own === undefined) this.#withdrawalsOf.set(owner, new Set([withdrawal]));
    else own.add(withdrawal);
  }

  forgetWithdrawal(withdrawal: Withdrawal): void {
    const { withdrawalId, accountId: owner } = withdrawal;
    this.withdrawals.delete(withdrawalId);
    const own = this.#withdrawalsOf.get(owner);
    own?.delete(withdrawal);
    if (own?.size === 0) this.#withdrawalsOf.delete(owner);
  }

  /** In the order of their requests. */
  withdrawalsOf(id: AccountId): Withdrawal[] {
    return [...(this.#withdrawalsOf.get(id) ?? [])];
  }

  /** The accounts with withdrawals that have not ended. */
  get withdrawers(): Iterable<AccountId> {
    return this.#withdrawalsOf.keys();
  }

  get isEmpty(): boolean {
    return this.terms === undefined && this.rails.size === 0 && this.accounts.size === 0;
  }

  write(writer: ByteWriter): void {
    stateCodec.write(writer, {
      terms: this.terms,
      rails: [...this.rails.values()].sort((a, b) => a.railId - b.railId),
      nextDepositId: this.nextDepositId,
      nextClaimId: this.nextClaimId,
      nextWithdrawalId: this.nextWithdrawalId,
      accounts: [...this.accounts.values()].sort((a, b) => a.accountId - b.accountId).map((one) => one.stored()),
      payments: [...this.#payments]
        .sort(([a], [b]) => a - b)
        .map(([id, payments]) => ({ railId: id, payments: payments.stored() })),
      deposits: [...this.deposits.values()],
      claims: [...this.claims.values()],
      withdrawals: [...this.withdrawals.values()],
    });
  }

  read(reader: ByteReader): void {
    const state = stateCodec.read(reader);
    this.terms = state.terms;
    for (const one of state.rails) this.rails.set(one.railId, one);
    this.nextDepositId = state.nextDepositId;
    this.nextClaimId = state.nextClaimId;
    this.nextWithdrawalId = state.nextWithdrawalId;
    for (const stored of state.accounts) this.accounts.set(stored.accountId, FundingAccount.from(stored));
    for (const { railId: id, payments } of state.payments) this.#payments.set(id, Payments.from(payments));
    for (const deposit of state.deposits) this.keepDeposit(deposit);
    for (const claim of state.claims) this.claims.set(claim.claimId, claim);
    for (const withdrawal of state.withdrawals) this.keepWithdrawal(withdrawal);
  }
}
