import { hourMs } from '@candor/kernel';
import { atoms, type Ppm, price, priceToText } from '@candor/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AssetId } from '../../vocabulary.ts';
import {
  isLoanAt,
  loanCollateralValue,
  loanCountedOf,
  loanDebtValue,
  loanInterestFor,
  loanInterestAt,
  loanLtvOf,
  loanMaxFor,
  loanMoveTo,
  loanPartsAt,
  loanProceedsOf,
  loanQuantityFor,
  loanSalesFor,
  loanScaleAt,
  type LoanTier,
  type PricedLoan,
  scaledPrice,
} from './rules.ts';

const usdt = (whole: number) => atoms(BigInt(Math.round(whole * 1_000_000)));
const tiersOf = (...tiers: readonly (readonly [upTo: number, ratio: number])[]): LoanTier[] =>
  tiers.map(([upTo, ratio]) => ({ upTo: usdt(upTo), ratio: (ratio * 10_000) as Ppm }));
const ethTiers = tiersOf([50_000, 100], [100_000, 97.5]);
const fullTier = tiersOf([10_000_000, 100]);
const btc = 1 as AssetId;
const eth = 2 as AssetId;

/** A debt in USDT against one coin of eight decimals. */
function against(
  debt: number,
  held: { amount: number; price: number; tiers?: LoanTier[]; assetId?: AssetId },
): PricedLoan {
  const { amount, tiers = fullTier, assetId = btc } = held;
  return {
    debt: { amount: usdt(debt), scale: 6, price: price(100_000_000) },
    collateral: [
      {
        assetId,
        amount: atoms(BigInt(Math.round(amount * 1e8))),
        scale: 8,
        price: price(Math.round(held.price * 1e8)),
        tiers,
        spread: 10_000 as Ppm,
      },
    ],
    unitScale: 6,
  };
}

test('RULES 14 ✔ 25 ETH at 3,000 count 74,375, and a debt of 60,000 is an LTV of 80.67 %', () => {
  const loan = against(60_000, { amount: 25, price: 3_000, tiers: ethTiers, assetId: eth });
  expect(loanCountedOf(usdt(75_000), ethTiers)).toBe(usdt(74_375));
  expect(loanCollateralValue(loan)).toBe(usdt(74_375));
  expect(loanLtvOf(loan)).toBe(806_723);
});

test('RULES 14 ✔ 6,500 against 0.2 BTC is liquidated at 39,156.63', () => {
  const loan = against(6_500, { amount: 0.2, price: 50_000 });
  const scale = loanScaleAt(loan, 830_000 as Ppm);
  expect(Number(priceToText(scaledPrice(price(5_000_000_000_000), scale ?? 0n))).toFixed(2)).toBe('39156.63');
});

test('RULES 14: value above the last tier counts nothing', () => {
  expect(loanCountedOf(usdt(100_000), ethTiers)).toBe(usdt(98_750));
  expect(loanCountedOf(usdt(5_000_000), ethTiers)).toBe(usdt(98_750));
});

const hourly = { openedAtMs: 1_000, principal: usdt(1_000), partsDue: 0n, hoursCharged: 0 };
const spans = [
  { fromMs: 0, interest: 87_600 as Ppm },
  { fromMs: 1_000 + 2 * hourMs + 1, interest: 175_200 as Ppm },
];

test('RULES 14: interest is simple and by the hour, the first one whole; a new rate holds from the first hour that begins under it', () => {
  expect(loanInterestFor(usdt(1_000), 87_600 as Ppm, 1)).toBe(usdt(0.01));
  expect(loanInterestFor(atoms(1n), 1 as Ppm, 1)).toBe(1n);
  const at = (hours: number) => loanInterestAt(hourly, spans, 1_000 + hours * hourMs);
  expect([at(0), at(0.999), at(1), at(2), at(3)]).toEqual([0.01, 0.01, 0.02, 0.03, 0.05].map(usdt));
});

test('RULES 14: a fixed interest holds to the end of its term, and the flexible one after it', () => {
  const loan = { ...hourly, fixed: { interest: 876_000 as Ppm, endsAtMs: 1_000 + 2 * hourMs } };
  expect(loanInterestAt(loan, spans, 1_000 + hourMs)).toBe(usdt(0.2));
  expect(loanInterestAt(loan, spans, 1_000 + 3 * hourMs)).toBe(usdt(0.23));
});

test('RULES 14: a small loan pays the rate it was told: 0.001 BTC at 2.2 % owes 22 sat a year per thousand, not one an hour', () => {
  const loan = { ...hourly, principal: atoms(100_000n), fixed: { interest: 22_000 as Ppm, endsAtMs: 1e15 } };
  expect(loanInterestAt(loan, spans, 1_000)).toBe(1n);
  expect(loanInterestAt(loan, spans, 1_000 + (8_760 - 1) * hourMs)).toBe(2_200n);
});

test('RULES 14: a debt in a coin comes to a level by a rise of that coin, at any size', () => {
  const debt = { amount: atoms(10_000_000n), scale: 8, price: price(6_000_000_000_000) };
  const collateral = [
    { assetId: btc, amount: usdt(10_000), scale: 6, price: price(100_000_000), tiers: fullTier, spread: 10_000 as Ppm },
  ];
  const loan = { debt, collateral, unitScale: 6 };
  const move = loanMoveTo(loan, eth, 750_000 as Ppm);
  expect(move).toEqual({ assetId: eth, price: 7_500_000_000_000, share: 1_250_000 });
  const at = (last: number) => ({ ...loan, debt: { ...debt, price: price(last) } });
  expect(isLoanAt(at(7_500_000_000_000), 750_000 as Ppm)).toBe(true);
  expect(isLoanAt(at(7_499_999_000_000), 750_000 as Ppm)).toBe(false);
  expect(loanMoveTo({ ...loan, debt: { ...debt, amount: atoms(1n) } }, eth, 750_000 as Ppm)).toBeUndefined();
});

test('a debt of an atom has a price for its level all the same', () => {
  expect(loanMoveTo(against(0.000001, { amount: 1_000, price: 60_000 }), eth, 830_000 as Ppm)?.price).toBe(1);
});

const amounts = fc.record({
  debt: fc.integer({ min: 1, max: 500_000 }),
  held: fc.double({ min: 0.01, max: 100, noNaN: true }),
  price: fc.double({ min: 1, max: 100_000, noNaN: true }),
  isTiered: fc.boolean(),
});
const loanOf = ({ debt, held, price: at, isTiered }: typeof amounts extends fc.Arbitrary<infer T> ? T : never) =>
  against(debt, { amount: held, price: at, tiers: isTiered ? ethTiers : fullTier });

test('RULES 14: hours charged in pieces are what they are in one', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 200 }),
      fc.nat({ max: 200 }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (cut, all, amount) => {
        const loan = { ...hourly, principal: atoms(amount) };
        const [first, last] = [Math.min(cut, all), Math.max(cut, all)];
        const charged = loanPartsAt(loan, spans, 1_000 + first * hourMs);
        const rest = { ...loan, partsDue: charged, hoursCharged: first + 1 };
        const lastMs = 1_000 + last * hourMs;
        expect(loanInterestAt(rest, spans, lastMs)).toBe(loanInterestAt(loan, spans, lastMs));
      },
    ),
  );
});

test('RULES 14: a sale brings the LTV to the target, and an atom less would not', () => {
  fc.assert(
    fc.property(amounts, (sizes) => {
      const loan = loanOf(sizes);
      fc.pre(isLoanAt(loan, 830_000 as Ppm));
      const [sale] = loanSalesFor(loan, 700_000 as Ppm);
      const [held] = loan.collateral;
      if (sale === undefined || held === undefined) throw new Error('a liquidation sells something');
      const after = (quantity: bigint): PricedLoan => {
        const proceeds = loanProceedsOf(loan.debt, { ...held, amount: atoms(quantity) });
        return {
          ...loan,
          debt: { ...loan.debt, amount: atoms(loan.debt.amount - proceeds) },
          collateral: [{ ...held, amount: atoms(held.amount - quantity) }],
        };
      };
      expect(sale.quantity > 0n && sale.quantity <= held.amount).toBe(true);
      expect(sale.proceeds <= loan.debt.amount).toBe(true);
      const isDone = (one: PricedLoan) => loanDebtValue(one) * 1_000_000n <= loanCollateralValue(one) * 700_000n;
      if (sale.quantity < held.amount) {
        expect(isDone(after(sale.quantity))).toBe(true);
        expect(isDone(after(sale.quantity - 1n))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test('RULES 14: the largest debt at a level is at it, and the price told for a level is where it is reached', () => {
  fc.assert(
    fc.property(amounts, (sizes) => {
      const loan = loanOf(sizes);
      const max = loanMaxFor(loan, 650_000 as Ppm);
      expect(loanLtvOf({ ...loan, debt: { ...loan.debt, amount: max } })).toBeLessThanOrEqual(650_000);
      const scale = loanScaleAt(loan, 830_000 as Ppm);
      if (scale === undefined) return;
      const counted = (at: bigint) => loanCollateralValue(loan, at) * 830_000n;
      const debt = loanDebtValue(loan) * 1_000_000n;
      expect(debt >= counted(scale)).toBe(true);
      expect(debt < counted(scale + 1n)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('RULES 14: the quantity that pays a debt pays it whole, and an atom less does not', () => {
  fc.assert(
    fc.property(amounts, (sizes) => {
      const loan = loanOf(sizes);
      const [held] = loan.collateral;
      if (held === undefined) return;
      const quantity = loanQuantityFor(loan.debt, held);
      expect(loanProceedsOf(loan.debt, { ...held, amount: quantity })).toBe(loan.debt.amount);
      expect(loanProceedsOf(loan.debt, { ...held, amount: atoms(quantity - 1n) }) < loan.debt.amount).toBe(true);
    }),
  );
});
