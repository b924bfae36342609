import { atomsFromText } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** As the API has it. */
export const payerMax = 120;

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface ClaimForm {
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
  readonly payer: string;
  /** The location of the uploaded picture. */
  readonly proof: string | undefined;
}

/** In the order in which they are shown; the first one is above the button. */
export type ClaimProblem =
  | 'amount_missing'
  | 'amount_unreadable'
  | 'amount_zero'
  | 'payer_missing'
  | 'payer_long'
  | 'proof_missing';

export const initialClaimForm: ClaimForm = { amount: '', unreadable: undefined, payer: '', proof: undefined };

export const claimActions = {
  setAmount: (form: ClaimForm, amount: string, unreadable?: AmountProblem): ClaimForm => ({
    ...form,
    amount,
    unreadable,
  }),
  setPayer: (form: ClaimForm, payer: string): ClaimForm => ({ ...form, payer }),
  setProof: (form: ClaimForm, proof: string | undefined): ClaimForm => ({ ...form, proof }),
};

export function claimProblems({ amount, unreadable, payer, proof }: ClaimForm, scale: number): readonly ClaimProblem[] {
  return [...amountProblems(amount, unreadable, scale), ...payerProblems(payer), ...proofProblems(proof)];
}

function amountProblems(amount: string, unreadable: AmountProblem | undefined, scale: number): ClaimProblem[] {
  if (unreadable !== undefined) return ['amount_unreadable'];
  if (amount === '') return ['amount_missing'];
  const atoms = atomsFromText(amount, scale);
  if (atoms === undefined) return ['amount_unreadable'];
  return atoms === 0n ? ['amount_zero'] : [];
}

function payerProblems(payer: string): ClaimProblem[] {
  const { length } = payer.trim();
  if (length === 0) return ['payer_missing'];
  return length > payerMax ? ['payer_long'] : [];
}

function proofProblems(proof: string | undefined): ClaimProblem[] {
  return proof === undefined ? ['proof_missing'] : [];
}
