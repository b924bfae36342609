import type { AccountId, Command, CoreEvent, DualProductId, DualPurchaseId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { dualProductFor, dualPutFor } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

/** Products that mature in some minutes, and users who buy them, on the terms that they saw or on others. */
export class DualTraffic {
  readonly #town: Population;
  readonly #hashes = new Map<DualProductId, Uint8Array>();
  readonly #purchases: { readonly accountId: AccountId; readonly purchaseId: DualPurchaseId }[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'dual.product_opened') this.#hashes.set(event.terms.productId, event.hash.slice());
    if (event.type === 'dual.bought') this.#purchases.push(event);
  }

  next(): Command {
    const { random } = this.#town;
    if (random.chance(1, 8)) return this.#reinvest();
    if (random.chance(1, 30)) return this.#limit();
    const newest = [...this.#hashes.keys()].slice(-4);
    const productId = random.chance(1, 25) || newest.length === 0 ? (99 as DualProductId) : random.pick(newest);
    const hash = this.#hashes.get(productId);
    return {
      type: 'dual.buy',
      accountId: this.#town.account(),
      productId,
      shares: random.below(random.chance(1, 15) ? 300 : 4),
      termsHash: hash === undefined || random.chance(1, 40) ? new Uint8Array(32) : hash,
      ...(random.chance(1, 3) ? { reinvest: { interestMin: random.below(200_000) as Ppm } } : {}),
    };
  }

  /** Another product, now and then one that cannot be; or the end of a sale. */
  terms(): Command {
    const { random, nowMs } = this.#town;
    if (random.chance(1, 6)) {
      return { type: 'dual.close_product', productId: (1 + random.below(this.#hashes.size + 2)) as DualProductId };
    }
    const windowMs = 10_000;
    const closesAtMs = nowMs + 20_000 + random.below(2 * minuteMs);
    const product = random.chance(1, 2) ? dualProductFor() : dualPutFor();
    return {
      ...product,
      linkedPrice: price(5_900_000_000_000 + 1_000_000_000 * random.below(200)),
      interest: random.below(300_000) as Ppm,
      opensAtMs: nowMs - 1_000,
      closesAtMs,
      maturesAtMs: closesAtMs + windowMs + random.below(20_000),
      windowMs,
    };
  }

  #limit(): Command {
    const { random, nowMs } = this.#town;
    const accountId = this.#town.account();
    if (random.chance(1, 6)) return { type: 'dual.pause', accountId, untilMs: nowMs + random.below(60_000) };
    const heldMax = atoms(BigInt(random.below(5_000)) * 1_000_000n);
    return { type: 'dual.set_limit', accountId, ...(random.chance(1, 3) ? {} : { heldMax }) };
  }

  #reinvest(): Command {
    const { random } = this.#town;
    const known = this.#town.recent(this.#purchases, 20);
    return {
      type: 'dual.set_reinvest',
      accountId: known === undefined ? this.#town.account() : this.#town.owner(known.accountId),
      purchaseId: known?.purchaseId ?? (random.below(9) as DualPurchaseId),
      ...(random.chance(1, 2) ? { reinvest: { interestMin: random.below(200_000) as Ppm } } : {}),
    };
  }
}
