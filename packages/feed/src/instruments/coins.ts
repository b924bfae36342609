import type { CrossRow, PricedRow } from './build.ts';

/**
 * Coins against USDT: ticks and lots as the large venues have them, except where the smallest trade would not be a whole
 * number of USDT atoms (SHIB trades in hundreds for that reason). Price levels are those of late 2026.
 */
// biome-ignore format: one instrument per block reads as a table
export const coinRows: readonly PricedRow[] = [
  {
    id: 1, code: 'BTC', name: 'Bitcoin', faucet: '0.1', tags: ['layer1', 'payment'],
    price: '68400', tick: '0.5', lot: '0.00001', maxQuantity: '100',
    volatility: 25_000, dailyTurnover: 1_710_000_000, ladder: [15, 15, 16, '0.16'],
  },
  {
    id: 2, code: 'ETH', name: 'Ethereum', faucet: '1', tags: ['layer1', 'defi'],
    price: '3541', tick: '0.01', lot: '0.0001', maxQuantity: '2000',
    volatility: 32_000, dailyTurnover: 842_000_000, ladder: [15, 15, 16, '1.5'],
  },
  {
    id: 4, code: 'SOL', name: 'Solana', tags: ['layer1'],
    price: '172.4', tick: '0.01', lot: '0.001', maxQuantity: '40000',
    volatility: 40_000, dailyTurnover: 312_000_000, ladder: [60, 60, 16, '8.3'],
  },
  {
    id: 5, code: 'BNB', name: 'BNB', tags: ['layer1'],
    price: '594.2', tick: '0.01', lot: '0.001', maxQuantity: '10000',
    volatility: 24_000, dailyTurnover: 118_000_000, ladder: [25, 25, 16, '1.4'],
  },
  {
    id: 6, code: 'XRP', name: 'XRP', tags: ['payment'],
    price: '0.5312', tick: '0.00001', lot: '0.1', maxQuantity: '10000000',
    volatility: 36_000, dailyTurnover: 96_400_000, ladder: [190, 190, 16, '730'],
  },
  {
    id: 7, code: 'DOGE', name: 'Dogecoin', tags: ['meme', 'payment'],
    price: '0.1583', tick: '0.00001', lot: '1', maxQuantity: '30000000',
    volatility: 48_000, dailyTurnover: 88_100_000, ladder: [65, 65, 16, '3100'],
  },
  {
    id: 8, code: 'ADA', name: 'Cardano', tags: ['layer1'],
    price: '0.4629', tick: '0.0001', lot: '0.1', maxQuantity: '10000000',
    volatility: 40_000, dailyTurnover: 37_200_000, ladder: [220, 220, 16, '340'],
  },
  {
    id: 9, code: 'LTC', name: 'Litecoin', tags: ['payment'],
    price: '84.2', tick: '0.01', lot: '0.001', maxQuantity: '50000',
    volatility: 33_000, dailyTurnover: 41_600_000, ladder: [120, 120, 16, '1.9'],
  },
  {
    id: 10, code: 'AVAX', name: 'Avalanche', tags: ['layer1'],
    price: '24.61', tick: '0.001', lot: '0.01', maxQuantity: '200000',
    volatility: 43_000, dailyTurnover: 33_500_000, ladder: [60, 60, 16, '6.9'],
  },
  {
    id: 11, code: 'LINK', name: 'Chainlink', tags: ['defi'],
    price: '15.84', tick: '0.001', lot: '0.01', maxQuantity: '300000',
    volatility: 42_000, dailyTurnover: 36_800_000, ladder: [65, 65, 16, '12'],
  },
  {
    id: 12, code: 'DOT', name: 'Polkadot', tags: ['layer1'],
    price: '6.214', tick: '0.001', lot: '0.01', maxQuantity: '800000',
    volatility: 40_000, dailyTurnover: 16_900_000, ladder: [165, 165, 16, '12'],
  },
  {
    id: 13, code: 'TRX', name: 'TRON', tags: ['layer1', 'payment'],
    price: '0.1624', tick: '0.00001', lot: '1', maxQuantity: '30000000',
    volatility: 22_000, dailyTurnover: 28_300_000, ladder: [65, 65, 16, '1000'],
  },
  {
    id: 14, code: 'SHIB', name: 'Shiba Inu', scale: 2, tags: ['meme'],
    price: '0.00001742', tick: '0.00000001', lot: '100', maxQuantity: '100000000000',
    volatility: 48_000, dailyTurnover: 21_700_000, ladder: [600, 600, 16, '2900000'],
  },
  {
    id: 15, code: 'ARB', name: 'Arbitrum', tags: ['layer2', 'new'],
    price: '0.7415', tick: '0.0001', lot: '0.1', maxQuantity: '6000000',
    volatility: 46_000, dailyTurnover: 18_400_000, ladder: [140, 140, 16, '97'],
  },
  {
    id: 16, code: 'UNI', name: 'Uniswap', tags: ['defi'],
    price: '9.182', tick: '0.001', lot: '0.01', maxQuantity: '500000',
    volatility: 44_000, dailyTurnover: 15_200_000, ladder: [110, 110, 16, '6.3'],
  },
  {
    id: 17, code: 'FET', name: 'Artificial Superintelligence Alliance', tags: ['ai', 'new'],
    price: '1.2438', tick: '0.0001', lot: '0.1', maxQuantity: '4000000',
    volatility: 50_000, dailyTurnover: 17_800_000, ladder: [85, 85, 16, '69'],
  },
  {
    id: 18, code: 'SUI', name: 'Sui', tags: ['layer1', 'new'],
    price: '2.1074', tick: '0.0001', lot: '0.1', maxQuantity: '2000000',
    volatility: 48_000, dailyTurnover: 44_600_000, ladder: [50, 50, 16, '96'],
  },
];

/**
 * Coins against BTC. Lots are ten times those of the large venues, because tick times lot must be whole satoshis.
 */
// biome-ignore format: one instrument per block reads as a table
export const crossRows: readonly CrossRow[] = [
  {
    id: 201, base: 'ETH', quote: 'BTC', tick: '0.00001', lot: '0.001', minNotional: '0.00005',
    maxQuantity: '2000', dailyVolume: '12400', ladder: [200, 200, 16, '0.29'],
  },
  {
    id: 202, base: 'SOL', quote: 'BTC', tick: '0.000001', lot: '0.01', minNotional: '0.00005',
    maxQuantity: '40000', dailyVolume: '61000', ladder: [400, 400, 16, '1.3'],
  },
  {
    id: 203, base: 'BNB', quote: 'BTC', tick: '0.000001', lot: '0.01', minNotional: '0.00005',
    maxQuantity: '10000', dailyVolume: '9200', ladder: [120, 120, 16, '0.29'],
  },
];
