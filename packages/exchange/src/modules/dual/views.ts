import type { Encoded } from '@candor/kernel';
import type { Atoms, Ppm } from '@candor/money';
import type { ValuesOf } from '../../fields.ts';
import type { AccountId, DualProductId, DualPurchaseId } from '../../vocabulary.ts';
import type { dualPurchaseFields } from './fields.ts';
import type { dualRejects } from './rejects.ts';
import type { dualTerms } from './spec.ts';

export type DualTerms = Encoded<typeof dualTerms>;

export interface DualProductView {
  readonly hash: Uint8Array;
  readonly terms: DualTerms;
  readonly isClosed: boolean;
  readonly soldShares: number;
  /** Shares that can still be sold: of its own, and of the payouts that `underwriting` can still reserve. */
  readonly leftShares: number;
}

/** One live purchase. `settling`: its maturity has passed, and its result is on its way. */
export interface DualPurchaseView extends ValuesOf<typeof dualPurchaseFields> {
  readonly boughtAtMs: number;
  readonly reinvest?: { readonly interestMin: Ppm };
}

/** The user's own limit, and how much of it is used. */
interface DualLimitView {
  readonly heldMax?: Atoms;
  readonly later?: { readonly heldMax?: Atoms; readonly inForceAtMs: number };
  /** Quote atoms: the worth of all live purchases at their linked prices. */
  readonly held: Atoms;
  readonly pausedUntilMs?: number;
}

/** A purchase before it is made. */
export interface WantedPurchase {
  /** Absent: of a visitor. */
  readonly accountId?: AccountId;
  readonly productId: DualProductId;
  /** Whole shares. */
  readonly shares: number;
  /** Absent: under the terms of the product. */
  readonly termsHash?: Uint8Array;
}

export interface DualQueries {
  /** Those that have not matured, by their numbers. */
  dualProducts(): readonly DualProductView[];
  dualProduct(productId: DualProductId): DualProductView | undefined;
  /** The next product, as it would be on these terms. */
  dualProductOn(terms: Omit<DualTerms, 'productId'>): DualProductView;
  /** The shares that one account has, by product. */
  dualSharesByProduct(accountId: AccountId): ReadonlyMap<DualProductId, number>;
  /** The reason that a purchase would be refused now; of a visitor, what refuses everybody. */
  dualRefusal(wanted: WantedPurchase): (typeof dualRejects)['dual.buy'][number] | undefined;
  /** Live ones, newest first. */
  dualPurchases(accountId: AccountId): readonly DualPurchaseView[];
  dualPurchase(accountId: AccountId, purchaseId: DualPurchaseId): DualPurchaseView | undefined;
  dualLimit(accountId: AccountId): DualLimitView;
}
