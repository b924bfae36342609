import type { FaqRow, MenuRow, NewsRow, QuotationRow } from '@candor/api';
import { expect, it } from 'vitest';
import { searchResults } from './search-results.ts';

let pairId = 0;
const pair = (symbol: string, baseName: string, assetClass = 'coin') =>
  ({ pairId: ++pairId, symbol, baseCode: symbol.split('/')[0], baseName, assetClass }) as QuotationRow;
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
const faq = [
  { faqId: 1, topic: 'Fees', question: 'What does a trade cost?', answer: 'The fee on spot is 0.10%.' },
  { faqId: 2, topic: 'Fees', question: 'Is there a fee for transfers?', answer: 'No.' },
] as FaqRow[];
const news = [
  { newsId: 2, title: 'Một cặp mới: SUI/USDT' },
  { newsId: 1, title: 'Bảo trì vào Chủ nhật' },
] as NewsRow[];
const places = [
  { place: 'verification', name: 'Xác minh danh tính', words: 'kyc, hộ chiếu' },
  { place: 'withdraw', name: 'Rút tiền', words: 'rút, gửi' },
] as const;
const all = (text: string) =>
  searchResults(text, {
    pairs,
    contractPairIds: new Set([2, 4]),
    contractWords: 'hợp đồng, contract',
    menu,
    places,
    faq,
    news,
  });
const find = (text: string) => {
  const { coins, stocks, functions } = all(text);
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

it('finds news by every word of it, but not by two letters', () => {
  const titles = (text: string) => all(text).news.map(({ newsId }) => newsId);
  expect(['cap moi', 'bao tri chu nhat', 'bao tri sui', 'ba'].map(titles)).toEqual([[2], [1], [], []]);
});

it('finds contracts by pair, by product, and by both', () => {
  const contracts = (text: string) => all(text).contracts.map((row) => row.symbol);
  expect(contracts('btc contract')).toEqual(['BTC/USDT']);
  expect(contracts('btc')).toEqual(['BTC/USDT']);
  expect(contracts('hop dong')).toEqual(['BTC/USDT', 'TSLA/USDT']);
  expect(find('btc contract')).toEqual([]);
});

it('finds pages by what people call them, and help by question before answer', () => {
  expect(all('kyc').places.map(({ place }) => place)).toEqual(['verification']);
  expect(all('rut tien').places.map(({ place }) => place)).toEqual(['withdraw']);
  expect(all('fee').help.map(({ faqId }) => faqId)).toEqual([2, 1]);
  expect(all('fe').help).toEqual([]);
});
