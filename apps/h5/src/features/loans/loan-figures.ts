import type { LoanProductRow, LoanRow } from '@candor/api';
import {
  isLoanAt,
  loanCollateralValue,
  loanInterestFor,
  loanLevelsOf,
  loanLtvOf,
  loanMaxFor,
  loanMoveTo,
  type PricedLoan,
} from '@candor/exchange/rules';
import {
  type Atoms,
  atomsFromText,
  atomsToText,
  mulDiv,
  plus,
  type Ppm,
  type Price,
  price,
  priceFromText,
  priceScale,
  ppmOne,
  priceToText,
  shareOf,
  zero,
} from '@candor/money';

/** The live index of an asset in USDT; absent: the one that came with the row. */
export type IndexOf = (assetId: number) => string | undefined;

type Accepted = LoanProductRow['collateral'][number];
type PricedAssetId = PricedLoan['collateral'][number]['assetId'];
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
      assetId: held.assetId as PricedAssetId,
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

/** The place of a level: the move of the index that leads there. */
export interface LevelPlace {
  readonly name: 'initial' | 'warning' | 'urgent' | 'liquidation';
  readonly level: Ppm;
  readonly isReached: boolean;
  /** In ppm, below zero for a fall; absent: nothing leads there. */
  readonly change: number | undefined;
  /** The asset that moves; absent: all of the collateral together. */
  readonly assetId: number | undefined;
  /** Its index there. */
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

const names = ['initial', 'warning', 'urgent', 'liquidation'] as const;

/** A little less than a debt at the initial level: prices move while one reads. */
function withMargin(most: Atoms, { ltvInitial, ltvWarning }: Levels): Atoms {
  const margin = Math.min(3_000, Math.floor((ltvWarning - ltvInitial) / 2));
  return shareOf(most, (ppmOne - margin) as Ppm, 'down');
}

/** LTV and levels by the core's own rules. */
export function loanFigures(priced: PricedLoan, levels: Levels & { readonly assetId: number }): LoanFigures {
  return {
    ltv: loanLtvOf(priced),
    counted: atomsToText(loanCollateralValue(priced), priced.unitScale),
    most: withMargin(loanMaxFor(priced, levels.ltvInitial), levels),
    places: loanLevelsOf(levels).map((level, index): LevelPlace => {
      const move = loanMoveTo(priced, levels.assetId as PricedAssetId, level);
      return {
        name: names[index] ?? 'liquidation',
        level,
        isReached: isLoanAt(priced, level),
        change: move && move.share - ppmOne,
        assetId: move?.assetId,
        // Towards the present price: at a figure that one reads it has come, and not a cent before.
        price: move?.price && shownPrice(move.price, move.share < ppmOne ? 'up' : 'down'),
      };
    }),
  };
}

/** A price with the digits that one reads: seven of them. */
export function shownPrice(exact: Price, rounding: 'up' | 'down' = 'down'): string {
  const [whole = ''] = priceToText(exact).split('.');
  const unit = 10n ** BigInt(priceScale - Math.max(2, 7 - whole.length));
  return priceToText(price(Number(mulDiv(BigInt(exact), 1n, unit, rounding) * unit)));
}

interface InterestFigures {
  readonly hourly: string;
  readonly daily: string;
  /** Of the days of a fixed term. */
  readonly total: string | undefined;
}

/** The interest of a principal, as it is charged: by the hour, and its sum rounded up. */
export function interestFigures(principal: Atoms, interest: Ppm, scale: number, days?: number): InterestFigures {
  const of = (hours: number) => atomsToText(loanInterestFor(principal, interest, hours), scale);
  return { hourly: of(1), daily: of(24), total: days === undefined ? undefined : of(24 * days) };
}

/** The debt when the next hour has begun: a payment of the whole ends the loan even if that happens on its way. */
export function debtSoon({ debt, principal, interestNow, scale }: LoanRow): Atoms {
  const next = loanInterestFor(atomsFromText(principal, scale) ?? zero, interestNow, 1);
  return plus(atomsFromText(debt, scale) ?? zero, next);
}

/** A price that is higher by a share. Rounds up. */
export function priceAbove(today: Price, share: Ppm): Price {
  return price(Number(mulDiv(BigInt(today), BigInt(ppmOne + share), BigInt(ppmOne), 'up')));
}

/** The code of the asset whose move leads a loan to a level. */
export function codeIn(assets: readonly { readonly assetId: number; readonly code: string }[], place: LevelPlace) {
  return assets.find(({ assetId }) => assetId === place.assetId)?.code;
}
