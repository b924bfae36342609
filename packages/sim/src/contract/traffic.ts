import {
  closeChoices,
  type Command,
  type CommandOf,
  type CoreEvent,
  type Direction,
  directions,
  type Lots,
  marginModes,
  type PairId,
  type TicketId,
} from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { pair } from '@candor/testkit';
import { Belongings, leaders, type Population } from '../traffic/population.ts';

const pairs = [pair['BTC/USDT'], pair['BTC/USDT'], pair['ETH/USDT'], pair['ACME/USDT']] as const;
const lotOf: Readonly<Record<number, bigint>> = {
  [pair['BTC/USDT']]: 1_000_000n,
  [pair['ETH/USDT']]: 10_000_000n,
  [pair['ACME/USDT']]: 10_000n,
};

/** Terms with steep tiers and few lots, so that small accounts meet all of them. */
export function contractTermsOf(pairId: PairId): CommandOf<'contract.set_terms'> {
  return {
    type: 'contract.set_terms',
    pairId,
    lot: atoms(lotOf[pairId] ?? 1_000_000n),
    lotsMin: 10 as Lots,
    lotsMax: 10_000 as Lots,
    accountLotsMax: 15_000 as Lots,
    spread: 200 as Ppm,
    fee: 600 as Ppm,
    overnightRate: 109_500 as Ppm,
    liquidationFee: 5_000 as Ppm,
    stress: 200_000 as Ppm,
    tiers: [
      { floor: atoms(0n), maintenance: 4_000 as Ppm, multipleMax: 100 },
      { floor: atoms(5_000_000_000n), maintenance: 5_000 as Ppm, multipleMax: 50 },
      { floor: atoms(20_000_000_000n), maintenance: 25_000 as Ppm, multipleMax: 10 },
    ],
    isOffered: 'yes',
  };
}

/** Contracts of every kind, most of them small and some reckless. */
export class ContractTraffic {
  readonly #town: Population;
  readonly #tickets: Belongings<TicketId>;

  constructor(town: Population) {
    this.#town = town;
    this.#tickets = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'contract.ordered') this.#tickets.add(event.ticketId, event.accountId);
    if (event.type === 'contract.cancelled') this.#tickets.forget(event.ticketId);
    if (event.type === 'contract.closed' && event.lotsLeft === 0) this.#tickets.forget(event.ticketId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 48) return this.#open();
    const { id: ticketId, accountId } = this.#tickets.one();
    if (draw < 62) {
      const part = random.chance(1, 3) ? { lots: random.below(200) as Lots } : {};
      return { type: 'contract.close', accountId, ticketId, ...part };
    }
    if (draw < 66) return this.#closeMany();
    if (draw < 70) {
      const { takeProfit, stopLoss } = this.#exits(this.#pairId(), random.pick(directions));
      const type = 'contract.change_exits';
      return {
        type,
        accountId,
        ticketId,
        takeProfit: { exit: takeProfit },
        ...(stopLoss && { stopLoss: { exit: stopLoss } }),
      };
    }
    if (draw < 74) return { type: 'contract.set_exit_steps', accountId, ticketId, ...this.#steps() };
    if (draw < 78)
      return {
        type: 'contract.set_exits',
        accountId,
        ticketId,
        ...this.#exits(this.#pairId(), random.pick(directions)),
      };
    if (draw < 85) return { type: 'contract.cancel', accountId, ticketId };
    if (draw < 90) {
      const way = random.pick(['add', 'remove'] as const);
      return { type: 'contract.move_margin', accountId, ticketId, way, amount: this.#town.usdt(60) };
    }
    if (draw < 95)
      return { type: 'contract.set_multiple', accountId, ticketId, multiple: random.pick([2, 5, 10, 20, 50, 100]) };
    return { type: 'contract.reverse', accountId, ticketId };
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    const terms = contractTermsOf(this.#pairId());
    const isWrong = random.chance(1, 4);
    return {
      ...terms,
      spread: random.below(800) as Ppm,
      fee: random.below(isWrong ? 90_000 : 1_500) as Ppm,
      overnightRate: random.below(400_000) as Ppm,
      stress: (50_000 + random.below(400_000)) as Ppm,
      lotsMin: (1 + random.below(20)) as Lots,
      isOffered: random.chance(1, 10) ? 'no' : 'yes',
    };
  }

  #open(): Command {
    const { random, market } = this.#town;
    const pairId = this.#pairId();
    const direction = random.pick(directions);
    const isLimit = random.chance(1, 3);
    const lots = random.chance(1, 20) ? random.below(12_000) : 5 + random.below(random.chance(1, 4) ? 3_000 : 300);
    const bare = {
      accountId: random.chance(1, 4) ? random.pick(leaders) : this.#town.account(),
      pairId,
      direction,
      lots: lots as Lots,
      multiple: random.chance(1, 20) ? random.below(130) : random.pick([2, 5, 10, 20, 50, 100]),
      marginMode: random.pick(marginModes),
      ...(isLimit ? { limitPrice: market.priceNear(pairId, 40) } : {}),
      ...(random.chance(1, 8) ? { slippage: random.below(60_000) as Ppm } : {}),
    };
    if (random.chance(1, 6)) return this.#conditional(bare);
    const order = { ...bare, ...(random.chance(1, 2) ? this.#exits(pairId, direction) : {}) };
    // Near enough to be reached, most of the time.
    return random.chance(1, 7)
      ? { type: 'contract.open_at_trigger', ...order, triggerPrice: market.priceNear(pairId, 25) }
      : { type: 'contract.open', ...order };
  }

  /** Mostly what can be: it trails, or waits for a mark with exits in steps. */
  #conditional(order: Omit<CommandOf<'contract.open'>, 'type' | 'takeProfit' | 'stopLoss'>): Command {
    const { random, market } = this.#town;
    const { limitPrice: _, ...atMarket } = order;
    const none = { takeProfits: [], stopLosses: [] };
    const type = 'contract.open_conditional';
    const { trails, ...prices } = this.#steps(order.pairId, order.direction, order.lots);
    if (random.chance(1, 2)) {
      const way = order.direction === 'long' ? 'below' : 'above';
      return { type, ...atMarket, ...this.#trail(order.pairId, way), ...none, trails };
    }
    const waits = random.chance(1, 2) ? { triggerPrice: market.priceNear(order.pairId, 25) } : {};
    return { type, ...order, ...waits, ...prices, trails };
  }

  #trail(pairId: PairId, way: 'above' | 'below') {
    const { random, market } = this.#town;
    const { tick } = market.grid(pairId);
    const part = (market.priceNear(pairId, 1) * (1 + random.below(12))) / 1_000;
    return {
      ...(random.chance(2, 3)
        ? { trailRate: (900 + random.below(9_000)) as Ppm }
        : { trailDistance: price(Math.ceil(part / tick) * tick) }),
      ...(random.chance(1, 4) ? { activationPrice: market.priceBeyond(pairId, way, 30) } : {}),
    };
  }

  /** Exits of every kind in one to six parts, which mostly make a whole or less. */
  #steps(pairId = this.#pairId(), direction = this.#town.random.pick(directions), whole = 300 as Lots) {
    const { random, market } = this.#town;
    const kind = <T>(make: () => T) => {
      const count = random.chance(1, 30) ? 6 : random.below(4);
      const lots = Math.floor(whole / (random.chance(1, 12) ? 1 : Math.max(count, 1))) as Lots;
      return Array.from({ length: count }, () => ({ ...make(), lots }));
    };
    const [gain, loss] = direction === 'long' ? (['above', 'below'] as const) : (['below', 'above'] as const);
    return {
      takeProfits: kind(() => ({ price: market.priceBeyond(pairId, gain, 120) })),
      stopLosses: kind(() => ({ price: market.priceBeyond(pairId, loss, 120) })),
      trails: kind(() => this.#trail(pairId, gain)),
    };
  }

  #closeMany(): Command {
    const { random } = this.#town;
    const one = random.chance(1, 2) ? { pairId: this.#pairId() } : {};
    return { type: 'contract.close_many', accountId: this.#town.account(), choice: random.pick(closeChoices), ...one };
  }

  /** Almost always on their own sides of the index. */
  #exits(pairId: PairId, direction: Direction): Pick<CommandOf<'contract.open'>, 'takeProfit' | 'stopLoss'> {
    const { random, market } = this.#town;
    const isTurned = random.chance(1, 12);
    const exit = (side: 'above' | 'below') => ({
      price: market.priceBeyond(pairId, side, 200),
      ...(random.chance(1, 3) ? { lots: random.below(150) as Lots } : {}),
    });
    const [gain, loss] =
      (direction === 'long') === isTurned ? (['below', 'above'] as const) : (['above', 'below'] as const);
    return {
      ...(random.chance(2, 3) ? { takeProfit: exit(gain) } : {}),
      ...(random.chance(2, 3) ? { stopLoss: exit(loss) } : {}),
    };
  }

  #pairId(): PairId {
    const { random } = this.#town;
    return random.chance(1, 60) ? (random.below(7) as PairId) : random.pick(pairs);
  }
}
