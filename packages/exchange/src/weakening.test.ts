import { expect, test } from 'vitest';
import { type FieldRules, weakeningBy } from './weakening.ts';

interface Terms {
  readonly id: number;
  readonly limit: bigint;
  readonly waitMs: number;
  readonly fee: number;
  readonly isOpen: 'no' | 'yes';
}

const rules: FieldRules<Terms> = {
  id: 'fixed',
  limit: ['up', 'delayed'],
  waitMs: ['down', 'delayed'],
  fee: ['either', 'confirmed'],
  isOpen: ['opening', 'confirmed'],
};
const present: Terms = { id: 1, limit: 10n, waitMs: 10, fee: 10, isOpen: 'no' };
const weakens = weakeningBy(rules);

test.each<[string, Partial<Terms>, string]>([
  ['nothing', {}, 'none'],
  ['a lower limit', { limit: 9n }, 'none'],
  ['a higher limit', { limit: 11n }, 'delayed'],
  ['a longer wait', { waitMs: 11 }, 'none'],
  ['a shorter wait', { waitMs: 9 }, 'delayed'],
  ['a higher fee', { fee: 11 }, 'confirmed'],
  ['a lower fee', { fee: 9 }, 'confirmed'],
  ['an opening', { isOpen: 'yes' }, 'confirmed'],
  ['an opening that also tightens', { isOpen: 'yes', limit: 1n }, 'confirmed'],
  ['a fee and a limit', { fee: 9, limit: 11n }, 'delayed'],
  ['what says which', { id: 2 }, 'none'],
])('%s', (_what, change, expected) => {
  expect(weakens({ ...present, ...change }, present)).toBe(expected);
});

test('a closing is none, and a value that did not exist before opens something', () => {
  expect(weakens(present, { ...present, isOpen: 'yes' })).toBe('none');
  expect(weakens(present, undefined)).toBe('confirmed');
});
