import type { Encoded } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { ValuesOf } from '../../fields.ts';
import type { AccountId, LockedDepositId, TermsId } from '../../vocabulary.ts';
import type { lockedDepositFields } from './fields.ts';
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

export interface LockedQueries {
  /** By the product's number; those that are not offered any more among them. */
  lockedProducts(): readonly LockedProductView[];
  /** Live ones, newest first. */
  lockedDeposits(accountId: AccountId): readonly LockedDepositView[];
  lockedDeposit(accountId: AccountId, depositId: LockedDepositId): LockedDepositView | undefined;
}
