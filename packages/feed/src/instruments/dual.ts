import type { DualDirection } from '@candor/exchange/rules';
import type { CommandOf, PairId } from '@candor/exchange';
import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { type Ppm, ppmOne, type Price, price } from '@candor/money';
import { amountIn } from './build.ts';

/** A market in which a practice exchange offers dual investments. */
interface DualMarket {
  readonly code: string;
  readonly pairId: PairId;
  /** The price of a share of a call, in the coin. */
  readonly share: string;
  /** The grid of linked prices, in whole USDT. */
  readonly step: number;
}

const markets: readonly DualMarket[] = [
  { code: 'BTC', pairId: 1 as PairId, share: '0.002', step: 100 },
  { code: 'ETH', pairId: 2 as PairId, share: '0.04', step: 5 },
];

const directions: readonly DualDirection[] = ['call', 'put'];

/** Days, and the yearly interest for a linked price near the index and for one further away. */
const terms: readonly { readonly days: number; readonly interest: readonly [near: number, far: number] }[] = [
  { days: 7, interest: [240_000, 140_000] },
  { days: 14, interest: [180_000, 120_000] },
  { days: 30, interest: [120_000, 80_000] },
];

/** Distances of linked prices from the index: of calls above it, of puts below. */
const distances = [15_000, 40_000] as const;
const demonstrationDistance = 500;

const settlesAtMs = 8 * hourMs;
const windowMs = 30 * minuteMs;
const demonstrationMs = 15 * minuteMs;

/** A product to offer, with the id of the command that offers it: each once. */
interface OfferedDual {
  readonly commandId: string;
  readonly command: CommandOf<'dual.open_product'>;
}

/** Every product that should be on sale at a moment, at the index of its pair; `speed` makes demonstrations shorter. */
export function offeredDuals(
  nowMs: number,
  indexOf: (pairId: PairId) => Price | undefined,
  speed: number,
): OfferedDual[] {
  return [
    ...demonstrations(nowMs, indexOf, speed),
    ...markets.flatMap((market) => {
      const index = indexOf(market.pairId);
      return index === undefined ? [] : dailyProducts(market, index, nowMs);
    }),
  ];
}

/** The products of one day, on sale until its end (UTC). */
function dailyProducts(market: DualMarket, index: Price, nowMs: number): OfferedDual[] {
  const today = Math.floor(nowMs / dayMs);
  return directions.flatMap((direction) =>
    terms.flatMap(({ days, interest }) =>
      distances.map((distance, at) => ({
        commandId: `practice:dual:${today}:${market.code}:${direction}:${days}:${distance}`,
        command: product(market, direction, {
          linkedPrice: linkedAt(index, direction, distance, market.step),
          interest: (interest[at] ?? interest[0]) as Ppm,
          interestDays: days,
          shares: 20_000,
          accountShares: 500,
          opensAtMs: today * dayMs,
          closesAtMs: (today + 1) * dayMs,
          maturesAtMs: (today + days) * dayMs + settlesAtMs,
          windowMs,
        }),
      })),
    ),
  );
}

/** A call and a put on bitcoin that mature at the next quarter of an hour for which there is still time to buy. */
function demonstrations(nowMs: number, indexOf: (pairId: PairId) => Price | undefined, speed: number): OfferedDual[] {
  const [market] = markets;
  const index = market === undefined ? undefined : indexOf(market.pairId);
  if (market === undefined || index === undefined) return [];
  const roundMs = demonstrationMs / speed;
  const shortWindowMs = Math.max(minuteMs / speed, 10_000);
  const closedMs = shortWindowMs + 5_000;
  const maturesAtMs = Math.ceil((nowMs + closedMs + 10_000) / roundMs) * roundMs;
  return directions.map((direction) => ({
    commandId: `practice:dual:demonstration:${direction}:${maturesAtMs}`,
    command: product(market, direction, {
      linkedPrice: linkedAt(index, direction, demonstrationDistance, 1),
      interest: 365_000 as Ppm,
      interestDays: 1,
      shares: 5_000,
      accountShares: 50,
      opensAtMs: nowMs,
      closesAtMs: maturesAtMs - closedMs,
      maturesAtMs,
      windowMs: shortWindowMs,
    }),
  }));
}

type Times = Omit<CommandOf<'dual.open_product'>, 'type' | 'pairId' | 'direction' | 'share'>;

function product(market: DualMarket, direction: DualDirection, times: Times): CommandOf<'dual.open_product'> {
  const share = direction === 'call' ? amountIn(market.share, { scale: 8 }) : amountIn('100', { scale: 6 });
  return { type: 'dual.open_product', pairId: market.pairId, direction, share, ...times };
}

/** The index moved by a distance, to the nearest step of whole USDT. */
function linkedAt(index: Price, direction: DualDirection, distance: number, step: number): Price {
  const moved = (index * (ppmOne + (direction === 'call' ? distance : -distance))) / ppmOne;
  const stepUnits = step * 100_000_000;
  return price(Math.max(Math.round(moved / stepUnits), 1) * stepUnits);
}
