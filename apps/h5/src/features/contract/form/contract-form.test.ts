import type { Lots } from '@candor/exchange/rules';
import { atoms, priceFromText } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { testingRules as rules } from '#features/position-model/testing-market.ts';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import { emptyDraft, type ExitKind } from '../exits/exit-drafts.ts';
import { lotsOf } from '../lots.ts';
import { type ContractForm, contractFormActions as act, initialContractForm } from './contract-form.ts';
import {
  type ContractFacts,
  figuresOf,
  isMistake,
  lotsForPercent,
  percentHeld,
  problemOf,
} from './contract-problems.ts';
import { inputFrom } from './contract-request.ts';
import { amountOf, sized } from './contract-size.ts';
import { orderExits } from './order-exits.ts';

const facts: ContractFacts = {
  rules,
  isTrading: true,
  isOpen: true,
  index: priceFromText('60000'),
  spendable: atoms(1_000_000_000n),
  room: { long: 1_000_000 as Lots, short: 1_000_000 as Lots },
};
const filled: ContractForm = { ...initialContractForm, lots: '5' };
/** An order of five lots with exits: "50%" is a return, and the last text the share that it closes. */
function withExits(...exits: readonly (readonly [ExitKind, string, string?])[]): ContractForm {
  const drafts = exits.map(([exit, at, size = ''], id) => {
    return { ...emptyDraft(exit, id), at: at.replace('%', ''), isPercent: at.endsWith('%'), size };
  });
  return act.changeExits(act.setExits(filled, true), drafts);
}
const assets = { baseAssetId: 1, quoteAssetId: 3 };
const kind = (form: ContractForm, changed: Partial<ContractFacts> = {}, direction: 'long' | 'short' = 'long') =>
  problemOf(form, { ...facts, ...changed }, direction)?.kind;

describe('problems of an order', () => {
  test('has none when all is there', () => {
    expect([kind(filled), kind(filled, {}, 'short')]).toEqual([undefined, undefined]);
  });

  test.each<[string, ContractForm, Partial<ContractFacts>]>([
    ['not_offered', filled, { rules: { ...rules, isOffered: false } }],
    ['not_trading', filled, { isTrading: false }],
    ['market_closed', filled, { isOpen: false }],
    ['index_stale', filled, { index: undefined }],
    ['lots_missing', initialContractForm, {}],
    ['amount_missing', { ...initialContractForm, unit: 'margin' }, {}],
    ['lots_min', { ...filled, lots: '0.05' }, {}],
    ['lots_min', { ...initialContractForm, unit: 'value', amount: '0.01' }, {}],
    ['lots_max', { ...filled, lots: '30001' }, {}],
    ['slippage', { ...filled, slippage: '6' }, {}],
    ['price_missing', act.setKind(filled, 'limit'), {}],
    ['trigger_missing', act.setKind(filled, 'triggerMarket'), {}],
    ['trigger_reached', { ...act.setKind(filled, 'triggerMarket'), triggerPrice: '60000' }, {}],
    ['off_tick', { ...act.setKind(filled, 'triggerMarket'), triggerPrice: '61000.05' }, {}],
    [
      'market_closed',
      { ...act.setKind(filled, 'triggerLimit'), triggerPrice: '61000', price: '60000' },
      { isOpen: false },
    ],
    ['off_tick', { ...filled, entryType: 'limit', price: '60000.05' }, {}],
    ['multiple', { ...filled, lots: '1000', multiple: 100 }, {}],
    ['balance', filled, { spendable: atoms(1n) }],
    ['room', filled, { room: { long: 100 as Lots, short: 0 as Lots } }],
    ['exits_missing', act.setExits(filled, true), {}],
    ['exit_side', withExits(['take_profit', '59000']), {}],
    ['exit_sum', withExits(['take_profit', '61000', '60'], ['take_profit', '62000', '40.01']), {}],
    ['exit_small', withExits(['take_profit', '61000', '0.1']), {}],
    ['exit_far', withExits(['stop_loss', '2000%']), {}],
    ['unreadable', act.setField(filled, 'lots', '', false), {}],
  ])('%s', (expected, form, changed) => {
    expect(kind(form, changed)).toBe(expected);
  });

  test('a closed market takes limit orders, computed from its last price', () => {
    expect(kind({ ...filled, entryType: 'limit', price: '60000' }, { isOpen: false })).toBeUndefined();
  });

  test('an order with a trigger is reckoned from there', () => {
    const waits: ContractForm = { ...act.setKind(filled, 'triggerMarket'), triggerPrice: '50000' };
    expect([kind(waits), figuresOf(waits, facts, 'long')?.price]).toEqual([undefined, priceFromText('50002.5')]);
    expect(sized({ ...waits, unit: 'value', amount: '300' }, facts).lots).toBe('5.99');
    expect(inputFrom(waits, 'long', 500 as Lots, assets)).toMatchObject({ entryType: 'market', triggerPrice: '50000' });
  });

  test('an exit can be right for one direction only', () => {
    const form = withExits(['stop_loss', '59000']);
    expect([kind(form), kind(form, {}, 'short')]).toEqual([undefined, 'exit_side']);
    const byReturn = withExits(['stop_loss', '10%']);
    expect([kind(byReturn), kind(byReturn, {}, 'short')]).toEqual([undefined, undefined]);
  });

  test('a missing field is no mistake', () => {
    expect(isMistake({ kind: 'lots_missing' })).toBe(false);
    expect(isMistake({ kind: 'balance' })).toBe(true);
  });
});

describe('the request', () => {
  test('a market order has its slippage, and a limit order its limit', () => {
    const lots = lotsOf('1.5') as Lots;
    expect(inputFrom(filled, 'long', lots, assets)).toEqual({
      ...assets,
      direction: 'long',
      entryType: 'market',
      lots: 150,
      multiple: 10,
      marginMode: 'cross',
      slippagePercent: '0.5',
    });
    const input = inputFrom({ ...filled, entryType: 'limit', price: '59000' }, 'short', lots, assets);
    expect([input.limitPrice, input.slippagePercent, input.exits]).toEqual(['59000', undefined, undefined]);
  });

  test('exits close their share of the lots, the last of them the rest, at prices that bring their return', () => {
    const form = {
      ...withExits(['take_profit', '61000', '33.3'], ['take_profit', '50%', '66.7'], ['stop_loss', '20%']),
    };
    const order = {
      direction: 'long',
      lots: 500 as Lots,
      figures: figuresOf(form, facts, 'long') as OpenFigures,
    } as const;
    // The order fills at 60,003, and a tenth of it is its margin.
    expect(orderExits(form, facts, order)).toEqual([
      { kind: 'take_profit', price: '61000', lots: 166 },
      { kind: 'take_profit', price: '63003.2', lots: 334 },
      { kind: 'stop_loss', price: '58803' },
    ]);
    expect(orderExits(act.setKind(form, 'trailing'), facts, order)).toEqual([]);
  });
});

describe('typing and choosing', () => {
  test('the slider gives lots that fit the funds in both directions', () => {
    const lots = lotsForPercent(filled, facts, 100) as Lots;
    expect(kind({ ...filled, lots: String(lots / 100) })).toBeUndefined();
    expect(kind({ ...filled, lots: String((lots + 1) / 100) })).toBe('balance');
    expect(lotsForPercent(filled, { ...facts, spendable: undefined }, 50)).toBeUndefined();
  });

  test('the slider follows typed lots', () => {
    expect(percentHeld(act.setPercent(filled, 37, '1'), facts)).toBe(37);
    // 5 lots are 300 USDT of notional: 30 of margin out of 1,000.
    expect(percentHeld(filled, facts)).toBe(3);
    expect(percentHeld({ ...filled, lots: '9000' }, facts)).toBe(100);
    expect(percentHeld(initialContractForm, facts)).toBe(0);
  });

  test('a size by worth or by margin is as many lots as it pays for', () => {
    // The long's quote is 60,003: a lot is worth 60.003, and needs 6.0003 of margin at 10x.
    const typed: ContractForm = { ...initialContractForm, amount: '300' };
    expect(sized({ ...typed, unit: 'value' }, facts).lots).toBe('4.99');
    expect(sized({ ...typed, unit: 'margin' }, facts).lots).toBe('49.99');
    expect(sized(act.setMultiple({ ...typed, unit: 'margin' }, 20), facts).lots).toBe('99.99');
    const waiting: ContractForm = { ...typed, unit: 'value', entryType: 'limit', price: '50000' };
    expect(sized(waiting, facts).lots).toBe('6');
    expect(sized(act.setPercent({ ...typed, unit: 'value' }, 50, '8'), facts).lots).toBe('8');
    expect(sized({ ...typed, unit: 'value' }, { ...facts, index: undefined }).lots).toBe('');
  });

  test('another unit stands for the same lots', () => {
    for (const unit of ['value', 'margin'] as const) {
      const turned = act.setUnit(filled, unit, amountOf(filled, facts, unit));
      expect([turned.amount, sized(turned, facts).lots]).toEqual([unit === 'value' ? '300.02' : '30.01', '5']);
    }
  });

  test('typed lots release the slider', () => {
    expect(act.setField(act.setPercent(filled, 50, '8'), 'lots', '9').percent).toBeUndefined();
  });

  test('a tapped quote makes a limit order of it', () => {
    const form = act.takePrice(filled, '60003');
    expect([form.entryType, form.price]).toEqual(['limit', '60003']);
  });

  test('another market keeps the mode and as much of the multiple as it allows', () => {
    const form = act.forMarket({ ...filled, multiple: 100, marginMode: 'isolated' }, 10);
    expect([form.multiple, form.marginMode, form.lots]).toEqual([10, 'isolated', '']);
  });

  test('the first limit is the index on the tick', () => {
    expect(act.suggestPrice(filled, '60000.07', '0.1').price).toBe('60000.0');
  });
});
