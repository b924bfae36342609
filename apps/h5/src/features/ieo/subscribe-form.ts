import type { ProjectRow } from '@candor/api';
import { allocationOf, estimateFor, isLargeEnough, payFor } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, atomsToText, priceFromText, zero } from '@candor/money';
import { amountOf } from './figures.ts';

export interface SubscribeForm {
  readonly amount: string;
  readonly isUnreadable: boolean;
}
export const initialForm: SubscribeForm = { amount: '', isUnreadable: false };

/** One subscription of the public list. */
interface Demand {
  readonly number: number;
  readonly wanted: bigint;
}

/** Everything besides the form that its figures follow from. */
export interface SubscribeFacts {
  readonly project: ProjectRow;
  /** The user's subscription so far. */
  readonly own: { readonly number: number; readonly wanted: bigint; readonly cost: bigint } | undefined;
  /** Of the subscription currency in the spot account; absent: not known. */
  readonly available: string | undefined;
  /** All subscriptions, where there are few enough to be read at once. */
  readonly list: readonly Demand[] | undefined;
}

export interface SubscribeSummary {
  /** With what was asked for before. */
  readonly wanted: Atoms;
  /** Pay that this adds. */
  readonly due: string;
  /** Tokens that it comes to. */
  readonly gets: string;
  /** False: the least it comes to, as the whole list is not here. */
  readonly isExact: boolean;
  /** Pay that is lacking in the spot account. */
  readonly missing: string | undefined;
  /** Above the cap of what one gets. */
  readonly isAboveCap: boolean;
}

export type SubscribeProblem =
  | 'amount_missing'
  | 'amount_unreadable'
  | 'amount_small'
  | 'amount_large'
  | 'amount_left'
  | 'funds_missing';

/** The pay for a whole subscription, as the core reckons it. */
export function costOf({ price, tokenScale, payScale }: ProjectRow, tokens: Atoms): Atoms {
  const at = priceFromText(price);
  return at === undefined ? zero : payFor(tokens, at, { token: tokenScale, pay: payScale });
}

export function tokensLeft({ issuance, allocated, tokenScale }: ProjectRow): Atoms {
  return atoms(amountOf(issuance, tokenScale) - amountOf(allocated, tokenScale));
}

/** A rest below the smallest subscription is sold in one piece. */
export function isRest(project: ProjectRow): boolean {
  const left = tokensLeft(project);
  return project.mode === 'first_come' && left > 0n && left < amountOf(project.accountMin, project.tokenScale);
}

export function summarize(form: SubscribeForm, facts: SubscribeFacts): SubscribeSummary {
  const { project, own, available, list } = facts;
  const { tokenScale, payScale } = project;
  const amount = atomsFromText(form.amount, tokenScale) ?? zero;
  const wanted = atoms((own?.wanted ?? 0n) + amount);
  const due = atoms(costOf(project, wanted) - (own?.cost ?? 0n));
  const missing = available === undefined ? 0n : due - amountOf(available, payScale);
  const { gets, isExact } = outcomeOf(project, own, list, wanted);
  return {
    wanted,
    due: atomsToText(due, payScale),
    gets: atomsToText(atoms(gets), tokenScale),
    isExact,
    missing: missing > 0n ? atomsToText(atoms(missing), payScale) : undefined,
    isAboveCap: wanted > amountOf(project.accountMax, tokenScale),
  };
}

/** The tokens that a subscription comes to at the present demand, by the rule that the core allocates with. */
function outcomeOf(
  project: ProjectRow,
  own: SubscribeFacts['own'],
  list: readonly Demand[] | undefined,
  wanted: bigint,
): { readonly gets: bigint; readonly isExact: boolean } {
  if (project.mode === 'first_come' || wanted === 0n) return { gets: wanted, isExact: true };
  const { tokenScale } = project;
  const issuance = amountOf(project.issuance, tokenScale);
  const accountMax = amountOf(project.accountMax, tokenScale);
  if (list === undefined) {
    const total = amountOf(project.wanted, tokenScale) - (own?.wanted ?? 0n) + wanted;
    return { gets: estimateFor(wanted, total, { issuance, accountMax }), isExact: false };
  }
  const { rows, ownAt } = withOwn(list, own?.number, wanted);
  const allocated = allocationOf(
    rows.map((row) => row.wanted),
    issuance,
    accountMax,
  );
  return { gets: allocated[ownAt] ?? 0n, isExact: true };
}

/** The list with the user's demand in its place, or at the end where it is new. */
export function withOwn(list: readonly Demand[], number: number | undefined, wanted: bigint) {
  const at = list.findIndex((row) => row.number === number);
  if (at < 0) return { rows: [...list, { number: number ?? 0, wanted }], ownAt: list.length };
  return { rows: list.map((row, place) => (place === at ? { ...row, wanted } : row)), ownAt: at };
}

export function problemOf(form: SubscribeForm, facts: SubscribeFacts): SubscribeProblem | undefined {
  const { project } = facts;
  const { tokenScale } = project;
  if (form.isUnreadable) return 'amount_unreadable';
  if (form.amount === '') return 'amount_missing';
  const amount = atomsFromText(form.amount, tokenScale);
  if (amount === undefined) return 'amount_unreadable';
  if (amount === 0n) return 'amount_missing';
  const { wanted, missing } = summarize(form, facts);
  const left = tokensLeft(project);
  const size = { mode: project.mode, accountMin: amountOf(project.accountMin, tokenScale), left };
  if (!isLargeEnough(wanted, amount, size)) return 'amount_small';
  if (project.mode === 'first_come') {
    if (wanted > amountOf(project.accountMax, tokenScale)) return 'amount_large';
    if (amount > left) return 'amount_left';
  }
  return missing === undefined ? undefined : 'funds_missing';
}
