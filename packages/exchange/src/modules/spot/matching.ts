import { assert } from '@candor/kernel';
import { minus, type Price } from '@candor/money';
import type { Book } from '../../matching/book.ts';
import type { Side } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { endLinked, endOrder, shareFill, withdraw } from './lifecycle.ts';
import { isHouse, limitInForce, remainingLots, type SpotOrder } from './order.ts';
import { lotsWithin, type MarketView } from './depth.ts';
import type { MatchEnd } from './rules.ts';
import { accepts } from './rules.ts';
import { settle } from './settle.ts';
import type { SpotSlice } from './slice.ts';

/** The own orders that end when an order meets its account: the incoming one, or those that rest (RULES 4). */
export type OwnOrders = 'stop_it' | 'give_way';

/** The reach of an order, where it differs from its own record. */
interface Reach {
  readonly limitTicks?: number;
  /** At most so many more. */
  readonly lots?: number;
  readonly ownOrders?: OwnOrders;
}

/** Matches an order against the book until something stops it. Fully filled resting orders end on the way. */
export function match(core: SpotSlice, pair: Pair, taker: SpotOrder, reach: Reach = {}): MatchEnd {
  const { book } = core.spot.market(pair.pairId);
  const other = taker.side === 'buy' ? 'sell' : 'buy';
  const limit = reach.limitTicks ?? limitInForce(taker);
  const goalLots = reach.lots === undefined ? taker.lots : taker.filledLots + reach.lots;
  const isByQuote = taker.lots === 0;
  for (;;) {
    if (isByQuote && taker.filledQuote === taker.quoteAmount) return 'spent';
    if (!isByQuote && taker.filledLots === goalLots) return 'filled';
    const slot = book.first(other);
    if (slot < 0) return 'empty';
    const ticks = book.ticksOf(slot);
    if (!accepts(taker.side, limit, ticks)) return 'price_limit';
    if (book.accountOf(slot) === taker.accountId) {
      // Self-trade prevention: the incoming order's remainder expires (RULES 4), unless it protects the account.
      if (reach.ownOrders !== 'give_way') return 'own_order';
      giveWay(core, pair, core.spot.resting(book.idOf(slot)));
      continue;
    }
    const wanted = isByQuote
      ? lotsWithin(minus(taker.quoteAmount, taker.filledQuote), ticks, pair.quotePerTickLot)
      : goalLots - taker.filledLots;
    const lots = Math.min(wanted, book.lotsOf(slot));
    if (lots === 0) return 'spent';

    const maker = core.spot.resting(book.idOf(slot));
    book.takeFrom(slot, lots);
    core.changedBooks.add(pair.pairId);
    settle(core, pair, taker, maker, ticks, lots);
    if (maker.linkedOrderId !== 0) shareFill(core, pair, maker);
    if (taker.linkedOrderId !== 0) shareFill(core, pair, taker);
    if (remainingLots(maker) === 0) finishMaker(core, pair, maker);
  }
}

function giveWay(core: SpotSlice, pair: Pair, resting: SpotOrder): void {
  if (resting.linkedOrderId !== 0) endLinked(core, pair, resting, 'self_trade');
  withdraw(core, pair, resting);
  endOrder(core, pair, resting, 'cancelled', 'self_trade');
}

function finishMaker(core: SpotSlice, pair: Pair, maker: SpotOrder): void {
  if (!isHouse(maker)) return endOrder(core, pair, maker, 'filled', 'filled');
  assert(maker.held === 0n, 'a rung that is filled holds nothing');
  core.spot.rungs.delete(maker.orderId);
}

/** The market as one account may meet it: the depth ends where its own order is next in line, or passes those that give way. */
class AccountMarket implements MarketView {
  readonly index: Price | undefined;
  readonly #book: Book;
  readonly #accountId: number;
  readonly #ownOrders: OwnOrders;
  #ownTicks = 0;

  constructor(book: Book, accountId: number, index: Price | undefined, ownOrders: OwnOrders) {
    this.#book = book;
    this.#accountId = accountId;
    this.index = index;
    this.#ownOrders = ownOrders;
  }

  bestTicks(side: Side): number {
    return this.#book.bestTicks(side);
  }

  *depth(side: Side): Iterable<readonly [ticks: number, lots: number]> {
    const book = this.#book;
    this.#ownTicks = 0;
    for (let slot = book.first(side); slot >= 0; slot = book.behind(slot)) {
      if (book.accountOf(slot) === this.#accountId) {
        if (this.#ownOrders === 'give_way') continue;
        this.#ownTicks = book.ticksOf(slot);
        return;
      }
      yield [book.ticksOf(slot), book.lotsOf(slot)];
    }
  }

  ownTicks(): number {
    return this.#ownTicks;
  }
}

export function marketFor(
  core: SpotSlice,
  pair: Pair,
  accountId: number,
  ownOrders: OwnOrders = 'stop_it',
): MarketView {
  const { book } = core.spot.market(pair.pairId);
  return new AccountMarket(book, accountId, core.index.fresh(pair.pairId, core.nowMs), ownOrders);
}
