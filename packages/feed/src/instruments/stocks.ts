import type { PricedRow } from './build.ts';

/** Stocks against USDT. They have an index and no book; in practice they are quoted round the clock. */
// biome-ignore format: one instrument per block reads as a table
export const stockRows: readonly PricedRow[] = [
  {
    id: 101, code: 'AAPL', name: 'Apple', tags: ['stock'],
    price: '241.35', tick: '0.01', lot: '0.001', maxQuantity: '20000',
    volatility: 15_000, dailyTurnover: 21_400_000,
  },
  {
    id: 102, code: 'NVDA', name: 'NVIDIA', tags: ['stock', 'ai'],
    price: '142.9', tick: '0.01', lot: '0.001', maxQuantity: '30000',
    volatility: 25_000, dailyTurnover: 28_300_000,
  },
  {
    id: 103, code: 'TSLA', name: 'Tesla', tags: ['stock'],
    price: '318.6', tick: '0.01', lot: '0.001', maxQuantity: '15000',
    volatility: 33_000, dailyTurnover: 26_700_000,
  },
  {
    id: 104, code: 'MSFT', name: 'Microsoft', tags: ['stock', 'ai'],
    price: '438.2', tick: '0.01', lot: '0.001', maxQuantity: '10000',
    volatility: 14_000, dailyTurnover: 14_900_000,
  },
  {
    id: 105, code: 'AMZN', name: 'Amazon', tags: ['stock'],
    price: '212.75', tick: '0.01', lot: '0.001', maxQuantity: '20000',
    volatility: 18_000, dailyTurnover: 13_200_000,
  },
  {
    id: 106, code: 'GOOGL', name: 'Alphabet', tags: ['stock', 'ai'],
    price: '186.4', tick: '0.01', lot: '0.001', maxQuantity: '25000',
    volatility: 17_000, dailyTurnover: 11_800_000,
  },
];
