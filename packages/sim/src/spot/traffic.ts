import {
  type Command,
  type CommandOf,
  type CoreEvent,
  type OrderId,
  orderTypes,
  type PairId,
  replaceModes,
  selfTradeModes,
  timesInForce,
} from '@candor/exchange';
import { type Atoms, atoms, type Ppm, price } from '@candor/money';
import { pair } from '@candor/testkit';
import { Belongings, type Population } from '../traffic/population.ts';

const bookPairs = [pair['BTC/USDT'], pair['BTC/USDT'], pair['ETH/USDT'], pair['ETH/BTC']] as const;

/** Orders in books, of every kind and combination. */
export class SpotTraffic {
  readonly #town: Population;
  readonly #orders: Belongings<OrderId>;
  /** The legs of OCOs, which are among the orders too. */
  readonly #ocos: Belongings<OrderId>;

  constructor(town: Population) {
    this.#town = town;
    this.#orders = new Belongings(town);
    this.#ocos = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'spot.order_placed') {
      this.#orders.add(event.orderId, event.accountId);
      if (event.linkedOrderId !== undefined) this.#ocos.add(event.orderId, event.accountId);
    }
    if (event.type === 'spot.order_ended') {
      this.#orders.forget(event.orderId);
      this.#ocos.forget(event.orderId);
    }
  }

  place(): CommandOf<'spot.place'> {
    const { random, market } = this.#town;
    const pairId = this.pairId();
    const orderType = random.chance(1, 2) ? 'limit' : random.pick(orderTypes);
    const isMarket = orderType.endsWith('market');
    const isOdd = random.chance(1, 12);
    const has = (usually: boolean) => (isOdd && random.chance(1, 4) ? !usually : usually);
    const isByQuote = orderType === 'market' && random.chance(1, 2);
    const side = random.pick(['buy', 'sell'] as const);
    const limit = market.priceNear(pairId, 60);
    const order: CommandOf<'spot.place'> = {
      type: 'spot.place',
      accountId: this.#town.account(),
      pairId,
      side,
      orderType,
      timeInForce: has(isMarket) ? 'ioc' : random.pick(timesInForce),
      ...(random.chance(1, 12) ? { isPostOnly: 'yes' as const } : {}),
      ...(has(!isMarket) ? { price: limit } : {}),
      ...(has(orderType.includes('_')) ? { stopPrice: market.priceNear(pairId, 150) } : {}),
      ...(has(!isByQuote) ? { quantity: this.quantity(pairId) } : {}),
      ...(has(isByQuote) ? { quoteAmount: atoms(BigInt(random.below(2_000_000_000))) } : {}),
      ...(random.chance(1, 8) ? { slippage: random.below(210_000) as Ppm } : {}),
    };
    if (!random.chance(1, 8)) return order;
    const takeProfitPrice = price(limit + market.grid(pairId).tick * random.below(4_000));
    const exits = {
      ...(random.chance(2, 3) ? { takeProfitPrice } : {}),
      ...(random.chance(2, 3) ? { stopLossPrice: market.priceNear(pairId, 200) } : {}),
    };
    return { ...order, exits };
  }

  /** An order with some of the conditions, mostly ones that fit it; half of them replace another. */
  conditional(): Command {
    const { random, market, nowMs } = this.#town;
    const { type: _type, exits: _exits, ...order } = this.place();
    const { pairId, side } = order;
    const isOdd = random.chance(1, 8);
    const trails = random.chance(1, 6);
    const rests = !trails && random.chance(3, 4);
    const follows = random.chance(1, isOdd || rests ? 4 : 40);
    const lots = 200 + random.below(2_000);
    const quantity = atoms(BigInt(lots) * market.grid(pairId).lot);
    const visibleQuantity = atoms(
      BigInt(Math.ceil(lots / (1 + random.below(isOdd ? 12 : 10)))) * market.grid(pairId).lot,
    );
    const plain = {
      quoteAmount: undefined,
      stopPrice: undefined,
      slippage: undefined,
      isPostOnly: undefined,
      quantity,
    };
    const kind = trails
      ? ({ ...plain, orderType: 'stop_market', timeInForce: 'ioc', price: undefined } as const)
      : ({ ...plain, orderType: 'limit', timeInForce: 'gtc', price: market.priceNear(pairId, 60) } as const);
    const conditions = {
      ...(random.chance(1, 3) ? { expiresAtMs: (Math.floor(nowMs / 60_000) + 1 + random.below(4)) * 60_000 } : {}),
      ...(random.chance(1, trails ? 20 : 3) ? { selfTrade: random.pick(selfTradeModes) } : {}),
      ...(random.chance(1, trails ? 20 : 3) ? { visibleQuantity } : {}),
      ...(trails ? { trailRate: (isOdd ? 500 : 1_000 + random.below(4_000)) as Ppm } : {}),
      ...(trails && random.chance(1, 4) ? { activationPrice: market.priceNear(pairId, 20) } : {}),
      ...(follows
        ? {
            followSide: random.chance(3, 4) ? (side === 'buy' ? ('sell' as const) : ('buy' as const)) : side,
            followQuantity: quantity,
            followLimitPrice: market.priceNear(pairId, 60),
            ...(random.chance(1, 2) ? { followStopPrice: market.priceNear(pairId, 60) } : {}),
          }
        : {}),
    };
    const terms = { ...order, ...(isOdd ? {} : kind), conditions };
    if (random.chance(1, 2)) return { type: 'spot.place_conditional', ...terms };
    const { id, accountId } = this.#orders.one();
    return { type: 'spot.replace', ...terms, accountId, replacedId: id, mode: random.pick(replaceModes) };
  }

  oco(): Command {
    const { random, market } = this.#town;
    const pairId = this.pairId();
    const terms = {
      accountId: this.#town.account(),
      pairId,
      side: random.pick(['buy', 'sell'] as const),
      quantity: this.quantity(pairId),
      limitPrice: market.priceNear(pairId, 100),
      stopPrice: market.priceNear(pairId, 100),
      ...(random.chance(1, 2) ? { stopLimitPrice: market.priceNear(pairId, 100) } : {}),
    };
    if (random.chance(2, 3)) return { type: 'spot.place_oco', ...terms };
    return { type: 'spot.place_bounded_oco', ...terms, slippage: random.below(40_000) as Ppm };
  }

  cancel(): Command {
    const { id, accountId } = this.#orders.one();
    return { type: 'spot.cancel', accountId, orderId: id };
  }

  cancelAll(): Command {
    const isOnePair = this.#town.random.chance(2, 3);
    const accountId = this.#town.account();
    return { type: 'spot.cancel_all', accountId, ...(isOnePair ? { pairId: this.pairId() } : {}) };
  }

  amend(): Command {
    const { random, market } = this.#town;
    const { id, accountId } = this.#orders.one();
    const pairId = this.pairId();
    return {
      type: 'spot.amend',
      accountId,
      orderId: id,
      ...(random.chance(1, 2) ? { price: market.priceNear(pairId, 60) } : {}),
      ...(random.chance(2, 3) ? { quantity: this.quantity(pairId) } : {}),
    };
  }

  amendStop(): Command {
    const { random, market } = this.#town;
    const { id, accountId } = this.#orders.one();
    const pairId = this.pairId();
    return {
      type: 'spot.amend_stop',
      accountId,
      orderId: id,
      ...(random.chance(2, 3) ? { stopPrice: market.priceNear(pairId, 150) } : {}),
      ...(random.chance(1, 4) ? { price: market.priceNear(pairId, 60) } : {}),
      ...(random.chance(1, 2) ? { quantity: this.quantity(pairId) } : {}),
    };
  }

  amendOco(): Command {
    const { random, market } = this.#town;
    const { id, accountId } = this.#ocos.one();
    const near = () => market.priceNear(this.pairId(), 100);
    return {
      type: 'spot.amend_oco',
      accountId,
      orderId: id,
      ...(random.chance(2, 3) ? { limitPrice: near() } : {}),
      ...(random.chance(2, 3) ? { stopPrice: near() } : {}),
      ...(random.chance(1, 4) ? { stopLimitPrice: near() } : {}),
    };
  }

  amendExits(): Command {
    const { random, market } = this.#town;
    const { id, accountId } = this.#orders.one();
    const near = () => market.priceNear(this.pairId(), 200);
    return {
      type: 'spot.amend_exits',
      accountId,
      orderId: id,
      ...(random.chance(2, 3) ? { takeProfitPrice: near() } : {}),
      ...(random.chance(2, 3) ? { stopLossPrice: near() } : {}),
    };
  }

  pairId(): PairId {
    const { random } = this.#town;
    return random.chance(1, 60) ? (random.below(7) as PairId) : random.pick(bookPairs);
  }

  quantity(pairId: PairId): Atoms {
    const { random, market } = this.#town;
    const lots = BigInt(1 + random.below(random.chance(1, 40) ? 2_000_000_000 : 3_000));
    const isOff = random.chance(1, 60);
    return atoms(lots * market.grid(pairId).lot + (isOff ? 1n : 0n));
  }
}
