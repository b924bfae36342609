import { minuteMs } from '@candor/kernel';
import { type Command, type CommandOf, houseNames, type PairId, pairStatuses } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, listPair, pair } from '@candor/testkit';
import type { SpotTraffic } from '../spot/traffic.ts';
import type { Population } from './population.ts';

/** Short sessions with short breaks from a moment on, so that one life sees many. */
export function stockCalendar(fromMs: number, sessions: number): CommandOf<'sessions.set_calendar'> {
  return {
    type: 'sessions.set_calendar',
    pairIds: [pair['ACME/USDT']],
    sessions: Array.from({ length: sessions }, (_, i) => {
      const opensAtMs = fromMs + i * 3 * minuteMs;
      return { opensAtMs, closesAtMs: opensAtMs + 2 * minuteMs };
    }),
  };
}

/** Tiers that people of a simulated town reach: some of them cannot be, and some are none. */
export function feeTiersOf(...draws: readonly number[]): CommandOf<'fees.set_tiers'> {
  const tiers = draws
    .filter((draw) => draw % 10 !== 0)
    .map((draw, at) => ({
      volumeFrom: atoms(BigInt(at * (draw + 100)) * 1_000_000n),
      makerShare: (900_000 - draw * 100 * (at + 1)) as Ppm,
      takerShare: (990_000 - draw * 10) as Ppm,
    }));
  return { type: 'fees.set_tiers', tiers };
}

/** The acts of a clumsy operator and of the system on the exchange as a whole. */
export class OfficeTraffic {
  readonly #town: Population;
  readonly #spot: SpotTraffic;

  constructor(town: Population, spot: SpotTraffic) {
    this.#town = town;
    this.#spot = spot;
  }

  next(): Command {
    const { random, nowMs } = this.#town;
    const pairId = this.#spot.pairId();
    const [makerFee, takerFee] = [random.below(3_000) as Ppm, random.below(3_000) as Ppm];
    const assetId = this.#town.assetId();
    const choices: (() => Command)[] = [
      () => ({
        type: 'catalog.set_pair_status',
        pairId,
        status: random.chance(2, 3) ? 'trading' : random.pick(pairStatuses),
      }),
      () =>
        makerFee % 3 === 0
          ? feeTiersOf(makerFee, takerFee)
          : { type: 'catalog.set_pair_fees', pairId, makerFee, takerFee },
      () => ({
        type: 'spot.set_maker',
        pairId,
        halfSpread: random.below(1_000) as Ppm,
        step: random.below(1_000) as Ppm,
        levels: random.below(8),
        quantity: this.#spot.quantity(pairId),
      }),
      () => ({
        type: 'house.fund',
        house: random.pick(houseNames),
        assetId,
        amount: atoms(BigInt(random.below(1_000_000_000))),
      }),
      () => ({ type: 'practice.set_faucet', assetId, amount: atoms(BigInt(random.below(10 ** 9))) }),
      () => this.#convertTerms(makerFee, takerFee),
      () => ({ type: 'house.fund', house: 'liquidity', assetId: asset.USD, amount: this.#town.usdt(1_000) }),
      () => ({ type: 'convert.set_former_terms', spread: makerFee, fee: takerFee, minValue: atoms(0n) }),
      () => ({
        type: 'convert.set_fiat_terms',
        assetId: random.chance(4, 5) ? asset.USD : assetId,
        fiatRate: price(90_000_000 + random.below(20_000_000)),
        source: 'sim',
        asOfMs: nowMs - random.below(80 * 60 * minuteMs),
      }),
      () => ({ type: 'genesis.found', mode: 'live', name: 'again' }),
      () => ({ type: 'practice.begin_past', untilMs: nowMs + 1 }),
      () => ({
        type: 'operators.set_role',
        name: random.pick(['rita', 'max', 'ann', '']),
        role: random.pick(['none', 'support', 'admin'] as const),
      }),
      () => ({ type: 'catalog.list_asset', assetId, code: 'AGAIN', name: '', scale: 8, assetClass: 'coin' }),
      () => listPair('BTC/USDT', { pairId: random.below(6_000) as PairId }),
      () => this.#calendar(nowMs),
      () => this.#calendar(nowMs),
    ];
    return random.pick(choices)();
  }

  /** Now and then so narrow that an account meets the limits of a day. */
  #convertTerms(spread: Ppm, fee: Ppm): Command {
    const { random } = this.#town;
    const maxValue = this.#town.usdt(random.chance(1, 4) ? 500 : 100_000);
    return {
      type: 'convert.set_terms',
      spread,
      fiatSpread: (spread + 4_000) as Ppm,
      spreadMax: 20_000 as Ppm,
      movementFactor: random.below(8),
      fee,
      minValue: atoms(BigInt(random.below(10 ** 7))),
      maxValue,
      accountDayMax: atoms(maxValue * 5n),
      houseDayMax: atoms(maxValue * BigInt(5 + random.below(100))),
    };
  }

  #calendar(nowMs: number): Command {
    const { random } = this.#town;
    const calendar = stockCalendar(nowMs - random.below(3 * minuteMs), random.below(5));
    return random.chance(1, 8) ? { ...calendar, pairIds: [random.below(9) as PairId] } : calendar;
  }
}
