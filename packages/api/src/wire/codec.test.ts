import { describe, expect, test } from 'vitest';
import { placeSpotOrder } from '../spot/calls/place-spot-order.ts';
import { allowedWords } from './allowed-words.ts';
import { listSpotOrders } from '../spot/calls/list-spot-orders.ts';
import { listWatched } from '../watchlist/calls/list-watched.ts';
import { listCandles } from '../market/calls/list-candles.ts';
import { loginUser } from '../accounts/calls/login-user.ts';
import { endSessions } from '../accounts/calls/end-sessions.ts';
import { setContractTerms } from '../contract/calls/set-contract-terms.ts';
import { setPhishingWord } from '../safety/calls/set-phishing-word.ts';
import { transferFunds } from '../transfer/calls/transfer-funds.ts';
import { listEntries } from '../ledger/calls/list-entries.ts';
import { listWallets } from '../ledger/calls/list-wallets.ts';
import { checkOutput, decodeInput, decodeOutput, encodeInput, encodeOutput, requestIdOf } from './codec.ts';
import type { OutputOf } from './define-call.ts';

const order = { currency_id: '1', legal_id: '3', type: '1', amount: '0.5', target_price: '60000' };

describe('reading a request', () => {
  test('a form becomes our names and numbers', () => {
    const decoded = decodeInput(placeSpotOrder, { ...order, lang: 'vn' });
    expect(decoded).toEqual({
      ok: true,
      value: { baseAssetId: 1, quoteAssetId: 3, side: 'buy', quantity: '0.5', price: '60000' },
    });
  });

  test.each([
    ['price', '50000', 'unknown'],
    ['targetPrice', '50000', 'unknown'],
    ['user_id', '7', 'unknown'],
    ['work', 'salt:1', 'unknown'],
    ['slippage', null, 'nothing'],
  ])('calls that change something refuse %s = %j by name: %s', (field, value, rule) => {
    expect(decodeInput(placeSpotOrder, { ...order, [field]: value })).toEqual({ ok: false, field, rule });
    expect(decodeInput(setContractTerms, { [field]: value })).toMatchObject({ ok: false, field, rule: 'unknown' });
  });

  test('rejects a misspelt price, and null, instead of treating it as missing', () => {
    const { target_price: _, ...market } = order;
    expect(decodeInput(placeSpotOrder, market)).toMatchObject({ ok: true });
    for (const field of ['target_price', 'target_Price', 'targetprice', 'target_price ']) {
      expect(decodeInput(placeSpotOrder, { ...market, [field]: null })).toMatchObject({ ok: false, field });
    }
    expect(decodeInput(transferFunds, { currency_id: 3, number: '5', from_field: 1, to_field: 2, fee: '1' })).toEqual({
      ok: false,
      field: 'fee',
      rule: 'unknown',
    });
  });

  test('calls that only read, and those that visitors sign in with, overlook unknown fields', () => {
    expect(decodeInput(listEntries, { clock: '1', page: null })).toEqual({ ok: true, value: { page: 1, limit: 10 } });
    const login = { user_string: 'a@b.example', password: 'long enough', device: 'phone', code: null };
    expect(decodeInput(loginUser, login)).toMatchObject({ ok: true });
  });

  test('JSON reads the same', () => {
    expect(decodeInput(placeSpotOrder, { ...order, currency_id: 1, legal_id: 3, type: 1 })).toEqual(
      decodeInput(placeSpotOrder, order),
    );
  });

  test('defaults are filled in', () => {
    expect(decodeInput(listEntries, {})).toEqual({ ok: true, value: { page: 1, limit: 10 } });
    expect(decodeInput(listSpotOrders, {})).toMatchObject({
      value: { kind: 'orders', status: 'all', page: 1, limit: 10 },
    });
  });

  test('account types come as numbers or as words', () => {
    const transfer = { currency_id: 3, number: '5', from_field: 'legal', to_field: '3' };
    expect(decodeInput(transferFunds, transfer)).toMatchObject({ value: { from: 'fiat', to: 'contract' } });
  });

  test('chart times come in seconds or milliseconds', () => {
    const asked = decodeInput(listCandles, {
      symbol: 'BTC/USDT',
      period: '1min',
      from: '1700000000',
      to: '1700000600000',
    });
    expect(asked).toMatchObject({ value: { fromMs: 1_700_000_000_000, toMs: 1_700_000_600_000 } });
  });

  test.each(['ioc', 'IOC', 'Ioc'])('a word of an order is read in any case: %s', (word) => {
    expect(decodeInput(placeSpotOrder, { ...order, time_in_force: word })).toMatchObject({
      ok: true,
      value: { timeInForce: 'ioc' },
    });
  });

  test.each([
    ['legal_id', undefined, 'missing'],
    ['currency_id', 'abc', 'not_a_number'],
    ['currency_id', '0', 'not_a_number'],
    ['currency_id', '1.5', 'not_a_number'],
    ['currency_id', ['1', '1'], 'not_a_number'],
    ['type', '3', 'not_in_list'],
    ['type', ['1'], 'not_in_list'],
    ['amount', '', 'not_an_amount'],
    ['amount', '-1', 'not_an_amount'],
    ['amount', '1e3', 'not_an_amount'],
    ['amount', '1,000', 'not_an_amount'],
    ['amount', ' 1', 'not_an_amount'],
    ['amount', '01', 'not_an_amount'],
    ['amount', '.5', 'not_an_amount'],
    ['amount', 1, 'not_an_amount'],
    ['amount', ['1', '2'], 'not_an_amount'],
    ['order_type', 'iceberg', 'not_in_list'],
    ['post_only', 'maybe', 'not_in_list'],
    ['req_id', 'short', 'not_a_request_id'],
  ])('RULES 1: %s = %j is %s', (field, value, rule) => {
    expect(decodeInput(placeSpotOrder, { ...order, [field]: value })).toEqual({ ok: false, field, rule });
  });

  test.each([
    ['limit', '0', 'not_a_number'],
    ['limit', '101', 'out_of_range'],
    ['page', '0', 'not_a_number'],
    ['from', 'yesterday', 'not_a_time'],
    ['kind', 'gift', 'not_in_list'],
  ])('%s = %s is %s', (field, value, rule) => {
    expect(decodeInput(listEntries, { [field]: value })).toEqual({ ok: false, field, rule });
  });

  test.each([
    ['type', ['1', '2']],
    ['time_in_force', ['gtc', 'ioc', 'fok']],
    ['post_only', ['1', '0', 'true', 'false']],
    ['amount', []],
    ['nothing', []],
  ])('has the words that %s may be', (field, words) => {
    expect(new Set(allowedWords(placeSpotOrder, field))).toEqual(new Set(words));
  });

  test('texts are bounded', () => {
    const login = { user_string: 'a@b.example', password: 'x'.repeat(257) };
    expect(decodeInput(loginUser, login)).toEqual({ ok: false, field: 'password', rule: 'too_long' });
    expect(decodeInput(loginUser, { ...login, user_string: 'a' })).toMatchObject({
      field: 'user_string',
      rule: 'too_short',
    });
  });

  test('calls that protect an account, and operators’ calls, have a request id without declaring it', () => {
    const sent = { word: 'apple tree', password: 'correct horse', req_id: 'abcdefgh-1' };
    expect(decodeInput(setPhishingWord, sent)).toMatchObject({ ok: true });
    expect(requestIdOf(setPhishingWord, sent)).toBe('abcdefgh-1');
    for (const req_id of ['short', 7, ['abcdefgh-1'], '']) {
      expect(decodeInput(setPhishingWord, { ...sent, req_id })).toMatchObject({
        field: 'req_id',
        rule: 'not_a_request_id',
      });
    }
    expect(decodeInput(setPhishingWord, { ...sent, req_id: null })).toMatchObject({ ok: false, field: 'req_id' });
    expect(requestIdOf(endSessions, sent)).toBe('abcdefgh-1');
    expect(requestIdOf(placeSpotOrder, sent)).toBeUndefined();
  });

  test.each([[undefined], [null], ['text'], [[]], [7]])('a body that is %j misses its fields', (body) => {
    expect(decodeInput(placeSpotOrder, body)).toEqual({ ok: false, field: 'currency_id', rule: 'missing' });
  });
});

test('the server decodes everything that the client encodes', () => {
  const given = {
    baseAssetId: 1,
    quoteAssetId: 3,
    side: 'sell' as const,
    quantity: '2',
    orderType: 'oco' as const,
    price: '70000',
    stopPrice: '60000',
    requestId: 'abcdefgh-1',
  };
  const wire = encodeInput(placeSpotOrder, given);
  expect(wire).toMatchObject({ currency_id: 1, type: '2', target_price: '70000', req_id: 'abcdefgh-1' });
  expect(decodeInput(placeSpotOrder, wire)).toEqual({ ok: true, value: given });
  expect(encodeInput(listEntries, {})).toEqual({});
});

describe('answers', () => {
  const wallets: OutputOf<typeof listWallets> = {
    balances: [
      { accountType: 'spot', assetId: 1, code: 'BTC', available: '0.5', frozen: '0', equivalent: '30000' },
      { accountType: 'options', assetId: 3, code: 'USDT', available: '0', frozen: '1', equivalent: '1' },
    ],
    totals: [{ accountType: 'spot', equivalent: '30000' }],
    totalEquivalent: '30001',
    contractUnrealised: '-2.5',
    unreleased: [
      { projectId: 1, assetId: 9, code: 'NEW', amount: '5', equivalent: '2.5', nextAtMs: 1_700_000_000_000 },
    ],
    debts: [{ assetId: 3, code: 'USDT', principal: '100', interest: '0.01' }],
    costs: [{ assetId: 1, code: 'BTC', amount: '0.5', cost: '29000' }],
    profitToday: '-12.5',
    profitTodayPercent: '-0.04',
    history: [{ atMs: 1_700_000_000_000, equivalent: '30001' }],
  };

  test('they return unchanged, under legacy names on the way', () => {
    const wire = JSON.parse(JSON.stringify(encodeOutput(listWallets, wallets)));
    expect(wire.data[0]).toMatchObject({ type: '2', currency_id: 1, currency_name: 'BTC' });
    expect(decodeOutput(listWallets, wire)).toEqual(wallets);
    expect(checkOutput(listWallets, wire)).toEqual(wallets);
  });

  test('nothing undeclared leaves with them', () => {
    const careless = { ...wallets, passwordHash: 'secret', balances: [{ ...wallets.balances[0], owner: 1_000 }] };
    const text = JSON.stringify(encodeOutput(listWallets, careless as unknown as typeof wallets));
    expect(text).not.toMatch(/secret|owner/);
  });

  test('a login answers with the token text itself', () => {
    expect(encodeOutput(loginUser, 'token')).toBe('token');
    expect(decodeOutput(loginUser, 'token')).toBe('token');
  });

  test('a list without pages comes as its one page, and is the rows alone inside', () => {
    const rows: OutputOf<typeof listWatched> = [
      { pairId: 1, symbol: 'BTC/USDT', baseAssetId: 1, quoteAssetId: 3, addedAtMs: 5 },
    ];
    const wire = encodeOutput(listWatched, rows);
    expect(wire).toMatchObject({ data: [{ id: 1, currency_id: 1, create_time: 5 }], page: 1, limit: 1, total: 1 });
    expect(decodeOutput(listWatched, wire)).toEqual(rows);
    expect(checkOutput(listWatched, wire)).toEqual(rows);
  });

  test('rows of two kinds in one list differ by a field of one', () => {
    const trade = {
      tradeId: 9,
      orderId: 7,
      pairId: 1,
      symbol: 'BTC/USDT',
      side: 'buy',
      role: 'maker',
      price: '1',
      quantity: '2',
      quoteAmount: '2',
      fee: '0',
      feeCode: 'BTC',
      atMs: 5,
    } as const;
    const order = {
      orderId: 7,
      pairId: 1,
      symbol: 'BTC/USDT',
      baseAssetId: 1,
      quoteAssetId: 3,
      side: 'buy',
      orderType: 'market',
      timeInForce: 'ioc',
      isPostOnly: false,
      filled: '2',
      filledQuote: '2',
      fee: '0',
      held: '0',
      status: 'filled',
      placedAtMs: 5,
    } as const;
    const page = { rows: [trade, order], page: 1, limit: 10, total: 2 };
    const wire = JSON.parse(JSON.stringify(encodeOutput(listSpotOrders, page)));
    expect(wire.data).toMatchObject([
      { id: 9, order_id: 7, time: 5 },
      { id: 7, filled_amount: '2', create_time: 5 },
    ]);
    expect(decodeOutput(listSpotOrders, wire)).toEqual(page);
    expect(checkOutput(listSpotOrders, wire)).toEqual(page);
  });

  test('checking detects a shape that is not as declared', () => {
    expect(() => checkOutput(listWallets, { data: [] })).toThrow();
  });
});
