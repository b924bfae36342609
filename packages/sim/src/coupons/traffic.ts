import type { Command, CommandOf, CommandType, CoreEvent, CouponCampaignId, CouponId } from '@candor/exchange';
import { type CouponAct, type CouponKind, couponKinds, isCouponFor } from '@candor/exchange/rules';
import { minuteMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import { campaignFor, campaignNumbers } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

/** Coupons of minutes, so that a life of some minutes sees many of them expire. */
export function campaignOf(kind: CouponKind): CommandOf<'coupons.set_campaign'> {
  return campaignFor(kind, { lifeMs: 4 * minuteMs, countMax: 400, accountMax: 80, amountMin: atoms(0n) });
}

/** A campaign that issues by itself with the first trade of everybody. */
export const firstTradeCampaign = campaignFor('fee_rebate', {
  campaignId: 9 as CouponCampaignId,
  occasion: 'first_trade',
});

const acts: Partial<Record<CommandType, CouponAct>> = {
  'spot.place': 'spot',
  'spot.place_conditional': 'spot',
  'contract.open': 'contract',
  'contract.open_at_trigger': 'contract',
  'contract.open_conditional': 'contract',
  'options.buy': 'options',
  'locked.deposit': 'locked',
  'loans.borrow': 'loans',
};

type Known = Extract<CoreEvent, { readonly type: 'coupons.issued' }>;

/** Operators who issue and revoke, and users who send coupons with what they do: fitting ones, used ones, other people's. */
export class CouponTraffic {
  readonly #town: Population;
  readonly #hashes = new Map<CouponCampaignId, Uint8Array>();
  #live: Known[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'coupons.campaign_set') this.#hashes.set(event.terms.campaignId, event.hash.slice());
    if (event.type === 'coupons.issued') this.#live.push(event);
    if (event.type !== 'coupons.ended' || this.#town.random.chance(1, 10)) return;
    this.#live = this.#live.filter(({ couponId }) => couponId !== event.couponId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 70) return this.#issue();
    const { couponId, accountId } = this.#any((one) => draw >= 80 || one.kind !== 'cash');
    if (draw < 80)
      return { type: 'coupons.revoke', couponId, reason: random.pick(['rules_broken', 'issued_by_mistake']) };
    const cash = this.#any(({ kind }) => kind === 'cash');
    if (draw < 95) return { type: 'coupons.use', accountId: this.#town.owner(cash.accountId), couponId: cash.couponId };
    return { type: 'coupons.use', accountId, couponId };
  }

  /** Now and then a coupon to send with a command. */
  riding(command: Command): { readonly couponId?: CouponId } {
    const { random } = this.#town;
    const act = acts[command.type];
    if (act === undefined || !('accountId' in command)) return random.chance(1, 400) ? { couponId: 1 as CouponId } : {};
    if (this.#live.length === 0 || random.chance(2, 3)) return {};
    if (random.chance(1, 8)) return { couponId: random.pick(this.#live).couponId };
    const own = this.#live.filter((one) => one.accountId === command.accountId && isCouponFor(one, act));
    return own.length === 0 ? {} : { couponId: random.pick(own).couponId };
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    if (random.chance(1, 3)) {
      const assetId = this.#town.assetId();
      return { type: 'coupons.fund_rewards', assetId, amount: this.#town.usdt(30) };
    }
    return {
      ...campaignOf(random.pick(couponKinds)),
      worth: this.#town.usdt(12),
      amountMin: random.chance(1, 2) ? atoms(0n) : this.#town.usdt(60),
      isOpen: random.chance(1, 8) ? 'no' : 'yes',
    };
  }

  #issue(): Command {
    const { random } = this.#town;
    const campaignId = random.chance(1, 20) ? (9 as CouponCampaignId) : campaignNumbers[random.pick(couponKinds)];
    const accountIds = Array.from({ length: 1 + random.below(4) }, () => this.#town.account());
    const hash = random.chance(1, 40) ? new Uint8Array(32) : this.#hashes.get(campaignId);
    return { type: 'coupons.issue', campaignId, accountIds, termsHash: hash ?? new Uint8Array() };
  }

  #any(isFit: (coupon: Known) => boolean): Pick<Known, 'couponId' | 'accountId'> {
    const fit = this.#live.filter(isFit);
    if (fit.length > 0) return this.#town.random.pick(fit);
    return { couponId: 1 as CouponId, accountId: this.#town.account() };
  }
}
