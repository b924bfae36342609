import { atomsToText, priceToText } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { initialOrderForm, orderFormActions, type OrderForm } from './order-form.ts';
import { amountForPercent } from './order-percent.ts';
import { problems } from './order-problems.ts';
import { inputFrom } from './order-request.ts';
import { percentHeld, summarize } from './order-summary.ts';
import { btcUsdt, factsWith, openOrder } from './testing-facts.ts';

const form = (fields: Partial<OrderForm>): OrderForm => ({ ...initialOrderForm, ...fields });

function figures(fields: Partial<OrderForm>, facts = factsWith()) {
  const summary = summarize(form(fields), facts);
  if (!summary?.ok) throw new Error(`refused: ${summary?.code}`);
  const { value } = summary;
  const [paid, received] = fields.side === 'sell' ? [8, 6] : [6, 8];
  return {
    hold: atomsToText(value.hold, paid),
    total: atomsToText(value.total, 6),
    fee: atomsToText(value.fee, received),
    receives: atomsToText(value.receives, received),
    filled: atomsToText(value.filled, 8),
    average: value.averagePrice === undefined ? undefined : priceToText(value.averagePrice),
    worst: value.worstPrice === undefined ? undefined : priceToText(value.worstPrice),
    status: value.status,
    reason: value.reason,
  };
}

const firstProblem = (fields: Partial<OrderForm>, facts = factsWith()) => problems(form(fields), facts)[0];

describe('RULES 4: figures before the tap are those of the core', () => {
  test('a limit buy below the market rests: it freezes price × amount and pays its fee in BTC', () => {
    expect(figures({ price: '67950', amount: '0.04' })).toMatchObject({
      hold: '2718',
      total: '2718',
      fee: '0.00004',
      receives: '0.03996',
      filled: '0',
      status: 'open',
    });
  });

  test('a market buy walks the book and shows the worst price', () => {
    expect(figures({ kind: 'market', amount: '0.3', slippage: '1' })).toMatchObject({
      filled: '0.3',
      total: String(68413 * 0.221 + 68414.5 * 0.042 + 68415 * 0.037),
      fee: '0.0003',
      worst: '68415',
      status: 'filled',
    });
  });

  test('a market sell by quote amount pays its fee in USDT, rounded up', () => {
    expect(figures({ side: 'sell', kind: 'market', unit: 'quote', amount: '1000', slippage: '1' })).toMatchObject({
      filled: '0.0146',
      total: '998.8152',
      fee: '0.998816',
      receives: '997.816384',
      reason: 'quote_spent',
    });
  });

  test('shows the part that the slippage leaves unfilled before the tap', () => {
    expect(figures({ kind: 'market', amount: '0.3', slippage: '0.001' })).toMatchObject({
      filled: '0.221',
      status: 'expired',
      reason: 'slippage_limit',
    });
  });

  test('an OCO freezes the larger of its legs and has figures for both', () => {
    const oco = form({ kind: 'oco', price: '66000', stopPrice: '70000', stopLimitPrice: '70100', amount: '0.1' });
    const summary = summarize(oco, factsWith());
    expect(summary?.ok && atomsToText(summary.value.hold, 6)).toBe('7010');
    expect(summary?.ok && summary.value.stopLeg && atomsToText(summary.value.stopLeg.total, 6)).toBe('7010');
    expect(summary?.ok && atomsToText(summary.value.total, 6)).toBe('6600');
  });

  test('depth ends where an own order is next: the rest of a taking order expires', () => {
    const own = [openOrder({ side: 'sell', price: '68414.5', quantity: '0.042' })];
    const taking = { price: '68415', amount: '0.3' };
    expect(figures(taking, factsWith({ own }))).toMatchObject({ filled: '0.221', reason: 'self_trade' });
  });
});

describe('percent of available', () => {
  test.each([
    ['limit buy', { price: '68412.5' }, 100, '0.1461'],
    ['limit sell', { side: 'sell', price: '68412.5' }, 25, '0.25'],
    ['market buy by quote', { kind: 'market', unit: 'quote', slippage: '1' }, 50, '5000'],
    ['market buy by base', { kind: 'market', slippage: '1' }, 100, '0.1461'],
    ['stop-market buy', { kind: 'stop_market', stopPrice: '70000', slippage: '1' }, 100, '0.1414'],
    ['OCO buy', { kind: 'oco', price: '66000', stopPrice: '70000' }, 100, '0.1414'],
  ] as const)('%s', (_name, fields, percent, amount) => {
    expect(amountForPercent(form(fields as Partial<OrderForm>), factsWith(), percent)).toBe(amount);
  });

  test('a share that is no whole number of atoms is cut off', () => {
    const spending = form({ kind: 'market', unit: 'quote', slippage: '1' });
    expect(amountForPercent(spending, factsWith({ quote: '100.000003' }), 25)).toBe('25');
  });

  test('never exceeds the free amount, and one lot more would', () => {
    const buying = form({ price: '68412.5' });
    const amount = amountForPercent(buying, factsWith(), 100) as string;
    expect(problems({ ...buying, amount }, factsWith())).toEqual([]);
    expect(problems({ ...buying, amount: '0.1462' }, factsWith())[0]).toMatchObject({ code: 'balance_insufficient' });
  });

  test('without a price there are no figures', () => {
    expect(amountForPercent(form({}), factsWith(), 50)).toBeUndefined();
  });

  test('the slider follows typed amounts', () => {
    const typed = form({ price: '50000', amount: '0.05', kind: 'limit' });
    expect(percentHeld(typed, factsWith(), 2_500_000_000n as never)).toBe(25);
  });
});

describe('problems come one at a time, the first to mend first', () => {
  test.each([
    ['an empty amount is not yet a mistake', { price: '68000' }, { kind: 'missing', field: 'amount' }],
    ['a text that cannot be read', { unreadable: new Set(['price' as const]) }, { kind: 'unreadable', field: 'price' }],
    ['price off the tick', { price: '68000.3', amount: '0.1' }, { code: 'price_off_tick', field: 'price' }],
    ['amount off the lot', { price: '68000', amount: '0.00015' }, { code: 'quantity_off_lot', field: 'amount' }],
    ['too small', { price: '68000', amount: '0.0000' }, { code: 'quantity_too_small', field: 'amount' }],
    ['below the least value', { price: '60000', amount: '0.00001' }, { code: 'quantity_off_lot' }],
    ['far from the index', { price: '6800', amount: '0.1' }, { code: 'price_out_of_band', field: 'price' }],
    ['not enough', { price: '68000', amount: '5' }, { code: 'balance_insufficient', field: 'amount' }],
    [
      'post-only that would take',
      { price: '68413', amount: '0.1', lifetime: 'post_only' },
      { code: 'post_only_would_take', field: 'price' },
    ],
    [
      'a stop on the wrong side',
      { kind: 'stop_market', stopPrice: '60000', amount: '0.1', slippage: '1' },
      { code: 'stop_would_trigger' },
    ],
    [
      'OCO on one side',
      { kind: 'oco', price: '69000', stopPrice: '70000', amount: '0.1', slippage: '1' },
      { code: 'oco_prices_wrong' },
    ],
    [
      'an OCO whose stop leg may slip further than any may',
      { kind: 'oco', price: '66000', stopPrice: '70000', amount: '0.1', slippage: '21' },
      { code: 'slippage_invalid', field: 'slippage' },
    ],
    [
      'exits without a price',
      { price: '68000', amount: '0.1', hasExits: true },
      { kind: 'missing', field: 'takeProfitPrice' },
    ],
    [
      'stop loss above the entry',
      { price: '68000', amount: '0.1', hasExits: true, stopLossPrice: '69000', slippage: '1' },
      { code: 'exit_prices_wrong', field: 'stopLossPrice' },
    ],
  ] as const)('%s', (_name, fields, problem) => {
    expect(firstProblem(fields as Partial<OrderForm>)).toMatchObject(problem);
  });

  test('RULES 3: without a fresh index limit orders go on and market orders wait', () => {
    const stale = factsWith({ index: '' });
    expect(problems(form({ price: '68000', amount: '0.1' }), stale)).toEqual([]);
    expect(firstProblem({ kind: 'market', amount: '0.1', slippage: '1' }, stale)).toMatchObject({
      code: 'index_stale',
    });
  });
});

describe('the request', () => {
  test('only the fields that count for the kind', () => {
    const kept = { price: '68000', stopPrice: '70000', takeProfitPrice: '71000', hasExits: true, amount: '0.1' };
    expect(inputFrom(form({ ...kept, side: 'sell', kind: 'market', slippage: '1' }), btcUsdt)).toEqual({
      baseAssetId: 1,
      quoteAssetId: 3,
      side: 'sell',
      orderType: 'market',
      quantity: '0.1',
      slippagePercent: '1',
    });
  });

  test.each([
    ['the stop leg of an OCO at the market', { kind: 'oco', price: '66000', stopPrice: '70000' }, '2'],
    [
      'no stop leg with a limit',
      { kind: 'oco', price: '66000', stopPrice: '70000', stopLimitPrice: '70100' },
      undefined,
    ],
    ['the stop loss behind a limit order', { price: '68000', hasExits: true, stopLossPrice: '66000' }, '2'],
    ['no take profit', { price: '68000', hasExits: true, takeProfitPrice: '69000' }, undefined],
    ['no stop loss that was taken back', { price: '68000', hasExits: false, stopLossPrice: '66000' }, undefined],
    ['no stop loss of a sell', { side: 'sell', price: '68500', hasExits: true, stopLossPrice: '66000' }, undefined],
    ['a stop-market', { kind: 'stop_market', stopPrice: '70000' }, '2'],
  ] as const)('a slippage is for %s', (_what, fields, slippage) => {
    const order = form({ ...(fields as Partial<OrderForm>), amount: '0.1', slippage: '2' });
    expect(inputFrom(order, btcUsdt).slippagePercent).toBe(slippage);
    expect(problems(order, factsWith())).toEqual([]);
  });

  test('an OCO freezes the cost of its stop leg with the slippage', () => {
    const oco = { kind: 'oco', price: '66000', stopPrice: '70000', amount: '0.1' } as const;
    expect(figures({ ...oco, slippage: '2' }).hold).toBe('7140');
    expect(figures({ ...oco, slippage: '0.1' }).hold).toBe('7007');
  });

  test('post-only is a GTC limit', () => {
    expect(inputFrom(form({ price: '68000', amount: '0.1', lifetime: 'post_only' }), btcUsdt)).toMatchObject({
      orderType: 'limit',
      timeInForce: 'gtc',
      isPostOnly: true,
    });
  });
});

describe('actions', () => {
  const { setKind, takePrice, suggestPrice, afterPlacing, setUnit, forPair } = orderFormActions;

  test('a lifetime that the new kind does not have goes back to GTC', () => {
    expect(setKind(form({ lifetime: 'post_only' }), 'stop_limit').lifetime).toBe('gtc');
    expect(setKind(form({ lifetime: 'ioc' }), 'stop_limit').lifetime).toBe('ioc');
  });

  test('an amount in quote never turns into one in base', () => {
    const byQuote = setUnit(form({ kind: 'market' }), 'quote');
    expect(setKind({ ...byQuote, amount: '500' }, 'limit').amount).toBe('');
  });

  test('a tapped price goes where the kind has one', () => {
    expect(takePrice(form({}), '68413').price).toBe('68413');
    expect(takePrice(form({ kind: 'stop_market' }), '68413')).toMatchObject({ price: '', stopPrice: '68413' });
  });

  test('the suggested price is on the tick and gives way to a typed one', () => {
    expect(suggestPrice(form({}), '68412.73', '0.5').price).toBe('68412.5');
    expect(suggestPrice(form({}), '68412.5', '0.5').price).toBe('68412.5');
    expect(suggestPrice(form({ price: '1.0' }), '68412.5', '0.5').price).toBe('1.0');
  });

  test('another pair keeps choices and drops typed texts', () => {
    const before = form({ kind: 'stop_limit', lifetime: 'ioc', price: '68000', amount: '1', side: 'sell' });
    expect(forPair(before)).toEqual(form({ kind: 'stop_limit', lifetime: 'ioc', side: 'sell' }));
  });

  test('after an order was accepted the price stays', () => {
    expect(afterPlacing(form({ price: '68000', amount: '1' }))).toMatchObject({ price: '68000', amount: '' });
  });
});

describe('RULES 4: conditions', () => {
  const sell = { side: 'sell', amount: '0.1' } as const;

  test('a trailing stop asks for its percent, holds the amount, and is sent as a stop that trails', () => {
    const trail = {
      ...sell,
      kind: 'trailing_stop',
      trailPercent: '5',
      activationPrice: '70000',
      slippage: '1',
    } as const;
    expect(figures(trail)).toMatchObject({ hold: '0.1' });
    expect(inputFrom(form(trail), btcUsdt)).toMatchObject({
      orderType: 'stop_market',
      trailPercent: '5',
      activationPrice: '70000',
    });
    const byPrice = { ...trail, trailUnit: 'price', trailDistance: '500' } as const;
    const sent = inputFrom(form(byPrice), btcUsdt);
    expect(sent).toMatchObject({ trailDistance: '500' });
    expect(sent).not.toHaveProperty('trailPercent');
    expect(problems(form({ ...byPrice, trailDistance: '1' }), factsWith())[0]).toMatchObject({
      field: 'trailDistance',
    });
    expect(problems(form({ ...trail, trailPercent: '' }), factsWith())).toEqual([
      { kind: 'missing', field: 'trailPercent' },
    ]);
    expect(problems(form({ ...trail, trailPercent: '21' }), factsWith())[0]).toMatchObject({ code: 'trail_invalid' });
    expect(problems(form({ ...trail, activationPrice: '60000' }), factsWith())[0]).toMatchObject({
      code: 'activation_price_wrong',
    });
  });

  test('an iceberg shows a tenth or more, and only where the order rests', () => {
    const iceberg = { ...sell, price: '70000', visibleAmount: '0.009' } as const;
    expect(problems(form(iceberg), factsWith())[0]).toMatchObject({ code: 'visible_quantity_invalid' });
    expect(problems(form({ ...iceberg, visibleAmount: '0.01' }), factsWith())).toEqual([]);
    expect(inputFrom(form({ ...iceberg, lifetime: 'ioc' }), btcUsdt).visibleQuantity).toBeUndefined();
  });

  test('a sale may name the price at which it is bought back', () => {
    const back = { ...sell, price: '70000', hasExits: true, takeProfitPrice: '65000', stopLossPrice: '75000' } as const;
    expect(inputFrom(form(back), btcUsdt)).toMatchObject({
      followSide: 'buy',
      followQuantity: '0.1',
      followLimitPrice: '65000',
      followStopPrice: '75000',
    });
    expect(problems(form(back), factsWith())).toEqual([]);
    const swapped = { ...back, takeProfitPrice: '75000', stopLossPrice: '65000' };
    expect(problems(form(swapped), factsWith())[0]).toMatchObject({ code: 'oco_prices_wrong' });
  });

  test('own orders that give way do not end the order, and a whole market order is not filled in part', () => {
    const own = [openOrder({ side: 'buy', price: '68412', quantity: '0.1' })];
    const limit = { side: 'sell', amount: '0.5', price: '68411.5' } as const;
    expect(summarize(form(limit), factsWith({ own }))).toMatchObject({ value: { reason: 'self_trade' } });
    const past = summarize(form({ ...limit, selfTrade: 'expire_maker' }), factsWith({ own }));
    expect(past).toMatchObject({ value: { reason: 'filled' } });
    const large = { side: 'buy', kind: 'market', amount: '9', slippage: '1' } as const;
    const rich = factsWith({ quote: '10000000' });
    expect(summarize(form({ ...large, isWhole: true }), rich)).toMatchObject({
      value: { filled: 0n, reason: 'fill_or_kill_incomplete' },
    });
  });
});
