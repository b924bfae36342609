import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { openSqlite } from '../sqlite/index.ts';
import { account, btcUsdt, order, startMs, usdt } from '../testing/facts.ts';
import { randomFacts } from '../testing/random-facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

/** Tables that do not grow with history: a walk over them is no harm. */
const smallTables = ['pairs', 'assets', 'base', 'quote'];
const accountId = account(1_000);
const paged = { accountId, page: 2, limit: 20 };
const range = { fromMs: startMs, toMs: startMs + 1 };

const reads: Record<string, (reader: Reader) => Promise<unknown>> = {
  'order history': (reader) => reader.orderHistory(paged),
  'order history of a pair': (reader) => reader.orderHistory({ ...paged, pairId: btcUsdt, side: 'buy' }),
  'order history between times': (reader) => reader.orderHistory({ ...paged, ...range }),
  'order history of a pair between times': (reader) => reader.orderHistory({ ...paged, pairId: btcUsdt, ...range }),
  'one order': (reader) => reader.orderById({ accountId, orderId: order(1) }),
  'an order’s trades': (reader) => reader.orderTrades({ accountId, orderId: order(1) }),
  'an account’s trades': (reader) => reader.accountTrades(paged),
  'an account’s trades of a pair': (reader) => reader.accountTrades({ ...paged, pairId: btcUsdt }),
  statement: (reader) => reader.ledgerEntries(paged),
  'statement of kinds': (reader) => reader.ledgerEntries({ ...paged, kinds: ['trade', 'trade_fee'] }),
  'statement of a wallet type': (reader) => reader.ledgerEntries({ ...paged, walletType: 'change' }),
  'statement of an asset': (reader) => reader.ledgerEntries({ ...paged, assetId: usdt }),
  'statement of a wallet': (reader) => reader.ledgerEntries({ ...paged, assetId: usdt, walletType: 'change' }),
  transfers: (reader) => reader.transfers(paged),
  conversions: (reader) => reader.conversions(paged),
  'daily values': (reader) => reader.dailyValues({ accountId, days: 30, nowMs: startMs }),
  candles: (reader) => reader.candles({ pairId: btcUsdt, period: '1hour', ...range, limit: 500 }),
  'recent trades': (reader) => reader.recentTrades(btcUsdt, 50),
  statistics: (reader) => reader.statistics24h(startMs),
  'statistics of pairs that stand still': (reader) => reader.statistics24h(Date.UTC(2100, 0, 1)),
  'house balances': (reader) => reader.houseBalances(),
  watermark: (reader) => reader.watermark(),
};

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
  model.apply(randomFacts('plans', 500).batch());
});

afterEach(() => model.close());

test.each(Object.entries(reads))('%s walks an index, and sorts nothing', async (_name, read) => {
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  await read(model.reader({ onQuery: (sql, parameters) => queries.push({ sql, parameters }) }));
  const database = openSqlite(model.path, { readOnly: true });
  const steps = queries.flatMap(({ sql, parameters }) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }: { detail: string }) => detail),
  );
  database.close();
  const bad = steps.filter((step) => {
    const walked = /^SCAN (\w+)/.exec(step)?.[1];
    return (walked !== undefined && !smallTables.includes(walked)) || /TEMP B-TREE/.test(step);
  });
  expect(steps.length).toBeGreaterThan(0);
  expect(bad).toEqual([]);
});
