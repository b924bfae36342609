import { bool, type Codec, listOf, optional, struct, uint } from '@candor/kernel';
import type { Price } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import { type DualPurchaseId, type PairId, pairId, priceOf } from '../../vocabulary.ts';
import { dualPurchaseFields } from './fields.ts';
import type { DualSample } from './rules.ts';
import { dualTerms, reinvestment } from './spec.ts';
import { dualTermsHash } from './terms-hash.ts';
import type { DualPurchaseView, DualTerms } from './views.ts';

/** One product that has not been settled. */
export class Product {
  readonly terms: DualTerms;
  readonly hash: Uint8Array;
  isClosed: boolean;
  soldShares: number;
  /** Its purchases that are live, in the order they were made. Follows from the purchases. */
  readonly purchases = new Map<DualPurchaseId, LivePurchase>();
  /** Once it has matured: its settlement price, or that there is none. */
  settlement: { readonly price: Price | undefined } | undefined;

  constructor(terms: DualTerms, isClosed = false, soldShares = 0) {
    this.terms = terms;
    this.hash = dualTermsHash(terms);
    this.isClosed = isClosed;
    this.soldShares = soldShares;
  }
}

export const productRecord = struct({
  terms: dualTerms,
  isClosed: bool,
  soldShares: uint,
  settlement: optional(struct({ price: optional(priceOf) })),
});

const { reinvestedFrom, ...fixed } = codecsOf(dualPurchaseFields);

/** One live purchase. Everything is bound when it is made except whether it is reinvested. */
export type LivePurchase = Omit<DualPurchaseView, 'reinvest'> & {
  reinvest?: NonNullable<DualPurchaseView['reinvest']>;
};

export const purchaseCodec: Codec<LivePurchase> = struct({
  ...fixed,
  reinvestedFrom,
  boughtAtMs: uint,
  reinvest: optional(reinvestment),
}) as Codec<LivePurchase>;

/** The ticks so far of a window that decides products; one for all of the same pair, maturity and length. */
export interface Window {
  readonly pairId: PairId;
  readonly maturesAtMs: number;
  readonly windowMs: number;
  readonly samples: DualSample[];
}

export const windowRecord: Codec<Window> = struct({
  pairId,
  maturesAtMs: uint,
  windowMs: uint,
  samples: listOf(struct({ gridIndex: uint, price: priceOf })),
}) as Codec<Window>;
