import { mustGet } from '../load/api-user.ts';
import type { Wish } from './request.ts';

interface Coupon {
  readonly id: number;
  readonly type: string;
}

/** Turns of the wheel, which every user can pay with the points of their protection. */
const spins = { id: 1 };
/** Above the least that a fee coupon pays for. */
const order = { currency_id: 1, legal_id: 3, type: 1, order_type: 'market', quote_amount: 25 };

/** The things that a user has once: a check-in, points to spend, and the coupons of a new account. */
export class Rewards {
  readonly #left: Wish[] = [];

  async collect(address: string, token: string): Promise<void> {
    const { data } = (await mustGet(address, '/coupon/list?status=usable', token)) as { data: readonly Coupon[] };
    for (const { id, type } of data) {
      if (type === 'cash') this.#left.push(['/coupon/use', { id }]);
      if (type === 'fee_rebate') this.#left.push(['/coin/trade', { ...order, coupon_id: id }]);
    }
    this.#left.push(['/points/checkin', {}], ['/points/exchange', spins], ['/points/exchange', spins]);
  }

  /** Undefined once all of it was asked for. */
  next(): Wish | undefined {
    return this.#left.shift();
  }
}
