import { sweptMax, valueInUnit } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, atomsToText, mulDiv, unitsFromText, zero } from '@candor/money';
import { usdtScale, worthOf } from '../convert-form.ts';
import type { HeldAsset } from '../use-convert-facts.ts';

/** The reason that a small balance is left as it is. */
export type SweepProblem = 'not_convertible' | 'price_missing' | 'price_stale' | 'worthless';

export interface SmallBalance {
  readonly asset: HeldAsset;
  /** In USDT, rounded down; absent without a price. Decimal text. */
  readonly value: string | undefined;
  readonly problem: SweepProblem | undefined;
}

/** In USDT. */
export const sweepThresholds = ['5', '10', '20', '50'] as const;
export type SweepThreshold = (typeof sweepThresholds)[number];

/** The part of the shown total that is accepted at least: prices may move a little while the user reads. */
const leastPercent = 99n;

/**
 * The coins of the spot account that are worth less than `below` USDT: those that can be converted by value, the largest
 * first, then the others with the reason.
 */
export function smallBalances(assets: readonly HeldAsset[], below: SweepThreshold): readonly SmallBalance[] {
  const rows = assets.flatMap((asset) => {
    const amount = atomsFromText(asset.available, asset.scale) ?? zero;
    if (asset.code === 'USDT' || asset.accountType !== 'spot' || amount === 0n) return [];
    const worth = worthOf(asset);
    const value = worth && valueInUnit(amount, { scale: asset.scale, worth }, usdtScale, 'down');
    if (value !== undefined && value >= (unitsFromText(below, usdtScale) ?? 0n)) return [];
    return [{ asset, value, problem: problemOf(asset, value) }];
  });
  const rank = ({ problem, value }: (typeof rows)[number]) => (problem === undefined ? (value ?? zero) : -1n);
  return rows
    .toSorted((one, other) => Number(rank(other) - rank(one)))
    .map((row) => ({ ...row, value: row.value === undefined ? undefined : atomsToText(row.value, usdtScale) }));
}

function problemOf(asset: HeldAsset, value: Atoms | undefined): SweepProblem | undefined {
  if (!asset.isConvertible) return 'not_convertible';
  if (value === undefined) return 'price_missing';
  if (asset.isStale) return 'price_stale';
  // Spread and fee are rounded up, and take an atom that is the only one.
  return value <= 1n ? 'worthless' : undefined;
}

/** The balances that are marked: the user's choice among those that can be converted, or all of them. */
export function pickedBalances(
  rows: readonly SmallBalance[],
  chosen: ReadonlySet<number> | undefined,
): readonly SmallBalance[] {
  const open = rows.filter(({ problem }) => problem === undefined);
  return open.filter(({ asset }) => chosen?.has(asset.assetId) ?? true).slice(0, sweptMax);
}

/** The least that is accepted where the user was shown this total, rounded down. */
export function leastOf(total: string): string {
  const least = mulDiv(atomsFromText(total, usdtScale) ?? zero, leastPercent, 100n, 'down');
  return atomsToText(atoms(least), usdtScale);
}
