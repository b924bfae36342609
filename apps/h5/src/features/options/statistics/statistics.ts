import type { OptionStatisticsRow } from '@candor/api';
import { atScale, decimalFrom, fixedText } from '@candor/kit';

/** Results of several pairs and terms together, of one asset. Amounts are decimal texts. */
interface OptionSums {
  readonly count: number;
  readonly won: number;
  readonly lost: number;
  readonly refunded: number;
  readonly void: number;
  readonly staked: string;
  readonly paid: string;
  readonly profit: string;
  /** Wins of those that were won or lost, in whole percent rounded down; absent without any. */
  readonly winPercent: number | undefined;
}

const counts = ['won', 'lost', 'refunded', 'void'] as const;

export function sumsOf(rows: readonly OptionStatisticsRow[]): OptionSums {
  const [won, lost, refunded, voided] = counts.map((name) => rows.reduce((sum, row) => sum + row[name], 0)) as [
    number,
    number,
    number,
    number,
  ];
  const decided = won + lost;
  return {
    count: decided + refunded + voided,
    won,
    lost,
    refunded,
    void: voided,
    staked: sumTexts(rows.map((row) => row.staked)),
    paid: sumTexts(rows.map((row) => row.paid)),
    profit: sumTexts(rows.map((row) => row.profit)),
    winPercent: decided === 0 ? undefined : Math.floor((won * 100) / decided),
  };
}

export type OptionGrouping = 'symbol' | 'seconds';

/** The results by pair or by term, those with most options first, terms from the shortest. */
export function groupsOf(rows: readonly OptionStatisticsRow[], by: OptionGrouping) {
  const keys = [...new Set(rows.map((row) => row[by]))];
  const groups = keys.map((key) => ({ key, sums: sumsOf(rows.filter((row) => row[by] === key)) }));
  return groups.toSorted((one, other) =>
    by === 'seconds' ? Number(one.key) - Number(other.key) : other.sums.count - one.sums.count,
  );
}

function sumTexts(texts: readonly string[]): string {
  const values = texts.flatMap((text) => decimalFrom(text) ?? []);
  const scale = Math.max(0, ...values.map((value) => value.scale));
  return fixedText({ units: values.reduce((sum, value) => sum + atScale(value, scale), 0n), scale }, scale);
}
