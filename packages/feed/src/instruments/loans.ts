import type { LoanProductId } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueAsset, CatalogueLoan } from './types.ts';

/** One kind of loan; amounts are decimal text, interest ppm of a year, levels ppm of LTV. */
interface LoanRow {
  readonly id: number;
  readonly code: string;
  readonly min: string;
  readonly max: string;
  readonly total: string;
  readonly flexible: number;
  /** By days. */
  readonly fixed: Readonly<Record<number, number>>;
  readonly levels: readonly [initial: number, warning: number, urgent: number, liquidation: number, target: number];
  /** In the order of liquidation: values in USDT up to which all of it counts, and 97.5 % of it. */
  readonly collateral: readonly (readonly [code: string, whole: string, most: string])[];
  readonly spread: number;
}

/** RULES 14. */
const levels = [650_000, 750_000, 800_000, 830_000, 700_000] as const;

const rows: readonly LoanRow[] = [
  {
    id: 1,
    code: 'USDT',
    min: '50',
    max: '50000',
    total: '2000000',
    flexible: 73_000,
    fixed: { 7: 58_000, 14: 64_000, 30: 70_000 },
    levels,
    collateral: [
      ['BTC', '500000', '1000000'],
      ['ETH', '50000', '100000'],
      ['BNB', '20000', '40000'],
      ['SOL', '20000', '40000'],
      ['XRP', '10000', '20000'],
    ],
    spread: 10_000,
  },
  {
    id: 2,
    code: 'BTC',
    min: '0.001',
    max: '0.5',
    total: '20',
    flexible: 22_000,
    fixed: { 7: 16_000, 14: 18_000, 30: 20_000 },
    levels,
    collateral: [
      ['USDT', '500000', '1000000'],
      ['ETH', '50000', '100000'],
    ],
    spread: 10_000,
  },
];

/** Levels a tenth of a percent apart, which simulated coins move through within minutes: alerts and a liquidation while one looks. */
const demonstration: LoanRow = {
  id: 101,
  code: 'USDT',
  min: '10',
  max: '5000',
  total: '500000',
  flexible: 73_000,
  fixed: {},
  levels: [990_000, 991_000, 992_000, 993_000, 990_000],
  collateral: [
    ['ETH', '50000', '100000'],
    ['BTC', '50000', '100000'],
    ['SOL', '50000', '100000'],
  ],
  spread: 2_000,
};

function assetOf(assets: readonly CatalogueAsset[], code: string): CatalogueAsset {
  return present(
    assets.find((asset) => asset.code === code),
    'loans are of listed assets',
  );
}

function product(assets: readonly CatalogueAsset[], row: LoanRow): CatalogueLoan {
  const lent = assetOf(assets, row.code);
  const unit = assetOf(assets, 'USDT');
  const [initial, warning, urgent, liquidation, target] = row.levels;
  return {
    productId: row.id as LoanProductId,
    assetId: lent.assetId,
    amountMin: amountIn(row.min, lent),
    accountMax: amountIn(row.max, lent),
    totalMax: amountIn(row.total, lent),
    flexibleInterest: row.flexible as Ppm,
    fixed: Object.entries(row.fixed).map(([days, interest]) => ({ days: Number(days), interest: interest as Ppm })),
    ltvInitial: initial as Ppm,
    ltvWarning: warning as Ppm,
    ltvUrgent: urgent as Ppm,
    ltvLiquidation: liquidation as Ppm,
    ltvTarget: target as Ppm,
    collateral: row.collateral.map(([code, whole, most]) => ({
      assetId: assetOf(assets, code).assetId,
      tiers: [
        { upTo: amountIn(whole, unit), ratio: 1_000_000 as Ppm },
        { upTo: amountIn(most, unit), ratio: 975_000 as Ppm },
      ],
      spread: row.spread as Ppm,
    })),
    isOffered: 'yes',
  };
}

/** Loans at real terms. */
export function buildLoans(assets: readonly CatalogueAsset[]): CatalogueLoan[] {
  return rows.map((row) => product(assets, row));
}

/** Loans that practice alone offers. */
export function buildLoanDemonstrations(assets: readonly CatalogueAsset[]): CatalogueLoan[] {
  return [product(assets, demonstration)];
}
