import { type Atoms, atoms, type Ppm, price, priceFromText, priceToText } from '@candor/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lots } from '../../vocabulary.ts';
import {
  breakEvenPrice,
  type ContractGrid,
  liquidationPrice,
  lotsForMargin,
  lotsForNotional,
  maintenanceFor,
  marginFor,
  notionalAt,
  overnightFee,
  profitBetween,
  quotePrice,
  riskRate,
  shownLiquidationPrice,
} from './rules.ts';
import { type Tier, tierDeductions } from './tiers.ts';

const usdt = (whole: number) => atoms(BigInt(Math.round(whole * 1_000_000)));
const at = (text: string) => priceFromText(text) as ReturnType<typeof price>;
/** BTC against USDT: a lot of 0.01 BTC, a tick of 0.01. */
const grid: ContractGrid = { lot: atoms(1_000_000n), tick: at('0.01'), baseScale: 8, quoteScale: 6 };
const oneBtc = 10_000 as Lots;
const flat = (maintenance: number): Tier[] => [{ floor: atoms(0n), maintenance, multipleMax: 100 }];
const tiers: Tier[] = [
  { floor: usdt(0), maintenance: 4_000, multipleMax: 100 },
  { floor: usdt(50_000), maintenance: 5_000, multipleMax: 50 },
  { floor: usdt(250_000), maintenance: 10_000, multipleMax: 20 },
  { floor: usdt(1_000_000), maintenance: 25_000, multipleMax: 10 },
];

describe('RULES 5: worked examples', () => {
  test('the deductions of the tiers', () => {
    expect(tierDeductions(tiers).map(Number)).toEqual([0, 50_000_000, 1_300_000_000, 16_300_000_000]);
  });

  test('the risk rate', () => {
    expect(riskRate(usdt(200), usdt(1_000), usdt(-400))).toBe(8_000);
  });

  test('the liquidation price of an isolated ticket', () => {
    const margin = marginFor(notionalAt(grid, oneBtc, at('60000'), 'up'), 10);
    const shown = (direction: 'long' | 'short') => {
      const exact = liquidationPrice(grid, flat(4_000), { direction, lots: oneBtc, entryPrice: at('60000') }, margin);
      return priceToText(shownLiquidationPrice(grid, direction, exact as never));
    };
    expect(shown('long')).toBe('54216.87');
    expect(shown('short')).toBe('65737.05');
  });

  test('the liquidation price of a cross ticket', () => {
    const half = 5_000 as Lots;
    const entry = { direction: 'long', lots: half, entryPrice: at('60000') } as const;
    const exact = liquidationPrice(grid, flat(5_000), entry, usdt(5_000));
    expect(priceToText(exact as never).slice(0, 9)).toBe('50251.256');
  });

  test('the maintenance of a position rounds up', () => {
    expect([0n, 1n, 250n, 251n].map((worth) => maintenanceFor(flat(4_000), atoms(worth)))).toEqual([0n, 1n, 1n, 2n]);
  });

  test('the overnight fee', () => {
    expect(overnightFee(usdt(6_000), 109_500 as Ppm)).toBe(usdt(1.8));
    expect(overnightFee(atoms(1n), 1 as Ppm)).toBe(1n);
  });

  test('the break-even price', () => {
    expect(priceToText(breakEvenPrice('long', at('60000'), 600 as Ppm, 600 as Ppm)).slice(0, 10)).toBe('60072.0432');
  });
});

describe('RULES 5: properties', () => {
  test('a size by worth or by margin is the largest that costs no more', () => {
    expect(lotsForNotional(grid, usdt(1_000), at('60000'))).toBe(166);
    expect(lotsForMargin(grid, usdt(100), 10, at('60000'))).toBe(166);
    expect(lotsForNotional(grid, usdt(5.99), at('60000'))).toBe(0);
    const amount = fc.bigInt(1n, 10n ** 13n);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 100 }), (a, ticks, x) => {
        const entry = price(ticks * grid.tick);
        const lots = lotsForMargin(grid, atoms(a), x, entry);
        const costs = (size: number) => marginFor(notionalAt(grid, size as Lots, entry, 'up'), x);
        expect([costs(lots) <= a, costs(lots + 1) > a]).toEqual([true, true]);
      }),
    );
  });

  test('the maintenance margin is continuous at each floor, and never falls as the notional grows', () => {
    for (const { floor } of tiers.slice(1)) {
      const below = maintenanceFor(tiers, atoms(floor - 1n));
      expect(maintenanceFor(tiers, floor) - below <= 1n).toBe(true);
    }
    const notional = fc.bigInt(0n, 3_000_000_000_000n);
    fc.assert(
      fc.property(notional, notional, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(maintenanceFor(tiers, less as Atoms) <= maintenanceFor(tiers, more as Atoms)).toBe(true);
      }),
    );
  });

  test('a position is alive on the safe side of its shown liquidation price, and dead a tick beyond it', () => {
    const lots = fc.integer({ min: 1, max: 3_000_000 });
    const entry = fc.integer({ min: 100, max: 10_000_000 });
    const multiple = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(
        lots,
        entry,
        multiple,
        fc.constantFrom('long' as const, 'short' as const),
        (size, ticks, x, direction) => {
          const entryPrice = price(ticks * grid.tick);
          const margin = marginFor(notionalAt(grid, size as Lots, entryPrice, 'up'), x);
          const exact = liquidationPrice(grid, tiers, { direction, lots: size as Lots, entryPrice }, margin);
          if (exact === undefined) return;
          const shown = shownLiquidationPrice(grid, direction, exact);
          const isDead = (mark: number) => {
            if (mark <= 0) return true;
            const equity = margin + profitBetween(grid, direction, size as Lots, entryPrice, price(mark));
            return equity <= maintenanceFor(tiers, notionalAt(grid, size as Lots, price(mark), 'up'));
          };
          const safer = direction === 'long' ? 1 : -1;
          expect(isDead(shown + safer * grid.tick)).toBe(false);
          // Beyond it by a tick and by the worth of two atoms in a position as small as this one.
          const slack = Math.ceil(5e6 / size);
          expect(isDead(shown - safer * (2 * grid.tick + slack))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a short has a price however large its backing, also where no price is exactly at the floor of a tier', () => {
    const floor = usdt(200_000_000);
    const steep: Tier[] = [
      { floor: usdt(0), maintenance: 4_000, multipleMax: 100 },
      { floor, maintenance: 400_000, multipleMax: 2 },
    ];
    // 3,000 BTC: a step of the price is worth 30 atoms.
    const entry = { direction: 'short', lots: 30_000_000 as Lots, entryPrice: at('60000') } as const;
    const exact = floor + (floor * 4_000n) / 1_000_000n - notionalAt(grid, entry.lots, entry.entryPrice, 'up');
    for (let behind = exact - 60n; behind <= exact + 60n; behind++) {
      const found = liquidationPrice(grid, steep, entry, atoms(behind));
      expect(priceToText(found as never).slice(0, 13)).toBe('66666.6666666');
    }
  });

  test('the two quotes are the spread apart or more, with the index between them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e6, max: 1e13 }), fc.integer({ min: 0, max: 20_000 }), (index, spread) => {
        const upper = quotePrice(grid, spread as Ppm, price(index), 'long', 'open');
        const lower = quotePrice(grid, spread as Ppm, price(index), 'short', 'open');
        expect(upper >= index && lower <= Math.max(index, grid.tick)).toBe(true);
        expect(quotePrice(grid, spread as Ppm, price(index), 'long', 'close')).toBe(lower);
        expect(quotePrice(grid, spread as Ppm, price(index), 'short', 'close')).toBe(upper);
      }),
    );
  });
});
