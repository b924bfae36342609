import type { LoanProductRow, LoanRow } from '@candor/api';
import {
  loanCollateralValue,
  loanHourlyInterest,
  loanLevelsOf,
  loanLtvOf,
  loanMaxFor,
  loanScaleAt,
  type PricedLoan,
  scaledPrice,
} from '@candor/exchange/rules';
import {
  type Atoms,
  atoms,
  atomsFromText,
  atomsToText,
  type Ppm,
  type Price,
  priceFromText,
  ppmOne,
  priceToText,
  shareOf,
  zero,
} from '@candor/money';

/** The live index of an asset in USDT; absent: the one that came with the row. */
export type IndexOf = (assetId: number) => string | undefined;

type Accepted = LoanProductRow['collateral'][number];
type Levels = Pick<LoanProductRow, 'ltvInitial' | 'ltvWarning' | 'ltvUrgent' | 'ltvLiquidation' | 'ltvTarget'>;

interface Position extends Pick<LoanProductRow, 'assetId' | 'scale' | 'unitScale' | 'price'> {
  /** In the borrowed asset. */
  readonly debt: Atoms;
  readonly collateral: readonly (Accepted & { readonly amount: string })[];
}

function indexFrom(
  indexOf: IndexOf,
  { assetId, price }: { readonly assetId: number; readonly price?: string | undefined },
) {
  return priceFromText(indexOf(assetId) ?? price ?? '');
}

/** A debt and its collateral in the core's units, at live prices; absent while one of them is missing. */
export function pricedPosition(position: Position, indexOf: IndexOf): PricedLoan | undefined {
  const { debt, scale, unitScale } = position;
  const debtPrice = indexFrom(indexOf, position);
  if (debtPrice === undefined) return undefined;
  const collateral: PricedLoan['collateral'][number][] = [];
  for (const held of position.collateral) {
    const price = indexFrom(indexOf, held);
    if (price === undefined) return undefined;
    collateral.push({
      assetId: held.assetId as PricedLoan['collateral'][number]['assetId'],
      amount: atomsFromText(held.amount, held.scale) ?? zero,
      scale: held.scale,
      price,
      tiers: held.tiers.map(({ upTo, ratio }) => ({ upTo: atomsFromText(upTo, unitScale) ?? zero, ratio })),
      spread: held.spread,
    });
  }
  return { debt: { amount: debt, scale, price: debtPrice }, collateral, unitScale };
}

export function pricedRow(loan: LoanRow, indexOf: IndexOf): PricedLoan | undefined {
  return pricedPosition({ ...loan, debt: atomsFromText(loan.debt, loan.scale) ?? zero }, indexOf);
}

/** The place of a level: the share of today's prices, and of a single asset its price. */
export interface LevelPlace {
  readonly name: 'warning' | 'urgent' | 'liquidation';
  readonly level: Ppm;
  /** The change of all collateral together that leads there, in ppm; absent: nothing does. */
  readonly change: number | undefined;
  readonly price: string | undefined;
}

export interface LoanFigures {
  readonly ltv: Ppm;
  /** The part of the collateral's value that counts, in USDT. */
  readonly counted: string;
  /** The most to borrow against it: a little below the initial level. */
  readonly most: Atoms;
  readonly places: readonly LevelPlace[];
}

const names = ['warning', 'urgent', 'liquidation'] as const;
const perPpm = 1_000n;

/** A little less than a debt at the initial level: prices move while one reads. */
function withMargin(most: Atoms, { ltvInitial, ltvWarning }: Levels): Atoms {
  const margin = Math.min(3_000, Math.floor((ltvWarning - ltvInitial) / 2));
  return shareOf(most, (ppmOne - margin) as Ppm, 'down');
}

/** LTV and levels by the core's own rules. */
export function loanFigures(priced: PricedLoan, levels: Levels): LoanFigures {
  const [single] = priced.collateral;
  return {
    ltv: loanLtvOf(priced),
    counted: atomsToText(loanCollateralValue(priced), priced.unitScale),
    most: withMargin(loanMaxFor(priced, levels.ltvInitial), levels),
    places: loanLevelsOf(levels)
      .slice(1)
      .map((level, index): LevelPlace => {
        const scale = loanScaleAt(priced, level);
        const isSingle = scale !== undefined && single !== undefined && priced.collateral.length === 1;
        return {
          name: names[index] ?? 'liquidation',
          level,
          change: scale === undefined ? undefined : Number(scale / perPpm) - 1_000_000,
          price: isSingle ? shownPrice(scaledPrice(single.price, scale)) : undefined,
        };
      }),
  };
}

/** A price with the digits that one reads: seven of them. */
export function shownPrice(price: Price): string {
  const text = priceToText(price);
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.slice(0, Math.max(2, 7 - whole.length)).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

interface InterestFigures {
  readonly hourly: string;
  readonly daily: string;
  /** Of the days of a fixed term. */
  readonly total: string | undefined;
}

/** The interest of a principal, as it is charged: hour by hour, each rounded up. */
export function interestFigures(principal: Atoms, interest: Ppm, scale: number, days?: number): InterestFigures {
  const hourly = loanHourlyInterest(principal, interest);
  const of = (hours: number) => atomsToText(atoms(hourly * BigInt(hours)), scale);
  return { hourly: of(1), daily: of(24), total: days === undefined ? undefined : of(24 * days) };
}
