import type { PricedRow } from './build.ts';

/** Stocks against USDT. They have an index and no book; in practice they are quoted round the clock. */
// biome-ignore format: one instrument per block reads as a table
export const stockRows: readonly PricedRow[] = [
  {
    id: 101, code: 'AAPL', name: 'Apple', tags: ['stock', 'technology'],
    price: '241.35', tick: '0.01', lot: '0.001', maxQuantity: '20000',
    volatility: 15_000, dailyTurnover: 21_400_000,
  },
  {
    id: 102, code: 'NVDA', name: 'NVIDIA', tags: ['stock', 'technology', 'ai'],
    price: '142.9', tick: '0.01', lot: '0.001', maxQuantity: '30000',
    volatility: 25_000, dailyTurnover: 28_300_000,
  },
  {
    id: 103, code: 'TSLA', name: 'Tesla', tags: ['stock', 'consumer'],
    price: '318.6', tick: '0.01', lot: '0.001', maxQuantity: '15000',
    volatility: 33_000, dailyTurnover: 26_700_000,
  },
  {
    id: 104, code: 'MSFT', name: 'Microsoft', tags: ['stock', 'technology', 'ai'],
    price: '438.2', tick: '0.01', lot: '0.001', maxQuantity: '10000',
    volatility: 14_000, dailyTurnover: 14_900_000,
  },
  {
    id: 105, code: 'AMZN', name: 'Amazon', tags: ['stock', 'consumer'],
    price: '212.75', tick: '0.01', lot: '0.001', maxQuantity: '20000',
    volatility: 18_000, dailyTurnover: 13_200_000,
  },
  {
    id: 106, code: 'GOOGL', name: 'Alphabet', tags: ['stock', 'technology', 'ai'],
    price: '186.4', tick: '0.01', lot: '0.001', maxQuantity: '25000',
    volatility: 17_000, dailyTurnover: 11_800_000,
  },
  {
    id: 107, code: 'JPM', name: 'JPMorgan Chase', tags: ['stock', 'finance'],
    price: '248.6', tick: '0.01', lot: '0.001', maxQuantity: '10000',
    volatility: 14_000, dailyTurnover: 9_300_000,
  },
  {
    id: 108, code: 'V', name: 'Visa', tags: ['stock', 'finance'],
    price: '316.4', tick: '0.01', lot: '0.001', maxQuantity: '8000',
    volatility: 12_000, dailyTurnover: 7_100_000,
  },
  {
    id: 109, code: 'XOM', name: 'ExxonMobil', tags: ['stock', 'energy'],
    price: '111.7', tick: '0.01', lot: '0.001', maxQuantity: '25000',
    volatility: 15_000, dailyTurnover: 6_400_000,
  },
  {
    id: 110, code: 'LLY', name: 'Eli Lilly', tags: ['stock', 'health'],
    price: '782.5', tick: '0.01', lot: '0.001', maxQuantity: '4000',
    volatility: 18_000, dailyTurnover: 8_200_000,
  },
  {
    id: 111, code: 'SPY', name: 'S&P 500 ETF', tags: ['stock', 'etf'],
    price: '601.2', tick: '0.01', lot: '0.001', maxQuantity: '8000',
    volatility: 9_000, dailyTurnover: 31_500_000,
  },
  {
    id: 112, code: 'QQQ', name: 'Nasdaq 100 ETF', tags: ['stock', 'etf'],
    price: '522.8', tick: '0.01', lot: '0.001', maxQuantity: '8000',
    volatility: 12_000, dailyTurnover: 22_600_000,
  },
];
