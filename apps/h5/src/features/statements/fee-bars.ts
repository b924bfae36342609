import type { listFeeMonths, OutputOf } from '@candor/api';

type FeeRow = OutputOf<typeof listFeeMonths>[number];

export interface FeeBar {
  readonly month: number;
  /** USDT, for its height alone. */
  readonly total: number;
  /** The largest first. */
  readonly parts: readonly { readonly kind: FeeRow['kind']; readonly worth: string }[];
}

/** The months of so long a time up to the newest one with fees, oldest first; months without any are empty. */
export function feeBars(rows: readonly FeeRow[], count: number): readonly FeeBar[] {
  const newest = rows.reduce((last, { month }) => Math.max(last, month), 0);
  if (newest === 0) return [];
  const months = [newest];
  while (months.length < count) months.unshift(before(months[0] as number));
  return months.map((month) => {
    const parts = rows.filter((row) => row.month === month).sort((a, b) => Number(b.worth) - Number(a.worth));
    return { month, total: parts.reduce((sum, { worth }) => sum + Number(worth), 0), parts };
  });
}

function before(month: number): number {
  return month % 100 === 1 ? month - 89 : month - 1;
}
