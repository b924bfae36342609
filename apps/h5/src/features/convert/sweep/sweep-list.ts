import { openQuotesMax, valueInUnit } from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, unitsFromText, zero } from '@candor/money';
import { usdtScale, worthOf } from '../convert-form.ts';
import type { HeldAsset } from '../use-convert-facts.ts';

/** The reason that a small balance is left as it is. */
export type SweepProblem = 'not_convertible' | 'price_missing' | 'price_stale' | 'below_minimum';

export interface SmallBalance {
  readonly asset: HeldAsset;
  /** In USDT, rounded down; absent without a price. Decimal text. */
  readonly value: string | undefined;
  readonly problem: SweepProblem | undefined;
}

/** In USDT. */
export const sweepThresholds = ['5', '10', '20', '50'] as const;
export type SweepThreshold = (typeof sweepThresholds)[number];

/** Each of the balances has an open quote of its own until it is converted. */
export const sweptMax = openQuotesMax;

/**
 * The coins of the spot account that are worth less than `below` USDT: those that can be converted by value, the largest
 * first, then the others with the reason.
 */
export function smallBalances(
  assets: readonly HeldAsset[],
  below: SweepThreshold,
  minValue: string | undefined,
): readonly SmallBalance[] {
  const rows = assets.flatMap((asset) => {
    const amount = atomsFromText(asset.available, asset.scale) ?? zero;
    if (asset.code === 'USDT' || asset.accountType !== 'spot' || amount === 0n) return [];
    const worth = worthOf(asset);
    // A value limit rounds in favour of the house, as the core's own does.
    const value = worth && valueInUnit(amount, { scale: asset.scale, worth }, usdtScale, 'down');
    if (value !== undefined && value >= limitOf(below)) return [];
    return [{ asset, value, problem: problemOf(asset, value, limitOf(minValue)) }];
  });
  const rank = ({ problem, value }: (typeof rows)[number]) => (problem === undefined ? (value ?? zero) : -1n);
  return rows
    .toSorted((one, other) => Number(rank(other) - rank(one)))
    .map((row) => ({ ...row, value: row.value === undefined ? undefined : atomsToText(row.value, usdtScale) }));
}

function problemOf(asset: HeldAsset, value: Atoms | undefined, minValue: bigint): SweepProblem | undefined {
  if (!asset.isConvertible) return 'not_convertible';
  if (value === undefined) return 'price_missing';
  if (asset.isStale) return 'price_stale';
  return value < minValue ? 'below_minimum' : undefined;
}

/** The balances that are marked: the user's choice among those that can be converted, or the first of them. */
export function pickedBalances(
  rows: readonly SmallBalance[],
  chosen: ReadonlySet<number> | undefined,
): readonly SmallBalance[] {
  const open = rows.filter(({ problem }) => problem === undefined);
  return open.filter(({ asset }) => chosen?.has(asset.assetId) ?? true).slice(0, sweptMax);
}

function limitOf(text: string | undefined): bigint {
  return unitsFromText(text ?? '', usdtScale) ?? 0n;
}
