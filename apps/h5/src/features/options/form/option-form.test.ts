import type { OptionLimitsRow } from '@candor/api';
import { atomsFromText, atomsToText, type Ppm } from '@candor/money';
import { describe, expect, it } from 'vitest';
import { optionMarket } from '../testing-option.ts';
import {
  durationOf,
  initialOptionForm,
  mostStake,
  oddsOf,
  type OptionFacts,
  optionFormActions,
  presetsFor,
  problems,
  summarize,
} from './option-form.ts';

const usdt = (text: string) => atomsFromText(text, 6) ?? (0n as never);
const facts: OptionFacts = { market: optionMarket(), available: usdt('1860'), limits: undefined };
const staking = (stake: string) => optionFormActions.setStake(initialOptionForm, stake);
const kinds = (stake: string, changed: Partial<OptionFacts> = {}) =>
  problems(staking(stake), { ...facts, ...changed }).map(({ kind }) => kind);

it('shows the payment of a win', () => {
  const summary = summarize(staking('200'), facts);
  expect(summary && [atomsToText(summary.reward, 6), atomsToText(summary.back, 6)]).toEqual(['164', '364']);
  expect(summarize(staking(''), facts)).toBeUndefined();
});

it('falls back to a duration that is offered', () => {
  const form = optionFormActions.setSeconds(initialOptionForm, 300);
  expect(durationOf(form, facts.market)?.seconds).toBe(30);
});

it('shows the odds of RULES 6', () => {
  expect([800_000, 850_000, 900_000, 820_001].map((payout) => oddsOf(payout as Ppm))).toEqual([
    { breakEven: '55.56', expected: '-10' },
    { breakEven: '54.05', expected: '-7.5' },
    { breakEven: '52.63', expected: '-5' },
    { breakEven: '54.95', expected: '-9' },
  ]);
});

describe('problems', () => {
  it('has none when all is well', () => expect(kinds('200')).toEqual([]));

  it('requires a readable stake', () => {
    expect(kinds('')).toEqual(['missing']);
    expect(problems(optionFormActions.setStake(initialOptionForm, '', false), facts)).toEqual([{ kind: 'unreadable' }]);
  });

  it('keeps to the terms, the balance and the room of the house', () => {
    expect(problems(staking('4.99'), facts)).toEqual([{ kind: 'too_small', least: '5' }]);
    expect(problems(staking('1000.01'), facts)).toEqual([{ kind: 'too_large', most: '1000' }]);
    expect(kinds('200', { available: usdt('199.99') })).toEqual(['balance']);
    expect(kinds('200', { available: undefined })).toEqual([]);
    expect(problems(staking('200'), { ...facts, market: optionMarket({ room: '82' }) })).toEqual([
      { kind: 'exposure_full', most: '100' },
    ]);
  });

  it('counts the used part of the own limits, live options as lost', () => {
    const limits = (changed: Partial<OptionLimitsRow>): Partial<OptionFacts> => ({
      limits: {
        dailyStakeMax: undefined,
        dailyLossMax: undefined,
        laterAtMs: undefined,
        laterStakeMax: undefined,
        laterLossMax: undefined,
        stakedToday: '300',
        lostToday: '-50',
        atStake: '100',
        pausedUntilMs: undefined,
        ...changed,
      },
    });
    expect(kinds('200', limits({ dailyStakeMax: '500' }))).toEqual([]);
    expect(kinds('200.01', limits({ dailyStakeMax: '500' }))).toEqual(['daily_stake']);
    expect(kinds('200', limits({ dailyLossMax: '250' }))).toEqual([]);
    expect(kinds('200', limits({ dailyLossMax: '249' }))).toEqual(['daily_loss']);
  });
});

it('the most is the available, allowed and covered amount, in whole cents', () => {
  expect(mostStake(staking(''), facts)).toBe('1000');
  expect(mostStake(staking(''), { ...facts, available: usdt('860.129') })).toBe('860.12');
  expect(mostStake(staking(''), { ...facts, market: optionMarket({ room: '82' }) })).toBe('100');
  expect(mostStake(staking(''), { ...facts, available: usdt('4.99') })).toBeUndefined();
});

it('offers the amounts that the terms allow', () => {
  const { terms } = facts.market;
  expect(presetsFor(facts.market)).toEqual(['50', '100', '500']);
  expect(presetsFor(optionMarket({ terms: { ...terms, stakeMin: '60', stakeMax: '200' } }))).toEqual(['100']);
});
