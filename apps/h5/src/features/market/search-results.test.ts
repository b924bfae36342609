import type { MenuRow, QuotationRow } from '@candor/api';
import { expect, it } from 'vitest';
import { searchResults } from './search-results.ts';

const pair = (symbol: string, baseName: string, assetClass = 'coin') =>
  ({ symbol, baseCode: symbol.split('/')[0], baseName, assetClass }) as QuotationRow;
const pairs = [
  pair('ETH/BTC', 'Ethereum'),
  pair('BTC/USDT', 'Bitcoin'),
  pair('SUI/USDT', 'Sui'),
  pair('TSLA/USDT', 'Tesla', 'stock'),
];
const menu = [
  { key: 'transfer', name: 'Chuyển tiền' },
  { key: 'dual', name: 'Đầu tư kép' },
  { key: 'more', name: 'Thêm' },
] as MenuRow[];
const find = (text: string) => {
  const { coins, stocks, functions } = searchResults(text, pairs, menu);
  return [...coins, ...stocks].map((row) => row.symbol).concat(functions.map((entry) => entry.key));
};

it('puts the code itself before names and quotes that hold it', () => {
  expect(find('btc')).toEqual(['BTC/USDT', 'ETH/BTC']);
  expect(find('btcusdt')).toEqual(['BTC/USDT']);
});

it('finds names, stocks and functions, with or without accents', () => {
  expect(find('tesla')).toEqual(['TSLA/USDT']);
  expect(find('chuyen')).toEqual(['transfer']);
  expect(find('đầu tư')).toEqual(['dual']);
  expect(find('  ')).toEqual([]);
  expect(find('them')).toEqual([]);
});
