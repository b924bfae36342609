import type { Atoms } from '@candor/money';
import type { EventOf, EventType } from './events.ts';
import type { Asset, Catalog, Pair } from './modules/catalog/catalog.ts';
import type { FeeTiers } from './modules/fees/fee-tiers.ts';
import type { IndexPrices } from './modules/index-prices/index-prices.ts';
import type { Ledger } from './modules/ledger/ledger.ts';
import type { Sessions } from './modules/sessions/sessions.ts';
import type { ModuleSpec } from './spec.ts';
import type { Timers } from './timers.ts';
import type { AccountId, AssetId, ClockFaultKind, Mode, PairId, Product, WalletType } from './vocabulary.ts';

/**
 * Parts of the core that a module can request. Together they are its slice (`modules/<name>/slice.ts`): the one object
 * that its handlers get, which is the core itself seen through that type. The state of another product is in no slice
 * but that product's own.
 */

/**
 * The part that every handler gets: its time, the rules in force, timers, and a place for the facts of its own module.
 */
export interface Frame<Spec extends ModuleSpec> {
  /** Of the command. */
  readonly atMs: number;
  /** Of the command, or of the timer that is running. */
  readonly nowMs: number;
  /** Of the rules in force (`modules/revision`). */
  readonly revision: number;
  readonly timers: Pick<Timers, 'set'>;
  /** States a fact. Only after a handler can no longer refuse. */
  readonly emit: (event: EventOf<Extract<keyof Spec['facts'], EventType>>) => void;
}

/** The listed assets and pairs, read-only: only the module `catalog` lists, halts and sets fees. */
export interface Listings {
  readonly catalog: Pick<Catalog, 'pricingPair' | 'unitOfAccount'> & {
    readonly assets: ReadonlyMap<AssetId, Asset>;
    readonly pairs: ReadonlyMap<PairId, Readonly<Pair>>;
  };
}

/** Prices from outside, as all may read them. */
export interface Prices {
  readonly index: Pick<IndexPrices, 'fresh' | 'last'> & { readonly lastGridIndex: number };
}

/** The trading hours of pairs, read-only. */
export interface Hours {
  readonly sessions: Pick<Sessions, 'changesAtMs' | 'isOpen'> & {
    readonly calendars: Pick<Sessions['calendars'], 'has'>;
    readonly lastOpen: Pick<Sessions['lastOpen'], 'get'>;
  };
}

/** The ledger: a module adds the lines of a posting, and closes it with `post`. */
export interface Money {
  readonly ledger: Pick<Ledger, 'available' | 'canIssue' | 'frozen' | 'holdWithoutPosting' | 'line' | 'wallet'>;
  /** Closes the ledger posting that was built, and states it. */
  readonly post: (reference: number) => void;
  /** The amount that may leave a wallet: its available balance less the amount that open positions need there. */
  readonly spendable: (accountId: AccountId, walletType: WalletType, assetId: AssetId) => Atoms;
}

/** The existing accounts, and the products in which each may begin new business. */
export interface Customers {
  readonly accounts: { has(accountId: AccountId): boolean };
  readonly products: { allows(accountId: AccountId | undefined, product: Product): boolean };
}

/** The fees of an account's orders, which depend on how much it trades. */
export interface Fees {
  readonly feeTiers: Pick<FeeTiers, 'ratesOf'>;
}

/** The doubt about the time. */
export interface Doubt {
  readonly clock: { readonly fault: { readonly kind: ClockFaultKind } | undefined };
}

/** Practice or live. */
export interface Founded {
  readonly founded: { readonly mode: Mode } | undefined;
}
