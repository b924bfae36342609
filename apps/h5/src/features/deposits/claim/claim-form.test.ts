import { expect, it } from 'vitest';
import { type ClaimForm, claimActions, claimProblems, initialClaimForm, payerMax } from './claim-form.ts';

const filled: ClaimForm = { amount: '12.5', unreadable: undefined, payer: 'TQn9Y2', proof: 'upload:abc' };
const problems = (form: Partial<ClaimForm>) => claimProblems({ ...filled, ...form }, 6);

it('asks for the amount, the payer and the proof, in this order', () => {
  expect(claimProblems(initialClaimForm, 6)).toEqual(['amount_missing', 'payer_missing', 'proof_missing']);
  expect(problems({})).toEqual([]);
});

it('takes amounts in the steps of the asset only', () => {
  expect(problems({ amount: '0' })).toEqual(['amount_zero']);
  expect(problems({ amount: '0.0000001' })).toEqual(['amount_unreadable']);
  expect(claimProblems({ ...filled, amount: '100.5' }, 0)).toEqual(['amount_unreadable']);
  const typed = claimActions.setAmount(filled, '', { kind: 'unreadable' } as never);
  expect(claimProblems(typed, 6)).toEqual(['amount_unreadable']);
});

it('counts the payer without blanks around it', () => {
  expect(problems({ payer: '   ' })).toEqual(['payer_missing']);
  expect(problems({ payer: ` ${'x'.repeat(payerMax)} ` })).toEqual([]);
  expect(problems({ payer: 'x'.repeat(payerMax + 1) })).toEqual(['payer_long']);
});
