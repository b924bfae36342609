import type { Encoded } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { ValuesOf } from '../../fields.ts';
import type { AccountId, LockedDepositId, LockedProductId, TermsId } from '../../vocabulary.ts';
import type { lockedDepositFields } from './fields.ts';
import type { lockedRejects } from './rejects.ts';
import type { lockedTerms } from './spec.ts';

export type LockedTerms = Encoded<typeof lockedTerms>;

export interface LockedProductView {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: LockedTerms;
  /** Locked in it by all users, of its quota. */
  readonly locked: Atoms;
  /** The yield that can still be reserved for its asset. */
  readonly rewards: Atoms;
  /** New deposits that it takes now: it is offered, and its quota and its rewards have room for the smallest one. */
  readonly isOnSale: boolean;
}

/** One live deposit. */
export interface LockedDepositView extends ValuesOf<typeof lockedDepositFields> {
  readonly madeAtMs: number;
  readonly daysPaid: number;
}

/** A deposit before it is made. */
export interface WantedDeposit {
  /** Absent: of a visitor. */
  readonly accountId?: AccountId;
  readonly productId: LockedProductId;
  readonly amount: Atoms;
  /** Absent: under the terms in force. */
  readonly termsHash?: Uint8Array;
}

export interface LockedQueries {
  /** By the product's number; those that are not offered any more among them. */
  lockedProducts(): readonly LockedProductView[];
  /** A product as it would be on other terms. */
  lockedProductOn(terms: LockedTerms): LockedProductView;
  /** The principal that one account has locked, by product. */
  lockedByProduct(accountId: AccountId): ReadonlyMap<LockedProductId, Atoms>;
  /** The reason that a deposit would be refused now; of a visitor, what refuses everybody. */
  lockedRefusal(wanted: WantedDeposit): (typeof lockedRejects)['locked.deposit'][number] | undefined;
  /** Live ones, newest first. */
  lockedDeposits(accountId: AccountId): readonly LockedDepositView[];
  lockedDeposit(accountId: AccountId, depositId: LockedDepositId): LockedDepositView | undefined;
}
