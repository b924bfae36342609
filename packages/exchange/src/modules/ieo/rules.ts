import { type Atoms, atoms, notionalOf, type Ppm, ppmOne, type Price, shareOf } from '@candor/money';

export { allocationOf, allottedTo, estimateFor, waterlineOf } from './allocation.ts';

/** Settlements, releases and refunds of one step. */
export const stepSize = 250;
/** Until the next step: orders of others go between. */
export const stepGapMs = 5;
const releasesMax = 60;

/** The pay for so many tokens. A charge: rounds up. */
export function payFor(tokens: Atoms, price: Price, scales: { readonly token: number; readonly pay: number }): Atoms {
  return notionalOf(tokens, price, { base: scales.token, quote: scales.pay }, 'up');
}

interface SaleSize {
  readonly mode: 'first_come' | 'pro_rata';
  readonly accountMin: bigint;
  /** Tokens that nobody has bought. */
  readonly left: bigint;
}

/**
 * True when a subscription is large enough with what is added to it: at least the smallest, or all that a first-come
 * sale has left, so that the last tokens find a buyer.
 */
export function isLargeEnough(wanted: bigint, added: bigint, { mode, accountMin, left }: SaleSize): boolean {
  return wanted >= accountMin || (mode === 'first_come' && added === left);
}

interface Release {
  readonly atMs: number;
  readonly share: Ppm;
}

/** The tokens of a subscription that are available after so many release rows. Rounds down; the last row has the rest. */
export function releasedAfter(allocated: Atoms, releases: readonly Release[], rows: number): Atoms {
  const share = releases.slice(0, rows).reduce((sum, row) => sum + row.share, 0);
  return shareOf(allocated, share as Ppm, 'down');
}

/** The amounts of the release rows of a subscription; together they are the whole. */
export function releaseAmounts(allocated: Atoms, releases: readonly Release[]): Atoms[] {
  return releases.map((_row, at) =>
    atoms(releasedAfter(allocated, releases, at + 1) - releasedAfter(allocated, releases, at)),
  );
}

/** True when the rows come one after the other, none before the close, and are the whole together. */
export function areReleases(releases: readonly Release[], closesAtMs: number): boolean {
  if (releases.length < 1 || releases.length > releasesMax) return false;
  let sum = 0;
  let afterMs = closesAtMs - 1;
  for (const { atMs, share } of releases) {
    if (atMs <= afterMs || share <= 0) return false;
    afterMs = atMs;
    sum += share;
  }
  return sum === ppmOne;
}

/** One row of the allocation list. */
interface AllocationRow {
  readonly number: number;
  readonly wanted: bigint;
  readonly allocated: bigint;
}

/**
 * The text whose SHA-256 is the hash of the list up to this page: the hash of the pages before it in hex (nothing before
 * the first), then a line `number,wanted,allocated` in atoms for each of at most 250 rows. The last page's hash is the
 * list's.
 */
export function allocationPage(before: string, rows: readonly AllocationRow[]): string {
  const lines = rows.map(({ number, wanted, allocated }) => `${number},${wanted},${allocated}`);
  return [before, ...lines].join('\n');
}
