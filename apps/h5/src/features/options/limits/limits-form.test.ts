import type { OptionLimitsRow } from '@candor/api';
import { expect, it } from 'vitest';
import { effectOf, limitsFormFrom, limitsInput, lostAtWorst, setLimit } from './limits-form.ts';

const limits: OptionLimitsRow = {
  dailyStakeMax: '500',
  dailyLossMax: undefined,
  laterAtMs: undefined,
  laterStakeMax: undefined,
  laterLossMax: undefined,
  stakedToday: '0',
  lostToday: '0',
  atStake: '0',
  pausedUntilMs: undefined,
};
const form = limitsFormFrom(limits);
const effect = (stake: string, loss: string, now = limits) =>
  effectOf({ ...form, dailyStakeMax: stake, dailyLossMax: loss }, now);

it('tighter is at once, looser in a day, both apart', () => {
  expect(effect('500', '')).toBe('same');
  expect(effect('500.00', '')).toBe('same');
  expect(effect('400', '')).toBe('at_once');
  expect(effect('500', '100')).toBe('at_once');
  expect(effect('600', '')).toBe('later');
  expect(effect('', '')).toBe('later');
  expect(effect('600', '100')).toBe('both');
});

it('begins with the last request, though it still waits', () => {
  const waiting = { ...limits, laterAtMs: 1, laterStakeMax: '900' };
  expect(limitsFormFrom(waiting).dailyStakeMax).toBe('900');
  expect(effect('900', '', waiting)).toBe('same');
  expect(effect('500', '', waiting)).toBe('at_once');
  expect(effect('1000', '', waiting)).toBe('later');
});

it('sends no field for no limit', () => {
  expect(limitsInput(form)).toEqual({ dailyStakeMax: '500' });
  expect(limitsInput(setLimit(form, 'dailyLossMax', '100', true))).toEqual({
    dailyStakeMax: '500',
    dailyLossMax: '100',
  });
});

it('counts open stakes as lost, and a gain against them', () => {
  expect(lostAtWorst({ ...limits, lostToday: '42', atStake: '100' })).toBe('142');
  expect(lostAtWorst({ ...limits, lostToday: '-42.5', atStake: '100' })).toBe('57.5');
  expect(lostAtWorst({ ...limits, lostToday: '-142', atStake: '100' })).toBe('0');
});

it('remembers which field cannot be read until it can', () => {
  const wrong = setLimit(form, 'dailyLossMax', '', false);
  expect([...wrong.unreadable]).toEqual(['dailyLossMax']);
  expect([...setLimit(wrong, 'dailyLossMax', '5', true).unreadable]).toEqual([]);
});
