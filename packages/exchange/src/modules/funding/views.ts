import type { ValuesOf } from '../../fields.ts';
import type { withdrawalFields, withdrawalStateFields } from './fields.ts';
import type { Encoded } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, RejectOf } from '../../commands.ts';
import type {
  AccountId,
  ClaimId,
  DepositId,
  DepositStatus,
  HoldReason,
  IdentityLevel,
  RailId,
  WithdrawalId,
  WithdrawalStatus,
} from '../../vocabulary.ts';
import type { creditCaps, fundingTerms, rail } from './spec.ts';

export type FundingTerms = Encoded<typeof fundingTerms>;
export type Rail = Encoded<typeof rail>;
export type CreditCaps = Encoded<typeof creditCaps>;

interface HoldView {
  readonly reason: HoldReason;
  readonly sinceMs: number;
  /** Absent: until it is lifted. */
  readonly untilMs?: number;
}

export interface DestinationView {
  readonly railId: RailId;
  readonly destination: Uint8Array;
  readonly bookedAtMs: number;
  /** With the book-only mode on, 24 hours after it was booked. */
  readonly usableAtMs: number;
}

/** The present rights of an account over its funds. */
interface FundingAccountView {
  readonly level: IdentityLevel;
  readonly holds: readonly HoldView[];
  /** In atoms of the limit's asset; 0 while the identity is not verified. */
  readonly limit: Atoms;
  /** Requested in the last 24 hours and not given back. */
  readonly used: Atoms;
  readonly isBookOnly: boolean;
  /** The end of the mode, once it has been switched off. */
  readonly bookOnlyUntilMs?: number;
  /** In the order they were booked. */
  readonly destinations: readonly DestinationView[];
}

/** A payment that is pending, or kept until others reach the minimum with it. */
export interface DepositView {
  readonly depositId: DepositId;
  readonly accountId: AccountId;
  readonly railId: RailId;
  readonly transaction: Uint8Array;
  readonly index: number;
  readonly amount: Atoms;
  readonly height: number;
  readonly status: DepositStatus;
  readonly seenAtMs: number;
}

export interface ClaimView {
  readonly claimId: ClaimId;
  readonly accountId: AccountId;
  readonly railId: RailId;
  /** As the user claims. */
  readonly amount: Atoms;
  readonly claimedAtMs: number;
  /** The finding of the first of two operators. */
  readonly proposed?: { readonly operator: string; readonly received: Atoms };
}

/** Another claim of the same rail and amount, open or decided in the last 24 hours: the same payment, perhaps. */
export interface AlikeClaim {
  readonly claimId: ClaimId;
  readonly accountId: AccountId;
  /** Absent: it is open. */
  readonly decidedAtMs?: number;
  readonly isCredited: boolean;
}

/** A withdrawal that has not ended. */
export interface WithdrawalView
  extends ValuesOf<typeof withdrawalFields>,
    Omit<ValuesOf<typeof withdrawalStateFields>, 'untilMs'> {
  readonly requestedAtMs: number;
  readonly heldUntilMs?: number;
  /** The operators who approved it so far. */
  readonly operators: readonly string[];
}

/** The outcome of a withdrawal if it were sequenced now. */
export interface WithdrawalPreview {
  /** Set when it would be refused. */
  readonly rejects?: RejectOf<'funding.withdraw'>;
  readonly fee: Atoms;
  readonly receives: Atoms;
  /** Against the limits; absent without a fresh price. */
  readonly value?: Atoms;
  readonly limit: Atoms;
  readonly used: Atoms;
  /** The amount that may leave the wallet. */
  readonly spendable: Atoms;
  readonly needsReview: boolean;
  /** The time at which the destination becomes usable, if it waits. */
  readonly destinationUsableAtMs?: number;
  /** The end of the last hold; absent without one, or while one has to be lifted. */
  readonly heldUntilMs?: number;
  readonly undoMs: number;
}

export interface FundingQueries {
  fundingTerms(): FundingTerms | undefined;
  /** In the order of their numbers. */
  rails(): readonly Rail[];
  fundingAccount(accountId: AccountId): FundingAccountView;
  /** Pending and kept ones, newest first. */
  pendingDeposits(accountId: AccountId): readonly DepositView[];
  /** Of all users, oldest first: a watcher continues with them after a start. */
  allPendingDeposits(railId: RailId): readonly DepositView[];
  /** Open ones of an account, newest first. */
  claims(accountId: AccountId): readonly ClaimView[];
  /** Open ones of all users, oldest first. */
  allClaims(): readonly ClaimView[];
  /** Claims that may be of the same payment as an open one, oldest first. */
  claimsLike(claimId: ClaimId): readonly AlikeClaim[];
  /** The amounts that one operator may credit. */
  creditCaps(): CreditCaps | undefined;
  /** Not ended ones of an account, newest first. */
  openWithdrawals(accountId: AccountId): readonly WithdrawalView[];
  /** Of all users in one of these states, oldest first. */
  withdrawalsIn(statuses: readonly WithdrawalStatus[]): readonly WithdrawalView[];
  /** Absent when it never was, or has ended. */
  openWithdrawal(withdrawalId: WithdrawalId): WithdrawalView | undefined;
  /** At the fee in force. */
  previewWithdrawal(command: Omit<CommandOf<'funding.withdraw'>, 'fee'>): WithdrawalPreview;
}
