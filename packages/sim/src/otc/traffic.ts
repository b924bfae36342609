import type { Command, CoreEvent, OtcAdId, OtcOrderId } from '@candor/exchange';
import { otcDisputeReasons, otcVerdictReasons } from '@candor/exchange/rules';
import { type Atoms, atoms } from '@candor/money';
import { otcAdFor, otcOrderFor, otcTermsFor } from '@candor/testkit';
import { Belongings, type Population } from '../traffic/population.ts';

const operators = ['rita', 'max', ''] as const;

/** Users who sell and buy USDT for dollars, mostly by the rules, and operators who judge what they fight about. */
export class OtcTraffic {
  readonly #town: Population;
  readonly #ads: Belongings<OtcAdId>;
  readonly #prices = new Map<OtcAdId, Atoms>();
  readonly #buyers: Belongings<OtcOrderId>;
  readonly #sellers: Belongings<OtcOrderId>;

  constructor(town: Population) {
    this.#town = town;
    this.#ads = new Belongings(town);
    this.#buyers = new Belongings(town);
    this.#sellers = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'otc.ad_opened') this.#ads.add(event.adId, event.accountId);
    if (event.type === 'otc.ad_opened' || event.type === 'otc.ad_edited') {
      if (event.price !== undefined) this.#prices.set(event.adId, event.price);
    }
    if (event.type === 'otc.ad_state_set' && event.state === 'closed') this.#ads.forget(event.adId);
    if (event.type === 'otc.order_opened') {
      this.#buyers.add(event.orderId, event.buyerId);
      this.#sellers.add(event.orderId, event.sellerId);
    }
    if (event.type === 'otc.ended') {
      this.#buyers.forget(event.orderId);
      this.#sellers.forget(event.orderId);
    }
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 14) {
      const side = random.chance(1, 3) ? 'buy' : 'sell';
      return { ...otcAdFor({ side, ...this.#terms() }), accountId: this.#town.account() };
    }
    if (draw < 19) {
      const { id: adId, accountId } = this.#ads.one();
      const terms = otcTermsFor(this.#terms());
      return random.chance(1, 3)
        ? { type: 'otc.edit_ad', accountId, adId, ...terms, quantity: undefined }
        : { type: 'otc.edit_ad', accountId, adId, ...terms };
    }
    if (draw < 24) {
      const { id: adId, accountId } = this.#ads.one();
      return { type: 'otc.set_ad_state', accountId, adId, state: random.pick(['live', 'live', 'paused', 'closed']) };
    }
    if (draw < 56) return this.#order();
    if (draw < 74) return { type: 'otc.mark_paid', ...this.#own(this.#buyers) };
    if (draw < 80) return { type: 'otc.release', ...this.#own(this.#sellers) };
    if (draw < 86) {
      return { type: 'otc.cancel', ...this.#own(random.pick([this.#buyers, this.#sellers])) };
    }
    const side = random.pick([this.#buyers, this.#sellers]);
    if (draw < 92) return { type: 'otc.dispute', ...this.#own(side), reason: random.pick(otcDisputeReasons) };
    if (draw < 97) {
      return {
        type: 'otc.decide',
        orderId: this.#sellers.one().id,
        operator: random.pick(operators),
        amount: this.#town.usdt(60),
        reason: random.pick(otcVerdictReasons),
      };
    }
    return { type: 'otc.appeal', ...this.#own(side) };
  }

  #order(): Command {
    const { random } = this.#town;
    const { id: adId } = this.#ads.one();
    const price = this.#prices.get(adId);
    return {
      ...otcOrderFor({
        adId,
        quantity: atoms(BigInt(5 + random.below(80)) * 1_000_000n),
        method: random.pick(['bank_transfer', 'bank_transfer', 'bank_transfer', 'wise', 'momo']),
        delayMs: random.chance(1, 12) ? 0 : 600_000,
        ...(price === undefined ? {} : { price }),
      }),
      accountId: this.#town.account(),
    };
  }

  #own(side: Belongings<OtcOrderId>) {
    const { id: orderId, accountId } = side.one();
    return { orderId, accountId };
  }

  #terms() {
    const { random } = this.#town;
    return {
      quantity: this.#town.usdt(random.chance(1, 20) ? 100_000 : 300),
      price: atoms(BigInt(90 + random.below(20)) * 1_000_000n),
      orderMin: atoms(BigInt(random.below(2_000))),
      completedMin: random.chance(1, 10) ? 1 : 0,
    };
  }
}
