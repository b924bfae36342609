import type { ProjectRow } from '@candor/api';
import { expect, test } from 'vitest';
import { problemOf, type SubscribeFacts, summarize } from './subscribe-form.ts';

const project: ProjectRow = {
  projectId: 1,
  name: 'Example',
  summary: '',
  isDemonstration: false,
  tokenId: 304,
  tokenCode: 'DEMO',
  tokenScale: 2,
  payId: 3,
  payCode: 'USDT',
  payScale: 2,
  price: '0.5',
  issuance: '1000',
  mode: 'pro_rata',
  accountMin: '10',
  accountMax: '400',
  opensAtMs: 1,
  closesAtMs: 2,
  releases: [],
  state: 'in_progress',
  cancelReason: undefined,
  subscribers: 2,
  wanted: '1500',
  allocated: '0',
  raised: '0',
  listHash: undefined,
};
const list = [
  { number: 4, wanted: 100_000n },
  { number: 7, wanted: 50_000n },
];
const facts: SubscribeFacts = { project, own: undefined, available: '100', list };
const typed = (amount: string) => ({ amount, isUnreadable: false });

test('RULES 9: tells what one would get by the list and one’s own demand', () => {
  // 400 to the largest; 500 and 100 share 600.
  expect(summarize(typed('100'), facts)).toMatchObject({ due: '50', gets: '100', isExact: true, missing: undefined });
  expect(summarize(typed('300'), facts)).toMatchObject({ due: '150', gets: '225', missing: '50' });
});

test('tells the least that one would get where the list is too long', () => {
  expect(summarize(typed('300'), { ...facts, list: undefined })).toMatchObject({ gets: '166.66', isExact: false });
});

test('adds to what was asked for before, and asks pay for the difference', () => {
  const own = { number: 7, wanted: 50_000n, cost: 25_000n };
  expect(summarize(typed('100'), { ...facts, own })).toMatchObject({ wanted: 60_000n, due: '50', isAboveCap: true });
});

test('names the first thing that is wrong', () => {
  expect(problemOf(typed(''), facts)).toBe('amount_missing');
  expect(problemOf({ amount: '', isUnreadable: true }, facts)).toBe('amount_unreadable');
  expect(problemOf(typed('9.99'), facts)).toBe('amount_small');
  expect(problemOf(typed('300'), facts)).toBe('funds_missing');
  expect(problemOf(typed('100'), facts)).toBeUndefined();
  const firstCome = { ...facts, project: { ...project, mode: 'first_come' as const, allocated: '950' } };
  expect(problemOf(typed('401'), firstCome)).toBe('amount_large');
  expect(problemOf(typed('51'), firstCome)).toBe('amount_left');
  expect(problemOf(typed('50'), firstCome)).toBeUndefined();
  const rest = { ...firstCome, project: { ...firstCome.project, allocated: '995' } };
  expect(problemOf(typed('4'), rest)).toBe('amount_small');
  expect(problemOf(typed('5'), rest)).toBeUndefined();
});
