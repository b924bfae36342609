import { randomInt } from 'node:crypto';
import type { AccountId, Command, Exchange, Side } from '@candor/exchange';
import { type OfferedProject, offeredProjects } from '@candor/feed';
import { atoms, type Price, price } from '@candor/money';
import { openSubscribers } from './subscribers.ts';

/** Between two rounds of orders; without visitors the market rests longer. */
const roundMs = 15_000;
const unwatchedRoundMs = 300_000;
const ppm = 1_000_000;
/** The furthest that a price strays from the issue price, as a factor and its inverse. */
const strayMax = 3;
/** Worth of one order in whole pay. */
const worthMin = 5;
const worthMax = 60;

interface Parts {
  readonly exchange: Exchange;
  readonly clock: () => number;
  readonly isWatched: () => boolean;
  readonly speed?: number;
}

/**
 * The trade in tokens that have been sold. No index says what they are worth: the simulated subscribers find a price among
 * themselves, from what they were allocated and what the faucet gives, and users trade with them and with each other.
 */
export class TokenMarket {
  readonly name = 'token-market';
  readonly #parts: Parts;
  #accounts: readonly AccountId[] | undefined;
  #roundAtMs = 0;
  /** Of this run, so that no command of an earlier one has the same id. */
  #sent = Date.now() * 1_000;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    const { exchange, clock, isWatched, speed = 1 } = this.#parts;
    const nowMs = clock();
    if (nowMs < this.#roundAtMs + (isWatched() ? roundMs : unwatchedRoundMs) / speed) return;
    this.#roundAtMs = nowMs;
    const trading = new Set(
      (await exchange.query('pairs')).filter(({ status }) => status === 'trading').map(({ pairId }) => pairId),
    );
    this.#accounts ??= await openSubscribers(exchange);
    for (const offer of offeredProjects) if (trading.has(offer.pair.pairId)) await this.#trade(offer);
  };

  /** One more resting order on each side, and every other round somebody who takes the best one. */
  async #trade({ pair, terms }: OfferedProject): Promise<void> {
    const { bids, asks } = await this.#parts.exchange.query('book', pair.pairId, 1);
    const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
    const middle = bid !== undefined && ask !== undefined ? (bid + ask) / 2 : (bid ?? ask ?? terms.price);
    const bounded = Math.min(Math.max(middle, terms.price / strayMax), terms.price * strayMax);
    await this.#order(pair, 'sell', this.#tickAt(pair, bounded, randomInt(1_000, 20_000)), 'gtc');
    await this.#order(pair, 'buy', this.#tickAt(pair, bounded, -randomInt(1_000, 20_000)), 'gtc');
    if (randomInt(2) === 0) return;
    const side: Side = randomInt(2) === 0 ? 'buy' : 'sell';
    await this.#order(pair, side, this.#tickAt(pair, bounded, side === 'buy' ? 25_000 : -25_000), 'ioc');
  }

  /** A price so many millionths from another, on a tick. */
  #tickAt({ tick }: OfferedProject['pair'], from: number, away: number): Price {
    const ticks = Math.round((from * (ppm + away)) / ppm / tick);
    return price(Math.max(ticks, 1) * tick);
  }

  async #order(
    { pairId, lot }: OfferedProject['pair'],
    side: Side,
    limit: Price,
    timeInForce: 'gtc' | 'ioc',
  ): Promise<void> {
    const accounts = this.#accounts ?? [];
    const accountId = accounts[randomInt(accounts.length)];
    if (accountId === undefined) return;
    // Old orders go with the next one of the same account, so that a book stays short.
    await this.#send({ type: 'spot.cancel_all', accountId, pairId });
    const tokens = Math.ceil((randomInt(worthMin, worthMax) * 100_000_000) / limit);
    await this.#send({
      type: 'spot.place',
      accountId,
      pairId,
      side,
      orderType: 'limit',
      timeInForce,
      price: limit,
      quantity: atoms(BigInt(tokens) * lot),
    });
  }

  /** A refusal is an answer too: who has no tokens sells none. */
  async #send(command: Command): Promise<void> {
    this.#sent += 1;
    await this.#parts.exchange.submit({ commandId: `practice:tokens:${this.#sent}`, actor: 'user', command });
  }
}
