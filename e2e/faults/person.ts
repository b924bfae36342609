import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@candor/kernel';
import type { Request } from '../kill/request.ts';
import {
  type Fields,
  isCutOff,
  type Login,
  mustPost,
  newApiUser,
  password,
  post,
  type WireAnswer,
} from '../load/api-user.ts';
import { restingPrice } from '../load/resting-price.ts';

const usdt = 3;
const pair = { currency_id: 1, legal_id: 3 };
/** Not an answer to the request: it may be sent again, and has to be, to learn its outcome. */
const passing: readonly unknown[] = ['server_busy', 'server_fault'];
const accounts = { lever: '3', micro: '4' } as const;

/**
 * A user who sends requests without a pause and records the acknowledged ones. A mover only moves USDT between their
 * own accounts, so that their balances are known to the atom; a trader trades.
 */
export class Person {
  readonly requests: Request[] = [];
  readonly name: string;
  readonly #isMover: boolean;
  readonly #random: Seeded;
  readonly #login: Login;
  readonly #restingPrice: string;
  readonly #resting: number[] = [];

  private constructor(name: string, isMover: boolean, random: Seeded, token: string, restingPrice: string) {
    this.name = name;
    this.#isMover = isMover;
    this.#random = random;
    this.#login = { token };
    this.#restingPrice = restingPrice;
  }

  static async register(
    address: string,
    dataFolder: string,
    { name, isMover, random }: { readonly name: string; readonly isMover: boolean; readonly random: Seeded },
  ): Promise<Person> {
    const token = await newApiUser(address, dataFolder, name);
    return new Person(name, isMover, random, token, await restingPrice(address));
  }

  /** Sends one request after the other until the server does not answer, or it is enough. */
  async act(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const [path, fields] = this.#next();
      const id = `${this.name}-${this.requests.length}-fault`;
      const request: Request = { id, path, fields: { ...fields, req_id: id } };
      this.requests.push(request);
      try {
        this.#note(request, await this.#send(address, request));
      } catch (error) {
        if (isCutOff(error)) return;
        throw error;
      }
      if (this.requests.length % 8 === 0) await pause(1);
    }
  }

  /** The answer of a request that is sent again with its id; one without an id gets one. */
  async again(address: string, request: Request): Promise<WireAnswer> {
    for (;;) {
      const answer = await this.#send(address, request);
      if (passing.includes(answer.code)) {
        await pause(50);
        continue;
      }
      if (request.answer === undefined) this.#note(request, answer);
      return answer;
    }
  }

  /** A market order of a trader, as it would be sent while prices are not to be believed. */
  marketOrder(address: string): Promise<WireAnswer> {
    const id = `${this.name}-${this.requests.length}-fault`;
    const fields = { ...pair, type: 1, order_type: 'market', quote_amount: 2, req_id: id };
    const request: Request = { id, path: '/coin/trade', fields };
    this.requests.push(request);
    return this.again(address, request);
  }

  /** In hundredths, by account: the acknowledged moves to it. Nothing is known of a trader's. */
  get moved(): ReadonlyMap<string, number> | undefined {
    if (!this.#isMover) return undefined;
    const sums = new Map<string, number>(Object.values(accounts).map((type) => [type, 0]));
    for (const { fields, answer } of this.requests) {
      if (answer?.type !== 'ok') continue;
      for (const [field, sign] of [
        ['to_field', 1],
        ['from_field', -1],
      ] as const) {
        const type = accounts[fields[field] as keyof typeof accounts];
        if (type !== undefined)
          sums.set(type, (sums.get(type) ?? 0) + sign * Math.round(Number(fields['number']) * 100));
      }
    }
    return sums;
  }

  /** The same as the server has it. */
  async balances(address: string): Promise<ReadonlyMap<string, number>> {
    const answer = await this.#send(address, { id: '', path: '/wallet/list', fields: {} });
    if (answer.type !== 'ok') throw new Error(`/wallet/list: ${answer.code}`);
    const { data } = answer.message as {
      data: readonly { type: string; currency_id: number; available: string; frozen: string }[];
    };
    const sums = new Map<string, number>(Object.values(accounts).map((type) => [type, 0]));
    for (const { type, currency_id: assetId, available, frozen } of data) {
      if (assetId === usdt && sums.has(type)) sums.set(type, Math.round((Number(available) + Number(frozen)) * 100));
    }
    return sums;
  }

  async #send(address: string, { path, fields }: Request): Promise<WireAnswer> {
    for (;;) {
      const answer = await post(address, path, fields, this.#login);
      if (answer.type !== '999') return answer;
      // The session has ended, as sessions do when a clock makes them old.
      const identity = { user_string: `${this.name}@load.example`, type: 'email', password };
      this.#login.token = String(await mustPost(address, '/user/login', identity));
    }
  }

  #note(request: Request, answer: WireAnswer): void {
    if (passing.includes(answer.code)) return;
    request.answer = answer;
    const { id, status } = answer.message as { id?: number; status?: string };
    if (request.path === '/coin/trade' && status === 'open' && id !== undefined) this.#resting.push(id);
  }

  #next(): readonly [path: string, fields: Fields] {
    if (this.#isMover) {
      const account = this.#random.pick(['lever', 'micro'] as const);
      const isBack = this.#random.chance(2, 5);
      const [from, to] = isBack ? [account, 'change'] : ['change', account];
      const number = `${this.#random.below(300) + 1}`.padStart(3, '0').replace(/(..)$/, '.$1');
      return ['/wallet/change', { currency_id: usdt, number, from_field: from, to_field: to }];
    }
    const order = this.#random.chance(1, 4) ? this.#resting.pop() : undefined;
    if (order !== undefined) return ['/coin/cancel', { id: order }];
    if (this.#random.chance(1, 2)) {
      return ['/coin/trade', { ...pair, type: 1, order_type: 'market', quote_amount: this.#random.pick([1, 2, 5]) }];
    }
    return ['/coin/trade', { ...pair, type: 1, amount: '0.0002', target_price: this.#restingPrice }];
  }
}
