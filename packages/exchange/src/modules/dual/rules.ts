import { type Atoms, atoms, mulDiv, notionalOf, type Ppm, ppmOne, type Price, price, priceScale } from '@candor/money';
import { gridMs, staleAfterMs } from '../index-prices/index-prices.ts';
import type { DualDirection, DualResult } from './fields.ts';

/** The least that one share costs, in whole units of the quote asset (specification 5). */
export const shareWorthMin = 100n;
/** Live purchases that one user may have. */
export const livePurchasesMax = 200;

/** With no later tick to close a window, it is closed by the clock. */
export const dualSettleWaitMs = 1_500;

const daysPerYear = 365n;

/** The terms that both payouts of a purchase follow from. */
interface DualPayoutTerms {
  readonly direction: DualDirection;
  readonly linkedPrice: Price;
  readonly interest: Ppm;
  readonly interestDays: number;
}

interface Scales {
  readonly base: number;
  readonly quote: number;
}

/** The growth factor f = 1 + days × interest ÷ 365 (RULES 10), as a fraction. */
function growthOf({ interest, interestDays }: DualPayoutTerms): readonly [numerator: bigint, denominator: bigint] {
  const year = daysPerYear * BigInt(ppmOne);
  return [year + BigInt(interestDays) * BigInt(interest), year];
}

/**
 * Both payouts of a stake (RULES 10), in base units: below the linked price units × f in the base coin, otherwise units × linked × f
 * in the quote asset. A put's units are its stake ÷ linked. Payouts: each rounds down once.
 */
export function dualPayoutsFor(
  stake: Atoms,
  terms: DualPayoutTerms,
  scales: Scales,
): { readonly baseOut: Atoms; readonly quoteOut: Atoms } {
  const [grown, year] = growthOf(terms);
  const same = atoms(mulDiv(stake, grown, year, 'down'));
  // One base atom costs linked × 10^quote ÷ 10^(base + 8) quote atoms.
  const quoteAtoms = BigInt(terms.linkedPrice) * 10n ** BigInt(scales.quote);
  const baseAtoms = 10n ** BigInt(scales.base + priceScale);
  if (terms.direction === 'call') {
    return { baseOut: same, quoteOut: atoms(mulDiv(stake, grown * quoteAtoms, year * baseAtoms, 'down')) };
  }
  return { baseOut: atoms(mulDiv(stake, grown * baseAtoms, year * quoteAtoms, 'down')), quoteOut: same };
}

/** The worth of a stake in quote atoms at the linked price, for limits; rounds up. */
export function dualWorthOf(
  { direction, stake, linkedPrice }: Pick<DualPayoutTerms, 'direction' | 'linkedPrice'> & { readonly stake: Atoms },
  scales: Scales,
): bigint {
  return direction === 'put' ? stake : notionalOf(stake, linkedPrice, scales, 'up');
}

/** The stake of whole shares. */
export function dualStakeFor(share: Atoms, shares: number): Atoms {
  return atoms(share * BigInt(shares));
}

/** Samples of the index in a window, oldest first. */
export interface DualSample {
  readonly gridIndex: number;
  readonly price: Price;
}

interface SettlementWindow {
  readonly maturesAtMs: number;
  readonly windowMs: number;
}

/** True for a tick at maturity or less than the window before it: (maturity − window, maturity]. */
export function isInDualWindow(gridIndex: number, { maturesAtMs, windowMs }: SettlementWindow): boolean {
  const atMs = gridIndex * gridMs;
  return atMs > maturesAtMs - windowMs && atMs <= maturesAtMs;
}

/** The spells of five seconds in a window, after which an index is stale, and how many of them have a sample. */
export function dualSpellsOf(
  samples: readonly Pick<DualSample, 'gridIndex'>[],
  { maturesAtMs, windowMs }: SettlementWindow,
): { readonly spells: number; readonly covered: number } {
  const covered = new Set(
    samples.map(({ gridIndex }) => Math.floor((maturesAtMs - gridIndex * gridMs) / staleAfterMs)),
  );
  return { spells: Math.ceil(windowMs / staleAfterMs), covered: covered.size };
}

/**
 * The settlement price: the mean of the samples, rounded down to a price unit. Absent when fewer than 80 % of the window's
 * spells have a sample: ticks come at different paces, and a gap counts, not a pace.
 */
export function dualSettlementOf(samples: readonly DualSample[], window: SettlementWindow): Price | undefined {
  const { spells, covered } = dualSpellsOf(samples, window);
  if (covered * 5 < spells * 4) return undefined;
  const sum = samples.reduce((total, sample) => total + BigInt(sample.price), 0n);
  return price(Number(sum / BigInt(samples.length)));
}

/** The asset of the payout: the base coin below the linked price, the quote asset at it or above, in both directions. */
export function dualResultOf(settlementPrice: Price | undefined, linkedPrice: Price): DualResult {
  if (settlementPrice === undefined) return 'void';
  return settlementPrice < linkedPrice ? 'base' : 'quote';
}
