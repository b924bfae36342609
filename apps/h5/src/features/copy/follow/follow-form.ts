import type { ArgumentsOf, FollowRow, followTrader, Lots } from '@candor/api';
import { textOfLots } from '@candor/api';
import {
  contractSlippageMax,
  copyModes,
  copySizeMax,
  type CopyMode,
  type CopyPairChoice,
} from '@candor/exchange/rules';
import { atScale, decimalFrom } from '@candor/kit';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** The fields of numbers: plain decimal text, '' while empty. */
const limitFields = ['marginMax', 'pairMarginMax', 'dailyLossMax', 'lossMax', 'profitMin'] as const;
const followFields = [...copyModes, ...limitFields, 'slippage'] as const;
export type FollowField = (typeof followFields)[number];

export interface FollowForm extends Readonly<Record<FollowField, string>> {
  readonly mode: CopyMode;
  readonly pairs: CopyPairChoice;
  /** The chosen pairs, kept while all are copied. */
  readonly pairIds: readonly number[];
  /** Fields that hold something which is no number. */
  readonly unreadable: readonly FollowField[];
  readonly acceptsRisk: boolean;
}

export type FollowRequest = Omit<ArgumentsOf<typeof followTrader>, 'requestId'>;

/** In the order in which they are shown; the first one is above the button. */
const followProblems = [
  'size_missing',
  'unreadable',
  'size_small',
  'size_large',
  'pairs_missing',
  'limit_zero',
  'slippage_large',
  'risk_unread',
] as const;
export type FollowProblem = (typeof followProblems)[number];

const usual = { multiple: '1', lots: '1', proportional: '1', slippage: '0.5' } as const;

/** The settings of a follow, to be changed; or the usual ones. A follower has accepted the risk already. */
export function followFormOf(follow: FollowRow | undefined): FollowForm {
  if (follow === undefined) {
    const none = { marginMax: '', pairMarginMax: '', dailyLossMax: '', lossMax: '', profitMin: '' } as const;
    const all = { pairs: 'all', pairIds: [] } as const;
    return { mode: 'multiple', ...usual, ...none, ...all, unreadable: [], acceptsRisk: false };
  }
  const { mode, marginMax = '', pairMarginMax = '', dailyLossMax = '', lossMax = '', profitMin = '' } = follow;
  return {
    ...usual,
    mode,
    [mode]: textOfLots(follow.size),
    pairs: follow.pairs,
    pairIds: follow.pairIds,
    marginMax,
    pairMarginMax,
    dailyLossMax,
    lossMax,
    profitMin,
    slippage: follow.slippagePercent,
    unreadable: [],
    acceptsRisk: follow.isActive,
  };
}

export const followActions = {
  chooseMode: (form: FollowForm, mode: CopyMode): FollowForm => ({ ...form, mode }),
  setField: (form: FollowForm, field: FollowField, text: string, problem?: AmountProblem): FollowForm => ({
    ...form,
    [field]: text,
    unreadable: [...form.unreadable.filter((other) => other !== field), ...(problem === undefined ? [] : [field])],
  }),
  choosePairs: (form: FollowForm, pairs: CopyPairChoice): FollowForm => ({ ...form, pairs }),
  togglePair: (form: FollowForm, pairId: number): FollowForm => ({
    ...form,
    pairIds: form.pairIds.includes(pairId)
      ? form.pairIds.filter((other) => other !== pairId)
      : [...form.pairIds, pairId],
  }),
  acceptRisk: (form: FollowForm, acceptsRisk: boolean): FollowForm => ({ ...form, acceptsRisk }),
};

/** Hundredths: of the trader's size, of a lot, or of the size in proportion. Undefined while empty. */
export function followSize(form: FollowForm): Lots | undefined {
  const size = decimalFrom(form[form.mode]);
  return size === undefined ? undefined : (Number(atScale(size, 2)) as Lots);
}

/** Fields that count: of the sizes only the chosen one. */
const countingFields = ({ mode }: FollowForm) =>
  followFields.filter((field) => field === mode || !copyModes.some((other) => other === field));

/** The faults of the terms themselves; the consent is separate. */
function termProblems(form: FollowForm): ReadonlySet<FollowProblem> {
  const problems = new Set<FollowProblem>();
  const size = followSize(form);
  if (form.unreadable.some((field) => countingFields(form).includes(field))) problems.add('unreadable');
  else if (size === undefined) problems.add('size_missing');
  else if (size < 1) problems.add('size_small');
  else if (size > copySizeMax) problems.add('size_large');
  if (form.pairs !== 'all' && form.pairIds.length === 0) problems.add('pairs_missing');
  for (const field of limitFields) {
    if (form[field] !== '' && decimalFrom(form[field])?.units === 0n) problems.add('limit_zero');
  }
  const slippage = decimalFrom(form.slippage);
  // Percent with four decimals is millionths.
  if (slippage !== undefined && atScale(slippage, 4) > BigInt(contractSlippageMax)) problems.add('slippage_large');
  return problems;
}

export function problemsOfFollow(form: FollowForm): readonly FollowProblem[] {
  const found = termProblems(form);
  return followProblems.filter((problem) => (problem === 'risk_unread' ? !form.acceptsRisk : found.has(problem)));
}

/** The request, once the terms are sound; an empty limit is none, an empty slippage the usual one. */
export function followRequest(form: FollowForm, traderId: number): FollowRequest | undefined {
  const size = followSize(form);
  if (size === undefined || termProblems(form).size > 0) return undefined;
  const { mode, pairs, pairIds, slippage } = form;
  return {
    traderId,
    mode,
    size,
    ...Object.fromEntries(limitFields.filter((field) => form[field] !== '').map((field) => [field, form[field]])),
    ...(pairs !== 'all' && { pairs, pairIds: [...pairIds] }),
    ...(slippage !== '' && { slippagePercent: slippage }),
  };
}
