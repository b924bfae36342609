import { fixedText } from '@candor/kit';
import { expect, it } from 'vitest';
import { exampleShare, initialLeadForm, leadActions, leadProblems } from './lead-form.ts';

const facts = { shareMax: 200_000, following: 0 };
const agreed = leadActions.agree(initialLeadForm, true);

it('requires consent, a share within the terms, and no follows of one’s own', () => {
  expect(leadProblems(initialLeadForm, facts)).toEqual(['agreement_unread']);
  expect(leadProblems(agreed, facts)).toEqual([]);
  expect(leadProblems(leadActions.setShare(agreed, '20'), facts)).toEqual([]);
  expect(leadProblems(leadActions.setShare(agreed, '20.01'), facts)).toEqual(['share_large']);
  expect(leadProblems(leadActions.setShare(agreed, ''), facts)).toEqual(['share_missing']);
  expect(leadProblems(leadActions.setShare(agreed, '', { kind: 'not_a_number' }), facts)).toEqual(['share_missing']);
  expect(leadProblems(leadActions.setShare(agreed, '0'), { ...facts, following: 2 })).toEqual(['following']);
});

it('works the share out on 200', () => {
  expect(fixedText(exampleShare(initialLeadForm), 2)).toBe('20.00');
  expect(fixedText(exampleShare(leadActions.setShare(agreed, '12.5')), 2)).toBe('25.00');
});
