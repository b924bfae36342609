import { setTimeout as pause } from 'node:timers/promises';
import { Seeded } from '@candor/kernel';
import { type Fields, isCutOff, type Login, post, type WireAnswer } from '../load/api-user.ts';
import type { Request, Wish } from './request.ts';
import { Rewards } from './rewards.ts';
import { Spender } from './spender.ts';
import { Talker } from './talker.ts';

/** Payments from outside are each a payment of its own: repeating one would pay again. */
export const isRepeatable = (path: string): boolean => path !== '/practice/deposit';

const pair = { currency_id: 1, legal_id: 3 };
const cornersUsdt = [1, 2, 5];
const usdt = 3;

/** The market data a client needs to trade: the traders it may follow, the terms of options, a price at which orders rest. */
export interface Market {
  readonly leader: number;
  readonly termsHash: string;
  readonly restingPrice: string;
  /** Absent: nothing is bought of them. */
  readonly offers?: Offers;
}

/** The fields by which finance products are named and their terms bound. */
export interface Offers {
  readonly deposit: Fields;
  readonly dual: Fields;
  readonly loan: Fields;
  readonly project: Fields;
}

/**
 * A user who trades without a pause and records the answers. When the server is gone they stop; afterwards they send
 * everything again, with the same ids.
 */
export class Client {
  readonly login: Login;
  readonly requests: Request[] = [];
  readonly #random: Seeded;
  readonly #name: string;
  readonly #market: Market;
  readonly spender: Spender;
  readonly rewards = new Rewards();
  readonly talker: Talker;
  readonly #resting: number[] = [];
  readonly #tickets: number[] = [];
  readonly #deposits: number[] = [];
  readonly #loans: number[] = [];

  constructor(name: string, token: string, market: Market, number: number) {
    this.#name = name;
    this.login = { token };
    this.#market = market;
    this.#random = new Seeded(name);
    this.spender = new Spender(this.login, this.#random, number);
    this.talker = new Talker(name, this.login);
  }

  get token(): string {
    return this.login.token;
  }

  /** The number of requests from the given place of the list on that were answered. */
  answeredSince(place: number): number {
    let count = 0;
    for (let i = place; i < this.requests.length; i++) if (this.requests[i]?.answer !== undefined) count += 1;
    return count;
  }

  /** Sends one request after the other until the server does not answer. */
  async trade(address: string): Promise<void> {
    for (;;) {
      try {
        const request = await this.#next(address);
        this.requests.push(request);
        this.spender.noteRequest(request);
        const answer = await post(address, request.path, request.fields, this.login);
        if (answer.code !== 'server_busy') this.answered(request, answer);
      } catch (error) {
        if (isCutOff(error)) return;
        throw error;
      }
      // Lets other clients in the same process send theirs.
      if (this.requests.length % 8 === 0) await pause(1);
    }
  }

  /** Sends a request again, with the id it had. */
  again(address: string, request: Request): Promise<WireAnswer> {
    return post(address, request.path, request.fields, this.login);
  }

  /** Takes the answer of a request that a kill had left without one. */
  answered(request: Request, answer: WireAnswer): void {
    request.answer = answer;
    this.#note(request);
  }

  async #next(address: string): Promise<Request> {
    const id = `${this.#name}-${this.requests.length}-kill`;
    const [path, fields] = await this.#random.pick<() => Wish | Promise<Wish>>([
      () => this.#limit(),
      () => this.#limit(),
      () => this.#limit(),
      () => this.#limit(),
      () => this.#spend(),
      () => this.#spend(),
      () => this.#cancel(),
      () => this.#cancel(),
      () => this.#move(),
      () => this.#contract(),
      () => this.#contract(),
      () => this.#closing(),
      () => this.#option(),
      () => this.#follow(),
      () => this.#invest(),
      () => this.#borrow(),
      () => this.rewards.next() ?? this.#spend(),
      () => this.spender.deposit(),
      () => this.spender.withdrawal(address),
      () => this.spender.withdrawal(address),
      () => this.spender.undoing(),
      () => (this.#random.chance(1, 2) ? this.spender.claim(address) : this.spender.booking(address)),
    ])();
    return { id, path, fields: isRepeatable(path) ? { ...fields, req_id: id } : fields };
  }

  #limit(): Wish {
    return ['/coin/trade', { ...pair, type: 1, amount: '0.0002', target_price: this.#market.restingPrice }];
  }

  #spend(): Wish {
    const quote = this.#random.pick(cornersUsdt);
    return ['/coin/trade', { ...pair, type: 1, order_type: 'market', quote_amount: quote }];
  }

  #cancel(): Wish {
    const order = this.#resting.pop();
    return order === undefined ? this.#limit() : ['/coin/cancel', { id: order }];
  }

  #move(): Wish {
    const [number, to] = this.#random.pick([
      ['3', 'lever'],
      ['6', 'micro'],
    ] as const);
    return ['/wallet/change', { currency_id: usdt, number, from_field: 'change', to_field: to }];
  }

  #contract(): Wish {
    const type = this.#random.pick([1, 2]);
    const order = {
      ...pair,
      type,
      status: 1,
      share: '0.1',
      multiple: 20,
      target_profit_price: type === 1 ? '400000' : '1000',
    };
    return ['/lever/submit', { ...order, margin_mode: this.#random.pick(['cross', 'isolated']) }];
  }

  #closing(): Wish {
    const ticket = this.#tickets.shift();
    if (ticket === undefined) return this.#contract();
    return [this.#random.pick(['/lever/close', '/lever/close', '/lever/reverse']), { id: ticket }];
  }

  #option(): Wish {
    const type = this.#random.pick([1, 2]);
    const order = { match_id: 1, currency_id: usdt, type, seconds: 30, number: '5' };
    return ['/microtrade/submit', { ...order, terms_hash: this.#market.termsHash, valid_until: Date.now() + 900 }];
  }

  #follow(): Wish {
    const { leader } = this.#market;
    if (this.#random.chance(1, 4)) return ['/follow/cancel', { follow_user_id: leader }];
    return ['/follow/follow', { trader_user_id: leader, type: 1, number: '1' }];
  }

  #invest(): Wish {
    const { offers } = this.#market;
    const deposit = this.#random.chance(1, 3) ? this.#deposits.shift() : undefined;
    if (deposit !== undefined) return ['/lh/deposit/order/cancel', { id: deposit }];
    if (offers === undefined) return this.#limit();
    if (this.#random.chance(1, 3)) return ['/dual/buyDual', { ...offers.dual, num: 1 }];
    if (this.#random.chance(1, 3)) return ['/project/order', offers.project];
    return ['/lh/deposit', { ...offers.deposit, amount: '100' }];
  }

  #borrow(): Wish {
    const { offers } = this.#market;
    const loan = this.#random.chance(1, 2) ? this.#loans.shift() : undefined;
    if (loan !== undefined) {
      const collateral = { amount: '0.0001', currency_id: 1, price: '1' };
      const way = this.#random.pick([{ amount: '99999' }, { amount: '99999' }, collateral]);
      return ['/loan/repay', { id: loan, ...way }];
    }
    if (offers === undefined) return this.#limit();
    return ['/loan/borrow', { ...offers.loan, amount: '50', collateral: '1:0.002' }];
  }

  #note(request: Request): void {
    this.spender.noteAnswer(request);
    const { path, answer } = request;
    if (answer?.type !== 'ok') return;
    const { id, status } = answer.message as { id: number; status?: string };
    if (path === '/coin/trade' && status === 'open') this.#resting.push(id);
    if (path === '/lever/submit') this.#tickets.push(id);
    if (path === '/lh/deposit') this.#deposits.push(id);
    if (path === '/loan/borrow') this.#loans.push(id);
  }
}
