import { type ByteReader, type ByteWriter, listOf, present } from '@candor/kernel';
import type { Price } from '@candor/money';
import { Pieces } from '../../pieces.ts';
import type { AccountId, DualProductId, DualPurchaseId } from '../../vocabulary.ts';
import { type LivePurchase, Product, productRecord, purchaseCodec, type Window, windowRecord } from './product.ts';
import type { DualTerms } from './views.ts';

type WindowOf = Pick<DualTerms, 'pairId' | 'maturesAtMs' | 'windowMs'>;

type KindOf = Pick<DualTerms, 'pairId' | 'direction' | 'interestDays'>;

const kindOf = ({ pairId, direction, interestDays }: KindOf): string => `${pairId}/${direction}/${interestDays}`;

const keyOf = ({ pairId, maturesAtMs, windowMs }: WindowOf): string => `${pairId}/${maturesAtMs}/${windowMs}`;

/** Dual investments on offer or running, their live purchases, and the ticks of windows that are open. */
export class Duals {
  nextProductId = 1;
  nextPurchaseId = 1;
  /** The number of settled purchases: every purchase is either live or one of these. */
  settledCount = 0;
  /** Until they are settled; in the order of their numbers. */
  readonly products = new Map<DualProductId, Product>();
  /** In the order of their numbers. */
  readonly live = new Map<DualPurchaseId, LivePurchase>();
  /** Of products that have purchases, from their first sample to their maturity. */
  readonly windows = new Map<string, Window>();
  /** Those whose result is known and whose purchases are being settled: the earliest maturity first, then the lowest number. */
  readonly decided: Product[] = [];
  /** The pace at which purchases are settled. */
  readonly pieces = new Pieces();
  /** Products by pair, direction and days, in the order of their numbers. */
  readonly #byKind = new Map<string, Product[]>();
  readonly #byAccount = new Map<AccountId, Map<DualPurchaseId, LivePurchase>>();

  product(productId: DualProductId): Product {
    return present(this.products.get(productId), 'a live purchase is of a product that is kept');
  }

  /** Products of the same pair, direction and days that are not decided. */
  ofKind(of: KindOf): readonly Product[] {
    return this.#byKind.get(kindOf(of)) ?? [];
  }

  keepProduct(product: Product): void {
    this.products.set(product.terms.productId, product);
    if (product.settlement !== undefined) {
      this.#queue(product);
      return;
    }
    const kind = kindOf(product.terms);
    const known = this.#byKind.get(kind);
    if (known === undefined) this.#byKind.set(kind, [product]);
    else known.push(product);
  }

  /** Fixes the result of a product: its purchases are to be settled. */
  decide(product: Product, price: Price | undefined): void {
    this.#leaveKind(product);
    product.settlement = { price };
    this.#queue(product);
  }

  /** Removes a product that has no purchases. */
  forgetProduct(product: Product): void {
    this.products.delete(product.terms.productId);
    const at = this.decided.indexOf(product);
    if (at >= 0) this.decided.splice(at, 1);
    else this.#leaveKind(product);
  }

  #leaveKind(product: Product): void {
    const kind = kindOf(product.terms);
    const left = this.ofKind(product.terms).filter((one) => one !== product);
    if (left.length === 0) this.#byKind.delete(kind);
    else this.#byKind.set(kind, left);
  }

  #queue(product: Product): void {
    const { maturesAtMs, productId } = product.terms;
    const at = this.decided.findIndex(
      ({ terms }) =>
        terms.maturesAtMs > maturesAtMs || (terms.maturesAtMs === maturesAtMs && terms.productId > productId),
    );
    this.decided.splice(at < 0 ? this.decided.length : at, 0, product);
  }

  takeProductId(): DualProductId {
    return this.nextProductId++ as DualProductId;
  }

  takePurchaseId(): DualPurchaseId {
    return this.nextPurchaseId++ as DualPurchaseId;
  }

  /** Of one account, in the order they were made. */
  liveOf(accountId: AccountId): Iterable<LivePurchase> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  purchaseOf(accountId: AccountId, purchaseId: DualPurchaseId): LivePurchase | undefined {
    return this.#byAccount.get(accountId)?.get(purchaseId);
  }

  /** Shares of a product that an account has. */
  sharesOf(accountId: AccountId, productId: DualProductId): number {
    let shares = 0;
    for (const purchase of this.liveOf(accountId)) if (purchase.productId === productId) shares += purchase.shares;
    return shares;
  }

  keep(purchase: LivePurchase): void {
    const { purchaseId, accountId, productId } = purchase;
    this.live.set(purchaseId, purchase);
    this.product(productId).purchases.set(purchaseId, purchase);
    const own = this.#byAccount.get(accountId);
    if (own === undefined) this.#byAccount.set(accountId, new Map([[purchaseId, purchase]]));
    else own.set(purchaseId, purchase);
  }

  /** Removes a settled purchase. */
  forget({ purchaseId, accountId, productId }: LivePurchase): void {
    this.live.delete(purchaseId);
    this.settledCount += 1;
    this.product(productId).purchases.delete(purchaseId);
    const own = present(this.#byAccount.get(accountId), 'a live purchase is one of its account');
    own.delete(purchaseId);
    if (own.size === 0) this.#byAccount.delete(accountId);
  }

  /** The window that decides a product; made with its first sample. */
  window(of: WindowOf): Window {
    const key = keyOf(of);
    const known = this.windows.get(key);
    if (known !== undefined) return known;
    const { pairId, maturesAtMs, windowMs } = of;
    const window = { pairId, maturesAtMs, windowMs, samples: [] };
    this.windows.set(key, window);
    return window;
  }

  dropWindow(of: WindowOf): void {
    this.windows.delete(keyOf(of));
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextProductId);
    writer.uint(this.nextPurchaseId);
    writer.uint(this.settledCount);
    listOf(productRecord).write(writer, [...this.products.values()]);
    listOf(purchaseCodec).write(writer, [...this.live.values()]);
    const windows = [...this.windows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, window]) => window);
    listOf(windowRecord).write(writer, windows);
    this.pieces.write(writer);
  }

  read(reader: ByteReader): void {
    this.nextProductId = reader.uint();
    this.nextPurchaseId = reader.uint();
    this.settledCount = reader.uint();
    for (const { terms, isClosed, soldShares, settlement } of listOf(productRecord).read(reader)) {
      const product = new Product(terms, isClosed, soldShares);
      if (settlement !== undefined) product.settlement = { price: settlement.price };
      this.keepProduct(product);
    }
    for (const purchase of listOf(purchaseCodec).read(reader)) this.keep(purchase);
    for (const window of listOf(windowRecord).read(reader)) this.windows.set(keyOf(window), window);
    this.pieces.read(reader);
  }
}
