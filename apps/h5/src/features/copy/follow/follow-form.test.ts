import type { FollowRow, Lots } from '@candor/api';
import { expect, it } from 'vitest';
import {
  type FollowField,
  type FollowForm,
  followActions,
  followFormOf,
  followRequest,
  problemsOfFollow,
} from './follow-form.ts';

const fresh = followFormOf(undefined);
const accepted = followActions.acceptRisk(fresh, true);
const set = (form: FollowForm, field: FollowField, text: string) => followActions.setField(form, field, text);

it('begins with once the trader’s lots, half a percent and no limits, and asks for consent', () => {
  expect(problemsOfFollow(fresh)).toEqual(['risk_unread']);
  expect(problemsOfFollow(accepted)).toEqual([]);
  expect(followRequest(accepted, 7)).toEqual({ traderId: 7, mode: 'multiple', size: 100, slippagePercent: '0.5' });
});

it('takes over the settings of a follow, limits and all', () => {
  const follow = {
    isActive: true,
    mode: 'lots',
    size: 250 as Lots,
    marginMax: '600',
    slippagePercent: '1',
    pairs: 'only',
    pairIds: [2],
    lossMax: '50',
  } as Partial<FollowRow> as FollowRow;
  const form = followFormOf(follow);
  expect(form).toMatchObject({ mode: 'lots', lots: '2.5', multiple: '1', marginMax: '600', dailyLossMax: '' });
  expect(followRequest(form, 7)).toEqual({
    traderId: 7,
    mode: 'lots',
    size: 250,
    marginMax: '600',
    slippagePercent: '1',
    pairs: 'only',
    pairIds: [2],
    lossMax: '50',
  });
  expect(problemsOfFollow(form)).toEqual([]);
  expect(problemsOfFollow(followFormOf({ ...follow, isActive: false }))).toEqual(['risk_unread']);
});

it('holds sizes between a hundredth and a hundred', () => {
  const problem = (text: string) => problemsOfFollow(set(accepted, 'multiple', text))[0];
  expect(['', '0', '0.01', '100', '100.01'].map(problem)).toEqual([
    'size_missing',
    'size_small',
    undefined,
    undefined,
    'size_large',
  ]);
});

it('a limit of zero and too much slippage are not sent', () => {
  const zero = set(accepted, 'dailyLossMax', '0.00');
  expect(problemsOfFollow(zero)).toEqual(['limit_zero']);
  expect(followRequest(zero, 7)).toBeUndefined();
  expect(problemsOfFollow(set(accepted, 'slippage', '5'))).toEqual([]);
  expect(problemsOfFollow(set(accepted, 'slippage', '5.0001'))).toEqual(['slippage_large']);
  expect(followRequest(set(accepted, 'slippage', ''), 7)).not.toHaveProperty('slippagePercent');
});

it('ignores unreadable text where it is not used', () => {
  const broken = followActions.setField(accepted, 'lots', '', { kind: 'not_a_number' });
  expect(problemsOfFollow(broken)).toEqual([]);
  const used = followActions.chooseMode(broken, 'lots');
  expect(problemsOfFollow(used)).toEqual(['unreadable']);
  expect(problemsOfFollow(set(used, 'lots', '3'))).toEqual([]);
});

it('asks for a pair when some are chosen, and forgets none while all are copied', () => {
  const only = followActions.choosePairs(accepted, 'only');
  expect(problemsOfFollow(only)).toEqual(['pairs_missing']);
  expect(followRequest(only, 7)).toBeUndefined();
  const chosen = followActions.togglePair(followActions.togglePair(only, 4), 2);
  expect(followRequest(chosen, 7)).toMatchObject({ pairs: 'only', pairIds: [4, 2] });
  const all = followActions.choosePairs(chosen, 'all');
  expect(followRequest(all, 7)).not.toHaveProperty('pairIds');
  expect(followRequest(followActions.choosePairs(all, 'except'), 7)).toMatchObject({ pairIds: [4, 2] });
  expect(followActions.togglePair(chosen, 4).pairIds).toEqual([2]);
});

it('keeps a size for each mode, and sends total limits', () => {
  const proportional = set(followActions.chooseMode(accepted, 'proportional'), 'profitMin', '30');
  const { mode, size, profitMin } = followRequest(proportional, 7) ?? {};
  expect([mode, size, profitMin]).toEqual(['proportional', 100, '30']);
  expect(problemsOfFollow(set(accepted, 'lossMax', '0'))).toEqual(['limit_zero']);
});

it('looking back needs sound terms, without the consent', () => {
  expect(followRequest(fresh, 7)).toBeDefined();
});
