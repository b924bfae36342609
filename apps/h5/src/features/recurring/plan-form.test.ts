import { dayMs } from '@candor/kernel';
import { expect, test } from 'vitest';
import { type PlanForm, planProblem, startOf } from './plan-form.ts';

const nowMs = new Date('2026-11-25T12:00').getTime();
const form: PlanForm = {
  fromId: 3,
  toId: 1,
  amount: '50',
  unreadable: undefined,
  every: 'day',
  start: 'now',
  startAt: '',
};

test.each([
  [form, undefined],
  [{ ...form, amount: '' }, 'amount_missing'],
  [{ ...form, amount: '0.0000001' }, 'amount_unreadable'],
  [{ ...form, amount: '0' }, 'amount_zero'],
  [{ ...form, start: 'at' }, 'start_missing'],
  [{ ...form, start: 'at', startAt: '2026-11-25T11:59' }, 'start_wrong'],
  [{ ...form, start: 'at', startAt: '2028-01-01T00:00' }, 'start_wrong'],
  [{ ...form, start: 'at', startAt: '2026-11-26T12:00' }, undefined],
] as const)('names the first problem: %j', (typed, expected) => {
  expect(planProblem(typed, 6, nowMs)).toBe(expected);
});

test('reads the time of the field by the device’s clock, and none for a start at once', () => {
  expect(startOf({ start: 'at', startAt: '2026-11-26T12:00' })).toBe(nowMs + dayMs);
  expect(startOf({ start: 'now', startAt: '2026-11-26T12:00' })).toBeUndefined();
});
