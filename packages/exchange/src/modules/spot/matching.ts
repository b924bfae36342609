import { assert } from '@candor/kernel';
import { minus, type Price } from '@candor/money';
import type { Book } from '../../matching/book.ts';
import type { SelfTradeMode, Side } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { endLinked, endOrder, rest, shareFill, withdraw } from './lifecycle.ts';
import { isHouse, limitInForce, remainingLots, type SpotOrder } from './order.ts';
import { lotsWithin, type MarketView } from './depth.ts';
import type { MatchEnd } from './rules.ts';
import { accepts } from './rules.ts';
import { settle } from './settle.ts';
import type { SpotSlice } from './slice.ts';

/** The own orders that end when an order meets its account: the incoming one, those that rest, or both (RULES 4). */
export type OwnOrders = 'stop_it' | 'give_way' | 'both_end';

const ownOrdersBy: Readonly<Record<SelfTradeMode, OwnOrders>> = {
  expire_taker: 'stop_it',
  expire_maker: 'give_way',
  expire_both: 'both_end',
};

export function ownOrdersOf(mode: SelfTradeMode | undefined): OwnOrders {
  return ownOrdersBy[mode ?? 'expire_taker'];
}

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
      if (reach.ownOrders !== 'give_way' && reach.ownOrders !== 'both_end') return 'own_order';
      giveWay(core, pair, core.spot.resting(book.idOf(slot)));
      if (reach.ownOrders === 'both_end') return 'own_order';
      continue;
    }
    const wanted = isByQuote
      ? lotsWithin(minus(taker.quoteAmount, taker.filledQuote), ticks, pair.quotePerTickLot)
      : goalLots - taker.filledLots;
    const shown = book.lotsOf(slot);
    const lots = Math.min(wanted, shown);
    if (lots === 0) return 'spent';

    const maker = core.spot.resting(book.idOf(slot));
    book.takeFrom(slot, lots);
    core.changedBooks.add(pair.pairId);
    settle(core, pair, taker, maker, ticks, lots);
    if (maker.linkedOrderId !== 0) shareFill(core, pair, maker);
    if (taker.linkedOrderId !== 0) shareFill(core, pair, taker);
    if (remainingLots(maker) === 0) finishMaker(core, pair, maker);
    // Of an iceberg the next part goes to the end of the line.
    else if (lots === shown) rest(core, pair, maker);
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

/** The market as one order meets it, beside the index: what counts of own orders, of hidden parts, and of orders that will be gone. */
interface Meeting {
  readonly ownOrders?: OwnOrders;
  /** The parts of icebergs that the book does not show count too; a preview leaves them out, so that nobody finds them for free. */
  readonly seesHidden?: boolean;
  /** Orders that are taken out before. */
  readonly without?: ReadonlySet<number>;
}

/** The market as one account may meet it: the depth ends where its own order is next in line, or passes those that give way. */
class AccountMarket implements MarketView {
  readonly index: Price | undefined;
  readonly #book: Book;
  readonly #accountId: number;
  readonly #passesOwn: boolean;
  readonly #without: ReadonlySet<number> | undefined;
  /** Absent: no order has a hidden part, or it does not count. */
  readonly #hiddenIn: ((slot: number) => number) | undefined;
  #ownTicks = 0;

  constructor(core: SpotSlice, pair: Pair, accountId: number, { ownOrders, seesHidden = true, without }: Meeting) {
    const { book } = core.spot.market(pair.pairId);
    this.#book = book;
    this.#accountId = accountId;
    this.index = core.index.fresh(pair.pairId, core.nowMs);
    this.#passesOwn = ownOrders === 'give_way';
    this.#without = without;
    if (seesHidden && core.conditions.hasIcebergs(pair.pairId))
      this.#hiddenIn = (slot) => remainingLots(core.spot.resting(book.idOf(slot))) - book.lotsOf(slot);
  }

  bestTicks(side: Side): number {
    const book = this.#book;
    if (this.#without === undefined) return book.bestTicks(side);
    for (let slot = book.first(side); slot >= 0; slot = book.behind(slot)) {
      if (!this.#without.has(book.idOf(slot))) return book.ticksOf(slot);
    }
    return 0;
  }

  *depth(side: Side): Iterable<readonly [ticks: number, lots: number]> {
    const book = this.#book;
    this.#ownTicks = 0;
    // The hidden lots of a level come after all that it shows.
    let levelTicks = 0;
    let hidden = 0;
    for (let slot = book.first(side); slot >= 0; slot = book.behind(slot)) {
      const ticks = book.ticksOf(slot);
      if (ticks !== levelTicks) {
        if (hidden > 0) yield [levelTicks, hidden];
        levelTicks = ticks;
        hidden = 0;
      }
      if (this.#without?.has(book.idOf(slot))) continue;
      if (book.accountOf(slot) === this.#accountId) {
        if (this.#passesOwn) continue;
        this.#ownTicks = ticks;
        return;
      }
      yield [ticks, book.lotsOf(slot)];
      if (this.#hiddenIn !== undefined) hidden += this.#hiddenIn(slot);
    }
    if (hidden > 0) yield [levelTicks, hidden];
  }

  ownTicks(): number {
    return this.#ownTicks;
  }
}

export function marketFor(core: SpotSlice, pair: Pair, accountId: number, meeting: Meeting = {}): MarketView {
  return new AccountMarket(core, pair, accountId, meeting);
}
