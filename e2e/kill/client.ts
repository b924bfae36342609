import { setTimeout as pause } from 'node:timers/promises';
import { Seeded } from '@candor/kernel';
import { type Fields, post, type WireAnswer } from '../load/api-user.ts';

/** One request with its id, made and kept before it is sent; `answer` is what was acknowledged, if anything was. */
export interface Request {
  readonly id: string;
  readonly path: string;
  readonly fields: Fields;
  answer?: WireAnswer;
}

const pair = { currency_id: 1, legal_id: 3 };
const cornersUsdt = [1, 2, 5];

/**
 * A user who trades without a pause and writes down what he was told. When the server is gone he stops; afterwards he
 * asks again for everything, with the same ids.
 */
export class Client {
  readonly token: string;
  readonly requests: Request[] = [];
  readonly #random: Seeded;
  readonly #name: string;
  #resting: number[] = [];

  constructor(name: string, token: string) {
    this.#name = name;
    this.token = token;
    this.#random = new Seeded(name);
  }

  /** Sends one request after the other until the server does not answer. */
  async trade(address: string): Promise<void> {
    for (;;) {
      const request = this.#next();
      this.requests.push(request);
      try {
        request.answer = await post(address, request.path, request.fields, this.token);
        if (request.answer.code === 'server_busy') delete request.answer;
      } catch {
        return;
      }
      this.#note(request);
      // Lets other clients in the same process send theirs.
      if (this.requests.length % 8 === 0) await pause(1);
    }
  }

  /** Sends a request again, with the id it had. */
  again(address: string, request: Request): Promise<WireAnswer> {
    return post(address, request.path, request.fields, this.token);
  }

  #next(): Request {
    const id = `${this.#name}-${this.requests.length}-kill`;
    const draw = this.#random.below(10);
    if (draw < 4)
      return {
        id,
        path: '/coin/trade',
        fields: { ...pair, type: 1, amount: '0.0002', target_price: '40000', req_id: id },
      };
    if (draw < 6) {
      const quote = this.#random.pick(cornersUsdt);
      return {
        id,
        path: '/coin/trade',
        fields: { ...pair, type: 1, order_type: 'market', quote_amount: quote, req_id: id },
      };
    }
    const order = draw < 9 ? this.#resting.pop() : undefined;
    if (order !== undefined) return { id, path: '/coin/cancel', fields: { id: order, req_id: id } };
    const fields = { currency_id: 3, number: '0.01', from_field: 'change', to_field: 'lever', req_id: id };
    return { id, path: '/wallet/change', fields };
  }

  #note({ path, answer }: Request): void {
    if (path !== '/coin/trade' || answer?.type !== 'ok') return;
    const { id, status } = answer.message as { id: number; status: string };
    if (status === 'open') this.#resting.push(id);
  }
}
