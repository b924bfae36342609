import type { QuotationRow } from '@candor/api';
import { expect, it } from 'vitest';
import { filtersFor, homeLists, nextSort, passes, type Sort, sorted, sortOf } from './pair-lists.ts';

const pair = (symbol: string, last: string, change24h: string, quoteVolume24h: string, tags: string[] = []) => {
  const [baseCode, quoteCode] = symbol.split('/');
  const assetClass = tags.includes('stock') ? 'stock' : 'coin';
  return { symbol, baseCode, quoteCode, last, change24h, quoteVolume24h, tags, assetClass } as unknown as QuotationRow;
};
const rows = [
  pair('BTC/USDT', '68412.5', '2.41', '1710000000', ['layer1']),
  pair('ETH/USDT', '3541.08', '-1.12', '842300000', ['layer1']),
  pair('DOGE/USDT', '0.1583', '5.07', '88100000', ['meme']),
  pair('ETH/BTC', '0.05175', '-0.2', '120', []),
  pair('NVDA/USDT', '142.86', '0.62', '28300000', ['stock', 'ai']),
];
const asRead = (row: QuotationRow) => row;
const symbols = (list: readonly QuotationRow[]) => list.map((row) => row.symbol).join(' ');
const by = (sort: Sort | undefined) => symbols(sorted(rows, sort, asRead));

it('sorts prices and changes as numbers, not as texts', () => {
  expect(by({ column: 'last', direction: 'descending' })).toBe('BTC/USDT ETH/USDT NVDA/USDT DOGE/USDT ETH/BTC');
  expect(by({ column: 'change', direction: 'ascending' })).toBe('ETH/USDT ETH/BTC NVDA/USDT BTC/USDT DOGE/USDT');
  expect(by(undefined)).toBe(symbols(rows));
});

it('sorts by the live price where it is newer than the list', () => {
  const live = (row: QuotationRow) => (row.symbol === 'DOGE/USDT' ? { ...row, last: '99999' } : row);
  expect(symbols(sorted(rows, { column: 'last', direction: 'descending' }, live))).toMatch(/^DOGE\/USDT/);
});

it('a caret goes down, up and off; names begin ascending', () => {
  const first = nextSort(undefined, 'last');
  expect(first).toEqual({ column: 'last', direction: 'descending' });
  expect(nextSort(first, 'last')).toEqual({ column: 'last', direction: 'ascending' });
  expect(nextSort(nextSort(first, 'last'), 'last')).toBeUndefined();
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'ascending' });
});

it('offers the quotes and tags that occur, and filters by them', () => {
  expect(filtersFor(rows)).toEqual(['all', 'quote:USDT', 'quote:BTC', 'tag:layer1', 'tag:meme', 'tag:ai']);
  expect(symbols(rows.filter((row) => passes(row, 'quote:BTC', asRead)))).toBe('ETH/BTC');
  expect(symbols(rows.filter((row) => passes(row, 'tag:meme', asRead)))).toBe('DOGE/USDT');
});

it('home lists: coins by turnover, only gainers among gainers, stocks apart', () => {
  expect(symbols(homeLists.hot(rows, asRead))).toBe('BTC/USDT ETH/USDT DOGE/USDT');
  expect(symbols(homeLists.gainers(rows, asRead))).toBe('DOGE/USDT BTC/USDT');
  expect(symbols(homeLists.stocks(rows))).toBe('NVDA/USDT');
});

it('stocks alone have their movers, the largest move first, and the lists of their sectors', () => {
  const stocks = [
    pair('NVDA/USDT', '142.86', '0.62', '28300000', ['stock', 'technology', 'ai']),
    pair('JPM/USDT', '248.6', '1.1', '9300000', ['stock', 'finance']),
    pair('XOM/USDT', '111.7', '-0.4', '6400000', ['stock', 'energy']),
    pair('LLY/USDT', '782.5', '0.00', '8200000', ['stock', 'health']),
    pair('SPY/USDT', '601.2', '-2.3', '31500000', ['stock', 'etf']),
  ];
  expect(filtersFor(stocks)).toEqual(
    'all gainers losers tag:technology tag:finance tag:energy tag:health tag:etf tag:ai'.split(' '),
  );
  const movers = (filter: 'gainers' | 'losers', moving = asRead) =>
    symbols(
      sorted(
        stocks.filter((row) => passes(row, filter, moving)),
        sortOf(filter),
        moving,
      ),
    );
  expect(movers('gainers')).toBe('JPM/USDT NVDA/USDT');
  expect(movers('losers')).toBe('SPY/USDT XOM/USDT');
  // A stock that has turned since the list was read is among those it belongs to now.
  expect(movers('gainers', (row) => (row.baseCode === 'SPY' ? { ...row, change24h: '3' } : row))).toMatch(/^SPY/);
});
