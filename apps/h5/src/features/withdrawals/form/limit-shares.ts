import { atScale, decimalFrom } from '@candor/kit';

interface LimitShares {
  /** Percent of the limit, for the bar. Whatever there is, is seen: at least one. */
  readonly used: number;
  readonly wanted: number;
  readonly isOver: boolean;
}

const scale = 18;

export function limitShares(
  { limit, used }: { readonly limit: string; readonly used: string },
  value: string | undefined,
): LimitShares {
  const [all, taken, asked] = [limit, used, value ?? '0'].map(unitsOf) as [bigint, bigint, bigint];
  if (all === 0n) return { used: 0, wanted: 0, isOver: asked > 0n };
  const usedPercent = percentOf(taken, all);
  return {
    used: usedPercent,
    wanted: Math.min(percentOf(asked, all), 100 - usedPercent),
    isOver: taken + asked > all,
  };
}

function unitsOf(text: string): bigint {
  const value = decimalFrom(text);
  return value === undefined ? 0n : atScale(value, scale);
}

function percentOf(part: bigint, all: bigint): number {
  if (part === 0n) return 0;
  return Math.min(100, Math.max(1, Number((part * 100n) / all)));
}
