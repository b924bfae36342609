import type { Command, CommandOf, CoreEvent, LockedDepositId, LockedProductId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import { asset, lockedTermsFor } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

/** Days of a minute, so that a life of some minutes sees many deposits to their end. */
export function lockedTermsOf(productId: number): CommandOf<'locked.set_terms'> {
  return lockedTermsFor({
    productId: productId as LockedProductId,
    amountMin: atoms(50_000_000n),
    days: 2 + productId,
  });
}

/** Users who lock, redeem and renew, on the terms in force and on those before. */
export class LockedTraffic {
  readonly #town: Population;
  readonly #hashes = new Map<number, Uint8Array>();
  readonly #deposits: { readonly accountId: number; readonly depositId: LockedDepositId }[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'locked.terms_set') this.#hashes.set(event.terms.productId, event.hash.slice());
    if (event.type === 'locked.deposited') this.#deposits.push(event);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 65) return this.#lock();
    const newest = this.#deposits.slice(-20);
    const known = newest.length === 0 ? undefined : random.pick(newest);
    const depositId = known?.depositId ?? (random.below(40) as LockedDepositId);
    const accountId = known === undefined || random.chance(1, 10) ? this.#town.account() : (known.accountId as never);
    if (draw < 85) {
      const seen = random.chance(1, 2) ? { penaltyMax: this.#town.usdt(20) } : {};
      return { type: 'locked.redeem', accountId, depositId, ...seen };
    }
    return { type: 'locked.set_renewal', accountId, depositId, renewal: random.pick(['off', 'on']) };
  }

  /** New terms and more rewards; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    if (random.chance(1, 3)) {
      return { type: 'locked.fund_rewards', assetId: asset.USDT, amount: this.#town.usdt(200) };
    }
    return {
      ...lockedTermsOf(1 + random.below(3)),
      days: random.below(12),
      dayMs: minuteMs * (1 + random.below(2)),
      dividendAtMs: random.below(minuteMs),
      rateHigh: (3_000 + random.below(4_000)) as Ppm,
      isOffered: random.chance(1, 8) ? 'no' : 'yes',
    };
  }

  #lock(): Command {
    const { random } = this.#town;
    const productId = 1 + random.below(random.chance(1, 20) ? 5 : 2);
    const hash = this.#hashes.get(productId);
    return {
      type: 'locked.deposit',
      accountId: this.#town.account(),
      productId: productId as LockedProductId,
      amount: random.chance(1, 12) ? this.#town.usdt(3_000) : atoms(50_000_000n + this.#town.usdt(300)),
      termsHash: hash === undefined || random.chance(1, 30) ? new Uint8Array(32) : hash,
      renewal: random.pick(['off', 'off', 'on']),
    };
  }
}
