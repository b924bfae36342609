import { percentOfPpm } from '@candor/money';
import { profitShareDefault } from '@candor/exchange/rules';
import { atScale, type Decimal, decimalFrom } from '@candor/kit';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** The application of a trader: a share in percent, '' while empty, and consent. */
interface LeadForm {
  readonly share: string;
  readonly unreadable: boolean;
  readonly isAgreed: boolean;
}

interface LeadFacts {
  /** The highest share in millionths. */
  readonly shareMax: number;
  /** Traders one follows now. */
  readonly following: number;
}

type LeadProblem = 'following' | 'share_missing' | 'share_large' | 'agreement_unread';

export const initialLeadForm: LeadForm = {
  share: percentOfPpm(profitShareDefault),
  unreadable: false,
  isAgreed: false,
};

export const leadActions = {
  setShare: (form: LeadForm, share: string, problem?: AmountProblem): LeadForm => ({
    ...form,
    share,
    unreadable: problem !== undefined,
  }),
  agree: (form: LeadForm, isAgreed: boolean): LeadForm => ({ ...form, isAgreed }),
};

/** The share in millionths; undefined while empty. */
function ppmOf({ share }: LeadForm): number | undefined {
  const value = decimalFrom(share);
  return value === undefined ? undefined : Number(atScale(value, 4));
}

/** In the order in which they are shown. */
export function leadProblems(form: LeadForm, { shareMax, following }: LeadFacts): readonly LeadProblem[] {
  const ppm = ppmOf(form);
  const problems: LeadProblem[] = [];
  if (following > 0) problems.push('following');
  if (form.unreadable || ppm === undefined) problems.push('share_missing');
  else if (ppm > shareMax) problems.push('share_large');
  if (!form.isAgreed) problems.push('agreement_unread');
  return problems;
}

/** The share of 200 that a follower earned, decimal text. */
export function exampleShare(form: LeadForm): Decimal {
  return { units: BigInt(ppmOf(form) ?? 0) * 200n, scale: 6 };
}
